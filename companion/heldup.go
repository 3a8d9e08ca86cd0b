package companion

import (
	"maps"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// A card that others may not see is shown to the app with its face to the camera
// and its back to them: so near the camera that its tag is larger than any that
// lies on the table. The picture stays what it was while such a card is awaited or seen,
// and until a piece has come to lie elsewhere: the card is lowered before that. A card that
// is held up before it is awaited, or no more, is hidden, too.

const (
	nearest     = 4.0                    // and one so many times as large is still read
	nearer      = 1.4                    // a tag so many times as large as on the table is held up
	heldUpAfter = 200 * time.Millisecond // a card is believed when it is seen for so long, and
	heldUpUntil = time.Second            // forgotten when it is not
)

// heldUpCard is the card that is held up to the camera.
type heldUpCard struct {
	card        string
	first, last time.Time // when it was seen
	taken       bool      // the move was made, or refused
	open        bool      // everyone may see it
}

// heldUpCards is what is known of cards that are held up to the camera.
type heldUpCards struct {
	card    heldUpCard
	lowered game.Layout       // what lay on the table when a card was held up last that others may not see
	deck    map[string]string // cards by the payloads of their tags
}

// lowers reports whether the card that was held up last, which others may not see, is
// still on its way down.
func (s *Session) lowers() bool {
	return s.lowered != nil && maps.Equal(s.lowered, s.cfg.Match.State().Layout())
}

// hidden reports whether a card is held up that others may not see.
func (b *heldUpCard) hidden() bool { return b.card != "" && !b.open }

// persons are the seats that people play.
func (s *Session) persons() (out []game.Seat) {
	for i := range s.cfg.Match.State().Seats() {
		if seat := game.Seat(i); seat != game.Table && s.apps.seats[seat] == nil {
			out = append(out, seat)
		}
	}
	return out
}

// showing is what a card means that is held up now, if anything.
func (s *Session) showing() (game.Showing, bool) {
	state, ok := s.cfg.Match.State().(game.Beholder)
	if !ok || len(s.apps.seats) == 0 {
		return game.Showing{}, false
	}
	for _, x := range state.Showings() {
		if s.apps.seats[x.Tells] != nil {
			return x, true
		}
	}
	return game.Showing{}, false
}

// takeHeldUp takes in the card that is held up to the camera, and gives the
// sightings of what lies on the table.
func (s *Session) takeHeldUp(seen []vision.Sighting, now time.Time) []vision.Sighting {
	b := &s.card
	if b.card != "" && now.Sub(b.last) > heldUpUntil {
		*b, s.stale = heldUpCard{}, true
	}
	_, beholds := s.cfg.Match.State().(game.Beholder)
	beholds = beholds && len(s.apps.seats) > 0 || b.card != ""
	if s.reader.Nearer = 0; beholds {
		s.reader.Nearer = nearest
	}
	if !beholds {
		return seen
	}
	x, ok := s.showing()
	var lies []vision.Sighting
	card, several := "", false
	for _, t := range seen {
		if !s.heldUp(t.Corners) {
			lies = append(lies, t)
			continue
		}
		if id := s.deck[t.ID]; id != "" {
			several = several || card != "" && id != card
			card = id
		}
	}
	if card == "" {
		return lies
	}
	ok = ok && !several && !s.waits && !s.stuck
	if b.card == "" || ok && b.card != card {
		*b, s.stale = heldUpCard{card: card, first: now}, true
	}
	b.last = now
	if ok && b.open != x.Open {
		b.open, s.stale = x.Open, true
	}
	if ok && !b.taken && now.Sub(b.first) >= heldUpAfter {
		b.taken = true
		s.apply(game.Move{Seat: x.By, Verb: x.Verb, Objects: []string{card}})
	}
	if b.hidden() {
		s.lowered = s.cfg.Match.State().Layout()
	}
	return lies
}

// heldUp reports whether a tag is much nearer to the camera than the table is.
func (s *Session) heldUp(corners vision.Quad) bool {
	for _, p := range s.scene.Plates {
		if p.Seen {
			return p.ToPx.Inverse().Quad(corners).Side() > nearer*cards.CodeMM
		}
	}
	return false
}
