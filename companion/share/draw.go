package share

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// state is what a page shows, built from one seat's snapshot and from what is
// printed. Its texts are in the table's language.
type state struct {
	Seat   int    `json:"seat"`
	Seats  []who  `json:"seats"`
	Turn   []int  `json:"turn"`
	Prompt string `json:"prompt"`
	// The running check of the public transcript: how many entries it has, and
	// the last, if there is one.
	Recorded int      `json:"recorded"`
	Record   []string `json:"record"`
	Kept     []string `json:"kept"` // the running check of what this seat does in private; null while that is locked
	Hints    []string `json:"hints"`
	Actions  []action `json:"actions"`
	Forms    []form   `json:"forms"`
	Checks   bool     `json:"checks"` // the seat may look up a card
	Shown    *shown   `json:"shown"`
	Sheets   []sheet  `json:"sheets"`
	Own      []placed `json:"own"` // what lies where everyone sees it, but only some know what it is
	Mats     []mat    `json:"mats"`
	Tracks   []track  `json:"tracks"`
	Counts   []count  `json:"counts"`
	Moves    []told   `json:"moves"`
	Result   *result  `json:"result"`
	Reveal   []sheet  `json:"reveal"`
	// What was just shown to everyone, step by step, or nil.
	Unveil *unveiling `json:"unveil"`
	Over   bool       `json:"over"`
}

type (
	who struct {
		Name   string `json:"name"`
		Colour string `json:"colour"`
		Sign   string `json:"sign"` // SVG path data in a box of 24 × 24
	}
	action struct {
		Label string  `json:"label"`
		Asks  []ask   `json:"asks"`  // in what its moves differ, in the order to ask
		Moves [][]int `json:"moves"` // for each move its value of each ask
	}
	ask struct {
		Title  string  `json:"title"`
		Values []value `json:"values"`
	}
	value struct {
		Word string `json:"word,omitempty"`
		Text string `json:"text"`
		Code string `json:"code,omitempty"`
	}
	form struct {
		Title string `json:"title"`
		Parts []part `json:"parts"`
		Send  string `json:"send"`
		Due   bool   `json:"due"` // it is what the seat is to do now
	}
	part struct {
		Name   string  `json:"name"`
		Values []value `json:"values"`
		Given  string  `json:"given"`
		Free   int     `json:"free"`
	}
	shown struct {
		Card  string   `json:"card"`
		Name  string   `json:"name"`
		Lines []string `json:"lines"`
	}
	sheet struct {
		Title string     `json:"title"`
		Head  []string   `json:"head"`
		Rows  [][]string `json:"rows"`
		Note  string     `json:"note"`
	}
	mat struct {
		Name  string `json:"name"`
		Style string `json:"style"`
		Owner int    `json:"owner"` // a seat, 0 for none
		Zones []zone `json:"zones"`
	}
	zone struct {
		Label  string   `json:"label"`
		Style  string   `json:"style"`
		Pieces []placed `json:"pieces"`
	}
	placed struct {
		Name    string `json:"name"` // empty when the seat does not know it
		Code    string `json:"code,omitempty"`
		Picture string `json:"picture,omitempty"` // the piece whose drawing it is
		Where   string `json:"where,omitempty"`
		Owner   int    `json:"owner,omitempty"`
		Down    bool   `json:"down,omitempty"`
		Latest  bool   `json:"latest,omitempty"`
	}
	track struct {
		Name  string `json:"name"`
		Value int    `json:"value"`
		Spots []spot `json:"spots"`
	}
	spot struct {
		Label  string `json:"label"`
		Power  string `json:"power,omitempty"`
		Grade  string `json:"grade,omitempty"`
		Gained bool   `json:"gained,omitempty"`
	}
	count struct {
		Seat int    `json:"seat"`
		Name string `json:"name"`
		N    int    `json:"n"`
	}
	told struct {
		Seat  int      `json:"seat"`
		Story []string `json:"story"`
	}
	unveiling struct {
		Title     string   `json:"title"`
		Steps     []unveil `json:"steps"`
		Verdict   string   `json:"verdict"`
		Good      bool     `json:"good"`
		StepMS    int64    `json:"step_ms"`
		VerdictMS int64    `json:"verdict_ms"`
	}
	unveil struct {
		Name  string `json:"name"`
		Said  string `json:"said"`
		True  string `json:"true"`
		Right bool   `json:"right"`
	}
	result struct {
		Winners []int  `json:"winners"`
		Text    string `json:"text"`
	}
)

// painter turns one snapshot into a state.
type painter struct {
	printed
	translate func(string) string
	s         *companion.SeatScreen
}

// page is the state of a snapshot as it is sent.
func (p printed) page(s *companion.SeatScreen, translate func(string) string) ([]byte, error) {
	return json.Marshal(painter{p, translate, s}.state())
}

func (p painter) state() state {
	v := p.s.View
	out := state{
		Seat: int(v.Seat), Turn: numbers(v.Turn), Prompt: p.text(v.Prompt), Hints: slices.Concat(p.texts(p.s.Knocks), p.texts(v.Notes()), p.texts(p.s.Door)),
		Checks: p.s.Checks, Record: p.s.Record[max(0, len(p.s.Record)-1):], Recorded: len(p.s.Record), Kept: p.s.Own, Sheets: p.sheets(v.Sheets), Reveal: p.sheets(p.s.Reveal), Over: v.Result != nil,
	}
	for i, name := range p.s.Seats {
		o := look.OwnerOf(name)
		if i < len(p.s.People) {
			o = o.In(p.s.People[i].Colour)
		}
		w := who{Name: name, Colour: hex(o.Colour), Sign: look.Outline(o.Sign)}
		if i < len(v.Names) {
			w.Name = p.text(v.Names[i])
		}
		out.Seats = append(out.Seats, w)
	}
	for _, a := range ownActions(v, v.Seat) {
		out.Actions = append(out.Actions, p.action(a))
	}
	for _, f := range v.Forms {
		x := p.form(f)
		for _, a := range ownActions(v, v.Seat) {
			x.Due = x.Due || a.Choices[0].Verb == f.Verb
		}
		out.Forms = append(out.Forms, x)
	}
	if p.s.Asked != 0 {
		out.Forms = append(out.Forms, form{Title: p.text(game.Say("Somebody wants to open your pages on the table's computer.")), Send: p.text(game.Say("Reply")), Due: true,
			Parts: []part{{Name: p.text(game.Say("May they?")), Values: []value{{Word: "yes", Text: p.text(game.Say("Yes, it is me"))}, {Word: "no", Text: p.text(game.Say("No"))}}}}})
	}
	if c := p.s.Shown; c != nil {
		out.Shown = &shown{c.Card, p.pieceName(c.Card), p.texts(c.Lines)}
	}
	out.Mats, out.Own = p.table()
	for _, t := range v.Tracks {
		x := track{Name: p.text(t.Name), Value: t.Value}
		for _, s := range t.Spots {
			x.Spots = append(x.Spots, spot{p.text(s.Label), p.text(s.Power), p.text(s.Grade), s.Gained})
		}
		out.Tracks = append(out.Tracks, x)
	}
	for _, c := range v.Counts {
		out.Counts = append(out.Counts, count{int(c.Seat), p.text(c.Name), c.N})
	}
	for _, e := range p.s.Log {
		out.Moves = append(out.Moves, told{Seat: int(e.Seat), Story: p.texts(e.Story)})
	}
	out.Unveil = p.unveiling(v.Unveil)
	if r := v.Result; r != nil {
		out.Result = &result{numbers(r.Winners), p.text(r.Text)}
	}
	return out
}

func (p painter) unveiling(u *game.Unveiling) *unveiling {
	if u == nil {
		return nil
	}
	out := &unveiling{Title: p.text(u.Title), Verdict: p.text(u.Verdict), Good: u.Good,
		StepMS: companion.UnveilStep.Milliseconds(), VerdictMS: companion.UnveilVerdict.Milliseconds()}
	for _, s := range u.Steps {
		out.Steps = append(out.Steps, unveil{p.pieceName(s.Card), p.text(s.Said), p.text(s.True), s.Right})
	}
	return out
}

func (p painter) text(t game.Text) string { return t.In(p.translate) }

func (p painter) texts(all []game.Text) []string {
	var out []string
	for _, t := range all {
		out = append(out, p.text(t))
	}
	return out
}

func (p painter) sheets(all []game.Sheet) []sheet {
	var out []sheet
	for _, s := range all {
		x := sheet{Title: p.text(s.Title), Head: p.texts(s.Head), Note: p.text(s.Note)}
		for _, r := range s.Rows {
			x.Rows = append(x.Rows, p.texts(r))
		}
		out = append(out, x)
	}
	return out
}

// pieceName is what people call a piece.
func (p painter) pieceName(id string) string {
	if x, ok := p.pieces[id]; ok && x.Name != "" {
		return x.Called(p.translate)
	}
	return p.translate(id)
}

// placeName names a zone by its mat and what is printed on it.
func (p painter) placeName(place string) string {
	return cmp.Or(p.box.Place(place, p.translate), p.translate(place))
}

// facets are the things in which the moves of an action may differ, in the
// order in which they are asked about.
var facets = []struct {
	title string
	value func(game.Move) string
	name  func(painter, game.Move) (text, code string)
}{
	{"What?", func(m game.Move) string { return m.Verb }, func(_ painter, m game.Move) (string, string) { return m.Verb, "" }},
	{"Which one?", func(m game.Move) string { return strings.Join(m.Objects, ",") }, func(p painter, m game.Move) (string, string) {
		var names, codes []string
		for _, id := range m.Objects {
			names = append(names, p.pieceName(id))
			if x, ok := p.pieces[id]; ok && x.Code != "" {
				codes = append(codes, x.Code)
			}
		}
		return strings.Join(names, " + "), strings.Join(codes, " ")
	}},
	{"Where?", func(m game.Move) string { return m.Place }, func(p painter, m game.Move) (string, string) { return p.placeName(m.Place), "" }},
	{"How many?", func(m game.Move) string { return fmt.Sprint(m.Number) }, func(_ painter, m game.Move) (string, string) { return fmt.Sprint(m.Number), "" }},
}

// The facets that ask what is to be done, and which pieces are meant.
const (
	byVerb    = 0
	byObjects = 1
)

// action takes an action's moves apart into what has to be asked.
func (p painter) action(a game.Action) action {
	out := action{Label: p.text(a.Label), Moves: make([][]int, len(a.Choices))}
	for by, f := range facets {
		if a.Alike && by == byObjects {
			continue
		}
		at := map[string]int{}
		q := ask{Title: p.translate(f.title)}
		which := make([]int, len(a.Choices))
		for i, m := range a.Choices {
			v := f.value(m)
			n, ok := at[v]
			if !ok {
				n = len(q.Values)
				at[v] = n
				text, code := f.name(p, m)
				if t, ok := a.Verbs[v]; ok && by == byVerb {
					text = p.text(t)
				}
				if text == "" {
					text = "–"
				}
				q.Values = append(q.Values, value{Text: text, Code: code})
			}
			which[i] = n
		}
		if len(q.Values) < 2 {
			continue
		}
		out.Asks = append(out.Asks, q)
		for i, n := range which {
			out.Moves[i] = append(out.Moves[i], n)
		}
	}
	return out
}

func (p painter) form(f game.Form) form {
	out := form{Title: p.text(f.Title), Send: p.text(f.Send)}
	for _, x := range f.Parts {
		y := part{Name: p.text(x.Name), Given: x.Given, Free: x.Free}
		for _, v := range x.Values {
			y.Values = append(y.Values, value{Word: v.Word, Text: p.text(v.Title), Code: p.pieces[v.Word].Code})
		}
		out.Parts = append(out.Parts, y)
	}
	return out
}

// table lays the pieces out by mats and zones. What lies in a secret zone, or
// face down though the seat knows it, is its own to know.
func (p painter) table() (mats []mat, own []placed) {
	v := p.s.View
	in := map[string][]placed{}
	for _, x := range v.Pieces {
		y := placed{Owner: int(x.Owner), Down: x.Down, Latest: x.Latest}
		id := x.Card
		if id == "" && !x.Down {
			id = x.ID
		}
		piece := p.pieces[id]
		known := y
		known.Name, known.Code, known.Where = p.text(x.Name), piece.Code, p.placeName(x.Zone)
		if piece.Pictured() {
			known.Picture = id
		}
		_, z, _ := p.box.Zone(x.Zone)
		switch secret := slices.Contains(v.Secret, x.Zone); {
		case z.Style == cards.Hood: // a shield that stands tells what it hides, not itself
		case secret && x.Name.Format != "":
			own = append(own, known)
		case secret:
		case x.Down && x.Card != "":
			y.Code = p.pieces[x.ID].Code
			known.Down = false
			own = append(own, known)
			in[x.Zone] = append(in[x.Zone], y)
		case x.Down:
			y.Code = p.pieces[x.ID].Code
			in[x.Zone] = append(in[x.Zone], y)
		default:
			known.Where = ""
			in[x.Zone] = append(in[x.Zone], known)
		}
	}
	for _, m := range p.box.Mats {
		out := mat{Name: p.translate(m.Name), Style: string(m.Style), Owner: max(0, slices.Index(p.s.Seats, m.Owner))}
		for _, z := range m.Zones {
			if len(in[z.ID]) > 0 {
				out.Zones = append(out.Zones, zone{p.zoneLabel(z), string(z.Style), in[z.ID]})
			}
		}
		if len(out.Zones) > 0 {
			mats = append(mats, out)
		}
	}
	return mats, own
}

func (p painter) zoneLabel(z cards.Zone) string {
	if z.Label == "" {
		return p.translate(z.Name)
	}
	return p.translate(z.Label)
}

func numbers(seats []game.Seat) []int {
	out := []int{}
	for _, s := range seats {
		out = append(out, int(s))
	}
	return out
}

func hex(c look.Colour) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }

// colours is the palette as a style sheet.
func colours() string {
	var b strings.Builder
	b.WriteString(":root{color-scheme:dark")
	for _, c := range []struct {
		name string
		c    look.Colour
	}{
		{"ink", look.Ink}, {"night", look.Night}, {"dusk", look.Dusk}, {"pine", look.Pine}, {"fern", look.Fern}, {"moss", look.Moss},
		{"mist", look.Mist}, {"moon", look.Moon}, {"glow", look.Glow}, {"field", look.Field}, {"lamp", look.Lamp}, {"ember", look.Ember}, {"alarm", look.Alarm},
	} {
		fmt.Fprintf(&b, ";--%s:%s", c.name, hex(c.c))
	}
	b.WriteString("}\n")
	return b.String()
}
