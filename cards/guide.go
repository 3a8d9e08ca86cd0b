package cards

// Guide is something to read that is printed with a box: a role card, a rule
// card or a page of quick reference. It has no tag, and no camera looks for it.
// Its texts are English and shown to people through translation, each string
// by itself.
type Guide struct {
	ID      string // unique in its box: "role-kid"
	Form    Form
	Title   string
	Lead    string // one sentence that stands above all: for a role, what she wants
	Owner   string // the seat it belongs to, or empty for everyone's
	Picture string // an emoji
	Parts   []Part
	Meters  []Meter
	Copies  int    // so many are printed; 0 is one
	Deck    string // whose back the cards have that are drawn unseen; empty for a blank back
}

// Form says what sort of thing to read a guide is.
type Form string

// The forms, from the smallest.
const (
	RuleCard  Form = "rule"      // the size of a playing card: one rule
	RoleCard  Form = "role"      // a large card: who one is and what one does
	Reference Form = "reference" // half a page: all that one needs in a game
)

// Part is what a guide says about one thing.
type Part struct {
	Sign  Sign
	Word  string   // what it is about
	Lines []string // sentences, each on a line of its own
	Steps bool     // the lines follow one another and are numbered
	// Rows are a small table; the first one is its head.
	Rows [][]string
	// Verbs are the moves that it is a rule of, and Pieces how the ids of the pieces
	// begin that it is about. A screen shows it where they are asked about. A verb may
	// be followed by the only occasion that is meant, as in "place/proof".
	Verbs, Pieces []string
	Example       string // one case of it, for a screen only
}

// Meter is a number to be seen at a glance: so many of so many signs.
type Meter struct {
	Sign        Sign
	Word        string
	Value, Most int
}

// Size is how large a guide of this form is, mm.
func (f Form) Size() (w, h float64) {
	switch f {
	case RoleCard:
		return 96, 126
	case Reference:
		return 194, 129
	}
	return 63, 88
}

// Leaf is the guide as a piece to lay on a page.
func (g Guide) Leaf() Piece {
	w, h := g.Form.Size()
	return Piece{ID: g.ID, Kind: Leaf, Name: g.Title, Owner: g.Owner, Deck: g.Deck, W: w, H: h}
}

// ReferenceOf is what a seat reads in a game, or else what everyone does.
func (b *Box) ReferenceOf(seat string) Guide {
	var out Guide
	for _, g := range b.Guides {
		if g.Form == Reference && (g.Owner == seat || g.Owner == "" && out.ID == "") {
			out = g
		}
	}
	return out
}

// Guide returns the guide with the given id.
func (b *Box) Guide(id string) (Guide, bool) {
	for _, g := range b.Guides {
		if g.ID == id {
			return g, true
		}
	}
	return Guide{}, false
}

// Sentences are the guide's words, as translation meets them.
func (g Guide) Sentences() []string {
	out := []string{g.Title, g.Lead}
	for _, p := range g.Parts {
		out = append(append(out, p.Word, p.Example), p.Lines...)
		for _, row := range p.Rows {
			out = append(out, row...)
		}
	}
	for _, m := range g.Meters {
		out = append(out, m.Word)
	}
	kept := out[:0]
	for _, s := range out {
		if s != "" {
			kept = append(kept, s)
		}
	}
	return kept
}

// Where the authors of the pictures and their licence are found.
const (
	PicturesAt = "https://www.emojione.com/"
	LicenceAt  = "https://creativecommons.org/licenses/by/4.0/"
)

// PictureCredit is what every box owes the authors of its pictures.
const PictureCredit = "Pictures: emoji art by EmojiOne, www.emojione.com, under the licence CC BY 4.0, creativecommons.org/licenses/by/4.0."

// WhenAsked is the part that ends every reference: what to do when the app and
// the table disagree.
func WhenAsked() Part {
	return Part{Sign: SignAsk, Word: "When the app asks", Lines: []string{
		"It shows what it expects and what it sees.",
		"Put the piece right, say that the table is right, or undo the last move."}}
}
