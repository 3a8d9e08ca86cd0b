package vision

import (
	"fmt"
	"image"
	"testing"
	"time"
)

// watched is a tracker without plates before an even grey picture, fed with
// sightings of tags that lie in a row, 20 frames a second.
type watched struct {
	tracker *Tracker
	picture *image.Gray
	frames  int
}

func newWatched() *watched {
	w := &watched{tracker: NewTracker(nil, TrackerOptions{}), picture: image.NewGray(image.Rect(0, 0, 800, 120))}
	for i := range w.picture.Pix {
		w.picture.Pix[i] = 128
	}
	return w
}

// see shows the tracker so many frames in which the first n tags are read.
func (w *watched) see(n, frames int) Scene {
	var s Scene
	for range frames {
		var seen []Sighting
		for i := range n {
			x, y := 30+90*float64(i), 40.
			seen = append(seen, Sighting{ID: fmt.Sprint("tag-", i), Corners: Quad{{x, y}, {x + 42, y}, {x + 42, y + 42}, {x, y + 42}}, Score: 1})
		}
		s = w.tracker.Update(Frame{Gray: w.picture, Seq: w.frames, Time: time.Unix(1000, 0).Add(time.Duration(w.frames) * 50 * time.Millisecond)}, seen)
		w.frames++
	}
	return s
}

// While fewer than a quarter of the tags are seen something is wrong with the
// camera or the light, and no tag may go, or a card held over the lens would
// clear the table. When a quarter is seen the others were taken away.
func TestNothingGoesWhileTheCameraIsBlind(t *testing.T) {
	const tags = 8
	for _, c := range []struct{ seen, left int }{{0, tags}, {1, tags}, {2, 2}, {7, 7}} {
		w := newWatched()
		if s := w.see(tags, 10); len(s.Tags) != tags {
			t.Fatalf("only %d of %d tags appeared", len(s.Tags), tags)
		}
		if s := w.see(c.seen, 3*20); len(s.Tags) != c.left {
			t.Errorf("when %d of %d tags are seen for three seconds %d are left, not %d", c.seen, tags, len(s.Tags), c.left)
		}
	}
}

// A tag that was read but never confirmed leaves no track behind: in an evening
// of misread clutter these would pile up. Yet a second passes before: a tag
// that is read in every third frame only must still come to be confirmed.
func TestTracksThatWereNeverConfirmedExpire(t *testing.T) {
	w := newWatched()
	w.see(3, 2)
	w.see(0, 18)
	if n := len(w.tracker.tracks); n != 3 {
		t.Errorf("0.9 s after the last reading %d of 3 tentative tracks are left", n)
	}
	w.see(0, 4)
	if n := len(w.tracker.tracks); n != 0 {
		t.Errorf("more than a second after the last reading %d tentative tracks are left", n)
	}
	var s Scene
	for range 4 {
		w.see(0, 2)
		s = w.see(1, 1)
	}
	if len(s.Tags) != 1 {
		t.Errorf("of a tag read in every third frame the scene has %d", len(s.Tags))
	}
	if n := len(w.tracker.tracks); n != 1 {
		t.Errorf("%d tracks are left of one tag", n)
	}
}
