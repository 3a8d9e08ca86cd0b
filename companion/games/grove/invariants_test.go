package grove

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// follow checks each step of a game.
func follow(t *testing.T, label string) func(game.State, game.Move) {
	t.Helper()
	var moves []string
	return func(st game.State, m game.Move) {
		moves = append(moves, m.Line(st.Seats()))
		after, _, err := st.Apply(m)
		if err == nil {
			err = st.(*position).Audit(m, after)
		}
		if err != nil {
			t.Fatalf("%s: %v\n%s", label, err, strings.Join(moves, "\n"))
		}
	}
}

func TestInvariants(t *testing.T) { invariants(t, 15) }

func TestFilmInvariants(t *testing.T) { invariants(t, 40) }

// invariants plays so many games of each set-up, which together end in every way.
func invariants(t *testing.T, games uint64) {
	t.Helper()
	ends := map[ending]int{}
	for i, s := range setups() {
		for seed := range games {
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
// another key. Where the pieces lie the kit tells by itself.
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
		if f.Name == "house" || f.Name == "Store" || f.Name == "book" {
			continue // values of their own
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
			probe(f.Offset+k*step, fmt.Sprintf("%s[%d]", f.Name, k))
		}
	}
}

// TestKeyTellsTheBook changes each thing that can stand in the book.
func TestKeyTellsTheBook(t *testing.T) {
	full := book{seals: []seal{{public: "a-b-c-d"}}}
	key := func(b book) string { return kit.Key("book", &b) }
	was := key(full)
	for what, change := range map[string]func(*book){
		"rule":   func(b *book) { b.rule = "x" },
		"passes": func(b *book) { b.passes.add(70) },
		"listed": func(b *book) { b.listed = true },
		"late":   func(b *book) { b.late = true },
		"a call": func(b *book) { b.calls[by].add(7) },
		"a seal": func(b *book) { b.seals = nil },
		"words":  func(b *book) { b.seals[0].public = "a" },
		"nonce":  func(b *book) { b.seals[0].nonce[15] = 1 },
		"marks":  func(b *book) { b.seals[0].marks[3] = by },
		"row":    func(b *book) { b.seals[0].row[3] = 9 },
		"prover": func(b *book) { b.seals[0].prover = kid },
		"void":   func(b *book) { b.seals[0].void = true },
		"opened": func(b *book) { b.seals[0].opened = true },
	} {
		b := full
		b.seals = slices.Clone(full.seals)
		if change(&b); key(b) == was {
			t.Errorf("the key does not tell %s", what)
		}
	}
}
