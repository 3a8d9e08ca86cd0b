package main

import (
	"bytes"
	"fmt"
	"image/color"
	"image/jpeg"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
)

// TestASecretMatIsCoveredHoweverACameraIsLookedThrough, large or small: a cypher may lie
// on it that no game knows of.
func TestASecretMatIsCoveredHoweverACameraIsLookedThrough(t *testing.T) {
	folder := tableOf(t, "psisquad", 40)
	h := newHost(&playCmd{cameraFlags: cameraFlags{Size: "1280x720"}})
	for _, small := range []bool{false, true} {
		shown := make(chan setup.Preview, 100)
		stop := h.look(setup.Choice{Camera: setup.Camera{What: folder}}, small, func(p setup.Preview) { shown <- p })
		n := 0
		for p := range shown {
			if p.Picture == nil { // the pictures have ended
				break
			}
			n++
			b := p.Picture.Bounds()
			if small != (b.Dx() == glanceWidth) {
				t.Errorf("small %v: the picture is %v", small, b)
			}
			dark := 0
			for y := range b.Dy() {
				for x := range b.Dx() {
					if color.RGBAModel.Convert(p.Picture.At(x, y)) == (color.RGBA{0x0b, 0x1a, 0x17, 0xff}) {
						dark++
					}
				}
			}
			if share := float64(dark) / float64(b.Dx()*b.Dy()); share < .02 {
				t.Fatalf("small %v, picture %d: %.4f of it are covered", small, n, share)
			}
		}
		stop()
		h.looks.Wait()
		if n < 3 {
			t.Errorf("small %v: %d pictures are shown", small, n)
		}
	}
}

// TestNobodyLooksThroughTheCameraBehindTheShield, in the set-up or as the camera of a game,
// under whatever name.
func TestNobodyLooksThroughTheCameraBehindTheShield(t *testing.T) {
	stream := "http://192.0.2.7:8080/video"
	for _, c := range [][2]string{{"0", "0"}, {"/dev/video0", "0"}, {stream, stream}} {
		line := &playCmd{cameraFlags: cameraFlags{Size: "1280x720"}, Camera: c[0], ShieldCamera: c[1]}
		if _, err := newHost(line).open(setup.Choice{Camera: setup.Camera{What: c[0]}}, lookEvery); err == nil || !strings.Contains(err.Error(), "behind the shield") {
			t.Errorf("a look through %s, with %s behind the shield: %v", c[0], c[1], err)
		}
		if _, err := line.watch(nil, true); err == nil || !strings.Contains(err.Error(), "behind the shield") {
			t.Errorf("a game before %s, with %s behind the shield: %v", c[0], c[1], err)
		}
	}
	for _, c := range [][2]string{{"1", "0"}, {"0", ""}, {"demo", "0"}, {"none", "0"}} {
		if err := (&playCmd{ShieldCamera: c[1]}).unshielded(c[0]); err != nil {
			t.Errorf("%s, with %q behind the shield: %v", c[0], c[1], err)
		}
	}
}

// TestADemoGoesOnFromWhatAGuestPlayed: its people are idle where they know more than the
// record tells, whatever the command line names, and the table lies as recorded. A game
// of people's own is not watched there.
func TestADemoGoesOnFromWhatAGuestPlayed(t *testing.T) {
	m := begun(t, "grove", 3)
	if err := m.Apply(game.Move{Seat: game.Table, Verb: "deal", Objects: []string{"card-watch", "card-key"}, Place: "PV"}); err != nil {
		t.Fatal(err)
	}
	line := &playCmd{cameraFlags: cameraFlags{Size: "320x180"}, Camera: setup.Simulated, People: "perfect", Seed: 1, named: true}
	if _, err := line.watch(m, true); err == nil || !strings.Contains(err.Error(), "was not played on the simulated table") {
		t.Errorf("of a game of people's own it says %v", err)
	}
	v, err := line.watch(m, false)
	if err != nil {
		t.Fatal(err)
	}
	defer v.close()
	if !v.idle {
		t.Error("people go on who know more than the record tells")
	}
	if _, err := v.people.Next(); err != nil {
		t.Fatal(err)
	}
	lies := map[string]bool{}
	for _, p := range v.people.Truth().Pieces {
		lies[p.ID] = true
	}
	if !lies["card-watch"] || !lies["card-key"] || len(v.people.Moves()) > 0 {
		t.Errorf("the table has %v after %v", lies, v.people.Moves())
	}
}

// tableOf is a folder of a camera's pictures of a game's mats, all of them alike.
func tableOf(t *testing.T, name string, pictures int) string {
	t.Helper()
	g, err := games.Find(name)
	if err != nil {
		t.Fatal(err)
	}
	d, err := demo.New(g, game.Setup{Game: name, Players: 3}, demo.Options{Seed: 1, Calm: true})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	d.Rest(true)
	f, err := d.Next()
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, f.Color, &jpeg.Options{Quality: 90}); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	for i := range pictures {
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("%03d.jpg", i)), b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}
