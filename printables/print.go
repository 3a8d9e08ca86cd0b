package printables

import (
	"context"
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
)

// ComponentsFile is the name of the list beside the printed sheets.
const ComponentsFile = "components.json"

// Printed is what Print has written.
type Printed struct {
	Dir        string
	Files      []string // the names of the files in Dir: the sheets, then ComponentsFile
	Components Components
}

// Print writes a box's sheets as PDFs and, beside them, where every piece and
// tag of the whole box lies on them. The same box and options give the same
// bytes. When anything fails, or ctx is cancelled, no file is left changed.
func Print(ctx context.Context, b *cards.Box, opt Options) (Printed, error) {
	p, err := NewPlan(b, opt)
	if err != nil {
		return Printed{}, err
	}
	return p.Print(ctx)
}

// Print writes the planned sheets, as the function Print does.
func (p *Plan) Print(ctx context.Context) (Printed, error) {
	out := Printed{Dir: p.dir, Components: p.components()}
	var files []file
	if err := p.Writable(); err != nil { // before minutes are spent on drawing
		return Printed{}, err
	}
	done := 0
	for _, s := range p.chosen {
		pdf, err := s.render(ctx, p.box, p.form, func() {
			done++
			if p.progress != nil {
				p.progress(done, len(p.Pages))
			}
		})
		if err != nil {
			return Printed{}, err
		}
		files = append(files, file{s.file, pdf})
	}
	list, err := out.Components.bytes()
	if err != nil {
		return Printed{}, fmt.Errorf("the list of components could not be made: %w", err)
	}
	files = append(files, file{ComponentsFile, list})
	if err := writeAll(ctx, p.dir, files); err != nil {
		return Printed{}, err
	}
	for _, f := range files {
		out.Files = append(out.Files, f.name)
	}
	return out, nil
}

// Writable says why the planned sheets cannot be written.
func (p *Plan) Writable() error {
	names := []string{ComponentsFile}
	for _, s := range p.chosen {
		names = append(names, s.file)
	}
	return writable(p.dir, names)
}

// components says where the sheets carry each piece.
func (p *Plan) components() Components {
	c := Components{Pieces: []Component{}, Mats: []MatComponent{}}
	if p.form.scale != 1 {
		c.Scale = p.form.scale
	}
	for _, s := range p.sheets {
		for n, pg := range s.pages {
			for _, i := range pg.fronts {
				if i.piece.Kind == cards.Leaf {
					continue // no camera looks for it
				}
				if m := p.box.Mat(i.piece.ID); m != nil {
					c.Mats = append(c.Mats, matComponent(*m, s.file, n+1, i))
					continue
				}
				c.Pieces = append(c.Pieces, component(i, s.file, n+1))
			}
		}
	}
	return c
}
