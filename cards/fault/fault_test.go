package fault

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"
)

func TestAFaultKeepsItsSentence(t *testing.T) {
	err := Errorf("%q cannot be read: %w", "film.mp4", fs.ErrNotExist)
	if !errors.Is(err, fs.ErrNotExist) || err.Error() != `"film.mp4" cannot be read: file does not exist` {
		t.Errorf("%v", err)
	}
	f, ok := err.(interface{ Sentence() (string, []any) })
	if !ok {
		t.Fatal("the sentence is lost")
	}
	if format, args := f.Sentence(); fmt.Sprintf(format, args...) != err.Error() {
		t.Errorf("%q of %v", format, args)
	}
}
