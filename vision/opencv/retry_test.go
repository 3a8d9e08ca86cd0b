package opencv

import (
	"bytes"
	"errors"
	"fmt"
	"image/jpeg"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// phone is a camera on the network: a stream of JPEG pictures that can be cut.
type phone struct {
	*httptest.Server
	on   atomic.Bool
	w, h int
}

const phoneW, phoneH = 160, 120

func newPhone(t *testing.T) *phone {
	p := &phone{w: phoneW, h: phoneH}
	p.on.Store(true)
	p.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !p.on.Load() {
			http.Error(w, "the camera is off", http.StatusServiceUnavailable)
			return
		}
		w.Header().Set("Content-Type", "multipart/x-mixed-replace; boundary=frame")
		for n := 0; p.on.Load(); n++ {
			var b bytes.Buffer
			if err := jpeg.Encode(&b, scene(n%10, p.w, p.h), nil); err != nil {
				return
			}
			if _, err := fmt.Fprintf(w, "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n%s\r\n", b.Len(), b.Bytes()); err != nil {
				return
			}
			w.(http.Flusher).Flush()
			select {
			case <-time.After(10 * time.Millisecond):
			case <-r.Context().Done():
				return
			}
		}
	}))
	t.Cleanup(p.Server.Close)
	return p
}

func TestStreamThatBreaksOffComesBack(t *testing.T) {
	p := newPhone(t)
	src, err := Retry(p.URL+"/video", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer src.Close()
	seq := 0
	watch := func(frames int) {
		t.Helper()
		for frames > 0 {
			f, err := src.Next()
			if err != nil {
				t.Log(err)
				continue
			}
			if f.Gray.Rect.Dx() != phoneW || f.Gray.Rect.Dy() != phoneH || f.Seq != seq || f.Time.IsZero() {
				t.Fatalf("frame %d is %v, number %d, at %v", seq, f.Gray.Rect, f.Seq, f.Time)
			}
			seq++
			frames--
		}
	}
	fails := func(want string) {
		t.Helper()
		for {
			f, err := src.Next()
			if err != nil {
				if !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), p.URL) {
					t.Fatalf("the stream is off: %v, want %q", err, want)
				}
				t.Log(err)
				return
			}
			if f.Seq != seq {
				t.Fatalf("number %d after %d", f.Seq, seq-1)
			}
			seq++
		}
	}
	watch(5)
	if g := src.Given(); g.Width != phoneW || g.Height != phoneH || !src.Live() {
		t.Errorf("given %+v, live %v", g, src.Live())
	}
	p.on.Store(false)
	fails("has broken off")
	fails("does not answer with a video")
	if g := src.Given(); g != (Given{}) {
		t.Errorf("given %+v while the stream is lost", g)
	}
	p.on.Store(true)
	watch(5)
}

func TestOpenedStreamThatBreaksOffStaysLost(t *testing.T) {
	p := newPhone(t)
	src := open(t, p.URL, Options{})
	if _, err := src.Next(); err != nil {
		t.Fatal(err)
	}
	p.on.Store(false)
	for {
		if _, err := src.Next(); err != nil {
			break
		}
	}
	p.on.Store(true)
	if _, err := src.Next(); err == nil || !strings.Contains(err.Error(), "has broken off") {
		t.Errorf("after the loss: %v", err)
	}
}

func TestMissingCameraIsTriedAgain(t *testing.T) {
	src, err := Retry("97", Options{Width: 1280, Height: 720, FPS: 30})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := src.Next(); err == nil || !strings.Contains(err.Error(), "camera 97") {
			t.Fatalf("camera 97: %v", err)
		}
	}
	got := make(chan error)
	go func() {
		_, err := src.Next() // waits for the next attempt
		got <- err
	}()
	src.Close()
	if err := <-got; !errors.Is(err, os.ErrClosed) {
		t.Errorf("while closed: %v", err)
	}
	if _, err := src.Next(); !errors.Is(err, os.ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}

func TestRetryRefusesWhatCannotComeBack(t *testing.T) {
	if _, err := Retry("no such video.mp4", Options{}); err == nil {
		t.Error("a missing file is no camera to wait for")
	}
}

// A server that takes the call and says nothing blocks OpenCV; neither Next's
// sentence nor Close may wait for it.
func TestSilentStreamIsToldAndClosed(t *testing.T) {
	release, called := make(chan struct{}), make(chan struct{}, 10)
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		called <- struct{}{}
		<-release
	}))
	defer server.Close()
	defer close(release) // comes first; when something waits for it, the test never ends
	src, err := Retry(server.URL, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := src.Next(); err == nil || !strings.Contains(err.Error(), "has sent no picture") {
		t.Errorf("a silent stream: %v", err)
	}
	<-called
	got := make(chan error)
	go func() {
		_, err := src.Next()
		got <- err
	}()
	src.Close()
	if err := <-got; !errors.Is(err, os.ErrClosed) {
		t.Errorf("while closed: %v", err)
	}
}
