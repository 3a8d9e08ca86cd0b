package seating

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Seats are cards, one for each seat of a game: who sits there, in which colour, and
// whether a person or the app plays. All of it may be left as it is.
type Seats struct {
	Window *room.Window
	Words  []string    // the seats' names in the transcript, the table's first
	Roles  []game.Text // what the rules call them
	People map[string]companion.Person
	WhyNot func(seat int) error     // why the seat cannot be given to the app; nil if it can
	Plays  func(seat int) game.Text // who plays it
	App    func(seat int) bool      // the app does
	Pass   func(seat int)           // gives it to the next who can play it
	Change func()                   // draws all anew

	entries map[string]*paint.SearchField
	last    int // the seat whose name was typed last, or 0
}

// Take takes in the seats of a game and who sits there.
func (s *Seats) Take(seats []string, roles []game.Text, people map[string]companion.Person) {
	s.Words, s.Roles, s.People = seats, roles, people
	s.last = 0
	for seat, e := range s.entries {
		if e.Text != people[seat].Name {
			e.SetText(people[seat].Name)
		}
	}
}

// Sitting are those of the seats that there are.
func (s *Seats) Sitting() map[string]companion.Person {
	out := map[string]companion.Person{}
	for i, seat := range s.Words {
		if who := s.People[seat]; i > 0 && who != (companion.Person{}) && !s.App(i) {
			out[seat] = who
		}
	}
	return out
}

// Focus begins to type the first name.
func (s *Seats) Focus() { s.focus(1) }

// focus goes to the name of a seat or the next one that has one to type; past the
// last it leaves them.
func (s *Seats) focus(seat int) {
	for ; seat < len(s.Words); seat++ {
		if e := s.entries[s.Words[seat]]; e != nil && !s.App(seat) {
			s.last = seat
			s.Window.Win.Canvas().Focus(e)
			return
		}
	}
	s.Window.Win.Canvas().Unfocus()
}

// entry is the line for the name of a seat.
func (s *Seats) entry(seat int) *paint.SearchField {
	word := s.Words[seat]
	e := s.entries[word]
	if e == nil {
		e = paint.NewSearchField(func() { s.Window.Win.Canvas().Unfocus() })
		e.SetText(s.People[word].Name)
		if s.entries == nil {
			s.entries = map[string]*paint.SearchField{}
		}
		s.entries[word] = e
	}
	e.SetPlaceHolder(words.Word("Name"))
	e.Told = func() string { return aloud.Field(words.Say("%s, name", s.roleOf(seat)), e.Text) }
	e.OnSubmitted = func(string) { s.focus(seat + 1) }
	e.OnChanged = func(text string) {
		who := s.People[word]
		if name := companion.CleanName(text); name != who.Name {
			who.Name = name
			s.last = seat
			s.set(word, who)
		}
	}
	return e
}

func (s *Seats) set(seat string, who companion.Person) {
	if s.People == nil {
		s.People = map[string]companion.Person{}
	}
	s.People[seat] = who
	s.Change()
}

// seat has somebody who is known sit down: where a name was typed last and is empty
// again, or on the first seat that is free.
func (s *Seats) seat(who companion.Person) {
	free := func(i int) bool { return i > 0 && i < len(s.Words) && s.People[s.Words[i]].Name == "" && !s.App(i) }
	at := s.last
	for i := 1; i < len(s.Words) && !free(at); i++ {
		at = i
	}
	if !free(at) {
		return
	}
	s.last = 0
	s.set(s.Words[at], who)
	if e := s.entries[s.Words[at]]; e != nil {
		e.SetText(who.Name)
	}
}

// told are the people as everybody sees them, by seat.
func (s *Seats) told() []companion.Person {
	who := make([]companion.Person, len(s.Words))
	for i, seat := range s.Words {
		who[i] = s.People[seat]
		if i > 0 && s.App(i) {
			who[i].Name = companion.AppName(game.Seat(i))
		}
	}
	return companion.ToldApart(s.Words, who)
}

// Recolour gives a seat the next colour that nobody at the table has chosen.
func (s *Seats) Recolour(seat int) {
	who := s.People[s.Words[seat]]
	now := look.OwnerOf(s.Words[seat]).Own()
	if who.Colour != "" {
		now = who.Colour
	}
	all := look.Shades()
	at := slices.IndexFunc(all, func(x look.Shade) bool { return x.Word == now })
	for i := 1; i <= len(all); i++ {
		next := all[(at+i)%len(all)].Word
		if slices.ContainsFunc(s.Words, func(o string) bool { return o != s.Words[seat] && s.People[o].Colour == next }) {
			continue
		}
		if who.Colour = next; next == look.OwnerOf(s.Words[seat]).Own() {
			who.Colour = ""
		}
		break
	}
	s.set(s.Words[seat], who)
}

const cardHeight = 92

// Draw draws the cards and, below, the people who are known and not seated, and
// gives their height.
func (s *Seats) Draw(r paint.Area) ([]fyne.CanvasObject, float32) {
	u := s.Window.Unit
	gap := paint.Floor(10 * u)
	perRow := 4
	if n := len(s.Words) - 1; r.W < 1000*u && (n <= 6 || r.H > 3*(cardHeight+10)*u) { // wider cards, where there is room
		perRow = 3
	}
	most := 320 * u
	width := func() float32 {
		return min(paint.Floor(most), paint.Floor((r.W-float32(perRow-1)*gap)/float32(perRow)))
	}
	for perRow > 2 && !s.tellRoles(width()) && float32((len(s.Words)-2)/(perRow-1)+1)*(cardHeight*u+gap) <= r.H {
		perRow--
		most = 420 * u
	}
	h, w := paint.Floor(cardHeight*u), width()
	told := s.told()
	var out []fyne.CanvasObject
	y := r.Y
	for i := 1; i < len(s.Words); i++ {
		x := r.X + float32((i-1)%perRow)*(w+gap)
		y = r.Y + float32((i-1)/perRow)*(h+gap)
		out = append(out, s.drawSeat(i, told[i], x, y, w, h)...)
	}
	y += h
	if lines := paint.Wrap(s.refusals(), 15*u, paint.Plain, r.W); len(lines) > 0 {
		objs, h := paint.Paragraph(lines, 15*u, paint.Plain, look.Mist, r.X, y+gap)
		out = append(out, objs...)
		y += gap + h
	}
	if objs := s.drawKnown(paint.NewArea(r.X, y+gap, r.W, paint.Floor(40*u))); len(objs) > 0 {
		return append(out, objs...), y + gap + paint.Floor(40*u) - r.Y
	}
	return out, y - r.Y
}

// tellRoles reports whether cards of a width have room for every role.
func (s *Seats) tellRoles(width float32) bool {
	for i := 1; i < len(s.Words); i++ {
		if lines, _, _ := s.whoLines(i, width-(52+40)*s.Window.Unit, 30*s.Window.Unit); lines == nil {
			return false
		}
	}
	return true
}

// refusals are the sentences that say why the app cannot play here.
func (s *Seats) refusals() string {
	var out []string
	for i := 1; i < len(s.Words); i++ {
		if err := s.WhyNot(i); err != nil {
			if text := words.Tell(game.Sentence(err)); !slices.Contains(out, text) {
				out = append(out, text)
			}
		}
	}
	return strings.Join(out, " ")
}

// drawSeat is one card: a click on its emblem changes the colour, one beside the name
// who plays.
func (s *Seats) drawSeat(i int, told companion.Person, x, y, w, h float32) []fyne.CanvasObject {
	u := s.Window.Unit
	owner := look.OwnerOf(s.Words[i]).In(told.Colour)
	app := s.App(i)
	var out []fyne.CanvasObject
	if s.WhyNot(i) == nil {
		card := paint.NewOptionCard(u, app, func() { s.Pass(i) }, func(fyne.Size) []fyne.CanvasObject { return nil })
		card.Name = words.Say("%s: %s", s.roleOf(i), words.Tell(s.Plays(i)))
		out = append(out, paint.At(card, x, y, w, h))
	} else {
		out = append(out, paint.RoundRect(look.Alpha(look.Night, 0.72), look.Alpha(look.Moss, 0.45), 1, 12*u, x, y, w, h))
	}
	side := 52 * u
	emblem := paint.NewSpot(words.Say("%s, another colour", s.roleOf(i)), func() { s.Recolour(i) }, func(size fyne.Size) []fyne.CanvasObject { return paint.Emblem(owner, 0, 0, size.Width) })
	out = append(out, paint.At(emblem, x+12*u, y+(h-side)/2, side, side))
	left, room := x+side+24*u, w-side-36*u
	top := y + 10*u
	if app {
		lines, ts := paint.Fit(told.Name, 19*u, 13*u, paint.Bold, room-26*u, 1)
		objs, _ := paint.Paragraph(lines, ts, paint.Bold, look.Moon, left+4*u, top+6*u)
		out = append(out, objs...)
	} else {
		e := s.entry(i)
		if lines, _, _ := s.whoLines(i, room-4*u, 30*u); lines == nil {
			e.SetPlaceHolder(s.hint(i, room))
		}
		line := container.NewThemeOverride(e, paint.Theme{Grow: u})
		high := line.MinSize().Height // a lower one would scroll, a higher one has its words at the top
		out = append(out, paint.At(line, left, top+20*u-high/2, room, high))
	}
	return append(out, s.drawWho(i, left+4*u, top+44*u, room-4*u, 30*u)...)
}

// hint is what an empty line for a name says where the role stands nowhere else.
func (s *Seats) hint(i int, width float32) string {
	sizes := paint.Theme{Grow: s.Window.Unit}
	text := words.Say("%s, name", s.roleOf(i))
	if fyne.MeasureText(text, sizes.Size(theme.SizeNameText), paint.Plain).Width > width-2*sizes.Size(theme.SizeNameInnerPadding) {
		return s.roleOf(i)
	}
	return text
}

// drawWho is the line below a name: the role, and who plays, with a rim where a click changes that.
func (s *Seats) drawWho(i int, x, y, width, height float32) []fyne.CanvasObject {
	u := s.Window.Unit
	who := s.whoPlays(i)
	lines, rs, ts := s.whoLines(i, width, height)
	rim := s.rim(who, ts)
	lh := paint.LineHeight(ts, paint.Plain)
	var out []fyne.CanvasObject
	if lines != nil { // else the emblem tells it, and the empty line for the name
		objs, h := paint.Paragraph(lines, rs, paint.Plain, look.Mist, x, 0)
		for _, o := range objs {
			o.Move(o.Position().AddXY(0, y+(height-h)/2))
		}
		out = objs
	}
	if who == "" {
		return out
	}
	at, side := x+width-rim, ts
	return append(out,
		paint.RoundRect(look.Alpha(look.Dusk, 0.6), look.Alpha(look.Glow, 0.55), max(1.2*u, 1), height*0.45, at, y+height*0.05, rim, height*0.9),
		paint.Sign(cards.SignRound, look.Glow, at+9*u, y+(height-side)/2, side),
		paint.Label(who, ts, paint.Plain, look.Moon, at+9*u+1.2*ts, y+(height-lh)/2))
}

// whoPlays says who plays a seat, or nothing where that cannot be changed.
func (s *Seats) whoPlays(i int) string {
	if s.WhyNot(i) != nil {
		return ""
	}
	return words.Tell(s.Plays(i))
}

// rim is how wide the rim around who plays is.
func (s *Seats) rim(who string, size float32) float32 {
	return fyne.MeasureText(who, size, paint.Plain).Width + 1.2*size + 20*s.Window.Unit
}

// whoLines are the lines of a role and their size, nil where there is no room for them
// beside who plays, and the size of that.
func (s *Seats) whoLines(i int, width, height float32) (lines []string, size, whoSize float32) {
	u := s.Window.Unit
	who, role := s.whoPlays(i), s.roleOf(i)
	whoSize = 15 * u
	for ; who != "" && whoSize > 13*u && fyne.MeasureText(role, whoSize, paint.Plain).Width+10*u+s.rim(who, whoSize) > width; whoSize *= 0.97 {
	}
	if who != "" {
		width -= s.rim(who, whoSize) + 10*u
	}
	lines, size = paint.FitHeight(role, whoSize, 12*u, paint.Plain, width, height, 2)
	if size < 11*u || paint.Cut(role, lines) {
		return nil, 0, whoSize
	}
	return lines, size, whoSize
}

// roleOf is what the rules call a seat.
func (s *Seats) roleOf(i int) string {
	if i < len(s.Roles) && s.Roles[i].Format != "" {
		return words.Tell(s.Roles[i])
	}
	return s.Words[i]
}

// drawKnown offers the people who have played before.
func (s *Seats) drawKnown(r paint.Area) []fyne.CanvasObject {
	u := s.Window.Unit
	sits := func(name string) bool {
		return slices.ContainsFunc(s.Words, func(seat string) bool { return strings.EqualFold(s.People[seat].Name, name) })
	}
	var out []fyne.CanvasObject
	x := r.X
	for _, who := range Known(s.Window.App.Preferences()) {
		if sits(who.Name) {
			continue
		}
		k := paint.NewButton(u, who.Name, "", paint.Quiet, func() { s.seat(who) })
		if c, ok := look.ShadeOf(who.Colour); ok {
			k.Dot = &c
		}
		w := paint.Floor(k.Width())
		if x+w > r.X+r.W {
			break
		}
		out = append(out, paint.At(k, x, r.Y, w, r.H))
		x += w + 8*u
	}
	return out
}
