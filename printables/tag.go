package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// tag draws a code with its quiet zone, a pure white label, in its dark frame.
func (p pen) tag(t cards.Tag) error {
	code, err := cards.Encode(t.Payload)
	if err != nil {
		return err
	}
	const m = cards.ModuleMM
	in := p.within(shift(t.X, t.Y).then(turn(t.Angle)).then(shift(-cards.CodeMM/2, -cards.CodeMM/2)))
	quiet := cards.QuietMods * m
	frame := quiet + cards.FrameMods*m
	edge := look.Ink
	if p.outline {
		edge = black
	}
	in.solid(rounded(-frame, -frame, cards.TagMM, cards.TagMM, cards.FrameMods*m/2), edge)
	in.solid(rect(-quiet, -quiet, cards.CodeMM+2*quiet, cards.CodeMM+2*quiet), look.Paper)
	// One path for all modules: neighbours meet without a seam.
	dark := new(path)
	for y := range cards.Modules {
		for x := 0; x < cards.Modules; {
			run := x
			for run < cards.Modules && code[y*cards.Modules+run] {
				run++
			}
			if run > x {
				dark.add(rect(float64(x)*m, float64(y)*m, float64(run-x)*m, m))
			}
			x = run + 1
		}
	}
	in.solid(dark, black)
	return nil
}

// black is the ink of codes alone: nothing prints with more contrast.
var black = look.Colour{A: 255}

func (p pen) tags(piece cards.Piece) error {
	for _, t := range piece.Tags {
		if err := p.tag(t); err != nil {
			return fmt.Errorf("%s cannot be drawn: %w", piece.ID, err)
		}
	}
	return nil
}
