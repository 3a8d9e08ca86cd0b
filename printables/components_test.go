package printables

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

// whole is a components file of one card and one mat, as it is written.
func whole(t testing.TB) string {
	t.Helper()
	b := testBox()
	c := Components{
		Pieces: []Component{component(laid(b.Deck[0], 10.5, 16.5, 1, 0), "cards.pdf", 1)},
		Mats:   []MatComponent{matComponent(*b.Mat("mat-hood"), "mats.pdf", 4, laid(b.Mat("mat-hood").Piece, 5, 104.5, 1, 0))},
	}
	text, err := c.bytes()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestComponentsHaveTheFormThatOthersRelyOn(t *testing.T) {
	want := `{
 "pieces": [
  {
   "id": "card-0",
   "kind": "card",
   "name": "A long enough name 0",
   "sheet": "cards.pdf",
   "page": 1,
   "x_mm": 10.5,
   "y_mm": 16.5,
   "w_mm": 63,
   "h_mm": 88,
   "tags": [
    {
     "payload": "` + testBox().Deck[0].Tags[0].Payload + `",
     "x_mm": 32.55,
     "y_mm": 76.7,
     "size_mm": 18.9,
     "angle_deg": 0
    }
   ]
  }
 ],
`
	got := whole(t)
	if !strings.HasPrefix(got, want) {
		t.Errorf("got\n%s", got)
	}
	if !strings.Contains(got, `"zones": [
    {
     "id": "GB1",
     "x_mm": 39,
     "y_mm": 105.5,
     "w_mm": 33,
     "h_mm": 43
    },`) {
		t.Errorf("the zones are not on the page:\n%s", got)
	}
}

// A reader of the file finds each module of a tag where it was printed: by the
// tag's place and clockwise angle on the page, however the piece is turned
// there. The tag's own angle is no multiple of 90°, so a wrong sign shows.
func TestTagsLieOnThePageAsTheirAnglesSay(t *testing.T) {
	box := testBox()
	piece := box.Deck[0]
	piece.Tags = []cards.Tag{piece.Tags[0]}
	piece.Tags[0].Angle = 20
	const pxPerMM = 8
	face, err := Face(piece, box, pxPerMM, nil)
	if err != nil {
		t.Fatal(err)
	}
	code, err := cards.Encode(piece.Tags[0].Payload)
	if err != nil {
		t.Fatal(err)
	}
	for quarters := range 4 {
		t.Run(fmt.Sprintf("turned by %d°", 90*quarters), func(t *testing.T) {
			const x, y = 30, 40
			c := component(laid(piece, x, y, 1, quarters), "cards.pdf", 1)
			tag := c.Tags[0]
			// inPiece leads from the page to the piece, by the piece's own angle.
			inPiece := func(px, py float64) (float64, float64) {
				sin, cos := math.Sincos(-float64(90*quarters) * math.Pi / 180)
				dx, dy := px-c.X-c.W/2, py-c.Y-c.H/2
				return cos*dx - sin*dy + piece.W/2, sin*dx + cos*dy + piece.H/2
			}
			sin, cos := math.Sincos(tag.Angle * math.Pi / 180)
			wrong := 0
			for i, dark := range code {
				u := (float64(i%cards.Modules) + .5 - cards.Modules/2.) * tag.Size / cards.Modules
				v := (float64(i/cards.Modules) + .5 - cards.Modules/2.) * tag.Size / cards.Modules
				fx, fy := inPiece(tag.X+tag.Size/2+cos*u-sin*v, tag.Y+tag.Size/2+sin*u+cos*v)
				if (face.RGBAAt(int(fx*pxPerMM), int(fy*pxPerMM)).G < 128) != dark {
					wrong++
				}
			}
			if wrong > 0 {
				t.Errorf("at %g° %d of %d modules are not as printed", tag.Angle, wrong, len(code))
			}
			rebuilt := Components{Pieces: []Component{c}}.Box().Tokens[0].Tags[0]
			if math.Abs(rebuilt.Angle-20) > .01 {
				t.Errorf("the rebuilt box has the tag at %g° on its piece, not at 20°", rebuilt.Angle)
			}
		})
	}
}

func TestBrokenComponentsAreRefused(t *testing.T) {
	good := whole(t)
	payload := testBox().Deck[0].Tags[0].Payload
	for _, c := range []struct{ why, from, to string }{
		{"it is empty", good, ""},
		{"breaks off", good, good[:200]},
		{"more text", "]\n}\n", "]\n}\n{}"},
		{"unknown field", `"kind"`, `"kinds"`},
		{`"mats" is missing`, good, `{"pieces": []}`},
		{"line 8", `"page": 1`, `"page": "one"`},
		{"no page", `"page": 1`, `"page": 0`},
		{"no sheet", `"sheet": "cards.pdf"`, `"sheet": ""`},
		{"unknown kind", `"kind": "card"`, `"kind": "coin"`},
		{"among the pieces", `"kind": "card"`, `"kind": "mat"`},
		{"among the mats", `"kind": "mat"`, `"kind": "card"`},
		{"no id", `"id": "card-0"`, `"id": ""`},
		{"listed twice", `"id": "mat-hood"`, `"id": "card-0"`},
		{"listed twice", `"id": "SH"`, `"id": "GB1"`},
		{"zone without an id", `"id": "SH"`, `"id": ""`},
		{"size", `"w_mm": 63`, `"w_mm": 0`},
		{"size", `"size_mm": 18.9`, `"size_mm": -1`},
		{"place", `"x_mm": 10.5`, `"x_mm": 1e9`},
		{"place", `"x_mm": 39`, `"x_mm": 1e9`},
		{"without a payload", `"payload": "` + payload + `"`, `"payload": ""`},
		{"stands on both", testBox().Mat("mat-hood").Tags[0].Payload, payload},
		{"does not fit", payload, "far too long a payload"},
	} {
		bad := strings.Replace(good, c.from, c.to, 1)
		if bad == good {
			t.Fatalf("%q is not in the file", c.from)
		}
		_, err := parseComponents([]byte(bad))
		if err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s → %s: got %v, want %q", c.from[:min(20, len(c.from))], c.to[:min(20, len(c.to))], err, c.why)
		}
	}
	if _, err := parseComponents([]byte(good)); err != nil {
		t.Errorf("the whole file is refused: %v", err)
	}
}

func TestReadComponentsNamesTheFile(t *testing.T) {
	dir := t.TempDir()
	broken := filepath.Join(dir, "broken.json")
	if err := os.WriteFile(broken, []byte("{}"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{broken, filepath.Join(dir, "missing.json"), dir} {
		if _, err := ReadComponents(path); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: %v", path, err)
		}
	}
}

// FuzzComponents checks that no text breaks the parser, and that what it takes
// it also writes and takes again unchanged.
func FuzzComponents(f *testing.F) {
	f.Add([]byte(whole(f)))
	f.Add([]byte(`{"pieces":[],"mats":[]}`))
	f.Add([]byte(`{"pieces":null}`))
	f.Add([]byte(``))
	f.Fuzz(func(t *testing.T, b []byte) {
		c, err := parseComponents(b)
		if err != nil {
			return
		}
		text, err := c.bytes()
		if err != nil {
			t.Fatal(err)
		}
		again, err := parseComponents(text)
		if err != nil {
			t.Fatalf("written again it is refused: %v\n%s", err, text)
		}
		if !reflect.DeepEqual(c, again) {
			t.Fatalf("written again it differs:\n%+v\n%+v", c, again)
		}
	})
}
