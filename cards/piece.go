// Package cards describes what is printed: cards, tokens, mats and their
// zones in millimetres, decks as data, and the tags that name them. It must
// not know how things are drawn, seen or played.
//
// Every length is in millimetres. A piece's own frame has its origin in the
// piece's top left corner, x to the right and y down.
package cards

// Kind says what sort of printed thing a piece is.
type Kind string

// The kinds of pieces. The simulated table and the sheets treat each kind
// alike in every game.
const (
	Card   Kind = "card"   // one of a deck, with a codeless back
	Token  Kind = "token"  // lies face up in a zone
	Marker Kind = "marker" // lies on top of a face-down card and tells whose it is
	Shield Kind = "shield" // stands over a zone and hides it from everyone
	Plate  Kind = "mat"    // a mat that lies still and carries zones
	Leaf   Kind = "leaf"   // a Guide: to read, without a tag, seen by no camera
)

// Piece is one physical printed thing.
type Piece struct {
	ID   string // stable, lower case, unique in its box: "card-anchor", "agent1-marker-3"
	Kind Kind
	Name string // English; shown to players through translation

	W, H float64 // size as it lies, mm
	// Height is how far above the table its upper face stands, mm; 0 for flat pieces.
	Height float64

	// Tags lie on the face that is up. Most pieces have one, mats several.
	Tags []Tag

	// Own is set when people have named the piece themselves: its name is not translated.
	Own bool

	// Picture is the emoji that is the piece's picture, or empty.
	Picture string
	// Art is a picture of the piece's own instead, or nil.
	Art *Art
	// Signs are small pictures in a column beside a tag at the head, such as
	// what a card holds, and Marks what it costs or is worth.
	Signs []string
	Marks []Mark
	// Owner is the seat name that a marker, role mat or token belongs to
	// ("kid", "agent1"), or empty.
	Owner string
	// Code is a short human name printed beside the tag, to call the piece by voice.
	Code string
	// Sign and Tint name a symbol and a colour of the common look, where the
	// piece has not just its owner's.
	Sign, Tint string
	// Deck is the deck that a card belongs to, where a box has several; it gives
	// the card its back.
	Deck string
	// Sort is shared by pieces that are alike, so that one may lie for another;
	// empty for a piece of its own.
	Sort string
}

// Called is the name of the piece in a language, whose words translate gives.
func (p Piece) Called(translate func(string) string) string {
	if p.Own {
		return p.Name
	}
	return translate(p.Name)
}

// Pictured reports whether the piece has a picture.
func (p Piece) Pictured() bool { return p.Picture != "" || p.Art != nil }

// Art is a picture that people have made, as its file holds it. It never
// changes.
type Art struct {
	Name   string // of the file: "rocking-horse.svg"
	Format string // "svg" or "png"
	Data   []byte
}

// Mark is a small picture with a short word; either may be empty.
type Mark struct{ Picture, Text string }

// Style says how a zone is drawn and filled.
type Style string

// The styles of zones.
const (
	Space Style = "space" // one card, piled when covered
	Lane  Style = "lane"  // face-down cards in a fan, a marker on each
	Spot  Style = "spot"  // one place of a track, for a token
	Cell  Style = "cell"  // one token
	Slide Style = "slide" // one of three neighbouring stops of a card in a column
	Deck  Style = "deck"  // the pile
	Show  Style = "show"  // cards shown for a moment, side by side
	Hood  Style = "hood"  // where a shield stands
	Slot  Style = "slot"  // one card, taken away before another comes
	Tray  Style = "tray"  // cards and tokens side by side, in rows
	Door  Style = "door"  // an opening in a tile's edge; nothing lies in it
	Berth Style = "berth" // beside a tile, where another tile lies, turned by the zone's Turn
	Yard  Style = "yard"  // around a tile, where another tile lies in no berth
)

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
	// Turn is how a tile in a berth lies against the berth's mat: degrees clockwise.
	Turn float64
}

// Accepts reports whether a kind of piece can lie in the zone: shields only in
// hoods, markers only in lanes, tokens in spots, cells and trays, tiles in
// berths and yards, cards elsewhere and in lanes and trays. A zone of unknown
// style accepts all.
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
		return z.Style == Spot || z.Style == Cell || z.Style == Tray
	case Card:
		return z.Style == Space || z.Style == Lane || z.Style == Slide || z.Style == Show || z.Style == Slot || z.Style == Tray
	case Plate:
		return z.Tiled()
	}
	return false
}

// Contains reports whether a point in the mat's frame (mm) lies in the zone.
func (z Zone) Contains(x, y float64) bool {
	return x >= z.X && x < z.X+z.W && y >= z.Y && y < z.Y+z.H
}

// Centre is the middle of the zone in the mat's frame, mm.
func (z Zone) Centre() (x, y float64) { return z.X + z.W/2, z.Y + z.H/2 }

// Mat is a piece with zones.
type Mat struct {
	Piece
	Zones []Zone
	Style string // which picture it carries: "forcefield", "clearing", "proof", "owner", "common", "hood"
}

// Place says where a mat's top left corner lies in the suggested arrangement
// of the table: mm from the top left corner of the footprint, no rotation.
type Place struct {
	Mat  string
	X, Y float64
}

// Arrangement is a suggested way to lay the mats for a number of players.
type Arrangement struct {
	Places []Place
	W, H   float64 // the footprint, mm
}

// Box is everything one game prints.
type Box struct {
	Game   string // "grove"
	Title  string
	Deck   []Piece
	Tokens []Piece // tokens, markers and shields
	Mats   []Mat
	Backs  []Back  // of the decks
	Papers []Paper // pages to write on
	Guides []Guide // cards and pages to read
	// Tables gives the arrangement for each number of players.
	Tables map[int]Arrangement
	// Credits are sentences that every sheet set carries: authors, pictures, that this is unofficial.
	Credits []string
}

// Paper is a page to write on: a head that can be folded over, and ruled lines
// below. It carries no tag and no picture.
type Paper struct {
	Name      string
	BoxesName string   // what goes into the boxes of the head
	Boxes     int      // so many boxes for a sign each
	Fields    []string // lines of the head, by name
	Columns   []string // of the ruled lines, which are numbered
	Lines     int
	Note      string // how to use it
}

// Pieces lists every piece with its mats, in printing order.
func (b *Box) Pieces() []Piece {
	out := make([]Piece, 0, len(b.Deck)+len(b.Tokens)+len(b.Mats))
	out = append(out, b.Deck...)
	out = append(out, b.Tokens...)
	for _, m := range b.Mats {
		out = append(out, m.Piece)
	}
	return out
}

// Mat returns the mat with the given id, or nil.
func (b *Box) Mat(id string) *Mat {
	for i := range b.Mats {
		if b.Mats[i].ID == id {
			return &b.Mats[i]
		}
	}
	return nil
}

// Piece returns the piece with the given id.
func (b *Box) Piece(id string) (Piece, bool) {
	for _, p := range b.Pieces() {
		if p.ID == id {
			return p, true
		}
	}
	return Piece{}, false
}

// Zone finds a zone and its mat.
func (b *Box) Zone(id string) (Mat, Zone, bool) {
	for _, m := range b.Mats {
		for _, z := range m.Zones {
			if z.ID == id {
				return m, z, true
			}
		}
	}
	return Mat{}, Zone{}, false
}
