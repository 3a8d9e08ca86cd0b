package companion

import (
	"image"
	"image/color"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/vision"
)

// BenchmarkPicture measures what the shared live picture costs a frame.
func BenchmarkPicture(b *testing.B) {
	for name, size := range map[string]image.Point{"720p": {X: 1280, Y: 720}, "1080p": {X: 1920, Y: 1080}} {
		b.Run(name, func(b *testing.B) {
			p := newPictures(nil)
			f := vision.Frame{Color: image.NewRGBA(image.Rectangle{Max: size})}
			b.ReportAllocs()
			for b.Loop() {
				p.take(f, true)
				p.show(nil, nil)
			}
		})
	}
}

// While nothing moves a new picture is made ten times a second only; at once
// when something moves, or when something else must be hidden.
func TestAStillTableIsPicturedLessOften(t *testing.T) {
	p := newPictures(&cards.Box{})
	f := vision.Frame{Color: image.NewRGBA(image.Rect(0, 0, 64, 36)), Time: time.Unix(100, 0)}
	step := func(moving bool) *image.RGBA {
		f.Time = f.Time.Add(time.Second / 30)
		p.take(f, moving)
		return p.show(nil, nil)
	}
	count := func(moving bool) (n int) {
		was := step(moving)
		for range 30 {
			if now := step(moving); now != was {
				was = now
				n++
			}
		}
		return n
	}
	if n := count(false); n != 10 {
		t.Errorf("%d pictures a second of a still table", n)
	}
	if n := count(true); n != 30 {
		t.Errorf("%d pictures a second of a moving hand", n)
	}
	was := step(true)
	if p.show(nil, nil) != was {
		t.Error("a command makes a new picture")
	}
	if p.show(nil, []string{"PO1"}) == was {
		t.Error("the old picture stays when something else must be hidden")
	}
}

// TestThePictureStandsStillWhileSomethingIsSecret on a table of people, also when moves are
// taken back, until it is opened; and it shows no secret mat at any time. On a simulated
// table it goes on, with the mat covered.
func TestThePictureStandsStillWhileSomethingIsSecret(t *testing.T) {
	for _, table := range []string{"of people", "simulated", "of a lesson"} {
		x := begun(t)
		simulated := table != "of people"
		if x.cfg.Staged = table == "of a lesson"; table == "simulated" {
			x.cfg.Simulated = nobody{}
		}
		frame, shade := image.NewRGBA(image.Rect(0, 0, 960, 540)), uint8(60)
		mat := x.cfg.Match.Game.Box().Mat("mat-shield")
		x.scene.Plates = []vision.PlatePose{{ID: mat.ID, Seen: true, ToPx: vision.Homography{1, 0, 300, 0, 1, 200, 0, 0, 1}}}
		var was *image.RGBA
		look := func() (goes, covered bool) {
			shade += 10
			fill(frame, color.RGBA{shade, shade, shade, 255})
			x.picture.take(vision.Frame{Color: frame}, true)
			x.show()
			img := x.screens[len(x.screens)-1].Picture
			goes, was = img != was, img
			return goes, img.RGBAAt(300+int(mat.W/2), 200+int(mat.H/2)) == night
		}
		look()
		for _, step := range []struct {
			line    string // "" takes a move back
			goes    bool
			covered bool // on the simulated table; else it always is
		}{
			{"agent1 prove card-key,card-bell,card-drum,card-die", false, true}, {"visitor shield", false, true},
			{"", false, true}, {"", false, false}, {"agent1 prove card-key,card-bell,card-drum,card-die", false, true}, {"visitor shield", false, true},
			{"visitor set @on,by,by,on/000102030405060708090a0b0c0d0e0f", false, true},
			{"agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on", false, true}, {"agent1 lock", false, true}, {"visitor lift", true, false},
		} {
			if step.line == "" {
				x.obey(Undo{})
			} else {
				x.do(step.line)
			}
			if goes, covered := look(); goes != (step.goes || simulated) || covered != (step.covered || !simulated) {
				t.Errorf("a table %s: after %q the picture goes on: %v, and the mat is covered: %v", table, step.line, goes, covered)
			}
		}
		x.scene.Plates = nil
		if goes, _ := look(); goes != simulated {
			t.Errorf("a table %s: no mat is seen, and the picture goes on: %v", table, goes)
		}
	}
}

// TestWhatWasTakenBackStaysSecretBeforeAnotherCamera: the picture stands still after a
// proof was taken back, also before another camera and in a game that is resumed, and goes
// on once a proof was opened.
func TestWhatWasTakenBackStaysSecretBeforeAnotherCamera(t *testing.T) {
	blind := func(m *game.Match) bool {
		y := &sat{T: t}
		var err error
		if y.Session, err = New(Config{Match: m, Told: true, Show: func(s *Screen) { y.screens = append(y.screens, s) }}); err != nil {
			t.Fatal(err)
		}
		y.show()
		return y.screens[0].View.Blind
	}
	x := begun(t)
	m := x.cfg.Match
	fresh, err := game.NewMatch(m.Game, m.Setup)
	if err != nil {
		t.Fatal(err)
	}
	script, text := game.NewTranscript(fresh, nil)
	for i := range m.Len() {
		text += script.Move(m.Before(i), m.Move(i))
	}
	if blind(m) {
		t.Error("the picture stands still though nothing was laid in secret")
	}
	check := func(when string, want bool) {
		t.Helper()
		resumed, _, _, err := game.Read(strings.NewReader(text), find, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := blind(m); got != want {
			t.Errorf("%s, before another camera the picture stands still: %v", when, got)
		}
		if got := blind(resumed); got != want {
			t.Errorf("%s and the game was resumed the picture stands still: %v", when, got)
		}
	}
	do := func(lines ...string) {
		for _, line := range lines {
			before := m.State()
			x.do(line)
			text += script.Move(before, m.Move(m.Len()-1))
		}
	}
	do("agent1 prove card-key,card-bell,card-drum,card-die", "visitor shield")
	for range 2 {
		x.obey(Undo{})
		text += script.Undo()
	}
	check("after a proof was taken back", true)
	do("agent1 test agent1-marker-1 @FD-A1-ON")
	check("after a move beside it", true)
	x.obey(Undo{})
	text += script.Undo()
	do("agent1 prove card-key,card-bell,card-drum,card-die", "visitor shield", "visitor set @on,by,by,on/000102030405060708090a0b0c0d0e0f",
		"agent1 guess card-key,card-bell,card-drum,card-die @on,on,by,on", "agent1 lock", "visitor lift")
	check("after the shield was lifted", false)
}

// TestTheDemoOfPsiSquadIsSeen: on the simulated table the picture goes on while cyphers are
// chosen, with the secret mat covered.
func TestTheDemoOfPsiSquadIsSeen(t *testing.T) {
	for _, simulated := range []bool{true, false} {
		x := squad(t, nil)
		if simulated {
			x.cfg.Simulated = nobody{}
		}
		x.picture.take(vision.Frame{Color: image.NewRGBA(image.Rect(0, 0, 96, 54))}, true)
		x.show()
		now := x.screens[len(x.screens)-1]
		if seen := now.Picture.RGBAAt(48, 27) != night; seen != simulated || now.View.Blind == simulated {
			t.Errorf("simulated %v: the table is seen: %v, and it says that it is not shown: %v", simulated, seen, now.View.Blind)
		}
	}
}

// nobody plays at a simulated table.
type nobody struct{ Simulated }

func (nobody) Hear(said, asks bool)     {}
func (nobody) Recorded(game.Move, bool) {}
func (nobody) TakenBack()               {}

// TestTheCamerasFiguresLeaveOutSecretMats: how many tags lie on a secret mat, and how large
// they look, changes nothing of what the camera page says.
func TestTheCamerasFiguresLeaveOutSecretMats(t *testing.T) {
	g, err := games.Find("psisquad")
	if err != nil {
		t.Fatal(err)
	}
	box := g.Box()
	secret := slices.IndexFunc(box.Mats, func(m cards.Mat) bool { return m.Secret })
	tag := func(plate string, side float64) vision.Tracked {
		return vision.Tracked{Plate: plate, Seen: true, Corners: vision.Quad{{}, {X: side}, {X: side, Y: side}, {Y: side}}}
	}
	open := []vision.Tracked{tag("", 50), tag(box.Mats[(secret+1)%len(box.Mats)].ID, 60)}
	figures := func(tags ...vision.Tracked) (out Camera) {
		out.saw(vision.Frame{Gray: image.NewGray(image.Rect(0, 0, 9, 9))}, vision.Scene{Tags: tags}, box, 3)
		return out
	}
	got, more := figures(open...), figures(append(open, tag(box.Mats[secret].ID, 90), tag(box.Mats[secret].ID, 20))...)
	if got.Tags != 2 || math.Abs(got.PxPerModule-55./cards.Modules) > 1e-9 {
		t.Errorf("%d tags, %v px a module", got.Tags, got.PxPerModule)
	}
	if !reflect.DeepEqual(got, more) {
		t.Errorf("with tags on the secret mat the camera says %+v, without %+v", more, got)
	}
}
