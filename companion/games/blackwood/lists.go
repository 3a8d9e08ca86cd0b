package blackwood

import (
	_ "embed"
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// The card lists are data: another list with the same counts can stand in
// their place (R84).
var (
	//go:embed lists/forest.csv
	forestFile string
	//go:embed lists/potions.csv
	potionFile string
	//go:embed lists/spells.csv
	spellFile string
)

// The counts of the three decks.
const (
	forestCards = 56
	potionCards = 40
	spellCards  = 18
	spellKinds  = 6
	spellCopies = spellCards / spellKinds
)

// forestCard, potionCard and spellCard are one line of a list each.
type forestCard struct {
	id   string // as in the list: "F17"
	has  bag
	cost int
}

type potionCard struct {
	id         string // as in the list: "P05"
	colour     int    // into colourWords
	no         int    // within its colour, from 1
	needs      bag
	coins      int
	reputation int
	sold       int // reputation on the sale side
}

type spellCard struct {
	id      string // as in the list: "S1a"
	name    string
	colours [2]int // of the two potions it asks for
	kind    spellKind
	copy    int // from 1
}

// spellKind is one of the six spells, in the list's order.
type spellKind uint8

const (
	secondPuppet spellKind = iota
	freeGathering
	joker
	crossedPaths
	pedlar
	push
)

// lists is a whole set of cards.
type lists struct {
	forest  []forestCard
	potions []potionCard
	spells  []spellCard
}

// ours is the embedded set, which a test reads without an error.
var ours = sync.OnceValue(func() *lists {
	l, err := readLists(forestFile, potionFile, spellFile)
	if err != nil {
		return &lists{}
	}
	return l
})

// readLists reads three card lists. An error names the list and the line.
func readLists(forest, potions, spells string) (*lists, error) {
	l := &lists{}
	var err error
	if l.forest, err = readList("forest", forest, forestCards, 3, func(r *row) forestCard {
		return forestCard{id: r.word(), has: r.bag(3), cost: r.number(0, 9)}
	}); err != nil {
		return nil, err
	}
	if l.potions, err = readList("potions", potions, potionCards, 7, func(r *row) potionCard {
		return potionCard{id: r.word(), colour: r.colour(), no: r.number(1, potionCards), needs: r.bag(9),
			coins: r.number(0, 99), reputation: r.number(0, 99), sold: r.number(-9, 99)}
	}); err != nil {
		return nil, err
	}
	l.spells, err = readList("spells", spells, spellCards, 6, func(r *row) spellCard {
		s := spellCard{id: r.word(), name: r.word(), colours: [2]int{r.colour(), r.colour()}}
		r.word() // when it is cast, which the table chooses for some
		s.kind, s.copy = spellKind(r.n/spellCopies), r.number(1+r.n%spellCopies, 1+r.n%spellCopies)
		return s
	})
	return l, err
}

// readList reads the lines after a list's head, each with so many fields.
func readList[C any](name, text string, count, fields int, card func(*row) C) ([]C, error) {
	csv := csv.NewReader(strings.NewReader(text))
	csv.FieldsPerRecord = fields
	lines, err := csv.ReadAll()
	if err != nil {
		return nil, fmt.Errorf("the %s list cannot be read: %w", name, err)
	}
	if len(lines) != count+1 {
		return nil, fmt.Errorf("the %s list has %d cards and a head; it needs %d", name, len(lines)-1, count)
	}
	var out []C
	seen := map[string]bool{}
	for n, f := range lines[1:] {
		if id := f[0]; seen[id] || id == "" || strings.Trim(id, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return nil, fmt.Errorf("line %d of the %s list: the id %q is used twice or is no plain word", n+2, name, id)
		}
		seen[f[0]] = true
		r := &row{n: n, fields: f}
		out = append(out, card(r))
		if r.err != nil {
			return nil, fmt.Errorf("line %d of the %s list: %w", n+2, name, r.err)
		}
	}
	return out, nil
}

// row is one line of a list, which is read field by field.
type row struct {
	n      int // from 0
	fields []string
	err    error // about the first field that is wrong
}

// word is the next field as it is.
func (r *row) word() string {
	f := r.fields[0]
	r.fields = r.fields[1:]
	return f
}

func (r *row) wrong(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
}

// number is the next field as a number within bounds.
func (r *row) number(least, most int) int {
	f := r.word()
	n, err := strconv.Atoi(f)
	if err != nil || n < least || n > most {
		r.wrong("%q is no number from %d to %d", f, least, most)
	}
	return n
}

// colour is the next field as a colour of potions.
func (r *row) colour() int {
	f := r.word()
	c := slices.Index(colourWords[:], f)
	if c < 0 {
		r.wrong("%q is no colour of a potion; choose %s", f, strings.Join(colourWords[:], ", "))
	}
	return max(c, 0)
}

// bag is the next field as 1 to most ingredients, by their letters.
func (r *row) bag(most int) bag {
	f, b := r.word(), bag{}
	for _, letter := range f {
		i := strings.IndexRune(ingredientLetters, letter)
		if i < 0 {
			r.wrong("%q is no ingredient; write the letters %s", letter, ingredientLetters)
			return b
		}
		b[i]++
	}
	if n := b.size(); n < 1 || n > most {
		r.wrong("%q has %d ingredients; it needs 1 to %d", f, n, most)
	}
	return b
}
