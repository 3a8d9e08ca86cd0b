package printables

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// matFace draws a mat of a box: the scene of its style, then its zones.
func matFace(p pen, m *cards.Mat, box *cards.Box) {
	p.fill(rect(0, 0, m.W, m.H), look.Night)
	accent := look.Mist
	switch m.Style {
	case cards.MatForcefield:
		forcefield(p, m)
		accent = look.Glow
	case cards.MatClearing:
		clearing(p, m)
		accent = look.Moon
	case cards.MatProof:
		proofScene(p, m)
		accent = look.Moon
	case cards.MatHood:
		hoodScene(p, m)
		accent = look.OwnerOf(m.Owner).Colour
	case cards.MatOwner:
		ownerScene(p, m)
		accent = look.OwnerOf(m.Owner).Colour
	case cards.MatCommon:
		commonScene(p, m)
	case cards.MatDesk:
		deskScene(p, m)
		accent = look.Glow
	case cards.MatWood:
		woodScene(p, m)
	case cards.MatVillage:
		villageScene(p, m)
		accent = look.Lamp
	case cards.MatWitch:
		witchScene(p, m)
		accent = look.OwnerOf(m.Owner).Colour
	case cards.MatRoom:
		roomScene(p, m)
		accent = look.Lamp
	default:
		sky(p, 0, 0, m.W, m.H)
		title(p, m.Name, m.W/2, 14, 9, m.W-2*cards.TagMM-12, accent)
	}
	for _, z := range m.Zones {
		if z.Style == cards.Deck {
			place(p, z, accent, box.BackOf(z.Pile).Sign)
			continue
		}
		if z.Style == cards.Slot && footed(m, z) {
			slot(p, z, accent)
			continue
		}
		zone(p, z, accent)
	}
}

// footed reports whether a token stands on the foot of the card in a zone.
func footed(m *cards.Mat, z cards.Zone) bool {
	return slices.ContainsFunc(m.Zones, func(c cards.Zone) bool {
		return c.Style == cards.Cell && c.Label == "" && z.Contains(c.Centre())
	})
}

// title writes a mat's name, centred.
func title(p pen, s string, x, y, size, w float64, c look.Colour) {
	s = p.say(s)
	p.text(display, s, x, y, display.fitted(s, w, size), middle, c)
}
