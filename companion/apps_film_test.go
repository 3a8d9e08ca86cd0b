package companion_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// filmedParty plays before a camera with the app in some seats. The session has the
// pictures alone; people carry out what the app says and hold up what it has to know.
type filmedParty struct {
	t       *testing.T
	match   *game.Match
	people  game.Players
	table   *demo.Table
	hands   demo.Hands
	session *companion.Session
	screen  *companion.Screen
	apps    map[game.Seat]bool

	clumsy  int // the next so many wishes people carry out wrongly at first
	asked   []string
	acts    map[game.Seat]int           // that people did for the app's seats
	turns   map[game.Seat]int           // that these had
	spent   map[game.Seat]time.Duration // of table time on these acts
	turn    game.Seat
	inHands []string // moves that people had to say, as their layout is the same
}

// film sits down. Each clumsy wish is first carried out on another place.
func film(t *testing.T, setup game.Setup, seed uint64, clumsy int, apps ...companion.App) *filmedParty {
	t.Helper()
	g, err := find(setup)
	if err != nil {
		t.Fatal(err)
	}
	p := &filmedParty{t: t, apps: map[game.Seat]bool{}, clumsy: clumsy, acts: map[game.Seat]int{}, turns: map[game.Seat]int{}, spent: map[game.Seat]time.Duration{}}
	for _, a := range apps {
		p.apps[a.Seat] = true
	}
	check := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	p.match, err = game.NewMatch(g, setup)
	check(err)
	p.people, err = g.Players(p.match.Setup, rand.New(rand.NewPCG(seed, 1)).IntN)
	check(err)
	p.table, err = demo.NewTable(g.Box(), setup.Players, seed, p.people)
	check(err)
	check(p.table.Open(p.match.State()))
	p.session, err = companion.New(companion.Config{Match: p.match, Apps: apps, Chance: rand.NewChaCha8([32]byte{byte(seed)}), Show: p.show})
	check(err)
	p.hands, err = demo.Film(p.table, setup.Players, 5, func(f vision.Frame) {
		p.session.Look(f)
		p.session.Think()
	})
	check(err)
	check(p.hands.Rest(2 * time.Second))
	return p
}

func (p *filmedParty) show(s *companion.Screen) {
	if q := s.Question; q != nil && (p.screen == nil || p.screen.Question == nil || p.screen.Question.ID != q.ID) && !q.Gentle {
		p.asked = append(p.asked, q.Text.String())
	}
	p.screen = s
}

// play plays to the end.
func (p *filmedParty) play() {
	p.t.Helper()
	for p.match.State().Result() == nil {
		p.session.Think()
		if trouble := p.screen.Trouble.String(); trouble != "" {
			p.t.Fatalf("after %d moves: %s\n%s", p.match.Len(), trouble, strings.Join(p.lines(), "\n"))
		}
		if p.match.State().Result() == nil {
			p.make(p.next())
		}
	}
}

// next is what people do now.
func (p *filmedParty) next() game.Move {
	p.t.Helper()
	var m game.Move
	var err error
	if p.screen.Wanted.Told() {
		m, err = automa.Company{People: p.people}.Carry(p.match.State(), p.screen.Wanted)
	} else {
		m, err = p.people.Next(p.match.State())
	}
	if err != nil {
		p.t.Fatalf("after %d moves, %s: %v", p.match.Len(), p.screen.View.Prompt, err)
	}
	return automa.Telling(p.people, p.match.State(), m, slices.Sorted(maps.Keys(p.apps))...)
}

// make makes a move with hands, or by a key where no picture tells of it.
func (p *filmedParty) make(m game.Move) {
	p.t.Helper()
	before, n := p.match.State(), p.match.Len()
	by := p.table.Person(before, m.Seat)
	if turn := before.Turn(); len(turn) > 0 && turn[0] != p.turn {
		if p.turn = turn[0]; p.apps[p.turn] {
			p.turns[p.turn]++
		}
	}
	if p.screen.Wanted.Told() {
		since := p.hands.Now()
		defer func() { p.spent[p.turn] += p.hands.Now() - since }()
	}
	var acts []demo.Act
	if m.Verb == "show" || m.Verb == "hold" {
		for _, card := range m.Objects[:1] {
			acts = append(acts, demo.Act{Piece: card, Shown: true})
		}
	} else {
		after, _, err := before.Apply(m)
		if err != nil {
			p.t.Fatalf("after %d moves people cannot make %s: %v", n, m.Line(before.Seats()), err)
		}
		acts = demo.Acts(p.table.Changes(after))
		if p.screen.Wanted.Told() && p.clumsy > 0 && p.fumble(m, acts) {
			p.clumsy--
		}
		for _, zone := range p.table.Emptied(after) {
			if err := p.hands.Pile(zone, 0); err != nil {
				p.t.Fatal(err)
			}
		}
	}
	if p.screen.Wanted.Told() {
		p.acts[p.turn] += len(acts)
	}
	if err := p.hands.Do(by, acts...); err != nil {
		p.t.Fatal(err)
	}
	for end := p.hands.Now() + 4*time.Second; len(acts) > 0 && p.match.Len() == n && p.hands.Now() < end; {
		if err := p.hands.Rest(200 * time.Millisecond); err != nil {
			p.t.Fatal(err)
		}
	}
	if p.match.Len() > n {
		return
	}
	p.inHands = append(p.inHands, m.Line(before.Seats()))
	if len(acts) > 0 {
		p.t.Logf("not seen after %d moves: %s by %v; asked %v; apart %v; hints %v", n, m.Line(before.Seats()), acts, p.screen.Question, p.screen.Apart, p.screen.View.Prompt)
	}
	if p.session.Obey(companion.Do{Move: m}); p.match.Len() == n {
		p.t.Fatalf("after %d moves %s is not taken: %s", n, m.Line(before.Seats()), p.screen.Trouble)
	}
}

// fumble lays the one piece of a wish elsewhere, hears of it, and takes it up again.
func (p *filmedParty) fumble(m game.Move, acts []demo.Act) bool {
	p.t.Helper()
	if m.Verb != "place" || len(acts) != 1 {
		return false
	}
	before := p.match.State()
	for _, other := range before.Legal(m.Seat) {
		if other.Verb != m.Verb || other.Place[:2] == m.Place[:2] || !slices.Equal(other.Objects, m.Objects) {
			continue
		}
		lay, n, asked := demo.Act{Piece: acts[0].Piece, To: other.Place}, p.match.Len(), len(p.asked)
		by := p.table.Person(before, m.Seat)
		if err := p.hands.Do(by, lay); err != nil {
			p.t.Fatal(err)
		}
		if err := p.hands.Rest(3 * time.Second); err != nil {
			p.t.Fatal(err)
		}
		if p.match.Len() != n || len(p.asked) != asked+1 || !strings.HasPrefix(p.asked[asked], "The app wants another move") {
			p.t.Fatalf("people laid %s on %s instead of %s and heard %v, %d moves", lay.Piece, lay.To, m.Place, p.asked[asked:], p.match.Len()-n)
		}
		p.session.Obey(companion.Answer{Question: p.screen.Question.ID})
		return true
	}
	return false
}

// lines are the moves, as their makers know them.
func (p *filmedParty) lines() []string {
	var out []string
	for i := range p.match.Len() {
		out = append(out, p.match.Line(i, p.match.Move(i).Seat))
	}
	return out
}

// TestFilmTheAppPlaysTheGroveBeforeACamera has the app take each seat in turn while
// people move the pieces.
func TestFilmTheAppPlaysTheGroveBeforeACamera(t *testing.T) {
	for name, c := range map[string]struct {
		edition string
		seed    uint64
		clumsy  int
		seats   []game.Seat
	}{
		"a, the Visitor and an Agent": {"a", 3, 1, []game.Seat{1, 3}},
		"b, the Kid":                  {"b", 5, 0, []game.Seat{2}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			setup := game.Setup{Game: "grove", Players: 3, Options: map[string]string{"edition": c.edition, "visitor_setup": "7", "shield": "open"}}
			var apps []companion.App
			for _, s := range c.seats {
				apps = append(apps, companion.App{Seat: s, Level: automa.Even})
			}
			p := film(t, setup, c.seed, c.clumsy, apps...)
			p.play()
			for _, q := range p.asked[min(len(p.asked), c.clumsy):] {
				t.Errorf("asked without need: %s", q)
			}
			for _, s := range slices.Sorted(maps.Keys(p.turns)) {
				t.Logf("%s: %d acts and %v of table time in %d turns", p.match.State().Seats()[s], p.acts[s], p.spent[s], p.turns[s])
			}
			t.Logf("said by hand: %v; %d moves: %s", p.inHands, p.match.Len(), p.match.State().Result().Text)
			if t.Failed() {
				t.Log(strings.Join(p.lines(), "\n"))
			}
		})
	}
}
