package main

import (
	"bytes"
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision"
)

// quad is a code of 42 px at a place.
func quad(x, y float64) vision.Quad {
	return vision.Quad{{X: x, Y: y}, {X: x + 42, Y: y}, {X: x + 42, Y: y + 42}, {X: x, Y: y + 42}}
}

// window is what was read in so many frames: each tag's name stands for a place
// and says in which frames it is read.
func window(reads map[string]string) *watch {
	w := &watch{}
	for i := range 2*around + 1 {
		s := shown{frame: vision.Frame{Gray: image.NewGray(image.Rect(0, 0, 640, 360)), Seq: i}}
		for id, when := range reads {
			if when[i] == 'x' {
				jitter := .1 * float64(i%2)
				s.seen = append(s.seen, vision.Sighting{ID: id, Corners: quad(100+jitter, 10*float64(id[0]-'A'))})
			}
		}
		w.window = append(w.window, s)
	}
	return w
}

func TestALabelIsASureTag(t *testing.T) {
	w := window(map[string]string{
		"Always":  "xxxxxxxxxxx",
		"Between": "xxxxx.xxxxx", // missed in the picture itself
		"Coming":  "......xxxxx", // not there before
		"Dubious": "..x..x..x..",
		"Eerie":   ".....x.....", // once only
		"Flaky":   ".xx.x..x.xx",
	})
	under := vision.Tracked{ID: "Ghost", Corners: quad(300, 200)}
	w.window[around].scene.Tags = []vision.Tracked{under, {ID: "Always", Corners: quad(100, 0)}}
	l, ok := w.labelled()
	if !ok || l.frame.Seq != around {
		t.Fatalf("the picture is %d, %v", l.frame.Seq, ok)
	}
	var sure, hidden []string
	for _, label := range l.labels {
		if label.Hidden {
			hidden = append(hidden, label.ID)
		} else {
			sure = append(sure, label.ID)
		}
	}
	if want := []string{"Always", "Between", "Flaky"}; !slices.Equal(sure, want) {
		t.Errorf("sure are %q, not %q", sure, want)
	}
	if want := []string{"Coming", "Dubious", "Ghost"}; !slices.Equal(hidden, want) {
		t.Errorf("hidden are %q, not %q", hidden, want)
	}
	if want := []string{"Between", "Flaky"}; !slices.Equal(l.assumed, want) {
		t.Errorf("assumed are %q, not %q", l.assumed, want)
	}
	if got, want := l.String(), "3 tags, 2 of them read just before and after only, and 3 that may be hidden"; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
	head := l.head("table.jpg")
	if !strings.Contains(head, "table.jpg (640 × 360 px)") || !strings.Contains(head, ": Between, Flaky.\n") {
		t.Errorf("the file says\n%s", head)
	}
	var b bytes.Buffer
	b.WriteString(head)
	if err := vision.WriteLabels(&b, l.labels); err != nil {
		t.Fatal(err)
	}
	if back, err := vision.ReadLabels(&b); err != nil || len(back) != len(l.labels) {
		t.Errorf("%d of %d labels were read back: %v", len(back), len(l.labels), err)
	}
}

// What is recorded of the simulated table lies where its cards do.
func TestLabelsLieOnTheTags(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	src, err := demo.New(g, game.Setup{Game: "grove", Players: 3}.Complete(g), demo.Options{Width: 960, Height: 540, Gray: true})
	if err != nil {
		t.Fatal(err)
	}
	defer src.Close()
	surface, book, err := tagFlags{Game: "grove"}.load()
	if err != nil {
		t.Fatal(err)
	}
	w := watch{reader: vision.NewReader(book), tracker: vision.NewTracker(surface.Plates(), vision.TrackerOptions{})}
	for range 2*around + 1 {
		f, err := src.Next()
		if err != nil {
			t.Fatal(err)
		}
		w.see(f)
	}
	l, ok := w.labelled()
	if !ok {
		t.Fatal("nothing moves yet, but nothing is recorded")
	}
	labels := map[string]vision.Label{}
	for _, label := range l.labels {
		labels[label.ID] = label
	}
	for _, tag := range src.Truth().Tags {
		label, ok := labels[tag.Payload]
		delete(labels, tag.Payload)
		if !tag.Visible() {
			continue
		}
		if !ok || label.Hidden {
			t.Errorf("%s is labelled %v as %+v", tag.Piece, ok, label)
			continue
		}
		for i, c := range tag.Corners {
			if off := math.Hypot(c.X-label.Corners[i].X, c.Y-label.Corners[i].Y); off > tag.Module {
				t.Errorf("corner %d of %s is labelled %.1f px from where it lies", i, tag.Piece, off)
			}
		}
	}
	if len(labels) > 0 {
		t.Errorf("what is not there is labelled: %v", labels)
	}
}

func TestNothingIsRecordedTooSoon(t *testing.T) {
	still := map[string]string{"A": "xxxxxxxxxxx"}
	w := window(still)
	w.window = w.window[1:]
	if _, ok := w.labelled(); ok {
		t.Error("too few frames tell what lies on the table")
	}
	w = window(still)
	w.window[2*around].scene.Busy = true
	if _, ok := w.labelled(); ok {
		t.Error("something moves over the table")
	}
	if _, ok := window(map[string]string{"A": "......xxxxx"}).labelled(); ok {
		t.Error("no tag is sure")
	}
}
