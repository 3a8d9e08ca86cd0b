package gametest

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/language/languagetest"
)

// Words tells where a game has sentences that the test cannot find by itself.
type Words struct {
	Tables []string            // package variables whose strings are sentences, besides verbs
	More   []string            // sentences that stand elsewhere
	Alike  map[string][]string // words that are the same in another language, by language: "de", "fr"
}

// boxFields are the strings of a printed box, and the texts of options and
// benches, that people read.
var boxFields = []string{
	"Box.Title", "Box.Credits", "Piece.Name", "Mark.Text", "Mark.Means", "Fact.Says", "Fact.Of", "Zone.Name", "Zone.Label", "Zone.Note",
	"Paper.Name", "Paper.BoxesName", "Paper.Fields", "Paper.Columns", "Paper.Note",
	"Help.Title", "HelpPart.Word", "HelpPart.Text", "Text.Format",
}

// CheckWords checks that everything the game says, offers and prints can be
// read in every language: what is in its code and box, and what comes up in a
// few games. Listen plays more.
func CheckWords(t *testing.T, s Suite, w Words) {
	t.Helper()
	languagetest.Check(t, languagetest.Source{
		Tables:    append([]string{"verbs"}, w.Tables...),
		More:      append(Sentences(s.Game, s.Setups), w.More...),
		Elsewhere: sharedWords(t),
		Alike:     w.Alike,
	})
	s.Few(3).Listen(t, 1)
}

// Listen plays so many games in each set-up, in the game's own folder, and
// checks that every sentence that comes up is among the translations.
func (s Suite) Listen(t *testing.T, games int) {
	t.Helper()
	known := languagetest.Read(t, filepath.Join("translations", languagetest.Languages[0]+".json"))
	maps.Copy(known, sharedWords(t))
	lacks := map[string]bool{}
	for _, setup := range s.Setups {
		for seed := range uint64(games) {
			if err := s.listen(setup, seed, known, lacks); err != nil {
				t.Error(err)
			}
		}
	}
	for _, sentence := range slices.Sorted(maps.Keys(lacks)) {
		t.Errorf("%q came up in a game and is not among the translations: where it stands in a package variable, name that in Words.Tables, else give it in Words.More", sentence)
	}
}

// Sentences returns what a game prints and offers: the strings of its box,
// guides, options, lessons and bench that people read.
func Sentences(g game.Game, setups []game.Setup) []string {
	all := append(languagetest.Strings(g.Box(), boxFields...), g.Title())
	for _, guide := range g.Box().Guides {
		all = append(all, guide.Sentences()...)
	}
	if c, ok := g.(game.Chooser); ok {
		for _, setup := range setups {
			all = append(all, languagetest.Strings(c.Choices(setup), boxFields...)...)
		}
	}
	if t, ok := g.(game.Teacher); ok {
		all = append(all, languagetest.Strings(t.Lessons(), boxFields...)...)
	}
	if c, ok := g.(game.Crafter); ok {
		all = append(all, languagetest.Strings(c.Bench(), boxFields...)...)
	}
	return all
}

// sharedWords returns the sentences that every game may say: those of the
// contract, and those that several games say, which are in the folder above the
// game's own.
func sharedWords(t *testing.T) map[string]string {
	t.Helper()
	file := filepath.Join("translations", languagetest.Languages[0]+".json")
	data, err := game.Translations.ReadFile(filepath.ToSlash(file))
	if err != nil {
		t.Fatal(err)
	}
	all := languagetest.Decode(t, data)
	maps.Copy(all, languagetest.Read(t, filepath.Join("..", file)))
	return all
}

// listen plays a game, of people or at random, and notes what is said in it
// that is not known.
func (s Suite) listen(setup game.Setup, seed uint64, known map[string]string, lacks map[string]bool) error {
	rnd := rand.New(rand.NewPCG(seed, 3))
	hear := func(sentence string) string {
		if _, ok := known[sentence]; !ok && languagetest.Wordy(sentence) {
			lacks[sentence] = true
		}
		return sentence
	}
	heard := func(v any) { texts(reflect.ValueOf(v), func(t game.Text) { t.In(hear) }) }
	st, err := s.Game.New(setup)
	if err != nil {
		return err
	}
	people, err := s.Game.Players(setup, rnd.IntN)
	if err != nil {
		return err
	}
	deck := s.Game.Box().Deck
	for range s.most() {
		for seat := range st.Seats() {
			heard(st.View(game.Seat(seat)))
			if c, ok := st.(game.Checker); ok && len(deck) > 0 {
				for range 3 {
					heard(c.Check(deck[rnd.IntN(len(deck))].ID, game.Seat(seat)))
				}
			}
			legal := st.Legal(game.Seat(seat))
			rnd.Shuffle(len(legal), func(i, j int) { legal[i], legal[j] = legal[j], legal[i] })
			for _, m := range legal[:min(len(legal), 5)] {
				for _, bent := range bend(st, m, rnd.IntN) {
					var r *game.Refusal
					if _, events, err := st.Apply(bent); errors.As(err, &r) {
						r.Text.In(hear)
					} else {
						heard(events)
					}
				}
			}
		}
		if d, ok := st.(game.Doubter); ok {
			if doubt, ok := d.Doubt(disturbed(st.Layout(), s.Game, rnd.IntN)); ok {
				doubt.Question.In(hear)
			}
		}
		if st.Result() != nil {
			if r, ok := st.(game.Revealer); ok {
				heard(r.Reveal())
			}
			return nil
		}
		m, err := people.Next(st)
		if err != nil {
			return err
		}
		after, events, err := st.Apply(m)
		if err != nil {
			return fmt.Errorf("%s: %w", m.Line(st.Seats()), err)
		}
		heard(events)
		st = after
	}
	return errEndless
}

// bend gives a move as it is, and changed in one way.
func bend(st game.State, m game.Move, pick func(int) int) []game.Move {
	other := m
	switch pick(4) {
	case 0:
		other.Seat = game.Seat(pick(len(st.Seats())))
	case 1:
		other.Number += 1 - 2*pick(2)
	case 2:
		other.Objects = append(slices.Clone(m.Objects), m.Objects...)
	case 3:
		other = game.Move{Verb: game.Correct, Objects: m.Objects, Place: m.Place}
	}
	return []game.Move{m, other}
}

// disturbed is a layout with one piece in another's place.
func disturbed(l game.Layout, g game.Game, pick func(int) int) game.Layout {
	out := maps.Clone(l)
	pieces := g.Box().Pieces()
	mats := g.Box().Mats
	zones := mats[pick(len(mats))].Zones
	if out == nil || len(zones) == 0 {
		return out
	}
	out[pieces[pick(len(pieces))].ID] = zones[pick(len(zones))].ID
	return out
}

// texts visits every text in a value, but not a text's own arguments.
func texts(v reflect.Value, visit func(game.Text)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			texts(v.Elem(), visit)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			texts(v.Index(i), visit)
		}
	case reflect.Struct:
		if t, ok := v.Interface().(game.Text); ok {
			visit(t)
			return
		}
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				texts(v.Field(i), visit)
			}
		}
	}
}
