package look

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

func TestOwnersStandOutAndDiffer(t *testing.T) {
	signs, words := map[cards.Sign]bool{}, map[string]bool{}
	for i, o := range Owners() {
		if c := Contrast(o.Colour, Night); c < 4.5 {
			t.Errorf("%s on night: contrast %.1f", o.Seat, c)
		}
		if c := Contrast(o.Colour, Ink); c < 4.5 {
			t.Errorf("ink on %s: contrast %.1f", o.Seat, c)
		}
		if signs[o.Sign] || words[o.Word] || Outline(o.Sign) == "" {
			t.Errorf("%s has no symbol and word of its own", o.Seat)
		}
		signs[o.Sign], words[o.Word] = true, true
		for _, p := range Owners()[:i] {
			if far(o.Colour, p.Colour) < 60 {
				t.Errorf("%s and %s look alike", o.Seat, p.Seat)
			}
		}
	}
	if o := OwnerOf("nobody"); Outline(o.Sign) == "" || o.Seat != "nobody" {
		t.Errorf("a seat without a look has %+v", o)
	}
	for i, o := range Owners() {
		p := OwnerOf(fmt.Sprintf("player%d", i+1))
		if p.Seat != fmt.Sprintf("player%d", i+1) || p.Sign != o.Sign || p.Colour != o.Colour {
			t.Errorf("player %d has the look %+v", i+1, p)
		}
	}
	for _, seat := range []string{"player0", "player9", "player", "player12"} {
		if o := OwnerOf(seat); o.Sign != cards.SignRound {
			t.Errorf("%s has the look of somebody else: %+v", seat, o)
		}
	}
}

func far(a, b Colour) int {
	d := func(x, y uint8) int { return max(int(x), int(y)) - min(int(x), int(y)) }
	return d(a.R, b.R) + d(a.G, b.G) + d(a.B, b.B)
}

func TestWordsAreLegibleOnTheirGrounds(t *testing.T) {
	for what, c := range map[string]float64{
		"moon on night": Contrast(Moon, Night), "moon on dusk": Contrast(Moon, Dusk), "moon on pine": Contrast(Moon, Pine),
		"lamp on ink": Contrast(Lamp, Ink), "glow on night": Contrast(Glow, Night), "mist on night": Contrast(Mist, Night),
		"ink on glow": Contrast(Ink, Glow), "alarm on night": Contrast(Alarm, Night),
	} {
		if c < 4.5 {
			t.Errorf("%s: contrast %.1f", what, c)
		}
	}
}

func TestContrastOfBlackAndWhite(t *testing.T) {
	if c := Contrast(rgb(0), rgb(0xFFFFFF)); c < 20.99 || c > 21.01 {
		t.Errorf("%.2f", c)
	}
}

func TestTypefacesAreSmallAndLicensed(t *testing.T) {
	total := 0
	for _, f := range [][]byte{Display, Text, Bold} {
		if len(f) < 10000 {
			t.Error("a typeface is missing")
		}
		total += len(f)
	}
	if total > 1_500_000 {
		t.Errorf("the typefaces are %d bytes", total)
	}
	for _, f := range Typefaces() {
		l := f.Licence
		if !strings.Contains(l, "SIL Open Font License, Version 1.1") {
			t.Errorf("no licence: %.60s", l)
		}
	}
}

func TestEverySignAndTintHasALook(t *testing.T) {
	for _, s := range cards.Signs() {
		if Outline(s) == "" {
			t.Errorf("the sign %q has no outline", s)
		}
	}
	for _, c := range cards.Tints() {
		if _, ok := tints[c]; !ok {
			t.Errorf("the tint %q has no colour", c)
		}
	}
	if len(outlines) != len(cards.Signs()) || len(tints) != len(cards.Tints()) {
		t.Errorf("%d outlines for %d signs, %d colours for %d tints", len(outlines), len(cards.Signs()), len(tints), len(cards.Tints()))
	}
}

func TestSignAsPicture(t *testing.T) {
	got := string(SVG(cards.SignStar, rgb(0x0102FF)))
	if !strings.Contains(got, `fill="#0102ff"`) || !strings.Contains(got, Outline(cards.SignStar)) {
		t.Error(got)
	}
}
