package cards

import (
	"embed"
	"math"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// Translations are the sentences about boxes in other languages.
//
//go:embed translations
var Translations embed.FS

// Check says what is wrong with the box, in a sentence that names the piece: a
// sign, style or picture that cannot be drawn, something that lies over an
// edge, an id or a tag used twice, a number of players without a table. A box
// that passes can be printed, and what is printed can be read back.
func (b *Box) Check() error {
	c := checker{ids: map[string]bool{}, zones: map[string]bool{}, tags: map[string]error{}}
	if strings.Trim(b.Game, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
		return fault.Errorf("the game's name “%s” has more than small letters, digits and hyphens: it is a part of every tag", b.Game)
	}
	if err := letters(fault.Errorf("the first page"), append([]string{b.Title}, b.Credits...)...); err != nil {
		return err
	}
	for _, p := range slices.Concat(b.Deck, b.Tokens) {
		of := fault.Errorf("the piece “%s”", p.ID)
		if !slices.Contains([]Kind{Card, Token, Marker, Shield}, p.Kind) {
			return fault.Errorf("%v is of the kind “%s”, which cannot be printed", of, p.Kind)
		}
		if err := c.piece(of, p); err != nil {
			return err
		}
	}
	for _, m := range b.Mats {
		if err := c.mat(m); err != nil {
			return err
		}
	}
	for _, k := range b.Backs {
		if err := c.back(k); err != nil {
			return err
		}
	}
	for _, g := range b.Guides {
		if err := c.guide(g); err != nil {
			return err
		}
		for _, begin := range piecesOf(g) {
			if !slices.ContainsFunc(b.Pieces(), func(p Piece) bool { return strings.HasPrefix(p.ID, begin) }) {
				return fault.Errorf("the guide “%s” is about pieces whose id begins with “%s”, of which there are none", g.ID, begin)
			}
		}
	}
	for _, p := range b.Papers {
		of := fault.Errorf("the page “%s”", p.Name)
		if err := letters(of, slices.Concat([]string{p.Name, p.BoxesName, p.Note}, p.Fields, p.Columns)...); err != nil {
			return err
		}
	}
	return b.checkTables()
}

// CheckAll checks boxes of different games, which may lie on one table: beside
// what Check says of each, no tag of one is another's.
func CheckAll(boxes ...*Box) error {
	type owner struct {
		game string
		of   error
	}
	seen := map[string]owner{}
	for _, b := range boxes {
		if err := b.Check(); err != nil {
			return fault.Errorf("the box of %s: %w", b.Game, err)
		}
		for _, p := range b.Pieces() {
			of := fault.Errorf("the piece “%s”", p.ID)
			for _, t := range p.Tags {
				if o, taken := seen[t.Payload]; taken {
					return fault.Errorf("%v of %s and %v of %s have the same tag", o.of, o.game, of, b.Game)
				}
				seen[t.Payload] = owner{b.Game, of}
			}
		}
	}
	return nil
}

// checkTables looks at the arrangements: one for each number of players from
// the fewest to the most, of mats that there are.
func (b *Box) checkTables() error {
	numbers := b.Players()
	for i, n := range numbers {
		if i > 0 && numbers[i-1] != n-1 {
			return fault.Errorf("there is no table for %d players, but one for %d", n-1, n)
		}
		places := b.Tables[n].Places
		if len(places) == 0 {
			return fault.Errorf("the table for %d players has no mats", n)
		}
		for k, p := range places {
			if b.Mat(p.Mat) == nil {
				return fault.Errorf("the table for %d players has the mat “%s”, which is not in the box", n, p.Mat)
			}
			m := b.Mat(p.Mat)
			for _, q := range places[:k] {
				if q.Mat == p.Mat {
					return fault.Errorf("the table for %d players has the mat “%s” twice", n, p.Mat)
				}
				if o := b.Mat(q.Mat); overlap(p.X, p.Y, m.W, m.H, q.X, q.Y, o.W, o.H) {
					return fault.Errorf("the table for %d players has the mats “%s” and “%s” on one another", n, q.Mat, p.Mat)
				}
			}
			if t := b.Tables[n]; !within(p.X, p.Y, m.W, m.H, t.W, t.H) {
				return fault.Errorf("the table for %d players has the mat “%s” beyond its %g × %g mm", n, p.Mat, t.W, t.H)
			}
		}
	}
	return nil
}

// checker holds what has been seen of a box.
type checker struct {
	ids   map[string]bool // of pieces, guides and tags with a meaning of their own
	zones map[string]bool
	tags  map[string]error // whose the payload is
}

// id notes an id.
func (c checker) id(of error, id string) error {
	switch {
	case id == "":
		return fault.Errorf("%v has no id", of)
	case c.ids[id]:
		return fault.Errorf("%v has an id that something else has", of)
	case strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") != "":
		return fault.Errorf("%v has an id with more than small letters, digits and hyphens: it is a word of saved games", of)
	}
	c.ids[id] = true
	return nil
}

// piece checks what all pieces have.
func (c checker) piece(of error, p Piece) error {
	if err := c.id(of, p.ID); err != nil {
		return err
	}
	if !(p.W > 0 && p.H > 0) {
		return fault.Errorf("%v is %g × %g mm: give it a size", of, p.W, p.H)
	}
	w, h := math.Inf(1), math.Inf(1)
	for _, page := range Pages() {
		w, h = min(w, page.H-2*PageMargin), min(h, page.W-2*PageMargin-PageStrip)
	}
	for _, page := range Pages() {
		if !page.Fits(p.W, p.H) {
			return fault.Errorf("%v is %g × %g mm and does not fit a page of %s: make it smaller, such as %g × %g mm, or two of it", of, p.W, p.H, page.Title, math.Floor(w), math.Floor(h))
		}
	}
	for _, t := range p.Tags {
		if err := c.tag(of, p, t); err != nil {
			return err
		}
	}
	if err := drawn(of, p.Sign, p.Tint); err != nil {
		return err
	}
	if err := headed(of, p); err != nil {
		return err
	}
	shown := append([]string{p.Picture}, p.Signs...)
	texts := []string{p.Code}
	for _, m := range p.Marks {
		shown, texts = append(shown, m.Picture), append(texts, m.Text)
	}
	if err := pictures(of, shown...); err != nil {
		return err
	}
	if err := missing(of, p.Name, nameLetters()); err != nil {
		return err
	}
	return letters(of, texts...)
}

// headed checks a card's two ways to be drawn: with its tag at the foot and its
// picture above, or with signs and marks beside a tag at the head. Of a card that
// was read back from a components file no picture is known.
func headed(of error, p Piece) error {
	if p.Kind != Card || len(p.Tags) == 0 {
		return nil
	}
	atHead := p.Tags[0].Y < p.H/2
	pictured := slices.ContainsFunc(p.Marks, func(m Mark) bool { return m.Picture != "" })
	switch {
	case len(p.Signs) > 0 && !atHead:
		return fault.Errorf("%v has signs and its tag at the foot: put the tag at the head", of)
	case len(p.Signs) == 0 && atHead && (p.Pictured() || len(p.Marks) > 0):
		return fault.Errorf("%v has its tag at the head and no signs: put the tag at the foot", of)
	case len(p.Signs) == 0 && (pictured || len(p.Marks) > 1):
		return fault.Errorf("%v has its tag at the foot, where there is room for the text of one mark only", of)
	}
	return nil
}

// tag checks a piece's tag: what it says, and that it lies on the piece with
// its quiet zone and frame.
func (c checker) tag(of error, p Piece, t Tag) error {
	if t.ID != "" {
		if err := c.id(fault.Errorf("the tag “%s”", t.ID), t.ID); err != nil {
			return err
		}
	}
	const alphanumeric = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
	if len(t.Payload) == 0 || len(t.Payload) > 10 || strings.Trim(t.Payload, alphanumeric) != "" {
		return fault.Errorf("%v has a tag that says “%s”, which is not one to ten capital letters and digits", of, t.Payload)
	}
	if other, taken := c.tags[t.Payload]; taken {
		if other.Error() == of.Error() {
			return fault.Errorf("%v has the same tag twice", of)
		}
		return fault.Errorf("%v and %v have the same tag", other, of)
	}
	c.tags[t.Payload] = of
	sin, cos := math.Sincos(t.Angle * math.Pi / 180)
	reach := TagMM / 2 * (math.Abs(sin) + math.Abs(cos))
	if !within(t.X-reach, t.Y-reach, 2*reach, 2*reach, p.W, p.H) {
		return fault.Errorf("%v has a tag over its edge: with its frame a tag is %g mm wide", of, TagMM)
	}
	return nil
}

// mat checks a mat and its zones.
func (c checker) mat(m Mat) error {
	of := fault.Errorf("the mat “%s”", m.ID)
	if m.Kind != Plate {
		return fault.Errorf("%v is of the kind “%s” instead of “%s”", of, m.Kind, Plate)
	}
	if err := c.piece(of, m.Piece); err != nil {
		return err
	}
	if !known(m.Style, matStyles) {
		return fault.Errorf("%v has the unknown style “%s”: choose from %s", of, m.Style, list(matStyles))
	}
	for i, z := range m.Zones {
		zone := fault.Errorf("the zone “%s” of the mat “%s”", z.ID, m.ID)
		switch {
		case z.ID == "":
			return fault.Errorf("%v has no id", zone)
		case c.zones[z.ID]:
			return fault.Errorf("%v has an id that another zone has", zone)
		case !(z.W > 0 && z.H > 0):
			return fault.Errorf("%v is %g × %g mm: give it a size", zone, z.W, z.H)
		case !z.beyond() && !within(z.X, z.Y, z.W, z.H, m.W, m.H):
			return fault.Errorf("%v reaches over the mat's edge", zone)
		}
		c.zones[z.ID] = true
		if err := clear(zone, z, m, i); err != nil {
			return err
		}
		if !known(z.Style, styles) {
			return fault.Errorf("%v has the unknown style “%s”: choose from %s", zone, z.Style, list(styles))
		}
		if err := letters(zone, z.Label, z.Note); err != nil {
			return err
		}
	}
	return nil
}

// clear checks that a zone, the i-th of its mat, takes no place from the mat's
// tags and from the zones before it. A place for a token may lie within one for
// cards, or the other way round: the token stands on the card.
func clear(of error, z Zone, m Mat, i int) error {
	if z.beyond() {
		return nil
	}
	for _, t := range m.Tags {
		if t.ID == "" && overlap(z.X, z.Y, z.W, z.H, t.X-TagMM/2, t.Y-TagMM/2, TagMM, TagMM) {
			return fault.Errorf("%v lies over a tag of the mat", of)
		}
	}
	for _, o := range m.Zones[:i] {
		shared := z.Style == Deck || o.Style == Deck ||
			slices.ContainsFunc([]Kind{Card, Token, Marker}, func(k Kind) bool { return z.Accepts(k) && o.Accepts(k) })
		stands := !shared && (o.encloses(z) || z.encloses(o))
		if !o.beyond() && !stands && overlap(z.X, z.Y, z.W, z.H, o.X, o.Y, o.W, o.H) {
			return fault.Errorf("%v overlaps the zone “%s”", of, o.ID)
		}
	}
	return nil
}

// encloses reports whether another zone lies within this one.
func (z Zone) encloses(o Zone) bool {
	return within(o.X-z.X, o.Y-z.Y, o.W, o.H, z.W, z.H)
}

// overlap reports whether two rectangles share more than an edge, mm.
func overlap(x, y, w, h, x2, y2, w2, h2 float64) bool {
	const slack = 0.01
	return x < x2+w2-slack && x2 < x+w-slack && y < y2+h2-slack && y2 < y+h-slack
}

// back checks how the cards of a deck look from behind.
func (c checker) back(k Back) error {
	of := fault.Errorf("the back of the deck “%s”", k.Name)
	if err := drawn(of, k.Sign, k.Tint); err != nil {
		return err
	}
	if !known(k.Motif, motifs) {
		return fault.Errorf("%v has the unknown motif “%s”: choose from %s", of, k.Motif, list(motifs))
	}
	return letters(of, k.Name)
}

// guide checks something to read.
func (c checker) guide(g Guide) error {
	of := fault.Errorf("the guide “%s”", g.ID)
	if err := c.id(of, g.ID); err != nil {
		return err
	}
	if forms := []Form{RuleCard, RoleCard, Reference}; !slices.Contains(forms, g.Form) {
		return fault.Errorf("%v has the unknown form “%s”: choose from %s", of, g.Form, list(forms))
	}
	for _, p := range g.Parts {
		if err := drawn(of, p.Sign, ""); err != nil {
			return err
		}
	}
	for _, m := range g.Meters {
		if err := drawn(of, m.Sign, ""); err != nil {
			return err
		}
	}
	if err := pictures(of, g.Picture); err != nil {
		return err
	}
	return letters(of, g.Sentences()...)
}

// piecesOf lists how the ids of the pieces begin that a guide is about.
func piecesOf(g Guide) (out []string) {
	for _, p := range g.Parts {
		out = append(out, p.Pieces...)
	}
	return out
}

// drawn checks a sign and a tint.
func drawn(of error, s Sign, t Tint) error {
	switch {
	case !known(s, signs):
		return fault.Errorf("%v has the unknown sign “%s”: choose from %s", of, s, list(signs))
	case !known(t, tints):
		return fault.Errorf("%v has the unknown tint “%s”: choose from %s", of, t, list(tints))
	}
	return nil
}

// known reports whether a word is one of those there are, or none.
func known[W ~string](word W, words []W) bool { return word == "" || slices.Contains(words, word) }

// list is words as a sentence has them.
func list[W ~string](words []W) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = string(w)
	}
	return strings.Join(out, ", ")
}

// within reports whether a rectangle lies on a piece of w × h, all in mm. What
// was read from a file is rounded to a thousandth.
func within(x, y, wide, high, w, h float64) bool {
	const slack = 0.01
	return x >= -slack && y >= -slack && x+wide <= w+slack && y+high <= h+slack
}

// pictures checks that each emoji is one of the picture font.
func pictures(of error, emoji ...string) error {
	for _, e := range emoji {
		if e != "" && !HasEmoji(e) {
			return fault.Errorf("%v has the picture “%s”, which the picture font lacks: choose another emoji", of, e)
		}
	}
	return nil
}

// letters checks that texts can be printed.
func letters(of error, texts ...string) error {
	for _, s := range texts {
		if err := missing(of, s, textLetters()); err != nil {
			return err
		}
	}
	return nil
}

// missing checks a text against the letters that there are.
func missing(of error, text string, have glyphs) error {
	for _, r := range text {
		if r != '\n' && !have.has(r) {
			return fault.Errorf("%v has a letter that the typeface lacks, “%s” in “%s”: write it in Latin letters", of, string(r), text)
		}
	}
	return nil
}
