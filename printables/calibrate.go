package printables

import (
	"context"
	"fmt"
	"math"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/look"
)

// The calibration sheet: squares in columns A to K, which move backs to the
// right, and rows 1 to 11, which move them down.
const (
	calibrationSide = 11  // squares a side
	calibrationStep = 0.5 // mm from one square to the next
)

// PrintCalibration writes the calibration sheet into opt.Dir: a front and a
// back on which each square's back is moved by an offset of its own. Printed on
// both sides and held to the light, the square whose two halves meet names the
// offset that the printer needs. Of the options it takes Paper, Dir and Word.
func PrintCalibration(ctx context.Context, opt Options) (Printed, error) {
	f, err := formatOf(Options{Paper: opt.Paper, Word: opt.Word})
	if err != nil {
		return Printed{}, err
	}
	b := &cards.Box{Game: "calibration", Title: "Grovewatch"}
	s := calibrationSheet(b, f)
	pdf, err := s.render(ctx, b, f, func() {})
	if err != nil {
		return Printed{}, err
	}
	if err := writeAll(ctx, opt.Dir, []file{{s.file, pdf}}); err != nil {
		return Printed{}, err
	}
	return Printed{Dir: opt.Dir, Files: []string{s.file}}, nil
}

// SquareOffset is the offset that a square of the calibration sheet stands for,
// such as "C4".
func SquareOffset(square string) (Offset, error) {
	s := strings.ToUpper(strings.TrimSpace(square))
	var col rune
	var row int
	if n, err := fmt.Sscanf(s, "%c%d", &col, &row); err != nil || n != 2 || s != squareName(int(col-'A'), row-1) ||
		col < 'A' || col >= 'A'+calibrationSide || row < 1 || row > calibrationSide {
		return Offset{}, fault.Errorf("the calibration sheet has no square %q; name one from A1 to %s", square, squareName(calibrationSide-1, calibrationSide-1))
	}
	return squareOffset(int(col-'A'), row-1), nil
}

func squareName(col, row int) string { return fmt.Sprintf("%c%d", 'A'+col, row+1) }

func squareOffset(col, row int) Offset {
	const mid = calibrationSide / 2
	return Offset{float64(col-mid) * calibrationStep, float64(row-mid) * calibrationStep}
}

// calibrationSheet is a front with a ring in each square, and a back with a
// cross in each, moved.
func calibrationSheet(b *cards.Box, f format) sheet {
	r := f.whole()
	front := page{room: r, title: word("Front"), note: word("Print both sides, flip on the long edge"), draw: func(p pen, _ *cards.Box) error {
		calibrationFront(p, r.block, f.name)
		return nil
	}}
	back := page{room: r.behind(), title: word("Back"), note: word("The other side of the page before"), behind: true, draw: func(p pen, _ *cards.Box) error {
		squares(r.block, func(col, row int, x, y float64) {
			o := squareOffset(col, row)
			x, y = r.w-x+o.X, y+o.Y
			for _, c := range crossed(x, y, ringInner-0.5) {
				p.stroke(c, 0.25, black)
			}
			p.solid(circle(x, y, 1.1), black)
		})
		return nil
	}}
	return sheet{name: "calibration", file: f.file(b, "sheet"), title: word("Calibration"), pages: []page{front, back}}
}

const ringInner = 3.6

// crossed are the two lines of an upright cross.
func crossed(x, y, r float64) []*path {
	return []*path{segment(x-r, y, x+r, y), segment(x, y-r, x, y+r)}
}

// squares calls do with the middle of every square below the head of a block.
func squares(b region, do func(col, row int, x, y float64)) {
	const head = 46.0
	w, h := b.w/calibrationSide, (b.h-head)/calibrationSide
	for row := range calibrationSide {
		for col := range calibrationSide {
			do(col, row, b.x+(float64(col)+0.5)*w, b.y+head+(float64(row)+0.5)*h)
		}
	}
}

// calibrationFront draws what to do and the squares with their names.
func calibrationFront(p pen, b region, paper string) {
	x, y, w := b.x+3, b.y+9, b.w-6
	title := p.say("Where your printer puts the backs")
	p.text(display, title, x, y, display.fitted(title, w, 8), left, black)
	y += 8
	for i, s := range []string{
		p.say("Print this sheet at 100 %, on both sides, flipped on the long edge, and hold it to the light with this side towards you."),
		p.say("Find the square in which the cross of the other side stands in the middle of the ring, its arms in line with the four marks."),
		p.say("Tell Grovewatch its name. With the command line, for F6: grovewatch print --paper %s --calibrated F6", paper),
	} {
		p.text(display, fmt.Sprint(i+1), x, y, 5, left, look.Ember)
		y = p.lines(regular, s, x+7, y, w-7, 3.7, left, black) + 1
	}
	squares(b, func(col, row int, x, y float64) {
		for i := range 4 {
			in := p.within(shift(x, y).then(turn(90 * float64(i))))
			in.stroke(segment(ringInner+0.1, 0, ringInner+2.2, 0), 0.25, black)
		}
		p.stroke(circle(x, y, ringInner), 0.35, black)
		o := squareOffset(col, row)
		name := squareName(col, row)
		if math.Abs(o.X)+math.Abs(o.Y) == 0 {
			p.text(bold, name, x+3.1, y-5, 3.2, left, black)
			return
		}
		p.text(regular, name, x+3.1, y-5, 2.8, left, black)
	})
}
