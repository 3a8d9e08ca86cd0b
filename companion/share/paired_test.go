package share

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// pairs is how many pairs of games of each game TestFilmPairedGames plays.
var pairs = flag.Int("pairs", 20, "so many pairs of games of each game with secrets")

// secretive are the games in which a seat knows what the table does not.
var secretive = []game.Setup{
	{Game: "grove", Players: 3},
	{Game: "psisquad", Players: 3},
	{Game: "psisquad", Players: 4, Options: map[string]string{"mode": "paper"}},
	{Game: "blackwood", Players: 3, Options: map[string]string{"coins": "hidden"}},
}

// The program writes and shows the same outside a seat's own page, whatever the
// seat does in private: the saved file, everyone's screen (of which the window, its
// titles, the second window, the log and the spoken prompts are made, and nothing
// else), and the pages of all phones whose seats may not know.
func TestPairedGamesTellTheSame(t *testing.T) { pairedGames(t, 2, 40) }

func TestFilmPairedGamesTellTheSame(t *testing.T) { pairedGames(t, *pairs, 120) }

func pairedGames(t *testing.T, n, most int) {
	for _, setup := range secretive {
		differ, compared := 0, 0
		for seed := range n {
			p := newPair(t, setup, uint64(seed), nil)
			p.most = most
			if what := p.play(); what != "" {
				t.Errorf("%s %v, pair %d: %s", setup.Game, setup.Options, seed, what)
			}
			differ, compared = differ+p.differ, compared+p.compared
		}
		t.Logf("%s %v: %d pairs, %d private differences, %d bytes compared", setup.Game, setup.Options, n, differ, compared)
		if differ == 0 {
			t.Errorf("%s %v: the pairs differ in nothing private", setup.Game, setup.Options)
		}
	}
}

// TestPlantedLeaksAreCaught makes sure that the comparison can fail, for each kind
// of what is written or shown.
func TestPlantedLeaksAreCaught(t *testing.T) {
	tell := func(m *game.Match) string {
		var all []string
		for i := range m.Len() {
			all = append(all, m.Move(i).Line(m.State().Seats()))
		}
		return strings.Join(all, "\n")
	}
	for name, leak := range map[string]func(*outputs, *game.Match){
		"a move in the file":             func(o *outputs, m *game.Match) { o.of["file"] += tell(m) },
		"a length in the file":           func(o *outputs, m *game.Match) { o.of["file"] += fmt.Sprint(len(tell(m))) },
		"a move on everyone's screen":    func(o *outputs, m *game.Match) { o.of["screen"] += tell(m) },
		"the state's key in an argument": func(o *outputs, m *game.Match) { o.of["screen"] += m.State().Key() },
		"another seat's page":            func(o *outputs, _ *game.Match) { o.of["phone 0"] = o.of["phone 1"] },
	} {
		caught := false
		for seed := range uint64(3) {
			p := newPair(t, secretive[0], seed, leak)
			if caught = p.play() != ""; caught {
				break
			}
		}
		if !caught {
			t.Errorf("%s is not caught", name)
		}
	}
}

// outputs is what one of two games writes and shows.
type outputs struct {
	session *companion.Session
	match   *game.Match
	path    string
	file    *os.File
	screen  *companion.Screen
	seats   []*companion.SeatScreen
	of      map[string]string // by what it is
}

// pair is two games that differ only in what the table may not know.
type pair struct {
	*testing.T
	setup            game.Setup
	people           game.Players
	deck             []string
	chance           *rand.Rand
	two              [2]*outputs
	most             int                         // so many moves
	leak             func(*outputs, *game.Match) // planted, or nil
	same             []bool                      // by seat: she may know nothing in which the two differ
	differ, compared int
	likeCyphers      bool // the cyphers of Psi Squad are the same, the notes are not
	otherCyphers     bool // one was another
}

func newPair(t *testing.T, setup game.Setup, seed uint64, leak func(*outputs, *game.Match)) *pair {
	t.Helper()
	g, err := games.Find(setup.Game)
	if err != nil {
		t.Fatal(err)
	}
	setup = setup.Complete(g)
	p := &pair{T: t, setup: setup, chance: rand.New(rand.NewPCG(seed, 11)), leak: leak, most: 40, likeCyphers: seed%2 == 1}
	if p.people, err = g.Players(setup, rand.New(rand.NewPCG(seed, 3)).IntN); err != nil {
		t.Fatal(err)
	}
	for _, c := range g.Box().Deck {
		p.deck = append(p.deck, c.ID)
	}
	for i := range p.two {
		o := &outputs{path: filepath.Join(t.TempDir(), "game.txt")}
		if o.match, err = game.NewMatch(g, setup); err != nil {
			t.Fatal(err)
		}
		keys := keyring.New(nil)
		save, err := companion.CreateSave(o.path, o.match, keys)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = save.Close() })
		o.session, err = companion.New(companion.Config{Match: o.match, Save: save, Told: true, Chance: rand.NewChaCha8([32]byte{byte(seed)}),
			Show: func(s *companion.Screen) { o.screen = s }, ShowSeats: func(s []*companion.SeatScreen) { o.seats = s }})
		if err != nil {
			t.Fatal(err)
		}
		p.two[i] = o
	}
	p.same = slices.Repeat([]bool{true}, len(p.two[0].match.State().Seats()))
	return p
}

// play plays both games to the end or for some time, and says in what they differ.
func (p *pair) play() string {
	a := p.two[0].match
	for a.State().Result() == nil && a.Len() < p.most {
		m, err := p.people.Next(a.State())
		if err != nil {
			p.Fatal(err)
		}
		if p.chance.IntN(3) == 0 {
			if what := p.inPrivate(); what != "" {
				return what
			}
		}
		if p.otherCyphers && (m.Verb == "ask" || m.Verb == "guess") {
			return "" // other cyphers have other answers, for all to hear
		}
		twin := p.twin(m)
		if _, _, err := p.two[1].match.State().Apply(twin); err != nil {
			return "" // from here on the two differ for everyone, as what a guess is worth
		}
		if what := p.make(m, twin); what != "" {
			return what
		}
	}
	return ""
}

// twin is a move that the table cannot tell from m.
func (p *pair) twin(m game.Move) game.Move {
	before, other := p.two[0].match.State(), p.two[1].match.State()
	if p.setup.Game == "psisquad" { // a cypher without digits is none yet, for all to see
		if m.Verb != "lock" || m.Place == "" || p.likeCyphers {
			return m
		}
		for range 20 {
			digits := strings.Split(m.Place, ",")
			for i := range digits {
				digits[i] = fmt.Sprint(p.chance.IntN(10))
			}
			y := m
			if y.Place = strings.Join(digits, ","); !y.Equal(m) {
				if _, _, err := other.Apply(y); err == nil {
					p.otherCyphers = true
					return y
				}
			}
		}
		return m
	}
	x := disguise(before, other, m, game.Table, p.deck, p.chance)
	if known := before.Redact(m, game.Table); x.Equal(m) && m.Place != "" && known.Place != m.Place { // what it says is hidden
		words := strings.Split(m.Place, ",")
		p.chance.Shuffle(len(words), func(i, k int) { words[i], words[k] = words[k], words[i] })
		y := m
		y.Place = strings.Join(words, ",")
		if _, _, err := other.Apply(y); err == nil {
			return y
		}
	}
	return x
}

// inPrivate has a seat fill in a form of hers, in both games otherwise, as far as
// the table may not even know of it.
func (p *pair) inPrivate() string {
	state := p.two[0].match.State()
	seat := game.Seat(1 + p.chance.IntN(len(state.Seats())-1))
	forms := state.View(seat).Forms
	if len(forms) == 0 {
		return ""
	}
	f := forms[p.chance.IntN(len(forms))]
	fill := func() game.Move {
		var words []string
		for _, part := range f.Parts {
			w := strings.Repeat("note ", 1+p.chance.IntN(9)) + fmt.Sprint(p.chance.IntN(1000))
			if part.Free == 0 {
				w = part.Values[p.chance.IntN(len(part.Values))].Word
			}
			words = append(words, w[:min(len(w), max(part.Free, len(w)*min(1, len(part.Values))))])
		}
		m, err := f.Move(seat, words)
		if err != nil {
			return game.Move{}
		}
		return m
	}
	takes := func(i int, m game.Move) bool {
		s := p.two[i].match.State()
		_, _, err := s.Apply(m)
		return err == nil && m.Told() && (!s.Redact(m, game.Table).Told() || p.setup.Game == "blackwood" && s.Redact(m, game.Table).Place != m.Place)
	}
	for range 8 {
		if m, x := fill(), fill(); takes(0, m) && takes(1, x) {
			return p.make(m, x)
		}
	}
	return ""
}

// make makes a move in one game and its twin in the other, and compares.
func (p *pair) make(m, twin game.Move) string {
	if !m.Equal(twin) {
		p.differ++
	}
	before := [2]game.State{p.two[0].match.State(), p.two[1].match.State()}
	for i, x := range []game.Move{m, twin} {
		o := p.two[i]
		o.session.Obey(companion.Do{Move: x})
		o.collect(p)
	}
	if (p.two[0].match.State().Result() != nil) || p.two[1].match.State().Result() != nil {
		return ""
	}
	last := func(i int) game.Move { return p.two[i].match.Move(p.two[i].match.Len() - 1) }
	for seat := range p.same {
		p.same[seat] = p.same[seat] && (seat == 0 || masked(before[0].Redact(last(0), game.Seat(seat)).Line(before[0].Seats())) == masked(before[1].Redact(last(1), game.Seat(seat)).Line(before[1].Seats())))
	}
	a, b := p.two[0].of, p.two[1].of
	for _, what := range slices.Sorted(maps.Keys(a)) {
		var seat int
		if n, _ := fmt.Sscanf(what, "phone %d", &seat); n == 1 && !p.same[seat] {
			continue
		}
		p.compared += len(a[what])
		if a[what] != b[what] {
			i := 0
			for i < min(len(a[what]), len(b[what])) && a[what][i] == b[what][i] {
				i++
			}
			at := func(s string) string { return s[max(0, min(len(s), i)-80):min(len(s), i+80)] }
			return fmt.Sprintf("after %s and %s the two can be told by the %s: …%s… and …%s…", m.Line(before[0].Seats()), twin.Line(before[1].Seats()), what, at(a[what]), at(b[what]))
		}
	}
	return ""
}

// collect gathers what a game has written and shown last.
func (o *outputs) collect(p *pair) {
	p.Helper()
	text, err := os.ReadFile(o.path)
	if err != nil {
		p.Fatal(err)
	}
	screen := *o.screen
	screen.Seq, screen.Saved = 0, ""
	shown, err := json.Marshal(screen)
	if err != nil {
		p.Fatal(err)
	}
	o.of = map[string]string{"file": masked(locked(string(text))), "screen": masked(string(shown))}
	print := printed{box: o.match.Game.Box(), seats: o.match.State().Seats(), pieces: nil}
	for i, s := range o.seats {
		page, err := print.page(s, func(s string) string { return s })
		if err != nil {
			p.Fatal(err)
		}
		o.of[fmt.Sprintf("phone %d", i)] = masked(string(page))
	}
	if p.leak != nil {
		p.leak(o, o.match)
	}
}

var (
	lockedWord = regexp.MustCompile(`[A-Za-z0-9+/]{200,}`)
	seatsKey   = regexp.MustCompile(`age1[a-z0-9]{58}`)
	lineCheck  = regexp.MustCompile(`(?m)\t#[0-9a-f]{6}$`)
	seal       = regexp.MustCompile(`[0-9a-f]{64}`)
	sealWords  = regexp.MustCompile(`([a-z]+-){5}[a-z]+`)
)

// locked replaces what chance makes different in a file: of what is locked its
// length is left.
func locked(text string) string {
	text = lockedWord.ReplaceAllStringFunc(text, func(w string) string { return fmt.Sprintf("<%d letters>", len(w)) })
	return lineCheck.ReplaceAllString(seatsKey.ReplaceAllString(text, "<key>"), "")
}

// masked replaces seals and what is made of them: everyone may know them, and they
// tell nothing of what is sealed.
func masked(text string) string {
	return sealWords.ReplaceAllString(seal.ReplaceAllString(text, "<seal>"), "<six words>")
}
