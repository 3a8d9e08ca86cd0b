// Package look is the one visual language of print and screen: the night
// forest's colours, who has which colour and symbol, and the typefaces. It
// must not know how anything is drawn.
package look

import (
	"image/color"
	"math"

	"github.com/grovewatch/grovewatch/cards"
)

// Colour is an opaque colour; Alpha makes it see-through.
type Colour = color.NRGBA

func rgb(hex uint32) Colour {
	return Colour{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 255}
}

// The palette: a picnic at the edge of a wood, at night, beside a landed ship.
var (
	Ink   = rgb(0x0A1220) // the darkest: tag frames, the foot of a card
	Night = rgb(0x101D31) // the sky, the ground of cards and mats
	Dusk  = rgb(0x1B3049) // the sky near the horizon, raised surfaces
	Pine  = rgb(0x10312C) // the nearest trees
	Fern  = rgb(0x1D4F45) // trees further off
	Moss  = rgb(0x357560) // trees in the haze, quiet lines
	Mist  = rgb(0x9DB8B5) // secondary words, thin outlines
	Moon  = rgb(0xF1EFDF) // words on dark, the moon's disc
	Paper = rgb(0xFFFFFF) // the white label of a tag, and nothing else

	Glow  = rgb(0x7FF0E2) // the forcefield
	Field = rgb(0x1C6E7C) // the forcefield's deeper light
	Lamp  = rgb(0xFFB84D) // trust: lamplight
	Ember = rgb(0xC8702A) // lamplight far from its lantern
	Alarm = rgb(0xFF6F5E) // something is wrong; never alone, always with words

	Sun     = rgb(0xFCE26F)
	Sky     = rgb(0x5FB2FE)
	Rust    = rgb(0xF1744F)
	Leaf    = rgb(0x8AD235)
	Heather = rgb(0xC87EC4)
	Rose    = rgb(0xEB97BB)
	Sand    = rgb(0xCAC899)
)

// tints are the colours that boxes may name.
var tints = map[cards.Tint]Colour{
	cards.TintGlow: Glow, cards.TintLamp: Lamp, cards.TintAlarm: Alarm, cards.TintMist: Mist, cards.TintMoon: Moon,
	cards.TintSun: Sun, cards.TintSky: Sky, cards.TintRust: Rust, cards.TintLeaf: Leaf, cards.TintHeather: Heather, cards.TintRose: Rose,
}

// Tint is the colour of a tint; Glow when there is none of that name.
func Tint(name cards.Tint) Colour {
	if c, ok := tints[name]; ok {
		return c
	}
	return Glow
}

// Alpha gives the colour a share of its opacity, 0 to 1.
func Alpha(c Colour, share float64) Colour {
	c.A = uint8(float64(c.A)*min(max(share, 0), 1) + 0.5)
	return c
}

// Mix goes from one colour (t = 0) to another (t = 1).
func Mix(from, to Colour, t float64) Colour {
	t = min(max(t, 0), 1)
	part := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*t + 0.5) }
	return Colour{R: part(from.R, to.R), G: part(from.G, to.G), B: part(from.B, to.B), A: part(from.A, to.A)}
}

// Light is the relative luminance of a colour, 0 (black) to 1 (white), as
// WCAG 2 defines it.
func Light(c Colour) float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Contrast is WCAG's contrast ratio of two colours, 1 to 21.
func Contrast(a, b Colour) float64 {
	la, lb := Light(a), Light(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

// linear undoes the sRGB curve of one channel.
func linear(v uint8) float64 {
	c := float64(v) / 255
	if c <= 0.04045 {
		return c / 12.92
	}
	return math.Pow((c+0.055)/1.055, 2.4)
}
