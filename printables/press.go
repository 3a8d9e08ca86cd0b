package printables

import (
	"bytes"
	"image/png"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
)

// CheckLetters says why a text cannot be printed. The error goes on after what
// the text is: "“שלום” has letters that …".
func CheckLetters(text string) error {
	var missing []string
	for _, r := range text {
		if s := string(r); !display.has(r) && len(missing) < 5 && !strings.Contains(strings.Join(missing, ""), s) {
			missing = append(missing, s)
		}
	}
	if len(missing) > 0 {
		return fault.Errorf("“%s” has letters that the cards' typeface lacks (%s): write it in Latin letters", text, strings.Join(missing, " "))
	}
	return nil
}

// CheckName says why a card's name does not fit on a card of w mm, in a sentence.
func CheckName(name string, w float64) error {
	if _, _, ok := nameLines(name, w-2*nameMargin, nameSize); !ok {
		return fault.Errorf("the name “%s” is too long for its card, even in two lines: shorten it", name)
	}
	return nil
}

// CheckEmoji says why an emoji cannot be a card's picture, in a sentence.
func CheckEmoji(s string) error {
	_, err := emoji(s)
	return err
}

// KeepArt gives a picture as it is printed: a PNG of more pixels than that is
// made smaller, once, for every drawing would read it anew. The error says why
// it cannot be printed and goes on after the picture's name: "has 12 × 12
// pixels, …".
func KeepArt(a cards.Art) (cards.Art, error) {
	pic, err := readArt(&a)
	if err != nil || pic.bits == nil || !pic.bits.shrunk {
		return a, err
	}
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, pic.bits.img); err != nil {
		return a, fault.Errorf("cannot be made smaller: %w", err)
	}
	a.Data = b.Bytes()
	return a, nil
}

// readArt reads a picture that people bring along.
func readArt(a *cards.Art) (*picture, error) {
	switch a.Format {
	case "svg":
		return readArtSVG(a.Data, artSize)
	case "png":
		return readPNG(a.Data, artSize)
	}
	return nil, fault.Errorf("is neither SVG nor PNG")
}

// artSize is the side of the box into which pictures are read.
const artSize = 64
