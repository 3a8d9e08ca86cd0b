package look

import "math"

// Day is a colour of the night as it is by daylight: what was dark is light and
// what was light is dark, of the same hue. Words keep their contrast, and what
// shines stays colourful. The owners' colours stay apart. How see-through a colour is
// does not change.
//
// Lightness and hue are those of OKLab (Björn Ottosson, "A perceptual color
// space for image processing", 2020).
func Day(c Colour) Colour {
	if day, ok := byDay[Colour{R: c.R, G: c.G, B: c.B, A: 255}]; ok {
		day.A = c.A
		return day
	}
	l, a, b := oklab(c)
	chroma := math.Hypot(a, b)
	// Ink becomes nearly white and the moon nearly black; colours that shine
	// come to lie in between, but no lighter than can be read.
	day := 1.152 - 0.98*l + 1.2*chroma
	if l > 0.6 {
		day = min(day, 0.49)
	}
	if day > 0.75 { // paper, only tinted
		a, b = a*0.5, b*0.5
	}
	out := fromOKLab(min(day, 0.985), a, b)
	out.A = c.A
	return out
}

func oklab(c Colour) (l, a, b float64) {
	r, g, bl := linear(c.R), linear(c.G), linear(c.B)
	x := math.Cbrt(0.4122214708*r + 0.5363325363*g + 0.0514459929*bl)
	y := math.Cbrt(0.2119034982*r + 0.6806995451*g + 0.1073969566*bl)
	z := math.Cbrt(0.0883024619*r + 0.2817188376*g + 0.6299787005*bl)
	return 0.2104542553*x + 0.7936177850*y - 0.0040720468*z,
		1.9779984951*x - 2.4285922050*y + 0.4505937099*z,
		0.0259040371*x + 0.7827717662*y - 0.8086757660*z
}

// fromOKLab is the opaque colour; what no screen can show is made paler.
func fromOKLab(l, a, b float64) Colour {
	for pale := 1.0; ; pale -= 0.05 {
		x := l + (0.3963377774*a+0.2158037573*b)*pale
		y := l + (-0.1055613458*a-0.0638541728*b)*pale
		z := l + (-0.0894841775*a-1.2914855480*b)*pale
		x, y, z = x*x*x, y*y*y, z*z*z
		rgb := [3]float64{
			4.0767416621*x - 3.3077115913*y + 0.2309699292*z,
			-1.2684380046*x + 2.6097574011*y - 0.3413193965*z,
			-0.0041960863*x - 0.7034186147*y + 1.7076147010*z,
		}
		const tiny = 1e-3
		if min(rgb[0], rgb[1], rgb[2]) >= -tiny && max(rgb[0], rgb[1], rgb[2]) <= 1+tiny || pale <= 0 {
			return Colour{R: screen(rgb[0]), G: screen(rgb[1]), B: screen(rgb[2]), A: 255}
		}
	}
}

// screen is linear's reverse, rounded.
func screen(v float64) uint8 {
	v = min(max(v, 0), 1)
	if v <= 0.0031308 {
		return uint8(v*12.92*255 + 0.5)
	}
	return uint8((1.055*math.Pow(v, 1/2.4)-0.055)*255 + 0.5)
}
