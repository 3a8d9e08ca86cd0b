package games

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/games/pairs"
)

// broken is the game of pairs with a mistake.
type broken struct {
	game.Game
	box  *cards.Box
	view func(*game.View)
	lay  func(game.Layout)
	try  game.Move
	idle bool // nobody may ever act
	mute bool // no sentence tells of a move
}

func (b broken) Box() *cards.Box { return b.box }

func (b broken) New(s game.Setup) (game.State, error) {
	st, err := b.Game.New(s)
	return brokenState{st, &b}, err
}

type brokenState struct {
	game.State
	game *broken
}

func (s brokenState) Apply(m game.Move) (game.State, []game.Event, error) {
	st, events, err := s.State.Apply(m)
	if s.game.mute {
		events = nil
	}
	return brokenState{st, s.game}, events, err
}

func (s brokenState) View(seat game.Seat) game.View {
	v := s.State.View(seat)
	s.game.view(&v)
	return v
}

func (s brokenState) Layout() game.Layout {
	l := s.State.Layout()
	s.game.lay(l)
	return l
}

func (s brokenState) Turn() []game.Seat {
	if s.game.idle {
		return nil
	}
	return s.State.Turn()
}

func (s brokenState) Attempts(string, string) []game.Move { return []game.Move{s.game.try} }

func TestAMistakeOfAGameIsTold(t *testing.T) {
	form := game.Form{Title: game.Say("A note"), Verb: "scribble", Send: game.Say("Write it down"), Parts: []game.Part{{Name: game.Say("Words"), Free: 9}}}
	for _, c := range []struct {
		plant func(*broken)
		want  string
	}{
		{func(*broken) {}, ""},
		{func(b *broken) { b.idle = true }, "nobody may act at the start"},
		{func(b *broken) { b.mute = true }, "table may know of the move, but no sentence tells of it"},
		{func(b *broken) { b.box.Guides[0].Parts[0].Verbs = []string{"trun"} }, `the verb "trun" is none of the game's`},
		{func(b *broken) { b.try = game.Move{Seat: 1, Verb: "trun"} }, `what people may have meant: the verb "trun" is none of the game's`},
		{func(b *broken) {
			b.view = func(v *game.View) {
				if v.Seat == 1 {
					v.Forms = []game.Form{form}
				}
			}
		}, `the form "A note": the verb "scribble" is none of the game's`},
		{func(b *broken) {
			b.view = func(v *game.View) { v.Counts = append(v.Counts, game.Count{Name: game.Say("Pile"), Zone: "PILLE"}) }
		}, `"Pile" counts what lies in "PILLE", which no mat has`},
		{func(b *broken) {
			b.view = func(v *game.View) { v.Counts = append(v.Counts, game.Count{Name: game.Say("Hand"), Seat: 3}) }
		}, `"Hand" counts for seat 3, where nobody sits`},
		{func(b *broken) {
			b.view = func(v *game.View) {
				if v.Seat == 1 && slices.Contains(v.Turn, 1) && len(v.Action) > 0 {
					v.Action[0].Choices = v.Action[0].Choices[:2]
				}
			}
		}, `stands on the page of one seat and has 2 choices, of which the page makes the first: let her choose in a Form`},
		{func(b *broken) { b.mat("mat-west").Zones[0].Style = cards.Deck }, "a card lies in P1, which takes none: the cards of a face-down pile are a Count"},
		{func(b *broken) { b.lay = func(l game.Layout) { l["owl-1"] = "WON-player3" } }, "owl-1 should lie in WON-player3, whose mat this table does not have"},
		{func(b *broken) { b.lay = func(l game.Layout) { l["owl-1"] = "P1" }; b.mat("mat-west").Zones[0].W = 30 }, "owl-1 is 44 × 64 mm, and P1 has 30 × 67 mm for it"},
	} {
		box := *pairs.Game.Box()
		b := &broken{Game: pairs.Game, box: &box, view: func(*game.View) {}, lay: func(game.Layout) {}, try: game.Move{Verb: "done"}}
		b.copy()
		c.plant(b)
		s := gametest.Suite{Game: *b, Setups: []game.Setup{gametest.Setup("pairs", 2)}, Wander: 9}
		err := s.Box()
		if err == nil {
			err = s.Random(s.Setups[0], 1)
		}
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("the test says %v, not %q", err, c.want)
		}
	}
}

// copy makes what tests change of the box the game's own.
func (b *broken) copy() {
	b.box.Mats = slices.Clone(b.box.Mats)
	for i := range b.box.Mats {
		b.box.Mats[i].Zones = slices.Clone(b.box.Mats[i].Zones)
	}
	b.box.Guides = slices.Clone(b.box.Guides)
	b.box.Guides[0].Parts = slices.Clone(b.box.Guides[0].Parts)
}

func (b *broken) mat(id string) *cards.Mat { return b.box.Mat(id) }

// telling is the game of pairs with people who count how often they are asked what
// they tell the app.
type telling struct {
	game.Game
	asked *[5]int
}

func (g telling) Players(s game.Setup, pick func(n int) int) (game.Players, error) {
	p, err := g.Game.Players(s, pick)
	return tellers{p, g.asked}, err
}

type tellers struct {
	game.Players
	asked *[5]int
}

func (p tellers) Carry(_ game.State, m game.Move) game.Move { return m }

func (p tellers) Tell(_ game.State, _ game.Move, app game.Seat) game.Move {
	p.asked[app]++
	return game.Move{}
}

func TestWhatIsToldToTheAppIsInTheTestsOfSecrecy(t *testing.T) {
	asked := new([5]int)
	s := gametest.Suite{Game: telling{pairs.Game, asked}}
	for seed := range uint64(2) {
		if err := s.Secrecy(gametest.Setup("pairs", 2), seed); err != nil {
			t.Error(err)
		}
	}
	if asked[1] == 0 || asked[2] == 0 {
		t.Errorf("people were asked %v times what they tell the seats", asked)
	}
}

// noted is the game of pairs in which a player notes a card that she alone knows.
type noted struct {
	game.Game
	forgets bool // what is imagined has no note
}

func (g noted) New(s game.Setup) (game.State, error) {
	st, err := g.Game.New(s)
	return notedState{State: st, game: g}, err
}

func (g noted) Players(s game.Setup, pick func(int) int) (game.Players, error) {
	p, err := g.Game.Players(s, pick)
	return noters{p}, err
}

func (g noted) Mind(game.Setup, game.Seat, automa.Level) (automa.Mind, error) {
	return firstMove{}, nil
}

// firstMove is a mind that makes the first legal move.
type firstMove struct{}

func (firstMove) Choose(s automa.Sight, _ func() bool) (game.Move, error) {
	return s.Imagine(s.Chance(0)).Legal(s.Seat)[0], nil
}

type notedState struct {
	game.State
	game  noted
	note  string
	moves int
}

func (s notedState) Key() string { return s.State.Key() + s.note }

func (s notedState) Apply(m game.Move) (game.State, []game.Event, error) {
	if s.moves++; m.Verb == "note" {
		s.note = m.Place
		return s, nil, nil
	}
	st, events, err := s.State.Apply(m)
	s.State = st
	return s, events, err
}

func (s notedState) Redact(m game.Move, seat game.Seat) game.Move {
	if m.Verb == "note" && seat != m.Seat {
		return game.Move{Seat: m.Seat, Verb: m.Verb}
	}
	return m
}

func (s notedState) Imagine(seat game.Seat, pick func(int) int) game.State {
	if s.game.forgets || seat != 1 {
		s.note = ""
	}
	return s
}

type noters struct{ game.Players }

func (p noters) Next(st game.State) (game.Move, error) {
	s := st.(notedState)
	if s.moves == 3 {
		return game.Move{Seat: 1, Verb: "note", Place: "P1"}, nil
	}
	return p.Players.Next(s.State)
}

func TestASeatThatForgetsInWhatItImaginesIsTold(t *testing.T) {
	for _, forgets := range []bool{false, true} {
		s := gametest.Suite{Game: noted{pairs.Game, forgets}, Disguise: func(_ game.State, m game.Move, seat game.Seat, _ func(int) int) game.Move {
			if m.Verb == "note" && seat != m.Seat {
				m.Place = "P2"
			}
			return m
		}}
		err := s.Secrecy(gametest.Setup("pairs", 2), 1)
		if (err != nil) != forgets || forgets && !strings.Contains(err.Error(), "what the seat was told is forgotten") {
			t.Errorf("forgets: %v, and the test says %v", forgets, err)
		}
	}
}

// heedless is the game of pairs with a mind that gives up, or with people who do
// something else than the app asks for.
type heedless struct {
	game.Game
	mind    automa.Mind
	carries bool
}

func (g heedless) Players(s game.Setup, pick func(n int) int) (game.Players, error) {
	p, err := g.Game.Players(s, pick)
	if g.carries {
		return heedlessPeople{p}, err
	}
	return p, err
}

func (g heedless) Mind(s game.Setup, seat game.Seat, level automa.Level) (automa.Mind, error) {
	if g.mind != nil {
		return g.mind, nil
	}
	return g.Game.(automa.Automated).Mind(s, seat, level)
}

type heedlessPeople struct{ game.Players }

func (p heedlessPeople) Carry(_ game.State, choice game.Move) game.Move {
	return game.Move{Seat: choice.Seat, Verb: "done"}
}

func (p heedlessPeople) Tell(game.State, game.Move, game.Seat) game.Move { return game.Move{} }

// givesUp is a mind that never chooses anything.
type givesUp struct{}

func (givesUp) Choose(automa.Sight, func() bool) (game.Move, error) { return game.Move{}, nil }

func TestAMindThatGivesUpAndPeopleWhoDoSomethingElseAreTold(t *testing.T) {
	for _, c := range []struct {
		game heedless
		want string
	}{
		{heedless{Game: pairs.Game}, ""},
		{heedless{Game: pairs.Game, mind: givesUp{}}, "the app chooses nothing, though only this seat can act and no card is drawn: the game would stand still"},
		{heedless{Game: pairs.Game, carries: true}, "as player1 done, which is something else"},
	} {
		s := gametest.Suite{Game: c.game}
		if err := s.Automas(gametest.Setup("pairs", 2), 1, true); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("the test says %v, not %q", err, c.want)
		}
	}
}
