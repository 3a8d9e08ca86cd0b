package companion

import (
	"fmt"
	"image"
	"testing"

	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// TestFilmNoPictureShowsTheMarks compares the pictures of two tables that differ in the
// Visitor's tokens alone: however they lie there, while their mat is pushed, and when the
// proof is taken back.
func TestFilmNoPictureShowsTheMarks(t *testing.T) {
	push := tabletop.BumpMat{Mat: "mat-shield", DY: 40, Turn: 12}
	for name, do := range map[string]func(f *filmed){
		"they stick out": func(f *filmed) {
			for n := 1; n <= 4; n++ {
				token := f.world.Find(fmt.Sprintf("guess-token-%d", n))
				out := map[byte]float64{'O': 20, 'B': -20}[token.Zone[1]]
				at, err := f.world.Spot(token.Zone, 0, out, 40)
				if err != nil {
					t.Fatal(err)
				}
				token.MoveTo(at)
				token.Pose = at
			}
			f.pictures(3)
		},
		"the mat is pushed": func(f *filmed) {
			f.pictures(2)
			f.pictures(2, push)
		},
		"the proof is taken back": func(f *filmed) {
			f.pictures(2)
			for range 3 {
				f.obey(Undo{})
				f.pictures(.3)
			}
			if n := f.cfg.Match.Len(); n != 5 {
				t.Errorf("%d moves are left", n)
			}
		},
	} {
		var two [2]*filmed
		for i, marks := range []string{"OBBO", "BOOB"} {
			x := sitWith(t, map[string]string{"edition": "b", "shield": "open"}, "table deal card-watch,card-hourglass @PV", "visitor rule",
				"visitor place card-watch @ON1", "visitor place card-hourglass @BY1", "visitor done", "agent1 prove card-key,card-bell,card-drum,card-die",
				"visitor shield", "visitor set @on,by,by,on/000102030405060708090a0b0c0d0e0f")
			var tokens []string
			for n, side := range marks {
				tokens = append(tokens, fmt.Sprintf("guess-token-%d=G%c%d", n+1, side, n+1))
			}
			two[i] = film(t, x, tokens...)
			do(two[i])
		}
		for i, s := range two[0].screens {
			if n := unlike(s.Picture, two[1].screens[i].Picture); n > 100 {
				t.Errorf("%s: %d pixels of picture %d tell the marks", name, n, i)
				break
			}
		}
	}
}

// pictures shows a picture of each frame, as watch does.
func (f *filmed) pictures(seconds float64, acts ...tabletop.Act) {
	f.Helper()
	f.frames(seconds, acts, f.show)
}

// unlike counts the pixels in which two pictures differ by more than noise. The edge of a
// cover may lie elsewhere by a pixel.
func unlike(a, b *image.RGBA) (n int) {
	if a == nil || b == nil {
		return 0
	}
	for i := 0; i < len(a.Pix); i += 4 {
		if d := int(a.Pix[i]) - int(b.Pix[i]); max(d, -d) > 25 {
			n++
		}
	}
	return n
}
