package table

import (
	"reflect"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/find"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// chooser finds out which of an action's moves is meant, one facet after another and
// of several pieces one after the other: by its picture, by its name or by a click on
// the table. What is chosen part by part is laid on the table instead; see arranging.
type chooser struct {
	w      *Table
	action *game.Action            // nil while closed
	rest   []game.Move             // that agree with what was chosen so far
	taken  []string                // the pieces chosen so far
	past   []choice                // what was chosen before that, to go back to
	asked  inquiry                 // what is asked now
	first  []find.Option           // of its options those that are listed
	at     int                     // which of them Enter takes
	whole  bool                    // these are all pieces of a move at once, as somebody has typed several names
	why    string                  // why what was clicked last cannot be chosen, or empty
	one    func(game.Move)         // takes the one choice of a list that is no action of the game's, or nil
	facet  int                     // in which those differ
	loose  bool                    // what is asked goes by the table as it lies
	anew   func(func([]game.Move)) // asks for such choices again when the table has changed, or nil: then it is over

	arranging arranging // while the action has a form

	box      *fyne.Container
	ground   *paint.Pane
	list     *paint.Pane
	send     *paint.Pane // below the list, while something is arranged
	scroll   *container.Scroll
	search   *paint.SearchField
	override *container.ThemeOverride
}

// choice is a state of the chooser.
type choice struct {
	rest  []game.Move
	taken []string
}

// So many lines are listed; the rest is found by typing.
const mostOptions = 60

func newChooser(w *Table) *chooser {
	c := &chooser{w: w}
	c.arranging = arranging{c: c, slid: -1}
	c.search = paint.NewSearchField(c.close)
	c.search.OnChanged = func(string) {
		c.relist()
		c.box.Refresh() // the search line is shown once something is typed
		if c.search.Text != "" {
			w.Say(c.found())
		}
	}
	c.search.OnSubmitted = func(string) {
		if c.at < len(c.first) {
			c.pick(c.first[c.at].Value)
		}
	}
	c.search.Told, c.search.Leaf = c.told, c.leaf
	c.override = container.NewThemeOverride(c.search, paint.Theme{})
	c.ground = paint.NewPane(c.drawGround)
	c.list = paint.NewPane(c.drawList)
	c.send = paint.NewPane(c.arranging.drawSend)
	c.scroll = container.NewVScroll(c.list)
	c.box = container.New(chooserLayout{c}, c.ground, c.override, c.scroll, c.send)
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
	c.taken, c.past, c.why = nil, nil, ""
	if a.Alike {
		c.rest = slices.DeleteFunc(slices.Clone(c.rest), func(m game.Move) bool { return !slices.Equal(m.Objects, a.Choices[0].Objects) })
	}
	if a.Form != nil && one == nil {
		c.arranging.begin(*a.Form)
	}
	c.step()
}

// listen gives the keys to what is asked, and says it.
func (c *chooser) listen() {
	canvas := c.w.Win.Canvas()
	switch {
	case c.arranging.on():
		canvas.Unfocus()
		c.w.Say(c.arranging.told())
	case canvas.Focused() == fyne.Focusable(c.search):
		c.w.Say(c.told())
	default:
		canvas.Focus(c.search)
	}
}

// asks is the facet that is asked about, or -1.
func (c *chooser) asks() int { return c.asked.facet }

// inquire finds out what is asked now.
func (c *chooser) inquire() {
	c.asked = c.w.inquire(c.rest, c.taken)
	if c.one == nil {
		return
	}
	f := c.facet
	c.asked = inquiry{facet: f, ask: words.Word(facets[f].ask), options: c.w.options(f, c.rest), pieces: f == byObjects,
		fits: func(m game.Move, value string) bool { return facets[f].value(m) == value }}
}

func (c *chooser) close() {
	if c.action == nil {
		return
	}
	c.action, c.rest, c.one, c.anew = nil, nil, nil, nil
	c.taken, c.past, c.asked, c.why = nil, nil, inquiry{}, ""
	c.arranging.end()
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
		c.inquire()
		c.relist()
		c.w.board.Refresh()
	})
}

// step goes on to the next facet, or sends the move that is left. A single option is
// nobody's choice.
func (c *chooser) step() {
	for c.inquire(); len(c.asked.options) == 1 && c.one == nil; c.inquire() {
		c.take(c.asked.options[0].Value)
	}
	if c.asks() < 0 {
		if len(c.rest) > 0 {
			c.w.play(*c.action, c.rest[0])
		}
		return
	}
	c.search.SetText("")
	c.search.SetPlaceHolder(words.Word("Type to search"))
	c.why = ""
	c.relist()
	c.box.Refresh() // what stands above the search line may be higher
	c.w.board.Refresh()
	c.w.arrange()
	c.scroll.ScrollToTop()
	c.listen()
}

// pick chooses an option of what is asked.
func (c *chooser) pick(value string) {
	if c.asks() < 0 {
		return
	}
	if c.one != nil {
		c.keep(func(m game.Move) bool { return c.asked.fits(m, value) })
		return
	}
	if c.whole {
		c.keep(func(m game.Move) bool { return facets[byObjects].value(m) == value })
		return
	}
	c.past = append(c.past, choice{c.rest, c.taken})
	c.take(value)
	c.step()
}

// take leaves the moves that have an option of what is asked.
func (c *chooser) take(value string) {
	var rest []game.Move
	for _, m := range c.rest {
		if c.asked.fits(m, value) {
			rest = append(rest, m)
		}
	}
	c.rest = rest
	if c.asked.pieces && value != "" {
		c.taken = append(slices.Clip(c.taken), value)
	}
}

// back takes the last choice back.
func (c *chooser) back() {
	if n := len(c.past); n > 0 {
		c.rest, c.taken = c.past[n-1].rest, c.past[n-1].taken
		c.past = c.past[:n-1]
		c.step()
	}
}

// touch takes a click on the table: a zone that a move leads to, or a piece.
func (c *chooser) touch(zone, piece string) {
	switch {
	case c.action == nil:
	case c.arranging.on():
		c.arranging.touch(zone, piece)
	case piece != "" && c.asked.pieces && slices.ContainsFunc(c.asked.options, func(o find.Option) bool { return o.Value == piece }):
		c.pick(piece)
	case c.one == nil && zone != "" && c.meant(zone) == c.place():
	case !c.keep(func(m game.Move) bool { return m.Place == zone }):
		c.refuse(zone, piece)
	}
}

// place is the zone to which all moves lead that are left, or empty.
func (c *chooser) place() string {
	for _, m := range c.rest {
		if m.Place != c.rest[0].Place {
			return ""
		}
	}
	return c.rest[0].Place
}

// chosen is the zone that was chosen while something else is still asked, or empty.
func (c *chooser) chosen() string {
	if c.action == nil || c.one != nil || len(c.past) == 0 {
		return ""
	}
	return c.place()
}

// refuse asks why a piece or a zone cannot be chosen, of a move that is like those that
// are left but for it.
func (c *chooser) refuse(zone, piece string) {
	if c.one != nil || len(c.rest) == 0 || zone == "" && piece == "" {
		return
	}
	m := c.rest[0]
	switch rest := without(m.Objects, c.taken); {
	case c.asked.pieces && m.Place != "" && c.meant(zone) != zone:
		m.Place = c.meant(zone)
	case c.asked.pieces && piece != "" && len(rest) > 0:
		m.Objects = slices.Clone(m.Objects)
		m.Objects[slices.Index(m.Objects, rest[0])] = piece
	case zone == "":
		return
	case m.Place == "": // what is asked has no place
		c.refused("")
		return
	default:
		m.Place = c.meant(zone)
	}
	asked, later := c.action, c.w.Later
	c.w.Send(companion.WhyNot{Move: m, Reply: func(t game.Text) {
		later(func() {
			if c.action == asked {
				c.refused(words.Tell(t))
			}
		})
	}})
}

// refused shows why something cannot be chosen, as far as that is known.
func (c *chooser) refused(why string) {
	if c.why = why; why == "" {
		c.why = words.Word("That cannot be chosen now.")
	}
	c.box.Refresh()
	c.w.arrange()
}

// meant is the zone that a click on one means: a card may stand for the place on it
// that takes what is to be laid.
func (c *chooser) meant(zone string) string {
	if len(c.rest[0].Objects) == 0 {
		return zone
	}
	p, _ := c.w.Box.Piece(c.rest[0].Objects[0])
	return c.w.board.Board.Taking(zone, p.Kind)
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
	c.past = append(c.past, choice{c.rest, c.taken})
	c.rest = rest
	c.step()
	return true
}

// wanted lists the zones and pieces on which a click would choose something.
func (c *chooser) wanted() (zones, pieces []string) {
	switch {
	case c.action == nil:
		return nil, nil
	case c.arranging.on():
		return c.arranging.zones(), nil
	case c.one != nil && c.facet == byPlace:
		for _, m := range c.rest {
			zones = append(zones, m.Place)
		}
		return zones, nil
	}
	if c.asked.pieces {
		for _, o := range c.asked.options {
			pieces = append(pieces, o.Value)
		}
	}
	known := map[string]bool{}
	for _, m := range c.rest {
		if !known[m.Place] {
			known[m.Place] = true
			zones = append(zones, m.Place)
		}
	}
	if len(zones) < 2 {
		zones = nil
	}
	return zones, pieces
}

func (c *chooser) relist() {
	if c.action == nil {
		return
	}
	c.first, c.at = find.Among(c.asked.options, c.search.Text), 0
	if c.whole = len(c.first) == 0 && c.asked.pieces; c.whole {
		c.first = find.Among(c.w.options(byObjects, c.rest), c.search.Text)
	}
	c.list.Least = fyne.NewSize(10, c.listHeight())
	c.list.Refresh()
	c.send.Refresh()
	c.scroll.Refresh()
}

// rescale follows the window's unit.
func (c *chooser) rescale() {
	c.override.Theme = paint.Theme{Grow: c.w.Unit}
	c.override.Refresh()
	c.relist()
}
