// Package fault makes errors that are sentences for people, which whoever shows
// them can say in another language. It must not know what is said.
package fault

import (
	"errors"
	"fmt"
	"strings"
)

// fault is an error that is a sentence for people.
type fault struct {
	format string
	args   []any
	err    error
}

// Errorf makes an error like fmt.Errorf, one that keeps its sentence and what
// is filled in, so that whoever shows it can say it in another language.
func Errorf(format string, args ...any) error {
	return &fault{strings.ReplaceAll(format, "%w", "%v"), args, fmt.Errorf(format, args...)}
}

// Error is the sentence in English.
func (f *fault) Error() string { return f.err.Error() }

// Unwrap gives the error within, or nil.
func (f *fault) Unwrap() error { return errors.Unwrap(f.err) }

// Sentence is the English sentence with its blanks, and what fills them.
func (f *fault) Sentence() (format string, args []any) { return f.format, f.args }
