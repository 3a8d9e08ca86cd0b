package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// strokes are the keys of a page of the set-up.
func (f *flow) strokes() []stroke {
	var out []stroke
	add := func(key, what string, do func()) { out = append(out, stroke{key, what, do}) }
	digits := func(first, last int, what string) { add(words.Say("%d – %d", first, last), what, nil) }
	next, back := words.Word("Next"), words.Word("Back")
	switch f.page {
	case askGame:
		digits(1, len(f.w.Host.Games), words.Word("Choose a game"))
		for i, b := range f.bands() {
			add([]string{"A", "S"}[i], b.title, b.tapped)
		}
		if f.w.Learn != nil {
			add("L", words.Word("Learn by playing"), func() { f.w.Learn(f.game.Name(), "") })
		}
		if f.w.SheetsDir != "" {
			add("P", words.Word("Print the game first"), func() { f.w.AskPrint(f.game) })
		}
		if back = ""; f.canLeave() {
			back = words.Word("Back to the game")
		}
	case askPeople:
		numbers := playerNumbers(f.game)
		digits(numbers[0], numbers[len(numbers)-1], words.Word("Choose how many play"))
		if o := f.w.ownCards(f.game); o != nil {
			out = append(out, o.strokes()...)
		}
		if f.hasRules() {
			add("H", f.foldText(), f.fold)
		}
	case askCamera:
		digits(1, len(f.cameras.rows()), words.Word("Choose a camera"))
	case placeMats:
		if next = f.onText(); f.again {
			back = words.Word("Another camera …")
		}
	}
	add("Enter", next, nil)
	if back != "" {
		add("Esc", back, nil)
	}
	return out
}

// typed takes a digit for the choice of that number, or a letter.
func (f *flow) typed(r rune) {
	if f.busy {
		return
	}
	if r < '1' || r > '9' {
		strike(f.strokes(), r)
		return
	}
	n := int(r - '1')
	switch f.page {
	case askGame:
		if n < len(f.w.Host.Games) {
			f.pick(f.w.Host.Games[n])
		}
	case askPeople:
		if i := slices.Index(playerNumbers(f.game), n+1); i >= 0 {
			f.seat(n + 1)
		}
	case askCamera:
		if rows := f.cameras.rows(); n < len(rows) {
			f.cameras.choose(rows[n].What)
		}
	}
}

// key takes a key.
func (f *flow) key(k fyne.KeyName) {
	switch k {
	case fyne.KeyReturn, fyne.KeyEnter:
		f.next()
	case fyne.KeyEscape:
		f.back()
	case fyne.KeyF1:
		f.w.showKeys()
	case fyne.KeyF11:
		f.w.Win.SetFullScreen(!f.w.Win.FullScreen())
	default:
		if o := f.w.ownCards(f.game); f.page == askPeople && o != nil {
			o.key(k)
		}
	}
}
