package companion

import (
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// How a card shown to the private camera is believed and forgotten, in frame time.
const (
	lensSight  = 2 // frames in a row that must show the same card
	lensForget = 10 * time.Second
)

// lens is the camera behind the shield: its owner shows it a card and is told
// in private what she may know of it. Its pictures are shown to nobody.
type lens struct {
	seat   game.Seat // whose it is
	reader *vision.Reader
	deck   map[string]string // cards by the payloads of their tags

	card  string // the card last shown, or empty
	seen  time.Time
	guess string // what the newest frame shows
	count int    // in so many frames in a row
}

// newLens makes the camera of the seat that holds the game's secret rule; a
// game without one, or that tells nothing of cards, has no use for it.
func newLens(m *game.Match, book *vision.Codebook) *lens {
	crafter, ok := m.Game.(game.Crafter)
	if _, tells := m.State().(game.Checker); !ok || !tells {
		return nil
	}
	seat := slices.Index(m.State().Seats(), crafter.Bench().Seat)
	if seat <= 0 {
		return nil
	}
	return &lens{seat: game.Seat(seat), reader: vision.NewReader(book), deck: payloads(m.Game.Box().Deck)}
}

func payloads(deck []cards.Piece) map[string]string {
	out := map[string]string{}
	for _, p := range deck {
		for _, t := range p.Tags {
			out[t.Payload] = p.ID
		}
	}
	return out
}

// look takes one frame and reports whether there is something new to tell.
func (l *lens) look(f vision.Frame) bool {
	card := ""
	for _, s := range l.reader.Read(f) {
		id, ok := l.deck[s.ID]
		if ok && card != "" && card != id {
			card = "" // two cards: nobody can say which was meant
			break
		}
		if ok {
			card = id
		}
	}
	if card != l.guess {
		l.guess, l.count = card, 0
	}
	l.count++
	switch {
	case card == "":
		if l.card != "" && f.Time.Sub(l.seen) > lensForget {
			l.card = ""
			return true
		}
	case l.count >= lensSight:
		l.seen = f.Time
		if l.card != card {
			l.card = card
			return true
		}
	}
	return false
}
