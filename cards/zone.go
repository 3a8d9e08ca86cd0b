package cards

// Style says how a zone is drawn and filled.
type Style string

// The styles of zones.
const (
	Space Style = "space" // one card, or a pile of which only the topmost is looked for
	Lane  Style = "lane"  // face-down cards in a fan, a marker on each
	Spot  Style = "spot"  // one place of a track, for a token
	Cell  Style = "cell"  // one token
	Slide Style = "slide" // one of three neighbouring stops of a card in a column
	Deck  Style = "deck"  // a face-down pile; no piece is laid in it
	Show  Style = "show"  // cards shown for a moment, side by side: nobody is told of one that the record has elsewhere
	Hood  Style = "hood"  // where a shield stands
	Slot  Style = "slot"  // one card, taken away before another comes
	Tray  Style = "tray"  // cards and tokens that stay, side by side in rows; which came first is not kept
	Door  Style = "door"  // an opening in a tile's edge
	Berth Style = "berth" // beside a tile, where another tile lies, turned by the zone's Turn
	Yard  Style = "yard"  // around a tile, where another tile lies in no berth
)

var styles = []Style{Space, Lane, Spot, Cell, Slide, Deck, Show, Hood, Slot, Tray, Door, Berth, Yard}

// Zone is a named place on a mat. A piece lies in a zone when the piece's
// centre does; a tag tells where that is.
type Zone struct {
	ID         string
	Name       string // English, for sentences: "on forcefield space 3"
	Label      string // English, short; printed on the mat
	X, Y, W, H float64
	Style      Style
	Note       string // a second, smaller line on the mat, such as a spot's reward
	Owner      string // the seat whose place it is, or empty
	Pile       string // the deck whose face-down pile lies there, where a box has several
	Heap       bool   // tokens may lie upon one another there
	// Turn is how a tile in a berth lies against the berth's mat: degrees clockwise.
	Turn float64
}

// Accepts reports whether a kind of piece can lie in the zone: shields only in
// hoods, markers only in lanes, tokens in spots, cells, trays and doors (where it is
// open in which of two rooms they stand), tiles in berths and yards, cards in spaces,
// lanes, slides, shows, slots and trays. A deck accepts nothing, a zone without a style
// all.
func (z Zone) Accepts(k Kind) bool {
	if z.Style == "" {
		return true
	}
	switch k {
	case Shield:
		return z.Style == Hood
	case Marker:
		return z.Style == Lane
	case Token:
		return z.Style == Spot || z.Style == Cell || z.Style == Tray || z.Style == Door
	case Card:
		return z.Style == Space || z.Style == Lane || z.Style == Slide || z.Style == Show || z.Style == Slot || z.Style == Tray
	case Plate:
		return z.Tiled()
	}
	return false
}

// beyond reports whether the zone may reach over its mat's edge: a shield stands
// beside its hood, a tile beside the tile that carries its berth. Of a zone of
// unknown style nothing is known.
func (z Zone) beyond() bool { return z.Style == "" || z.Style == Hood || z.Tiled() }

// Contains reports whether a point in the mat's frame (mm) lies in the zone.
func (z Zone) Contains(x, y float64) bool {
	return x >= z.X && x < z.X+z.W && y >= z.Y && y < z.Y+z.H
}

// Centre is the middle of the zone in the mat's frame, mm.
func (z Zone) Centre() (x, y float64) { return z.X + z.W/2, z.Y + z.H/2 }
