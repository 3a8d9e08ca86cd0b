// Package benchmark measures readers of tags. It makes what they read: pictures
// of simulated tables as a webcam takes them, clutter without any tag, video
// through real encoders, and labelled photographs; and it scores what they read
// against the truth. It must not know how a reader works.
package benchmark

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// Setting describes a scene: what lies on the table and how it is seen.
type Setting struct {
	Px     float64 // mean px per module of the tags on the table
	Cards  int     // up to 60, besides a mat with two tags; every second card lies on the one before
	Camera tabletop.Camera
	Room   tabletop.Room
	Rate   float64 // pictures a second; 0 means 20
	Shake  float64 // px that the camera moves while the shutter is open
	Seed   uint64
}

// Settings gives n settings with pictures of width × height px: 24 to 40 tags
// on wood, slate and cloth under uneven light, seen at up to 25° through a blur
// of σ 0.6 to 1.0 px, with noise of σ 4 to 8 grey levels and JPEG quality 80.
func Settings(width, height int, px float64, n int) []Setting {
	out := make([]Setting, n)
	for i := range out {
		k := float64(i) / float64(max(n-1, 1))
		// The turn goes round three times while the tilt rises once, so that
		// all combinations occur.
		turn := math.Mod(3*k+.2, 1)
		out[i] = Setting{
			Px: px, Cards: 22 + 16*(i%3)/2, Seed: uint64(i),
			Camera: tabletop.Camera{Width: width, Height: height, Tilt: 25 * k, Swing: 6*turn - 3, Roll: 8*turn - 4, Margin: .01,
				Blur: .6 + .4*turn, Noise: 4 + 4*math.Mod(turn+.5*k, 1), Quality: 80},
			Room: tabletop.Room{Surface: []tabletop.Surface{tabletop.Oak, tabletop.Slate, tabletop.Cloth}[i%3], Lamp: 1, Seed: uint64(i)},
		}
	}
	return out
}

// Scene is a laid table with its camera.
type Scene struct {
	Setting
	World    *tabletop.World
	renderer *tabletop.Renderer
	frames   int
}

// Measure scores the reading of one picture of each setting. fresh gives a new
// reader for each picture. Only uncovered tags count.
func Measure(settings []Setting, fresh func() func(vision.Frame) []vision.Sighting) (Tally, error) {
	var t Tally
	for _, s := range settings {
		sc, err := s.Lay()
		if err != nil {
			return t, err
		}
		f, truth, err := sc.Shoot()
		if err != nil {
			return t, err
		}
		t.Add(Score(truth, 0, fresh()(f)))
	}
	return t, nil
}

// Lay lays the setting's table, at the distance at which its tags have the
// wanted px per module.
func (s Setting) Lay() (*Scene, error) {
	mm := .9 * cards.ModuleMM / s.Px // a px; a tilt makes tags smaller
	for {
		sc, err := s.layAtScale(mm)
		if err != nil {
			return nil, err
		}
		// The truth about the tags is known before a picture is taken.
		sum, n := 0., 0
		for _, t := range sc.renderer.Truth(sc.World).Tags {
			sum, n = sum+t.Module, n+1
		}
		if off := sum / float64(n) / s.Px; math.Abs(off-1) > .01 {
			mm *= off
			continue
		}
		return sc, nil
	}
}

// layAtScale lays the table with so many mm to a px.
func (s Setting) layAtScale(mm float64) (*Scene, error) {
	w, h := float64(s.Camera.Width)*mm, float64(s.Camera.Height)*mm
	b := box(w, h)
	world, err := tabletop.NewWorld(b, 1, s.Seed)
	if err != nil {
		return nil, err
	}
	if s.Cards < 1 || s.Cards > len(b.Deck) {
		return nil, fmt.Errorf("%d cards cannot be laid; there must be 1 to %d", s.Cards, len(b.Deck))
	}
	rng := rand.New(rand.NewPCG(s.Seed, uint64(s.Px*100)))
	pairs := (s.Cards + 1) / 2
	cols := int(math.Ceil(math.Sqrt(float64(pairs) * w / h * .8)))
	rows := (pairs + cols - 1) / cols
	const rim = 50 // mm
	deck := rng.Perm(len(b.Deck))
	for i := range s.Cards {
		c, r := i/2%cols, i/2/cols
		x := rim + (float64(c)+.3+.4*rng.Float64())*(w-2*rim)/float64(cols)
		y := rim + (float64(r)+.3+.4*rng.Float64())*(h-2*rim)/float64(rows)
		at := tabletop.Pose{X: x, Y: y, Angle: 360 * rng.Float64()}
		if i%2 == 1 {
			// On the picture of the card before, so that its tag stays in view.
			under := world.Loose[len(world.Loose)-1].Pose
			sin, cos := math.Sincos(under.Angle * math.Pi / 180)
			at = tabletop.Pose{X: under.X + 62*sin + 8*cos, Y: under.Y - 62*cos + 8*sin, Angle: under.Angle + 30*rng.Float64() - 15}
		}
		if err := world.PutAt(b.Deck[deck[i]].ID, at); err != nil {
			return nil, err
		}
	}
	cam := s.Camera
	if s.Shake > 0 { // noise and JPEG come after the motion blur
		cam.Noise, cam.Quality, cam.Gray = 0, 0, true
	}
	r, err := tabletop.NewRenderer(b, world.W, world.H, cam, s.Room)
	if err != nil {
		return nil, err
	}
	return &Scene{Setting: s, World: world, renderer: r}, nil
}

// Shoot takes the next picture.
func (s *Scene) Shoot() (vision.Frame, tabletop.Truth, error) {
	at := time.Unix(1000, 0).Add(time.Duration(float64(s.frames) / cmp.Or(s.Rate, 20) * float64(time.Second)))
	s.frames++
	f, err := s.renderer.Render(s.World, at)
	if err != nil {
		return f, tabletop.Truth{}, err
	}
	if s.Shake > 0 {
		rng := rand.New(rand.NewPCG(s.Seed, uint64(s.frames)))
		f.Gray = motionBlurred(f.Gray, s.Shake, rng.Float64()*math.Pi)
		addNoise(f.Gray, s.Camera.Noise, rng)
		if f.Gray, err = compressed(f.Gray, s.Camera.Quality); err != nil {
			return f, tabletop.Truth{}, err
		}
	}
	return f, s.renderer.Truth(s.World), nil
}

// Bump moves the camera by so many mm and degrees for good.
func (s *Scene) Bump(dx, dy, turn float64) error { return s.renderer.Bump(dx, dy, turn) }

// MoveLamp moves the lamp that glossy cards mirror by so many mm for good.
func (s *Scene) MoveLamp(dx, dy float64) error { return s.renderer.MoveLamp(dx, dy) }

// Cover covers a share of each card's code with the back of another card, from
// one of its four sides.
func (s *Scene) Cover(share float64) error {
	lying := append([]tabletop.Lying(nil), s.World.Loose...)
	rng := rand.New(rand.NewPCG(s.Seed, 20))
	next := 0
	for _, l := range lying {
		for next < len(s.World.Box.Deck) && s.World.Find(s.World.Box.Deck[next].ID) != nil {
			next++
		}
		if next == len(s.World.Box.Deck) {
			return nil
		}
		p, t := s.World.Box.Deck[next], l.Piece.Tags[0]
		sin, cos := math.Sincos(l.Pose.Angle * math.Pi / 180)
		u, v := t.X-l.Piece.W/2, t.Y-l.Piece.H/2
		x, y := l.Pose.X+cos*u-sin*v, l.Pose.Y+sin*u+cos*v
		angle := l.Pose.Angle + float64(90*rng.IntN(4))
		sin, cos = math.Sincos(angle * math.Pi / 180)
		off := p.W/2 + cards.CodeMM/2 - share*cards.CodeMM
		if err := s.World.PutAt(p.ID, tabletop.Pose{X: x + off*cos, Y: y + off*sin, Angle: angle}); err != nil {
			return err
		}
		s.World.Find(p.ID).Down = true
	}
	return nil
}
