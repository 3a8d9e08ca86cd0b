package ui

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
)

// setupSheet is where a set-up is chosen, or shown while a game goes on. It
// knows of the options only what the game tells of them.
type setupSheet struct {
	w       *Window
	setup   game.Setup // of options only those that are not as the game has them
	fixed   bool       // to be looked at
	choices []game.Option

	dialog  *dialog.CustomDialog
	players *fyne.Container
	faces   game.Seat // whom the screen will face alone; 0 is everyone
	tabs    *container.AppTabs
	scrolls []*container.Scroll
	message *widget.Label
	start   *widget.Button
	reset   *widget.Button
}

// askNewGame asks for a new game's players and options; it begins with those
// of the game that is going on.
func (w *Window) askNewGame() { w.openSetup(false).dialog.Show() }

// showSetup shows the options of the game that is going on.
func (w *Window) showSetup() { w.openSetup(true).dialog.Show() }

func (w *Window) openSetup(fixed bool) *setupSheet {
	s := &setupSheet{w: w, fixed: fixed, setup: w.setup.Bare(w.game)}
	s.setup.Players = w.players
	s.faces = w.facesSeat
	s.message = widget.NewLabel("")
	s.message.Wrapping = fyne.TextWrapWord
	s.players = container.NewHBox()
	s.tabs = container.NewAppTabs()
	s.start = widget.NewButton(word("Start the game"), s.begin)
	s.start.Importance = widget.HighImportance
	s.reset = widget.NewButton(word("As printed"), func() {
		s.setup.Options = nil
		s.fill()
	})
	cancel := widget.NewButton(word("Cancel"), func() { s.dialog.Hide() })
	title := word("New game")
	foot := container.NewHBox(s.reset, layout.NewSpacer(), cancel, s.start)
	if fixed {
		title = word("The rules of this table")
		cancel.SetText(word("Close"))
		foot = container.NewHBox(layout.NewSpacer(), cancel)
	}
	body := container.NewBorder(s.players, container.NewVBox(s.message, foot), nil, nil, s.tabs)
	grow := max(w.unit, 1)
	s.dialog = dialog.NewCustomWithoutButtons(title, container.NewThemeOverride(body, night{grow: grow}), w.win)
	size := w.win.Canvas().Size()
	s.dialog.Resize(fyne.NewSize(min(size.Width*0.94, 1180*grow), size.Height*0.92))
	s.fill()
	return s
}

// fill lays the options out; where people had scrolled to stays.
func (s *setupSheet) fill() {
	s.choices = nil
	if c, ok := s.w.game.(game.Chooser); ok {
		s.choices = c.Choices(s.setup)
	}
	s.fillPlayers()
	old, page := s.scrolls, s.tabs.SelectedIndex()
	s.scrolls = nil
	var items []*container.TabItem
	for rest := s.choices; len(rest) > 0; {
		n := 1
		for n < len(rest) && reflect.DeepEqual(rest[n].Group, rest[0].Group) {
			n++
		}
		name := tell(rest[0].Group)
		if name == "" {
			name = word("House rules")
		}
		scroll := container.NewVScroll(s.rows(rest[:n]))
		if len(s.scrolls) < len(old) {
			scroll.Offset = old[len(s.scrolls)].Offset
		}
		s.scrolls = append(s.scrolls, scroll)
		items = append(items, container.NewTabItem(name, scroll))
		rest = rest[n:]
	}
	s.tabs.SetItems(items)
	if page > 0 && page < len(items) {
		s.tabs.SelectIndex(page)
	}
	s.check()
}

func (s *setupSheet) fillPlayers() {
	s.players.RemoveAll()
	if s.fixed {
		s.players.Add(widget.NewLabelWithStyle(say("%d players", s.setup.Players), fyne.TextAlignLeading, bold))
		return
	}
	s.players.Add(layout.NewSpacer())
	for _, n := range slices.Sorted(maps.Keys(s.w.box.Tables)) {
		b := widget.NewButton(say("%d players", n), func() {
			s.setup.Players = n
			s.fill()
		})
		if n == s.setup.Players {
			b.Importance = widget.HighImportance
		}
		s.players.Add(b)
	}
	s.players.Add(layout.NewSpacer())
	if face := s.faceChoice(); face != nil {
		s.players.Add(face)
	}
}

// faceChoice asks whom the screen faces, in a game in which one seat keeps a
// secret rule.
func (s *setupSheet) faceChoice() fyne.CanvasObject {
	b, ok := s.w.bench()
	if !ok {
		return nil
	}
	seat := game.Seat(slices.Index(s.w.screen.Seats, b.Seat))
	if seat <= game.Table {
		return nil
	}
	all, one := word("The screen faces everyone"), say("The screen faces: %s", s.w.seatName(int(seat)))
	pick := widget.NewSelect([]string{all, one}, nil)
	pick.SetSelected(all)
	if s.faces == seat {
		pick.SetSelected(one)
	}
	pick.OnChanged = func(v string) {
		s.faces = game.Table
		if v == one {
			s.faces = seat
		}
	}
	return pick
}

// check tries the set-up and says what is wrong with it.
func (s *setupSheet) check() {
	_, err := s.w.game.New(s.setup)
	s.message.Importance = widget.MediumImportance
	grades := word("Each default is stated by the rulebook, inferred from it, or assumed by us; what this table changed is ours.")
	switch {
	case err != nil:
		s.message.Importance = widget.WarningImportance
		s.message.SetText(sentence(word(err.Error())))
		s.start.Disable()
		return
	case s.fixed:
		s.message.SetText(grades)
	default:
		s.message.SetText(grades + "\n" + word("Clear the table and lay the mats out. The game that was going on stays saved."))
	}
	s.start.Enable()
}

// choose takes another value for an option.
func (s *setupSheet) choose(o game.Option, value string) {
	if o.In(s.setup).Word == value {
		return
	}
	options := maps.Clone(s.setup.Options)
	if options == nil {
		options = map[string]string{}
	}
	options[o.Name] = value
	s.setup.Options = options
	s.setup = s.setup.Bare(s.w.game)
	s.fill()
}

// begin starts the game that was chosen.
func (s *setupSheet) begin() {
	s.dialog.Hide()
	s.w.setup, s.w.craft, s.w.guard = s.setup, nil, guard{}
	s.w.closeWorkshop()
	s.w.closePanel()
	s.w.closeMirror()
	s.w.NewGame(s.setup)
	s.w.face(s.faces)
}

// sentence begins with a capital letter and ends with a full stop.
func sentence(text string) string {
	r := []rune(text)
	if len(r) == 0 {
		return text
	}
	r[0] = unicode.ToUpper(r[0])
	if !strings.ContainsRune(".!?", r[len(r)-1]) {
		r = append(r, '.')
	}
	return string(r)
}
