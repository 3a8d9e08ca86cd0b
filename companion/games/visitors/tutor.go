package visitors

import (
	_ "embed"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

//go:embed lesson.toml
var lesson string

var lessonSetup = game.Setup{Game: "visitors", Players: 2}

// laidRooms is how many rooms lie beside the Foyer when the lesson begins.
const laidRooms = 3

// lessons are a first round for one player: all are alike, and on one side.
var lessons = []game.Lesson{{
	Role: kit.PlayerSeat(learner), Title: game.Say("A guardian"),
	About: game.Say("You all play together and remove spirits, before 3 Visitors are in the manor."),
	Setup: lessonSetup, Seed: 31, Laid: laidRooms, Held: game.Say("Your Trinkets"), Steps: kit.MustSteps(lesson),
	Table: newTutor,
}}

// learner is the seat that a lesson leaves to the learner.
const learner game.Seat = 1

// tutor is people of whom one is the learner, in a manor and with piles that
// are arranged.
type tutor struct{ people }

// The Trinkets of the lesson's turns, in the order in which they are drawn.
var lessonTrinkets = [][drawTwo]haunt{{whisper, frost}, {frost, shade}, {shade, vessel}}

// The places that the learner may choose from for the last room. To the first
// it goes when she leaves it to the table; the last is none too wise.
var lessonBerths = []string{"M+1+0/90", "M-1-1/0", "M+1-1/0"}

func newTutor() (game.Tutor, error) {
	h, err := newHouse(lessonSetup)
	if err != nil {
		return nil, err
	}
	t := &tutor{people{house: h, pick: func(n int) int { return n - 1 }}}
	for _, id := range []string{
		"visit-library-hearth-whisper", "visit-library-ladder-frost",
		"visit-kitchen-visitor", "visit-kitchen-oven-frost",
		"visit-nursery-cradle-shade", "visit-conservatory-fountain-whisper",
	} {
		_, card := h.roleOf(id)
		t.stack = append(t.stack, card.visit)
	}
	return kit.Taught(t), nil
}

// Next is what the seat in turn does, the learner too when she leaves it to
// the table.
func (t *tutor) Next(p *position) (game.Move, error) {
	switch {
	case p.phase == building && p.laid() == laidRooms:
		return t.joins()[0], nil
	case p.phase == building:
		t.tiles = map[room]bool{library + room(p.laid()): true}
	case p.phase == starting:
		return game.Move{Verb: vStart, Place: kit.PlayerSeat(learner)}, nil
	case p.phase == taking && p.turn <= len(lessonTrinkets):
		sort := p.trinkets[lessonTrinkets[p.turn-1][p.took]]
		return p.Move(p.seat, vTake, p.hands[p.seat], p.Free(sort[0])), nil
	}
	return t.people.Next(p)
}

// joins are the ways to lay the last room.
func (t *tutor) joins() []game.Move {
	var out []game.Move
	for _, b := range lessonBerths {
		out = append(out, game.Move{Verb: vJoin, Objects: []string{tileID(conservatory)}, Place: b})
	}
	return out
}

// Hand is the learner's Trinkets, which lie open before her.
func (t *tutor) Hand(p *position) []string {
	var out []string
	for _, card := range p.In(p.hands[learner]) {
		if p.pieces[card].kind == trinket {
			out = append(out, p.ID(card))
		}
	}
	return out
}

// Asks is what the learner decides: where the last room lies, and her actions.
func (t *tutor) Asks(p *position) *game.Ask {
	switch {
	case p.phase == building && p.laid() == laidRooms:
		a := &game.Ask{Say: game.Say("Where do you put the Conservatory?")}
		for _, m := range t.joins() {
			a.Action = append(a.Action, game.Action{Label: game.Say("With a way to %s", game.List(after(p, m).neighbours(conservatory))), Choices: []game.Move{m}})
		}
		return a
	case p.phase == acting && p.seat == learner:
		a := &game.Ask{Say: game.Say("You are in the %s, with %d actions left. What do you do?", roomText(p.room(learner)), p.ap)}
		if p.ap == 1 {
			a.Say = game.Say("You are in the %s, with 1 action left. What do you do?", roomText(p.room(learner)))
		}
		for _, m := range p.Legal(learner) {
			a.Action = append(a.Action, game.Action{Label: p.label(m), Choices: []game.Move{m}})
		}
		return a
	}
	return nil
}

// after is the position after a move that the rules allow.
func after(p *position, m game.Move) *position {
	next, _, err := p.Apply(m)
	if err != nil {
		return p
	}
	return next.(*position)
}

// label says what one action of the learner's does.
func (p *position) label(m game.Move) game.Text {
	switch m.Verb {
	case vMove:
		_, to := p.site(m.Place)
		return game.Say("Go to the %s", roomText(to.room))
	case vUse:
		card, x := p.roleOf(m.Objects[0])
		if x.haunt == vessel {
			return game.Say("Remove the Visitor")
		}
		return game.Say("%s: remove %s", p.Name(card), game.Say(hauntNames[x.haunt]))
	}
	return game.Say("End my turn")
}

// Advice says kindly what speaks against a choice.
func (t *tutor) Advice(p *position, m game.Move) game.Text {
	if m.Verb == vJoin {
		if m.Place == lessonBerths[len(lessonBerths)-1] {
			return game.Say("There it is connected to the Kitchen only, far away from the other rooms. A block around the Foyer is easier. Choose it again if you still want it.")
		}
		return game.Text{}
	}
	then := after(p, m)
	here := then.room(learner)
	best, err := t.Next(p)
	_, to := p.site(best.Place)
	switch {
	case err != nil:
	case then.phase != acting && (p.haunted(here) || then.summons[here] || then.phase == cursing):
		return game.Say("You would end your turn in the %s with a Visitor, and draw a Blight. Choose it again if you still want it.", roomText(here))
	case m.Verb == vUse && p.haunted(here) && !then.haunted(here) && p.crowded(here):
		return game.Say("3 spirits are still here, so a new Visitor would come in this turn. Remove one of them first. Choose it again if you still want it.")
	case best.Equal(m):
	case best.Verb == vUse && m.Verb != vUse:
		return game.Say("“%s” would be a good action here. If you have another plan, choose yours again.", p.label(best))
	case m.Verb == vEnd && best.Verb == vMove:
		return game.Say("You have actions left, and they are lost when you end your turn. You could go to the %s. Choose it again if you still want to end.", roomText(to.room))
	case m.Verb == vMove && best.Verb == vMove && p.quiet(here):
		return game.Say("There is nothing to do in the %s. The %s is a better way to go. Choose yours again if you still want it.", roomText(here), roomText(to.room))
	}
	return game.Text{}
}

// quiet reports whether a room has neither spirits nor a Visitor.
func (p *position) quiet(r room) bool {
	return !p.haunted(r) && p.spiritsIn(r) == [spirits]int{}
}

// Take has the table go by what the learner chose.
func (t *tutor) Take(_ *position, m game.Move) game.Move { return m }

// Unseen reports what leaves everything where it lies.
func (t *tutor) Unseen(m game.Move) bool {
	return m.Verb == vAside || m.Verb == vStack || m.Verb == vShuffle || m.Verb == vEnd
}

// Over reports the end of the game, or of the learner's second turn.
func (t *tutor) Over(p *position) bool {
	return p.turn == len(lessonTrinkets) && p.phase == turning
}

// The blanks of the lesson.
const (
	lastVisit game.Blank = "visit"    // the Visit card that lies open
	standing  game.Blank = "standing" // how many Visitors are left
)

// Fill gives the words for a blank.
func (t *tutor) Fill(b game.Blank, p *position) game.Text {
	switch {
	case b == lastVisit:
		return visitText(p.last())
	case b == standing:
		switch n := p.visitors(); n {
		case 0:
			return game.Say("no Visitor")
		case 1:
			return game.Say("one Visitor")
		default:
			return game.Say("%d Visitors", n)
		}
	}
	return game.Text{}
}
