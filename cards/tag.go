package cards

import (
	"crypto/sha256"
	"fmt"

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
	// Payload is what a phone reads: ten characters of QR's alphanumeric set.
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

// mask is the one QR mask pattern (0 to 7) used for every tag, so that all
// tags share their format modules and the reader's mean pattern is sharp.
const mask = 3

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// Payload derives the payload of a tag from its name: random in look, the same
// on every machine and in every release, and encoded with the shared mask.
func Payload(name string) string {
	for n := 0; ; n++ {
		sum := sha256.Sum256(fmt.Appendf(nil, "grovewatch %s %d", name, n))
		b := make([]byte, 10)
		for i := range b {
			b[i] = alphabet[int(sum[i])%len(alphabet)]
		}
		p, err := Encode(string(b))
		if err == nil && maskOf(p) == mask {
			return string(b)
		}
	}
}

// Encode gives the modules of a payload as a version-1, level-H QR code. It
// fails when the payload does not fit (10 alphanumeric characters do).
func Encode(payload string) (Pattern, error) {
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
	return p, nil
}

// maskOf reads the mask number from the format modules beside the top left
// finder: row 8, columns 2 to 4, whitened by 101 (ISO/IEC 18004, 7.9).
func maskOf(p Pattern) int {
	bit := func(x int) int {
		if p[8*Modules+x] {
			return 1
		}
		return 0
	}
	return (bit(2)<<2 | bit(3)<<1 | bit(4)) ^ 0b101
}
