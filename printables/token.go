package printables

import (
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// tokenFace draws a token or marker: the tag above, and below it a band in the
// owner's colour with her symbol and the code.
func tokenFace(p pen, t cards.Piece) {
	o, sign := look.OwnerOf(t.Owner), look.OwnerOf(t.Owner).Symbol
	if t.Kind == cards.Token {
		o.Colour, sign = tokenLook(t, o)
	}
	p.fill(rect(0, 0, t.W, t.H), look.Ink)
	top := t.W
	p.fill(rect(0, top, t.W, t.H-top), o.Colour)
	mid := top + (t.H-top)/2
	band := t.H - top
	p.symbol(sign, 6, mid, min(7, 0.84*band), look.Ink)
	size := bold.fitted(t.Code, t.W-13.5, min(6.4, 0.86*band))
	p.text(bold, t.Code, 11, mid+size*0.345, size, left, look.Ink)
}

// tokenLook gives the tokens that are no one's marker their own signs.
func tokenLook(t cards.Piece, o look.Owner) (look.Colour, look.Symbol) {
	switch t.Code {
	case "TRUST":
		return look.Lamp, look.Lantern
	case "CLAIM":
		return o.Colour, look.Speech
	case "TURN":
		return look.Moon, look.Round
	case "CAULDRON":
		return look.Glow, look.Flame
	case "FOREST":
		return look.Moon, look.Leaf
	case "WHISPER":
		return look.Mist, look.Speech
	case "FROST":
		return look.Glow, look.Drop
	case "SHADE":
		return look.OwnerOf("agent4").Colour, look.Crescent
	case "VISITOR":
		return look.Alarm, look.Eye
	case "TRIP":
		return look.Moon, look.Up
	}
	if strings.HasPrefix(t.Code, "-") {
		return look.Alarm, look.Down
	}
	if t.Owner != "" && t.Code > "9" { // called by a letter: it stands for its owner
		return o.Colour, o.Symbol
	}
	return o.Colour, look.Ask
}
