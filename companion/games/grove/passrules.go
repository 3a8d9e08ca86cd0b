package grove

import (
	"embed"
	"slices"

	"github.com/BurntSushi/toml"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

//go:embed passrules.toml words.toml
var ruleFiles embed.FS

// passRule is an example of a Pass Rule: its words, and what it asks of an
// object. It admits what has one of the words that it lists.
type passRule struct {
	Text                                     string
	Level                                    int // how hard it is to find out, 1 to 3, as we see it; 0 is not known
	Material, Mostly, Traits, Colours, Names []string
	Under, From                              float64 // weights in grams, which every object must then have
	own                                      string  // the deck's own word that it asks for, instead of a text
}

// passRules are the printed examples, vocabulary the words of the built-in deck.
var (
	passRules  = fromTOML[struct{ Rule []passRule }]("passrules.toml").Rule
	vocabulary = fromTOML[struct{ Kinds, Materials, Colours, Traits []string }]("words.toml")
)

// fromTOML reads a file that is part of the program; a test reads it, too.
func fromTOML[T any](name string) (v T) {
	_, _ = toml.DecodeFS(ruleFiles, name, &v)
	return v
}

// admits reports whether an object passes.
func (r passRule) admits(o deck.Card) bool {
	if r.own != "" {
		return slices.Contains(o.Words(), r.own)
	}
	one := func(asked, has []string) bool {
		return slices.ContainsFunc(asked, func(w string) bool { return slices.Contains(has, w) })
	}
	return one(r.Material, o.Material) || one(r.Mostly, o.Material[:min(1, len(o.Material))]) ||
		one(r.Traits, o.Traits) || one(r.Colours, o.Colours) || slices.Contains(r.Names, o.Name) ||
		o.WeightG < r.Under || r.From > 0 && o.WeightG >= r.From
}

// admitted is what a rule admits of a deck.
func (r passRule) admitted(objects []deck.Card) (s pieceSet) {
	for i, o := range objects {
		if r.admits(o) {
			s.add(kit.Piece(i + 1))
		}
	}
	return s
}

// fitting are the example rules that part the deck, and the same for words of
// its own.
func (n *pack) fitting() []passRule {
	weighed := !slices.ContainsFunc(n.objects, func(c deck.Card) bool { return c.WeightG <= 0 })
	var out []passRule
	for _, r := range append(slices.Clone(passRules), n.ownRules()...) {
		set, all := r.admitted(n.objects), len(n.objects)
		k := set.size()
		if 100*k >= fewPass*all && 100*k <= mostPass*all && (weighed || r.Under+r.From == 0) {
			out = append(out, r)
		}
	}
	return out
}

// mostOwn is how many rules of a deck's own words are offered.
const mostOwn = 12

// ownRules ask for the words that this deck alone uses: those that part it best.
func (n *pack) ownRules() []passRule {
	var out []passRule
	seen := map[string]bool{}
	for _, w := range slices.Concat(vocabulary.Kinds, vocabulary.Materials, vocabulary.Colours, vocabulary.Traits) {
		seen[w] = true
	}
	for _, o := range n.objects {
		for _, w := range o.Words() {
			if !seen[w] {
				seen[w] = true
				out = append(out, passRule{own: w})
			}
		}
	}
	off := func(r passRule) int { // by how much it misses the middle
		all := r.admitted(n.objects)
		d := 2*all.size() - len(n.objects)
		return max(d, -d)
	}
	slices.SortStableFunc(out, func(a, b passRule) int { return off(a) - off(b) })
	return out[:min(len(out), mostOwn)]
}

// said is the rule in words.
func (r passRule) said() game.Text {
	if r.own != "" {
		return game.Say("“%s” fits it.", r.own)
	}
	return game.Say(r.Text)
}

// telling reports whether a rule that admits a set makes a good game: it parts
// the deck somewhere in the middle.
func (n *pack) telling(s pieceSet) bool {
	k, all := s.size(), len(n.objects)
	return k > all/4 && k < all*3/4
}
