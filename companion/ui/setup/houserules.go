package setup

import (
	"maps"
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// houseRules lists a game's options, to be chosen or to be looked at. It knows
// of them only what the game tells.
type houseRules struct {
	game    game.Game
	setup   game.Setup // of options only those that are not as the game has them
	fixed   bool       // to be looked at
	changed func()     // another value was chosen

	tabs    *container.AppTabs
	scrolls []*container.Scroll
}

func newHouseRules(g game.Game, setup game.Setup, fixed bool) *houseRules {
	s := &houseRules{game: g, setup: setup.Bare(g), fixed: fixed, tabs: container.NewAppTabs(), changed: func() {}}
	s.fill()
	return s
}

// fill lays the options out; where people had scrolled to stays.
func (s *houseRules) fill() {
	var choices []game.Option
	if c, ok := s.game.(game.Chooser); ok {
		choices = c.Choices(s.setup)
	}
	old, page := s.scrolls, s.tabs.SelectedIndex()
	s.scrolls = nil
	var items []*container.TabItem
	for rest := choices; len(rest) > 0; {
		n := 1
		for n < len(rest) && reflect.DeepEqual(rest[n].Group, rest[0].Group) {
			n++
		}
		name := words.Tell(rest[0].Group)
		if name == "" {
			name = words.Word("House rules")
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
}

// choose takes another value for an option.
func (s *houseRules) choose(o game.Option, value string) {
	if o.In(s.setup).Word == value {
		return
	}
	options := maps.Clone(s.setup.Options)
	if options == nil {
		options = map[string]string{}
	}
	options[o.Name] = value
	s.setup.Options = options
	s.setup = s.setup.Bare(s.game)
	s.fill()
	s.changed()
}

// asPrinted gives every option the value that the game has for it.
func (s *houseRules) asPrinted() {
	s.take(game.Setup{Game: s.setup.Game, Players: s.setup.Players})
}

// take takes a whole set-up.
func (s *houseRules) take(setup game.Setup) {
	s.setup = setup.Bare(s.game)
	s.fill()
	s.changed()
}

// is reports whether a set-up is the one that is chosen.
func (s *houseRules) is(setup game.Setup) bool {
	return s.setup.Players == setup.Players && maps.Equal(s.setup.Options, setup.Bare(s.game).Options)
}

// wrong is why no game can be played so, or empty.
func (s *houseRules) wrong() string {
	if _, err := s.game.New(s.setup); err != nil {
		return words.Complaint(err)
	}
	return ""
}

// grades says what the words beside the options mean.
func grades() string {
	return words.Word("Each default is stated in the rulebook, inferred from it, or assumed by Grovewatch; what you change is marked “ours”.")
}

// ShowRules shows the options of the game that is going on.
func ShowRules(w *room.Window) {
	s := newHouseRules(w.Game, w.Setup, true)
	head := widget.NewLabelWithStyle(words.Players(w.Players), fyne.TextAlignLeading, paint.Bold)
	body := container.NewBorder(head, paint.Remark(grades()), nil, nil, s.tabs)
	w.Show(&room.Sheet{Title: words.Word("The rules of this table"), Body: body, Size: fyne.NewSize(1200, 740)})
}
