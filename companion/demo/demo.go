// Package demo lets simulated people play a whole game on the simulated table:
// a camera that needs no camera. What it knows of the game leaves it as
// pictures only. It must not know a particular game.
package demo

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"sync"
	"sync/atomic"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// ErrThinking is what Players.Next gives while somebody has not decided yet: the
// table is shown as it lies, and she is asked again.
var ErrThinking = errors.New("she has not decided yet")

// Options say how the demo is played and seen. The zero value of each is a
// sensible one.
type Options struct {
	Seed          uint64
	Width, Height int              // px; 1280 × 720
	FPS           float64          // frames for each second of the play; 10
	Camera        *tabletop.Camera // instead of a common webcam of that size
	Room          tabletop.Room    // its seed is the demo's
	// Textures are pictures of what lies on the table that other demos of the game have
	// drawn; nil to draw them anew.
	Textures *tabletop.Textures
	// Word gives what is printed on the pieces in another language, where Textures is
	// nil; nil leaves it English.
	Word    func(string) string
	Gray    bool         // no colour pictures: faster
	Players game.Players // who plays, instead of the game's own people
	// Quiet is how long the table rests after each move, seconds; 0.8.
	Quiet float64
	// Calm leaves out the accidents: hands that pass and bumps.
	Calm bool
	// Skip is how many moves were made before the first picture, for a game
	// that is resumed.
	Skip int
	// From is the position from which the people go on, whoever has played before;
	// nil: the game begins.
	From game.State
	// People says whether and how the people err.
	People Fallible
	// Hold goes on with the last picture when the game is over, for a window.
	Hold bool
}

// Demo is a table at which people play. It is a vision.Source with a time of
// its own: frames come as fast as they are drawn.
type Demo struct {
	stage   *tabletop.Stage
	table   *Table
	players game.Players
	state   game.State
	opt     Options
	rand    *rand.Rand
	moves   []game.Move
	opened  bool
	over    bool
	rests   atomic.Bool
	slow    atomic.Bool

	erring *rand.Rand  // by which people err
	wrong  bool        // what lies wrong was noticed by nobody yet
	guests bool        // somebody at the window has laid it so
	since  float64     // so many seconds it has lain there, or the referee has waited for an answer
	heard  atomic.Bool // the referee says something
	asked  atomic.Bool // the referee waits for an answer
	backs  atomic.Bool // somebody at the window has said that it is put back

	mu       sync.Mutex
	pushed   []Act        // by somebody at the window, not done yet
	said     []game.Move  // by somebody at the window, not made yet
	recorded []game.Move  // since the people's last move, and they have not gone on from it
	gone     []game.State // before each recorded move from which they have gone on since
	back     int          // so many of those were taken back
	record   record
}

// New seats people at the simulated table of a game.
func New(g game.Game, setup game.Setup, opt Options) (*Demo, error) {
	if opt.Width == 0 || opt.Height == 0 {
		opt.Width, opt.Height = 1280, 720
	}
	if opt.FPS == 0 {
		opt.FPS = 10
	}
	if opt.Quiet == 0 {
		opt.Quiet = 0.8
	}
	if opt.Room == (tabletop.Room{}) {
		opt.Room.Lamp = 1
	}
	opt.Room.Seed = opt.Seed
	camera := tabletop.Webcam(opt.Width, opt.Height)
	if opt.Camera != nil {
		camera = *opt.Camera
	}
	camera.Gray = camera.Gray || opt.Gray

	d := &Demo{opt: opt, rand: rand.New(rand.NewPCG(opt.Seed, 1)), erring: rand.New(rand.NewPCG(opt.Seed, 3))}
	var err error
	if d.players = opt.Players; d.players == nil {
		if d.players, err = g.Players(setup, playersRand(opt.Seed).IntN); err != nil {
			return nil, err
		}
	}
	if d.state, err = g.New(setup); err != nil {
		return nil, err
	}
	if d.table, err = NewTable(g.Box(), setup.Players, opt.Seed, d.players); err != nil {
		return nil, err
	}
	textures := opt.Textures
	if textures == nil {
		textures = tabletop.NewTextures(g.Box())
		textures.Word = opt.Word
	}
	renderer, err := textures.Renderer(d.table.World.W, d.table.World.H, camera, opt.Room)
	if err != nil {
		return nil, err
	}
	if err := d.skip(); err != nil {
		return nil, err
	}
	if err := d.table.Open(d.state); err != nil {
		return nil, err
	}
	d.record = record{from: d.state, skipped: len(d.moves)}
	d.stage = tabletop.Play(d.table.World, renderer, opt.FPS, d.next)
	return d, nil
}

// Next is the next picture of the table; io.EOF when the game is over, unless
// the demo holds its last picture.
func (d *Demo) Next() (vision.Frame, error) { return d.stage.Next() }

// Close ends the demo.
func (d *Demo) Close() error { return d.stage.Close() }

// Answer is what the people say to what a game asks at its end; empty for nothing. It may
// be called from any goroutine.
func (d *Demo) Answer(st game.State) game.Text {
	return game.AnswerOf(d.players, st)
}

// Moves lists the moves that the people have made so far, for tests that
// compare them with what a camera made of the pictures.
func (d *Demo) Moves() []game.Move { return d.moves }

// Result is how the people's game ended, or nil.
func (d *Demo) Result() *game.Result { return d.state.Result() }

// Truth tells what the latest picture shows, for tests.
func (d *Demo) Truth() tabletop.Truth { return d.stage.Truth() }

// skip makes the moves of a resumed game unseen.
func (d *Demo) skip() error {
	if d.opt.From != nil {
		d.state = d.opt.From
	}
	for range d.opt.Skip {
		if d.state.Result() != nil {
			break
		}
		if err := d.advance(); err != nil {
			return err
		}
	}
	return nil
}

// next lets the people make a move and gives what that looks like.
func (d *Demo) next() ([]tabletop.Act, error) {
	if !d.opened {
		d.opened = true
		return []tabletop.Act{tabletop.Wait{Seconds: 2}}, nil
	}
	if acts := append(d.push(), d.oblige()...); len(acts) > 0 {
		return acts, nil
	}
	if d.backs.Swap(false) && (d.goBack() || d.wrong) {
		return d.putRight(d.follow()), nil
	}
	switch {
	case d.rests.Load(), d.over && d.opt.Hold:
		return []tabletop.Act{tabletop.Wait{Seconds: 1}}, nil
	case d.over:
		return nil, io.EOF
	case d.state.Result() != nil && !d.wrong:
		d.over = true
		return []tabletop.Act{tabletop.Wait{Seconds: 3}}, nil
	}
	if d.wrong {
		return d.notice(), nil
	}
	if d.asked.Load() && d.since < answerSeconds {
		d.since += 0.5
		return []tabletop.Act{tabletop.Wait{Seconds: 0.5}}, nil
	}
	d.since = 0
	before := d.state
	if err := d.advance(); errors.Is(err, ErrThinking) {
		return []tabletop.Act{tabletop.Wait{Seconds: 0.2}}, nil
	} else if err != nil {
		return nil, err
	}
	acts, err := d.tried(before)
	if err != nil {
		return nil, err
	}
	if len(acts) == 0 {
		// Nothing to see: she said or thought something.
		return []tabletop.Act{tabletop.Wait{Seconds: 0.3}}, nil
	}
	acts = append(acts, tabletop.Wait{Seconds: d.opt.Quiet * (0.8 + 0.4*d.rand.Float64())})
	if d.slow.Load() {
		acts = append(acts, tabletop.Wait{Seconds: slowSeconds})
	}
	return append(acts, d.randomDisturbance()...), nil
}

// tried is how the people make the move that leads here, rightly or not.
func (d *Demo) tried(before game.State) (out []tabletop.Act, err error) {
	by := d.table.Person(d.state, d.moves[len(d.moves)-1].Seat)
	if d.opt.People.Rate == 0 {
		return d.acts(by), nil
	}
	changes := d.table.Faults(d.state)
	try := d.opt.People.Err(d.table, before, d.state, d.erring, changes, func() []Change {
		if d.state.Result() != nil {
			return nil
		}
		if err = d.advance(); err != nil {
			return nil
		}
		return d.table.Then(changes, d.state)
	})
	if err != nil && !errors.Is(err, ErrThinking) {
		return nil, err
	}
	if try.Mistake == "" && !try.Both {
		return d.acts(by), nil
	}
	for _, a := range try.Acts {
		if out = append(out, d.table.carry(a, by)); a.Pause > 0 {
			out = append(out, tabletop.Wait{Seconds: float64(a.Pause) * pauseSeconds})
		}
	}
	d.wrong, d.since = try.Mistake.Lasting(), 0
	return out, nil
}

// A pause within a move, how long people take to look up and read, after what time
// they notice by themselves what is wrong, how long they leave what somebody at the window
// has laid, how long they wait for somebody to answer the referee, and how much longer
// people rest who play slowly.
const (
	pauseSeconds  = 2
	readSeconds   = 1.5
	noticeSeconds = 12
	guestSeconds  = 20
	answerSeconds = 60
	slowSeconds   = 5
)

// notice waits until the people notice what lies wrong, and has them put it right.
func (d *Demo) notice() []tabletop.Act {
	heard, patience := d.heard.Load(), float64(noticeSeconds)
	if d.guests { // who are to read what the referee says
		heard, patience = false, guestSeconds
	}
	faults := d.follow()
	if d.since += 0.5; !heard && d.since < patience && len(faults) > 0 {
		return []tabletop.Act{tabletop.Wait{Seconds: 0.5}}
	}
	return append([]tabletop.Act{tabletop.Wait{Seconds: readSeconds}}, d.putRight(faults)...)
}

// putRight has the people lay the pieces that lie wrong where they belong.
func (d *Demo) putRight(faults []Change) (out []tabletop.Act) {
	d.wrong, d.guests, d.since = false, false, 0
	by := d.table.Person(d.state, game.Table)
	if n := len(d.moves); n > 0 {
		by = d.table.Person(d.state, d.moves[n-1].Seat)
	}
	for _, a := range Acts(faults) {
		out = append(out, d.table.carry(a, by))
	}
	return append(out, tabletop.Wait{Seconds: d.opt.Quiet})
}

// acts lets somebody put the table right.
func (d *Demo) acts(by tabletop.Person) []tabletop.Act {
	var out []tabletop.Act
	changes := d.table.Changes(d.state)
	for i, c := range changes {
		a := tabletop.Carry{Piece: c.Piece.ID, To: c.To, By: by, Down: c.Down}
		// The hand stays over the table when the next piece lies there too.
		if c.To != "" && i+1 < len(changes) && d.table.World.Find(changes[i+1].Piece.ID) != nil {
			a.Stay = true
		}
		out = append(out, a)
	}
	for _, zone := range d.table.Emptied(d.state) {
		out = append(out, tabletop.Pile{Zone: zone}, tabletop.Wait{Seconds: 0.2})
	}
	return out
}

// advance lets the people make one move.
func (d *Demo) advance() error {
	move, err := d.players.Next(d.state)
	if err != nil {
		return fmt.Errorf("the demo cannot go on: %w", err)
	}
	after, _, err := d.state.Apply(move)
	if err != nil {
		return fmt.Errorf("the demo's people made a move that the rules refuse, %q: %w", move.Line(d.state.Seats()), err)
	}
	d.state = after
	d.moves = append(d.moves, move)
	d.mu.Lock()
	d.recorded, d.gone = nil, nil
	d.mu.Unlock()
	return nil
}

// randomDisturbance is, in a tenth of the cases, a hand that passes over the
// table or a bump.
func (d *Demo) randomDisturbance() []tabletop.Act {
	if d.opt.Calm {
		return nil
	}
	off := func(most float64) float64 { return most * (2*d.rand.Float64() - 1) }
	rest := tabletop.Wait{Seconds: d.opt.Quiet}
	switch n := d.rand.IntN(100); {
	case n < 5:
		who := d.table.Person(d.state, game.Seat(1+d.rand.IntN(len(d.state.Seats())-1)))
		over := vision.Point{X: d.table.World.W * (0.2 + 0.6*d.rand.Float64()), Y: d.table.World.H * (0.25 + 0.5*d.rand.Float64())}
		return []tabletop.Act{tabletop.Pass{By: who, Over: over, Seconds: 0.4 + 0.8*d.rand.Float64()}, rest}
	case n < 7:
		return []tabletop.Act{tabletop.BumpCamera{DX: off(6), DY: off(6), Turn: off(0.5)}, rest}
	case n < 10:
		mat := d.table.World.Mats[d.rand.IntN(len(d.table.World.Mats))].Piece.ID
		return []tabletop.Act{tabletop.BumpMat{Mat: mat, DX: off(3), DY: off(3), Turn: off(0.8)}, rest}
	}
	return nil
}
