package cards

import (
	"crypto/sha256"
	"fmt"
	"sync"

	qrcode "github.com/skip2/go-qrcode"
)

// The tag's geometry, in mm unless said otherwise. A version-1 QR code has 21
// modules a side; ISO/IEC 18004 asks for a quiet zone of four modules, and a
// dark frame of two modules lets a contour detector find it when it is small.
const (
	Modules   = 21
	ModuleMM  = 0.9
	QuietMods = 4
	FrameMods = 2

	CodeMM = Modules * ModuleMM                               // 18.9: the code alone
	TagMM  = (Modules + 2*QuietMods + 2*FrameMods) * ModuleMM // 29.7: with quiet zone and frame
)

// Tag is a QR code at its place on a piece.
type Tag struct {
	// Payload is what a phone reads: at most ten characters of QR's alphanumeric set.
	Payload string
	// X, Y is the centre of the code in the piece's frame, mm.
	X, Y float64
	// Angle turns the code clockwise about its centre, degrees.
	Angle float64
	// ID names a tag that has a meaning of its own, such as a deck place seen
	// bare; empty for a tag that just names its piece.
	ID string
}

// Pattern holds a code's modules, row by row from its top left; true is dark.
type Pattern [Modules * Modules]bool

// salt and alphabet make a payload of a name. Like the size of the code, its
// level and its mask they never change: every card that people have printed
// would be a stranger to its game. The tests of companion/games hold all tags
// to what was printed first.
//
// An alphabet of letters alone leaves an encoder no choice: ten of them fill a
// version-1 code of level H, and fit it in the alphanumeric mode only.
const (
	salt     = "grovewatch"
	alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
)

// Payload is what the tag of a game says that goes by a name: ten letters,
// random in look, the same on every machine and in every release. The game is
// part of it, so that no game takes another's card for its own.
func Payload(game, name string) string {
	sum := sha256.Sum256(fmt.Appendf(nil, "%s %s %s", salt, game, name))
	b := make([]byte, 10)
	for i := range b {
		b[i] = alphabet[int(sum[i])%len(alphabet)]
	}
	return string(b)
}

// NewTag is the tag of a game that goes by a name, upright, its centre at x, y
// on its piece (mm). A piece's own tag goes by the piece's id.
func NewTag(game, name string, x, y float64) Tag {
	return Tag{Payload: Payload(game, name), X: x, Y: y}
}

// encoded are the patterns of the payloads that were encoded so far: every session and every
// page needs those of its box, and the library takes long.
var encoded sync.Map // of Pattern by string

// Encode gives the modules of a payload as a version-1, level-H QR code with
// the mask of all tags. It fails when the payload does not fit (10 alphanumeric
// characters do).
func Encode(payload string) (Pattern, error) {
	if p, ok := encoded.Load(payload); ok {
		return p.(Pattern), nil
	}
	var p Pattern
	q, err := qrcode.NewWithForcedVersion(payload, 1, qrcode.Highest)
	if err != nil {
		return p, fmt.Errorf("the tag text %q does not fit a version-1 QR code of level H: %w", payload, err)
	}
	q.DisableBorder = true
	rows := q.Bitmap()
	if len(rows) != Modules {
		return p, fmt.Errorf("the tag text %q gave a code of %d modules instead of %d", payload, len(rows), Modules)
	}
	for y, row := range rows {
		for x, dark := range row {
			p[y*Modules+x] = dark
		}
	}
	p.remask(mask)
	encoded.Store(payload, p)
	return p, nil
}
