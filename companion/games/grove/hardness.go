package grove

import (
	"cmp"
	"slices"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
	"github.com/grovewatch/grovewatch/companion/games/grove/reason"
)

// How hard a Pass Rule is, is measured by somebody who reasons: she looks for it so
// many times, with other cards each time.
const (
	solved     = 24
	mostSolved = 20 // tests; then she gives up
	atOnce     = 2  // so many are few
)

// hardness is how many tests a good reasoner needs in the mean.
func (n *pack) hardness(rule pieceSet) float64 {
	sum := 0
	set := reason.Set(rule)
	for k := range solved { // the same cards for every rule
		sum += n.hypotheses().Tests(&set, mostSolved, automa.Sight{}.Chance(k))
	}
	return float64(sum) / solved
}

// measure says how hard a rule is to find out that admits some objects, and about
// which of them people are likely to disagree.
func (n *pack) measure(admitted []string) []game.Text {
	var rule pieceSet
	for _, id := range admitted {
		if c := n.card(id); c != 0 {
			rule.add(c)
		}
	}
	if k := rule.size(); k == 0 || k == len(n.objects) || !n.speaks() {
		return nil
	}
	var out []game.Text
	switch tests := n.hardness(rule); {
	case tests <= atOnce:
		if n := int(tests + 0.5); n > 1 {
			out = append(out, game.Say("Everybody finds this at once: somebody who reasons needs about %d tests.", n))
		} else {
			out = append(out, game.Say("Everybody finds this at once: somebody who reasons needs about one test."))
		}
	case tests >= mostSolved-2:
		out = append(out, game.Say("Hardly anybody finds this: somebody who reasons does not know it after %d tests.", mostSolved))
	default:
		out = append(out, game.Say("Somebody who reasons needs about %d tests to find this out.", int(tests+0.5)))
	}
	if d := n.disputed(rule); len(d) == mostDisputed {
		out = append(out, game.Say("People may judge these otherwise: %s, %s, %s.", n.Name(d[0]), n.Name(d[1]), n.Name(d[2])))
	}
	return out
}

const (
	mostDisputed = 3
	likest       = 7 // objects that are most like one
)

// disputed are the objects about which people are likeliest to disagree: most of
// what is like them lies on the other side.
func (n *pack) disputed(rule pieceSet) []kit.Piece {
	all := slices.Collect(n.cards())
	against := map[kit.Piece]int{}
	for _, c := range all {
		others := slices.DeleteFunc(slices.Clone(all), func(x kit.Piece) bool { return x == c })
		like := map[kit.Piece]int{}
		for _, x := range others {
			like[x] = n.inCommon(c, x)
		}
		slices.SortStableFunc(others, func(x, y kit.Piece) int { return cmp.Compare(like[y], like[x]) })
		for _, x := range others[:min(likest, len(others))] {
			if rule.has(x) != rule.has(c) {
				against[c]++
			}
		}
	}
	all = slices.DeleteFunc(all, func(c kit.Piece) bool { return 2*against[c] <= likest })
	slices.SortStableFunc(all, func(x, y kit.Piece) int { return cmp.Compare(against[y], against[x]) })
	return all[:min(mostDisputed, len(all))]
}
