// Package blackwood is the game Blackwood: its rules, its printed box and its
// words. It must not know cameras, widgets, clocks or chance. The rule numbers
// R1 to R86 in comments and tests are those of the specification.
package blackwood

import (
	_ "embed"
	"encoding/csv"
	"fmt"
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

// The four ingredients and the four colours of potions, as the lists write them.
const ingredientLetters = "CFTB"

var colourWords = [...]string{"Red", "Blue", "Green", "Gold"}

// bag counts ingredients, in the order of ingredientLetters.
type bag [len(ingredientLetters)]int8

func (b bag) plus(c bag) bag {
	for i := range b {
		b[i] += c[i]
	}
	return b
}

// without is what is left of b when c is taken out, as far as it is there.
func (b bag) without(c bag) bag {
	for i := range b {
		b[i] = max(b[i]-c[i], 0)
	}
	return b
}

func (b bag) size() int {
	n := 0
	for _, k := range b {
		n += int(k)
	}
	return n
}

// forestCard, potionCard and spellCard are one line of a list each.
type forestCard struct {
	id   string // as in the list: "F17"
	has  bag
	cost int
}

type potionCard struct {
	id         string // as in the list: "P05"
	colour     int    // into colourWords
	no         int    // within its colour
	needs      bag
	coins      int
	reputation int
	sold       int // reputation on the sale side
}

type spellCard struct {
	id      string // as in the list: "S1a"
	name    string
	kind    spellKind
	copy    int    // from 1
	colours [2]int // of the two potions it asks for
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

// lists is a whole set of cards, each numbered from 1; 0 is none.
type lists struct {
	forest  [forestCards + 1]forestCard
	potions [potionCards + 1]potionCard
	spells  [spellCards + 1]spellCard
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
	if err := rows("forest", forest, forestCards, 3, func(n int, f []string) (err error) {
		c := forestCard{id: f[0]}
		if c.has, err = readBag(f[1], 3); err == nil {
			c.cost, err = readNumber(f[2], 0, 9)
		}
		l.forest[n] = c
		return err
	}); err != nil {
		return nil, err
	}
	if err := rows("potions", potions, potionCards, 7, func(n int, f []string) (err error) {
		c := potionCard{id: f[0]}
		for _, part := range []func() error{
			func() error { c.colour, err = readColour(f[1]); return err },
			func() error { c.no, err = readNumber(f[2], 1, potionCards); return err },
			func() error { c.needs, err = readBag(f[3], 9); return err },
			func() error { c.coins, err = readNumber(f[4], 0, 99); return err },
			func() error { c.reputation, err = readNumber(f[5], 0, 99); return err },
			func() error { c.sold, err = readNumber(f[6], -9, 99); return err },
		} {
			if err := part(); err != nil {
				return err
			}
		}
		l.potions[n] = c
		return nil
	}); err != nil {
		return nil, err
	}
	return l, rows("spells", spells, spellCards, 6, func(n int, f []string) (err error) {
		c := spellCard{id: f[0], name: f[1], kind: spellKind((n - 1) / spellCopies)}
		if c.colours[0], err = readColour(f[2]); err != nil {
			return err
		}
		if c.colours[1], err = readColour(f[3]); err != nil {
			return err
		}
		c.copy, err = readNumber(f[5], 1+(n-1)%spellCopies, 1+(n-1)%spellCopies)
		l.spells[n] = c
		return err
	})
}

// rows reads the lines after a list's head, each with so many fields.
func rows(name, text string, want, fields int, take func(n int, f []string) error) error {
	r := csv.NewReader(strings.NewReader(text))
	r.FieldsPerRecord = fields
	all, err := r.ReadAll()
	if err != nil {
		return fmt.Errorf("the %s list cannot be read: %w", name, err)
	}
	if len(all) != want+1 {
		return fmt.Errorf("the %s list has %d cards and a head; it needs %d", name, len(all)-1, want)
	}
	seen := map[string]bool{}
	for n, f := range all[1:] {
		if seen[f[0]] || f[0] == "" || strings.Trim(f[0], "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return fmt.Errorf("line %d of the %s list: the id %q is used twice or is no plain word", n+2, name, f[0])
		}
		seen[f[0]] = true
		if err := take(n+1, f); err != nil {
			return fmt.Errorf("line %d of the %s list: %w", n+2, name, err)
		}
	}
	return nil
}

func readBag(s string, most int) (bag, error) {
	var b bag
	for _, r := range s {
		i := strings.IndexRune(ingredientLetters, r)
		if i < 0 {
			return b, fmt.Errorf("%q is no ingredient; write the letters %s", r, ingredientLetters)
		}
		b[i]++
	}
	if n := b.size(); n < 1 || n > most {
		return b, fmt.Errorf("%q has %d ingredients; it needs 1 to %d", s, n, most)
	}
	return b, nil
}

func readColour(s string) (int, error) {
	for i, w := range colourWords {
		if s == w {
			return i, nil
		}
	}
	return 0, fmt.Errorf("%q is no colour of a potion; choose %s", s, strings.Join(colourWords[:], ", "))
}

func readNumber(s string, least, most int) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("%q is no number from %d to %d", s, least, most)
	}
	return n, nil
}
