package companion_test

import (
	"image"
	"maps"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
)

// TestThePictureStandsStillUntilACardIsLowered that was held up for the app alone: it is
// before the camera still when the app has read it.
func TestThePictureStandsStillUntilACardIsLowered(t *testing.T) {
	p := film(t, game.Setup{Game: "grove", Players: 3, Options: map[string]string{"visitor_setup": "7", "shield": "open"}}, 1, 0, companion.App{Seat: 1, Level: automa.Even})
	var still *image.RGBA
	for range 40 {
		m := p.next()
		if m.Verb == "show" {
			still = p.screen.Picture
		}
		p.make(m)
		if m.Verb != "show" {
			continue
		}
		at := p.match.State().Layout()
		for range 5 {
			if !maps.Equal(at, p.match.State().Layout()) {
				t.Fatal("a piece was moved already")
			}
			if !p.screen.View.Blind || p.screen.Picture != still {
				t.Fatalf("blind %v, the same picture %v", p.screen.View.Blind, p.screen.Picture == still)
			}
			if err := p.hands.Rest(200 * time.Millisecond); err != nil {
				t.Fatal(err)
			}
		}
		p.make(p.next())
		if err := p.hands.Rest(time.Second); err != nil {
			t.Fatal(err)
		}
		if lies := !maps.Equal(at, p.match.State().Layout()); !lies || p.screen.View.Blind {
			t.Errorf("after the next move the table lies otherwise: %v, and is not shown: %v", lies, p.screen.View.Blind)
		}
		return
	}
	t.Fatal("no card was held up")
}
