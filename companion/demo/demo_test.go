package demo

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"sync"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// story is a game with a bit of everything.
var story = toy{layouts: []game.Layout{
	{"turn": "T1"},
	{"turn": "T1", "card-0": "PV", "card-1": "PV"},
	{"turn": "T2", "card-0": "SP", "card-1": "PV", "guess": game.Anywhere},
	{"turn": "T2", "card-1": "SP", "marker": "FD"}, // card-1 covers card-0
	{"turn": "T2", "card-1": "SP", "marker": "FD", "shield": "SH", "guess": game.Anywhere},
	{"turn": "T1", "card-1": "SP", "marker": "FD", "guess": "G1"},
	{"turn": "T1", "card-1": "SP", "card-2": "FD", "guess": game.Anywhere, "bare": "DK"},
	{"turn": game.Anywhere, "card-1": "SP", "card-2": "FD", "card-3": "PV", "bare": "DK"},
}}

func small() Options {
	return Options{Seed: 1, Width: 640, Height: 360, FPS: 5, Gray: true, Calm: true}
}

// textures are the pictures of what lies on the tables of these tests, by box.
var textures sync.Map

// texturesOf are those of a game's table, which all tests share.
func texturesOf(g game.Game) *tabletop.Textures {
	t, _ := textures.LoadOrStore(g.Box(), tabletop.NewTextures(g.Box()))
	return t.(*tabletop.Textures)
}

func start(t *testing.T, g game.Game, players int, opt Options) *Demo {
	t.Helper()
	if opt.Textures == nil && opt.Word == nil {
		opt.Textures = texturesOf(g)
	}
	d, err := New(g, game.Setup{Game: g.Name(), Players: players}, opt)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// check compares what a picture shows with a layout.
func check(t *testing.T, move int, layout game.Layout, truth tabletop.Truth) {
	t.Helper()
	covered := map[string]float64{}
	for _, g := range truth.Tags {
		if g.Tag == 0 {
			covered[g.Piece] = g.Covered
		}
	}
	lies := map[string]string{}
	for _, p := range truth.Pieces {
		if p.Held {
			t.Errorf("after move %d a hand still holds %s", move, p.ID)
		}
		lies[p.ID] = p.Zone
	}
	for id, zone := range layout {
		if _, tag := toyBox.Piece(id); !tag || zone == game.Anywhere {
			continue
		}
		if lies[id] != zone {
			t.Errorf("after move %d %s lies in %q, not in %q", move, id, lies[id], zone)
		}
		if covered[id] > 0 {
			t.Errorf("after move %d %.0f %% of %s's tag is hidden", move, 100*covered[id], id)
		}
	}
	for id, zone := range lies {
		if _, known := layout[id]; zone != "" && !known && covered[id] < 1 {
			t.Errorf("after move %d %s is seen in %s", move, id, zone)
		}
	}
}

func TestEachMoveEndsInItsLayout(t *testing.T) {
	d := start(t, story, 2, small())
	moves, bare := 0, false
	var truth tabletop.Truth
	for {
		_, err := d.Next()
		if n := len(d.Moves()); n > moves || errors.Is(err, io.EOF) {
			check(t, moves, story.layouts[moves], truth)
			moves = n
		}
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		truth = d.Truth()
		for _, g := range truth.Tags {
			if g.Piece == "mat-main" && g.Tag == 2 && g.Visible() {
				bare = true
				if moves < 6 {
					t.Fatalf("the deck looks empty after %d moves", moves)
				}
			}
			if g.Piece == "guess" && moves < 5 && !g.Held {
				t.Fatalf("the token was on the table after %d moves", moves)
			}
		}
	}
	if !bare {
		t.Error("the deck never looked empty")
	}
	if moves != len(story.layouts)-1 || d.Result() == nil {
		t.Errorf("the play ended after %d moves", moves)
	}
}

func TestTokensAreNotSeenBeforeTheShieldGoes(t *testing.T) {
	d := start(t, story, 2, small())
	for {
		_, err := d.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		var guess, shield *tabletop.TagTruth
		truth := d.Truth()
		for i, g := range truth.Tags {
			switch g.Piece {
			case "guess":
				guess = &truth.Tags[i]
			case "shield":
				shield = &truth.Tags[i]
			}
		}
		if shield != nil && !shield.Held && guess != nil && !guess.Held && guess.Covered < 1 {
			t.Fatal("the shield stands and the token behind it is seen")
		}
	}
}

func TestSameSeedSamePictures(t *testing.T) {
	pictures := func(seed uint64) []byte {
		opt := small()
		opt.Seed, opt.Calm, opt.Textures = seed, false, tabletop.NewTextures(toyBox)
		d := start(t, story, 2, opt)
		var all []byte
		for range 30 {
			f, err := d.Next()
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, f.Gray.Pix...)
		}
		return all
	}
	one := pictures(1)
	if !bytes.Equal(one, pictures(1)) {
		t.Error("one seed gave two plays")
	}
	if bytes.Equal(one, pictures(2)) {
		t.Error("two seeds gave the same play")
	}
}

// TestPeoplePlayAtAnothersPace counts the seconds of a game's play.
func TestPeoplePlayAtAnothersPace(t *testing.T) {
	seconds := func(at func(d *Demo, second int)) int {
		opt := small()
		opt.Width, opt.Height, opt.FPS = 160, 90, 2
		d := start(t, story, 2, opt)
		for n := 0; ; n++ {
			at(d, n/2)
			if _, err := d.Next(); errors.Is(err, io.EOF) {
				return n / 2
			} else if err != nil {
				t.Fatal(err)
			}
		}
	}
	usual := seconds(func(*Demo, int) {})
	moves := len(story.layouts) - 1
	for _, c := range []struct {
		name        string
		least, most int // more than usual
		at          func(d *Demo, second int)
	}{
		{"slow", moves*slowSeconds - 1, moves*slowSeconds + 1, func(d *Demo, _ int) { d.Slow(true) }},
		{"rests for a minute", 55, 61, func(d *Demo, s int) { d.Rest(s >= 5 && s < 65) }},
		{"something is said", 0, 0, func(d *Demo, _ int) { d.Hear(true, false) }},
		{"asked and answered", 5, 11, func(d *Demo, s int) { d.Hear(s >= 5 && s < 15, s >= 5 && s < 15) }},
		{"asked and never answered", moves*answerSeconds - 1, moves*(answerSeconds+1) + 1, func(d *Demo, _ int) { d.Hear(true, true) }},
	} {
		if more := seconds(c.at) - usual; more < c.least || more > c.most {
			t.Errorf("%s: %d seconds more than usual, want %d to %d", c.name, more, c.least, c.most)
		}
	}
}

func TestHoldGoesOn(t *testing.T) {
	opt := small()
	opt.Hold = true
	d := start(t, toy{layouts: story.layouts[:2]}, 2, opt)
	for range 150 {
		if _, err := d.Next(); err != nil {
			t.Fatal(err)
		}
	}
	if d.Result() == nil {
		t.Error("after 30 seconds two cards are not laid")
	}
}

func TestWrongPlayersAreRefused(t *testing.T) {
	if _, err := New(story, game.Setup{Game: "toy", Players: 9}, small()); err == nil {
		t.Error("a table for nine was laid for a game for two")
	}
}

// TestThePiecesArePrintedInTheLanguageOfTheOptions as those of a table are.
func TestThePiecesArePrintedInTheLanguageOfTheOptions(t *testing.T) {
	opt, asked := small(), map[string]bool{}
	var mu sync.Mutex // several textures are drawn at once
	opt.Word = func(english string) string {
		mu.Lock()
		defer mu.Unlock()
		asked[english] = true
		return english
	}
	d := start(t, grove.Game, 3, opt)
	if _, err := d.Next(); err != nil {
		t.Fatal(err)
	}
	mu.Lock()
	defer mu.Unlock()
	if !asked["Clearing"] {
		t.Errorf("of the mats' words only %v were asked for", asked)
	}
}

// Whole games of grove, without rendering every frame's truth: every move must
// find its place on the table.
func TestGroveIsPlayedToItsEnd(t *testing.T) {
	opt := Options{Seed: 3, Width: 320, Height: 180, FPS: 1, Gray: true}
	d := start(t, grove.Game, 3, opt)
	for {
		_, err := d.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if d.Result() == nil || len(d.Moves()) < 20 {
		t.Errorf("the play ended after %d moves with %v", len(d.Moves()), d.Result())
	}
	zones, box := map[string]string{}, grove.Game.Box()
	for _, p := range d.Truth().Pieces {
		zones[p.ID] = p.Zone
	}
	for id, zone := range d.state.Layout() {
		if p, ok := box.Piece(id); ok && p.Kind != cards.Plate && zone != game.Anywhere && zones[id] != zone {
			t.Errorf("at the end %s lies in %q, not in %q", id, zones[id], zone)
		}
	}
}

// Behind a screen that is open above the tokens lie before anyone says so with
// the turn marker, and stay there until the first of the four is sorted.
func TestFilmTokensLieBehindTheScreenBeforeTheMarksAreSet(t *testing.T) {
	g := grove.Game
	d, err := New(g, game.Setup{Game: "grove", Players: 4, Options: map[string]string{"edition": "b", "shield": "open"}},
		Options{Seed: 188, Width: 320, Height: 180, FPS: 2, Gray: true, Calm: true})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	proofs := 0
	for set := false; ; {
		_, err := d.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		zones := map[string]string{}
		for _, p := range d.Truth().Pieces {
			zones[p.ID] = p.Zone
		}
		marked := true
		for k := 1; k <= 4; k++ {
			z := zones[fmt.Sprintf("guess-token-%d", k)]
			marked = marked && (z == fmt.Sprintf("GO%d", k) || z == fmt.Sprintf("GB%d", k))
		}
		if _, stands := zones["shield"]; stands {
			t.Fatal("the printed shield stands, too")
		}
		switch last := d.Moves()[max(len(d.Moves())-1, 0):]; {
		case len(last) == 0:
		case last[0].Verb == "set" && !marked:
			t.Fatal("the marks are set and a token is not in its column")
		case last[0].Verb == "set" && !set:
			set = true
			proofs++
		case last[0].Verb == "prove":
			set = false
		}
	}
	if proofs < 2 || d.Result() == nil {
		t.Errorf("%d proofs, and the game ended with %v", proofs, d.Result())
	}
}

func BenchmarkPlay(b *testing.B) {
	for _, c := range []struct {
		name string
		opt  Options
	}{
		{"720p", Options{Seed: 1}},
		{"720p grey", Options{Seed: 1, Gray: true}},
		{"1080p", Options{Seed: 1, Width: 1920, Height: 1080}},
		{"1080p grey", Options{Seed: 1, Width: 1920, Height: 1080, Gray: true}},
	} {
		b.Run(c.name, func(b *testing.B) {
			d, err := New(grove.Game, game.Setup{Game: "grove", Players: 3}, c.opt)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := d.Next(); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "frames/s")
		})
	}
}

func TestResumedPlayStartsWhereItWas(t *testing.T) {
	opt := small()
	opt.Skip = 6
	d := start(t, story, 2, opt)
	if _, err := d.Next(); err != nil {
		t.Fatal(err)
	}
	check(t, 6, story.layouts[6], d.Truth())
	for _, g := range d.Truth().Tags {
		if g.Piece == "mat-main" && g.Tag == 2 && !g.Visible() {
			t.Error("the emptied deck is full again")
		}
	}
}
