package printables

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// onPaper says whether a region keeps the margins of its page.
func onPaper(pg page, r region) bool {
	const slack = 1e-6
	return r.x >= margin-slack && r.y >= margin-slack && r.x+r.w <= pg.w-margin+slack && r.y+r.h <= pg.h-margin+slack
}

func apart(a, b region) bool {
	const slack = 1e-6
	return a.x+a.w <= b.x+slack || b.x+b.w <= a.x+slack || a.y+a.h <= b.y+slack || b.y+b.h <= a.y+slack
}

func itemRegion(i item) region { return i.on }

func cutRegion(c cut) region {
	return region{c.x0, c.y0, c.x1 - c.x0, c.y1 - c.y0}.grown(cutWidth / 2)
}

func TestNothingOverlapsAndAllKeepsTheMargins(t *testing.T) {
	for _, o := range allFormats() {
		sheets, p := planned(t, o)
		for _, s := range sheets {
			for n, pg := range s.pages {
				at := func(what string) string { return s.file + " page " + string(rune('1'+n)) + ": " + what }
				if !(pg.w == p.w && pg.h == p.h) && !(pg.w == p.h && pg.h == p.w) {
					t.Error(at("not a page of " + p.title))
				}
				if !onPaper(pg, pg.strip) || !onPaper(pg, pg.block.grown(pg.bleed)) {
					t.Error(at("the strip or the pieces reach into the margin"))
				}
				if !apart(pg.strip, pg.block.grown(pg.bleed)) {
					t.Error(at("the strip lies on the pieces"))
				}
				items := append(slices.Clone(pg.fronts), pg.backs...)
				for i, a := range items {
					if !onPaper(pg, itemRegion(a)) {
						t.Error(at(a.piece.ID + " reaches into the margin"))
					}
					for _, b := range items[:i] {
						if !apart(itemRegion(a), itemRegion(b)) {
							t.Error(at(a.piece.ID + " lies on " + b.piece.ID))
						}
					}
				}
				for _, c := range pg.cuts {
					if !onPaper(pg, cutRegion(c).grown(-cutWidth/2)) || !apart(cutRegion(c), pg.strip) || !apart(cutRegion(c), pg.block.grown(pg.bleed)) {
						t.Errorf("%s %+v", at("a crop mark lies where it should not:"), c)
					}
				}
			}
		}
	}
}

func TestEveryPieceIsPrintedOnce(t *testing.T) {
	for _, o := range allFormats() {
		sheets, _ := planned(t, o)
		count := map[string]int{}
		for _, s := range sheets {
			for _, pg := range s.pages {
				for _, i := range pg.fronts {
					count[i.piece.ID]++
				}
			}
		}
		for _, p := range testBox().Pieces() {
			if count[p.ID] != 1 {
				t.Errorf("%s: %s is printed %d times", o.named(), p.ID, count[p.ID])
			}
			delete(count, p.ID)
		}
		if len(count) > 0 {
			t.Errorf("%s: printed but not in the box: %v", o.named(), count)
		}
	}
}

func TestNineCardsToAPageWithBacksBehindThem(t *testing.T) {
	for _, name := range Papers() {
		sheets, _ := planned(t, Options{Paper: name})
		fronts := sheets[1].pages
		if len(fronts) != 4 || len(fronts[0].fronts) != 9 || len(fronts[2].fronts) != 2 {
			t.Fatalf("%s: 11 cards do not lie as 9 and 2 with backs", name)
		}
		for i := 0; i < len(fronts); i += 2 {
			front, back := fronts[i], fronts[i+1]
			if front.behind || !back.behind || len(front.fronts) != len(back.backs) {
				t.Fatalf("%s: page %d has no backs behind it", name, i+1)
			}
			for k, f := range front.fronts {
				if b := back.backs[k]; b.on.y != f.on.y || b.on.x+b.on.w != front.w-f.on.x {
					t.Errorf("%s: the back of %s does not lie behind its front", name, f.piece.ID)
				}
			}
		}
	}
}

func TestTooLargePiecesAreRefused(t *testing.T) {
	for what, change := range map[string]func(b *cards.Box){
		"mat":    func(b *cards.Box) { b.Mats[0].W = 400 },
		"card":   func(b *cards.Box) { b.Deck[3].H = 300 },
		"shield": func(b *cards.Box) { b.Tokens[len(b.Tokens)-1].Height = 90 },
	} {
		b := testBox()
		change(b)
		if _, err := NewPlan(b, Options{}); err == nil {
			t.Errorf("a %s too large for the paper is not refused", what)
		}
	}
}

func TestTheStartSheetExplainsTheMarksOfItsTable(t *testing.T) {
	box := testBox()
	f, err := formatOf(Options{})
	if err != nil {
		t.Fatal(err)
	}
	p := pen{newRaster(10, 10, 1), identity, f.style}
	var told []string
	for _, m := range append(handMarks(p, box, f), signMarks(p, box)...) {
		told = append(told, m.text)
	}
	if !slices.Contains(told, "Cut here") || !slices.Contains(told, "A tag: the camera knows the piece by it") {
		t.Errorf("the marks for whoever cuts are %q", told)
	}
	for _, place := range box.Tables[box.UsualPlayers()].Places {
		for _, z := range box.Mat(place.Mat).Zones {
			if signs[z.Label] != "" && !strings.Contains(strings.Join(told, ", "), z.Label) {
				t.Errorf("the sign of %q is not explained: %q", z.Label, told)
			}
		}
	}
}

// TestTheStartSheetShowsTheUsualTable, and not the one of somebody who plays alone, when
// it is printed for any number of players.
func TestTheStartSheetShowsTheUsualTable(t *testing.T) {
	box := testBox()
	box.Tables[1], box.Tables[3] = box.Tables[2], box.Tables[2]
	asked := map[string]bool{}
	p, err := NewPlan(box, Options{Only: []string{"start"}, Word: func(s string) string {
		asked[s] = true
		return s
	}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Picture(0, 1); err != nil {
		t.Fatal(err)
	}
	if !asked["How the mats lie for %d players: %.0f × %.0f cm, seen whole by the camera"] {
		t.Error("the start sheet shows the table of one player")
	}
}
