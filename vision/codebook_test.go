package vision

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestCodebookRefusals(t *testing.T) {
	a, b := deck().codes[0], deck().codes[1]
	near := append([]bool(nil), a.Modules...)
	for i := range minDistance - 1 {
		near[200+i] = !near[200+i]
	}
	for _, c := range []struct {
		name  string
		codes []Code
		words []string
	}{
		{"none", nil, []string{"no tags"}},
		{"no id", []Code{a, {"", b.Modules}}, []string{"tag 2", "no id"}},
		{"same id", []Code{a, {a.ID, b.Modules}}, []string{a.ID, "rename"}},
		{"short", []Code{{"short", a.Modules[:440]}}, []string{"short", "440", "441"}},
		{"equal", []Code{a, b, {"copy", a.Modules}}, []string{a.ID, "copy", "0 modules"}},
		{"near", []Code{a, {"near", near}}, []string{a.ID, "near", "31 modules"}},
		{"equal when turned", []Code{a, {"turned", rotatedPattern(a.Modules)}}, []string{a.ID, "turned"}},
		{"the same from all sides", []Code{{"blank", make([]bool, moduleCount)}}, []string{"blank", "turned"}},
	} {
		_, err := NewCodebook(c.codes)
		if err == nil {
			t.Errorf("%s: accepted", c.name)
			continue
		}
		for _, w := range c.words {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("%s: %q does not say %q", c.name, err, w)
			}
		}
	}
	if cb, err := NewCodebook([]Code{a, b}); err != nil || cb.Len() != 2 {
		t.Errorf("two good codes are refused: %v", err)
	}
}

func TestCodebookKeepsItsOwnCopy(t *testing.T) {
	c := Code{"x", append([]bool(nil), deck().codes[0].Modules...)}
	cb, err := NewCodebook([]Code{c})
	if err != nil {
		t.Fatal(err)
	}
	clear(c.Modules)
	v := view{w: 200, h: 200, blur: .5, noise: 3, toPx: camera(200, 200, 2, 0, 0, 900)}
	rng := rand.New(rand.NewPCG(1, 1))
	p := piece{code: deck().codes[0], turn: 30, w: 33, h: 38, dy: 2, shade: 45}
	if seen := NewReader(cb).Read(frameOf(v.picture([]piece{p}, rng), 0)); len(seen) != 1 || seen[0].ID != "x" {
		t.Errorf("a codebook of one reads %v", seen)
	}
}

// TestACodebookOfFewReadsWhatElseLies: samples that are the opposite of all codes are no
// tag, and nothing worse.
func TestACodebookOfFewReadsWhatElseLies(t *testing.T) {
	v := view{w: 200, h: 200, blur: .5, noise: 3, toPx: camera(200, 200, 2, 0, 0, 900)}
	rng := rand.New(rand.NewPCG(1, 1))
	p := piece{code: deck().codes[0], turn: 30, w: 33, h: 38, dy: 2, shade: 45}
	opposite := Code{"opposite", nil}
	for i, dark := range p.code.Modules {
		opposite.Modules = append(opposite.Modules, dark != (functionModule(i%Modules, i/Modules) == .5))
	}
	cb, err := NewCodebook([]Code{opposite})
	if err != nil {
		t.Fatal(err)
	}
	if seen := NewReader(cb).Read(frameOf(v.picture([]piece{p}, rng), 0)); len(seen) > 0 {
		t.Errorf("it reads %v", seen)
	}
}

func TestFunctionModulesAreThoseOfEveryCode(t *testing.T) {
	fixed := 0
	for i := range moduleCount {
		want := functionModule(i%Modules, i/Modules)
		if want == .5 {
			continue
		}
		fixed++
		for _, c := range deck().codes {
			if c.Modules[i] != (want == 0) {
				t.Fatalf("module %d, %d of %s is not as in every code", i%Modules, i/Modules, c.ID)
			}
		}
	}
	if fixed != 3*64+10 {
		t.Errorf("%d modules are fixed", fixed)
	}
}

// TestFiveThousandCodes reads known and refuses foreign codes of a large deck.
func TestFiveThousandCodes(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	codes := append([]Code(nil), deck().codes...)
	for len(codes) < 5000 {
		c := Code{fmt.Sprintf("random-%d", len(codes)), make([]bool, moduleCount)}
		for i := range c.Modules {
			f := functionModule(i%Modules, i/Modules)
			c.Modules[i] = f == 0 || f == .5 && rng.IntN(2) == 0
		}
		codes = append(codes, c)
	}
	cb, err := NewCodebook(codes)
	if err != nil {
		t.Fatal(err)
	}
	v := view{w: 480, h: 320, blur: .6, noise: 5, light: .3, toPx: camera(480, 320, 1.4/moduleMM, 10, 5, 900)}
	known := []Code{codes[0], codes[4999], codes[1234], deck().foreign[0], deck().foreign[1], deck().foreign[2]}
	pieces := spread(v, len(known), known, rng)
	right, wrong, _ := score(v, pieces[:3], NewReader(cb).Read(frameOf(v.picture(pieces, rng), 0)))
	if right != 3 || wrong > 0 {
		t.Errorf("of 5,000 codes %d of 3 are read right and %d wrong", right, wrong)
	}
}
