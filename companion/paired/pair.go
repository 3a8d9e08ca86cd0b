// Package paired plays pairs of games that differ only in what the table may
// not know, for the tests that compare all that is written and shown of them. It
// must not know how the program shows a game.
package paired

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// Setups are tables of the games in which a seat knows what the table does not.
func Setups() []game.Setup {
	return []game.Setup{
		{Game: "grove", Players: 3},
		{Game: "psisquad", Players: 3},
		{Game: "psisquad", Players: 4, Options: map[string]string{"mode": "paper"}},
		{Game: "blackwood", Players: 3, Options: map[string]string{"coins": "hidden"}},
	}
}

// Table is one game of a pair, saved and followed by a session without a camera.
type Table struct {
	Match  *game.Match
	Path   string // of its saved game
	Screen *companion.Screen
	Seats  []*companion.SeatScreen

	session *companion.Session
	save    *companion.Save
}

// Pair is two games that differ only in what the table may not know.
type Pair struct {
	Two [2]*Table
	// Same says by seat that she may know nothing in which the two differ, or that it
	// is covered for whoever sits there, so that her page, too, must be the same in
	// both.
	Same []bool
	// Differ is how many moves were made otherwise in the second game.
	Differ int

	setup        game.Setup
	seed         uint64
	computer     *age.X25519Identity
	people       game.Players
	deck         []string
	chance       *rand.Rand
	moves        int
	hands        handover
	alike        []bool            // by seat: she may know nothing in which the two differ
	likeSecrets  bool              // cyphers and marks are the same, notes are not
	otherSecrets bool              // one was another
	marks        map[string]string // of the second game, by those of the first
}

// New begins a pair, saved in a folder as 1.txt and 2.txt and locked by the key of a
// computer, or of one that is made up when it is nil.
func New(setup game.Setup, seed uint64, folder string, computer *age.X25519Identity) (*Pair, error) {
	g, err := games.Find(setup.Game)
	if err != nil {
		return nil, err
	}
	if computer == nil {
		if computer, err = age.GenerateX25519Identity(); err != nil {
			return nil, err
		}
	}
	setup = vary(g, setup, seed).Complete(g)
	p := &Pair{setup: setup, seed: seed, computer: computer, chance: rand.New(rand.NewPCG(seed, 11)), likeSecrets: seed%2 == 1, hands: newHandover(seed, setup.Players), marks: map[string]string{}}
	if p.people, err = g.Players(setup, rand.New(rand.NewPCG(seed, 3)).IntN); err != nil {
		return nil, err
	}
	for _, c := range g.Box().Deck {
		p.deck = append(p.deck, c.ID)
	}
	for i := range p.Two {
		t := &Table{Path: filepath.Join(folder, fmt.Sprint(i+1, ".txt"))}
		p.Two[i] = t
		if t.Match, err = game.NewMatch(g, setup); err != nil {
			return nil, err
		}
		keys := keyring.New(computer)
		keys.Work = 1
		if t.save, err = companion.CreateSave(t.Path, t.Match, keys); err != nil {
			return nil, err
		}
		if err = t.open(seed); err != nil {
			return nil, err
		}
	}
	p.Same = slices.Repeat([]bool{true}, len(p.Two[0].Match.State().Seats()))
	p.alike = slices.Clone(p.Same)
	return p, nil
}

// Close closes the saved games.
func (p *Pair) Close() {
	for _, t := range p.Two {
		_ = t.save.Close()
	}
}

// Remove closes the saved games and removes them.
func (p *Pair) Remove() {
	p.Close()
	for _, t := range p.Two {
		_ = os.Remove(t.Path)
	}
}

// opening are the moves of each game that tell everyone something of its secrets.
var opening = map[string][]string{"grove": {"lift"}, "psisquad": {"ask", "guess"}}

// Next makes the next move in both games, now and then after some were taken back, and
// gives it as one transcript line each. It reports false when a game is over, or when
// from here on the two differ for everyone, as when an answer depends on a secret.
func (p *Pair) Next() (lines [2]string, more bool, err error) {
	a, b := p.Two[0].Match, p.Two[1].Match
	if a.State().Result() != nil || b.State().Result() != nil {
		return lines, false, nil
	}
	if err := p.handOver(); err != nil {
		return lines, false, err
	}
	p.moves++
	if p.chance.IntN(25) == 0 {
		if err := p.restart(); err != nil {
			return lines, false, err
		}
	}
	a, b = p.Two[0].Match, p.Two[1].Match
	p.takeBack()
	if p.chance.IntN(3) == 0 {
		if m, twin, ok := p.inPrivate(); ok {
			lines, more = p.make(m, twin)
			return lines, more, nil
		}
	}
	m, err := p.people.Next(a.State())
	if err != nil {
		return lines, false, nil // they cannot make out any more what has been played
	}
	if p.otherSecrets && slices.Contains(opening[p.setup.Game], m.Verb) {
		return lines, false, nil // other cyphers have other answers, for all to hear
	}
	twin := p.twin(m)
	after, _, err := b.State().Apply(twin)
	if err != nil || after.Result() != nil {
		return lines, false, nil // from here on the two differ for everyone, as what a guess is worth, or the end tells all
	}
	lines, more = p.make(m, twin)
	return lines, more, nil
}

// takeBack takes some moves back in both games now and then, and makes some of them
// again.
func (p *Pair) takeBack() {
	if p.chance.IntN(8) > 0 {
		return
	}
	back, again := 1+p.chance.IntN(3), p.chance.IntN(3)
	for _, t := range p.Two {
		for range back {
			t.session.Obey(companion.Undo{})
		}
		for range again {
			t.session.Obey(companion.Redo{})
		}
	}
}

// make makes a move in one game and its twin in the other. It reports false when
// a game is over.
func (p *Pair) make(m, twin game.Move) (lines [2]string, more bool) {
	if !m.Equal(twin) {
		p.Differ++
	}
	before := [2]game.State{p.Two[0].Match.State(), p.Two[1].Match.State()}
	var made [2]game.Move
	more = true
	for i, x := range []game.Move{m, twin} {
		t := p.Two[i]
		t.session.Obey(companion.Do{Move: x})
		made[i] = t.Match.Move(t.Match.Len() - 1)
		lines[i] = x.Line(before[i].Seats())
		more = more && t.Match.State().Result() == nil
	}
	reads := func(i, seat int) string {
		return before[i].Redact(made[i], game.Seat(seat)).Line(before[i].Seats())
	}
	for seat := range p.Same {
		p.alike[seat] = p.alike[seat] && (seat == 0 || Alike(reads(0, seat), reads(1, seat)))
	}
	p.same()
	return lines, more
}

var (
	seatsKey  = regexp.MustCompile(`^age1[a-z0-9]{58}$`)
	lineCheck = regexp.MustCompile(`\t#[0-9a-f]{6}$`)
	seal      = regexp.MustCompile(`[0-9a-f]{64}`)
	sealWords = regexp.MustCompile(`([a-z]+-){5}[a-z]+`)
	times     = regexp.MustCompile(`\b([0-2][0-9]:[0-5][0-9]|1[0-9]{9})\b`) // of a handover
)

// leastLocked is fewer letters than any locked word has, and more than any other
// word has.
const leastLocked = 200

// Unlocked replaces what chance makes different in a saved game: of what is
// locked its length is left.
func Unlocked(text string) string {
	var out strings.Builder
	for line := range strings.Lines(text) {
		line, _ = strings.CutSuffix(line, "\n")
		words := strings.Split(line[:len(line)-len(lineCheck.FindString(line))], " ")
		for i, w := range words {
			switch {
			case len(w) >= leastLocked:
				words[i] = fmt.Sprintf("<%d letters>", len(w))
			case seatsKey.MatchString(w):
				words[i] = "<key>"
			}
		}
		out.WriteString(strings.Join(words, " ") + "\n")
	}
	return Masked(out.String())
}

// Alike reports whether two texts are the same but for what Masked replaces. It masks
// only the words that differ, as that is slow.
func Alike(a, b string) bool {
	for a != b {
		n := same(a, b)
		for n > 0 && inWord(a[n-1]) {
			n--
		}
		a, b = a[n:], b[n:]
		i, k := word(a), word(b)
		if i == 0 || Masked(a[:i]) != Masked(b[:k]) {
			return false
		}
		a, b = a[i:], b[k:]
	}
	return true
}

// same is how many bytes two texts begin with alike.
func same(a, b string) int {
	const step = 256
	n := 0
	for n+step <= min(len(a), len(b)) && a[n:n+step] == b[n:n+step] {
		n += step
	}
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// word is the length of the word that a text begins with; all that Masked replaces lies
// within one.
func word(s string) int {
	n := 0
	for n < len(s) && inWord(s[n]) {
		n++
	}
	return n
}

func inWord(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' || c == ':' || c == '-'
}

// Masked replaces seals, what is made of them, and times of day: everyone may know
// them, and they tell nothing of what is secret.
func Masked(text string) string {
	text = times.ReplaceAllString(text, "<time>")
	return sealWords.ReplaceAllString(seal.ReplaceAllString(text, "<seal>"), "<six words>")
}

// vary chooses some options of a set-up by chance, in two of three pairs.
func vary(g game.Game, setup game.Setup, seed uint64) game.Setup {
	c, ok := g.(game.Chooser)
	r := rand.New(rand.NewPCG(seed, 17))
	for range 8 {
		if !ok || seed%3 == 0 {
			break
		}
		out := setup
		out.Options = maps.Clone(setup.Options)
		if out.Options == nil {
			out.Options = map[string]string{}
		}
		for _, o := range c.Choices(setup.Complete(g)) {
			if _, set := setup.Options[o.Name]; !set && r.IntN(2) == 0 && len(o.Values) > 0 {
				out.Options[o.Name] = o.Values[r.IntN(len(o.Values))].Word
			}
		}
		if _, err := g.New(out.Complete(g)); err == nil {
			return out
		}
	}
	return setup
}
