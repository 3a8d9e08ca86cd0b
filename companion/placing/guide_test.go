package placing

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// watcher looks at pictures as the session does.
type watcher struct {
	*testing.T
	reader  *vision.Reader
	tracker *vision.Tracker
	guide   *Guide
	now     time.Time
	said    []string
	ready   bool
}

func boxOf(t testing.TB, name string) *cards.Box {
	t.Helper()
	g, err := games.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	return g.Box()
}

func watch(t *testing.T, box *cards.Box, players int) *watcher {
	t.Helper()
	surface := table.NewSurface(box)
	codes, err := surface.Codes()
	if err != nil {
		t.Fatal(err)
	}
	book, err := vision.NewCodebook(codes)
	if err != nil {
		t.Fatal(err)
	}
	return &watcher{
		T: t, reader: vision.NewReader(book), now: time.Unix(100, 0),
		tracker: vision.NewTracker(surface.Plates(), vision.TrackerOptions{Covers: surface.Covers()}),
		guide:   New(box, players, surface.Plates(), book),
	}
}

// see shows a picture for some seconds.
func (w *watcher) see(f vision.Frame, seconds float64) *watcher {
	for range int(10 * seconds) {
		w.now = w.now.Add(100 * time.Millisecond)
		f.Time = w.now
		s := w.tracker.Update(f, w.reader.Read(f))
		var change []game.Text
		change, w.ready = w.guide.Watch(f, s)
		w.said = w.said[:0]
		for _, c := range change {
			w.said = append(w.said, c.String())
		}
	}
	return w
}

// says checks what is told: sentences that begin so, in this order, and no others.
func (w *watcher) says(ready bool, want ...string) *watcher {
	w.Helper()
	ok := w.ready == ready && len(w.said) == len(want)
	for i := range want {
		ok = ok && strings.HasPrefix(w.said[i], want[i])
	}
	if !ok {
		w.Errorf("ready %v, said %q; want %v, %q", w.ready, w.said, ready, want)
	}
	return w
}

// shot is a picture of a table.
type shot struct {
	game    string
	players int
	cam     tabletop.Camera
	room    tabletop.Room
	lay     func(*tabletop.World) // instead of leaving it as it is arranged
	w, h    float64               // the footprint to see; 0: all
}

// textures are drawn once for all pictures of a game.
var textures = func() map[string]func() *tabletop.Textures {
	out := map[string]func() *tabletop.Textures{}
	for _, g := range games.List() {
		out[g.Name()] = sync.OnceValue(func() *tabletop.Textures { return tabletop.NewTextures(g.Box()) })
	}
	return out
}()

func (s shot) take(t testing.TB) vision.Frame {
	t.Helper()
	box := boxOf(t, s.game)
	w, err := tabletop.NewWorld(box, s.players, 5)
	if err != nil {
		t.Fatal(err)
	}
	fw, fh := w.W, w.H
	if s.w > 0 {
		fw, fh = s.w, s.h
	}
	if s.lay != nil {
		s.lay(w)
	}
	r, err := textures[s.game]().Renderer(fw, fh, s.cam, s.room)
	if err != nil {
		t.Fatal(err)
	}
	f, err := r.Render(w, time.Unix(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func drop(ids ...string) func(*tabletop.World) {
	return func(w *tabletop.World) {
		w.Mats = slices.DeleteFunc(w.Mats, func(l tabletop.Lying) bool { return slices.Contains(ids, l.Piece.ID) })
	}
}

// shift moves some mats, or all.
func shift(dx, dy float64, ids ...string) func(*tabletop.World) {
	return func(w *tabletop.World) {
		for i := range w.Mats {
			if len(ids) == 0 || slices.Contains(ids, w.Mats[i].Piece.ID) {
				w.Mats[i].Pose.X += dx
				w.Mats[i].Pose.Y += dy
			}
		}
	}
}

// Nothing is said about good set-ups, of all games and numbers of players.
func TestFilmNothingIsSaidAboutGoodTables(t *testing.T) {
	rooms := []tabletop.Room{{Lamp: 1}, {Surface: tabletop.Slate, Lamp: 1}, {Surface: tabletop.Cloth, Lamp: .5}, {Lamp: 1, Bright: .7}, {Bright: 1.35, Lamp: .5}, {Surface: tabletop.Slate, Lamp: 1.5, Glare: .2}}
	n := 0
	for _, name := range []string{"grove", "psisquad", "blackwood", "visitors"} {
		box := boxOf(t, name)
		for players := 1; players <= 8; players++ {
			if _, ok := box.Tables[players]; !ok {
				continue
			}
			for k := range 2 {
				if k == 1 && name != "grove" {
					break
				}
				cam := tabletop.Webcam(1280, 720)
				if a := box.Tables[players]; n%4 == 0 || a.W > 1000 || a.H > 600 {
					cam = tabletop.Webcam(1920, 1080)
				}
				cam.Gray = n%2 == 1
				cam.Tilt, cam.Swing, cam.Roll = []float64{0, 9, 25}[n%3], float64(n%5)*3-6, []float64{0, 1, 180, 4}[n%4]
				cam.Quality = 85
				room := rooms[n%len(rooms)]
				room.Seed = uint64(n)
				n++
				t.Run(fmt.Sprint(name, players, k), func(t *testing.T) {
					f := shot{game: name, players: players, cam: cam, room: room}.take(t)
					w := watch(t, box, players).see(f, 2.5)
					w.says(true)
				})
			}
		}
	}
}

// A picture in which something is wrong says what, and what to do.
func TestWhatIsWrongIsSaid(t *testing.T) {
	saysWhatIsWrong(t, "dark", "a mat is missing", "cut off above")
}

func TestFilmWhatIsWrongIsSaid(t *testing.T) { saysWhatIsWrong(t) }

// saysWhatIsWrong takes the pictures of these names, or all.
func saysWhatIsWrong(t *testing.T, names ...string) {
	t.Helper()
	cam := tabletop.Webcam(1280, 720)
	lit := tabletop.Room{Lamp: 1, Seed: 3}
	three := shot{game: "grove", players: 3, cam: cam, room: lit}
	change := func(change func(*shot)) shot {
		s := three
		change(&s)
		return s
	}
	for name, c := range map[string]struct {
		shot
		ready bool
		want  []string
	}{
		"dim":              {change(func(s *shot) { s.room.Bright = .12 }), true, []string{"The picture is very dark"}},
		"dark":             {change(func(s *shot) { s.room.Bright, s.room.Lamp = .01, 0 }), false, []string{"The picture is very dark"}},
		"blurred":          {change(func(s *shot) { s.cam.Blur = 5 }), false, []string{"The picture is blurred"}},
		"a mat is missing": {change(func(s *shot) { s.lay = drop("mat-clearing") }), false, []string{"6 of 7 mats seen: “Clearing” is missing."}},
		"two are missing":  {change(func(s *shot) { s.lay = drop("mat-clearing", "mat-kid") }), false, []string{"5 of 7 mats seen: “Clearing” and “The Kid” are missing."}},
		"more are missing": {change(func(s *shot) { s.lay = drop("mat-clearing", "mat-kid", "mat-common", "mat-proof", "mat-agent1") }), false, []string{"2 of 7 mats seen: “Clearing”, “Proof” and others are missing."}},
		"no mats":          {change(func(s *shot) { s.lay = func(w *tabletop.World) { w.Mats = nil } }), false, []string{"None of the 7 mats is seen"}},
		"too high":         {change(func(s *shot) { s.cam.Margin = .18 }), true, []string{"Cards are too small in the picture: lower the camera by about 35 % of its height above the table."}},
		"far too high":     {change(func(s *shot) { s.cam.Margin = .35 }), false, []string{"None of the 7 mats is seen: lay them under the camera, at most about 110 cm below it, or 75 cm if they are printed small."}},
		"a small picture":  {change(func(s *shot) { s.cam = tabletop.Webcam(640, 360) }), false, []string{"Cards are too small in the picture: choose a larger one, such as 1280 × 720"}},
		"from aside":       {change(func(s *shot) { s.cam = tabletop.Webcam(1920, 1080); s.cam.Tilt = 39 }), true, []string{"The camera looks from too far aside"}},
		"too low":          {change(func(s *shot) { s.w, s.h = 600, 330 }), false, []string{"The mats do not fit into the picture: raise the camera."}},
		"a little too low": {change(func(s *shot) { s.w, s.h = 780, 432 }), false, []string{"The mats do not fit into the picture: raise the camera by about 5 % of its height above the table."}},
		"glare":            {change(func(s *shot) { s.room.Glare = 1 }), true, []string{"A lamp at the top of the picture is reflected on the mat “Visitor's shield”", "A lamp close to the camera is reflected on the mat “Proof”"}},
		"upside down":      {change(func(s *shot) { s.cam.Roll = 180 }), true, nil},
		"upright":          {change(func(s *shot) { s.cam = tabletop.Webcam(720, 1280); s.cam.Roll = 90 }), true, nil},
		"cut off":          {change(func(s *shot) { s.lay = shift(-60, 0) }), false, []string{"The mat “Forcefield” is cut off at the left", "The mat “The Kid” is cut off at the left"}},
		"cut off above":    {change(func(s *shot) { s.lay = shift(0, -50, "mat-common") }), false, []string{"The mat “Trust” is cut off at the top"}},
		"one on another":   {change(func(s *shot) { s.lay = shift(-70, 0, "mat-clearing") }), false, []string{"The mats “Forcefield” and “Clearing” overlap"}},
	} {
		if len(names) > 0 && !slices.Contains(names, name) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			watch(t, boxOf(t, c.game), c.players).see(c.take(t), 3.5).says(c.ready, c.want...)
		})
	}
}

func TestAMirroredPictureIsNamed(t *testing.T) {
	f := shot{game: "blackwood", players: 2, cam: tabletop.Webcam(1280, 720), room: tabletop.Room{Lamp: 1}}.take(t)
	wrong := vision.Frame{Gray: f.Gray}.Mirrored()
	w := watch(t, boxOf(t, "blackwood"), 2)
	w.see(wrong, 3).says(false, "The picture is mirrored")
	w.see(f, 2.5).says(true)
}

func TestAnotherGamesPiecesAreNamed(t *testing.T) {
	f := shot{game: "psisquad", players: 4, cam: tabletop.Webcam(1280, 720), room: tabletop.Room{Lamp: 1}}.take(t)
	watch(t, boxOf(t, "grove"), 3).see(f, 3).says(false, "There are cards or mats of another game or deck", "None of the 7 mats is seen")
}

// Whatever was wrong, it turns good by itself; and what passes is not told.
func TestItTurnsGoodByItself(t *testing.T) {
	good := shot{game: "psisquad", players: 4, cam: tabletop.Webcam(1280, 720), room: tabletop.Room{Lamp: 1}}
	dark, cut := good, good
	dark.room = tabletop.Room{Bright: .01}
	cut.lay = shift(60, 0, "mat-squad")
	cut.w, cut.h = 300, 360
	clear := good.take(t)
	w := watch(t, boxOf(t, "psisquad"), 4)
	if w.see(clear, .5); w.ready {
		t.Error("ready before anything can be known")
	}
	w.see(clear, 1.5).says(true)
	w.see(dark.take(t), .4).says(true) // somebody walks past the lamp
	w.see(clear, 1).says(true)
	w.see(dark.take(t), 2).says(false, "The picture is very dark")
	w.see(clear, 2.5).says(true)
	w.see(cut.take(t), 8)
	if w.ready || len(w.said) == 0 {
		t.Errorf("ready %v, said %q of a table that is cut off", w.ready, w.said)
	}
	w.see(clear, 8).says(true)
	w.guide.Lost()
	if w.see(clear, .2); w.ready {
		t.Error("ready at once after the camera was lost")
	}
	w.see(clear, 2).says(true)
}

// What is white for a moment, such as a hand under the lamp, is no reflection.
func TestAWhiteHandIsNoLamp(t *testing.T) {
	good := shot{game: "grove", players: 3, cam: tabletop.Webcam(1280, 720), room: tabletop.Room{Lamp: 1}}
	white := good
	white.room.Glare = 1
	w := watch(t, boxOf(t, "grove"), 3)
	clear, passing := good.take(t), white.take(t)
	w.see(clear, 3).says(true)
	for n := range 20 {
		if n < 9 {
			w.see(passing, .1)
		} else {
			w.see(clear, .1)
		}
		for _, s := range w.said {
			t.Errorf("%.1f s after it came: %q", float64(n)/10, s)
		}
	}
	w.see(passing, 4)
	if len(w.said) == 0 {
		t.Error("nothing is said of a reflection that stays")
	}
}

// While a game is played hands come and go, and nothing is told of them.
func TestFilmNothingIsSaidWhileAGameIsPlayed(t *testing.T) {
	for _, name := range []string{"grove", "psisquad", "blackwood", "visitors"} {
		t.Run(name, func(t *testing.T) {
			g, err := games.Find(name)
			if err != nil {
				t.Fatal(err)
			}
			setup := game.Setup{Game: name, Players: 3}
			d, err := demo.New(g, setup.Complete(g), demo.Options{Seed: 4, Gray: true, FPS: 6})
			if err != nil {
				t.Fatal(err)
			}
			defer d.Close()
			w := watch(t, g.Box(), 3)
			for n := range 120 {
				f, err := d.Next()
				if err != nil {
					break
				}
				s := w.tracker.Update(f, w.reader.Read(f))
				change, ready := w.guide.Watch(f, s)
				if n > 15 && (!ready || len(change) > 0) {
					t.Fatalf("picture %d: ready %v, %v", n, ready, change)
				}
			}
		})
	}
}

// BenchmarkGuide compares the guide with the reader and the tracker, at 30
// pictures a second of a table that lies still.
func BenchmarkGuide(b *testing.B) {
	f := shot{game: "grove", players: 6, cam: tabletop.Webcam(1280, 720), room: tabletop.Room{Lamp: 1}}.take(b)
	surface := table.NewSurface(boxOf(b, "grove"))
	codes, _ := surface.Codes()
	book, err := vision.NewCodebook(codes)
	if err != nil {
		b.Fatal(err)
	}
	reader, tracker := vision.NewReader(book), vision.NewTracker(surface.Plates(), vision.TrackerOptions{Covers: surface.Covers()})
	guide := New(boxOf(b, "grove"), 6, surface.Plates(), book)
	now := time.Unix(100, 0)
	var s vision.Scene
	step := func() {
		now = now.Add(time.Second / 30)
		f.Time = now
		s = tracker.Update(f, reader.Read(f))
	}
	for range 100 {
		step()
		guide.Watch(f, s)
	}
	b.Run("reader and tracker", func(b *testing.B) {
		for b.Loop() {
			step()
		}
	})
	b.Run("guide", func(b *testing.B) {
		for b.Loop() {
			now = now.Add(time.Second / 30)
			f.Time = now
			guide.Watch(f, s)
		}
	})
}
