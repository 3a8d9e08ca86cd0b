package companion

import (
	"math"
	"slices"
	"strings"
	"time"
	"unicode"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// What is one seat's alone has one door: her panel, her phone's link and the
// workshop are opened with the seat's PIN, or by the consent of her phone, and in
// no other way. Whoever sits there first tells her name and chooses the PIN. What
// is saved of it is a key on the game's ring that the PIN unlocks.

// PINDigits is how long a PIN is.
const PINDigits = 4

// longestPause is the most that a wrong PIN makes people wait.
const longestPause = 10 * time.Minute

// Opening is what became of knocking at a seat's door.
type Opening struct {
	Open bool
	Why  game.Text // why it stays shut, or empty
}

// door is one seat's.
type door struct {
	wrong  failed    // wrong PINs
	no     failed    // her phone was asked, and did not open
	taken  time.Time // when somebody chose the PIN, or zero
	given  time.Time // when the app left the seat to a person, or zero
	covers bool      // and what it knew stays covered
	busy   bool      // a PIN is being compared
	phone  bool      // a phone follows her link
	asked  *asked    // what her phone was asked last, or nil
}

// failed are tries in vain to open a door, since the owner came in last.
type failed struct {
	times int
	shut  time.Time // there is no other try before
}

// Door is what everyone may know of a seat's door.
type Door struct {
	Seat  game.Seat
	Owner string // empty until somebody has taken the seat
	Wrong int    // wrong PINs since the owner came in last
	No    int    // how often her phone has kept the door shut since then
	// Taken is the time of day at which the owner took the seat; Fresh that this was
	// a short time ago.
	Taken string
	Fresh bool
	// Given is the time of day at which the app left the seat to a person, empty when
	// it did not, or knew no more than everyone. Covers says that what it knew is
	// shown to nobody before the end.
	Given  string
	Covers bool
	// Resets is how often the table took the PIN away: what the seat knew until then
	// is shown to nobody before the end.
	Resets int
	// Locked says that what the seat did in private before the game was resumed
	// waits for its PIN or its phone; Foreign that neither unlocks it, but the key
	// of another computer; Lost that some of it waits for a PIN from before a reset.
	Locked, Foreign, Lost bool
	// Phone says that a phone follows the seat's link, and can be asked; Known that
	// one has followed it, and unlocks what is locked.
	Phone, Known bool
}

// access is who may see what is one seat's alone.
type access struct {
	doors  doors
	hashed chan knocked  // PINs that were compared
	keys   *keyring.Ring // of the seats
	asks   int           // so many questions were put to phones
	stuck  bool          // the game waits for what is locked
	beyond []string      // what waits behind it, as everyone may read it
}

// Knocks say what everyone should know of the doors at once: which PINs were tried,
// which were taken away, and who has to unlock a game that was resumed.
func (s *Screen) Knocks() []game.Text { return alarms(s.Doors, s.View.Names) }

// Taken says which seats were taken a short time ago. It can wait until what is due has
// been read.
func (s *Screen) Taken() []game.Text { return newPINs(s.Doors, s.View.Names) }

// knocks are all that is told of doors, with the names of their seats.
func knocks(doors []Door, names []game.Text) []game.Text {
	return append(alarms(doors, names), newPINs(doors, names)...)
}

func alarms(doors []Door, names []game.Text) []game.Text {
	var out []game.Text
	for _, d := range doors {
		if d.Seat < 0 || int(d.Seat) >= len(names) {
			continue
		}
		name := names[d.Seat]
		switch {
		case d.Given == "":
		case d.Covers:
			out = append(out, game.Say("The app has left this seat to a person at %s: %s. What it knew stays covered until the end.", d.Given, name))
		default:
			out = append(out, game.Say("The app has left this seat to a person at %s: %s. Whoever sits there now reads all that the app knew.", d.Given, name))
		}
		if d.Wrong > 0 {
			out = append(out, game.Say("Wrong PINs tried for this seat: %s (%d)", name, d.Wrong))
		}
		if d.No > 0 {
			out = append(out, game.Say("The phone of this seat was asked to open its pages and did not: %s (%d)", name, d.No))
		}
		switch {
		case d.Resets > 1 && d.Owner == "":
			out = append(out, game.Say("The PIN of this seat was reset %d times: %s", d.Resets, name))
		case d.Resets > 1:
			out = append(out, game.Say("The PIN of %s was reset %d times, and %s has chosen a new one. What this seat knew before stays covered.", name, d.Resets, d.Owner))
		case d.Resets > 0 && d.Owner == "":
			out = append(out, game.Say("The PIN of this seat was reset: %s", name))
		case d.Resets > 0:
			out = append(out, game.Say("The PIN of %s was reset, and %s has chosen a new one. What this seat knew before stays covered.", name, d.Owner))
		}
		switch {
		case d.Foreign:
			out = append(out, game.Say("%s: what you did in private is locked by the key of another computer. Go on there, or bring its key file.", name))
		case d.Locked && d.Known:
			out = append(out, game.Say("%s: your PIN in the private panel, or open your page again on your phone, to go on with what you did in private.", name))
		case d.Locked:
			out = append(out, game.Say("%s: your PIN in the private panel, to go on with what you did in private.", name))
		}
		if d.Lost {
			out = append(out, game.Say("%s: what you did in private before the PIN was reset stays locked. The PIN from before unlocks it, in the private panel.", name))
		}
	}
	return out
}

func newPINs(doors []Door, names []game.Text) []game.Text {
	if taken := takings(doors, names); taken.Format != "" {
		return []game.Text{game.Say("New PIN: %s", taken)}
	}
	return nil
}

// takings lists the seats that were taken a short time ago; empty for none. The seats
// go by their roles and the owners in quotation marks, so that no name looks like
// another entry.
func takings(doors []Door, names []game.Text) (list game.Text) {
	for _, d := range doors {
		if !d.Fresh || int(d.Seat) >= len(names) {
			continue
		}
		role := names[d.Seat].Named(func(game.Seat) string { return "" })
		owner := strings.Map(unquoted, d.Owner)
		seat := game.Say("%s by “%s” at %s", role, owner, d.Taken)
		if list.Format == "" {
			list = seat
		} else {
			list = game.Say("%s, %s", list, seat)
		}
	}
	return list
}

// unquoted drops a quotation mark that is no apostrophe.
func unquoted(r rune) rune {
	if unicode.Is(unicode.Quotation_Mark, r) && r != '\'' && r != '’' {
		return -1
	}
	return r
}

// doors are those of a match's seats.
type doors struct {
	seats  map[game.Seat]*door
	opened map[game.Seat][]game.Text // what each seat is told of her own door, oldest first
}

// of is a seat's door.
func (d *doors) of(seat game.Seat) *door {
	if d.seats == nil {
		d.seats = map[game.Seat]*door{}
	}
	if d.seats[seat] == nil {
		d.seats[seat] = &door{}
	}
	return d.seats[seat]
}

// doorsTold is what everyone may know of the doors, by seat.
func (s *Session) doorsTold(seats int, now time.Time) []Door {
	var locked []game.Seat
	unread := s.unread()
	if unread {
		locked = s.keys.Locked()
	}
	out := make([]Door, 0, seats)
	for i := game.Seat(1); int(i) < seats; i++ {
		x := s.doors.of(i)
		here := slices.Contains(locked, i)
		d := Door{Seat: i, Owner: s.keys.Owner(i), Wrong: x.wrong.times, No: x.no.times, Resets: s.keys.Resets(i), Locked: here, Foreign: here && s.keys.Foreign(i), Lost: unread && s.keys.Lost(i), Phone: x.phone, Known: s.keys.Link(i) != ""}
		d.Given, d.Covers = clockTime(x.given), x.covers
		if d.Owner != "" {
			d.Taken, d.Fresh = clockTime(x.taken), now.Sub(x.taken) < fresh
		}
		out = append(out, d)
	}
	return out
}

// mostOpened is how many openings a seat is told of.
const mostOpened = 5

// tell notes what happened at a seat's door, for her alone.
func (d *doors) tell(seat game.Seat, what game.Text) {
	if d.opened == nil {
		d.opened = map[game.Seat][]game.Text{}
	}
	d.opened[seat] = append(slices.Clone(d.opened[seat]), what)
	d.opened[seat] = d.opened[seat][max(0, len(d.opened[seat])-mostOpened):]
}

// isPIN reports whether a text has the digits of a PIN.
func isPIN(s string) bool {
	return len(s) == PINDigits && strings.Trim(s, "0123456789") == ""
}

// pause is how long nobody can try after so many wrong PINs in a row.
func pause(wrong int) time.Duration {
	return min(time.Second<<min(wrong, 20), longestPause)
}

// knock tries a PIN at a seat's door, or takes the seat with it. Comparing is
// slow, so it is done beside the session, which hears of it by compared.
func (s *Session) knock(k Knock, now time.Time) {
	if k.Seat <= game.Table || int(k.Seat) >= len(s.cfg.Match.State().Seats()) {
		k.Reply(Opening{Why: game.Say("There is no such seat.")})
		return
	}
	x, claimed := s.doors.of(k.Seat), s.keys.Owner(k.Seat) != ""
	var why game.Text
	switch {
	case s.apps.seats[k.Seat] != nil:
		why = game.Say("The app plays this seat. Give it to a person first.")
	case x.busy:
		why = game.Say("A PIN is being checked. Wait a moment.")
	case now.Before(x.wrong.shut):
		why = game.Say("Too many wrong PINs. %s", x.wrong.wait(now))
	case !isPIN(k.PIN):
		why = game.Say("A PIN has 4 digits.")
	case k.Before && !s.keys.Lost(k.Seat):
		why = game.Say("Nothing of this seat is locked by a PIN from before.")
	case !k.Before && !claimed && CleanName(k.Owner) == "":
		why = game.Say("Enter the name of the person in this seat.")
	}
	if why.Format != "" {
		k.Reply(Opening{Why: why})
		return
	}
	chosen := !claimed && !k.Before
	attempt := s.keys.Try(k.Seat, k.PIN)
	switch {
	case k.Before:
		attempt = s.keys.Recover(k.Seat, k.PIN)
	case chosen:
		attempt = s.keys.Choose(k.Seat, CleanName(k.Owner), k.PIN)
	}
	x.busy = true
	go func() {
		attempt.Compare()
		s.hashed <- knocked{k, attempt, chosen}
	}()
}

// wait says how long there is no other try.
func (f failed) wait(now time.Time) game.Text {
	if n := int(math.Ceil(f.shut.Sub(now).Seconds())); n > 1 {
		return game.Say("Wait %d seconds.", n)
	}
	return game.Say("Wait one second.")
}

// knocked is what came of comparing. At most one is on its way for each seat.
type knocked struct {
	Knock
	attempt *keyring.Attempt
	chosen  bool // the PIN is the owner's choice
}

// compared opens the door, or says why not.
func (s *Session) compared(k knocked, now time.Time) {
	x := s.doors.of(k.Seat)
	x.busy = false
	s.tell = true
	if !k.chosen && !k.Before && s.keys.Owner(k.Seat) == "" {
		k.Reply(Opening{Why: game.Say("The PIN of this seat was reset. Choose a new one.")})
		return
	}
	if s.apps.seats[k.Seat] != nil {
		k.Reply(Opening{Why: game.Say("The app plays this seat. Give it to a person first.")})
		return
	}
	open, news, line := s.keys.Admit(k.attempt)
	clock := now.Format("15:04")
	if line != "" {
		s.saveLine(line)
	}
	if news {
		s.unlocked()
	}
	switch {
	case k.chosen:
		s.taken(k.Seat, now)
		owner := s.keys.Owner(k.Seat)
		s.doors.tell(k.Seat, game.Say("%s took this seat on the table's computer at %s.", owner, clock))
		if p := s.people[k.Seat]; p.Name == "" {
			p.Name = owner // who takes a seat sits in it, for all to see
			_ = s.sit(k.Seat, p)
		}
	case open:
		s.entered(k.Seat)
		s.doors.tell(k.Seat, game.Say("Your pages were opened on the table's computer at %s.", clock))
	case k.Before && news:
		s.entered(k.Seat)
		s.doors.tell(k.Seat, game.Say("What this seat did before its PIN was reset was unlocked at %s. It stays covered until the end.", clock))
	default:
		s.missed(k.Seat, "wrong", &x.wrong, now)
		s.doors.tell(k.Seat, game.Say("Somebody tried a wrong PIN for your seat at %s.", clock))
		k.Reply(Opening{Why: game.Say("This is not the PIN. %s", x.wrong.wait(now))})
		return
	}
	k.Reply(Opening{Open: true})
}

// resetPIN takes a seat's PIN away, for all to see.
func (s *Session) resetPIN(seat game.Seat, now time.Time) {
	if s.keys.Owner(seat) == "" {
		return
	}
	for _, line := range s.keys.TakeAway(seat) {
		s.saveLine(line)
	}
	s.left(seat) // a phone was a door to what is covered now
	if x := s.doors.of(seat); x.asked != nil {
		x.asked.reply(Opening{Why: game.Say("The PIN of this seat was reset. Choose a new one.")})
		x.asked = nil
	}
	s.doors.tell(seat, game.Say("The table has reset your PIN at %s. What you knew until then stays covered.", now.Format("15:04")))
	s.tell = true
}

// knows is the seat whose knowledge is shown to whoever sits in a seat: her own,
// or what everyone knows after her PIN was reset, while the app plays the seat, and
// mostly after that.
func (s *Session) knows(seat game.Seat) game.Seat {
	if (s.keys.Reset(seat) || s.apps.seats[seat] != nil || s.doors.of(seat).covers) && s.cfg.Match.State().Result() == nil {
		return game.Table
	}
	return seat
}

// refusal is what whoever sits in a seat whose knowledge is covered is told of a move in
// private: it is refused only for what everyone knows. Else one refusal after the
// other, or a move that is taken, would tell the rest.
func (s *Session) refusal(m game.Move) error {
	x, ok := s.cfg.Match.State().(automa.Imaginer)
	if !ok {
		return nil
	}
	_, _, err := automa.Public(x).Apply(m)
	return err
}

// answerAsIfMade answers a move in private that is refused for what is covered as if it had
// been made, and saves it so: what is told and what is written must be the same.
func (s *Session) answerAsIfMade(m game.Move) {
	s.tell = true
	if s.cfg.Save != nil {
		s.wrote(s.cfg.Save.Void(m))
	}
}

// behindDoor is a seat's view. After her PIN was reset whoever sits there now
// may act for her, and is shown what everyone knows.
func (s *Session) behindDoor(state game.State, seat game.Seat) game.View {
	own := state.View(seat)
	if s.knows(seat) == seat {
		return own
	}
	v := state.View(game.Table)
	if v.Seat = seat; s.apps.seats[seat] != nil {
		v.Action = nil
		return v
	}
	x, ok := state.(automa.Imaginer)
	if !ok {
		return v
	}
	own = automa.Public(x).View(seat) // so that no choice tells what she knew
	v.Action = own.Action
	for _, f := range own.Forms {
		f.Parts = slices.Clone(f.Parts)
		for i := range f.Parts {
			f.Parts[i].Given = "" // what was filled in before
		}
		v.Forms = append(v.Forms, f)
	}
	return v
}
