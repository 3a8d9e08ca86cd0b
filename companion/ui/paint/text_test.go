package paint

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"
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

// TestARemarkBreaksItsLinesAsTextDoes: a label alone would end a line with “«”.
func TestARemarkBreaksItsLinesAsTextDoes(t *testing.T) {
	app := test.NewTempApp(t)
	app.Settings().SetTheme(Theme{})
	remark := Remark("Ce que vous changez porte « maison », ou « oui » : est-ce clair ?\nVoici « non ».")
	label := remark.(*fyne.Container).Objects[0].(*widget.Label)
	for width := float32(140); width < 500; width += 7 {
		remark.Resize(fyne.NewSize(width, 300))
		var rows []string
		for _, o := range test.WidgetRenderer(label).Objects() {
			for _, row := range test.WidgetRenderer(o.(*widget.RichText)).Objects() {
				if text, ok := row.(*canvas.Text); ok && text.Visible() {
					rows = append(rows, text.Text)
				}
			}
		}
		for _, row := range rows {
			if row = strings.TrimSpace(row); strings.HasSuffix(row, "«") || strings.HasPrefix(row, "»") || strings.HasPrefix(row, ":") || strings.HasPrefix(row, "?") {
				t.Errorf("at %v a line is %q", width, row)
			}
		}
		if got := strings.Join(rows, "|"); len(rows) < 2 || len(rows) != strings.Count(label.Text, "\n")+1 {
			t.Errorf("at %v the lines are %q, those of the text %q", width, got, label.Text)
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
