package printables

import (
	"bytes"
	"context"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/png"
	"math"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/look"
)

// The services that print and cut cards to order.
const (
	GameCrafter = "gamecrafter" // The Game Crafter: a picture of each side of a card
	DriveThru   = "drivethru"   // DriveThruCards: one PDF a deck, each card's back before its front
)

// service is what such a service takes.
type service struct {
	name, title string
	stocks      [][2]float64 // sizes of its cards after the cut, inches
	pictures    bool
}

var services = []service{
	{GameCrafter, "The Game Crafter", [][2]float64{{2.5, 3.5}, {1.75, 2.5}}, true},
	{DriveThru, "DriveThruCards", [][2]float64{{2.5, 3.5}}, false},
}

// Services lists the names that PrintFor takes.
func Services() []string {
	var out []string
	for _, s := range services {
		out = append(out, s.name)
	}
	return out
}

const (
	inch         = 25.4     // mm
	serviceBleed = inch / 8 // mm on every side
	serviceDPI   = 300.0
)

// stock is the size nearest to a card's of those that the service cuts, mm. A
// card may become larger by 1 mm, and be cut shorter by 5 mm where its picture
// is.
func (s service) stock(c cards.Piece) (w, h float64, ok bool) {
	for _, in := range s.stocks {
		w, h = in[0]*inch, in[1]*inch
		if math.Abs(w-c.W) <= 1 && h-c.H <= 1 && c.H-h <= 5 {
			return w, h, true
		}
	}
	return 0, 0, false
}

// recut is a card as it is drawn for another size: its tag keeps its own size,
// stays in the middle and as far from the nearer end as it was.
func recut(c cards.Piece, w, h float64) cards.Piece {
	c.Tags = slices.Clone(c.Tags)
	for i := range c.Tags {
		c.Tags[i].X += (w - c.W) / 2
		if c.Tags[i].Y > c.H/2 {
			c.Tags[i].Y += h - c.H
		}
	}
	c.W, c.H = w, h
	return c
}

// order is a deck as a service prints it.
type order struct {
	deck  string
	stem  string // of the names of its files
	cards []cards.Piece
	w, h  float64 // of a side with its bleed, mm
}

// PrintFor writes the cards of a box as a service takes them, and a list of
// where their tags lie. Paper, layout and offset of the options do not matter,
// and what is not a card is left out: it is printed at home.
func PrintFor(ctx context.Context, b *cards.Box, name string, opt Options) (Printed, error) {
	name, err := chosen("print service", name, Services())
	if err != nil {
		return Printed{}, err
	}
	s := services[slices.Index(Services(), name)]
	opt.Paper, opt.Layout, opt.Offset = "", "", Offset{}
	f, err := formatOf(opt)
	if err != nil {
		return Printed{}, err
	}
	if err := b.Check(); err != nil {
		return Printed{}, fault.Errorf("this box cannot be printed: %w", err)
	}
	orders, err := s.orders(b)
	if err != nil {
		return Printed{}, err
	}
	if err := writable(opt.Dir, []string{ComponentsFile}); err != nil {
		return Printed{}, err
	}
	total, done := 0, 0
	for _, o := range orders {
		total += len(o.cards)
	}
	drawn := func() {
		done++
		if opt.Progress != nil {
			opt.Progress(done, total)
		}
	}
	list := Components{Pieces: []Component{}, Mats: []MatComponent{}}
	var made []file
	for _, o := range orders {
		draw := o.document
		if s.pictures {
			draw = o.pictures
		}
		files, err := draw(ctx, b, f, &list, drawn)
		if err != nil {
			return Printed{}, err
		}
		made = append(made, files...)
	}
	text, err := list.bytes()
	if err != nil {
		return Printed{}, fmt.Errorf("the list of components could not be made: %w", err)
	}
	made = append(made, file{ComponentsFile, text})
	if err := writeAll(ctx, opt.Dir, made); err != nil {
		return Printed{}, err
	}
	out := Printed{Dir: opt.Dir, Components: list}
	for _, f := range made {
		out.Files = append(out.Files, f.name)
	}
	return out, nil
}

// orders sorts a box's cards by their decks.
func (s service) orders(b *cards.Box) ([]order, error) {
	var out []order
	for _, c := range b.Deck {
		w, h, ok := s.stock(c)
		if !ok {
			return nil, fault.Errorf("%s cuts no cards of %g × %g mm: print those of %s yourself, with the layout bleed", s.title, c.W, c.H, b.Title)
		}
		i := slices.IndexFunc(out, func(o order) bool { return o.deck == c.Deck })
		if i < 0 {
			stem := b.Game + "-" + s.name
			if c.Deck != "" {
				stem += "-" + c.Deck
			}
			i, out = len(out), append(out, order{deck: c.Deck, stem: stem, w: w + 2*serviceBleed, h: h + 2*serviceBleed})
		}
		out[i].cards = append(out[i].cards, recut(c, w, h))
	}
	if len(out) == 0 {
		return nil, fault.Errorf("%s has no cards that %s could print", b.Title, s.title)
	}
	return out, nil
}

// at is where a card lies on the picture of its side: within its bleed.
func (o order) at(c cards.Piece) item { return laid(c, serviceBleed, serviceBleed, 1, 0) }

// front and back draw the two sides of a card with their bleed.
func (o order) front(p pen, c cards.Piece, b *cards.Box) error {
	pg := page{fronts: []item{o.at(c)}, bleed: serviceBleed}
	return pg.render(p, b)
}

func (o order) back(p pen, c cards.Piece, b *cards.Box) error {
	pg := page{backs: []item{o.at(c)}, bleed: serviceBleed}
	return pg.render(p, b)
}

// pictures are a PNG of each front and one of the back that all share.
func (o order) pictures(ctx context.Context, b *cards.Box, f format, list *Components, drawn func()) ([]file, error) {
	var out []file
	add := func(name string, c cards.Piece, draw func(pen, cards.Piece, *cards.Box) error) error {
		r := newRaster(o.w, o.h, serviceDPI/inch)
		p := pen{r, identity, f.style}
		if p.solid(rect(0, 0, o.w, o.h), look.Ink); f.outline { // shows between pixels at the edges
			p.solid(rect(0, 0, o.w, o.h), white)
		}
		if err := draw(p, c, b); err != nil {
			return err
		}
		data, err := encodeAt(r.img, serviceDPI)
		out = append(out, file{name, data})
		return err
	}
	if err := add(o.stem+"-back.png", o.cards[0], o.back); err != nil {
		return nil, err
	}
	for _, c := range o.cards {
		if ctx.Err() != nil {
			return nil, errCancelled
		}
		name := o.stem + "-" + c.ID + ".png"
		if err := add(name, c, o.front); err != nil {
			return nil, err
		}
		list.Pieces = append(list.Pieces, component(o.at(c), name, 1))
		drawn()
	}
	return out, nil
}

// document is a PDF of a deck, each card's back before its front.
func (o order) document(ctx context.Context, b *cards.Box, f format, list *Components, drawn func()) ([]file, error) {
	name := o.stem + ".pdf"
	d := newDocument(f.say(b.Title), short(f.style, b))
	d.twoSided = true
	trim := region{serviceBleed, serviceBleed, o.w - 2*serviceBleed, o.h - 2*serviceBleed}
	for i, c := range o.cards {
		if ctx.Err() != nil {
			return nil, errCancelled
		}
		for _, draw := range []func(pen, cards.Piece, *cards.Box) error{o.back, o.front} {
			d.page(o.w, o.h, trim, serviceBleed)
			if err := draw(pen{d, identity, f.style}, c, b); err != nil {
				return nil, err
			}
		}
		list.Pieces = append(list.Pieces, component(o.at(c), name, 2*i+2))
		drawn()
	}
	pdf, err := d.bytes()
	return []file{{name, pdf}}, err
}

// encodeAt is a PNG that says how many dots an inch it has.
func encodeAt(img image.Image, dpi float64) ([]byte, error) {
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		return nil, fmt.Errorf("a picture could not be made: %w", err)
	}
	const head = 8 + 25 // the signature and the first chunk, behind which the density stands
	perMetre := uint32(math.Round(dpi / inch * 1000))
	chunk := []byte("pHYs")
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = append(chunk, 1) // a metre
	out := slices.Clone(b.Bytes()[:head])
	out = binary.BigEndian.AppendUint32(out, uint32(len(chunk)-4))
	out = append(out, chunk...)
	out = binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(chunk))
	return append(out, b.Bytes()[head:]...), nil
}
