package private

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/find"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// workshop is the window in which one seat makes her secret rule. Nothing of
// it reaches the public window; the session and the saved game have it only
// when she writes it down.
type workshop struct {
	w     *Pages
	draft *draft
	win   fyne.Window
	unit  float32

	ground, counts, mine *paint.Pane
	text                 *widget.Entry
	search               *paint.SearchField
	lines                [2]*container.ThemeOverride // the text and the search line, in the window's size
	rules, deck          *container.Scroll
	root                 *fyne.Container
	found                []find.Option // what the search line finds
	joins                *fyne.Container
	said                 string      // what became of writing it down
	wake                 func() bool // keeps it from closing by itself

	measured []string // the cards of the rule that is measured, and
	hardness []string // how hard it is
}

// Bench is what the game offers for a secret rule, if it does.
func (w *Pages) Bench() (game.Bench, bool) {
	c, ok := w.Game.(game.Crafter)
	if !ok {
		return game.Bench{}, false
	}
	return c.Bench(), true
}

// AskWorkshop warns before anything secret is shown, and asks at the seat's door:
// what was made there is for nobody else to see.
func (w *Pages) AskWorkshop() {
	b, ok := w.Bench()
	if !ok {
		return
	}
	seat := slices.Index(w.Screen.Seats, b.Seat)
	var s *room.Sheet
	way := newDoorway(w.Window, game.Seat(seat), func() {
		s.Close()
		w.openWorkshop(b)
	}, func() { s.Close() })
	title, asked := way.asks()
	text := widget.NewLabel(words.Tell(b.Warning) + "\n\n" + words.Word("What you make here is kept in memory until the program ends or a new game begins. Once you write it into the game, it is saved with it and shown to nobody before the end.") + "\n\n" + title + "\n" + asked)
	text.Wrapping = fyne.TextWrapWord
	body := container.NewBorder(nil, way.box, nil, nil, text)
	s = &room.Sheet{Title: words.Tell(b.Title), Body: body, Size: fyne.NewSize(620, 0), Closed: func() { way.left = true }}
	w.Window.Show(s)
	w.Win.Canvas().Focus(way.focus())
}

// openWorkshop shows the workshop, with the rule of before if there is one.
func (w *Pages) openWorkshop(b game.Bench) {
	if w.workshop != nil {
		w.workshop.win.RequestFocus()
		return
	}
	if w.draft == nil {
		w.draft = newDraft(b, w.Box.Deck)
	}
	s := &workshop{w: w, draft: w.draft, unit: w.Unit, win: w.App.NewWindow("Grovewatch · " + words.Tell(b.Warning))}
	w.workshop = s
	s.build()
	s.win.SetPadded(false)
	s.win.SetContent(s.root)
	s.win.SetOnClosed(func() {
		s.wake()
		w.workshop = nil
	})
	s.win.Canvas().SetOnTypedKey(func(k *fyne.KeyEvent) {
		if k.Name == fyne.KeyEscape {
			s.win.Close()
		}
	})
	s.win.Resize(w.Win.Canvas().Size())
	s.win.Show()
	s.stir()
}

// longestIdle is how long the workshop stays open while nothing is done in it: its
// owner may have gone.
const longestIdle = 2 * time.Minute

// stir keeps the workshop open for some time.
func (s *workshop) stir() {
	if s.wake != nil {
		s.wake()
	}
	s.wake = s.w.after(longestIdle, func() { s.w.Later(s.win.Close) })
}

// closeWorkshop hides the workshop.
func (w *Pages) closeWorkshop() {
	if w.workshop != nil {
		w.workshop.win.Close()
	}
}

func (s *workshop) build() {
	s.ground = paint.NewPane(s.drawGround)
	s.counts = paint.NewPane(s.drawCounts)
	s.mine = paint.NewPane(s.drawMine)
	s.text = widget.NewMultiLineEntry()
	s.text.Wrapping = fyne.TextWrapWord
	s.text.SetPlaceHolder(words.Word("Write a rule of your own, or take an example below"))
	s.text.SetText(s.draft.text)
	s.text.OnChanged = func(t string) {
		s.stir()
		s.draft.text = t
		s.ground.Refresh()
	}
	s.search = paint.NewSearchField(s.win.Close)
	s.search.SetPlaceHolder(words.Word("Your cards: type a name or code"))
	s.search.OnChanged = func(t string) {
		s.stir()
		s.found = nil
		if t != "" {
			s.found = s.draft.find(t)
		}
		s.relay()
	}
	s.search.OnSubmitted = func(string) {
		if len(s.found) > 0 {
			s.own(s.found[0].Value)
		}
	}
	s.rules = container.NewVScroll(s.ruleKeys())
	s.deck = container.NewVScroll(s.deckTiles())
	s.rules.OnScrolled = func(fyne.Position) { s.stir() }
	s.deck.OnScrolled = func(fyne.Position) { s.stir() }
	s.lines = [2]*container.ThemeOverride{
		container.NewThemeOverride(s.text, paint.Theme{Grow: s.unit}),
		container.NewThemeOverride(s.search, paint.Theme{Grow: s.unit}),
	}
	s.joins = container.New(&shares{gap: 6 * s.unit}, s.joinKeys()...)
	s.root = container.New(workshopLayout{s}, s.ground, s.lines[0], s.joins, s.rules, s.counts, s.lines[1], s.mine, s.deck)
}

// ruleKeys are the examples, each with the number of cards that it lets pass.
func (s *workshop) ruleKeys() fyne.CanvasObject {
	u := s.unit
	box := container.New(&stack{row: 42 * u, gap: 5 * u})
	none := paint.NewButton(s.unit, words.Word("No example: judge every card yourself"), "0", paint.Quiet, func() { s.take(-1) })
	none.Left = true
	box.Add(none)
	for i, r := range s.draft.bench.Rules {
		k := paint.NewButton(s.unit, words.Tell(r.Text), words.Say("%d", len(r.Pass)), paint.Quiet, func() { s.take(i) })
		k.Left = true
		if i == s.draft.example {
			k.Tone = paint.Ready
		}
		box.Add(k)
	}
	return box
}

// joinKeys compose the rule of two conditions.
func (s *workshop) joinKeys() (out []fyne.CanvasObject) {
	for _, k := range []struct {
		text string
		join join
	}{{words.Word("and …"), joinAnd}, {words.Word("or …"), joinOr}, {words.Word("but not …"), joinNot}} {
		key := paint.NewButton(s.unit, k.text, "", paint.Quiet, func() {
			if s.draft.join == k.join || !s.draft.begun() {
				s.draft.join = joinNone
			} else {
				s.draft.join = k.join
			}
			s.reviewJoins()
		})
		out = append(out, key)
	}
	return append(out, paint.NewButton(s.unit, words.Word("not"), "", paint.Quiet, func() {
		s.draft.negate()
		s.text.SetText(s.draft.text)
		s.review()
	}))
}

// reviewJoins lights the way in which the next example is joined to the rule.
func (s *workshop) reviewJoins() {
	s.stir()
	for i, o := range s.joins.Objects[:joinNot] {
		k := o.(*paint.Button)
		if k.Tone = paint.Quiet; s.draft.join == join(i+1) {
			k.Tone = paint.Ready
		}
		k.Refresh()
	}
}

// measure finds out how hard the rule is, while the window goes on.
func (s *workshop) measure() {
	pass := s.draft.passing()
	if s.draft.bench.Measure == nil || slices.Equal(pass, s.measured) {
		return
	}
	s.measured, s.hardness = pass, nil
	go func() {
		texts := s.draft.bench.Measure(pass)
		s.w.Later(func() {
			if !slices.Equal(pass, s.measured) {
				return
			}
			for _, t := range texts {
				s.hardness = append(s.hardness, words.Tell(t))
			}
			s.counts.Refresh()
		})
	}()
}

// deckTiles are all cards, to be judged one by one.
func (s *workshop) deckTiles() fyne.CanvasObject {
	box := container.NewGridWrap(fyne.NewSize(paint.Floor(tileW*s.unit), paint.Floor(tileH*s.unit)))
	for _, p := range s.draft.deck {
		box.Add(newTile(s, p, false))
	}
	return box
}

// take begins with an example; -1 is none.
func (s *workshop) take(example int) {
	s.draft.take(example)
	s.text.SetText(s.draft.text)
	for i, o := range s.rules.Content.(*fyne.Container).Objects {
		k := o.(*paint.Button)
		k.Tone = paint.Quiet
		if i-1 == example {
			k.Tone = paint.Ready
		}
	}
	s.rules.Content.Refresh()
	s.reviewJoins()
	s.review()
}

// overrule judges one card the other way.
func (s *workshop) overrule(id string) {
	s.draft.overrule(id)
	s.review()
}

// own adds a card to her hand or removes it.
func (s *workshop) own(id string) {
	s.draft.own(id)
	s.search.SetText("")
	s.review()
}

// review draws what depends on the rule.
func (s *workshop) review() {
	s.stir()
	s.measure()
	s.ground.Refresh()
	s.counts.Refresh()
	s.relay()
	for _, o := range s.deck.Content.(*fyne.Container).Objects {
		o.(*tile).review()
	}
}

// relay lays out again what depends on the number of her cards.
func (s *workshop) relay() {
	workshopLayout{s}.Layout(nil, s.root.Size())
	s.mine.Refresh()
}

func (s *workshop) drawGround(size fyne.Size) []fyne.CanvasObject {
	u := s.unit
	out := []fyne.CanvasObject{paint.RoundRect(look.Ink, look.Ink, 0, 0, 0, 0, size.Width, size.Height)}
	out = append(out, paint.Emblem(look.OwnerOf(s.draft.bench.Seat), 18*u, 14*u, 56*u)...)
	x, room := 88*u, size.Width-88*u-410*u
	lines, ts := paint.Fit(words.Tell(s.draft.bench.Title), 30*u, 18*u, paint.Display, room, 1)
	objs, h := paint.Paragraph(lines, ts, paint.Display, look.Moon, x, 10*u)
	out = append(out, objs...)
	lines, ts = paint.Fit(words.Tell(s.draft.bench.Warning), 15*u, 13*u, paint.Bold, room, 2)
	objs, _ = paint.Paragraph(lines, ts, paint.Bold, look.Lamp, x, 10*u+h)
	out = append(out, objs...)
	hide := paint.NewButton(s.unit, words.Word("Hide"), words.Key("Esc"), paint.Warm, s.win.Close)
	hideW := max(hide.Width(), 120*u)
	out = append(out, paint.At(hide, size.Width-16*u-hideW, 20*u, hideW, 44*u))
	if s.draft.bench.Verb != "" {
		record := paint.NewButton(s.unit, words.Word("Write it into the game"), "", paint.Ready, s.record)
		_, able := s.draft.move(s.seat())
		if record.Disabled = !able || s.draft.written; !record.Disabled {
			record.Tone, hide.Tone = paint.Warm, paint.Quiet
		}
		w := record.Width()
		out = append(out, paint.At(record, size.Width-24*u-hideW-w, 20*u, w, 44*u))
	}
	if s.said != "" {
		lines, ts := paint.Fit(s.said, 14*u, 10*u, paint.Bold, size.Width*0.5, 1)
		objs, _ := paint.Paragraph(lines, ts, paint.Bold, look.Lamp, size.Width-144*u-fyne.MeasureText(lines[0], ts, paint.Bold).Width, 66*u)
		out = append(out, objs...)
	}
	return out
}

// seat is whose workshop it is.
func (s *workshop) seat() game.Seat {
	return game.Seat(slices.Index(s.w.Screen.Seats, s.draft.bench.Seat))
}

// record writes the rule into the game; only she hears when it is refused.
func (s *workshop) record() {
	m, ok := s.draft.move(s.seat())
	if !ok {
		return
	}
	s.w.Send(companion.Try{Move: m, Reply: func(err error) {
		s.w.Later(func() {
			s.draft.written = err == nil
			s.said = words.Word("It is written down, and stays as it is.")
			if err != nil {
				s.said = words.Complaint(err)
			}
			s.ground.Refresh()
		})
	}})
}

// workshopLayout puts the rule on the left, the counts and cards on the right.
type workshopLayout struct{ s *workshop }

// MinSize is part of fyne.Layout.
func (workshopLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(paint.LeastWidth, paint.LeastHeight)
}

// Layout is part of fyne.Layout.
func (l workshopLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s, u := l.s, l.s.unit
	pad, top := 16*u, 86*u
	leftW := paint.Floor(size.Width * 0.33)
	paint.At(s.ground, 0, 0, size.Width, size.Height)
	textH := 84 * u
	paint.At(s.lines[0], pad, top, leftW, textH)
	joinH := 34 * u
	paint.At(s.joins, pad, top+textH+8*u, leftW, joinH)
	rulesY := top + textH + joinH + 16*u
	paint.At(s.rules, pad, rulesY, leftW, size.Height-rulesY-pad)
	x := pad + leftW + 18*u
	w := size.Width - x - pad
	countsH, mineH := 152*u, s.mineHeight(w)
	paint.At(s.counts, x, top, w, countsH)
	y := top + countsH + 10*u
	paint.At(s.lines[1], x, y, 330*u, s.search.MinSize().Height)
	y += s.search.MinSize().Height + 8*u
	paint.At(s.mine, x, y, w, mineH)
	y += mineH + 14*u
	paint.At(s.deck, x, y, w, size.Height-y-pad)
}

// shares lays objects out beside each other, each as wide as the others.
type shares struct{ gap float32 }

// MinSize is part of fyne.Layout.
func (s *shares) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(10, 10) }

// Layout is part of fyne.Layout.
func (s *shares) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w := (size.Width + s.gap) / float32(max(len(objects), 1))
	for i, o := range objects {
		paint.At(o, float32(i)*w, 0, w-s.gap, size.Height)
	}
}

// stack lays rows of one height out below each other.
type stack struct{ row, gap float32 }

// MinSize is part of fyne.Layout.
func (s *stack) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(10, float32(len(objects))*(s.row+s.gap))
}

// Layout is part of fyne.Layout.
func (s *stack) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for i, o := range objects {
		paint.At(o, 0, float32(i)*(s.row+s.gap), size.Width-8, s.row)
	}
}
