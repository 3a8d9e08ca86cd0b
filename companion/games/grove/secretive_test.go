package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// secretive is the game with people who do in private all that can be done in
// private: the Visitor writes her rule down, errs, lets it stand or corrects
// herself, judges and names objects, and seals her marks or does not; owners
// note what lies under their markers.
type secretive struct{ Grove }

func (s secretive) Players(setup game.Setup, pick func(int) int) (game.Players, error) {
	w, err := newPeople(s.pack(), setup, pick)
	return kit.Played(&secretPeople{w, pick}), err
}

type secretPeople struct {
	*people
	pick func(int) int
}

func (w *secretPeople) Next(p *position) (game.Move, error) {
	if m, ok := w.whisper(p); ok {
		return m, nil
	}
	m, err := w.people.Next(p)
	if err != nil {
		return m, err
	}
	switch {
	case m.Verb == "rule" && w.pick(3) > 0:
		m.Objects, m.Place = w.ruleCards(), game.PlaceText("what a crow would take, or so")
	case m.Verb == "set" && w.pick(4) == 0:
		m.Place = sidesText(sidesOf(m.Place)) // a note without a seal
	case m.Verb == "set" && w.pick(4) == 0:
		m.Place = ""
	case m.Verb == "lift" && m.Place == "" && w.pick(3) == 0:
		m.Place = allSides()[w.pick(16)] // as the tokens lie now
	case m.Verb == "lift" && w.pick(3) == 0:
		c, _ := p.column(w.pick(columns))
		m.Objects = []string{builtIn().ID(c)}
	case m.Verb == "place" && p.phase != sorting && w.pick(8) == 0:
		w.err(p, &m)
	}
	return m, nil
}

// sidesOf reads the marks of a set.
func sidesOf(place string) [columns]side {
	s, _ := sides(place[:len("on,by,by,on")])
	return s
}

func (w *secretPeople) ruleCards() []string {
	var out []string
	for c := range builtIn().cards() {
		if w.rule.has(c) {
			out = append(out, builtIn().ID(c))
		}
	}
	return out
}

// err lays an object on the wrong side.
func (w *secretPeople) err(p *position, m *game.Move) {
	wrong := grounds[board.Place(m.Place)].side.other()
	if free := p.takers(wrong); len(free) > 0 {
		m.Place = zone(free[0])
	}
}

// whisper is now and then something that nobody else should notice: a remedy
// that only the Visitor is offered, or a form filled in at random. What the
// rules refuse is not said.
func (w *secretPeople) whisper(p *position) (game.Move, bool) {
	if p.phase == dealing || w.pick(3) > 0 {
		return game.Move{}, false
	}
	var try []game.Move
	for _, a := range p.remedies() {
		try = append(try, a.Choices...)
	}
	seat := visitor + game.Seat(w.pick(p.house.Players()))
	if w.pick(2) == 0 {
		seat = visitor
	}
	for _, f := range p.forms(seat) {
		fill := make([]string, len(f.Parts))
		for i, part := range f.Parts {
			fill[i] = "a round thing, or not"
			if part.Free == 0 {
				fill[i] = part.Values[w.pick(len(part.Values))].Word
			}
		}
		if m, err := f.Move(seat, fill); err == nil && f.Verb != "set" && p.phase > ruling {
			try = append(try, m)
		}
	}
	try = slices.DeleteFunc(try, func(m game.Move) bool {
		_, _, err := p.Apply(m)
		return err != nil
	})
	if len(try) == 0 {
		return game.Move{}, false
	}
	return try[w.pick(len(try))], true
}
