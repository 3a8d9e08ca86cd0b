package tabletop

import (
	"bytes"
	"errors"
	"io"
	"math"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

var plain = Camera{Width: 640, Height: 360, Tilt: 9, Margin: 0.03, Gray: true}

// script gives acts once, for Play.
func script(acts ...Act) func() ([]Act, error) {
	done := false
	return func() ([]Act, error) {
		if done || len(acts) == 0 {
			return nil, io.EOF
		}
		done = true
		return acts, nil
	}
}

// play runs acts to their end and gives each frame with its truth to see.
func play(t *testing.T, w *World, r *Renderer, acts []Act, see func(f vision.Frame, truth Truth)) {
	t.Helper()
	s := Play(w, r, 10, script(acts...))
	for n := 0; ; n++ {
		f, err := s.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if f.Seq != n || f.Time.Sub(time.Unix(0, 0)) != time.Duration(n)*100*time.Millisecond {
			t.Fatalf("frame %d calls itself %d, at %v", n, f.Seq, f.Time)
		}
		see(f, s.Truth())
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if len(w.Hands) != 0 {
		t.Errorf("%d hands are still over the table", len(w.Hands))
	}
}

func kid(w *World) Person { return Person{Shoulder: w.Seat("kid", 1), Look: 1} }

func TestCarryBringsMovesAndTakes(t *testing.T) {
	w, r := scene(t, plain, 1)
	held, seen, hands := 0, map[string]bool{}, 0
	play(t, w, r, []Act{
		Carry{Piece: "card-1", To: "SP", By: kid(w)}, Wait{0.5},
		Carry{Piece: "card-1", To: "PV", By: kid(w)}, Wait{0.5},
		Carry{Piece: "card-1", By: kid(w)}, Wait{0.5},
	}, func(_ vision.Frame, truth Truth) {
		if len(w.Hands) > 0 {
			hands++
		}
		for _, p := range truth.Pieces {
			if p.ID != "card-1" {
				continue
			}
			if p.Held {
				held++
			}
			if g := tagOf(t, truth, "card-1"); g.Visible() && !p.Held {
				seen[p.Zone] = true
			}
		}
	})
	if !seen["SP"] || !seen["PV"] || len(seen) != 2 {
		t.Errorf("the card was seen lying in %v, want SP and PV", seen)
	}
	if held < 10 || hands < held {
		t.Errorf("the card was held in %d frames and a hand was there in %d", held, hands)
	}
	if w.Find("card-1") != nil {
		t.Error("the card that was taken away is still on the table")
	}
}

func TestMarkerBringsItsCard(t *testing.T) {
	w, r := scene(t, plain, 2)
	play(t, w, r, []Act{Carry{Piece: "marker-3", To: "FD-BY", By: kid(w)}, Wait{0.2}}, func(vision.Frame, Truth) {})
	l := w.Find("marker-3")
	if l == nil || !l.HasCard || l.Zone != "FD-BY" {
		t.Fatalf("the marker lies as %+v", l)
	}
	if math.Abs(l.Card.X-l.Pose.X) > 25 || math.Abs(l.Card.Y-l.Pose.Y) > 30 {
		t.Errorf("its card is at %v, the marker at %v", l.Card, l.Pose)
	}
}

func TestTokenIsLaidUnderTheStandingShield(t *testing.T) {
	w, r := scene(t, plain, 3)
	put(t, w, "shield", "SH")
	acts := []Act{Carry{Piece: "guess-1", To: "G1", By: Person{Shoulder: vision.Point{X: 265, Y: -330}}}, Wait{0.3}}
	play(t, w, r, acts, func(_ vision.Frame, truth Truth) {
		for _, g := range truth.Tags {
			if g.Piece == "guess-1" && !g.Held && g.Covered < 1 {
				t.Errorf("%.0f %% of the token behind the shield is seen", 100-100*g.Covered)
			}
		}
	})
	if l := w.Find("guess-1"); l == nil || l.Zone != "G1" {
		t.Errorf("the token lies as %+v", l)
	}
	play(t, w, r, []Act{Carry{Piece: "shield", By: kid(w)}}, func(vision.Frame, Truth) {})
	_, truth := shoot(t, w, r)
	if g := tagOf(t, truth, "guess-1"); !g.Visible() {
		t.Error("the lifted shield still hides the token")
	}
}

func TestHandStaysForTheNextPiece(t *testing.T) {
	frames := func(stay bool) int {
		w, r := scene(t, plain, 4)
		put(t, w, "card-1", "PV")
		put(t, w, "card-2", "PV")
		n := 0
		play(t, w, r, []Act{
			Carry{Piece: "card-1", To: "SP", By: kid(w), Stay: stay},
			Carry{Piece: "card-2", To: "FD-ON", By: kid(w), Stay: stay},
			Wait{0.2},
		}, func(vision.Frame, Truth) { n++ })
		return n
	}
	if a, b := frames(true), frames(false); a >= b {
		t.Errorf("a hand that stays takes %d frames, one that goes and comes %d", a, b)
	}
}

func TestPassChangesNothing(t *testing.T) {
	w, r := scene(t, plain, 5)
	put(t, w, "card-1", "SP")
	before, _ := shoot(t, w, r)
	changed := false
	var last vision.Frame
	play(t, w, r, []Act{Pass{By: kid(w), Over: vision.Point{X: 300, Y: 150}, Seconds: 0.4}, Wait{0.3}}, func(f vision.Frame, _ Truth) {
		changed = changed || !bytes.Equal(f.Gray.Pix, before.Gray.Pix)
		last = f
	})
	if !changed {
		t.Error("nobody saw the hand")
	}
	if !bytes.Equal(last.Gray.Pix, before.Gray.Pix) {
		t.Error("the hand left a trace")
	}
}

func TestBumps(t *testing.T) {
	w, r := scene(t, plain, 6)
	put(t, w, "card-1", "SP")
	put(t, w, "turn", "TURN")
	before, other := w.Find("card-1").Pose, w.Find("turn").Pose
	play(t, w, r, []Act{BumpMat{Mat: "mat-main", DX: 5, DY: -4, Turn: 2}}, func(vision.Frame, Truth) {})
	_, truth := shoot(t, w, r)
	after := w.Find("card-1").Pose
	if d := math.Hypot(after.X-before.X, after.Y-before.Y); d < 4 || d > 9 || math.Abs(after.Angle-before.Angle-2) > 1e-9 {
		t.Errorf("with its mat the card moved from %v to %v", before, after)
	}
	if w.Find("turn").Pose != other {
		t.Error("a piece on another mat moved")
	}
	for _, p := range truth.Pieces {
		if p.ID == "card-1" && (p.Zone != "SP" || p.Mat != "mat-main") {
			t.Errorf("after the bump the card is in %q on %q", p.Zone, p.Mat)
		}
	}
	old := tagOf(t, truth, "turn").Corners
	play(t, w, r, []Act{BumpCamera{DX: 10, Turn: 1}, Wait{0.1}}, func(_ vision.Frame, truth Truth) {
		if tagOf(t, truth, "turn").Corners == old {
			t.Error("the camera was bumped and the picture has not moved")
		}
	})
}

func TestUnknownNamesAreRefused(t *testing.T) {
	for _, a := range []Act{Carry{Piece: "card-99", To: "SP"}, Carry{Piece: "card-1", To: "NO"}, BumpMat{Mat: "mat-9"}, Pile{Zone: "NO"}} {
		w, r := scene(t, Camera{Width: 64, Height: 36, Gray: true}, 1)
		if _, err := Play(w, r, 10, script(a)).Next(); err == nil || errors.Is(err, io.EOF) {
			t.Errorf("%+v: no error", a)
		}
	}
}
