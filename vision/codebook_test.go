package vision

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func TestCodebookRefusals(t *testing.T) {
	a, b := deck().codes[0], deck().codes[1]
	near := append([]bool(nil), a.Modules...)
	for i := range leastDistance - 1 {
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
		{"equal when turned", []Code{a, {"turned", quarterTurn(a.Modules)}}, []string{a.ID, "turned"}},
		{"the same from all sides", []Code{{"blank", make([]bool, cells)}}, []string{"blank", "turned"}},
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

func TestFunctionModulesAreThoseOfEveryCode(t *testing.T) {
	fixed := 0
	for i := range cells {
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
