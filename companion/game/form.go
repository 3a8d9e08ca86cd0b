package game

import (
	"net/url"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Form is a choice that a seat makes part by part, such as four marks or the
// digits of a cypher. A view holds the forms of its own seat only. The move that
// it makes has its verb and objects and, as its place, the chosen words.
type Form struct {
	Title   Text     `json:"title"`
	Verb    string   `json:"verb"`           // of the move it makes
	Objects []string `json:"objects"`        // of the move it makes
	Parts   []Part   `json:"parts"`          // at least one
	Send    Text     `json:"send"`           // what sending it does: "Set my marks"
	Tells   Seat     `json:"tells,omitzero"` // offered only while the app plays this seat, which is told by it; or 0
	// Hint is what everyone is told of such a form. With it the window has a button for
	// the page on which it stands; without it nothing leads people there.
	Hint Text `json:"hint,omitzero"`
	// Hushed says that others may not know whether there is such a form: it is not spoken of
	// where they hear it.
	Hushed bool `json:"hushed,omitzero"`
}

// Part is one choice of a form: one of its values or, when Free is not 0,
// words typed by hand.
type Part struct {
	Name   Text    `json:"name"`
	Values []Value `json:"values"`
	Given  string  `json:"given"` // what is chosen to begin with, or empty
	Free   int     `json:"free"`  // the most letters that may be typed
	// Object is the piece that the part is about, and Zones are where it lies by each
	// of the values; both are empty when the part is about no piece of the table.
	Object string   `json:"object,omitempty"`
	Zones  []string `json:"zones,omitempty"`
}

// Move is the move of a form that was filled in with one word a part: its
// place is the words with commas between, typed ones as PlaceText writes them.
// The error is a sentence.
func (f Form) Move(seat Seat, words []string) (Move, error) {
	if len(words) != len(f.Parts) {
		return Move{}, Refuse("Every part has to be filled in.")
	}
	out := make([]string, len(words))
	for i, p := range f.Parts {
		word, err := p.word(words[i])
		if err != nil {
			return Move{}, err
		}
		out[i] = word
	}
	return Move{Seat: seat, Verb: f.Verb, Objects: slices.Clone(f.Objects), Place: strings.Join(out, ",")}, nil
}

// word checks what was chosen or typed for a part.
func (p Part) word(w string) (string, error) {
	if p.Free == 0 {
		if !slices.ContainsFunc(p.Values, func(v Value) bool { return v.Word == w }) {
			return "", Refuse("%s: choose one of what is offered.", p.Name)
		}
		return w, nil
	}
	if w = strings.TrimSpace(w); w == "" {
		return "", Refuse("%s: nothing is written yet.", p.Name)
	}
	if utf8.RuneCountInString(w) > p.Free {
		return "", Refuse("%s: at most %d letters.", p.Name, p.Free)
	}
	return PlaceText(w), nil
}

// PlaceText writes words typed by hand as a word that a move's place can hold.
func PlaceText(text string) string {
	text = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) && r != ' ' {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(text, ""))
	return strings.ReplaceAll(url.PathEscape(text), ",", "%2C")
}

// TextOf reads what PlaceText wrote; false when it is nothing of the kind.
func TextOf(place string) (string, bool) {
	text, err := url.PathUnescape(place)
	if err != nil || PlaceText(text) != place {
		return "", false
	}
	return text, true
}
