package decks

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// offer is one of the two decks that can be chosen.
type offer struct {
	Title, Text, more string
	letter            string
	Chosen            bool
	Take              func()
}

// Offers are the cards of the box and people's own.
func (o *Choice) Offers() [2]offer {
	box := offer{Title: words.Word("Cards of the box"), Text: cardCount(len(o.box.Box().Deck)), letter: "B", Chosen: !o.Chosen, Take: o.takeBox}
	own := offer{Title: words.Word("Your own deck …"), Text: o.contents(), letter: "D", Chosen: o.Chosen, Take: o.takeOwn}
	if o.Deck != nil {
		own.Title, own.Text = o.Deck.Title, cardCount(o.Deck.Cards)
	}
	if o.Chosen {
		own.more = words.Word("Another deck …")
	}
	if o.Busy {
		own.Text, own.more = o.reading(), words.Word("Give up")
	}
	return [2]offer{box, own}
}

// contents is what a folder with people's own cards holds.
func (o *Choice) contents() string {
	if lister, ok := o.box.(game.Lister); ok {
		return words.Say("A folder with %s", strings.Join(lister.Lists(), ", "))
	}
	return words.Word("A folder with a deck.toml")
}

// cardCount is a number of cards in words.
func cardCount(n int) string {
	if n == 1 {
		return words.Word("1 card")
	}
	return words.Say("%d cards", n)
}

// DrawOffers draws both side by side, large.
func (o *Choice) DrawOffers(r paint.Area) []fyne.CanvasObject {
	u := o.w.Unit
	gap := paint.Floor(14 * u)
	w := min(paint.Floor((r.W-gap)/2), paint.Floor(320*u))
	x := r.X + r.W - 2*w - gap
	var out []fyne.CanvasObject
	for _, c := range o.Offers() {
		p := paint.NewOptionCard(o.w.Unit, c.Chosen, c.Take, func(s fyne.Size) []fyne.CanvasObject {
			pad, room := 14*u, s.Width-28*u
			least, under := paint.LineHeight(14*u, paint.Plain), float32(0)
			if c.more != "" {
				under = least
			}
			lines, ts := paint.Fit(c.Title, 18*u, 12*u, paint.Bold, room-26*u, 2)
			out, h := paint.Paragraph(lines, ts, paint.Bold, look.Moon, pad, 0)
			lines, ts = paint.Fit(c.Text, 15*u, 10*u, paint.Plain, room, max(int((s.Height-h-under-12*u)/least), 1))
			objs, th := paint.Paragraph(lines, ts, paint.Plain, look.Mist, pad, h)
			out, h = append(out, objs...), h+th
			lines, ts = paint.Fit(c.more, 14*u, 10*u, paint.Plain, room-32*u, 1)
			objs, th = paint.Paragraph(lines, ts, paint.Plain, look.Glow, pad, h)
			out, h = append(out, objs...), h+th
			for _, t := range out {
				t.Move(t.Position().AddXY(0, max((s.Height-h)/2, 4*u)))
			}
			side, y := 24*u, 8*u
			if c.Chosen { // the tick is there
				y = s.Height - side - 8*u
			}
			return append(out, paint.KeyCap(c.letter, 14*u, s.Width-side-8*u, y, side)...)
		})
		out = append(out, paint.At(p, x, r.Y, w, r.H))
		x += w + gap
	}
	return out
}

// reading says how far the reading of a deck is.
func (o *Choice) reading() string {
	if o.pictures == 0 {
		return words.Word("The deck is being read …")
	}
	return words.Say("The deck is being read … Pictures so far: %d", o.pictures)
}

// Means says which cards are chosen while another folder is being reported on.
func (o *Choice) Means() string {
	switch {
	case o.Busy:
		return o.reading()
	case !o.Telling():
		return ""
	case o.Chosen:
		return words.Say("As it is, you go on with “%s”.", o.Deck.Title)
	}
	return words.Word("As it is, you go on with the cards of the box.")
}

// Heading is the title of the report on a folder.
func (o *Choice) Heading() string {
	switch {
	case o.changed:
		return words.Say("The deck “%s” is not as it was when you last played with it.", o.Deck.Title)
	case o.Last:
		return words.Word("The deck that you last played with cannot be used now.")
	}
	return words.Word("This deck cannot be used yet.")
}

// againText is what can be done with the folder as it is.
func (o *Choice) againText() string {
	if o.changed {
		return words.Word("Play with it as it is now")
	}
	return words.Word("Read it again")
}

// DrawTold draws the report on a folder: everything that is wrong with it, and
// what can be done.
func (o *Choice) DrawTold(r paint.Area) []fyne.CanvasObject {
	u := o.w.Unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Mix(look.Ink, look.Lamp, 0.1), 0.94), look.Lamp, 1.6*u, 12*u, r.X, r.Y, r.W, r.H)}
	pad := 16 * u
	lines, ts := paint.Fit(o.Heading(), 19*u, 13*u, paint.Bold, r.W-2*pad, 2)
	objs, h := paint.Paragraph(lines, ts, paint.Bold, look.Moon, r.X+pad, r.Y+12*u)
	out = append(out, objs...)
	y := r.Y + 12*u + h
	lines, ts = paint.Fit(o.folder, 15*u, 10*u, paint.Plain, r.W-2*pad, 2)
	objs, h = paint.Paragraph(lines, ts, paint.Plain, look.Mist, r.X+pad, y)
	out = append(out, objs...)
	y += h + 2*u

	keysH := paint.Floor(46 * u)
	var told []string
	for _, f := range o.wrong {
		if f.Line > 0 {
			told = append(told, words.Say("Line %d: %s", f.Line, words.Tell(f.Text)))
		} else {
			told = append(told, words.Sentence(words.Tell(f.Text)))
		}
	}
	if o.changed {
		told = []string{words.Word("A card, a picture or what is said of one has changed. Cards that were printed before may be missing or look different.")}
	}
	if l, ok := o.scroll.Content.(*widget.Label); ok {
		l.Wrapping = fyne.TextWrapWord
		l.SetText(strings.Join(told, "\n"))
	}
	box := container.NewThemeOverride(o.scroll, paint.Theme{Grow: u})
	out = append(out, paint.At(box, r.X+pad-6*u, y, r.W-2*pad+10*u, r.Y+r.H-y-keysH-12*u))
	x := r.X + pad
	for _, k := range []*paint.Button{paint.NewButton(o.w.Unit, o.againText(), "R", paint.Ready, o.again), paint.NewButton(o.w.Unit, words.Word("Another deck …"), "F", paint.Quiet, o.Ask)} {
		k.Disabled = o.w.Locked()
		w := paint.Floor(k.Width())
		out = append(out, paint.At(k, x, r.Y+r.H-keysH-4*u, w, keysH-6*u))
		x += w + 10*u
	}
	return out
}
