package grove

import (
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// invention is a Pass Rule that the app may choose.
type invention struct {
	text game.Text
	set  pieceSet
}

// Of the deck, in %, what an invented Pass Rule admits, and what a narrow one does.
const (
	leastAdmitted, mostAdmitted = 25, 60
	leastNarrow, mostNarrow     = 10, 13
)

// unlike is how many objects of a hundred every example and attribute puts elsewhere, at
// least, than a deceptive rule.
const unlike = 9

// scope is which Pass Rules the app chooses from.
type scope uint8

const (
	plain     scope = iota // examples: the better the app plays, the harder
	narrow                 // two examples joined that admit so little that the Kid soon has trust
	deceptive              // of these, what is like nothing simple, which Agents find out late
)

// favour is what the app chooses from where people have all other seats, by the number
// of Agents and its level: the more people race the Kid, the more she has to be helped.
// No Pass Rule helps her beyond a deceptive one (README).
var favour = [MaxAgents + 1][automa.Strong + 1]scope{
	1: {plain, deceptive, deceptive},
	2: {narrow, deceptive, deceptive},
	3: {deceptive, deceptive, deceptive},
	4: {deceptive, deceptive, deceptive},
}

// invent makes the Pass Rule.
func (a *app) invent() (game.Move, error) {
	n := a.house.pack
	var from []invention
	if len(a.sight.Apps) == 1 {
		from = n.inventions(favour[a.house.Players()-2][a.level])
	}
	if len(from) == 0 {
		from = n.examples(1 + int(a.level))
	}
	r := kit.OneOf(a.sight.Character(), from)
	out := game.Move{Seat: visitor, Verb: "rule", Place: game.PlaceText(r.text.String())}
	for c := range n.cards() {
		if r.set.has(c) {
			out.Objects = append(out.Objects, n.ID(c))
		}
	}
	return out, nil
}

// examples are those that come nearest to a level.
func (n *pack) examples(level int) (best []invention) {
	nearest := 0
	for _, r := range n.rules() {
		set := r.admitted(n.objects)
		off := max(level-r.Level, r.Level-level)
		if k := n.share(set); k < leastAdmitted || k > mostAdmitted {
			off += 10
		}
		if len(best) == 0 || off < nearest {
			best, nearest = nil, off
		}
		if off == nearest {
			best = append(best, invention{r.said(), set})
		}
	}
	return best
}

// inventions are two examples joined, of a scope; none of the plain one.
func (n *pack) inventions(s scope) (out []invention) {
	if s == plain {
		return nil
	}
	t := n.hypotheses()
	for i, h := range t.Rules {
		set := pieceSet(h.Set)
		if k := n.share(set); h.Sort.Parts() != 2 || k < leastNarrow || k > mostNarrow || s == deceptive && n.simple(&h.Set) {
			continue
		}
		if text, ok := t.words(i); ok {
			out = append(out, invention{text, set})
		}
	}
	return out
}

// share is how much of the deck a set is, in %.
func (n *pack) share(s pieceSet) int { return 100 * s.size() / len(n.objects) }

// simple reports whether an example or attribute admits nearly the same.
func (n *pack) simple(rule *reason.Set) bool {
	for _, part := range n.hypotheses().Parts {
		if 100*part.Differs(rule) < unlike*len(n.objects) {
			return true
		}
	}
	return false
}
