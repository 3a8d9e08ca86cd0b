package vision

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Label is the ground truth about one tag in a picture: what a reader should
// find there.
type Label struct {
	ID      string
	Corners Quad // px, the code without its quiet zone, in the code's own order
	// Hidden is set when something covers a part of the tag, or when a part
	// lies outside the picture. A reader need not read it, but may.
	Hidden bool
}

// farthest is how many px from the picture's corner a label may lie.
const farthest = 1e5

// ReadLabels reads the labels of a picture. Each line is a tag: its id and the
// x and y of its four corners in px, then the word "hidden" when it is partly
// hidden, all with spaces between:
//
//	CARD7 103.25 88 141.5 89.75 140 128 101.75 126.5
//	CARD8 203.25 88 241.5 89.75 240 128 201.75 126.5 hidden
//
// Empty lines and lines that start with # are ignored. The error names the line
// that cannot be read.
func ReadLabels(r io.Reader) ([]Label, error) {
	var out []Label
	lines := bufio.NewScanner(r)
	n := 1
	for ; lines.Scan(); n++ {
		words := strings.Fields(lines.Text())
		if len(words) == 0 || strings.HasPrefix(words[0], "#") {
			continue
		}
		l, err := readLabel(words)
		if err != nil {
			return nil, fmt.Errorf("line %d of the labels: %w", n, err)
		}
		out = append(out, l)
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return nil, fmt.Errorf("line %d of the labels is too long for a tag and four corners", n)
	}
	if lines.Err() != nil {
		return nil, fmt.Errorf("the labels cannot be read: %w", lines.Err())
	}
	return out, nil
}

// readLabel reads one line's words.
func readLabel(words []string) (Label, error) {
	l := Label{ID: words[0]}
	if len(words) == 10 && words[9] == "hidden" {
		l.Hidden, words = true, words[:9]
	}
	if len(words) != 9 {
		return l, fmt.Errorf("%.40q is not followed by the x and y of four corners", words[0])
	}
	for i := range l.Corners {
		for k, to := range []*float64{&l.Corners[i].X, &l.Corners[i].Y} {
			w := words[1+2*i+k]
			v, err := strconv.ParseFloat(w, 64)
			if err != nil || !(math.Abs(v) <= farthest) {
				return l, fmt.Errorf("%.40q is not a place in a picture, in px", w)
			}
			*to = v
		}
	}
	return l, l.check()
}

// check reports why a label could not be written and read again.
func (l Label) check() error {
	odd := func(c rune) bool { return unicode.IsSpace(c) || !unicode.IsPrint(c) }
	if l.ID == "" || strings.HasPrefix(l.ID, "#") || !utf8.ValidString(l.ID) || strings.ContainsFunc(l.ID, odd) || len(l.ID) > 200 {
		return fmt.Errorf("%.40q cannot be the id of a tag: it must be one word of at most 200 bytes that does not start with #", l.ID)
	}
	for _, p := range l.Corners {
		if !(math.Abs(p.X) <= farthest && math.Abs(p.Y) <= farthest) {
			return fmt.Errorf("a corner of %s lies at %g, %g, which is not a place in a picture", l.ID, p.X, p.Y)
		}
	}
	return nil
}

// WriteLabels writes labels as ReadLabels reads them, to the hundredth of a
// pixel. It writes nothing when one of them cannot be written.
func WriteLabels(w io.Writer, labels []Label) error {
	var b strings.Builder
	for _, l := range labels {
		if err := l.check(); err != nil {
			return err
		}
		b.WriteString(l.ID)
		for _, p := range l.Corners {
			for _, v := range []float64{p.X, p.Y} {
				v = math.Round(v*100)/100 + 0 // no -0
				b.WriteString(" " + strconv.FormatFloat(v, 'f', -1, 64))
			}
		}
		if l.Hidden {
			b.WriteString(" hidden")
		}
		b.WriteString("\n")
	}
	if _, err := io.WriteString(w, b.String()); err != nil {
		return fmt.Errorf("the labels cannot be written: %w", err)
	}
	return nil
}
