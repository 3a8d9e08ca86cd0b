package private

import (
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/find"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// walk fills in a seat's forms by keys alone, also while the panel is covered. It says
// where it is and what can be typed, and never what was chosen: others hear it. It
// says no name with a part that changes, as that part may be a secret, and passes over
// forms of which others may not know that they are there.
type walk struct {
	p     *panel
	at    int    // the stop, from 1; 0 before the first
	typed string // there
}

// stop is one choice of a form, or behind the last one its button.
type stop struct {
	form game.Form
	part int
}

func (k *walk) stops() []stop {
	s := k.p.screen()
	if s == nil {
		return nil
	}
	var out []stop
	for _, f := range s.View.Forms {
		if f.Hushed {
			continue
		}
		for i := range len(f.Parts) + 1 {
			out = append(out, stop{f, i})
		}
	}
	return out
}

// enter says how the panel is used without looking at it.
func (k *walk) enter() {
	k.at, k.typed = 0, ""
	k.p.w.Say(words.Word("The door is open. The arrows go through what can be filled in, typing chooses, Enter on a button sends. Nothing that you choose is said aloud."))
}

// key takes a key of the covered or the open panel, and reports whether it was one.
func (k *walk) key(name fyne.KeyName) bool {
	stops := k.stops()
	if len(stops) == 0 || !k.p.admitted {
		return false
	}
	switch name {
	case fyne.KeyDown, fyne.KeyTab:
		k.at, k.typed = k.at%len(stops)+1, ""
	case fyne.KeyUp:
		k.at, k.typed = (k.at+len(stops)-2)%len(stops)+1, ""
	case fyne.KeyBackspace, fyne.KeyDelete:
		k.choose("")
	case fyne.KeyReturn, fyne.KeyEnter:
		if s, ok := k.here(); ok && s.part == len(s.form.Parts) {
			k.p.page.send(s.form)
			return true
		}
	default:
		return false
	}
	k.tell("")
	return true
}

// here is where the walk stands.
func (k *walk) here() (stop, bool) {
	stops := k.stops()
	if k.at < 1 || k.at > len(stops) {
		return stop{}, false
	}
	s := stops[k.at-1]
	return s, true
}

// write takes a letter or a digit, and chooses what begins so.
func (k *walk) write(r rune) {
	s, ok := k.here()
	if !ok || !k.p.admitted || s.part == len(s.form.Parts) {
		return
	}
	part := s.form.Parts[s.part]
	k.typed += string(r)
	if part.Free > 0 {
		k.choose(k.typed)
		k.tell("")
		return
	}
	all := k.p.page.options(part)
	found := find.Among(all, k.typed)
	if len(found) == 0 {
		k.typed = string(r)
		found = find.Among(all, k.typed)
	}
	if len(found) == 0 || strings.TrimSpace(k.typed) == "" {
		k.typed = ""
		k.tell(words.Word("Nothing begins so."))
		return
	}
	k.choose(found[0].Value)
	k.tell("")
}

// choose fills in the part where the walk stands.
func (k *walk) choose(word string) {
	s, ok := k.here()
	if !ok || s.part == len(s.form.Parts) {
		return
	}
	if word == "" {
		k.typed = ""
	}
	k.p.page.put(s.form, s.part, word)
	k.p.page.fill()
}

// tell says where the walk stands, after a first sentence.
func (k *walk) tell(first string) {
	k.p.rest()
	s, ok := k.here()
	if !ok {
		return
	}
	filled := k.p.page.filled(s.form)
	if s.part == len(s.form.Parts) {
		k.p.w.Say(aloud.Join(first, aloud.Button(paint.Told{Text: fixed(s.form.Send, words.Word("Send"))})))
		return
	}
	part := s.form.Parts[s.part]
	state := words.Word("nothing chosen yet") // the game may have begun with something: that is secret
	switch {
	case !k.p.page.touched[formName(s.form)][s.part]:
	case filled[s.part] == "":
		state = words.Word("empty")
	default:
		state = words.Word("filled in")
	}
	k.p.w.Say(aloud.Join(first,
		words.Say("%s: %s", fixed(s.form.Title, words.Word("A form")), fixed(part.Name, words.Word("A choice"))),
		words.Say("%d of %d", s.part+1, len(s.form.Parts)), state, k.values(part)))
}

// values are those that can be typed, unless one of them has a part that changes.
func (k *walk) values(p game.Part) string {
	var out []string
	for _, v := range p.Values {
		if len(v.Title.Args) > 0 || len(p.Values) > mostKeys {
			return ""
		}
		out = append(out, words.Tell(v.Title))
	}
	return strings.Join(out, ", ")
}

// heard says that an answer to a form has come. Whether it was taken may tell something
// of what was chosen, as a cypher that the table does not allow is refused: others hear
// the same of both, and so does whoever goes through the form again.
func (k *walk) heard(form string) {
	k.at, k.typed = 0, ""
	clear(k.p.page.touched[form])
	k.p.w.Say(words.Word("What became of it stands on the page."))
}

// fixed is a text of the game, or another one where it holds more than the game's own
// words.
func fixed(t game.Text, or string) string {
	if len(t.Args) > 0 {
		return or
	}
	return words.Tell(t)
}
