package ui

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// fakeVoice is a voice that keeps what it was told.
type fakeVoice struct {
	lacks          bool
	sounds, speech []bool
	heard          int
	all            bool
	said           []string
}

func (m *fakeVoice) Hear(*companion.Screen) { m.heard++ }

func (m *fakeVoice) Sounds(on bool) error {
	m.sounds = append(m.sounds, on)
	if on && m.lacks {
		return errors.New("this computer has no command that plays sounds")
	}
	return nil
}

func (m *fakeVoice) Speech(on bool) error {
	m.speech = append(m.speech, on)
	return nil
}

func (m *fakeVoice) Everything(on bool) error {
	m.all = on
	return nil
}

func (m *fakeVoice) Say(words string, urgent bool) {
	if m.all {
		m.said = append(m.said, words)
	}
}

func TestPreferencesAreKept(t *testing.T) {
	a := test.NewTempApp(t)
	start := func() (*Window, *fakeVoice) {
		v := &fakeVoice{}
		w := New(a, uitest.Game{}, game.Setup{Game: "test", Players: 3}, func(companion.Command) {})
		w.Voice = v
		w.Win.Resize(uitest.Usual)
		w.speakUp()
		w.Show(uitest.Scene("agent"))
		return w, v
	}
	w, v := start()
	if !slices.Equal(v.sounds, []bool{false}) || !slices.Equal(v.speech, []bool{false}) {
		t.Errorf("a new computer begins with sounds %v, speech %v", v.sounds, v.speech)
	}
	if v.heard == 0 {
		t.Error("the voice heard nothing")
	}
	normal := w.Unit
	w.askPreferences()
	key := func(text string) *paint.Button {
		t.Helper()
		return uitest.Button(t, w.Win.Canvas().Overlays().Top(), text)
	}
	test.Tap(key("Day"))
	small := key("Day").Width()
	test.Tap(key("Large"))
	if key("Day").Width() <= small { // it opens again, as large
		t.Fatal("what is chosen from does not grow")
	}
	v.lacks = true
	sounds, speech := "A short sound when a move is understood or a question asked", "Say aloud whose turn it is and what is asked"
	test.Tap(key(sounds))
	test.Tap(key(speech))
	if key(sounds).Ticked || !key(speech).Ticked {
		t.Error("sounds that cannot be had are ticked, or speech is not")
	}
	if !paint.ByDay() || w.Unit <= normal {
		t.Errorf("day %v, and a unit of %v after %v", paint.ByDay(), w.Unit, normal)
	}
	w.Win.Close()

	w, v = start()
	defer w.Win.Close()
	if !paint.ByDay() || w.Unit <= normal {
		t.Errorf("after another start: day %v, and a unit of %v", paint.ByDay(), w.Unit)
	}
	if !slices.Equal(v.sounds, []bool{false}) || !slices.Equal(v.speech, []bool{true}) {
		t.Errorf("after another start: sounds %v, speech %v", v.sounds, v.speech)
	}
}

func TestTheVoiceDoesNotTellBeforeTheUnveiling(t *testing.T) {
	w, _ := open(t, "proof", uitest.Usual)
	v := &fakeVoice{}
	w.Voice = v
	w.Screen.Seq = 1
	w.Show(uitest.Unveiled())
	if v.heard != 0 {
		t.Error("the voice heard the outcome before it was seen")
	}
	w.escape()
	if v.heard != 1 {
		t.Errorf("after the unveiling the voice heard %d screens", v.heard)
	}
}

// What was played before a game goes on is no news, and a key is listed for what it does.
func TestAGameThatGoesOnIsHeard(t *testing.T) {
	w, v := New(test.NewTempApp(t), uitest.Game{}, game.Setup{Game: "test", Players: 3}, func(companion.Command) {}), &fakeVoice{}
	defer w.Win.Close()
	w.Voice, w.SayAll = v, true
	w.Win.Resize(uitest.Usual)
	w.speakUp()
	s := uitest.Scene("agent")
	s.Pace = &companion.Pace{}
	w.Show(s)
	said := strings.Join(v.said, "\n")
	if !strings.Contains(said, words.Tell(s.View.Prompt)) {
		t.Errorf("what is due is not said: %s", said)
	}
	for _, e := range s.Log {
		for _, line := range e.Story {
			if strings.Contains(said, words.Tell(line)) {
				t.Errorf("%q was played before, and is said", words.Tell(line))
			}
		}
	}
	w.showKeys()
	keys := uitest.Texts(w.Win.Canvas().Overlays().Top())
	if !slices.Contains(keys, "Say it again") || slices.Contains(keys, "Simulated people wait, or go on") {
		t.Errorf("while everything is said aloud the keys are %v", keys)
	}
}
