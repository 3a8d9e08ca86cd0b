package game

import (
	"errors"
	"strings"
	"testing"
)

// Errors that were joined say one sentence each, every one in the language
// that is asked for.
func TestJoinedErrorsKeepTheirSentences(t *testing.T) {
	shout := func(s string) string { return "¡" + s }
	one := Refuse("%s is not here.", Say("The Kid"))
	if got := Sentence(errors.Join(one, nil)).In(shout); got != "¡¡The Kid is not here." {
		t.Errorf("%q", got)
	}
	if got := Sentence(errors.Join(one, errors.New("the disk is full"))).In(shout); !strings.Contains(got, "¡The Kid is not here.\n") || !strings.HasSuffix(got, "the disk is full") {
		t.Errorf("%q", got)
	}
}
