package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// The verbs, as they stand in a transcript:
//
//	table join tile-library @M+1+0/90     a tile is laid, turned by 90°
//	table lift tile-library               it is taken away again
//	table aside, table stack, table shuffle
//	table start @player2                  who begins; all characters are in the Foyer
//	player1 visit visit-library-hearth-whisper @VISITS
//	player1 lay whisper-1 @library/hearth; player1 lay visitor-1 @library/visitor
//	player1 take bell-1 @HAND-player1; player1 take =2 from hidden hands' view
//	player1 drop bell-1
//	player1 move pawn-player1 @library/pawns
//	player1 use bell-1,whisper-1; player1 use vessel-1,visitor-1
//	player1 give bell-1 @HAND-player2
//	player1 end
//	player1 summon visitor-1 @library/visitor
//	player1 curse blight-cold-hands @HAND-player1
//	player1 done
//	table correct …
const (
	vJoin    = "join"
	vLift    = "lift"
	vAside   = "aside"
	vStack   = "stack"
	vShuffle = "shuffle"
	vStart   = "start"
	vVisit   = "visit"
	vLay     = "lay"
	vTake    = "take"
	vDrop    = "drop"
	vMove    = "move"
	vUse     = "use"
	vGive    = "give"
	vEnd     = "end"
	vSummon  = "summon"
	vCurse   = "curse"
	vDone    = "done"
)

// act is one move being made: the position it changes and what it tells.
type act struct {
	*position
	move   game.Move
	events []game.Event
}

func (a *act) say(format string, args ...any) {
	a.events = append(a.events, game.Event{Text: game.Say(format, args...)})
}

// rules holds what each verb does and in which phases it may be done.
var rules = map[string]struct {
	phases []phase
	do     func(*act) error
}{
	vJoin:    {[]phase{building}, (*act).join},
	vLift:    {[]phase{building}, (*act).lift},
	vAside:   {[]phase{setAside}, (*act).aside},
	vStack:   {[]phase{stacking}, (*act).stack},
	vShuffle: {[]phase{shuffling}, (*act).shuffle},
	vStart:   {[]phase{starting}, (*act).begin},
	vVisit:   {[]phase{visiting}, (*act).visit},
	vLay:     {[]phase{laying}, (*act).lay},
	vTake:    {[]phase{taking}, (*act).take},
	vDrop:    {[]phase{trimming}, (*act).drop},
	vMove:    {[]phase{acting}, (*act).walk},
	vUse:     {[]phase{acting}, (*act).use},
	vGive:    {[]phase{acting}, (*act).give},
	vEnd:     {[]phase{acting}, (*act).end},
	vSummon:  {[]phase{summoning}, (*act).summon},
	vCurse:   {[]phase{cursing}, (*act).curse},
	vDone:    {[]phase{turning}, (*act).done},
}

// Apply gives the state after a move and what happened. A refused move gives
// a *game.Refusal and changes nothing.
func (p *position) Apply(m game.Move) (game.State, []game.Event, error) {
	next := *p
	a := &act{position: &next, move: m}
	if err := a.apply(); err != nil {
		return nil, nil, err
	}
	return &next, a.events, nil
}

func (a *act) apply() error {
	if a.phase == over {
		return game.Refuse("The game is over; no move is left.")
	}
	if a.move.Verb == game.Correct {
		if a.move.Seat != game.Table {
			return game.Refuse("Only the table together corrects the record.")
		}
		return a.correct()
	}
	rule, ok := rules[a.move.Verb]
	if !ok {
		return game.Refuse("Nothing in this game is called “%s”.", a.move.Verb)
	}
	if who := a.actor(); a.move.Seat != who {
		return game.Refuse("%s is to act now, not %s.", a.name(who), a.name(a.move.Seat))
	}
	if !slices.Contains(rule.phases, a.phase) {
		return game.Refuse("That cannot be done now. %s", a.prompt())
	}
	return rule.do(a)
}

// form checks how many objects a move names, and that it has a place and a
// number exactly when it should.
func (a *act) form(objects int, place, number bool) error {
	m := a.move
	if len(m.Objects) != objects || (m.Place != "") != place || (m.Number != 0) != number {
		return game.Refuse("The move “%s” is not complete, or says too much.", m.Line(a.house.seats))
	}
	return nil
}

// bare checks a move that is its verb alone.
func (a *act) bare() error { return a.form(0, false, false) }

// goesTo checks that a move leads to a place.
func (a *act) goesTo(zone string) error {
	if a.move.Place != zone {
		return game.Refuse("That does not belong there. %s", a.prompt())
	}
	return nil
}
