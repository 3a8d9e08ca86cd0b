package table

import (
	"reflect"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/find"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// chooser finds out which of an action's moves is meant, one facet after
// another: by searching a list, or by a click on the table.
type chooser struct {
	w      *Table
	action *game.Action            // nil while closed
	rest   []game.Move             // that agree with what was chosen so far
	first  []find.Option           // as listed now
	one    func(game.Move)         // takes the one choice of a list that is no action of the game's, or nil
	facet  int                     // in which those differ
	loose  bool                    // what is asked goes by the table as it lies
	anew   func(func([]game.Move)) // asks for such choices again when the table has changed, or nil: then it is over

	box      *fyne.Container
	ground   *paint.Pane
	list     *paint.Pane
	scroll   *container.Scroll
	search   *paint.SearchField
	override *container.ThemeOverride
}

// So many lines are listed; the rest is found by typing.
const mostOptions = 60

func newChooser(w *Table) *chooser {
	c := &chooser{w: w}
	c.search = paint.NewSearchField(c.close)
	c.search.OnChanged = func(string) { c.relist() }
	c.search.OnSubmitted = func(string) {
		if len(c.first) > 0 {
			c.pick(c.first[0].Value)
		}
	}
	c.override = container.NewThemeOverride(c.search, paint.Theme{})
	c.ground = paint.NewPane(c.drawGround)
	c.list = paint.NewPane(c.drawList)
	c.scroll = container.NewVScroll(c.list)
	c.box = container.New(chooserLayout{c}, c.ground, c.override, c.scroll)
	c.box.Hide()
	return c
}

func (c *chooser) open() bool { return c.action != nil }

// ask opens the chooser for an action.
func (c *chooser) ask(a game.Action) {
	c.loose = false
	c.begin(a, nil, nil)
}

// askLoose opens the chooser for some of an action's moves.
func (c *chooser) askLoose(a game.Action) {
	c.loose = true
	c.begin(a, nil, nil)
}

// askOne opens the chooser for choices that differ in one facet and are no moves
// of the game: done takes the one that is meant. Others may play on meanwhile:
// anew then asks for the choices again.
func (c *chooser) askOne(a game.Action, facet int, done func(game.Move), anew func(take func([]game.Move))) {
	c.facet, c.loose = facet, true
	c.begin(a, done, anew)
}

func (c *chooser) begin(a game.Action, one func(game.Move), anew func(func([]game.Move))) {
	c.w.facts.close()
	c.action, c.rest, c.one, c.anew = &a, a.Choices, one, anew
	c.step()
	if c.open() {
		c.w.Win.Canvas().Focus(c.search)
	}
}

// asks is the facet that is asked about, or -1.
func (c *chooser) asks() int {
	if c.one != nil {
		return c.facet
	}
	return openFacet(c.rest)
}

func (c *chooser) close() {
	if c.action == nil {
		return
	}
	c.action, c.rest, c.one, c.anew = nil, nil, nil, nil
	c.w.Win.Canvas().Unfocus()
	c.w.board.Refresh()
	c.w.arrange()
}

// review follows a changed table: it closes the chooser when its action is no
// longer offered, or when nothing is left to choose.
func (c *chooser) review() {
	switch {
	case c.action == nil:
		return
	case c.anew != nil:
		c.renew()
		return
	case c.loose:
		c.close()
		return
	}
	for _, a := range c.w.Screen.View.Action {
		if reflect.DeepEqual(a, *c.action) {
			return
		}
	}
	c.close()
}

// renew asks for the choices again; what was typed stays.
func (c *chooser) renew() {
	asked := c.action
	c.anew(func(choices []game.Move) {
		if c.action != asked {
			return
		}
		if len(choices) == 0 {
			c.close()
			return
		}
		c.rest = choices
		c.relist()
		c.w.board.Refresh()
	})
}

// step goes on to the next facet, or sends the move that is left.
func (c *chooser) step() {
	if c.asks() < 0 {
		if len(c.rest) > 0 {
			m := c.rest[0]
			c.close()
			c.w.Send(companion.Do{Move: m})
		}
		return
	}
	c.search.SetText("")
	c.search.SetPlaceHolder(words.Word("Type to search"))
	c.relist()
	c.ground.Refresh()
	c.w.board.Refresh()
	c.w.arrange()
	c.scroll.ScrollToTop()
}

// pick chooses a value of the facet that is asked about.
func (c *chooser) pick(value string) {
	if f := c.asks(); f >= 0 {
		c.keep(func(m game.Move) bool { return facets[f].value(m) == value })
	}
}

// touch takes a click on the table: a zone that a move leads to, or a piece.
func (c *chooser) touch(zone, piece string) {
	if c.action == nil {
		return
	}
	if piece != "" && c.asks() == byObjects &&
		c.keep(func(m game.Move) bool { return slices.Contains(m.Objects, piece) }) {
		return
	}
	c.keep(func(m game.Move) bool { return m.Place == zone })
}

// keep drops the moves that do not agree, unless none or all of them do.
func (c *chooser) keep(agrees func(game.Move) bool) bool {
	var rest []game.Move
	for _, m := range c.rest {
		if agrees(m) {
			rest = append(rest, m)
		}
	}
	if one := c.one; one != nil {
		if len(rest) == 0 {
			return false
		}
		c.close()
		one(rest[0])
		return true
	}
	if len(rest) == 0 || len(rest) == len(c.rest) {
		return false
	}
	c.rest = rest
	c.step()
	return true
}

// wanted lists the zones and pieces on which a click would choose something.
func (c *chooser) wanted() (zones, pieces []string) {
	if c.action == nil {
		return nil, nil
	}
	f := c.asks()
	if c.one != nil && f == byPlace {
		for _, m := range c.rest {
			zones = append(zones, m.Place)
		}
		return zones, nil
	}
	for _, m := range c.rest {
		if m.Place != c.rest[0].Place && len(zones) == 0 {
			zones = append(zones, c.rest[0].Place)
		}
		if len(zones) > 0 && !slices.Contains(zones, m.Place) {
			zones = append(zones, m.Place)
		}
		if f == byObjects {
			for _, o := range m.Objects {
				if !slices.Contains(pieces, o) {
					pieces = append(pieces, o)
				}
			}
		}
	}
	return zones, pieces
}

func (c *chooser) relist() {
	if c.action == nil {
		return
	}
	c.first = find.Among(c.w.options(c.asks(), c.rest), c.search.Text)
	u := c.w.Unit
	rows := min(len(c.first), mostOptions)
	c.list.Least = fyne.NewSize(10, (float32(rows)*44+26)*u)
	c.list.Refresh()
	c.scroll.Refresh()
}

// rescale follows the window's unit.
func (c *chooser) rescale() {
	c.override.Theme = paint.Theme{Grow: c.w.Unit}
	c.override.Refresh()
	c.relist()
}

func (c *chooser) drawGround(size fyne.Size) []fyne.CanvasObject {
	u := c.w.Unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Mix(look.Night, look.Field, 0.3), look.Glow, 1.6*u, 12*u, 0, 0, size.Width, size.Height)}
	if c.action == nil {
		return out
	}
	closeW := 72 * u
	k := paint.NewButton(c.w.Unit, words.Word("Cancel"), "", paint.Quiet, c.close)
	out = append(out, paint.At(k, size.Width-closeW-10*u, 10*u, closeW, 34*u))
	room := size.Width - closeW - 36*u
	lines, ts := paint.Fit(words.Tell(c.action.Label), 13.5*u, 11*u, paint.Bold, room, 1)
	objs, h := paint.Paragraph(lines, ts, paint.Bold, look.Glow, 14*u, 7*u)
	out = append(out, objs...)
	if f := c.asks(); f >= 0 {
		lines, ts = paint.Fit(words.Word(facets[f].ask), 20*u, 14*u, paint.Display, room, 1)
		objs, _ = paint.Paragraph(lines, ts, paint.Display, look.Moon, 14*u, 5*u+h)
		out = append(out, objs...)
	}
	return out
}

func (c *chooser) drawList(size fyne.Size) []fyne.CanvasObject {
	u := c.w.Unit
	var out []fyne.CanvasObject
	y := float32(0)
	for i, o := range c.first {
		if i == mostOptions {
			break
		}
		k := paint.NewButton(c.w.Unit, o.Text, o.Code, paint.Quiet, func() { c.pick(o.Value) })
		k.Left = true
		out = append(out, paint.At(k, 0, y, size.Width-8*u, 40*u))
		y += 44 * u
	}
	note := ""
	switch {
	case len(c.first) == 0:
		note = words.Word("Nothing is called that.")
	case len(c.first) > mostOptions:
		note = words.Say("… and %d more: type a part of the name or the code.", len(c.first)-mostOptions)
	}
	if note != "" {
		lines, ts := paint.Fit(note, 14*u, 10*u, paint.Plain, size.Width-16*u, 1)
		objs, _ := paint.Paragraph(lines, ts, paint.Plain, look.Mist, 4*u, y+2*u)
		out = append(out, objs...)
	}
	return out
}

// chooserLayout puts the title above, the search line below it, and the list.
type chooserLayout struct{ c *chooser }

func (chooserLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(10, 10) }

func (l chooserLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	u, pad := l.c.w.Unit, 12*l.c.w.Unit
	paint.At(l.c.ground, 0, 0, size.Width, size.Height)
	entryH := l.c.search.MinSize().Height
	paint.At(l.c.override, pad, 54*u, size.Width-2*pad, entryH)
	y := 54*u + entryH + 8*u
	paint.At(l.c.scroll, pad, y, size.Width-2*pad, size.Height-y-pad)
}
