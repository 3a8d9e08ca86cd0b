package table

import (
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Corrections are the ways to bring the record in line with what is seen when
// no legal moves do: by corrections alone, or else by as few corrections as
// possible and legal moves besides. There is none when the rules cannot take
// the table as it lies.
func (s *Surface) Corrections(state game.State, seen game.Layout) []Explanation {
	if e := s.corrected(state, seen, false); e != nil {
		return []Explanation{*e}
	}
	return s.mixed(state, seen, maxCorrected, func(after game.State) []Explanation {
		f, _ := s.Directly(after, s.Align(after, seen))
		return f.Ways
	})
}

// mixed are the ways to what is seen with as few corrections as possible, so many at most,
// and what explains the rest after them. A piece is not out of sight when one like it lies
// where none is expected.
func (s *Surface) mixed(state game.State, seen game.Layout, most int, explain func(after game.State) []Explanation) []Explanation {
	differs := s.shifted(state, seen)
	if len(differs) > maxMixed {
		return nil
	}
	from, shows, k := []*Explanation{{After: state, layout: state.Layout()}}, game.IndicatorsOf(state), s.kindsOf(state)
	for range most {
		var next []*Explanation
		var ways []Explanation
		for _, e := range from {
			for _, d := range differs {
				n := s.correct(e, []Difference{d}, seen, false)
				if n == nil || !e.before(d.Object) {
					continue
				}
				for _, w := range explain(n.After) {
					if !slices.ContainsFunc(w.Late, func(d Difference) bool {
						return !game.Indicates(state, shows, d.Object, d.Seen) || d.Seen == "" && k.tooMany(differs, d.Object) >= 0
					}) {
						ways = append(ways, n.and(w))
					}
				}
				next = append(next, n)
			}
		}
		if len(ways) > 0 {
			return s.unlike(state, seen, ways)
		}
		from = next
	}
	return nil
}

// The bounds of mixing corrections with moves: so many pieces may lie
// otherwise, and so many be corrected.
const (
	maxMixed     = 8
	maxCorrected = 2
)

// Differences are what does not lie as the state expects it; a card that is
// only passing is none, nor is what lies in a place as good as its own.
func (s *Surface) Differences(state game.State, seen game.Layout) []Difference {
	x := &search{Surface: s, kinds: s.kindsOf(state)}
	return x.diff(state.Layout(), seen, true)
}

// corrected takes in everything by corrections, or gives nil; with gone, what is seen nowhere
// is off the table.
func (s *Surface) corrected(state game.State, seen game.Layout, gone bool) *Explanation {
	e := &Explanation{After: state, layout: state.Layout()}
	for {
		seen = s.Align(e.After, seen) // another of several that are alike is missed now
		differs := s.shifted(e.After, seen)
		if len(differs) == 0 {
			return e
		}
		if e = s.correct(e, differs, seen, gone); e == nil || len(e.Moves) > maxMoves {
			return nil
		}
	}
}

// Correctable are the corrections, one after the other, that the rules take of what lies otherwise
// in sight of all, each of which leaves less of it.
func (s *Surface) Correctable(state game.State, seen game.Layout) Explanation {
	e, secret := &Explanation{After: state, layout: state.Layout()}, state.View(game.Table).Secret
	for again := true; again; {
		again = false
		seen := s.Align(e.After, seen)
		differs := s.shifted(e.After, seen)
		for _, d := range differs {
			if slices.Contains(secret, d.Expected) || slices.Contains(secret, d.Seen) {
				continue
			}
			n := s.correct(e, []Difference{d}, seen, false)
			if again = n != nil && len(s.shifted(n.After, s.Align(n.After, seen))) < len(differs); again {
				e = n
				break
			}
		}
	}
	return *e
}

// tidied takes in what was only tidied up, and explains what was done besides.
// whole is false when something is left that nothing explains. Of two pieces that lie in one
// space, which belong to two, neither was tidied up.
func (s *Surface) tidied(state game.State, seen game.Layout) (e Explanation, whole bool) {
	start := &Explanation{After: state, layout: state.Layout()}
	at, visited := start, map[string]bool{state.Key(): true}
	for again := true; again; {
		again = false
		for _, d := range s.shifted(at.After, seen) {
			t, ok := at.After.(game.Tidier)
			if !ok || d.Expected == "" || d.Seen == "" || !t.Tidies(correction(d.Seen, d.Object)) {
				continue
			}
			if n := s.correct(at, []Difference{d}, seen, false); n != nil && len(n.Moves) <= maxTidied && tidiesRest(at, n, d.Object, seen) {
				key := n.After.Key()
				if visited[key] {
					return *start, false
				}
				at, again, visited[key] = n, true, true
				break
			}
		}
	}
	if len(at.Moves) == 0 {
		return *at, false
	}
	switch f, _ := s.Directly(at.After, seen); {
	case f.Agrees:
		at.Late = f.Late
		return *at, true
	case len(f.Ways) == 1:
		return at.and(f.Ways[0]), true
	}
	return *at, false
}

// tidiesRest reports whether what a correction of one piece has moved besides lies as it
// says, or was only tidied up, too.
func tidiesRest(before, after *Explanation, object string, seen game.Layout) bool {
	t, _ := after.After.(game.Tidier)
	for o, zone := range after.layout {
		if o != object && zone != before.layout[o] && zone != seen[o] && (seen[o] == "" || !t.Tidies(correction(seen[o], o))) {
			return false
		}
	}
	return true
}

// shifted are the differences, of pieces that are alike one that is missed where another
// is too much as one that was moved.
func (s *Surface) shifted(state game.State, seen game.Layout) []Difference {
	k, out := s.kindsOf(state), s.Differences(state, seen)
	for i, d := range out {
		if j := k.tooMany(out, d.Object); d.Seen == "" && j >= 0 {
			out[i].Seen = out[j].Seen
		}
	}
	return out
}

// maxTidied bounds what is tidied up at once, and maxLeft what may be left that
// nothing explains: more is disorder, of which nothing is believed.
const (
	maxTidied = 20
	maxLeft   = 4
)

// correct is the first correction of one difference that the rules take and
// that brings the record nearer to what is seen; with gone, what is seen nowhere is off the
// table.
func (s *Surface) correct(e *Explanation, differs []Difference, seen game.Layout, gone bool) *Explanation {
	for _, d := range differs {
		m, object, zone := correction(d.Seen, d.Object), d.Object, d.Seen
		if d.Seen == "" { // where it is now nobody can say, but another one may lie in its stead
			switch in := s.inStead(e, d, seen); {
			case in != "":
				m, object, zone = correction("", d.Object, in), in, d.Expected
			case !gone:
				continue
			}
		}
		if after, events, err := e.After.Apply(m); err == nil && after.Layout()[object] == zone {
			return e.then(m, after, events)
		}
	}
	return nil
}

// inStead is the one piece of its kind that is seen where another one should lie, and that
// the record has nowhere; empty when there is none, or more.
func (s *Surface) inStead(e *Explanation, d Difference, seen game.Layout) (object string) {
	for id, zone := range seen {
		if _, lies := e.layout[id]; lies || zone != d.Expected || s.kinds[id] != s.kinds[d.Object] {
			continue
		}
		if object != "" {
			return ""
		}
		object = id
	}
	return object
}

// before reports whether an object comes after all that was corrected so far,
// so that no two are corrected twice in another order.
func (e *Explanation) before(object string) bool {
	for _, m := range e.Moves {
		if m.Objects[0] >= object {
			return false
		}
	}
	return true
}

// and is an explanation with another one after it.
func (e *Explanation) and(w Explanation) Explanation {
	w.Moves = append(append([]game.Move(nil), e.Moves...), w.Moves...)
	w.Story = append(append([]game.Text(nil), e.Story...), w.Story...)
	w.Verdict = w.Verdict || e.Verdict
	return w
}

func correction(zone string, objects ...string) game.Move {
	return game.Move{Seat: game.Table, Verb: game.Correct, Objects: objects, Place: zone}
}

// Lies are the corrections after which the record has a piece in a zone; an
// empty zone is off the table. The error is a refusal in the game's words.
func (s *Surface) Lies(state game.State, piece, zone string) ([]game.Move, error) {
	if _, err := s.laid(state, piece, zone); err != nil {
		return nil, err
	}
	return []game.Move{correction(zone, piece)}, nil
}

// laid is the position after the correction that lays a piece in a zone.
func (s *Surface) laid(state game.State, piece, zone string) (game.State, error) {
	after, err := game.After(state, correction(zone, piece))
	switch {
	case err != nil:
		return nil, err
	case after.Layout()[piece] != zone:
		return nil, game.Refuse("%s cannot be recorded there.", s.PieceName(piece))
	}
	return after, nil
}

// Instead are the corrections after which the record has another piece where
// it has this one. The error is a refusal in the game's words.
func (s *Surface) Instead(state game.State, piece, other string) ([]game.Move, error) {
	zone := state.Layout()[piece]
	var refusal error
	for _, moves := range [][]game.Move{
		{correction(zone, other)},
		{correction("", piece, other)},
		{correction("", piece), correction(zone, other)},
	} {
		after, err := game.After(state, moves...)
		if err != nil {
			if refusal == nil {
				refusal = err
			}
			continue
		}
		if l := after.Layout(); l[other] == zone && l[piece] != zone {
			return moves, nil
		}
	}
	if refusal == nil {
		refusal = game.Refuse("%s cannot be taken for %s.", s.PieceName(piece), s.PieceName(other))
	}
	return nil, refusal
}

// Offer is how the record of one piece can be corrected.
type Offer struct {
	Zones  []string          // where it may lie instead, in the box's order
	Swaps  map[string]string // by zone of those, the piece that comes to where this one lies
	Others []string          // which piece it may be instead, in the box's order; of pieces that are alike one
	Off    bool              // it may be taken for off the table
	Why    game.Text         // why there is nothing to correct, or empty
}

// Offer finds the corrections of a piece that the rules take now. Nothing in
// it goes by what the table may not know: it only asks the rules, whose answers
// to corrections are the same in games that the table cannot tell apart.
func (s *Surface) Offer(state game.State, piece string) Offer {
	var o Offer
	var refusal error
	note := func(err error) bool {
		if err != nil && refusal == nil {
			refusal = err
		}
		return err == nil
	}
	layout := state.Layout()
	kind, pieces := s.kinds[piece], slices.Sorted(maps.Keys(layout))
	for _, z := range s.places(kind) {
		if z == layout[piece] {
			continue
		}
		after, err := s.laid(state, piece, z)
		if !note(err) {
			continue
		}
		o.Zones = append(o.Zones, z)
		now := after.Layout()
		for _, other := range pieces {
			if other != piece && layout[other] == z && now[other] == layout[piece] && z != game.Anywhere {
				if o.Swaps == nil {
					o.Swaps = map[string]string{}
				}
				o.Swaps[z] = other
			}
		}
	}
	sort, told := s.sortOf(piece), map[string]bool{}
	for _, p := range s.box.Pieces() {
		if p.ID == piece || p.Kind != kind || p.Kind == cards.Plate || p.Sort != "" && (p.Sort == sort || told[p.Sort]) {
			continue
		}
		if _, err := s.Instead(state, piece, p.ID); err == nil {
			o.Others = append(o.Others, p.ID)
			told[p.Sort] = p.Sort != ""
		}
	}
	if _, err := s.Lies(state, piece, ""); err == nil {
		o.Off = true
	}
	if len(o.Zones)+len(o.Others) == 0 && !o.Off {
		o.Why = game.Say("There is nothing to correct here: put it back, or take the last move back.")
		if r, ok := refusal.(*game.Refusal); ok {
			o.Why = r.Text
		}
	}
	return o
}

// places are the zones in which pieces of a kind can lie, in the box's order.
func (s *Surface) places(kind cards.Kind) []string {
	var out []string
	for _, m := range s.box.Mats {
		for _, z := range m.Zones {
			if z.Style != "" && z.Accepts(kind) {
				out = append(out, z.ID)
			}
		}
	}
	return out
}

func (s *Surface) sortOf(piece string) string {
	p, _ := s.box.Piece(piece)
	return p.Sort
}

// Drop is what laying a piece in a zone would do.
type Drop struct {
	Zone  string
	Moves []game.Move // legal ones; people are asked which of several is meant
}

// Drops are the moves among those offered to everyone that laying a piece
// elsewhere would make: those that name it with the zone, those that name it
// first, by the zone to which they bring it, and those that name nothing but
// change the place of this one piece. A move that opens a secret or reveals
// something is only made by name. What is put away onto a pile lies nowhere then:
// the game says by which moves that is done.
func (s *Surface) Drops(state game.State, offered []game.Action, piece string) []Drop {
	before := state.Layout()
	byZone := map[string][]game.Move{}
	for _, a := range offered {
		for _, m := range a.Choices {
			zone := m.Place
			switch {
			case slices.Contains(m.Objects, piece) && (zone != "" || m.Objects[0] != piece):
			case game.Opening(state, m):
				continue
			case len(m.Objects) > 0 && m.Objects[0] == piece:
				zone = s.brings(state, m, piece)
			case len(m.Objects) > 0:
				continue
			default:
				zone = s.carries(state, before, m, piece)
			}
			if _, ok := s.zones[zone]; ok && zone != before[piece] {
				byZone[zone] = append(byZone[zone], m)
			}
		}
	}
	if x, ok := state.(game.Reasoner); ok {
		for zone, at := range s.zones {
			if at.Style != cards.Deck {
				continue
			}
			for _, m := range x.Attempts(piece, zone) {
				if slices.ContainsFunc(offered, func(a game.Action) bool { return slices.ContainsFunc(a.Choices, m.Equal) }) {
					byZone[zone] = append(byZone[zone], m)
				}
			}
		}
	}
	var out []Drop
	for _, z := range slices.Sorted(maps.Keys(byZone)) {
		out = append(out, Drop{z, byZone[z]})
	}
	return out
}

// brings is the zone in which a piece lies after a move, or empty when the move
// reveals something.
func (s *Surface) brings(state game.State, m game.Move, piece string) string {
	after, events, err := state.Apply(m)
	if err != nil || game.Reveal(events) {
		return ""
	}
	return after.Layout()[piece]
}

// carries is the zone to which a move carries a piece and nothing else, or empty.
func (s *Surface) carries(state game.State, before game.Layout, m game.Move, piece string) string {
	after, events, err := state.Apply(m)
	if err != nil || game.Reveal(events) {
		return ""
	}
	zone := after.Layout()[piece]
	if zone == "" || zone == game.Anywhere || zone == before[piece] {
		return ""
	}
	seen := maps.Clone(before)
	maps.DeleteFunc(seen, func(_, z string) bool { return z == game.Anywhere })
	seen[piece] = zone
	if len(s.diff(after.Layout(), seen, false)) > 0 {
		return ""
	}
	return zone
}
