package cards

// mask is the one QR mask pattern, 0 to 7, that every tag is printed with, so
// that all tags share their format modules and the reader's mean pattern is
// sharp. An encoder's own choice is undone: it may differ from one encoder and
// release to the next, and a printed card lasts longer.
const mask = 3

// masks are the conditions of ISO/IEC 18004, 7.8.2: a mask inverts the data
// module in row i and column j where its condition holds.
var masks = [8]func(i, j int) bool{
	func(i, j int) bool { return (i+j)%2 == 0 },
	func(i, _ int) bool { return i%2 == 0 },
	func(_, j int) bool { return j%3 == 0 },
	func(i, j int) bool { return (i+j)%3 == 0 },
	func(i, j int) bool { return (i/2+j/3)%2 == 0 },
	func(i, j int) bool { return i*j%2+i*j%3 == 0 },
	func(i, j int) bool { return (i*j%2+i*j%3)%2 == 0 },
	func(i, j int) bool { return ((i+j)%2+i*j%3)%2 == 0 },
}

// maskOf reads the mask number from the format modules beside the top left
// finder: row 8, columns 2 to 4, whitened by 101 (7.9).
func (p *Pattern) maskOf() int {
	n := 0
	for x := 2; x <= 4; x++ {
		n <<= 1
		if p[8*Modules+x] {
			n |= 1
		}
	}
	return n ^ 0b101
}

// remask gives the code another mask: it inverts the data modules that one of
// the two masks inverts and the other does not, and says so in the format.
func (p *Pattern) remask(to int) {
	was, is := masks[p.maskOf()], masks[to]
	for y := range Modules {
		for x := range Modules {
			if data(x, y) && was(y, x) != is(y, x) {
				p[y*Modules+x] = !p[y*Modules+x]
			}
		}
	}
	p.setFormat(to)
}

// data reports whether a module of a version-1 code carries data: it belongs
// neither to a corner with its finder and format, nor to the timing patterns.
func data(x, y int) bool {
	const corner, far, timing = 9, Modules - 8, 6
	switch {
	case x < corner && y < corner, x >= far && y < corner, x < corner && y >= far:
		return false
	}
	return x != timing && y != timing
}

// setFormat writes the level H and a mask into both copies of the format: five
// bits with ten of the BCH code (15,5) behind them, whitened (7.9.1).
func (p *Pattern) setFormat(mask int) {
	const levelH, generator, whitening = 0b10, 0b10100110111, 0b101010000010010
	format := (levelH<<3 | mask) << 10
	rest := format
	for bit := 14; bit >= 10; bit-- {
		if rest>>bit&1 == 1 {
			rest ^= generator << (bit - 10)
		}
	}
	format = (format | rest) ^ whitening
	const n = Modules - 1
	for bit := range 15 {
		dark := format>>bit&1 == 1
		// Around the top left finder, past the timing patterns.
		switch {
		case bit < 6:
			p[bit*Modules+8] = dark
		case bit < 8:
			p[(bit+1)*Modules+8] = dark
		case bit == 8:
			p[8*Modules+7] = dark
		default:
			p[8*Modules+14-bit] = dark
		}
		// Half below the top right finder, half beside the bottom left one.
		if bit < 8 {
			p[8*Modules+n-bit] = dark
		} else {
			p[(n-14+bit)*Modules+8] = dark
		}
	}
}
