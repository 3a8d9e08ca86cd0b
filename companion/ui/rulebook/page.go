package rulebook

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Page is the page of the rules: those by which a seat moves now, and all others.
type Page struct {
	*room.Page
	w       *room.Window
	seat    int    // whose rules are shown; 0 for everyone's
	house   func() // shows the house rules as a table, or nil
	piece   string // only the rules that are about it, or empty for all
	rulings []companion.Ruling
	known   bool // the rulings have come

	search   *paint.SearchField
	override *container.ThemeOverride
	list     *paint.Pane
	scroll   *container.Scroll
}

// New makes the page for whoever has the turn. With a piece it shows the rules that
// are about it. House shows the house rules in a table; with nil there are none.
func New(w *room.Window, piece string, house func()) *Page {
	p := &Page{w: w, piece: piece, house: house}
	p.Page = &room.Page{
		Title: func() string { return words.Word("What may I do?") },
		About: p.about,
		Body:  p.draw,
		Foot:  p.foot,
		Keys:  p.keys,
	}
	p.search = paint.NewSearchField(func() { p.Close() })
	p.search.SetPlaceHolder(words.Word("Search the rules"))
	p.search.OnChanged = func(string) { p.refill() }
	p.override = container.NewThemeOverride(p.search, w.Theme())
	p.list = paint.NewPane(p.drawList)
	p.scroll = container.NewVScroll(p.list)
	p.turnTo(p.first())
	return p
}

// first is the seat that has the turn, or the first of all.
func (p *Page) first() int {
	if owner := p.seatOf(p.w.Pieces[p.piece].Owner); owner > 0 {
		return owner
	}
	if t := p.w.Screen.View.Turn; len(t) > 0 && t[0] > game.Table {
		return int(t[0])
	}
	return min(1, len(p.w.Screen.Seats)-1)
}

// seatOf is the seat of a name in the transcript, or 0.
func (p *Page) seatOf(word string) int {
	return max(0, slices.Index(p.w.Screen.Seats, word))
}

func (p *Page) about() string {
	if name, _ := p.w.ObjectsName([]string{p.piece}); p.piece != "" {
		return words.Say("The rules that are about it: %s", name)
	}
	return words.Word("By what everyone at the table knows. What only one seat knows is on its own page.")
}

// turnTo shows the rules of a seat.
func (p *Page) turnTo(seat int) {
	p.seat, p.rulings, p.known = seat, nil, false
	p.Renew()
}

// Renew asks anew what may be done.
func (p *Page) Renew() {
	seat, later := p.seat, p.w.Later
	p.w.Send(companion.Consult{Seat: game.Seat(seat), Reply: func(r []companion.Ruling) {
		later(func() {
			if p.seat == seat {
				p.rulings, p.known = r, true
				p.refill()
			}
		})
	}})
}

// refill lays the list out anew.
func (p *Page) refill() {
	p.list.Least = fyne.NewSize(10, 0)
	p.list.Refresh()
	p.scroll.Refresh()
}

func (p *Page) foot() []*paint.Button {
	out := []*paint.Button{paint.NewButton(p.w.Unit, words.Word("Close"), "", paint.Warm, p.Close)}
	if p.piece != "" {
		out = append(out, paint.NewButton(p.w.Unit, words.Word("All rules"), "", paint.Quiet, p.widen))
	}
	if p.house != nil {
		out = append(out, paint.NewButton(p.w.Unit, words.Word("The rules of this table"), "", paint.Quiet, p.house))
	}
	return out
}

// widen shows the rules about every piece.
func (p *Page) widen() {
	p.piece = ""
	p.Redraw()
	p.refill()
}

func (p *Page) keys() []room.Key {
	var out []room.Key
	for i := 1; i < len(p.w.Screen.Seats) && i < 10; i++ {
		out = append(out, room.Key{Name: string(rune('0' + i)), What: p.w.SeatName(i), Do: func() { p.turnTo(i); p.Redraw() }})
	}
	return append(out, room.Key{Name: "S", What: words.Word("Search the rules"), Do: func() { p.w.Win.Canvas().Focus(p.search) }})
}

// wanted reports whether a rule is one of those that are asked for.
func (p *Page) wanted(part cards.Part) bool {
	if p.piece != "" && !slices.ContainsFunc(part.Pieces, func(s string) bool { return strings.HasPrefix(p.piece, s) }) {
		return false
	}
	typed := strings.Fields(strings.ToLower(p.search.Text))
	if len(typed) == 0 {
		return true
	}
	var all strings.Builder
	for _, s := range append(append([]string{part.Word, part.Example}, part.Lines...), slices.Concat(part.Rows...)...) {
		all.WriteString(strings.ToLower(words.Word(s)) + "\n")
	}
	for _, t := range typed {
		if !strings.Contains(all.String(), t) {
			return false
		}
	}
	return true
}
