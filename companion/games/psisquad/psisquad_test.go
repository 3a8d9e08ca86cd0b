package psisquad

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// setups are the tables that the conformance suite goes over: every option's
// values, both modes, few and many players.
func setups() []game.Setup {
	table := func(players int, options ...string) game.Setup {
		s := game.Setup{Game: "psisquad", Players: players, Options: map[string]string{}}
		for i := 0; i < len(options); i += 2 {
			s.Options[options[i]] = options[i+1]
		}
		return s
	}
	return []game.Setup{
		table(3),
		table(4, "mode", "paper"),
		table(8, "keys", "3"),
		table(3, "keys", "5", "mode", "paper", "answers", "whisper"),
		table(2, "duel", "on", "keys", "3"),
		table(2, "duel", "race", "mode", "paper"),
		table(4, "keys", "3", "answers", "whisper", "correct", "anywhere", "points", "gain", "cyphers", "different"),
		table(5, "keys", "3", "status", "floor", "solved", "out", "end", "round", "cyphers", "nozero", "ties", "solved"),
		table(4, "keys", "3", "mode", "paper", "target", "allowed", "end", "round", "wrong", "void"),
	}
}

// disguise changes what a seat may not know of a move: another's notes. Other
// cyphers have other answers; TestNobodyCanTellACypher sees to them.
func disguise(st game.State, m game.Move, seat game.Seat, pick func(int) int) game.Move {
	if m.Verb != vNote || m.Seat == seat {
		return m
	}
	m.Place = game.PlaceText([]string{"", "something else", "0 1 2 3"}[pick(3)])
	if m.Place == st.(*position).notes[m.Seat] {
		m.Place = "more"
	}
	return m
}

func suite() gametest.Suite {
	return gametest.Suite{Game: Game, Setups: setups(), Disguise: disguise, Games: 1, Wander: 150, Lost: true}
}

func TestConformance(t *testing.T) { gametest.Run(t, suite().Few(3)) }

func TestFilmConformance(t *testing.T) { gametest.Run(t, suite()) }

func TestFilmEverySentenceCanBeTranslated(t *testing.T) { suite().Listen(t, 2) }

func FuzzGames(f *testing.F) { gametest.Fuzz(f, suite()) }
