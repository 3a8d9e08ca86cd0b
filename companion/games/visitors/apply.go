package visitors

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The verbs, and how their moves are written in a transcript.
const (
	vJoin    = "join"    // table join tile-library @M+1+0/90: a tile is laid, turned by 90°
	vLift    = "lift"    // table lift tile-library: it is taken away again
	vAside   = "aside"   // table aside
	vStack   = "stack"   // table stack
	vShuffle = "shuffle" // table shuffle
	vStart   = "start"   // table start @player2: who begins; all characters are in the Foyer
	vVisit   = "visit"   // player1 visit visit-library-hearth-whisper @VISITS
	vLay     = "lay"     // player1 lay whisper-1 @library/hearth, player1 lay visitor-1 @library/visitor
	vEmpty   = "empty"   // table empty @PILE-visits, table empty @PILE-trinkets: people find that pile empty
	vShort   = "short"   // table short @PILE-visits: people find one card fewer there
	vTake    = "take"    // player1 take bell-1 @HAND-player1; player1 take =2 into a hidden hand
	vDrop    = "drop"    // player1 drop bell-1; player1 drop =1 out of a hidden hand
	vMove    = "move"    // player1 move pawn-player1 @library/pawns
	vUse     = "use"     // player1 use bell-1,whisper-1; player1 use vessel-1,visitor-1
	vGive    = "give"    // player1 give bell-1 @HAND-player2
	vEnd     = "end"     // player1 end
	vSummon  = "summon"  // player1 summon visitor-1 @library/visitor
	vCurse   = "curse"   // player1 curse blight-cold-hands @HAND-player1
	vDone    = "done"    // player1 done
)

var verbs = kit.Verbs[*act, phase]{
	vJoin:    {Phases: []phase{building}, Form: kit.OneAt, Do: takes(tile, (*act).join), Label: "Lay a room", Key: "l"},
	vLift:    {Phases: []phase{building}, Form: kit.OneThing, Do: takes(tile, (*act).lift), Label: "Take a room away", Key: "t"},
	vAside:   {Phases: []phase{setAside}, Form: kit.Bare, Do: (*act).aside, Label: "The Visitor cards are set aside", Key: "a"},
	vStack:   {Phases: []phase{stacking}, Form: kit.Bare, Do: (*act).stack, Label: "The Visit pile is made", Key: "v"},
	vShuffle: {Phases: []phase{shuffling}, Form: kit.Bare, Do: (*act).shuffle, Label: "Both are shuffled", Key: "s"},
	vStart:   {Phases: []phase{starting}, Form: kit.JustAt, Do: (*act).begin, Label: "Begin", Key: "b"},
	vVisit:   {Phases: []phase{visiting}, Form: kit.OneAt, Do: takes(visitCard, (*act).visit), Label: "Draw a Visit", Key: "v"},
	vLay:     {Phases: []phase{laying}, Form: kit.OneAt, Do: (*act).lay, Label: "It lies there", Key: "l"},
	vEmpty:   {Phases: []phase{visiting, taking}, Form: kit.JustAt, Do: (*act).empty, Label: "The pile is empty", Key: "n"},
	vShort:   {Phases: []phase{visiting}, Form: kit.JustAt, Do: (*act).short, Label: "The pile is one card short", Key: "o"},
	vTake:    {Phases: []phase{taking}, Do: (*act).take, Label: "Draw a Trinket", Key: "t"},
	vDrop:    {Phases: []phase{trimming}, Do: (*act).drop, Label: "Discard a Trinket", Key: "d"},
	vMove:    {Phases: []phase{acting}, Form: kit.OneAt, Do: (*act).walk, Label: "Go through a door", Key: "g"},
	vUse:     {Phases: []phase{acting}, Form: &kit.Form{Least: 2, Most: 2}, Do: takes(trinket, (*act).use), Label: "Use a Trinket", Key: "u"},
	vGive:    {Phases: []phase{acting}, Do: (*act).give, Label: "Give a Trinket", Key: "i"},
	vEnd:     {Phases: []phase{acting}, Form: kit.Bare, Do: (*act).end, Label: "End the actions", Key: "e"},
	vSummon:  {Phases: []phase{summoning}, Form: kit.OneAt, Do: (*act).summon, Label: "The Visitor is there", Key: "v"},
	vCurse:   {Phases: []phase{cursing}, Do: (*act).curse, Label: "Draw a Blight", Key: "b"},
	vDone:    {Phases: []phase{turning}, Form: kit.Bare, Do: (*act).done, Label: "The turn is over", Key: "d"},

	game.Correct: {Do: (*act).correct},
}

// act is one move being made: the position it changes, what it tells, and the
// first piece and the place that it names.
type act struct {
	*position
	kit.Act
	piece kit.Piece
	what  role
	to    kit.Place
	where role
}

// takes has a verb's first piece be of a kind.
func takes(k kind, do func(*act) error) func(*act) error {
	return func(a *act) error {
		if err := a.named(k); err != nil {
			return err
		}
		return do(a)
	}
}

// named checks that the first piece of a move is of a kind.
func (a *act) named(k kind) error {
	if a.what.kind != k {
		return game.Refuse(nothingCalled[k], a.Move.Objects[0])
	}
	return nil
}

var nothingCalled = map[kind]string{
	tile:      "No room tile is called “%s”.",
	visitCard: "No Visit card is called “%s”.",
	trinket:   "No Trinket is called “%s”.",
	blight:    "No Blight is called “%s”.",
}

// Apply gives the state after a move and what happened. A refused move gives
// a *game.Refusal and changes nothing.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	a := &act{position: p.copy(), Act: kit.Act{Move: m}}
	if len(m.Objects) > 0 {
		a.piece, a.what = p.roleOf(m.Objects[0])
	}
	a.to, a.where = p.site(m.Place)
	if err := verbs.Make(a, m, p.now(m)); err != nil {
		return nil, nil, err
	}
	return a.position, a.Events, nil
}

// Barred is why a seat may make no move of a verb now.
func (p *position) Barred(seat game.Seat, verb string) error {
	m := game.Move{Seat: seat, Verb: verb}
	return verbs.Barred(&act{position: p, Act: kit.Act{Move: m}}, m, p.now(m))
}

// now is the position as a move finds it.
func (p *position) now(m game.Move) kit.Turn[phase] {
	may := p.Turn()
	if m.Verb == vEmpty || m.Verb == vShort {
		may = []game.Seat{game.Table}
	} else if len(may) > 1 {
		may = may[:1]
	}
	return kit.Turn[phase]{Phase: p.phase, Over: p.phase == over, May: may, Name: p.name, Prompt: p.prompt}
}

// goesTo checks that a move leads to a place.
func (a *act) goesTo(to kit.Place) error {
	if a.to != to {
		return game.Refuse("That does not belong there. %s", a.prompt())
	}
	return nil
}
