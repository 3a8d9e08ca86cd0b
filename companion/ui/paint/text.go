package paint

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/cards/look"
)

// Wrap breaks a text into lines that are at most width wide. A word that is
// wider than that is broken too.
func Wrap(text string, size float32, style fyne.TextStyle, width float32) []string {
	fits := func(s string) bool { return fyne.MeasureText(s, size, style).Width <= width }
	var lines []string
	line := ""
	for _, w := range look.Unbroken(text) {
		joined := w
		if line != "" {
			joined = line + " " + w
		}
		if fits(joined) {
			line = joined
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for !fits(w) && utf8.RuneCountInString(w) > 1 {
			cut := len(w)
			for cut > 1 && !fits(w[:cut]) {
				_, n := utf8.DecodeLastRuneInString(w[:cut])
				cut -= n
			}
			if cut <= 0 {
				break
			}
			if hyphen := strings.LastIndexByte(w[:cut], '-'); hyphen > 0 {
				cut = hyphen + 1 // such as the words of a seal
			}
			lines = append(lines, w[:cut])
			w = w[cut:]
		}
		line = w
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// Fit wraps a text into at most rows lines, making it smaller down to least
// when it must, and cutting it off with an ellipsis when that is not enough.
// For a word that is too long it goes below the least, and breaks it only then.
func Fit(text string, size, least float32, style fyne.TextStyle, width float32, rows int) ([]string, float32) {
	for ; size > least; size *= 0.94 {
		if LongestWord(text, size, style) > width {
			continue
		}
		if lines := Wrap(text, size, style, width); len(lines) <= rows {
			return lines, size
		}
	}
	for shy := 0.7 * least; least > shy && LongestWord(text, least, style) > width; { // rather smaller than broken
		least *= 0.94
	}
	lines := Wrap(text, least, style, width)
	if len(lines) > rows {
		lines = lines[:rows]
		lines[rows-1] = shorten(lines[rows-1]+"…", least, style, width)
	}
	return lines, least
}

// Cut reports whether lines that Fit has made leave something of a text out.
func Cut(text string, lines []string) bool {
	n := len(lines)
	return n > 0 && strings.HasSuffix(lines[n-1], "…") && !strings.HasSuffix(text, "…")
}

// LongestWord is the width of the longest word of a text.
func LongestWord(text string, size float32, style fyne.TextStyle) (widest float32) {
	for _, w := range look.Unbroken(text) {
		widest = max(widest, fyne.MeasureText(w, size, style).Width)
	}
	return widest
}

// shorten cuts a text that ends in an ellipsis until it is narrow enough.
func shorten(text string, size float32, style fyne.TextStyle, width float32) string {
	runes := []rune(strings.TrimSuffix(text, "…"))
	for len(runes) > 0 && fyne.MeasureText(string(runes)+"…", size, style).Width > width {
		runes = runes[:len(runes)-1]
	}
	return string(runes) + "…"
}

// LineHeight is the distance of two lines of a text.
func LineHeight(size float32, style fyne.TextStyle) float32 {
	return fyne.MeasureText("Ég", size, style).Height
}

// Label is one line of text with its top left corner at x, y.
func Label(text string, size float32, style fyne.TextStyle, c color.Color, x, y float32) *canvas.Text {
	t := canvas.NewText(visual(text), c)
	t.TextSize, t.TextStyle = size, style
	t.Move(fyne.NewPos(x, y))
	t.Resize(t.MinSize())
	return t
}

// Centred is one line of text whose middle is at x and whose top is at y.
func Centred(text string, size float32, style fyne.TextStyle, c color.Color, x, y float32) *canvas.Text {
	t := Label(text, size, style, c, 0, 0)
	t.Move(fyne.NewPos(x-t.MinSize().Width/2, y))
	return t
}

// Paragraph is a text in lines from its top left corner, and its height.
func Paragraph(lines []string, size float32, style fyne.TextStyle, c color.Color, x, y float32) ([]fyne.CanvasObject, float32) {
	h := LineHeight(size, style)
	out := make([]fyne.CanvasObject, 0, len(lines))
	for i, l := range lines {
		out = append(out, Label(l, size, style, c, x, y+float32(i)*h))
	}
	return out, h * float32(len(lines))
}

// FitHeight wraps a text as fit does, and makes it smaller until it is no
// higher than it may be.
func FitHeight(text string, size, least float32, style fyne.TextStyle, width, height float32, rows int) ([]string, float32) {
	for ; size > least; size *= 0.96 {
		if n := len(Wrap(text, size, style, width)); float32(n)*LineHeight(size, style) <= height {
			break
		}
	}
	return Fit(text, size, least, style, width, rows)
}
