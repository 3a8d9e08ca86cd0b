package setup

import (
	"image"
	"image/draw"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// cover is how a game is offered.
func cover(g game.Game) game.Cover {
	if p, ok := g.(game.Presenter); ok {
		return p.Cover()
	}
	return game.Cover{}
}

// pick chooses a game, set up as it was last.
func (f *Wizard) pick(g game.Game) {
	if g.Name() != f.game.Name() {
		f.choose(f.lastSetup(g))
	}
	f.choice.Saved, f.choice.File = false, ""
	f.body.Refresh()
}

// drawGames offers what was played last, the saved game, and all games.
func (f *Wizard) drawGames(r paint.Area) []fyne.CanvasObject {
	u := f.w.Unit
	gap := paint.Floor(16 * u)
	out, h := f.drawBands(paint.NewArea(r.X, r.Y, r.W, paint.Floor(78*u)), gap)
	if h > 0 {
		r.Y, r.H = r.Y+h+gap, r.H-h-gap
	}
	all := f.host.Games
	w := paint.Floor((r.W - gap*float32(len(all)-1)) / float32(len(all)))
	need := float32(0) // of the words that need most
	for _, g := range all {
		_, h := f.gameWords(g, w)
		need = max(need, h)
	}
	height := min(r.H, max(w*2.2, need+w*0.8))
	y := r.Y + paint.Floor((r.H-height)/2)
	for i, g := range all {
		p := paint.NewOptionCard(f.w.Unit, g.Name() == f.game.Name(), func() { f.pick(g) }, func(s fyne.Size) []fyne.CanvasObject { return f.drawGame(g, s, need) })
		p.Disabled = f.busy
		out = append(out, paint.At(p, r.X+float32(i)*(w+gap), y, w, height))
	}
	return out
}

// band is one of the shortcuts at the top of the game page.
type band struct {
	title, text string
	symbol      cards.Sign
	tapped      func()
}

// bands are the shortcuts: to play as last time, or why that is not possible,
// and to resume the saved game.
func (f *Wizard) bands() []band {
	var bands []band
	if last, ok := f.lastTime(); ok {
		i := slices.IndexFunc(f.host.Games, func(g game.Game) bool { return g.Name() == last.Setup.Game })
		parts := []string{words.Word(f.host.Games[i].Title()), words.Players(last.Setup.Players), f.cameras.name(last.Camera.What)}
		if last.Setup.Deck != (game.OwnDeck{}) {
			parts[0] += " – " + f.decks.Of(f.host.Games[i]).Deck.Title
		}
		bands = append(bands, band{words.Word("As last time"), strings.Join(parts, "  ·  "), cards.SignRound, func() { f.asLastTime(last) }})
	} else if o := f.decks.Of(f.game); o != nil && o.Last {
		bands = append(bands, band{o.Heading(), o.Means(), cards.SignAsk, func() { f.turnTo(askPeople) }})
	}
	switch s := f.saved; {
	case s == nil || f.w.Game != nil && !f.isLaid():
	case s.Trouble != nil:
		bands = append(bands, band{words.Word("The saved game cannot go on now"), words.Word("A click says why."), cards.SignAsk, func() { f.w.Complain(s.Trouble) }})
	default:
		heading := words.Word("Go on with the saved game")
		if s.Demo {
			heading = words.Word("Go on with the demo")
		}
		bands = append(bands, band{heading, words.Word(s.Title) + "  ·  " + s.who(), cards.SignLantern, func() { f.GoOn(s.File, s.Demo, false) }})
	}
	return bands
}

// drawBands draws the shortcuts.
func (f *Wizard) drawBands(r paint.Area, gap float32) ([]fyne.CanvasObject, float32) {
	bands := f.bands()
	if len(bands) == 0 {
		return nil, 0
	}
	u := f.w.Unit
	var out []fyne.CanvasObject
	w := paint.Floor((r.W - gap*float32(len(bands)-1)) / float32(len(bands)))
	for i, b := range bands {
		p := paint.NewOptionCard(f.w.Unit, false, b.tapped, func(s fyne.Size) []fyne.CanvasObject {
			side := 34 * u
			out := []fyne.CanvasObject{
				paint.RoundRect(look.Alpha(look.Mix(look.Ink, look.Ember, 0.3), 0.75), look.Alpha(look.Lamp, 0.9), 1.4*u, 14*u, 0, 0, s.Width, s.Height),
				paint.Sign(b.symbol, look.Lamp, 20*u, (s.Height-side)/2, side),
			}
			x := 20*u + side + 18*u
			lines, ts := paint.Fit(b.title, 21*u, 15*u, paint.Bold, s.Width-x-16*u, 1)
			objs, h := paint.Paragraph(lines, ts, paint.Bold, look.Moon, x, 0)
			below, bs := paint.Fit(b.text, 15.5*u, 11*u, paint.Plain, s.Width-x-16*u, 1)
			more, hh := paint.Paragraph(below, bs, paint.Plain, look.Mist, x, h)
			for _, o := range append(objs, more...) {
				o.Move(o.Position().AddXY(0, (s.Height-h-hh)/2))
				out = append(out, o)
			}
			return out
		})
		p.Disabled = f.busy
		out = append(out, paint.At(p, r.X+float32(i)*(w+gap), r.Y, w, r.H))
	}
	return out, r.H
}

// gameWords are the title of a game and what it is about, on a card of a width, and the
// height that all words on the card need.
func (f *Wizard) gameWords(g game.Game, width float32) (out []fyne.CanvasObject, need float32) {
	u := paint.UnitFor(f.root.Size()) // side by side they have no room for larger text
	pad := 16 * u
	lines, ts := paint.Fit(words.Word(g.Title()), 23*u, 16*u, paint.Display, width-2*pad, 2)
	out, h := paint.Paragraph(lines, ts, paint.Display, look.Moon, pad, 0)
	lines, ts = paint.Fit(words.Tell(cover(g).Line), 15.5*u, 14*u, paint.Plain, width-2*pad, 7)
	objs, more := paint.Paragraph(lines, ts, paint.Plain, look.Mist, pad, h+3*u)
	return append(out, objs...), h + 3*u + more + paint.LineHeight(15*u, paint.Bold)*2 + 34*u
}

// drawGame is one game: three of its cards, what it is about, for how many and
// how long. Its picture takes what the words leave, of which the longest need so much.
func (f *Wizard) drawGame(g game.Game, size fyne.Size, need float32) []fyne.CanvasObject {
	u := paint.UnitFor(f.root.Size())
	pad := 16 * u
	pictureH := paint.Floor(min(max(size.Height-need, size.Height*0.2), size.Height*0.6))
	img := paint.Picture(f.cover(g, size.Width-4*u, pictureH), 2*u, 2*u, size.Width-4*u, pictureH)
	img.CornerRadius = 12 * u
	out := []fyne.CanvasObject{img}

	foot := paint.LineHeight(15*u, paint.Bold) * 2
	about, _ := f.gameWords(g, size.Width)
	for _, o := range about {
		o.Move(o.Position().AddXY(0, 2*u+pictureH+10*u))
	}
	out = append(out, about...)

	numbers := g.Box().Players()
	people := words.Say("%d to %d players", numbers[0], numbers[len(numbers)-1])
	y := size.Height - foot - 12*u
	out = append(out, paint.Label(people, 15*u, paint.Bold, look.Lamp, pad, y))
	if c := cover(g); c.Minutes[1] > 0 {
		out = append(out, paint.Label(words.Say("%d to %d minutes", c.Minutes[0], c.Minutes[1]), 15*u, paint.Plain, look.Mist, pad, y+foot/2))
	}
	return out
}

// cover paints a game's cards in a fan before the wood, once for each size.
func (f *Wizard) cover(g game.Game, w, h float32) *image.RGBA {
	scale := float64(1)
	if c := f.w.Win.Canvas(); c != nil {
		scale = float64(c.Scale())
	}
	pw, ph := max(int(float64(w)*scale), 1), max(int(float64(h)*scale), 1)
	if img := f.covers[g.Name()]; img != nil && img.Rect.Dx() == pw && img.Rect.Dy() == ph {
		return img
	}
	img := paint.Forest(pw, ph)
	box := g.Box()
	var fan []cards.Piece
	for _, id := range cover(g).Pieces {
		if p, ok := box.Piece(id); ok {
			fan = append(fan, p)
		}
	}
	if len(fan) == 0 {
		fan = box.Deck[:min(3, len(box.Deck))]
	}
	pl := &paint.Plot{Image: img, Scale: 1}
	pl.Light(float64(pw)/2, float64(ph)*0.5, float64(ph)*0.62, look.Alpha(look.Glow, 0.4))
	for i, p := range fan {
		t := float64(i) - float64(len(fan)-1)/2
		tall := min(float64(ph)*0.7, float64(pw)*0.62)
		face, err := printables.Face(p, box, tall/p.H*1.6, words.Word)
		if err != nil {
			continue
		}
		place(img, face, tall/float64(face.Rect.Dy()), t*0.19, float64(pw)*0.5+t*tall*0.42, float64(ph)*(0.52+0.035*t*t))
	}
	f.covers[g.Name()] = img
	return img
}

// place draws a card, scaled and turned (in radians) about its middle, which
// lies at x, y, with a soft edge.
func place(dst draw.Image, card *image.RGBA, scale, turn, x, y float64) {
	b := card.Bounds()
	rounded(card, float64(b.Dx())*0.06)
	s, c := math.Sin(turn)*scale, math.Cos(turn)*scale
	mx, my := float64(b.Dx())/2, float64(b.Dy())/2
	m := f64.Aff3{c, -s, x - c*mx + s*my, s, c, y - s*mx - c*my}
	xdraw.CatmullRom.Transform(dst, m, card, b, xdraw.Over, nil)
}

// rounded cuts a picture's corners off and draws its edge.
func rounded(img *image.RGBA, r float64) {
	w, h := float64(img.Rect.Dx()), float64(img.Rect.Dy())
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			qx, qy := math.Abs(float64(x)+0.5-w/2)-w/2+r, math.Abs(float64(y)+0.5-h/2)-h/2+r
			d := math.Hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - r
			i := img.PixOffset(img.Rect.Min.X+x, img.Rect.Min.Y+y)
			keep := min(max(0.5-d, 0), 1)
			edge := min(max(d+r*0.22, 0), 1) * 0.55
			for k, v := range [4]uint8{look.Mist.R, look.Mist.G, look.Mist.B, 255} {
				p := float64(img.Pix[i+k])
				img.Pix[i+k] = uint8((p + (float64(v)-p)*edge) * keep)
			}
		}
	}
}
