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

// A sentence within another one does not bring a second full stop.
func TestOneFullStopEndsASentence(t *testing.T) {
	lay := Refuse("Lay %s first.", Say("the key"))
	for _, c := range []struct {
		text Text
		want string
	}{
		{Say("line %d: %v. The rest is sound", 3, lay), "line 3: Lay the key first. The rest is sound"},
		{Say("Why: %s.", lay), "Why: Lay the key first."},
		{Say("Why: %s (and more)", lay), "Why: Lay the key first. (and more)"},
		{Say("%s %d %s.", lay, 2, "and so on..."), "Lay the key first. 2 and so on...."},
		{Say("100%% of %s.", "all."), "100% of all.."},
	} {
		if got := c.text.String(); got != c.want {
			t.Errorf("%q, not %q", got, c.want)
		}
	}
}

// What is wrong with a saved game can be told in every language, too.
func TestTheFaultsOfATranscriptKeepTheirSentences(t *testing.T) {
	for text, want := range map[string]string{
		"Dear diary\n":                               "this is no transcript of Grovewatch: it should begin with %q",
		"grovewatch transcript 12\n":                 "this game was saved by a newer version of Grovewatch: update Grovewatch to open it",
		"grovewatch transcript x\n":                  "this is no transcript of Grovewatch: it should begin with %q",
		strings.Repeat("x", mostTranscript+1):        "the transcript is larger than %d MB, as no game is: name another file",
		firstLine + "\ngame grove\nplayers many\n\n": "line %d of the transcript: %q is no number of players",
	} {
		_, _, _, err := Read(strings.NewReader(text), nil, nil)
		if got := Sentence(err).Format; got != want {
			t.Errorf("%.40q: %q", text, got)
		}
	}
}

func TestJoinedSentencesBeginWithCapitals(t *testing.T) {
	kid := Who{The: Say("the Kid")}
	got := Join(Say("%s wins.", kid), Say("%s ends the turn.", kid), Say("%s goes on.", kid)).String()
	if want := "The Kid wins. The Kid ends the turn. The Kid goes on."; got != want {
		t.Errorf("said is %q, not %q", got, want)
	}
}

func TestANumberBelowZeroHasAMinusSign(t *testing.T) {
	if got := Say("%d, %+d, %+d", -10, -5, 3).String(); got != "−10, −5, +3" {
		t.Errorf("it says %q", got)
	}
}
