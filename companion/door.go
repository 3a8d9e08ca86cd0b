package companion

import (
	"crypto/pbkdf2"
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// What is one seat's alone has one door: her panel, her phone's link and the
// workshop are opened with the seat's PIN and in no other way. Whoever sits
// there first tells her name and chooses the PIN. It is saved beside the moves,
// as a slow hash:
//
//	door 1 600000 3q2+7w== 9nZy… "Ada"
//	door 1 reset

// PINDigits is how long a PIN is.
const PINDigits = 4

// rounds of PBKDF2 with SHA-256 make trying a PIN slow: the figure of OWASP's
// Password Storage Cheat Sheet (2023). All 10,000 PINs still take a computer
// less than an hour: a PIN keeps the people at the table out, not a burglar.
const rounds = 600_000

// longestPause is the most that a wrong PIN makes people wait.
const longestPause = 10 * time.Minute

// Opening is what became of knocking at a seat's door.
type Opening struct {
	Open bool
	Why  game.Text // why it stays shut, or empty
}

// door is one seat's.
type door struct {
	owner      string // as she called herself
	rounds     int
	salt, hash []byte
	wrong      int       // wrong PINs since the owner came in last
	shut       time.Time // no PIN is taken before
	busy       bool      // a PIN is being compared
}

// Door is what everyone may know of a seat's door.
type Door struct {
	Seat  game.Seat
	Owner string // empty until somebody has taken the seat
	Wrong int    // wrong PINs since the owner came in last
	// Reset says that the table took the PIN away: what the seat knew until then
	// is shown to nobody before the end.
	Reset bool
}

// Knocks say what everyone should know of the doors: which PINs were tried and
// which were taken away.
func (s *Screen) Knocks() []game.Text {
	var out []game.Text
	for _, d := range s.Doors {
		if d.Seat < 0 || int(d.Seat) >= len(s.View.Names) {
			continue
		}
		name := s.View.Names[d.Seat]
		if d.Wrong > 0 {
			out = append(out, game.Say("Wrong PINs tried for this seat: %s (%d)", name, d.Wrong))
		}
		if d.Reset {
			out = append(out, game.Say("The PIN of this seat was reset: %s", name))
		}
	}
	return out
}

// doors are those of a match's seats.
type doors struct {
	seats  map[game.Seat]*door
	reset  map[game.Seat]bool
	opened map[game.Seat][]game.Text // what each seat is told of her own door, oldest first
}

// told is what everyone may know, by seat.
func (d *doors) told(seats int) []Door {
	out := make([]Door, 0, seats)
	for s := game.Seat(1); int(s) < seats; s++ {
		o := Door{Seat: s, Reset: d.reset[s]}
		if x := d.seats[s]; x != nil {
			o.Owner, o.Wrong = x.owner, x.wrong
		}
		out = append(out, o)
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

// slowHash is a PIN as it is kept.
func slowHash(pin string, salt []byte, rounds int) []byte {
	sum, err := pbkdf2.Key(sha256.New, pin, salt, rounds, sha256.Size)
	if err != nil {
		return nil // no PIN fits it
	}
	return sum
}

// take makes whoever chose a PIN the owner of a seat.
func (d *doors) take(seat game.Seat, x *door) {
	if d.seats == nil {
		d.seats = map[game.Seat]*door{}
	}
	d.seats[seat] = x
}

// line is a door as it is saved.
func (x *door) line(seat game.Seat) string {
	enc := base64.StdEncoding.EncodeToString
	return fmt.Sprintf("door %d %d %s %s %q", seat, x.rounds, enc(x.salt), enc(x.hash), x.owner)
}

func resetLine(seat game.Seat) string { return fmt.Sprintf("door %d reset", seat) }

// read takes in a saved line and reports whether it is one.
func (d *doors) read(line string) bool {
	w := strings.SplitN(line, " ", 6)
	if w[0] != "door" || len(w) < 3 {
		return false
	}
	n, err := strconv.Atoi(w[1])
	if err != nil || n <= 0 {
		return false
	}
	seat := game.Seat(n)
	if w[2] == "reset" {
		d.forget(seat)
		return true
	}
	if len(w) != 6 {
		return false
	}
	x := &door{}
	var errs [4]error
	x.rounds, errs[0] = strconv.Atoi(w[2])
	x.salt, errs[1] = base64.StdEncoding.DecodeString(w[3])
	x.hash, errs[2] = base64.StdEncoding.DecodeString(w[4])
	x.owner, errs[3] = strconv.Unquote(w[5])
	if errs != [4]error{} || x.rounds < 1 || x.rounds > 100*rounds || len(x.hash) != sha256.Size {
		return false
	}
	d.take(seat, x)
	return true
}

// forget takes a seat's PIN away.
func (d *doors) forget(seat game.Seat) {
	delete(d.seats, seat)
	if d.reset == nil {
		d.reset = map[game.Seat]bool{}
	}
	d.reset[seat] = true
}

// isPIN reports whether a text has the digits of a PIN.
func isPIN(s string) bool {
	return len(s) == PINDigits && strings.Trim(s, "0123456789") == ""
}

// pause is how long nobody can try after so many wrong PINs in a row.
func pause(wrong int) time.Duration {
	return min(time.Second<<min(wrong, 20), longestPause)
}

// knock tries a PIN at a seat's door, or takes the seat with it. The hash is
// slow, so it is made beside the session, which hears of it by knocked.
func (s *Session) knock(k Knock, now time.Time) {
	x := s.doors.seats[k.Seat]
	var why game.Text
	switch {
	case k.Seat <= game.Table || int(k.Seat) >= len(s.cfg.Match.State().Seats()):
		why = game.Say("There is no such seat.")
	case x != nil && x.busy:
		why = game.Say("A PIN is being checked. Wait a moment.")
	case x != nil && now.Before(x.shut):
		why = game.Say("Too many wrong PINs. Wait %d seconds.", int(x.shut.Sub(now).Seconds())+1)
	case !isPIN(k.PIN):
		why = game.Say("A PIN has 4 digits.")
	case x == nil && ownerName(k.Owner) == "":
		why = game.Say("Enter the name of the person in this seat.")
	case x == nil:
		salt := make([]byte, 16)
		_, _ = rand.Read(salt) // never fails
		x = &door{owner: ownerName(k.Owner), rounds: rounds, salt: salt, busy: true}
		s.doors.take(k.Seat, x)
		go func() { s.hashed <- knocked{k, x, slowHash(k.PIN, salt, rounds), true} }()
	default:
		x.busy = true
		go func(salt []byte, rounds int) { s.hashed <- knocked{k, x, slowHash(k.PIN, salt, rounds), false} }(x.salt, x.rounds)
	}
	if why.Format != "" {
		k.Reply(Opening{Why: why})
	}
}

// knocked is what the slow hash gave. At most one is on its way for each seat.
type knocked struct {
	Knock
	door   *door
	hash   []byte
	chosen bool // the PIN is the owner's choice
}

// compared opens the door, or says why not.
func (s *Session) compared(k knocked, now time.Time) {
	x := k.door
	x.busy = false
	clock := now.Format("15:04")
	switch {
	case s.doors.seats[k.Seat] != x: // it was reset meanwhile
		k.Reply(Opening{Why: game.Say("The PIN of this seat was reset. Choose a new one.")})
	case k.chosen:
		x.hash = k.hash
		s.note(x.line(k.Seat))
		s.doors.tell(k.Seat, game.Say("%s took this seat on the table's computer at %s.", x.owner, clock))
		k.Reply(Opening{Open: true})
	case subtle.ConstantTimeCompare(x.hash, k.hash) == 1:
		x.wrong = 0
		s.doors.tell(k.Seat, game.Say("Your pages were opened on the table's computer at %s.", clock))
		k.Reply(Opening{Open: true})
	default:
		x.wrong++
		x.shut = now.Add(pause(x.wrong))
		s.doors.tell(k.Seat, game.Say("Somebody tried a wrong PIN for your seat at %s.", clock))
		k.Reply(Opening{Why: game.Say("This is not the PIN. Wait %d seconds.", int(pause(x.wrong).Seconds()))})
	}
	s.tell = true
}

// resetPIN takes a seat's PIN away, for all to see.
func (s *Session) resetPIN(seat game.Seat, now time.Time) {
	if s.doors.seats[seat] == nil {
		return
	}
	s.doors.forget(seat)
	s.note(resetLine(seat))
	s.doors.tell(seat, game.Say("The table has reset your PIN at %s. What you knew until then stays covered.", now.Format("15:04")))
	s.tell = true
}

// knows is the seat whose knowledge is shown to whoever sits in a seat: her own,
// or what everyone knows after her PIN was reset.
func (s *Session) knows(seat game.Seat) game.Seat {
	if s.doors.reset[seat] && s.cfg.Match.State().Result() == nil {
		return game.Table
	}
	return seat
}

// behindDoor is a seat's view. After her PIN was reset whoever sits there now
// may act for her, and is shown what everyone knows.
func (s *Session) behindDoor(state game.State, seat game.Seat) game.View {
	own := state.View(seat)
	if s.knows(seat) == seat {
		return own
	}
	v := state.View(game.Table)
	v.Seat, v.Action = seat, own.Action
	for _, f := range own.Forms {
		f.Parts = slices.Clone(f.Parts)
		for i := range f.Parts {
			f.Parts[i].Given = "" // what was filled in before
		}
		v.Forms = append(v.Forms, f)
	}
	return v
}

// mostName is how many letters of a name are kept.
const mostName = 40

// ownerName is a name as it is shown: one line, not too long.
func ownerName(name string) string {
	letters := []rune(strings.Join(strings.Fields(name), " "))
	return string(letters[:min(len(letters), mostName)])
}
