package vision_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/vision"
)

func TestLabels(t *testing.T) {
	const text = "A7 103.25 88 141.5 89.75 140 128 101.75 126.5\nB/8 -3 0 9.01 0 9 12 -3 12 hidden\n"
	got, err := vision.ReadLabels(strings.NewReader("# camera: 1280 x 720\n\n" + strings.ReplaceAll(text, " ", "\t ") + "  # end"))
	if err != nil {
		t.Fatal(err)
	}
	want := []vision.Label{
		{ID: "A7", Corners: vision.Quad{{X: 103.25, Y: 88}, {X: 141.5, Y: 89.75}, {X: 140, Y: 128}, {X: 101.75, Y: 126.5}}},
		{ID: "B/8", Corners: vision.Quad{{X: -3, Y: 0}, {X: 9.01, Y: 0}, {X: 9, Y: 12}, {X: -3, Y: 12}}, Hidden: true},
	}
	if !slices.Equal(got, want) {
		t.Errorf("read %v, not %v", got, want)
	}
	var b strings.Builder
	if err := vision.WriteLabels(&b, want); err != nil || b.String() != text {
		t.Errorf("wrote %q, %v, not %q", b.String(), err, text)
	}
}

func TestLabelsRefused(t *testing.T) {
	for text, says := range map[string]string{
		"\nA7 1 2 3 4 5 6 7":               `line 2 of the labels: "A7" is not followed by the x and y of four corners`,
		"A7 1 2 3 4 5 6 7 8 seen":          "four corners",
		"A7 1 2 3 4 5 6 7 8 9 hidden":      "four corners",
		"A7 1 2 3 4 5 6 7 NaN":             `"NaN" is not a place in a picture, in px`,
		"A7 1 2 3 4 5 6 7 1e6":             "not a place",
		"A\x007 1 2 3 4 5 6 7 8":           "cannot be the id of a tag",
		strings.Repeat("A7 ", 40000) + "9": "line 1 of the labels is too long",
	} {
		if got, err := vision.ReadLabels(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%.40q gives %v, %v; it should be refused with %q", text, got, err, says)
		}
	}
	for _, l := range []vision.Label{{}, {ID: "#1"}, {ID: "two words"}, {ID: "A7", Corners: vision.Quad{{X: math.Inf(1)}}}} {
		var b strings.Builder
		if err := vision.WriteLabels(&b, []vision.Label{{ID: "fine"}, l}); err == nil || b.Len() > 0 {
			t.Errorf("%v was written as %q, %v", l, b.String(), err)
		}
	}
}

// What could be read can be written, and is the same when read again, but for
// what a hundredth of a pixel hides.
func FuzzLabels(f *testing.F) {
	f.Add("A7 103.25 88 141.5 89.75 140 128 101.75 126.5 hidden\n# table\nB 0 0 1 0 1 1 0 1")
	f.Add("A 1e5 -1e5 0x1p-3 -0 .5 +1 1_0 7e-300")
	f.Fuzz(func(t *testing.T, text string) {
		read, err := vision.ReadLabels(strings.NewReader(text))
		if err != nil {
			return
		}
		var b strings.Builder
		if err := vision.WriteLabels(&b, read); err != nil {
			t.Fatalf("what was read cannot be written: %v", err)
		}
		again, err := vision.ReadLabels(strings.NewReader(b.String()))
		if err != nil || len(again) != len(read) {
			t.Fatalf("%d labels were written and %d read, %v", len(read), len(again), err)
		}
		for i, l := range read {
			for k, p := range l.Corners {
				q := again[i].Corners[k]
				if math.Abs(p.X-q.X) > .0051 || math.Abs(p.Y-q.Y) > .0051 {
					t.Errorf("the corner %v came back as %v", p, q)
				}
			}
			if again[i].ID != l.ID || again[i].Hidden != l.Hidden {
				t.Errorf("%v came back as %v", l, again[i])
			}
		}
		var twice strings.Builder
		if err := vision.WriteLabels(&twice, again); err != nil || twice.String() != b.String() {
			t.Errorf("written twice, %q became %q", b.String(), twice.String())
		}
	})
}
