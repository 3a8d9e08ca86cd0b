package blackwood

import (
	_ "embed"
	"encoding/csv"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
)

// The card lists are data: other lists with the same counts can stand in their
// place (R84).
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
	if l.forest, err = readList(forestList, forestFile, forest, forestCards, func(r *row) forestCard {
		return forestCard{id: r.word(), has: r.bag(3), cost: r.number(0, 9)}
	}); err != nil {
		return nil, err
	}
	if l.potions, err = readList(potionList, potionFile, potions, potionCards, func(r *row) potionCard {
		return potionCard{id: r.word(), colour: r.colour(), no: r.number(1, potionCards), needs: r.bag(9),
			coins: r.number(0, 99), reputation: r.number(0, 99), sold: r.number(-9, 99)}
	}); err != nil {
		return nil, err
	}
	l.spells, err = readList(spellList, spellFile, spells, spellCards, func(r *row) spellCard {
		s := spellCard{id: r.word(), name: r.word(), colours: [2]int{r.colour(), r.colour()}}
		r.word() // when it is cast, which the table chooses for some
		s.kind, s.copy = spellKind(r.n/spellCopies), r.number(1+r.n%spellCopies, 1+r.n%spellCopies)
		return s
	})
	return l, err
}

// readList reads the lines after a list's head, each with the columns of our own list.
func readList[C any](name, ours, text string, count int, card func(*row) C) ([]C, error) {
	file := csv.NewReader(strings.NewReader(text))
	if head, _, _ := strings.Cut(text, "\n"); strings.Contains(head, ";") {
		file.Comma = ';' // as spreadsheets write in some countries
	}
	file.FieldsPerRecord = -1 // they are counted below
	head, _, _ := strings.Cut(ours, "\n")
	columns := strings.Split(strings.TrimSpace(head), ",")
	var lines [][]string
	var at []int // in the file, where some may be empty
	for {
		f, err := file.Read()
		if err == io.EOF {
			break
		}
		var wrong *csv.ParseError
		if errors.As(err, &wrong) {
			return nil, game.Refuse("%s, line %d: a quotation mark is missing, or is one too many.", name, wrong.StartLine)
		}
		line, _ := file.FieldPos(0)
		if len(f) != len(columns) {
			return nil, game.Refuse("%s, line %d: there must be %d columns, not %d: %s.", name, line, len(columns), len(f), strings.Join(columns, ", "))
		}
		lines, at = append(lines, f), append(at, line)
	}
	if len(lines) != count+1 {
		return nil, game.Refuse("%s has %d cards below its first line: it needs %d.", name, max(0, len(lines)-1), count)
	}
	var out []C
	seen := map[string]bool{}
	for n, f := range lines[1:] {
		if id := f[0]; seen[id] || id == "" || strings.Trim(id, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789") != "" {
			return nil, game.Refuse("%s, line %d: “%s” is used twice, or is no plain word of letters and digits.", name, at[n+1], id)
		}
		seen[f[0]] = true
		r := &row{n: n, fields: f}
		out = append(out, card(r))
		if r.err.Format != "" {
			return nil, game.Refuse("%s, line %d: %s", name, at[n+1], r.err)
		}
	}
	return out, nil
}

// row is one line of a list, which is read field by field.
type row struct {
	n      int // from 0
	fields []string
	err    game.Text // about the first field that is wrong
}

// word is the next field as it is.
func (r *row) word() string {
	f := r.fields[0]
	r.fields = r.fields[1:]
	return f
}

func (r *row) wrong(text game.Text) {
	if r.err.Format == "" {
		r.err = text
	}
}

// number is the next field as a number within bounds.
func (r *row) number(least, most int) int {
	f := r.word()
	n, err := strconv.Atoi(f)
	if err != nil || n < least || n > most {
		r.wrong(game.Say("“%s” is no number from %d to %d.", f, least, most))
	}
	return n
}

// colour is the next field as a colour of potions.
func (r *row) colour() int {
	f := r.word()
	c := slices.Index(colourWords[:], f)
	if c < 0 {
		r.wrong(game.Say("“%s” is no colour of a potion: choose %s.", f, strings.Join(colourWords[:], ", ")))
	}
	return max(c, 0)
}

// bag is the next field as 1 to most ingredients, by their letters.
func (r *row) bag(most int) bag {
	f, b := r.word(), bag{}
	for _, letter := range f {
		i := strings.IndexRune(ingredientLetters, letter)
		if i < 0 {
			r.wrong(game.Say("“%s” is no ingredient: write the letters %s.", string(letter), ingredientLetters))
			return b
		}
		b[i]++
	}
	if n := b.size(); n < 1 || n > most {
		r.wrong(game.Say("“%s” has %d ingredients: it needs 1 to %d.", f, n, most))
	}
	return b
}
