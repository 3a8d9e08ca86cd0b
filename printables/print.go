package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
)

// ComponentsFile is the name of the list beside the printed sheets.
const ComponentsFile = "components.json"

// Options say how a box is printed.
type Options struct {
	Paper string // one of Papers
	Dir   string // the folder for the files; made when it is missing
}

// Printed is what Print has written.
type Printed struct {
	Dir        string
	Files      []string // the names of the files in Dir: the sheets, then ComponentsFile
	Components Components
}

// Print writes a box's sheets as PDFs and, beside them, where every piece and
// tag lies on them. The same box and paper give the same bytes. When anything
// fails, no file is left changed.
func Print(b *cards.Box, opt Options) (Printed, error) {
	p, err := paperNamed(opt.Paper)
	if err != nil {
		return Printed{}, err
	}
	sheets, err := plan(b, p)
	if err != nil {
		return Printed{}, err
	}
	out := Printed{Dir: opt.Dir, Components: listed(b, sheets)}
	var files []file
	for _, s := range sheets {
		pdf, err := s.render(b)
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
	if err := writeAll(opt.Dir, files); err != nil {
		return Printed{}, err
	}
	for _, f := range files {
		out.Files = append(out.Files, f.name)
	}
	return out, nil
}

// listed says where the sheets carry each piece.
func listed(b *cards.Box, sheets []sheet) Components {
	c := Components{Pieces: []Component{}, Mats: []MatComponent{}}
	for _, s := range sheets {
		for n, pg := range s.pages {
			if pg.back {
				continue
			}
			for _, i := range pg.items {
				if i.piece.Kind == cards.Leaf {
					continue // no camera looks for it
				}
				if m := b.Mat(i.piece.ID); m != nil {
					c.Mats = append(c.Mats, matComponent(*m, s.file, n+1, i.x, i.y))
					continue
				}
				c.Pieces = append(c.Pieces, component(i.piece, s.file, n+1, i.x, i.y))
			}
		}
	}
	return c
}
