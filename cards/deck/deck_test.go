package deck

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/grovewatch/grovewatch/cards"
)

const hat = "[[card]]\nname = \"Hat\"\npicture = \"🎩\"\n"

// aPNG is a small picture.
func aPNG() []byte {
	var b bytes.Buffer
	_ = png.Encode(&b, image.NewGray(image.Rect(0, 0, 2, 2)))
	return b.Bytes()
}

// folder is a deck's folder in memory.
func folder(text string) fstest.MapFS {
	return fstest.MapFS{
		File:              {Data: []byte(text)},
		"horse.svg":       {Data: []byte("<svg/>")},
		"art/doll.png":    {Data: aPNG()},
		"big.png":         {Data: append(aPNG(), make([]byte, mostArt)...)},
		"empty.png":       {},
		"photo.png":       {Data: []byte("\xff\xd8\xff\xe0 a JPEG")},
		"drawing.svg":     {Data: aPNG()},
		"folder.svg/x":    {},
		"unprintable.svg": {Data: []byte("<svg><blink/></svg>")},
	}
}

// press refuses what its name says.
var press = Press{
	Letters: func(s string) error {
		if strings.Contains(s, "שלום") {
			return fmt.Errorf("“%s” has letters that cannot be printed", s)
		}
		return nil
	},
	Name: func(s string) error {
		if len(s) > 30 {
			return errors.New("it is too long for its card")
		}
		return nil
	},
	Emoji: func(s string) error {
		if s == "🪑" {
			return errors.New("there is no picture of it")
		}
		return nil
	},
	Art: func(a cards.Art) (cards.Art, error) {
		if a.Name == "unprintable.svg" {
			return a, errors.New("has <blink> in line 1, which cannot be drawn")
		}
		return a, nil
	},
}

func TestADeckIsRead(t *testing.T) {
	d, err := Read(folder(`title = "Grandmother's attic"
author = "Ada"
licence = "CC0"

[[card]]
name = " Rocking horse "
picture = "horse.svg"
kind = "Play"
material = "wood"
weight_g = 9000
colours = ["red", 'white']
traits = [
  "moving", # it rocks
  "ancient",
]

[[card]]
name = "Doll’s house"
picture = "art/doll.png"
weight_g = 4.5
`+hat), press)
	if err != nil {
		t.Fatal(err)
	}
	if d.Title != "Grandmother's attic" || d.Author != "Ada" || d.Licence != "CC0" || len(d.Cards) != 3 || len(d.Digest) != 16 {
		t.Errorf("%+v", d)
	}
	c := d.Cards[0]
	if c.Name != "Rocking horse" || c.ID() != "card-rocking-horse" || d.TagName(c) != "deck grandmothers-attic card-rocking-horse" || c.WeightG != 9000 ||
		fmt.Sprint(c.Words()) != "[wood red white moving ancient play]" || c.Art == nil || c.Art.Format != "svg" || c.Picture != "" {
		t.Errorf("%+v", c)
	}
	if c = d.Cards[1]; c.ID() != "card-dolls-house" || c.Art.Format != "png" || c.WeightG != 4.5 {
		t.Errorf("%+v", c)
	}
	if c = d.Cards[2]; c.Picture != "🎩" || c.Art != nil {
		t.Errorf("%+v", c)
	}
}

func TestWhatIsWrongIsToldWithItsLine(t *testing.T) {
	many := "title = \"Many\"\n"
	for n := range 5000 {
		many += fmt.Sprintf("[[card]]\nname = \"Card %d\"\npicture = \"🎩\"\n", n)
	}
	for _, c := range []struct{ text, want string }{
		{"title = \"T\"\n[[card]\nname = 1", "deck.toml, line 2: this is no TOML: expected end of table array name delimiter ']', but got the line's end"},
		{"title = \"T\"\ntitle = \"U\"\n", "deck.toml, line 2: this is no TOML: "},
		{"", "line 1: the deck has no title: write title"},
		{"title = \"T\"", "line 1: the deck has no cards: write [[card]]"},
		{"title = \"T\"\ncard = []", "line 1: the deck has no cards"},
		{"title = \"T\"\n\ncard = 5", "line 3: “card” is no list of cards"},
		{"title = \"T\"\n[card]\nname = \"Hat\"", "line 2: “card” is no list of cards: begin every card with [[card]], in two brackets"},
		{"title = 5\n" + hat, "line 1: the title is 5: write it between quotation marks"},
		{"title = \"…\"\n" + hat, "line 1: the title has no letter"},
		{"titel = \"T\"\n" + hat, "line 1: nothing is known of “titel”: above the cards stand title"},
		{"title = \"T\"\n[[cards]]\nname = \"Hat\"\n", "line 2: nothing is known of “cards”"},
		{"title = \"T\"\n[[card]]\npicture = \"🎩\"\n", "line 2: this card has no name"},
		{"title = \"T\"\n[[card]]\nname = \"Hat\"\n", "line 2: the card “Hat” has no picture: write picture"},
		{"title = \"T\"\n[[card]]\nkind = \"hat\"\n", "line 2: this card has no picture: write picture"},
		{"title = \"T\"\n" + hat + "color = \"red\"\n", "line 5: nothing is known of “color”: a card has name, picture"},
		{"title = \"T\"\n" + hat + "\n" + hat, "line 7: the name “Hat” stands in line 3 already"},
		{"title = \"T\"\n" + hat + "\n" + strings.Replace(hat, "Hat", "hat!", 1), "line 7: “hat!” and “Hat” in line 3 are too much alike: both would have the id card-hat"},
		{"title = \"T\"\n" + hat + "weight_g = -3\n", "line 5: the weight_g is -3: write a number of grams"},
		{"title = \"T\"\n" + hat + "weight_g = nan\n", "line 5: the weight_g is NaN"},
		{"title = \"T\"\n" + hat + "weight_g = \"heavy\"\n", "line 5: the weight_g is “heavy”"},
		{"title = \"T\"\n" + hat + "weight_g = 1979-05-27\n", "line 5: the weight_g is 1979-05-27"},
		{"title = \"T\"\n" + hat + "traits = [\n\"old\",\n7]\n", "line 5: the traits is 7: write it between"},
		{"title = \"T\"\n" + hat + "traits = {a = 1}\n", "line 5: the traits is a table: write a list of words"},
		{"title = \"T\"\n" + hat + "[card.traits]\na = 1\n", "line 2: the traits is a table"},
		{"title = \"T\"\n" + hat + "traits = [\"old\", \"Old\"]\n", "line 5: the traits has “old” twice"},
		{"title = \"T\"\n" + hat + "kind = \"" + strings.Repeat("x", 31) + "\"\n", "line 5: the kind has 31 letters, at most 30 fit"},
		{"title = \"T\"\n[[card]]\nname = \"\"\"Two\nlines\"\"\"\npicture = \"🎩\"", "line 3: the name has a line break"},
		{"title = \"T\"\n[[card]]\nname = \"\"\npicture = \"🎩\"", "line 3: the name is empty"},
		{"title = \"T\"\n[[card]]\nname = \"?!\"\npicture = \"🎩\"", "line 3: the name “?!” has no letter and no digit"},
		{"title = \"T\"\n[[card]]\nname = \"שלום\"\npicture = \"🎩\"", "line 3: the name “שלום” has letters that"},
		{"title = \"T\"\n[[card]]\nname = \"" + strings.Repeat("long ", 8) + "\"\npicture = \"🎩\"", "line 3: it is too long for its card"},
		{"title = \"T\"\n" + hat + "traits = [\"שלום\"]", "line 5: the traits “שלום” has letters"},
		{"title = \"T\"\n[[card]]\nname = \"" + strings.Repeat("long ", 40) + "\"\npicture = \"🎩\"", "line 3: the name has 199 letters"},
		{"title = \"T\"\n[[card]]\nname = \"Chair\"\npicture = \"🪑\"", "line 4: there is no picture of it"},
		{picture("nohorse.svg"), "line 4: the picture “nohorse.svg” is not in the deck's folder: put it there"},
		{picture("Horse.svg"), "line 4: the picture “Horse.svg” is not in the deck's folder: is “horse.svg” meant?"},
		{picture("horse"), "line 4: the picture “horse” is neither an emoji nor the name of an SVG or PNG file"},
		{picture("horse.jpg"), "line 4: the picture “horse.jpg” is neither"},
		{picture("../horse.svg"), "line 4: the picture “../horse.svg” does not lie in the deck's folder"},
		{picture("/etc/horse.svg"), "line 4: the picture “/etc/horse.svg” does not lie in the deck's folder"},
		{picture(`art\\doll.png`), `line 4: the picture “art\doll.png” has a backslash`},
		{picture("folder.svg"), "line 4: the picture “folder.svg” is no file"},
		{picture("big.png"), "line 4: the picture “big.png” has 4.0 MB, at most 4 are read: make it smaller"},
		{picture("empty.png"), "line 4: the picture “empty.png” is an empty file"},
		{picture("photo.png"), "line 4: the picture “photo.png” is no PNG file, whatever its name says"},
		{picture("drawing.svg"), "line 4: the picture “drawing.svg” is a PNG file: let its name end with .png"},
		{picture("unprintable.svg"), "line 4: the picture “unprintable.svg” has <blink> in line 1"},
		{many, "line 623: this is card 208 of 5000: a deck has at most 207"},
		{strings.Repeat("#", mostFile+1), "deck.toml: the file has 256 kB; a deck needs at most 256"},
		{"title = \"\xff\"", "is not written in UTF-8"},
	} {
		d, err := Read(folder(c.text), press)
		var p Problems
		if d != nil || !errors.As(err, &p) || len(p) == 0 {
			t.Errorf("%.60q gives %v and no problem", c.text, d)
			continue
		}
		if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.60q: %v\nwant %s", c.text, err, c.want)
		}
	}
}

func picture(name string) string {
	return "title = \"T\"\n[[card]]\nname = \"Thing\"\npicture = \"" + name + "\"\n"
}

// A file that would keep a parser busy for minutes is refused at once.
func TestATangledFileIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		"a = " + strings.Repeat("[", 3000):                       "line 1: too many brackets",
		"a = " + strings.Repeat("[\n", 9):                        "line 9: too many brackets",
		"a" + strings.Repeat(".a", 1900) + " = 1":                "line 1: there are too many dots",
		"\n[" + strings.Repeat("a.", mostFile/2-10) + "a]":       "line 2: this line is longer",
		"a = " + strings.Repeat("[", 8) + strings.Repeat("]", 8): "nothing is known of “a”",
	} {
		if _, err := Read(folder(text), press); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.20q: %v", text, err)
		}
	}
}

func TestAllProblemsAreToldInTheirOrder(t *testing.T) {
	_, err := Read(folder("title = \"T\"\n[[card]]\nweigth = 3\npicture = \"no.png\"\n[[card]]\nname = 3\n"), press)
	var lines []int
	for _, p := range err.(Problems) {
		lines = append(lines, p.Line)
	}
	if fmt.Sprint(lines) != "[2 3 4 5 6]" {
		t.Errorf("%v", err)
	}
	many := "title = \"T\"\n"
	for n := range 40 {
		many += fmt.Sprintf("[[card]]\nname = \"Card %d\"\n", n)
	}
	if _, err := Read(folder(many), press); !strings.HasSuffix(err.Error(), "\nand 20 more") {
		t.Errorf("%v", err)
	}
}

func TestAFolderOnTheDisk(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want := func(dir, sentence string) {
		t.Helper()
		if _, err := Open(dir, press); err == nil || !strings.Contains(err.Error(), sentence) {
			t.Errorf("%v, want %s", err, sentence)
		}
	}
	want(filepath.Join(dir, "gone"), "there is no folder "+filepath.Join(dir, "gone"))
	want(dir, "deck.toml: there is no such file: a deck is a folder")
	write("attic", "")
	want(filepath.Join(dir, "attic"), "is no folder")
	write(File, picture("link.svg"))
	write("horse.svg", "<svg/>")
	if err := os.Symlink("horse.svg", filepath.Join(dir, "link.svg")); err != nil {
		t.Skipf("no link can be made here: %v", err)
	}
	d, err := Open(filepath.Join(dir, File), press)
	if err != nil || len(d.Cards) != 1 {
		t.Fatalf("a link within the folder: %v", err)
	}
	outside := filepath.Join(t.TempDir(), "secret.svg")
	if err := os.WriteFile(outside, []byte("<svg/>"), 0o600); err != nil {
		t.Fatal(err)
	}
	_ = os.Remove(filepath.Join(dir, "link.svg"))
	if err := os.Symlink(outside, filepath.Join(dir, "link.svg")); err != nil {
		t.Fatal(err)
	}
	want(dir, "line 4: the picture “link.svg” is a link that leads out of the deck's folder")
	_ = os.Remove(filepath.Join(dir, File))
	if err := os.Mkdir(filepath.Join(dir, File), 0o700); err != nil {
		t.Fatal(err)
	}
	want(dir, "this is no file")
}

func TestTheDigestTellsWhatAGameWouldNotice(t *testing.T) {
	digest := func(files fstest.MapFS) string {
		t.Helper()
		d, err := Read(files, press)
		if err != nil {
			t.Fatal(err)
		}
		return d.Digest
	}
	base := picture("horse.svg")
	is := digest(folder(base))
	if digest(folder("# a remark\n"+strings.ReplaceAll(base, " = ", "="))) != is {
		t.Error("a remark makes another deck")
	}
	seen := map[string]string{is: "the first"}
	other := folder(base)
	other["horse.svg"] = &fstest.MapFile{Data: []byte("<svg></svg>")}
	for what, files := range map[string]fstest.MapFS{
		"the title": folder(strings.Replace(base, `"T"`, `"U"`, 1)), "the name": folder(strings.Replace(base, "Thing", "Sing", 1)),
		"the picture": folder(picture("🎩")), "a trait": folder(base + `traits = ["old"]`), "a colour": folder(base + `colours = ["old"]`),
		"the weight": folder(base + "weight_g = 3"), "the file": other, "a card": folder(base + hat),
	} {
		d := digest(files)
		if before, ok := seen[d]; ok {
			t.Errorf("%s and %s leave the digest as it is", what, before)
		}
		seen[d] = what
	}
}

func TestVoiceCodesAreUnique(t *testing.T) {
	seen := map[string]bool{}
	for n := range Most {
		if c := Code(n); len(c) != 2 || seen[c] {
			t.Errorf("card %d has the code %s", n, c)
		} else {
			seen[c] = true
		}
	}
}

// FuzzRead checks that no file breaks the reader, that every problem lies in a
// line of the file, and that what it takes keeps its promises.
func FuzzRead(f *testing.F) {
	f.Add("title = \"T\"\n" + hat + "traits = [\"a\", '''b\nc''']\n\"kind\" = \"play\" # so\n")
	f.Add("title = \"T\"\ncard = [{name = \"Hat\", picture = \"horse.svg\", weight_g = 3.5}]")
	f.Add("title = \"T\"\n[[card]]\nname = \"\\u00e9\"\npicture = \"../x.png\"\n[card.a]\nb = 1\n[[card.c]]\n")
	f.Add("[[[[[[[[")
	f.Add("a = " + strings.Repeat("[", 500))
	f.Add("card = [1, {}, \"x\"]\ntitle = \"\"\"\\\n  T\"\"\"")
	f.Fuzz(func(t *testing.T, text string) {
		d, err := Read(folder(text), press)
		if err != nil {
			for _, p := range err.(Problems) {
				if p.Line < 0 || p.Line > strings.Count(text, "\n")+1 || p.Err == nil || p.File != File {
					t.Errorf("a problem at %s, line %d: %q", p.File, p.Line, p.Err)
				}
			}
			return
		}
		ids := map[string]bool{}
		for _, c := range d.Cards {
			if ids[c.ID()] || len(c.ID()) < 6 || strings.ContainsAny(c.ID(), " ,@=\t\n") || (c.Art == nil) == (c.Picture == "") {
				t.Errorf("the card %+v was taken", c)
			}
			ids[c.ID()] = true
		}
		if len(d.Cards) == 0 || len(d.Cards) > Most || d.Title == "" {
			t.Errorf("%d cards, title %q", len(d.Cards), d.Title)
		}
	})
}

// A picture that is kept smaller than people made it leaves the deck the same
// to saved games, and is read once for all of its cards.
func TestAPictureThatIsKeptSmallerChangesNoDigest(t *testing.T) {
	files := folder(`title = "Attic"
[[card]]
name = "One"
picture = "a.png"
[[card]]
name = "Two"
picture = "a.png"
`)
	files["a.png"] = &fstest.MapFile{Data: []byte("\x89PNG\r\n\x1a\nlarge")}
	before, err := Read(files, Press{})
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	after, err := Read(files, Press{Art: func(a cards.Art) (cards.Art, error) {
		read++
		a.Data = []byte("small")
		return a, nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	if before.Digest != after.Digest {
		t.Error("the deck has become another")
	}
	if one, two := after.Cards[0].Art, after.Cards[1].Art; string(one.Data) != "small" || one != two || read != 1 {
		t.Errorf("kept is %q; read %d times", one.Data, read)
	}
}
