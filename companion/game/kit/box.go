package kit

import (
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
)

// MustBox reads from TOML what a game prints beside its cards, with lengths in
// mm, and from a second file its guides, see mustGuides:
//
//	game, title, credits    as in cards.Box, and so are [[back]] and [[paper]]
//	[[reader]]              somebody for whom things are printed
//	[[token]]               the fields of cards.Piece; 30 × 40 with the tag at the
//	                        head, where it says nothing else
//	[[mat]]                 the fields of cards.Mat; its tags lie in the upper
//	                        corners, where it says nothing else. They take 32
//	                        mm, and its name between them needs a width of 130.
//	                        264 × 200 mm fit every paper
//	[[mat.rows]]            one or more zones, with the fields of cards.Zone
//	[[table]]               an arrangement for some numbers of players
//	[[place]]               where a mat lies, on all tables or on those it is for
//
// A token, a mat or a row of zones is made once, n times, or with each = true
// for every reader. In its words "{n}" is the number, which begins with from or
// 1, and "{seat}", "{name}" and "{picture}" are the reader's. Of a row, each
// copy lies dx and dy from the one before. MustBox panics when the text is
// wrong, as the first test of the game shows.
func MustBox(text, guides string) *cards.Box {
	file := boxFile{Tagged: "{id}-tag-{n}"}
	mustDecode("box.toml", text, &file)
	b := &cards.Box{Game: file.Game, Title: file.Title, Backs: file.Back, Papers: file.Paper, Guides: mustGuides(guides, file.Reader),
		Credits: append(file.Credits, cards.PictureCredit), Tables: map[int]cards.Arrangement{}}
	for _, t := range file.Token {
		t.visit(file.Reader, func(_ int, words *strings.Replacer) { b.Tokens = append(b.Tokens, t.made(Maker(file.Game), words)) })
	}
	for _, m := range file.Mat {
		m.visit(file.Reader, func(_ int, words *strings.Replacer) {
			b.Mats = append(b.Mats, m.made(Maker(file.Game), file.Tagged, words))
		})
	}
	for _, t := range file.Table {
		for _, n := range t.Players {
			a := cards.Arrangement{W: t.W, H: t.H}
			for _, p := range file.Place {
				if p.For == nil || slices.Contains(p.For, n) {
					a.Places = append(a.Places, p.Place)
				}
			}
			b.Tables[n] = a
		}
	}
	return b
}

// boxFile is the file that MustBox reads.
type boxFile struct {
	Game, Title string
	Credits     []string
	Tagged      string // what the tags of mats are made of
	Reader      []Reader
	Back        []cards.Back
	Paper       []cards.Paper
	Token       []printedToken
	Mat         []printedMat
	Table       []struct {
		Players []int
		W, H    float64
	}
	Place []struct {
		cards.Place
		For []int // numbers of players
	}
}

// copies says how often a thing is made.
type copies struct {
	Each   bool
	N      int
	From   *int
	DX, DY float64
}

// visit gives every copy, from 0, and what its words stand for.
func (c copies) visit(readers []Reader, do func(k int, words *strings.Replacer)) {
	n, from := max(c.N, 1), 1
	if c.Each {
		n = len(readers)
	}
	if c.From != nil {
		from = *c.From
	}
	for k := range n {
		var words []string
		if c.Each || c.N > 0 {
			words = append(words, "{n}", strconv.Itoa(from+k))
		}
		if c.Each {
			words = append(words, "{seat}", readers[k].Seat, "{name}", readers[k].Name, "{picture}", readers[k].Picture)
		}
		do(k, strings.NewReplacer(words...))
	}
}

// fill replaces the blanks of some words.
func fill(words *strings.Replacer, in ...*string) {
	for _, s := range in {
		*s = words.Replace(*s)
	}
}

// at is the middle of a tag.
type at struct {
	X, Y float64
	ID   string // of a tag with a meaning of its own
}

type printedToken struct {
	cards.Piece
	copies
	Tag *at
}

func (t printedToken) made(m Maker, words *strings.Replacer) cards.Piece {
	p := t.Piece
	fill(words, &p.ID, &p.Name, &p.Code, &p.Owner, &p.Picture)
	if p.Kind == "" {
		p.Kind = cards.Token
	}
	if p.W == 0 {
		p.W = tokenW
	}
	if p.H == 0 {
		p.H = tokenH
	}
	middle := at{X: p.W / 2, Y: tokenHead + cards.TagMM/2}
	if t.Tag != nil {
		middle = *t.Tag
	}
	p.Tags = []cards.Tag{m.Tag(p.ID, middle.X, middle.Y)}
	return p
}

type printedMat struct {
	cards.Mat
	copies
	Tag  []at
	Rows []struct {
		copies
		Zone []cards.Zone
	}
}

func (t printedMat) made(m Maker, tagged string, words *strings.Replacer) cards.Mat {
	mat := t.Mat
	fill(words, &mat.ID, &mat.Name, &mat.Owner)
	mat.Kind = cards.Plate
	if mat.Style == "" {
		mat.Style = cards.MatDesk
	}
	if t.Tag == nil {
		t.Tag = []at{{X: corner, Y: corner}, {X: mat.W - corner, Y: corner}}
	}
	for n, a := range t.Tag {
		name := a.ID
		if name == "" {
			name = strings.NewReplacer("{id}", mat.ID, "{n}", strconv.Itoa(n+1)).Replace(tagged)
		}
		tag := m.Tag(name, a.X, a.Y)
		tag.ID = a.ID
		mat.Tags = append(mat.Tags, tag)
	}
	for _, r := range t.Rows {
		r.visit(nil, func(k int, number *strings.Replacer) {
			for _, z := range r.Zone {
				for _, w := range []*strings.Replacer{number, words} {
					fill(w, &z.ID, &z.Name, &z.Label, &z.Note, &z.Owner)
				}
				z.X, z.Y = z.X+r.DX*float64(k), z.Y+r.DY*float64(k)
				mat.Zones = append(mat.Zones, z)
			}
		})
	}
	return mat
}
