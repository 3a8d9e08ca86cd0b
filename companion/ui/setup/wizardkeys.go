package setup

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// keys are the keys of a page of the set-up.
func (f *Wizard) KeyList() []room.Key {
	var out []room.Key
	add := func(key, what string, do func()) { out = append(out, room.Key{Name: key, What: what, Do: do}) }
	digits := func(first, last int, what string) { add(words.Say("%d – %d", first, last), what, nil) }
	next, back := words.Word("Next"), words.Word("Back")
	switch f.page {
	case askGame:
		digits(1, len(f.host.Games), words.Word("Choose a game"))
		for i, b := range f.bands() {
			add([]string{"A", "S"}[i], b.title, b.tapped)
		}
		doors := f.doors()
		if doors.Learn != nil {
			add("L", words.Word("Learn by playing"), func() { doors.Learn(f.game) })
		}
		if doors.Print != nil {
			add("P", words.Word("Print the game first"), func() { doors.Print(f.game) })
		}
		if doors.Saved != nil {
			add("G", words.Word("Saved games …"), doors.Saved)
		}
		if back = ""; f.canLeave() {
			back = words.Word("Back to the game")
		}
	case askPeople:
		numbers := f.game.Box().Players()
		digits(numbers[0], numbers[len(numbers)-1], words.Word("Choose how many play"))
		if f.folded {
			add("N", words.Word("Names"), f.people.Focus)
		}
		if o := f.decks.Of(f.game); o != nil {
			out = append(out, o.KeyList()...)
		}
		if f.hasRules() {
			add("H", f.foldText(), f.fold)
		}
		if f.unfolded() {
			back = f.foldText()
		}
	case askCamera:
		digits(1, len(f.cameras.rows()), words.Word("Choose a camera"))
	case placeMats:
		if next = f.onText(); f.again {
			add("A", words.Word("Another camera …"), func() { f.turnTo(askCamera) })
			back = next
		}
	}
	add("Enter", next, nil)
	if back != "" {
		add("Esc", back, nil)
	}
	return out
}

// Typed takes a digit for the choice of that number, or a letter.
func (f *Wizard) Typed(r rune) {
	if f.busy {
		return
	}
	if r < '1' || r > '9' {
		room.Press(f.KeyList(), r)
		return
	}
	n := int(r - '1')
	switch f.page {
	case askGame:
		if n < len(f.host.Games) {
			f.pick(f.host.Games[n])
			f.w.Say(words.Say("%s, chosen", words.Word(f.game.Box().Title)))
		}
	case askPeople:
		if i := slices.Index(f.game.Box().Players(), n+1); i >= 0 {
			f.seat(n + 1)
			f.w.Say(aloud.Join(words.Say("%s, chosen", words.Players(n+1)), f.wrong))
		}
	case askCamera:
		if rows := f.cameras.rows(); n < len(rows) {
			f.cameras.choose(rows[n].What)
			f.w.Say(words.Say("%s, chosen", rows[n].title))
		}
	}
}

// Key takes a key.
func (f *Wizard) Key(k fyne.KeyName) {
	switch k {
	case fyne.KeyReturn, fyne.KeyEnter:
		f.next()
	case fyne.KeyEscape:
		if f.unfolded() {
			f.fold()
			return
		}
		f.back()
	case fyne.KeyF1:
		f.w.Keys()
	case fyne.KeyF11:
		f.w.ToggleFullScreen()
	default:
		if o := f.decks.Of(f.game); f.page == askPeople && o != nil {
			o.Key(k)
		}
	}
}

// Heard says what the page asks.
func (f *Wizard) Heard() string {
	ask, more := f.question()
	return aloud.Join(ask, more)
}
