package psisquad

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The verbs, and how their moves are written in a transcript.
const (
	vLock    = "lock"    // player1 lock @1,2,3,4 tells the app a cypher; @mat: as it lies on the secret mat; player1 lock: it is on paper, or still to be entered
	vChange  = "change"  // player1 change @1,2,3,4: another cypher for one that lay on the secret mat and is not allowed
	vNote    = "note"    // player1 note @words: a private note
	vFirst   = "first"   // table first @TURN-player2: who begins
	vAim     = "aim"     // player1 aim token-player2 @AIM
	vLay     = "lay"     // player1 lay digit-7-1 @K2
	vTake    = "take"    // player1 take digit-7-1, player1 take token-player2: off the guess mat
	vClear   = "clear"   // player1 clear: everything off the guess mat
	vAsk     = "ask"     // player1 ask: what lies on the mat is the guess
	vGuess   = "guess"   // player1 guess @player2,1,2,3,4: a guess that is typed
	vAnswer  = "answer"  // player2 answer correct-counter,spotted-counter @2,1
	vSay     = "say"     // player2 say @2,1: an answer that is typed
	vDone    = "done"    // player1 done: the turn marker goes on
	vUncover = "uncover" // player1 uncover @1,2,3,4: a cypher at the end; without digits, as it lies on the guess mat
	vRetract = "retract" // table retract: by agreement the last guess is taken back
	vSettle  = "settle"  // table settle @kept, table settle @right: what counts after wrong answers
)

var verbs = kit.Verbs[*act, phase]{
	vLock:     {Phases: []phase{locking}, Do: (*act).lock, Label: "Take your seat", Key: "l"},
	vChange:   {Do: (*act).change},
	vNote:     {Do: (*act).note},
	vFirst:    {Phases: []phase{starting}, Form: kit.JustAt, Do: (*act).begin, Label: "Choose who begins", Key: "f"},
	vAim:      {Phases: []phase{guessing}, Form: kit.OneAt, Do: (*act).aimAt, Label: "Target", Key: "t"},
	vLay:      {Phases: []phase{guessing, uncovering}, Form: kit.OneAt, Do: (*act).lay},
	vTake:     {Phases: []phase{guessing, uncovering}, Form: kit.OneThing, Do: (*act).take},
	vClear:    {Phases: []phase{guessing, uncovering}, Form: kit.Bare, Do: (*act).clear},
	vAsk:      {Phases: []phase{guessing}, Form: kit.Bare, Do: (*act).ask, Label: "Sure", Key: "s"},
	vGuess:    {Phases: []phase{guessing}, Form: kit.JustAt, Do: (*act).guess},
	vAnswer:   {Phases: []phase{answering, told, guessing}, Form: &kit.Form{Most: 2, Place: true}, Do: (*act).answer},
	vSay:      {Phases: []phase{answering, told}, Form: kit.JustAt, Do: (*act).answer},
	vDone:     {Phases: []phase{told}, Form: kit.Bare, Do: (*act).done, Label: "Go on", Key: "d"},
	vUncover:  {Phases: []phase{uncovering}, Do: (*act).uncover, Key: "s"},
	vRetract:  {Phases: []phase{told, guessing}, Form: kit.Bare, Do: (*act).retract, Label: "Take the guess back", Key: "b"},
	kit.VHint: {Phases: []phase{guessing}, Form: kit.JustAt, Do: (*act).hint},
	vSettle:   {Phases: []phase{settling}, Form: kit.JustAt, Do: (*act).settle},

	game.Correct: {Do: (*act).correct},
}

// act is one move that is being made: the position it changes, and what it tells.
type act struct {
	*position
	kit.Act
}

// Apply gives the state after a move and what happened. A refused move gives a
// *game.Refusal and changes nothing.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	q := *p
	q.lies = p.lies.Copy()
	a := &act{&q, kit.Act{Move: m}}
	if err := verbs.Make(a, m, p.turn(m)); err != nil {
		return nil, nil, err
	}
	return a.position, a.Events, nil
}

// Barred is why a seat may make no move of a verb now.
func (p *position) Barred(seat game.Seat, verb string) error {
	m := game.Move{Seat: seat, Verb: verb}
	return verbs.Barred(&act{p, kit.Act{Move: m}}, m, p.turn(m))
}

// turn is the position as a move finds it.
func (p *position) turn(m game.Move) kit.Turn[phase] {
	may := p.Turn()
	switch {
	case m.Verb == vNote || m.Verb == vLock || m.Verb == vChange || m.Verb == vUncover:
		may = slices.Collect(p.house.Seats.All())
	case m.Verb == kit.VHint:
		may = []game.Seat{p.seat, game.Table}
	case m.Verb == vRetract:
		may = []game.Seat{game.Table}
	case p.phase == told && (m.Verb == vAnswer || m.Verb == vSay), p.phase == guessing && m.Verb == vAnswer:
		may = []game.Seat{p.asked.on}
	case p.phase == told:
		may = may[:1]
	}
	return kit.Turn[phase]{Phase: p.phase, Over: p.phase == over, May: may, Name: kit.PlayerName, Prompt: p.now}
}

// now is why a move cannot be made in this phase: the prompt, or that what it
// would change is done.
func (p *position) now() game.Text {
	if last := p.uncovers(); p.phase == told && p.ended && last != 0 {
		return game.Say("One cypher is left: the turn marker goes to %s, who uncovers it.", kit.PlayerName(last))
	}
	if p.phase == told {
		return game.Say("The guess is already made and cannot be changed.")
	}
	return p.prompt()
}

// note keeps a player's private note (R40).
func (a *act) note() error {
	place, _ := unveiledNote(a.Move.Place)
	text, ok := game.TextOf(place)
	if !ok || len(a.Move.Objects) > 0 || utf8.RuneCountInString(text) > noteLength {
		return game.Refuse("The note is too long or has unreadable characters. Write at most %d letters.", noteLength)
	}
	if a.notes[a.Move.Seat] == place {
		return game.Refuse("Your notes already say so.")
	}
	a.notes[a.Move.Seat] = place
	a.Tell([]game.Seat{a.Move.Seat}, "You have changed your notes.")
	return nil
}

// asItLies stands for the cypher on the secret mat, until it is read, and then behind
// it; hers stands for one that was read there for somebody else by mistake and lies
// there still.
const asItLies, hers = "mat", "hers"

// lock takes a player's cypher (R5 to R8): its digits for the app to hold, or
// only that it is written. A token laid without digits leaves them to be entered.
// One that is read from the secret mat is taken though the table does not allow it:
// to refuse it would tell everyone something of it.
func (a *act) lock() error {
	s, place := a.Move.Seat, a.Move.Place
	if err := a.Form(0, 0, place != "", false); err != nil {
		return err
	}
	switch {
	case a.ready(s):
		return game.Refuse("The cypher of %s is locked and cannot be changed.", kit.PlayerName(s))
	case place == asItLies && !a.house.paper && a.mat != s:
		a.mat = s
		a.Say("%s locks the cypher that lies on the secret mat.", kit.PlayerName(s))
		return nil
	case a.house.paper && place != "":
		return game.Refuse("At this table the players answer: keep your cypher on your sheet.")
	case place == "" && a.locked[s]:
		return game.Refuse("%s has not entered a cypher yet.", kit.PlayerName(s))
	case place != "":
		place, told, _ := strings.Cut(place, "/")
		c, ok := unveil(place, a.house.keys)
		was := a.read
		if was == 0 {
			was = a.latest // older transcripts do not say what was read
		}
		switch {
		case told == hers && (!ok || was == 0 || c != a.lain && a.lain != (code{}) || a.lain == (code{}) && c != a.cypher[was]):
			return game.Refuse("The cypher that was locked last does not lie on the secret mat.")
		case place == unread:
			return game.Refuse("No cypher of %d digits lies on the secret mat.", a.house.keys)
		case !ok:
			return game.Refuse("That is not a cypher. A cypher has exactly %d digits.", a.house.keys)
		}
		if err := a.house.allows(c); err != nil && told == "" {
			return err
		}
		if told == hers {
			a.release(was)
		}
		if told != "" {
			a.read, a.lain = s, c
		}
		a.cypher[s] = c
	}
	a.locked[s], a.mat, a.latest = true, 0, s
	a.lies.Lay(token(s), home(s))
	if len(a.Turn()) == 0 {
		a.phase = starting
	}
	a.Final = true // what lay on the secret mat is read once
	if a.ready(s) {
		a.Say("%s has locked a cypher.", kit.PlayerName(s))
	} else {
		a.Say("%s is here, but has not entered a cypher yet.", kit.PlayerName(s))
	}
	return nil
}

// release has a player lock a cypher anew: the one on the secret mat is not hers.
func (a *act) release(s game.Seat) {
	a.cypher[s], a.locked[s] = code{}, false
	a.lies.Lay(token(s), kit.Nowhere)
	a.Say("The cypher on the secret mat was not that of %s.", kit.PlayerName(s))
}

// mayChange says why a player cannot lock another cypher, or nothing: hers is one that
// the table does not allow, and nobody has guessed at it.
func (p *position) mayChange(s game.Seat) error {
	if p.house.paper || !p.ready(s) || p.house.allows(p.cypher[s]) == nil || len(p.on(s)) > 0 {
		return game.Refuse("The cypher of %s is locked and cannot be changed.", kit.PlayerName(s))
	}
	return nil
}

// change locks another cypher. Nobody else learns of it.
func (a *act) change() error {
	s := a.Move.Seat
	if err := a.mayChange(s); err != nil {
		return err
	}
	c, _ := unveil(a.Move.Place, a.house.keys)
	if err := a.house.allows(c); err != nil {
		return err
	}
	a.cypher[s] = c
	a.Tell([]game.Seat{s}, "You have locked another cypher.")
	return nil
}

// Binds: a cypher that the app holds is locked for good (R7).
func (p *position) Binds(m game.Move) error {
	if m.Verb != vLock || p.house.paper || m.Place == "" {
		return nil
	}
	return game.Refuse("The cypher of %s is locked and cannot be changed.", kit.PlayerName(m.Seat))
}

// anyone stands for a first player whom chance picks.
const anyone = "any"

// begin gives the first turn to a player (R9).
func (a *act) begin() error {
	s := game.Seat(1)
	if a.Move.Place != anyone {
		s = a.house.Seats.Of(set().Zone(set().Place(a.Move.Place)).Owner)
		if s == game.Table || a.Move.Place != turnZone(s) {
			return game.Refuse("Nobody sits there.")
		}
	}
	a.turnTo(s)
	a.first = s
	a.Say("%s begins.", kit.PlayerName(s))
	return nil
}

// done passes the turn on to the left, or ends the game (R10, R27).
func (a *act) done() error {
	a.typed, a.counted = false, false
	if a.ended {
		a.close()
		return nil
	}
	next, _ := a.next()
	a.turnTo(next)
	a.Final = true // the turn marker comes back to “Sure” for the next guess
	a.Say("It is the turn of %s.", kit.PlayerName(next))
	return nil
}

// What the table can settle on.
const settleKept, settleRight = "kept", "right"

// settle is what the table decides about wrong answers.
func (a *act) settle() error {
	switch a.Move.Place {
	case settleKept:
		a.kept = true
	case settleRight:
		a.status, a.value = a.rescored()
	default:
		return game.Refuse("The table keeps the statuses as announced, or takes the right ones.")
	}
	a.phase = over
	a.Say("%s", a.Result().Text)
	return nil
}
