package deck

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
)

// Press says what can be printed: an error is a sentence that says why not and
// what to do. A check that is nil finds nothing wrong.
type Press struct {
	Letters func(text string) error // of all that is said
	Name    func(name string) error // of a card
	Emoji   func(emoji string) error
	// Art gives a picture as it is kept: one with more pixels than are printed
	// is made smaller.
	Art func(a cards.Art) (cards.Art, error)
}

// cardTable is the name of a card's table in the file.
const cardTable = "card"

// mostFile is how large the file of a deck may be, bytes.
const mostFile = 256 << 10

// Open reads the deck in a folder on the disk. The error is Problems; no file
// outside the folder is read.
func Open(dir string, press Press) (*Deck, error) {
	if filepath.Base(dir) == File {
		dir = filepath.Dir(dir)
	}
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, Problems{{Err: fault.Errorf("there is no folder %s: name the folder that holds the deck's %s", dir, File)}}
	case err != nil:
		return nil, Problems{{Err: fault.Errorf("the folder %s cannot be looked into: %v", dir, reason(err))}}
	case !info.IsDir():
		return nil, Problems{{Err: fault.Errorf("%s is no folder: name the folder that holds the deck's %s", dir, File)}}
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, Problems{{Err: fault.Errorf("the folder %s cannot be opened: %v", dir, reason(err))}}
	}
	defer root.Close()
	return read(root.FS(), filepath.Join(dir, File), press)
}

// Read reads the deck at the root of a file system. The error is Problems.
func Read(files fs.FS, press Press) (*Deck, error) { return read(files, File, press) }

// reader reads one deck and gathers what is wrong with it.
type reader struct {
	files    fs.FS
	path     string // of the deck's file, as people find it
	press    Press
	lines    lines
	problems Problems
	deck     Deck
	art      map[string]artFile // what was read, by name
	kept     map[*cards.Art]*cards.Art
	size     int // of all pictures, bytes
}

func read(files fs.FS, path string, press Press) (*Deck, error) {
	r := &reader{files: files, path: path, press: press, art: map[string]artFile{}, kept: map[*cards.Art]*cards.Art{}}
	if r.read(); len(r.problems) > 0 {
		r.problems.sort()
		return nil, r.problems
	}
	r.deck.Digest = r.deck.digest() // of the pictures as people made them
	for i, c := range r.deck.Cards {
		if c.Art != nil {
			r.deck.Cards[i].Art = r.kept[c.Art]
		}
	}
	return &r.deck, nil
}

func (r *reader) blame(line int, format string, args ...any) {
	r.problems = append(r.problems, Problem{r.path, line, fault.Errorf(format, args...)})
}

func (r *reader) read() {
	text, ok := r.file()
	if !ok {
		return
	}
	if line, why := Tangled(text); why != nil {
		r.blame(line, "%v", why)
		return
	}
	var tree map[string]any
	if _, err := toml.Decode(text, &tree); err != nil {
		r.noTOML(err)
		return
	}
	r.lines = findLines(text)
	r.head(tree)
	r.cards(tree[cardTable])
	r.twins()
}

// noTOML blames what the parser could not read.
func (r *reader) noTOML(err error) {
	var p toml.ParseError
	if !errors.As(err, &p) {
		r.blame(0, "this is no TOML: %v", err)
		return
	}
	line, why := p.Position.Line, p.Message
	if why == "" {
		r.blame(line, "this is no TOML: it cannot be read from here on")
		return
	}
	if early := strings.Replace(why, `'\n'`, "the line's end", 1); early != why {
		line, why = line-1, early // the parser counts the break to the next line
	}
	r.blame(line, "this is no TOML: %s", strings.ReplaceAll(why, "EOF", "end of the file"))
}

// file reads the deck's own file.
func (r *reader) file() (string, bool) {
	info, err := fs.Stat(r.files, File)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		r.blame(0, "there is no such file: a deck is a folder with a file %s in it", File)
		return "", false
	case err != nil:
		r.blame(0, "the file cannot be read: %v", reason(err))
		return "", false
	case !info.Mode().IsRegular():
		r.blame(0, "this is no file: a deck is a folder with a text file %s in it", File)
		return "", false
	case info.Size() > mostFile:
		r.blame(0, "the file has %d kB; a deck needs at most %d, for a deck has at most %d cards", info.Size()>>10, mostFile>>10, Most)
		return "", false
	}
	data, err := fs.ReadFile(r.files, File)
	if err != nil {
		r.blame(0, "the file cannot be read: %v", reason(err))
		return "", false
	}
	if !utf8.Valid(data) {
		r.blame(0, "the file is not written in UTF-8: save it as UTF-8")
		return "", false
	}
	return strings.TrimPrefix(string(data), "\ufeff"), true
}

// head reads what is said of the whole deck.
func (r *reader) head(tree map[string]any) {
	for _, key := range slices.Sorted(maps.Keys(tree)) {
		line := r.lines.top[key]
		var into *string
		switch key {
		case "title":
			into = &r.deck.Title
		case "author":
			into = &r.deck.Author
		case "licence", "license":
			into = &r.deck.Licence
		case cardTable:
			continue
		default:
			r.blame(line, "nothing is known of “%s”: above the cards stand title, author and licence, and every card begins with [[%s]]", key, cardTable)
			continue
		}
		*into = r.text(line, key, tree[key], 120)
	}
	if _, ok := tree["title"]; !ok {
		r.blame(1, `the deck has no title: write title = "…" above the first card`)
	} else if slug(r.deck.Title) == "" && len(r.problems) == 0 {
		r.blame(r.lines.top["title"], "the title has no letter and no digit: give the deck a name")
	}
}

// cards reads every card.
func (r *reader) cards(value any) {
	var tables []map[string]any
	switch v := value.(type) {
	case nil:
	case []map[string]any:
		tables = v
	case []any: // an empty list, or one of mixed things
		for _, x := range v {
			t, ok := x.(map[string]any)
			if !ok {
				r.blame(r.lines.top[cardTable], "“%s” is no list of cards: begin every card with [[%s]]", cardTable, cardTable)
				return
			}
			tables = append(tables, t)
		}
	default:
		r.blame(r.lines.top[cardTable], "“%s” is no list of cards: begin every card with [[%s]], in two brackets", cardTable, cardTable)
		return
	}
	if len(tables) == 0 {
		r.blame(1, "the deck has no cards: write [[%s]] for each, and below it a name and a picture", cardTable)
		return
	}
	if len(tables) > Most {
		r.blame(r.lines.of(Most, ""), "this is card %d of %d: a deck has at most %d, so that each has a code to call it by; take some away", Most+1, len(tables), Most)
		tables = tables[:Most]
	}
	for i, t := range tables {
		r.deck.Cards = append(r.deck.Cards, r.card(i, t))
	}
}

// twins finds cards that nobody could tell apart.
func (r *reader) twins() {
	first := map[string]int{}
	for i, c := range r.deck.Cards {
		if slug(c.Name) == "" {
			continue
		}
		j, taken := first[c.ID()]
		if !taken {
			first[c.ID()] = i
			continue
		}
		line, before := r.lines.of(i, "name"), r.lines.of(j, "name")
		if other := r.deck.Cards[j].Name; other != c.Name {
			r.blame(line, "“%s” and “%s” in line %d are too much alike: both would have the id %s and the same tag. Change one of the names", c.Name, other, before, c.ID())
		} else {
			r.blame(line, "the name “%s” stands in line %d already: every card needs a name of its own", c.Name, before)
		}
	}
}

// reason is an error of a file without its path.
func reason(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}
