package companion

import (
	"maps"
	"slices"
	"sync"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/placing"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// filmed is a session before a simulated camera whose pictures it is given one
// by one, so that people can speak between two of them.
type filmed struct {
	*sat
	world *tabletop.World
	acts  []tabletop.Act // what is still to be done on the table
	stage *tabletop.Stage
}

// textures of the grove's pieces are drawn once for all tests.
var textures = sync.OnceValue(func() *tabletop.Textures { return tabletop.NewTextures(grove.Game.Box()) })

// film lays the table as the record has it, but for some pieces.
func film(t *testing.T, x *sat, changes ...string) *filmed {
	t.Helper()
	box := x.cfg.Match.Game.Box()
	w, err := tabletop.NewWorld(box, x.cfg.Match.Setup.Players, 5)
	if err != nil {
		t.Fatal(err)
	}
	w.Piles["DK"] = 40
	book := codebook(t, x)
	x.reader, x.guide = vision.NewReader(book), placing.New(box, x.cfg.Match.Setup.Players, x.surface.Plates(), book)
	layout := with(x.cfg.Match.State().Layout(), changes...)
	for _, id := range slices.Sorted(maps.Keys(layout)) {
		if layout[id] == game.Anywhere {
			continue
		}
		if _, ok := box.Piece(id); ok {
			if err := w.Put(id, layout[id]); err != nil {
				t.Fatal(err)
			}
		}
	}
	camera := tabletop.Webcam(1280, 720)
	camera.Gray = true
	r, err := textures().Renderer(w.W, w.H, camera, tabletop.Room{Lamp: 1, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	f := &filmed{sat: x, world: w}
	f.stage = tabletop.Play(w, r, 10, func() ([]tabletop.Act, error) {
		acts := f.acts
		f.acts = nil
		if acts == nil {
			acts = []tabletop.Act{tabletop.Wait{Seconds: 0.1}}
		}
		return acts, nil
	})
	t.Cleanup(func() { f.stage.Close() })
	return f
}

// watch looks at the table for some seconds, after somebody did something on it.
func (f *filmed) watch(seconds float64, acts ...tabletop.Act) *filmed {
	f.Helper()
	f.frames(seconds, acts, func() {})
	f.show()
	return f
}

// frames looks at each frame while somebody does something, and calls then after each.
func (f *filmed) frames(seconds float64, acts []tabletop.Act, then func()) {
	f.Helper()
	f.acts = acts
	for range int(seconds * 10) {
		frame, err := f.stage.Next()
		if err != nil {
			f.Fatal(err)
		}
		f.look(frame)
		then()
	}
}

func (f *filmed) person() tabletop.Person {
	return tabletop.Person{Shoulder: f.world.Seat("agent1", 3), Look: 3}
}

func (f *filmed) carry(piece, zone string) tabletop.Act {
	return tabletop.Carry{Piece: piece, To: zone, By: f.person()}
}

func TestFilmAnOverrulingHoldsAgainstTheCamera(t *testing.T) {
	f := film(t, begun(t)).watch(3)
	f.asks("").moves(6)
	if got := f.facts("card-watch").Seen.String(); got != "The camera sees it there now." {
		t.Errorf("the camera says: %s", got)
	}
	f.correct(Correct{Piece: "card-watch", Zone: "ON4"}, "")
	f.watch(7).asks("").moves(7).has("card-watch", "ON4").overrules(watchOn4)

	// Other things go on; a hand that rests over the card ends nothing.
	f.watch(5, f.carry("agent1-marker-1", "FD-A1-ON")).asks("").moves(8).overrules(watchOn4)
	over := f.world.Find("card-watch").Pose
	f.watch(4, tabletop.Pass{By: f.person(), Over: vision.Point{X: over.X, Y: over.Y}, Seconds: 2}).asks("").overrules(watchOn4)
	f.watch(3, tabletop.BumpCamera{DX: 5, DY: 3, Turn: 0.3}).asks("").moves(8).overrules(watchOn4)

	// The tag really moves: to where people said that it lies.
	f.watch(6, f.carry("card-watch", "ON4")).asks("").moves(8).overrules()
	f.watch(7, f.carry("card-watch", "BY3")).asks("Watch has moved to space 3").moves(8)
}

func TestFilmATagOfAnotherCardIsTakenForIt(t *testing.T) {
	f := film(t, begun(t), "card-watch=", "card-key=ON1").watch(7)
	f.answer("The camera is wrong")
	f.watch(5)
	f.asks("").moves(6).overrules("“Watch” (A1) and “Key” (G9) carry each other's tag.")
	// What carries the tag of the Key is the Watch, wherever it goes.
	f.watch(8, f.carry("card-key", "BY4")).asks("Watch has moved to space 4")
	f.answer("correct the record")
	f.watch(1).moves(7).has("card-watch", "BY4")
	f.obey(Undo{})
	f.watch(7).has("card-watch", "ON1").overrules("“Watch” (A1) and “Key” (G9) carry each other's tag.")
	f.obey(Trust{f.overruled[0].id})
	f.watch(6).overrules()
	if f.question == nil {
		t.Error("the camera is believed again and nothing is asked")
	}
}

func TestAPictureOfATagIsNotThere(t *testing.T) {
	f := film(t, begun(t), "card-bell=BY2", "card-key=ON4").watch(7)
	f.answer("The camera is wrong")
	f.watch(4).asks("").moves(6)
	f.watch(5, f.carry("agent1-marker-1", "FD-A1-ON")).asks("").moves(7)
	f.obey(Undo{}) // the move, not what was said before it
	f.watch(2).moves(6)
	if len(f.overruled) != 1 {
		t.Errorf("%d overrulings, not 1", len(f.overruled))
	}
}
