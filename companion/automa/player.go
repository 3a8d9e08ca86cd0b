package automa

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Player is the app in one seat of a match.
type Player struct {
	Seat game.Seat
	mind Mind
	seed uint64
}

// NewPlayer takes a seat of a match. The error is a sentence that says why that
// is not possible.
func NewPlayer(g game.Game, s game.Setup, seat game.Seat, level Level, seed uint64) (*Player, error) {
	a, ok := g.(Automated)
	if !ok {
		return nil, fault.Errorf("the app plays no seat of %s yet", g.Title())
	}
	mind, err := a.Mind(s, seat, level)
	if err != nil {
		return nil, err
	}
	return &Player{seat, mind, seed}, nil
}

// Sight is what the player's seat is shown of a match in which the app plays some
// seats; false when it is not the seat's turn.
func (p *Player) Sight(m *game.Match, apps ...game.Seat) (Sight, bool) {
	st, ok := m.State().(Imaginer)
	if !ok || !slices.Contains(st.Turn(), p.Seat) {
		return Sight{}, false
	}
	var log []string
	for i := range m.Len() {
		if line := m.Line(i, p.Seat); line != "" {
			log = append(log, line)
		}
	}
	out := Look(st, p.Seat, log, p.seed)
	out.Apps = apps
	return out, true
}

// Choose is the player's next move, as a Mind gives it.
func (p *Player) Choose(s Sight, stop func() bool) (game.Move, error) { return p.mind.Choose(s, stop) }

// Explainer is a Mind that can say why it would make a move.
type Explainer interface {
	Mind
	// Why gives an empty text where nothing speaks for one move more than for another.
	Why(s Sight, m game.Move, stop func() bool) (game.Text, error)
}

// Why is what speaks for a choice of the player's, or an empty text.
func (p *Player) Why(s Sight, m game.Move, stop func() bool) (game.Text, error) {
	if e, ok := p.mind.(Explainer); ok && m.Told() {
		return e.Why(s, m, stop)
	}
	return game.Text{}, nil
}

// Open reports whether a choice leaves to people which object or place it is.
func Open(choice game.Move) bool {
	return choice.Place == game.Unknown || slices.Contains(choice.Objects, game.Unknown)
}

// Meant reports whether a move is what a choice asks for: an Unknown object or
// place of the choice stands for any.
func Meant(choice, made game.Move) bool {
	for i, o := range choice.Objects {
		if o == game.Unknown && i < len(made.Objects) {
			choice.Objects = slices.Clone(choice.Objects)
			choice.Objects[i] = made.Objects[i]
		}
	}
	if choice.Place == game.Unknown {
		choice.Place = made.Place
	}
	return choice.Equal(made)
}

// WhyNot is a sentence that says why the app cannot play a seat, or nil.
func WhyNot(g game.Game, s game.Setup, seat game.Seat) error {
	_, err := NewPlayer(g, s, seat, Even, 0)
	return err
}
