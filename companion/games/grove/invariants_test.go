package grove

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"unsafe"

	"github.com/grovewatch/grovewatch/companion/game"
)

// invariant checks what holds in every position whose card counts were not
// corrected.
func invariant(p *position) error {
	if p.phase == dealing {
		return nil
	}
	// Every card is in one place: deck, hand, under a marker, on the table.
	cards := p.deck
	for s, h := range p.hands {
		if h < 0 || h > 0 && (s == 0 || s > int(p.lastAgent())) {
			return fmt.Errorf("seat %d holds %d cards", s, h)
		}
		cards += int(h)
	}
	open := 0
	for c, at := range p.at {
		if at == unseen {
			continue
		}
		cards++
		if at.isSpace() {
			open++
			if p.top[at] != cardNo(c) {
				return fmt.Errorf("card %d is not the open one of its space", c)
			}
		}
	}
	for _, d := range p.downs {
		if d.side != noSide {
			cards++
		}
	}
	if cards != p.house.deck {
		return fmt.Errorf("%d cards of %d", cards, p.house.deck)
	}
	// No space is covered while its side has an empty one, and depths add up.
	depth, coveredCards, taken := 0, 0, 0
	for at := firstOn; at < covered; at++ {
		depth += int(p.depth[at])
		if p.top[at] != 0 {
			taken++
		}
		if p.depth[at] > 1 && p.firstEmpty(at.spaceSide()) != unseen {
			return fmt.Errorf("space %d is covered while another is empty", at)
		}
		if (p.depth[at] == 0) != (p.top[at] == 0) {
			return fmt.Errorf("space %d has %d cards and %d on top", at, p.depth[at], p.top[at])
		}
	}
	for _, at := range p.at {
		if at == covered {
			coveredCards++
		}
	}
	if depth != open+coveredCards || taken != open {
		return fmt.Errorf("%d cards in spaces, %d open and %d covered", depth, open, coveredCards)
	}
	if (p.ending != noEnding) != (p.phase == over) {
		return fmt.Errorf("ending %d in phase %d", p.ending, p.phase)
	}
	if p.hands[visitor] > handSize && p.phase > starting {
		return fmt.Errorf("the Visitor holds %d", p.hands[visitor])
	}
	return nil
}

// follow checks each step of a game; trust never falls.
func follow(t *testing.T, label string) func(game.State, game.Move) {
	t.Helper()
	trust := 0
	var moves []string
	return func(st game.State, m game.Move) {
		p := st.(*position)
		if err := invariant(p); err != nil {
			t.Fatalf("%s: %v\n%s", label, err, strings.Join(moves, "\n"))
		}
		if p.paid > p.trust || p.paid < p.trust && p.phase != revealing {
			t.Fatalf("%s: trust %d, rewards given for %d", label, p.trust, p.paid)
		}
		if p.trust < trust {
			t.Fatalf("%s: trust fell from %d to %d", label, trust, p.trust)
		}
		trust = p.trust
		if err := rewards(p, m); err != nil {
			t.Fatalf("%s: %s: %v", label, m.Line(st.Seats()), err)
		}
		moves = append(moves, m.Line(st.Seats()))
	}
}

// rewards checks that a move gives the Kid exactly the cards of the spots that
// it pays, each once, and of an empty hand, as far as the deck reaches.
func rewards(p *position, m game.Move) error {
	if p.phase == dealing {
		return nil
	}
	after, _, err := p.Apply(m)
	if err != nil {
		return err
	}
	q := after.(*position)
	due := 0
	for n := p.paid + 1; n <= q.paid; n++ {
		due += p.house.track.at(n).draw
	}
	gained := int(q.hands[kid] - p.hands[kid])
	if m.Verb == vPredict && q.phase == claimed || m.Verb == vHide && p.phase == hidden {
		gained++ // the object she has just played
	}
	begins := q.seat == kid && p.seat != kid
	if begins && p.hands[kid] == 0 && p.house.emptyDraw {
		due++
	}
	if gained > due || gained < due && q.deck > 0 {
		return fmt.Errorf("the Kid gains %d cards where %d are due", gained, due)
	}
	return nil
}

func TestInvariants(t *testing.T) {
	ends := map[ending]int{}
	for i, s := range setups() {
		for seed := range uint64(40) {
			label := fmt.Sprintf("%v, seed %d", s, seed)
			p := play(t, s, seed, follow(t, label))
			ends[p.ending]++
			q := playout(t, s, rand.New(rand.NewPCG(uint64(i), seed)), follow(t, label+", random"))
			ends[q.ending]++
			for _, last := range []*position{p, q} {
				if err := invariant(last); err != nil {
					t.Errorf("%s, at the end: %v", label, err)
				}
			}
		}
	}
	for e := kidProof; e <= emptyDeck; e++ {
		if ends[e] == 0 {
			t.Errorf("no game ended in way %d: %v", e, ends)
		}
	}
}

func TestPeopleReachEveryEndingOfThree(t *testing.T) {
	ends := map[ending]int{}
	longest := 0
	for seed := range uint64(60) {
		moves := 0
		p := play(t, game.Setup{Game: "grove", Players: 3}, seed, func(game.State, game.Move) { moves++ })
		ends[p.ending]++
		longest = max(longest, moves)
	}
	for _, e := range []ending{kidProof, agentProof, emptyHand} {
		if ends[e] < 3 {
			t.Errorf("of 60 games %v ended by way", ends)
		}
	}
	if longest > 250 {
		t.Errorf("a game took %d moves", longest)
	}
}

// TestKeyIsComplete changes each field of a position by itself and looks for
// another key.
func TestKeyIsComplete(t *testing.T) {
	base := *begun(t, 3).pos()
	key := base.Key()
	if again := *begun(t, 3).pos(); again.Key() != key {
		t.Error("equal positions have two keys")
	}
	size := unsafe.Sizeof(base)
	kind := reflect.TypeOf(base)
	for i := range kind.NumField() {
		f := kind.Field(i)
		if f.Name == "house" {
			continue
		}
		probe := func(at uintptr, name string) {
			changed := base
			b := unsafe.Slice((*byte)(unsafe.Pointer(&changed)), size)
			b[at] ^= 1
			if changed.Key() == key {
				t.Errorf("the key does not tell %s", name)
			}
		}
		if f.Type.Kind() != reflect.Array {
			probe(f.Offset, f.Name)
			continue
		}
		step := f.Type.Elem().Size()
		for k := range uintptr(f.Type.Len()) {
			if (f.Name == "top" || f.Name == "depth" || f.Name == "at" || f.Name == "hands") && k == 0 {
				continue // index 0 is no space, card or seat
			}
			if f.Type.Elem().Kind() == reflect.Struct {
				for e := range f.Type.Elem().NumField() {
					ef := f.Type.Elem().Field(e)
					probe(f.Offset+k*step+ef.Offset, fmt.Sprintf("%s[%d].%s", f.Name, k, ef.Name))
				}
				continue
			}
			probe(f.Offset+k*step, fmt.Sprintf("%s[%d]", f.Name, k))
		}
	}
}
