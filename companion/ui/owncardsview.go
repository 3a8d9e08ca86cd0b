package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
)

// offer is one of the two decks that can be chosen.
type offer struct {
	title, text, more string
	letter            string
	chosen            bool
	take              func()
}

// offers are the cards of the box and people's own.
func (o *ownCards) offers() [2]offer {
	box := offer{title: word("Cards of the box"), text: cardCount(len(o.box.Box().Deck)), letter: "B", chosen: !o.chosen, take: o.takeBox}
	own := offer{title: word("Your own deck …"), text: word("A folder with a deck.toml"), letter: "D", chosen: o.chosen, take: o.takeOwn}
	if o.deck != nil {
		own.title, own.text = o.deck.Title, cardCount(o.deck.Cards)
	}
	if o.chosen {
		own.more = word("Another deck …")
	}
	if o.busy {
		own.text, own.more = word("The deck is being read …"), ""
	}
	return [2]offer{box, own}
}

// cardCount is a number of cards in words.
func cardCount(n int) string {
	if n == 1 {
		return word("1 card")
	}
	return say("%d cards", n)
}

// drawOffers draws both side by side, large.
func (o *ownCards) drawOffers(r rectangle) []fyne.CanvasObject {
	u := o.w.unit
	gap := whole(14 * u)
	w := min(whole((r.w-gap)/2), whole(320*u))
	x := r.x + r.w - 2*w - gap
	var out []fyne.CanvasObject
	for _, c := range o.offers() {
		p := newPlaque(o.w, c.chosen, c.take, func(s fyne.Size) []fyne.CanvasObject {
			pad, room := 14*u, s.Width-28*u
			least, under := lineHeight(14*u, plain), float32(0)
			if c.more != "" {
				under = least
			}
			lines, ts := fit(c.title, 18*u, 12*u, bold, room-26*u, 2)
			out, h := paragraph(lines, ts, bold, look.Moon, pad, 0)
			lines, ts = fit(c.text, 15*u, 10*u, plain, room, max(int((s.Height-h-under-12*u)/least), 1))
			objs, th := paragraph(lines, ts, plain, look.Mist, pad, h)
			out, h = append(out, objs...), h+th
			lines, ts = fit(c.more, 14*u, 10*u, plain, room-32*u, 1)
			objs, th = paragraph(lines, ts, plain, look.Glow, pad, h)
			out, h = append(out, objs...), h+th
			for _, t := range out {
				t.Move(t.Position().AddXY(0, max((s.Height-h)/2, 4*u)))
			}
			side, y := 24*u, 8*u
			if c.chosen { // the tick is there
				y = s.Height - side - 8*u
			}
			return append(out, keyCap(c.letter, 14*u, s.Width-side-8*u, y, side)...)
		})
		out = append(out, at(p, x, r.y, w, r.h))
		x += w + gap
	}
	return out
}

// keyCap is the key of the keyboard that does the same.
func keyCap(letter string, size, x, y, side float32) []fyne.CanvasObject {
	return []fyne.CanvasObject{
		slab(look.Alpha(look.Mist, 0.08), look.Alpha(look.Mist, 0.6), 1, side/5, x, y, side, side),
		centred(letter, size, bold, look.Mist, x+side/2, y+(side-lineHeight(size, bold))/2),
	}
}

// means says what is played with while something is told of another folder.
func (o *ownCards) means() string {
	switch {
	case o.busy:
		return word("The deck is being read …")
	case !o.telling():
		return ""
	case o.chosen:
		return say("As it is, you go on with “%s”.", o.deck.Title)
	}
	return word("As it is, you go on with the cards of the box.")
}

// heading says what is told of a folder.
func (o *ownCards) heading() string {
	switch {
	case o.changed:
		return say("The deck “%s” is not as it was when you last played with it.", o.deck.Title)
	case o.last:
		return word("The deck that you last played with cannot be used now.")
	}
	return word("This deck cannot be used yet.")
}

// againText is what can be done with the folder as it is.
func (o *ownCards) againText() string {
	if o.changed {
		return word("Play with it as it is now")
	}
	return word("Read it again")
}

// drawTold tells what is wrong with a folder, all of it, and what can be done.
func (o *ownCards) drawTold(r rectangle) []fyne.CanvasObject {
	u := o.w.unit
	out := []fyne.CanvasObject{slab(look.Alpha(look.Mix(look.Ink, look.Lamp, 0.1), 0.94), look.Lamp, 1.6*u, 12*u, r.x, r.y, r.w, r.h)}
	pad := 16 * u
	lines, ts := fit(o.heading(), 19*u, 13*u, bold, r.w-2*pad, 2)
	objs, h := paragraph(lines, ts, bold, look.Moon, r.x+pad, r.y+12*u)
	out = append(out, objs...)
	y := r.y + 12*u + h
	lines, ts = fit(o.folder, 15*u, 10*u, plain, r.w-2*pad, 2)
	objs, h = paragraph(lines, ts, plain, look.Mist, r.x+pad, y)
	out = append(out, objs...)
	y += h + 2*u

	keysH := whole(46 * u)
	var told []string
	for _, f := range o.wrong {
		if f.Line > 0 {
			told = append(told, say("Line %d: %s", f.Line, tell(f.Text)))
		} else {
			told = append(told, sentence(tell(f.Text)))
		}
	}
	if o.changed {
		told = []string{word("A card, a picture or what is said of one has changed. Cards that were printed before may be missing or look different.")}
	}
	if l, ok := o.scroll.Content.(*widget.Label); ok {
		l.Wrapping = fyne.TextWrapWord
		l.SetText(strings.Join(told, "\n"))
	}
	box := container.NewThemeOverride(o.scroll, night{grow: u})
	out = append(out, at(box, r.x+pad-6*u, y, r.w-2*pad+10*u, r.y+r.h-y-keysH-12*u))
	x := r.x + pad
	for _, k := range []*key{newKey(o.w, o.againText(), "R", ready, o.again), newKey(o.w, word("Another deck …"), "F", quiet, o.ask)} {
		k.disabled = o.w.press != nil && o.w.press.cancel != nil // sheets are being made
		w := whole(k.width())
		out = append(out, at(k, x, r.y+r.h-keysH-4*u, w, keysH-6*u))
		x += w + 10*u
	}
	return out
}
