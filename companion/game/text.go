package game

import "fmt"

// Say makes a text from an English format and its arguments.
func Say(format string, args ...any) Text { return Text{format, args} }

// String is the text in English.
func (t Text) String() string {
	return t.In(func(s string) string { return s })
}

// In is the text in another language, whose sentences translate gives; a
// sentence that it does not know it returns unchanged.
func (t Text) In(translate func(string) string) string {
	if t.Format == "" {
		return ""
	}
	args := make([]any, len(t.Args))
	for i, a := range t.Args {
		if inner, ok := a.(Text); ok {
			args[i] = inner.In(translate)
		} else {
			args[i] = a
		}
	}
	return fmt.Sprintf(translate(t.Format), args...)
}

// MarshalText gives the English sentence, for JSON.
func (t Text) MarshalText() ([]byte, error) { return []byte(t.String()), nil }
