package game

import (
	"embed"
	"fmt"
	"io"
	"strings"
)

// Translations are the sentences that every game may say, in other languages.
//
//go:embed translations
var Translations embed.FS

// Say makes a text from an English format and its arguments.
func Say(format string, args ...any) Text { return Text{format, args} }

// Times is so many of something, in one piece: "2 × Toad". It needs no plural.
func Times(n int, what Text) Text { return Say("%d\u00a0×\u00a0%s", n, what) }

// Join puts texts after one another.
func Join(texts ...Text) Text {
	var out Text
	for _, t := range texts {
		if out.Format == "" {
			out = t
		} else {
			out = Say(joined, out, t)
		}
	}
	return out
}

// String is the text in English.
func (t Text) String() string {
	return t.In(func(s string) string { return s })
}

// In is the text in another language, whose sentences translate gives; a
// sentence that it does not know it returns unchanged.
func (t Text) In(translate func(string) string) string {
	said := t.in(translate, "")
	if strings.Contains(said, joint) {
		said = melts.Replace(said)
	}
	return said
}

// in is the text in another language where it stands behind other words.
func (t Text) in(translate func(string) string, before string) string {
	if t.Format == "" {
		return ""
	}
	format := translate(t.Format)
	places, args := around(format, before, len(t.Args)), make([]any, len(t.Args))
	if t.listed() {
		places[1].word, places[1].again = places[0].word, true
	}
	for i, a := range t.Args {
		if said, ok := args[max(0, i-1)].(string); ok && i > 0 && t.Format == joined {
			places[i].before = said // whose sentence may be over
		}
		switch a := a.(type) {
		case Text:
			if w, ok := a.who(); ok {
				args[i] = w.placed(translate, places[i])
			} else {
				args[i] = a.in(translate, places[i].before)
			}
		case Piece:
			name := a.Name
			if !a.Own {
				name = translate(name)
			}
			if a.Code != "" {
				name += " (" + a.Code + ")"
			}
			args[i] = name
		case Who:
			args[i] = a.placed(translate, places[i])
		case error:
			args[i] = Sentence(a).in(translate, places[i].before)
		case int:
			args[i] = number(a)
		default:
			args[i] = a
		}
	}
	return fmt.Sprintf(format, unstopped(format, args)...)
}

// number is a number in a text. One below zero has the minus sign, not a hyphen.
type number int

// Format writes the number as a verb asks for it.
func (n number) Format(s fmt.State, verb rune) {
	_, _ = io.WriteString(s, strings.Replace(fmt.Sprintf(fmt.FormatString(s, verb), int(n)), "-", "−", 1))
}

// joined puts one text after another.
const joined = "%s %s"

// unstopped are arguments without the full stop of those that fill a blank before one.
func unstopped(format string, args []any) []any {
	for i, a := range args {
		if said, ok := a.(string); ok && strings.HasSuffix(said, ".") && !strings.HasSuffix(said, "..") && stopsAfter(format, i) {
			args[i] = said[:len(said)-1]
		}
	}
	return args
}

// stopsAfter reports whether a full stop follows a format's blank, counted from 0.
func stopsAfter(format string, blank int) bool {
	at := -1
	for range blank + 1 {
		next := strings.IndexByte(format[at+1:], '%')
		if next < 0 {
			return false
		}
		if at += 1 + next; strings.HasPrefix(format[at:], "%%") || strings.HasPrefix(format[at:], "%[") {
			return false // such a format is left as it is
		}
	}
	return strings.HasPrefix(format[at:], "%s.") || strings.HasPrefix(format[at:], "%v.")
}

// Sentence is an error as a text: a refusal's own, or that of an error which
// keeps its sentence; any other says what it says.
func Sentence(err error) Text {
	switch e := err.(type) {
	case *Refusal:
		return e.Text
	case *OptionError:
		return Sentence(e.Err)
	case interface{ Sentence() (string, []any) }:
		format, args := e.Sentence()
		return Text{format, args}
	case interface{ Unwrap() []error }: // as errors.Join makes them
		all := e.Unwrap()
		if len(all) == 1 {
			return Sentence(all[0])
		}
		out := Text{Format: "%s" + strings.Repeat("\n%s", len(all)-1)}
		for _, err := range all {
			out.Args = append(out.Args, Sentence(err))
		}
		return out
	}
	return Say("%s", err.Error())
}

// Piece is the name of a printed piece as an argument of a Text.
type Piece struct {
	ID, Name string
	Code     string // printed beside the tag, where the name alone does not tell the piece from others
	Own      bool   // people have named it themselves: its name is not translated
}

// Text is the name as a sentence of its own.
func (p Piece) Text() Text { return Say("%s", p) }

// Veil is the text with the names of some pieces left out.
func (t Text) Veil(hidden map[string]bool) Text {
	if len(hidden) == 0 {
		return t
	}
	return t.each(func(a any) any {
		if p, ok := a.(Piece); ok && hidden[p.ID] {
			return Say("Covered card")
		}
		return a
	})
}

// each is the text with its arguments, and those of the texts within it, changed.
func (t Text) each(change func(any) any) Text {
	if len(t.Args) == 0 {
		return t
	}
	args := make([]any, len(t.Args))
	for i, a := range t.Args {
		switch a := a.(type) {
		case Text:
			args[i] = a.each(change)
		case error:
			args[i] = Sentence(a).each(change)
		default:
			args[i] = change(a)
		}
	}
	return Text{t.Format, args}
}

// MarshalText gives the English sentence, for JSON.
func (t Text) MarshalText() ([]byte, error) { return []byte(t.String()), nil }
