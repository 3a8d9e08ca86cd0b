package demo

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// Mistake is a kind of what people do who do not play perfectly.
type Mistake string

// The kinds of mistakes.
const (
	Early        Mistake = "early"          // a piece of the next move is laid before this one
	Forgotten    Mistake = "forgotten"      // something due is left undone
	Order        Mistake = "order"          // all of it, in another order
	Together     Mistake = "together"       // two moves at once
	WrongPlace   Mistake = "wrong-place"    // the right piece elsewhere
	ChangeOfMind Mistake = "change-of-mind" // laid elsewhere first
	Tidy         Mistake = "tidy"           // a piece is straightened without a meaning
	Pile         Mistake = "pile"           // a piece is laid upon another one's tag
	Swap         Mistake = "swap"           // another of several equal pieces is taken
	WrongPiece   Mistake = "wrong-piece"    // another piece in its stead
	Miscount     Mistake = "miscount"       // a token some spots too far, or not far enough
	Imprecise    Mistake = "imprecise"      // off the middle and askew
	Illegal      Mistake = "illegal"        // a piece comes that nothing allows
	PutBack      Mistake = "put-back"       // a piece that is not due is laid elsewhere, and back
	Hidden       Mistake = "hidden"         // something stands over a piece for some time
)

// Mistakes lists every kind.
func Mistakes() []Mistake {
	return []Mistake{Early, Forgotten, Order, Together, WrongPlace, ChangeOfMind, Tidy, Pile, Swap, WrongPiece, Miscount, Imprecise, Illegal, PutBack, Hidden}
}

// Lasting reports whether the table lies wrong after such a mistake, until
// somebody puts it right.
func (m Mistake) Lasting() bool {
	return slices.Contains([]Mistake{Forgotten, WrongPlace, Pile, WrongPiece, Miscount, Imprecise, Illegal, Hidden}, m)
}

// Fallible says how people err. The zero value never does.
type Fallible struct {
	Rate  float64   // the share of the moves in which somebody errs
	Kinds []Mistake // by which kinds; none: by all
}

// ParsePeople reads which people play: "perfect", or "fallible" with a rate and
// kinds, as in "fallible:0.1,kinds=early+pile". The error is a sentence.
func ParsePeople(text string) (Fallible, error) {
	if text == "" || text == "perfect" {
		return Fallible{}, nil
	}
	rest, ok := strings.CutPrefix(text, "fallible")
	if !ok || rest != "" && rest[0] != ':' && rest[0] != ',' {
		return Fallible{}, fault.Errorf("%q are no people: choose perfect or fallible, such as fallible:0.1,kinds=early+pile", text)
	}
	f := Fallible{Rate: 0.1}
	for word := range strings.FieldsFuncSeq(rest, func(r rune) bool { return r == ':' || r == ',' }) {
		kinds, named := strings.CutPrefix(word, "kinds=")
		if !named {
			rate, err := strconv.ParseFloat(word, 64)
			if err != nil || !(rate >= 0 && rate <= 1) {
				return f, fault.Errorf("%q is not how often people err: give a share from 0 to 1", word)
			}
			f.Rate = rate
			continue
		}
		for k := range strings.SplitSeq(kinds, "+") {
			if !slices.Contains(Mistakes(), Mistake(k)) {
				return f, fault.Errorf("%q is no kind of mistake: choose from %s", k, allMistakes())
			}
			f.Kinds = append(f.Kinds, Mistake(k))
		}
	}
	return f, nil
}

func allMistakes() string {
	var out []string
	for _, m := range Mistakes() {
		out = append(out, string(m))
	}
	return strings.Join(out, ", ")
}

// Try is how people make a move: rightly, or with a mistake in it.
type Try struct {
	Mistake Mistake // empty: none
	Acts    []Act
	AtOnce  bool     // all is seen only when it is done
	About   []string // the pieces that it is about
	Both    bool     // the next move is made with this one
}

// Rightly is a move made rightly.
func Rightly(changes []Change) Try { return Try{Acts: Acts(changes)} }

// Err makes the move that leads from one state to another with a mistake, now and
// then. The changes are what the move changes; next gives what the one after it will change, too, or nothing. A
// mistake that is not possible now is not made.
func (f Fallible) Err(t *Table, before, after game.State, rnd *rand.Rand, changes []Change, next func() []Change) Try {
	right := Rightly(changes)
	if rnd.Float64() >= f.Rate || len(changes) == 0 {
		return right
	}
	kinds := f.Kinds
	if len(kinds) == 0 {
		kinds = Mistakes()
	}
	e := erring{table: t, state: before, after: after, rand: rnd, changes: changes, acts: Acts(changes)}
	for _, i := range rnd.Perm(len(kinds)) {
		if try, ok := e.try(kinds[i], next); ok {
			try.Mistake = kinds[i]
			return try
		}
		if e.looked {
			// The next move is decided: it is made a moment after this one.
			acts := slices.Clone(e.acts)
			acts[len(acts)-1].Pause = 1
			return Try{Acts: slices.Concat(acts, Acts(e.next)), Both: true}
		}
	}
	return right
}

// erring is a move about to be made wrongly.
type erring struct {
	table   *Table
	state   game.State // before it
	after   game.State
	rand    *rand.Rand
	changes []Change
	acts    []Act
	next    []Change
	looked  bool // next is known
}

// try makes a mistake of a kind, if that can be.
func (e *erring) try(kind Mistake, next func() []Change) (Try, bool) {
	switch kind {
	case Early, Together:
		e.next, e.looked = next(), true
		return e.withNext(kind)
	case Order:
		acts := slices.Clone(e.acts)
		slices.Reverse(acts)
		if len(acts) < 2 || e.unveils(acts) {
			return Try{}, false
		}
		return Try{Acts: paused(acts), About: pieces(acts...)}, true
	case Forgotten:
		i := e.rand.IntN(len(e.acts))
		if e.opens(e.acts[i]) {
			return Try{}, false
		}
		return Try{Acts: slices.Delete(slices.Clone(e.acts), i, i+1), About: pieces(e.acts[i])}, true
	case Tidy:
		return e.tidy()
	case Illegal:
		return e.illegal()
	case PutBack:
		return e.putBack()
	case Hidden:
		return e.hidden()
	}
	// One of the pieces that are laid is laid otherwise.
	for _, i := range e.rand.Perm(len(e.acts)) {
		if e.acts[i].To == "" || kind == WrongPlace && e.opens(e.acts[i]) {
			continue
		}
		wrong, ok := e.otherwise(kind, e.changes[i], e.acts[i])
		if !ok {
			continue
		}
		acts := slices.Clone(e.acts)
		about := pieces(acts[i], wrong)
		if kind == ChangeOfMind {
			wrong.Pause = 1
			acts = slices.Insert(acts, i, wrong)
		} else {
			acts[i] = wrong
		}
		return Try{Acts: acts, About: about}, true
	}
	return Try{}, false
}

// withNext makes two moves at once, or something of the second too early.
func (e *erring) withNext(kind Mistake) (Try, bool) {
	second := Acts(e.next)
	for _, a := range second {
		if slices.ContainsFunc(e.acts, func(b Act) bool { return a.Piece == b.Piece || a.To != "" && a.To == b.To }) {
			return Try{}, false // it can only be done after the first
		}
	}
	if len(second) == 0 {
		return Try{}, false
	}
	if kind == Together {
		all := slices.Concat(e.acts, second)
		return Try{Acts: all, AtOnce: true, About: pieces(all...), Both: true}, true
	}
	i := e.rand.IntN(len(second))
	early := second[i]
	second = slices.Delete(second, i, i+1)
	if e.declares(early) || e.unveils(slices.Concat([]Act{early}, second)) {
		return Try{}, false
	}
	early.Pause = 1
	first := slices.Concat([]Act{early}, e.acts)
	first[len(first)-1].Pause = 1
	return Try{Acts: slices.Concat(first, second), About: pieces(early), Both: true}, true
}

// unveils reports whether a shield is taken away and something comes to lie behind it
// after that: it was laid there before, where nobody saw it.
func (e *erring) unveils(acts []Act) bool {
	i := slices.IndexFunc(acts, func(a Act) bool {
		p, _ := e.table.World.Box.Piece(a.Piece)
		return a.To == "" && p.Kind == cards.Shield
	})
	secret := slices.Concat(e.state.View(game.Table).Secret, e.after.View(game.Table).Secret)
	return i >= 0 && slices.ContainsFunc(acts[i:], func(a Act) bool { return slices.Contains(secret, a.To) })
}

// opens reports whether an act lays something behind a shield that is now taken away: what
// lies there is what was meant, and nobody can tell that it should have lain otherwise.
func (e *erring) opens(a Act) bool { return a.To != "" && e.unveils(append(slices.Clone(e.acts), a)) }

// declares reports whether an act alone already makes a move that stands, such as
// a guess that is said to be sure: then it is not early, but another move.
func (e *erring) declares(a Act) bool {
	before, like := e.state.Layout(), e.like(a.Piece)
	for _, seat := range e.state.Turn() {
		for _, m := range e.state.Legal(seat) {
			after, events, err := e.state.Apply(m)
			if err != nil || !game.Settle(events) {
				continue
			}
			moved := after.Layout()
			if maps.DeleteFunc(moved, func(id, zone string) bool { return before[id] == zone }); len(moved) == 1 && slices.ContainsFunc(like, func(id string) bool { return moved[id] == a.To }) {
				return true
			}
		}
	}
	return false
}

// otherwise lays one piece otherwise than it should lie.
func (e *erring) otherwise(kind Mistake, c Change, a Act) (Act, bool) {
	mat, zone, _ := e.table.World.Box.Zone(a.To)
	switch kind {
	case WrongPlace, ChangeOfMind:
		var others []string
		for _, z := range mat.Zones {
			if z.ID != a.To && z.Style == zone.Style && z.Accepts(c.Piece.Kind) && e.empty(z.ID) {
				others = append(others, z.ID)
			}
		}
		if len(others) == 0 {
			return a, false
		}
		a.To = others[e.rand.IntN(len(others))]
	case Miscount:
		var spots []string
		for _, z := range mat.Zones {
			if z.Style == cards.Spot {
				spots = append(spots, z.ID)
			}
		}
		i := slices.Index(spots, a.To)
		j := i + 1 - 2*e.rand.IntN(2)
		if i < 0 || j < 0 || j >= len(spots) {
			return a, false
		}
		a.To = spots[j]
	case Pile:
		for _, l := range e.table.World.Loose {
			if l.Zone == a.To && l.Piece.Kind == c.Piece.Kind && l.Piece.ID != a.Piece && !l.Down && zone.Style != cards.Space {
				a.On = l.Piece.ID
			}
		}
		return a, a.On != ""
	case Swap, WrongPiece:
		if kind == WrongPiece && slices.Contains(e.state.View(game.Table).Secret, a.To) {
			return a, false // another piece there is another secret, and nobody can tell
		}
		other, ok := e.another(kind, c.Piece)
		a.Piece = other
		return a, ok && !(kind == WrongPiece && e.declares(a)) // another card drawn is another draw
	case Imprecise:
		if c.Piece.Kind == cards.Plate || c.Piece.Kind == cards.Shield {
			return a, false
		}
		a.Right, a.Down, a.Turn = 0.7*(e.rand.Float64()-0.5)*zone.W, 0.7*(e.rand.Float64()-0.5)*zone.H, 40*(e.rand.Float64()-0.5)
		a.Middle = mat.Style == cards.MatRoom // from another place it could come to lie in the next room
	}
	return a, true
}

// like are a piece and those that may lie for it.
func (e *erring) like(id string) []string {
	for _, g := range e.table.Alike(e.state).Pieces {
		if slices.Contains(g, id) {
			return g
		}
	}
	return []string{id}
}

// another is a piece that is taken instead of one: of its like, or not.
func (e *erring) another(kind Mistake, p cards.Piece) (string, bool) {
	like, due := e.like(p.ID), e.state.Layout()
	var out []string
	for _, o := range e.table.World.Box.Pieces() {
		if o.ID == p.ID || e.table.covered[o.ID] || o.Kind != p.Kind || o.Deck != p.Deck || o.W != p.W || slices.Contains(like, o.ID) != (kind == Swap) {
			continue
		}
		// It comes from where the right one lies.
		a, b := e.table.World.Find(p.ID), e.table.World.Find(o.ID)
		if (a == nil) == (b == nil) && (a == nil || a.Zone == b.Zone || kind == Swap) && (kind == WrongPiece || due[o.ID] == due[p.ID]) {
			out = append(out, o.ID)
		}
	}
	if len(out) == 0 || p.Kind == cards.Plate {
		return "", false
	}
	return out[e.rand.IntN(len(out))], true
}

// tidy straightens a piece after the move.
func (e *erring) tidy() (Try, bool) {
	lying := e.lying(nil)
	if len(lying) == 0 {
		return Try{}, false
	}
	l := e.table.World.Find(lying[e.rand.IntN(len(lying))])
	// It is taken up and laid back, not quite as it lay.
	tidied := Act{Piece: l.Piece.ID, To: l.Zone, Back: l.Down, Right: 6 * (e.rand.Float64() - 0.5), Down: 6 * (e.rand.Float64() - 0.5), Turn: 6 * (e.rand.Float64() - 0.5)}
	acts := slices.Concat(e.acts, []Act{{Piece: l.Piece.ID, Pause: 1}, tidied})
	return Try{Acts: acts, About: []string{l.Piece.ID}}, true
}

// lying are the pieces in sight in some zone but these that this move does not need, plates and
// shields left out.
func (e *erring) lying(but []string) (out []string) {
	for _, l := range e.table.World.Loose {
		moved := slices.ContainsFunc(e.acts, func(a Act) bool { return a.Piece == l.Piece.ID })
		if !moved && !e.table.covered[l.Piece.ID] && l.Zone != "" && !slices.Contains(but, l.Zone) && l.Piece.Kind != cards.Plate && l.Piece.Kind != cards.Shield {
			out = append(out, l.Piece.ID)
		}
	}
	return out
}

// free are the empty zones that take a piece of a kind, but for those to show it in.
func (e *erring) free(kind cards.Kind) (out []cards.Zone) {
	for _, m := range e.table.World.Mats {
		for _, z := range e.table.World.Box.Mat(m.Piece.ID).Zones {
			if z.Accepts(kind) && z.Style != cards.Show && e.empty(z.ID) {
				out = append(out, z)
			}
		}
	}
	return out
}

// putBack lays a piece that is not due elsewhere before this move is made, and some seconds
// later back.
func (e *erring) putBack() (Try, bool) {
	secret := slices.Concat(e.state.View(game.Table).Secret, e.after.View(game.Table).Secret)
	lying := e.lying(secret)
	if len(lying) == 0 {
		return Try{}, false
	}
	l := e.table.World.Find(lying[e.rand.IntN(len(lying))])
	_, zone, _ := e.table.World.Box.Zone(l.Zone)
	others := slices.DeleteFunc(e.free(l.Piece.Kind), func(z cards.Zone) bool { return z.Style != zone.Style || slices.Contains(secret, z.ID) })
	if len(others) == 0 {
		return Try{}, false
	}
	away := Act{Piece: l.Piece.ID, To: others[e.rand.IntN(len(others))].ID, Back: l.Down, Pause: 1 + e.rand.IntN(4)}
	if e.declares(away) {
		return Try{}, false
	}
	back := Act{Piece: l.Piece.ID, To: l.Zone, Back: l.Down, Pause: 1}
	return Try{Acts: slices.Concat([]Act{away, back}, e.acts), About: pieces(away)}, true
}

// hidden has something come to stand over a piece after this move, such as a cup.
func (e *erring) hidden() (Try, bool) {
	due := e.after.Layout()
	lying := slices.DeleteFunc(e.lying(e.after.View(game.Table).Secret), func(id string) bool { return due[id] == game.Anywhere })
	if len(lying) == 0 {
		return Try{}, false
	}
	cover := Act{Piece: lying[e.rand.IntN(len(lying))]}
	return Try{Acts: append(slices.Clone(e.acts), cover), About: pieces(cover)}, true
}

// illegal lays a piece that is off the table where nothing allows it.
func (e *erring) illegal() (Try, bool) {
	var off []cards.Piece
	due := e.state.Layout()
	for _, p := range slices.Concat(e.table.World.Box.Deck, e.table.World.Box.Tokens) {
		if due[p.ID] == "" && e.table.World.Find(p.ID) == nil && (p.Kind == cards.Card || p.Kind == cards.Token) {
			off = append(off, p)
		}
	}
	if len(off) == 0 {
		return Try{}, false
	}
	p := off[e.rand.IntN(len(off))]
	zones := e.free(p.Kind)
	if len(zones) == 0 {
		return Try{}, false
	}
	a := Act{Piece: p.ID, To: zones[e.rand.IntN(len(zones))].ID}
	if e.allowed(a) {
		return Try{}, false
	}
	return Try{Acts: slices.Concat(e.acts, []Act{a}), About: pieces(a)}, true
}

// allowed reports whether the next move may be one that lays the piece, or one like it, there.
func (e *erring) allowed(a Act) bool {
	like := e.like(a.Piece)
	for _, seat := range e.after.Turn() {
		for _, m := range e.after.Legal(seat) {
			if m.Place == a.To && slices.ContainsFunc(m.Objects, func(id string) bool { return slices.Contains(like, id) }) {
				return true
			}
		}
	}
	return false
}

// empty reports whether nothing lies in a zone.
func (e *erring) empty(zone string) bool {
	return !slices.ContainsFunc(e.table.World.Loose, func(l tabletop.Lying) bool { return l.Zone == zone })
}

// paused has a moment pass after each act.
func paused(acts []Act) []Act {
	for i := range acts {
		acts[i].Pause = 1
	}
	return acts
}

// pieces are the pieces of acts.
func pieces(acts ...Act) []string {
	var out []string
	for _, a := range acts {
		if !slices.Contains(out, a.Piece) {
			out = append(out, a.Piece)
		}
	}
	return out
}
