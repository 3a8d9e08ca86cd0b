package look

import (
	"fmt"
	"math"
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

// sights are the kinds of eyes that see few colours, as matrices over linear RGB, for
// the severity 1.0 (G. Machado, M. Oliveira, L. Fernandes, "A Physiologically-based
// Model for Simulation of Color Vision Deficiency", 2009).
var sights = map[string][9]float64{
	"protanopia":   {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	"deuteranopia": {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	"tritanopia":   {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
	"no weakness":  {1, 0, 0, 0, 1, 0, 0, 0, 1},
}

// apart is the distance of two colours in OKLab as such eyes see them. One that can
// just be noticed side by side is about 0.02.
func apart(a, b Colour, sight [9]float64) float64 {
	lab := func(c Colour) [3]float64 {
		r, g, b := linear(c.R), linear(c.G), linear(c.B)
		part := func(m []float64) uint8 { return screen(m[0]*r + m[1]*g + m[2]*b) }
		l, x, y := oklab(Colour{R: part(sight[:3]), G: part(sight[3:6]), B: part(sight[6:]), A: 255})
		return [3]float64{l, x, y}
	}
	p, q := lab(a), lab(b)
	return math.Sqrt((p[0]-q[0])*(p[0]-q[0]) + (p[1]-q[1])*(p[1]-q[1]) + (p[2]-q[2])*(p[2]-q[2]))
}

// TestColoursDifferForTheColourBlind: the owners' colours on paper and by night, and by
// day; and those of what haunts the manor of The Visitors, whose tokens are dark by day, too.
func TestColoursDifferForTheColourBlind(t *testing.T) {
	var night, day []Colour
	for _, o := range Owners() {
		night, day = append(night, o.Colour), append(day, Day(o.Colour))
	}
	for _, set := range []struct {
		what    string
		colours []Colour
		least   float64
	}{{"owners", night, 0.08}, {"owners by day", day, 0.06}, {"spirits", []Colour{Mist, Glow, Heather, Alarm}, 0.08}} {
		for name, sight := range sights {
			for i, a := range set.colours {
				for j, b := range set.colours[:i] {
					if d := apart(a, b, sight); d < set.least {
						t.Errorf("%s, %s: colours %d and %d are %.3f apart", set.what, name, i+1, j+1, d)
					}
				}
			}
		}
	}
	for _, c := range day {
		if r := Contrast(c, Day(Dusk)); r < 4.5 {
			t.Errorf("by day %v has a contrast of %.1f", c, r)
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

// TestALastNumberStaysWithItsWord: it alone would fill a line.
func TestALastNumberStaysWithItsWord(t *testing.T) {
	for text, last := range map[string]string{"Ada : piochez une carte Visite, encore 2.": "encore 2.", "Your turn is over at 12": "at 12", "Agent 1": "1", "Well .": ".", "": ""} {
		parts := Unbroken(text)
		if got := strings.Join(parts[max(0, len(parts)-1):], ""); got != last {
			t.Errorf("%q ends in %q", text, got)
		}
	}
}

// TestANumberInBracketsStaysWithItsWord: “(Player” alone would end a line.
func TestANumberInBracketsStaysWithItsWord(t *testing.T) {
	got := strings.Join(Unbroken("Ada (Player 1), Chloé (Player 3) (it is 12) win"), "|")
	if want := "Ada|(Player 1),|Chloé|(Player 3)|(it|is|12)|win"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestNoLineBeginsWithADot: the sign between two sentences stays with the first.
func TestNoLineBeginsWithADot(t *testing.T) {
	got := strings.Join(Unbroken("Put the others away.   ·   Draw 5."), "|")
	if want := "Put|the|others|away. ·|Draw 5."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
