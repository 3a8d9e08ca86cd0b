package paint

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

func TestAWordIsRatherSmallThanBroken(t *testing.T) {
	test.NewTempApp(t)
	for part, want := range map[float32]int{0.8: 1, 0.3: 2} {
		room := fyne.MeasureText("Stapel", 10, Bold).Width * part
		if lines, size := Fit("Stapel", 16, 10, Bold, room, 2); len(lines) != want {
			t.Errorf("in %.1f of its width at the least size it stands as %q, %v large", part, lines, size)
		}
	}
}

func TestANumberKeepsItsUnit(t *testing.T) {
	test.NewTempApp(t)
	text := "at most about 60 cm below it, or 40 mm."
	for width := float32(60); width < 260; width += 10 {
		for _, line := range Wrap(text, 12, Plain, width) {
			if strings.HasPrefix(line, "cm") || strings.HasPrefix(line, "mm") {
				t.Errorf("at %v a line is %q", width, line)
			}
		}
	}
}

func TestFrenchSignsStayWithTheirWords(t *testing.T) {
	test.NewTempApp(t)
	text := "la nuit : « oui » > à 100 % ?"
	for width := float32(60); width < 220; width += 10 {
		for i, line := range Wrap(text, 12, Plain, width) {
			if i > 0 && strings.ContainsAny(line[:1], ":%?") || strings.HasPrefix(line, "»") || strings.HasPrefix(line, ">") || strings.HasSuffix(line, "«") {
				t.Errorf("at %v a line is %q", width, line)
			}
		}
	}
}

func TestALongWordIsBrokenAfterItsHyphens(t *testing.T) {
	test.NewTempApp(t)
	room := fyne.MeasureText("cuckoo-larch-butt", 12, Plain).Width
	if got := Wrap("cuckoo-larch-button", 12, Plain, room); len(got) != 2 || got[0] != "cuckoo-larch-" || got[1] != "button" {
		t.Errorf("it stands as %q", got)
	}
}
