package printables

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"

	"github.com/grovewatch/grovewatch/cards"
	files "github.com/grovewatch/grovewatch/cards/file"
)

// Components says where everything printed lies on its sheet. Lengths are in
// mm from the top left corner of the page.
type Components struct {
	// Scale is by how much all but the paper was made smaller; left out when
	// it was not.
	Scale  float64        `json:"scale,omitempty"`
	Pieces []Component    `json:"pieces"`
	Mats   []MatComponent `json:"mats"`
}

// Component is one printed piece: W × H on the paper. X, Y is its top left
// corner before it is turned by Angle clockwise about its own centre.
type Component struct {
	ID    string         `json:"id"`
	Kind  cards.Kind     `json:"kind"`
	Name  string         `json:"name"`
	Sheet string         `json:"sheet"` // the PDF's file name
	Page  int            `json:"page"`  // from 1
	X     float64        `json:"x_mm"`
	Y     float64        `json:"y_mm"`
	W     float64        `json:"w_mm"`
	H     float64        `json:"h_mm"`
	Angle float64        `json:"angle_deg,omitempty"`
	Tags  []ComponentTag `json:"tags"`
}

// ComponentTag is a code on a piece. X, Y is the top left corner of the code,
// without its quiet zone, before it is turned by Angle clockwise about its own
// centre. Size is the code's side.
type ComponentTag struct {
	Payload string  `json:"payload"`
	X       float64 `json:"x_mm"`
	Y       float64 `json:"y_mm"`
	Size    float64 `json:"size_mm"`
	Angle   float64 `json:"angle_deg"`
}

// MatComponent is a printed mat and its zones.
type MatComponent struct {
	Component
	Zones []ComponentZone `json:"zones"`
}

// ComponentZone is a zone, where it lies on the page; a zone around the mat
// may reach beyond the page.
type ComponentZone struct {
	ID string  `json:"id"`
	X  float64 `json:"x_mm"`
	Y  float64 `json:"y_mm"`
	W  float64 `json:"w_mm"`
	H  float64 `json:"h_mm"`
}

// component says where a piece was printed.
func component(i item, sheet string, page int) Component {
	p, k := i.piece, i.at.scale()
	mid := i.at.apply(point{p.W / 2, p.H / 2})
	c := Component{ID: p.ID, Kind: p.Kind, Name: p.Name, Sheet: sheet, Page: page, Angle: i.angle(), Tags: []ComponentTag{},
		X: micron(mid.x - p.W*k/2), Y: micron(mid.y - p.H*k/2), W: micron(p.W * k), H: micron(p.H * k)}
	size := cards.CodeMM * k
	for _, t := range p.Tags {
		at := i.at.apply(point{t.X, t.Y})
		c.Tags = append(c.Tags, ComponentTag{
			Payload: t.Payload, Size: micron(size), Angle: math.Mod(t.Angle+c.Angle, 360),
			X: micron(at.x - size/2), Y: micron(at.y - size/2),
		})
	}
	return c
}

func matComponent(m cards.Mat, sheet string, page int, i item) MatComponent {
	c := MatComponent{Component: component(i, sheet, page), Zones: []ComponentZone{}}
	for _, z := range m.Zones {
		x0, y0, x1, y1 := rect(z.X, z.Y, z.W, z.H).through(i.at).bounds()
		c.Zones = append(c.Zones, ComponentZone{z.ID, micron(x0), micron(y0), micron(x1 - x0), micron(y1 - y0)})
	}
	return c
}

// micron rounds a length in mm to a thousandth.
func micron(v float64) float64 { return math.Round(v*1000) / 1000 }

func (c Components) bytes() ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	err := e.Encode(c)
	return b.Bytes(), err
}

// mostComponents is the largest components file that is read, in bytes: a
// hundred times that of the largest box.
const mostComponents = 64 << 20

// ReadComponents reads a components file and refuses one that is not whole.
func ReadComponents(path string) (Components, error) {
	b, err := files.Read(path, mostComponents)
	if err != nil {
		return Components{}, fmt.Errorf("the components file %s cannot be read: %w; name the components.json beside your printed sheets", path, files.Reason(err))
	}
	c, err := parseComponents(b)
	if err != nil {
		return Components{}, fmt.Errorf("%s is not a components file: %w; print the sheets again to get a whole one", path, err)
	}
	return c, nil
}

// parseComponents reads and checks the text of a components file.
func parseComponents(b []byte) (Components, error) {
	var c Components
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&c); err != nil {
		return Components{}, jsonError(b, err)
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return Components{}, errors.New("there is more text after its end")
	}
	if c.Pieces == nil || c.Mats == nil {
		return Components{}, errors.New(`the list "pieces" or "mats" is missing`)
	}
	if c.Scale < 0 || c.Scale > 1 || c.Scale != 0 && c.Scale < 0.1 {
		return Components{}, errors.New("its scale is not one that sheets are printed at")
	}
	k := checker{ids: map[string]bool{}, payloads: map[string]string{}, zones: map[string]bool{}}
	for _, p := range c.Pieces {
		if p.Kind == cards.Plate {
			return Components{}, fmt.Errorf("%q is a mat but stands among the pieces", p.ID)
		}
		if err := k.component(p); err != nil {
			return Components{}, err
		}
	}
	for _, m := range c.Mats {
		if m.Kind != cards.Plate {
			return Components{}, fmt.Errorf("%q is a %s but stands among the mats", m.ID, m.Kind)
		}
		if err := k.component(m.Component); err != nil {
			return Components{}, err
		}
		for _, z := range m.Zones {
			if err := k.zone(m.ID, z); err != nil {
				return Components{}, err
			}
		}
	}
	return c, nil
}

// jsonError says on which line a file went wrong.
func jsonError(b []byte, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return errors.New("it is empty or breaks off")
	case errors.As(err, &syntax):
		return fmt.Errorf("line %d is no JSON", lineOf(b, syntax.Offset))
	case errors.As(err, &kind):
		return fmt.Errorf("line %d: the field %q holds a %s", lineOf(b, kind.Offset), kind.Field, kind.Value)
	}
	return err
}

func lineOf(b []byte, offset int64) int {
	return 1 + bytes.Count(b[:min(max(int(offset), 0), len(b))], []byte{'\n'})
}

// checker holds what has been seen of a components file.
type checker struct {
	ids      map[string]bool
	payloads map[string]string // payload → the piece that carries it
	zones    map[string]bool
}

const farthest = 10000 // mm; no sheet is larger

func (k checker) component(c Component) error {
	switch {
	case c.ID == "":
		return errors.New("a piece has no id")
	case k.ids[c.ID]:
		return fmt.Errorf("the piece %q is listed twice", c.ID)
	case c.Kind != cards.Card && c.Kind != cards.Token && c.Kind != cards.Marker && c.Kind != cards.Shield && c.Kind != cards.Plate:
		return fmt.Errorf("the piece %q is of the unknown kind %q", c.ID, c.Kind)
	case c.Sheet == "" || c.Page < 1:
		return fmt.Errorf("the piece %q names no sheet or no page", c.ID)
	case !sane(c.X, c.Y) || !sides(c.W, c.H) || !sane(c.Angle, 0):
		return fmt.Errorf("the piece %q has no possible place or size", c.ID)
	}
	k.ids[c.ID] = true
	for _, t := range c.Tags {
		other, twice := k.payloads[t.Payload]
		switch {
		case t.Payload == "":
			return fmt.Errorf("the piece %q has a tag without a payload", c.ID)
		case twice:
			return fmt.Errorf("the tag %q stands on both %q and %q", t.Payload, other, c.ID)
		case !sane(t.X, t.Y) || !sides(t.Size, t.Size) || !sane(t.Angle, 0):
			return fmt.Errorf("the tag %q of the piece %q has no possible place or size", t.Payload, c.ID)
		}
		if _, err := cards.Encode(t.Payload); err != nil {
			return fmt.Errorf("the piece %q: %w", c.ID, err)
		}
		k.payloads[t.Payload] = c.ID
	}
	return nil
}

func (k checker) zone(mat string, z ComponentZone) error {
	switch {
	case z.ID == "":
		return fmt.Errorf("the mat %q has a zone without an id", mat)
	case k.zones[z.ID]:
		return fmt.Errorf("the zone %q is listed twice", z.ID)
	case !sane(z.X, z.Y) || !sides(z.W, z.H):
		return fmt.Errorf("the zone %q of the mat %q has no possible place or size", z.ID, mat)
	}
	k.zones[z.ID] = true
	return nil
}

func sane(x, y float64) bool { return math.Abs(x) < farthest && math.Abs(y) < farthest }

func sides(w, h float64) bool { return w > 0 && h > 0 && w < farthest && h < farthest }
