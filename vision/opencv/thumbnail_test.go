package opencv

import (
	"image"
	"strings"
	"testing"
	"time"
)

func TestThumbnailsAreSmallAndFewAndStop(t *testing.T) {
	p := newPhone(t)
	p.w, p.h = 800, 600
	type shown struct {
		img image.Image
		err error
	}
	got := make(chan shown, 100)
	stop := Thumbnail(p.URL, Options{Turn: 1}, func(img image.Image, err error) { got <- shown{img, err} })
	defer stop()
	var began time.Time
	for i := range 4 {
		s := <-got
		if s.err != nil {
			t.Fatal(s.err)
		}
		if i == 0 {
			began = time.Now()
		}
		if b := s.img.Bounds(); b != image.Rect(0, 0, 240, 320) {
			t.Fatalf("a thumbnail is %v", b)
		}
	}
	if d := time.Since(began); d < 2*thumbEvery { // the phone sends a hundred a second
		t.Errorf("four thumbnails came within %v", d)
	}
	p.on.Store(false)
	for {
		if s := <-got; s.err != nil && strings.Contains(s.err.Error(), p.URL) {
			break
		}
	}
	stop()
	for len(got) > 0 {
		<-got
	}
	stop()
	select {
	case <-got:
		t.Error("shown after the end")
	case <-time.After(50 * time.Millisecond):
	}
}

func TestThumbnailOfAMissingCameraSaysWhy(t *testing.T) {
	for what, want := range map[string]string{"97": "camera 97", "no such camera": "no camera of that name"} {
		got := make(chan error, 100)
		stop := Thumbnail(what, Options{}, func(_ image.Image, err error) { got <- err })
		if err := <-got; err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", what, err)
		}
		stop()
	}
}
