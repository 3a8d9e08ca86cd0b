package board

import (
	"image"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// Drawing draws a game's table: its mats and what lies on them. It keeps the
// pictures that it painted for the next time.
type Drawing struct {
	box    *cards.Box
	Pieces map[string]cards.Piece
	Board  *Board // nil before the first Lay
	Lens   Lens

	Players int    // players that ground is for
	tiles   string // how the tiles lie that ground is for

	Scene    *image.RGBA // the mats, for ground and scenePx
	scenePx  float64
	sceneDay bool // it is light, as the window is by day
	cached   map[cacheKey]*image.RGBA
	images   paint.ImageCache

	Least    float32               // the smallest size of words that are to be read
	Name     float32               // the smallest size of the name of a card that shows a picture, too
	seatWord func(seat int) string // a seat's name in the transcript
	scale    func() float32        // pixels of the screen in one of Fyne's
}

// cacheKey names a picture that many pieces share.
type cacheKey struct {
	what string
	w, h int // px
}

// NewDrawing makes the drawing of a box. Scale is asked whenever something is
// painted; seatWord names whoever owns a piece.
func NewDrawing(box *cards.Box, seatWord func(seat int) string, scale func() float32) *Drawing {
	d := &Drawing{box: box, Pieces: box.PiecesByID(), seatWord: seatWord, scale: scale}
	d.Forget()
	return d
}

// Forget drops what was painted, so that it is painted anew.
func (d *Drawing) Forget() { d.cached = map[cacheKey]*image.RGBA{} }

// Lay lays the mats for so many players, the tiles as a view has them, into a size.
// Beside the tiles there is room for the berths in which one may be laid now.
func (d *Drawing) Lay(players int, v game.View, size fyne.Size) {
	tiles := tilesKey(d.Pieces, v.Pieces) + strings.Join(berths(d.box, v), " ")
	if d.Board == nil || d.Players != players || d.tiles != tiles {
		d.Board, d.Players, d.tiles, d.Scene = Laid(d.box, players, v), players, tiles, nil
	}
	d.Lens = d.Board.lens(size)
	pixels := d.Lens.K * float64(d.scale())
	if day := paint.ByDay(); d.Scene == nil || d.scenePx != pixels || d.sceneDay != day {
		d.Scene, d.scenePx, d.sceneDay = Picture(d.Board, pixels), pixels, day
		if day {
			paint.InDaylight(d.Scene)
		}
		d.Forget()
	}
	d.images.Begin()
}

// Borrow takes over what another drawing shows, to draw it through a lens of its
// own with words of at least a size.
func (d *Drawing) Borrow(of *Drawing, lens Lens, least float32) {
	d.Board, d.Players, d.Lens, d.Least = of.Board, of.Players, lens, least
	d.Name = least
	d.Forget()
	d.images.Begin()
}

// Mats draws the mats with their words, and the piles with their numbers of cards.
func (d *Drawing) Mats(v game.View) []fyne.CanvasObject {
	x, y, w, h := d.Lens.Rect(NewRect(0, 0, d.Board.W, d.Board.H))
	out := []fyne.CanvasObject{d.images.Picture(d.Scene, x, y, w, h)}
	labels := d.labels(v)
	if d.sceneDay {
		paint.Daylight(labels)
	}
	out = append(out, labels...)
	return append(out, d.deck(v)...)
}

// Cached gives a shared picture of a size in Fyne's pixels, painting it once.
func (d *Drawing) Cached(what string, w, h float32, draw func(p *paint.Plot, w, h float64)) *image.RGBA {
	s := float64(d.scale())
	p := paint.NewPlot(float64(w), float64(h), s)
	k := cacheKey{what, p.Image.Rect.Dx(), p.Image.Rect.Dy()}
	if img, ok := d.cached[k]; ok {
		return img
	}
	draw(p, float64(w), float64(h))
	d.cached[k] = p.Image
	return p.Image
}

// Face gives the picture of a card's face, painted once for a size. Use tells the
// uses of one card apart.
func (d *Drawing) Face(use string, piece cards.Piece, w, h float32) *image.RGBA {
	return d.Cached(use+"-"+piece.ID, w, h, func(pl *paint.Plot, pw, ph float64) { d.paintFace(pl, piece) })
}

// Halo is the light around what came last.
func (d *Drawing) Halo(r Rect) *canvas.Image {
	const reach = 9.0
	x, y, w, h := d.Lens.Rect(NewRect(r.X-reach, r.Y-reach, r.W+2*reach, r.H+2*reach))
	img := d.Cached("halo", w, h, func(p *paint.Plot, pw, ph float64) {
		e := reach * d.Lens.K
		p.Box(e, e, pw-2*e, ph-2*e, 6*d.Lens.K, paint.Style{Light: look.Alpha(look.Lamp, 0.95), Reach: e})
	})
	return paint.Picture(img, x, y, w, h)
}
