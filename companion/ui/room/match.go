package room

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Match is a match as the session shows it.
type Match struct {
	Game    game.Game // nil when there is none yet; then nothing but Screen is set
	Setup   game.Setup
	Box     *cards.Box
	Pieces  map[string]cards.Piece // of the box, by id
	Players int
	Screen  *companion.Screen // the newest; never nil
}

// NewMatch is a match of which nothing has been shown yet. With no game it stands
// for no match.
func NewMatch(g game.Game, setup game.Setup) *Match {
	m := &Match{Game: g, Setup: setup, Players: setup.Players, Screen: &companion.Screen{}}
	if g != nil {
		m.Box = g.Box()
		m.Pieces = m.Box.PiecesByID()
	}
	return m
}

// Guide is what a learner is told, or nil in a real game.
func (m *Match) Guide() *companion.Guide { return m.Screen.Guide }

// SeatName is what people call a seat.
func (m *Match) SeatName(seat int) string { return words.Tell(m.SeatText(seat)) }

// SeatText is what people call a seat, as an argument of a sentence.
func (m *Match) SeatText(seat int) game.Text {
	if seat >= 0 && seat < len(m.Screen.View.Names) && words.Tell(m.Screen.View.Names[seat]) != "" {
		return m.Screen.View.Names[seat]
	}
	return game.Say("%s", m.SeatWord(seat))
}

// Person is the name of who sits in a seat and what the rules call the seat. While
// nobody has a name there the role alone is known.
func (m *Match) Person(seat int) (name, role string) {
	if seat >= 0 && seat < len(m.Screen.People) {
		name = m.Screen.People[seat].Name
	}
	if name == "" || seat >= len(m.Screen.View.Names) {
		return "", m.SeatName(seat)
	}
	return name, words.Tell(m.Screen.View.Names[seat].Named(func(game.Seat) string { return "" }))
}

// Owner is how a seat looks: by its sign, in the colour that who sits there has chosen.
func (m *Match) Owner(seat int) look.Owner {
	o := look.OwnerOf(m.SeatWord(seat))
	if seat >= 0 && seat < len(m.Screen.People) {
		o = o.In(m.Screen.People[seat].Colour)
	}
	return o
}

// SeatWord is a seat's name in the transcript.
func (m *Match) SeatWord(seat int) string {
	if seat >= 0 && seat < len(m.Screen.Seats) {
		return m.Screen.Seats[seat]
	}
	return ""
}

// ObjectsName names pieces as people call them, and their codes.
func (m *Match) ObjectsName(ids []string) (text, code string) {
	var names, codes []string
	for _, id := range ids {
		p, ok := m.Pieces[id]
		if !ok {
			names = append(names, words.Word(id))
			continue
		}
		name := words.Word(p.Name)
		if seat := slices.Index(m.Screen.Seats, p.Owner); seat > 0 {
			if _, role := m.Person(seat); name == role { // it stands for the player
				name = m.SeatName(seat)
			}
		}
		names = append(names, name)
		codes = append(codes, p.Code)
	}
	return strings.Join(names, " + "), strings.Join(codes, " ")
}

// PlaceName names a zone by its mat and what is printed on it, or a seat that a move
// has in its place.
func (m *Match) PlaceName(place string) string {
	if name := m.Box.Place(place, words.Word); name != "" {
		return name
	}
	if seat := slices.Index(m.Screen.Seats, place); seat > 0 {
		return m.SeatName(seat)
	}
	return words.Word(place)
}
