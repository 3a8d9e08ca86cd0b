package printables

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// signs are the symbols that go with the words on mats, so that no word and no
// colour stands alone.
var signs = map[string]cards.Sign{
	"Admitted": cards.SignIn, "On": cards.SignIn,
	"Repelled": cards.SignOut, "Beside": cards.SignOut,
	"Show": cards.SignEye, "Claim": cards.SignSpeech,
	"Turn": cards.SignRound, "Visitor": cards.SignShip, "A Visitor": cards.SignEye,
	"Target": cards.SignAsk, "Sure": cards.SignSpeech,
	"Ingredients": cards.SignLeaf, "Potions": cards.SignDrop, "Spells": cards.SignStar, "Cauldron": cards.SignFlame, "Fagus Bok": cards.SignDown,
	"Discard": cards.SignOut, "Used": cards.SignOut, "Pedlar": cards.SignEye,
}

// ZoneSign is the symbol that goes with the word on a zone, or empty.
func ZoneSign(z cards.Zone) cards.Sign { return signs[z.Label] }

// zone draws where pieces go. Its lines are thin and its small shapes round:
// nothing that a reader could take for a tag's frame.
func zone(p pen, z cards.Zone, accent look.Colour) {
	if z.Owner != "" {
		accent = look.OwnerOf(z.Owner).Colour
	}
	switch z.Style {
	case cards.Space, cards.Slot:
		space(p, z, accent)
	case cards.Lane:
		lane(p, z, accent)
	case cards.Spot:
		spot(p, z)
	case cards.Cell:
		cell(p, z, accent)
	case cards.Slide:
		slide(p, z, accent)
	case cards.Show:
		place(p, z, accent, "")
	case cards.Tray:
		tray(p, z, accent)
	case cards.Door:
		doorway(p, z)
	case cards.Hood: // the shield itself marks it
	case cards.Berth, cards.Yard: // beside the mat
	}
}

// outline is a zone's thin rounded edge.
func outline(p pen, z cards.Zone, inset, radius float64, c look.Colour) {
	p.stroke(rounded(z.X+inset, z.Y+inset, z.W-2*inset, z.H-2*inset, radius), 0.35, c)
}

// space is a card's own place, numbered.
func space(p pen, z cards.Zone, accent look.Colour) {
	x, y := z.Centre()
	p.veil(rounded(z.X+1.6, z.Y+1.6, z.W-3.2, z.H-3.2, 5), 0.3)
	outline(p, z, 1.6, 5, look.Alpha(accent, 0.75))
	p.text(display, p.say(z.Label), x, y+8, display.fitted(p.say(z.Label), z.W/2, 24), middle, look.Alpha(accent, 0.9))
	if z.Note != "" {
		p.lines(regular, p.say(z.Note), x, y+18, z.W-10, 4.2, middle, look.Mist)
	}
}

// slot is a card's place with room for a token on its foot: the number is above.
func slot(p pen, z cards.Zone, accent look.Colour) {
	x, _ := z.Centre()
	p.veil(rounded(z.X+1.6, z.Y+1.6, z.W-3.2, z.H-3.2, 5), 0.3)
	outline(p, z, 1.6, 5, look.Alpha(accent, 0.75))
	p.text(display, p.say(z.Label), x, z.Y+22, display.fitted(p.say(z.Label), z.W*0.6, 17), middle, look.Alpha(accent, 0.9))
}

// lane is a row of face-down cards, fanned so that the marker on each shows.
func lane(p pen, z cards.Zone, accent look.Colour) {
	const fan, cardW, cardH = 22.0, 63.0, 88.0
	p.veil(rounded(z.X+1.4, z.Y+1.4, z.W-2.8, z.H-2.8, 6), 0.35)
	outline(p, z, 1.4, 6, look.Alpha(accent, 0.85))
	n := max(0, int((z.W-cardW-8)/fan))
	x0 := z.X + (z.W-cardW-float64(n)*fan)/2
	y0 := z.Y + max(3.5, (z.H-cardH)/2)
	low, faint := z.Y+z.H-(y0-z.Y), look.Alpha(accent, 0.25)
	for i := range n { // the part of a card that the next one leaves to be seen
		x := x0 + float64(i)*fan
		p.stroke(new(path).move(x+fan-1, y0).line(x+4, y0).curve(x+2, y0, x, y0+2, x, y0+4).
			line(x, low-4).curve(x, low-2, x+2, low, x+4, low).line(x+fan-1, low), 0.25, faint)
	}
	p.stroke(rounded(x0+float64(n)*fan, y0, cardW, low-y0, 4), 0.25, faint)
	signed(p, z.Label, z.X+6, z.Y+11.5, 7.5, z.W-30, accent)
	if z.Note != "" {
		p.text(regular, p.say(z.Note), z.X+6, z.Y+z.H-5, regular.fitted(p.say(z.Note), z.W-12, 4.2), left, look.Mist)
	}
}

// signed writes a label with its sign before it, from x on.
func signed(p pen, s string, x, y, size, w float64, c look.Colour) {
	marked(p, signs[s], s, x, y, size, w, c)
}

// marked writes a label with a sign before it, if it has one, from x on.
func marked(p pen, sign cards.Sign, s string, x, y, size, w float64, c look.Colour) {
	if sign != "" {
		p.symbol(sign, x+size*0.5, y-size*0.33, size, c)
		x += size * 1.3
		w -= size * 1.3
	}
	s = p.say(s)
	p.text(display, s, x, y, display.fitted(s, w, size), left, c)
}

// spot is one lantern of a track.
func spot(p pen, z cards.Zone) {
	x, y := z.Centre()
	p.fill(circle(x, y, 14.4), look.Night)
	p.stroke(circle(x, y, 14.4), 0.6, look.Lamp)
	if z.Note == "" {
		p.symbol(cards.SignLantern, x, y-5.6, 9.5, look.Lamp)
		p.text(display, p.say(z.Label), x, y+9.6, 12, middle, look.Moon)
		return
	}
	p.symbol(cards.SignLantern, x, y-9.2, 6, look.Lamp)
	p.text(display, p.say(z.Label), x, y+3.2, 10.5, middle, look.Moon)
	if _, ems := bold.set(p.say(z.Note)); ems*4.6 < 20 {
		p.text(bold, p.say(z.Note), x, y+9.4, 4.6, middle, look.Lamp)
		return
	}
	p.lines(bold, p.say(z.Note), x, y+7.2, 21, 3.1, middle, look.Lamp)
}

// cell is a token's place: round, with a sign, a word and a number.
func cell(p pen, z cards.Zone, accent look.Colour) {
	x, y := z.Centre()
	inset := 1.6
	if z.Label == "" { // where a token stands on a card
		outline(p, z, inset, z.W/2, look.Alpha(accent, 0.35))
		return
	}
	p.veil(rounded(z.X+inset, z.Y+inset, z.W-2*inset, z.H-2*inset, z.W/2), 0.45)
	outline(p, z, inset, z.W/2, look.Alpha(accent, 0.9))
	if z.Note != "" { // a numbered cell whose side the note names
		high, low := y+1, y+9 // what is written stays where the cell is wide
		if sign, ok := signs[z.Note]; ok {
			high, low = y-4, y+12
			p.symbol(sign, x, y+3.5, 7, look.Moon)
		}
		p.text(display, p.say(z.Label), x, high, 13, middle, accent)
		p.text(bold, p.say(z.Note), x, low, bold.fitted(p.say(z.Note), z.W-11, 4.4), middle, look.Moon)
		return
	}
	if sign, ok := signs[z.Label]; ok {
		p.symbol(sign, x, y-4, 13, accent)
		if sign == cards.SignRound && z.Owner != "" { // whose turn, within the ring
			p.symbol(look.OwnerOf(z.Owner).Sign, x, y-4, 5, accent)
		}
	} else if z.Owner != "" {
		p.symbol(look.OwnerOf(z.Owner).Sign, x, y-4, 13, accent)
	}
	p.text(bold, p.say(z.Label), x, y+10, bold.fitted(p.say(z.Label), z.W-11, 5), middle, look.Moon)
}

// slide is a stop of a column; the scene draws the column and its middle, so
// a stop shows only which way it is and what that means.
func slide(p pen, z cards.Zone, accent look.Colour) {
	if z.Label == "" {
		return
	}
	x, y := z.Centre()
	if signs[z.Label] == cards.SignOut {
		p.symbol(cards.SignUp, x, y-31, 10, look.Alpha(accent, 0.85))
		centred(p, z.Label, x, y-15, 7, accent)
		return
	}
	p.symbol(cards.SignDown, x, y+31, 10, look.Alpha(look.Glow, 0.85))
	centred(p, z.Label, x, y+19.5, 7, look.Glow)
}

// centred is a word with its sign, its middle at x.
func centred(p pen, s string, x, y, size float64, c look.Colour) {
	_, ems := display.set(p.say(s))
	w := ems * size
	if _, ok := signs[s]; ok {
		w += size * 1.3
	}
	signed(p, s, x-w/2, y, size, w, c)
}

// place is where a pile lies, with the sign of its cards, or where cards are shown.
func place(p pen, z cards.Zone, accent look.Colour, sign cards.Sign) {
	p.veil(rounded(z.X+1.2, z.Y+1.2, z.W-2.4, z.H-2.4, 6), 0.4)
	outline(p, z, 1.2, 6, look.Alpha(accent, 0.85))
	if own := signs[z.Label]; own != "" {
		sign = own
	}
	marked(p, sign, z.Label, z.X+6, z.Y+11.5, 7.5, z.W-12, look.Moon)
	if z.Note != "" {
		p.lines(regular, p.say(z.Note), z.X+6, z.Y+z.H-9, z.W-12, 4, left, look.Mist)
	}
}
