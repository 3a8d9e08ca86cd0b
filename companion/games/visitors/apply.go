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
	vTake    = "take"    // player1 take bell-1 @HAND-player1; player1 take =2 into a hidden hand
	vDrop    = "drop"    // player1 drop bell-1
	vMove    = "move"    // player1 move pawn-player1 @library/pawns
	vUse     = "use"     // player1 use bell-1,whisper-1; player1 use vessel-1,visitor-1
	vGive    = "give"    // player1 give bell-1 @HAND-player2
	vEnd     = "end"     // player1 end
	vSummon  = "summon"  // player1 summon visitor-1 @library/visitor
	vCurse   = "curse"   // player1 curse blight-cold-hands @HAND-player1
	vDone    = "done"    // player1 done
)

var verbs = kit.Verbs[*act, phase]{
	vJoin:    {Phases: []phase{building}, Do: (*act).join, Label: "Lay a room", Key: "l"},
	vLift:    {Phases: []phase{building}, Do: (*act).lift, Label: "Take a room away", Key: "t"},
	vAside:   {Phases: []phase{setAside}, Do: kit.Bare((*act).aside), Label: "The Visitor cards lie aside", Key: "a"},
	vStack:   {Phases: []phase{stacking}, Do: kit.Bare((*act).stack), Label: "The Visit pile is made", Key: "v"},
	vShuffle: {Phases: []phase{shuffling}, Do: kit.Bare((*act).shuffle), Label: "Both are shuffled", Key: "s"},
	vStart:   {Phases: []phase{starting}, Do: (*act).begin, Label: "Begin", Key: "b"},
	vVisit:   {Phases: []phase{visiting}, Do: (*act).visit, Label: "Draw a Visit", Key: "v"},
	vLay:     {Phases: []phase{laying}, Do: (*act).lay, Label: "It lies there", Key: "l"},
	vTake:    {Phases: []phase{taking}, Do: (*act).take, Label: "Draw a Trinket", Key: "t"},
	vDrop:    {Phases: []phase{trimming}, Do: (*act).drop, Label: "Discard a Trinket", Key: "d"},
	vMove:    {Phases: []phase{acting}, Do: (*act).walk, Label: "Go through a door", Key: "g"},
	vUse:     {Phases: []phase{acting}, Do: (*act).use, Label: "Use a Trinket", Key: "u"},
	vGive:    {Phases: []phase{acting}, Do: (*act).give, Label: "Give a Trinket", Key: "i"},
	vEnd:     {Phases: []phase{acting}, Do: kit.Bare((*act).end), Label: "End the actions", Key: "e"},
	vSummon:  {Phases: []phase{summoning}, Do: (*act).summon, Label: "The Visitor is there", Key: "v"},
	vCurse:   {Phases: []phase{cursing}, Do: (*act).curse, Label: "Draw a Blight", Key: "b"},
	vDone:    {Phases: []phase{turning}, Do: kit.Bare((*act).done), Label: "The turn is over", Key: "d"},
}

// act is one move being made: the position it changes and what it tells.
type act struct {
	*position
	kit.Act
}

// Apply gives the state after a move and what happened. A refused move gives
// a *game.Refusal and changes nothing.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	a := &act{position: p.copy(), Act: kit.Act{Move: m}}
	var err error
	if m.Verb == game.Correct && a.phase != over {
		err = a.correct()
	} else {
		err = verbs.Make(a, m, kit.Turn[phase]{Phase: p.phase, Over: p.phase == over, May: p.Turn(), Name: p.name, Prompt: p.prompt})
	}
	if err != nil {
		return nil, nil, err
	}
	return a.position, a.Events, nil
}

// goesTo checks that a move leads to a place.
func (a *act) goesTo(to kit.Place) error {
	if a.Place(a.Move.Place) != to {
		return game.Refuse("That does not belong there. %s", a.prompt())
	}
	return nil
}
