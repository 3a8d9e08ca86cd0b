package table_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// errand is a toy: two players in turn lay a card of theirs in a box, "say"
// that it is meant by laying the coin on SAID, and pass the turn marker. A card
// in the box may be shifted to another place there, which means nothing. The
// turn marker is an indicator. The score token must be moved after each card.
// Instead of a card a player may lay both at once, and at some tables
// she may muse first, which nobody sees.
type errand struct {
	turn   game.Seat
	phase  int // laying, saying, scoring, passing
	cards  map[string]string
	score  int
	coined bool // the coin lies on SAID
	muses  bool // she may
	mused  bool
}

const (
	laying = iota
	saying
	scoring
	passing
)

func errandBox() *cards.Box {
	b := &cards.Box{}
	for _, id := range []string{"a1", "a2", "b1", "b2"} {
		b.Deck = append(b.Deck, cards.Piece{ID: id, Kind: cards.Card, Name: "Card " + id})
	}
	for _, id := range []string{"turn", "coin", "score"} {
		b.Tokens = append(b.Tokens, cards.Piece{ID: id, Kind: cards.Token, Name: id})
	}
	return b
}

func (e errand) Seats() []string { return []string{"table", "a", "b"} }
func (e errand) Turn() []game.Seat {
	return []game.Seat{e.turn}
}
func (e errand) Legal(s game.Seat) (out []game.Move) {
	switch e.phase {
	case laying:
		if e.muses && !e.mused {
			out = append(out, game.Move{Seat: s, Verb: "muse"})
		}
		if x, y := e.Seats()[s]+"1", e.Seats()[s]+"2"; e.cards[x]+e.cards[y] == "" {
			out = append(out, game.Move{Seat: s, Verb: "pair", Objects: []string{x, y}, Place: "PAIR1"})
		}
		for n := 1; n <= 2; n++ {
			if id := fmt.Sprintf("%s%d", e.Seats()[s], n); e.cards[id] == "" {
				for _, z := range []string{"IN1", "IN2", "IN3"} {
					if e.free(z) {
						out = append(out, game.Move{Seat: s, Verb: "lay", Objects: []string{id}, Place: z})
					}
				}
			}
		}
	case saying:
		out = append(out, game.Move{Seat: s, Verb: "say"})
	case scoring:
		out = append(out, game.Move{Seat: s, Verb: "score"})
	default:
		out = append(out, game.Move{Seat: s, Verb: "done"})
	}
	return out
}
func (e errand) free(zone string) bool {
	for _, z := range e.cards {
		if z == zone {
			return false
		}
	}
	return true
}
func (e errand) Apply(m game.Move) (game.State, []game.Event, error) {
	told := game.Event{Text: game.Say("%s: %s %s %s", e.Seats()[m.Seat], m.Verb, strings.Join(m.Objects, ","), m.Place)}
	was := e.cards
	e.cards = map[string]string{}
	maps.Copy(e.cards, was)
	if m.Verb == game.Correct {
		if len(m.Objects) != 1 || e.cards[m.Objects[0]] == "" || !e.free(m.Place) {
			return nil, nil, game.Refuse("That cannot be corrected.")
		}
		e.cards[m.Objects[0]] = m.Place
		return e, []game.Event{told}, nil
	}
	if m.Seat != e.turn {
		return nil, nil, game.Refuse("It is the turn of %s.", e.Seats()[e.turn])
	}
	legal := slices.ContainsFunc(e.Legal(m.Seat), m.Equal)
	switch {
	case !legal:
		return nil, nil, game.Refuse("First %s.", e.Legal(e.turn)[0].Verb)
	case m.Verb == "lay":
		e.cards[m.Objects[0]], e.phase = m.Place, saying
	case m.Verb == "pair":
		e.cards[m.Objects[0]], e.cards[m.Objects[1]], e.phase = "PAIR1", "PAIR2", saying
	case m.Verb == "muse":
		e.mused = true
	case m.Verb == "say":
		e.coined, e.phase = true, scoring
	case m.Verb == "score":
		e.score, e.phase = e.score+1, passing
	default:
		e.turn, e.phase, e.coined = 3-e.turn, laying, false
	}
	return e, []game.Event{told}, nil
}
func (e errand) View(game.Seat) game.View {
	return game.View{Prompt: game.Say("%s", e.Key())}
}
func (e errand) Redact(m game.Move, _ game.Seat) game.Move { return m }
func (e errand) Result() *game.Result                      { return nil }
func (e errand) Key() string                               { return fmt.Sprint(e.turn, e.phase, e.cards, e.score, e.coined, e.mused) }
func (e errand) Layout() game.Layout {
	l := game.Layout{}
	maps.Copy(l, e.cards)
	l["turn"], l["score"], l["coin"] = "TURN-"+e.Seats()[e.turn], fmt.Sprint("S", e.score), "REST"
	if e.coined {
		l["coin"] = "SAID"
	}
	return l
}
func (e errand) Sign(m game.Move, seen game.Layout) game.Sign {
	switch {
	case m.Verb == "say" && seen["coin"] != "SAID":
		return game.Missing
	case m.Verb == "done" && seen["turn"] == "TURN-"+e.Seats()[m.Seat]:
		return game.Passed
	case m.Verb == "say" || m.Verb == "done":
		return game.Shown
	}
	return game.Effect
}
func (e errand) Indicators() []string { return []string{"turn"} }
func (e errand) Tidies(m game.Move) bool {
	return strings.HasPrefix(m.Place, "IN") && e.cards[m.Objects[0]] != ""
}

// lines are the moves of an explanation as text.
func lines(w table.Explanation, seats []string) string {
	var out []string
	for _, m := range w.Moves {
		out = append(out, m.Line(seats))
	}
	return strings.Join(out, "; ")
}

// understands checks what is made of a table that lies as a position has it but
// for some pieces.
func understands(t *testing.T, why string, e errand, changes game.Layout, want ...string) table.Finding {
	t.Helper()
	seen := e.Layout()
	for o, z := range changes {
		if seen[o] = z; z == "" {
			delete(seen, o)
		}
	}
	f := table.NewSurface(errandBox()).Reconcile(e, seen)
	var got []string
	for _, w := range f.Ways {
		got = append(got, lines(w, e.Seats()))
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s: understood as %q, not %q", why, got, want)
	}
	return f
}

func TestADeclarationNeedsItsOwnSign(t *testing.T) {
	start := errand{turn: 1}
	understands(t, "laid and said", start, game.Layout{"a1": "IN1", "coin": "SAID"}, "a lay a1 @IN1; a say")
	understands(t, "scored without a word", start, game.Layout{"a1": "IN1", "score": "S1"})
	understands(t, "the whole turn, and the coin lies where it is said", start,
		game.Layout{"a1": "IN1", "score": "S1", "coin": "SAID"}, "a lay a1 @IN1; a say; a score")
	// What comes later tells nothing of it, though the rules leave no other way.
	understands(t, "the other has laid her card", start, game.Layout{"a1": "IN1", "b1": "IN2", "turn": "TURN-b", "score": "S1"})
}

func TestTheEndOfATurnIsConcludedFromWhatOnlyTheNextCanHaveDone(t *testing.T) {
	over := errand{turn: 1, phase: passing, cards: map[string]string{"a1": "IN1"}, score: 1, coined: true}
	f := understands(t, "her card lies", over, game.Layout{"coin": "REST", "b1": "IN2"}, "a done; b lay b1 @IN2")
	if w := f.Ways[0]; !f.Unsure || len(w.Late) != 1 || w.Late[0] != (table.Difference{Object: "turn", Expected: "TURN-b", Seen: "TURN-a"}) {
		t.Errorf("it is sure %v, and reminded of is %v", !f.Unsure, w.Late)
	}
	seen := over.Layout()
	maps.Copy(seen, game.Layout{"coin": "REST", "b1": "IN2"})
	if _, ok := table.NewSurface(errandBox()).Directly(over, seen); !ok {
		t.Error("it takes a complete search to find that")
	}
	understands(t, "nobody else has acted", over, game.Layout{"coin": "REST"})
	over.muses = true
	understands(t, "the next might muse, unseen", over, game.Layout{"coin": "REST"})
	over.muses = false
	understands(t, "she passes", over, game.Layout{"coin": "REST", "turn": "TURN-b"}, "a done")
}

// TestAnIndicatorHoldsUpNothing: a turn marker that lies anywhere stops no
// other move, and by itself it is no disagreement.
func TestAnIndicatorHoldsUpNothing(t *testing.T) {
	start := errand{turn: 1}
	f := understands(t, "it went ahead", start, game.Layout{"turn": "TURN-b"})
	if !f.Agrees || len(f.Late) != 1 {
		t.Errorf("agrees %v, reminded of is %v", f.Agrees, f.Late)
	}
	f = understands(t, "she lays all the same", start, game.Layout{"turn": "", "a2": "IN3"}, "a lay a2 @IN3")
	if len(f.Ways) == 1 && len(f.Ways[0].Late) != 1 {
		t.Errorf("reminded of is %v", f.Ways[0].Late)
	}
}

// TestWhatWasTidiedUpIsCorrectedAtOnce, with whatever else was done.
func TestWhatWasTidiedUpIsCorrectedAtOnce(t *testing.T) {
	begun := errand{turn: 2, cards: map[string]string{"a1": "IN1"}, score: 1}
	understands(t, "shifted", begun, game.Layout{"a1": "IN3"}, "table correct a1 @IN3")
	understands(t, "shifted and laid", begun, game.Layout{"a1": "IN3", "b1": "IN1"}, "table correct a1 @IN3; b lay b1 @IN1")
}

// TestWhatIsLeftIsToldAgainstTheNearestOutcome: not what lies right already,
// and of several equal outcomes only what they share.
func TestWhatIsLeftIsToldAgainstTheNearestOutcome(t *testing.T) {
	f := understands(t, "one of two lies", errand{turn: 1}, game.Layout{"a2": "PAIR2"})
	if !f.OnTheWay || len(f.Left) != 1 || f.Left[0] != (table.Difference{Object: "a1", Expected: "PAIR1"}) {
		t.Errorf("left to do is %v of what differs, %v", f.Left, f.Differs)
	}
	f = understands(t, "a card is in her hand and may go anywhere", errand{turn: 1, phase: saying, cards: map[string]string{"a1": "IN1"}}, game.Layout{"a1": "", "coin": "SAID"})
	if f.OnTheWay {
		t.Errorf("a card that was lifted is on the way to %v", f.Left)
	}
	said := errand{turn: 1, phase: scoring, cards: map[string]string{"a1": "IN1"}, coined: true}
	f = understands(t, "the marker goes before the score is counted", said, game.Layout{"coin": "REST", "turn": "TURN-b", "b1": "IN2"})
	if len(f.Left) != 1 || f.Left[0] != (table.Difference{Object: "score", Expected: "S1", Seen: "S0"}) {
		t.Errorf("left to do is %v of what differs, %v", f.Left, f.Differs)
	}
}

// TestPeopleMaySayThatTheTableIsRight: what was done without its sign is then
// taken, and a correction with ordinary moves is found.
func TestPeopleMaySayThatTheTableIsRight(t *testing.T) {
	surface := table.NewSurface(errandBox())
	start := errand{turn: 1}
	seen := start.Layout()
	maps.Copy(seen, game.Layout{"a1": "IN1", "score": "S1", "turn": "TURN-b", "b1": "IN2"})
	ways := surface.Agreed(start, seen)
	if len(ways) != 1 || lines(ways[0], start.Seats()) != "a lay a1 @IN1; a say; a score; a done; b lay b1 @IN2" {
		t.Errorf("people's word is taken for %v", ways)
	}
	mixed := errand{turn: 1, cards: map[string]string{"b1": "IN1"}}
	seen = mixed.Layout()
	maps.Copy(seen, game.Layout{"b1": "IN2", "a1": "IN1"})
	ways = surface.Corrections(mixed, seen)
	if len(ways) != 1 || lines(ways[0], start.Seats()) != "table correct b1 @IN2; a lay a1 @IN1" {
		t.Errorf("corrections and moves are %v", ways)
	}
}

// What happened in another order is told from where the orders differ.
func TestExplanationsInAnotherOrderAreToldByIt(t *testing.T) {
	way := func(words ...string) (e table.Explanation) {
		for _, w := range words {
			e.Story = append(e.Story, game.Say(w))
		}
		return e
	}
	got := table.Apart([]table.Explanation{way("Buy.", "Brew.", "End.", "Buy more."), way("Buy.", "End.", "Brew.", "Buy more.")})
	if got[0].String() != "Brew. End." || got[1].String() != "End. Brew." {
		t.Errorf("they are told as %v", got)
	}
}
