package printables

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// allFormats are all ways to print, papers × layouts × inks.
func allFormats() []Options {
	var out []Options
	for _, paper := range Papers() {
		for _, layout := range Layouts() {
			for _, ink := range Inks() {
				out = append(out, Options{Paper: paper, Layout: layout, Ink: ink})
			}
		}
	}
	return out
}

func (o Options) named() string { return o.Paper + " " + o.Layout + " " + o.Ink }

// printed prints a box into a folder of its own.
func printedBox(t *testing.T, b *cards.Box, o Options) Printed {
	t.Helper()
	o.Dir = t.TempDir()
	out, err := Print(t.Context(), b, o)
	if err != nil {
		t.Fatalf("%s: %v", o.named(), err)
	}
	return out
}

func (p Printed) read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(p.Dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestSameBoxGivesSameBytes(t *testing.T) { sameBytes(t, Options{}) }

func TestFilmSameBoxGivesSameBytesInEveryFormat(t *testing.T) { sameBytes(t, allFormats()...) }

func sameBytes(t *testing.T, formats ...Options) {
	t.Helper()
	for _, o := range formats {
		first, again := printedBox(t, testBox(), o), printedBox(t, testBox(), o)
		if len(first.Files) != 6 {
			t.Errorf("%s: wrote %v", o.named(), first.Files)
		}
		for _, name := range first.Files {
			if !bytes.Equal(first.read(t, name), again.read(t, name)) {
				t.Errorf("%s: %s differs between two runs", o.named(), name)
			}
		}
	}
}

// TestEveryFormatSaysWhereThingsAre rebuilds the box from what each format
// says of it.
func TestEveryFormatSaysWhereThingsAre(t *testing.T) {
	b := testBox()
	near := func(x, y float64) bool { return x-y < 0.01 && y-x < 0.01 }
	for _, o := range allFormats() {
		p, err := NewPlan(b, o)
		if err != nil {
			t.Fatal(err)
		}
		text, err := p.components().bytes()
		if err != nil {
			t.Fatal(err)
		}
		list, err := parseComponents(text)
		if err != nil {
			t.Fatal(err)
		}
		again := list.Box()
		for _, want := range b.Pieces() {
			got, ok := again.Piece(want.ID)
			if !ok || !near(got.W, want.W) || !near(got.H, want.H) || len(got.Tags) != len(want.Tags) {
				t.Errorf("%s: %s came back as %+v", o.named(), want.ID, got)
				continue
			}
			for i, tag := range want.Tags {
				if g := got.Tags[i]; !near(g.X, tag.X) || !near(g.Y, tag.Y) || !near(g.Angle, tag.Angle) || g.Payload != tag.Payload {
					t.Errorf("%s: a tag of %s came back as %+v, was %+v", o.named(), want.ID, g, tag)
				}
			}
		}
		for _, m := range b.Mats {
			for i, want := range m.Zones {
				if got := again.Mat(m.ID).Zones[i]; got.ID != want.ID || !near(got.X, want.X) || !near(got.Y, want.Y) || !near(got.W, want.W) || !near(got.H, want.H) {
					t.Errorf("%s: the zone %s came back as %+v", o.named(), want.ID, got)
				}
			}
		}
	}
}

func TestLayoutsHoldAsManyAsFit(t *testing.T) {
	for _, c := range []struct {
		paper, layout string
		cards         int
		bleed         float64
	}{
		{"a4", Butted, 9, 0}, {"letter", Butted, 9, 0},
		{"a4", Bleed, 8, 3}, {"letter", Bleed, 8, 1.5},
		{"a4", Fold, 4, 1.5}, {"letter", Fold, 4, 1.5},
		{"a4", Mini, 18, 0}, {"letter", Mini, 18, 0},
	} {
		b := testBox()
		for len(b.Deck) < 20 {
			b.Deck = append(b.Deck, b.Deck[0])
		}
		f, err := formatOf(Options{Paper: c.paper, Layout: c.layout})
		if err != nil {
			t.Fatal(err)
		}
		pages, err := f.deck(b.Deck)
		if err != nil || len(pages[0].fronts) != c.cards || pages[0].bleed != c.bleed {
			t.Errorf("%s %s: %d cards with %g mm of bleed: %v", c.paper, c.layout, len(pages[0].fronts), pages[0].bleed, err)
		}
	}
}

var (
	pageBox = regexp.MustCompile(`/(TrimBox|BleedBox) \[([-0-9.]+) ([-0-9.]+) ([-0-9.]+) ([-0-9.]+)\]`)
	object  = regexp.MustCompile(`(?m)^(\d{10}) 00000 n $`)
)

// TestFilmPageBoxesAndPreferences reads what the files tell a program that prints
// them: what is cut out of each page, where the bleed ends, the true size, and
// the edge to flip; and that the table of objects is still right.
func TestFilmPageBoxesAndPreferences(t *testing.T) {
	for _, o := range allFormats() {
		o.Offset = Offset{0.5, -1}
		p, err := NewPlan(testBox(), o)
		if err != nil {
			t.Fatal(err)
		}
		out := printedBox(t, testBox(), o)
		for _, s := range p.sheets {
			pdf := out.read(t, s.file)
			boxes := pageBox.FindAllSubmatch(pdf, -1)
			var trims, bleedBoxes []region
			for _, m := range boxes {
				var v [4]float64
				for i := range v {
					v[i], _ = strconv.ParseFloat(string(m[i+2]), 64)
					v[i] /= pointsPerMM
				}
				r := region{v[0], v[1], v[2] - v[0], v[3] - v[1]}
				switch string(m[1]) {
				case "TrimBox":
					trims = append(trims, r)
				case "BleedBox":
					bleedBoxes = append(bleedBoxes, r)
				}
			}
			if len(trims) != len(s.pages) || len(bleedBoxes) != len(s.pages) {
				t.Fatalf("%s: %d trim and %d bleed boxes on %d pages", s.file, len(trims), len(bleedBoxes), len(s.pages))
			}
			for n, pg := range s.pages {
				want := pg.block
				if pg.behind {
					want.x, want.y = want.x+0.5, want.y-1
				}
				want.y = pg.h - want.y - want.h
				if !alike(trims[n], want) || !alike(bleedBoxes[n], want.grown(pg.bleed)) {
					t.Errorf("%s page %d: trim %+v, bleed %+v; want %+v and %g around", s.file, n+1, trims[n], bleedBoxes[n], want, pg.bleed)
				}
			}
			duplex := "/Simplex"
			if s.twoSided() {
				duplex = "/DuplexFlipLongEdge"
			}
			if !bytes.Contains(pdf, []byte("/ViewerPreferences << /PrintScaling /None /Duplex "+duplex+" ")) {
				t.Errorf("%s does not ask for its true size, %s", s.file, duplex)
			}
			tableIsRight(t, s.file, pdf)
		}
	}
}

func alike(a, b region) bool {
	const slack = 0.02
	return max(a.x-b.x, b.x-a.x, a.y-b.y, b.y-a.y, a.w-b.w, b.w-a.w, a.h-b.h, b.h-a.h) < slack
}

// tableIsRight checks where a PDF says that its objects begin.
func tableIsRight(t *testing.T, name string, pdf []byte) {
	t.Helper()
	_, end, _ := strings.Cut(string(pdf[len(pdf)-60:]), "startxref\n")
	at, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(end), "\n%%EOF"))
	if err != nil || !bytes.HasPrefix(pdf[at:], []byte("xref\n")) {
		t.Fatalf("%s: there is no table of objects where it says: %v", name, err)
	}
	for n, m := range object.FindAllSubmatch(pdf[at:], -1) {
		from, _ := strconv.Atoi(string(m[1]))
		if !bytes.HasPrefix(pdf[from:], fmt.Appendf(nil, "%d 0 obj", n+1)) {
			t.Errorf("%s: object %d does not begin where the table says", name, n+1)
		}
	}
}

func TestUnknownChoicesAreRefused(t *testing.T) {
	for want, o := range map[string]Options{
		`there is no paper called "a3"; choose a4 or letter`:                                {Paper: "a3"},
		`there is no layout called "loose"; choose butted, bleed, mini or fold`:             {Layout: "loose"},
		`there is no ink called "grey"; choose colour or outline`:                           {Ink: "grey"},
		`The Picnic has no sheet called "maps"; choose start, cards, mats, tokens or paper`: {Only: []string{"maps"}},
		`backs cannot be moved by 6 and 0 mm; each may be -5 to 5`:                          {Offset: Offset{6, 0}},
	} {
		o.Dir = filepath.Join(t.TempDir(), "new")
		if _, err := Print(t.Context(), testBox(), o); err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
		if _, err := os.Stat(o.Dir); err == nil {
			t.Error("a folder was made")
		}
	}
}

func TestProgressGoesFromPageToPageAndCancelLeavesNothing(t *testing.T) {
	var told []int
	o := Options{Dir: t.TempDir(), Progress: func(done, total int) { told = append(told, done, total) }}
	plan, err := NewPlan(testBox(), o)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := plan.Print(t.Context()); err != nil {
		t.Fatal(err)
	}
	for i := range len(plan.Pages) {
		if told[2*i] != i+1 || told[2*i+1] != len(plan.Pages) {
			t.Fatalf("told %v", told)
		}
	}
	for after := range len(plan.Pages) + 1 {
		ctx, cancel := context.WithCancel(t.Context())
		o := Options{Dir: filepath.Join(t.TempDir(), "new"), Progress: func(done, _ int) {
			if done == after {
				cancel()
			}
		}}
		if after == 0 {
			cancel()
		}
		_, err := Print(ctx, testBox(), o)
		if !errors.Is(err, context.Canceled) || err.Error() != "printing was cancelled; nothing was written" {
			t.Errorf("cancelled after page %d: %v", after, err)
		}
		if _, err := os.Stat(o.Dir); err == nil {
			t.Errorf("cancelled after page %d, left %v", after, names(t, o.Dir))
		}
		cancel()
	}
}

func TestOnlyChosenSheetsArePrintedButAllAreListed(t *testing.T) {
	all := printedBox(t, testBox(), Options{})
	some := printedBox(t, testBox(), Options{Only: []string{"tokens", "start"}})
	if want := []string{"picnic-a4-start.pdf", "picnic-a4-tokens.pdf", ComponentsFile}; !slices.Equal(some.Files, want) {
		t.Errorf("printed %v", some.Files)
	}
	for _, f := range some.Files {
		if !bytes.Equal(some.read(t, f), all.read(t, f)) {
			t.Errorf("%s is not as when all are printed", f)
		}
	}
}

// TestEveryWordIsAskedFor prints in a language of capitals and looks for what
// was not asked for.
func TestEveryWordIsAskedFor(t *testing.T) {
	asked := map[string]bool{}
	o := Options{Word: func(s string) string {
		asked[s] = true
		if strings.Contains(s, "%") { // a blank has no capitals
			return s
		}
		return strings.ToUpper(s)
	}}
	p, err := NewPlan(testBox(), o)
	if err != nil {
		t.Fatal(err)
	}
	if p.Sheets[1].Title != "CARDS" {
		t.Errorf("the cards are called %q", p.Sheets[1].Title)
	}
	for n := range p.Pages {
		if _, err := p.Picture(n, 1); err != nil {
			t.Fatal(err)
		}
	}
	b := testBox()
	want := []string{b.Title, b.Deck[0].Name, b.Mats[0].Name, "Draw 2 cards", "For a moment", "Beside", "Score sheet", "Guess", "Print at 100 %", "Start here", "Slide each card up or down"}
	for _, s := range want {
		if !asked[s] {
			t.Errorf("%q was printed without asking for its translation", s)
		}
	}
}
