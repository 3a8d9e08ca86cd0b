package ui

import (
	"errors"
	"image"
	"image/color"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// light is the mean luminance of a part of a picture.
func light(img image.Image, r image.Rectangle) float64 {
	sum := 0.0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			sum += look.Light(color.NRGBAModel.Convert(img.At(x, y)).(look.Colour))
		}
	}
	return sum / float64(r.Dx()*r.Dy())
}

func TestDayAndNight(t *testing.T) {
	w, _ := open(t, "question", usual)
	margin := image.Rect(2, 100, 12, 500)
	on := func(light string) image.Image {
		w.prefs().SetString(keyLight, light)
		w.applyPrefs()
		return w.Win.Canvas().Capture()
	}
	nightly, daily := on("night"), on("day")
	if n, d := light(nightly, margin), light(daily, margin); n > 0.1 || d < 0.7 {
		t.Errorf("the wood is %.2f bright by night and %.2f by day", n, d)
	}
	table := image.Rect(200, 200, 700, 500)
	if d := light(daily, table); d > 0.15 {
		t.Errorf("the table is %.2f bright by day", d)
	}
	for name, part := range map[string]fyne.CanvasObject{
		"header": w.header, "track": w.track, "seats": w.seats, "moves": w.story.scroll, "foot": w.foot, "camera": w.camera.pane,
	} {
		walk(part, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if txt, ok := o.(*canvas.Text); ok {
				if l := look.Light(txt.Color.(look.Colour)); l > 0.3 {
					t.Errorf("%s: %q is %.2f bright by day", name, txt.Text, l)
				}
			}
		})
	}
	if again := on("night"); light(again, margin) > 0.1 {
		t.Error("night does not come again")
	}
}

func TestCardsInTheHandAreReadByDay(t *testing.T) {
	w, _ := open(t, "question", usual)
	w.prefs().SetString(keyLight, "day")
	w.applyPrefs()
	c := newHandCard(w, "card-1", true)
	c.Resize(fyne.NewSize(120, 150))
	read := 0
	walk(c, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		if txt, ok := o.(*canvas.Text); ok {
			read++
			if l := look.Light(txt.Color.(look.Colour)); l < 0.6 {
				t.Errorf("%q is %.2f bright on a dark card", txt.Text, l)
			}
		}
	})
	if read == 0 {
		t.Error("the card has no name")
	}
}

// mutter is a voice that keeps what it was told.
type mutter struct {
	lacks          bool
	sounds, speech []bool
	heard          int
}

func (m *mutter) Hear(*companion.Screen) { m.heard++ }

func (m *mutter) Sounds(on bool) error {
	m.sounds = append(m.sounds, on)
	if on && m.lacks {
		return errors.New("this computer has no command that plays sounds")
	}
	return nil
}

func (m *mutter) Speech(on bool) error {
	m.speech = append(m.speech, on)
	return nil
}

func TestPreferencesAreKept(t *testing.T) {
	a := test.NewTempApp(t)
	start := func() (*Window, *mutter) {
		v := &mutter{}
		w := New(a, testGame{testBox()}, game.Setup{Game: "test", Players: 3}, func(companion.Command) {})
		w.Voice = v
		w.Win.Resize(usual)
		w.speakUp()
		w.Show(scene("agent"))
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
	var boxes []*widget.Check
	var rows []*widget.RadioGroup
	gather := func(o fyne.CanvasObject, _ fyne.Position) {
		switch o := o.(type) {
		case *widget.Check:
			boxes = append(boxes, o)
		case *widget.RadioGroup:
			rows = append(rows, o)
		}
	}
	walk(w.Win.Canvas().Overlays().Top(), fyne.Position{}, gather)
	rows[0].SetSelected("Day")
	small := rows[1].MinSize().Height
	rows[1].SetSelected("Large")
	boxes, rows = nil, nil // it opens again, as large
	walk(w.Win.Canvas().Overlays().Top(), fyne.Position{}, gather)
	if len(rows) == 0 || rows[1].MinSize().Height <= small {
		t.Fatal("what is chosen from does not grow")
	}
	v.lacks = true
	boxes[0].SetChecked(true)
	boxes[1].SetChecked(true)
	if boxes[0].Checked {
		t.Error("sounds that cannot be had are ticked")
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
	w, _ := open(t, "proof", usual)
	v := &mutter{}
	w.Voice = v
	w.Screen.Seq = 1
	w.Show(unveiled())
	if v.heard != 0 {
		t.Error("the voice heard the outcome before it was seen")
	}
	w.theatre.end()
	if v.heard != 1 {
		t.Errorf("after the unveiling the voice heard %d screens", v.heard)
	}
}
