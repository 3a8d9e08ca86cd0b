package grove

import (
	"bytes"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

func TestR72EachSeatSeesOnlyItsOwn(t *testing.T) {
	s := suite().Few(3)
	for i, setup := range s.Setups {
		if err := s.Secrecy(setup, uint64(100+i)); err != nil {
			t.Errorf("%v: %v", setup, err)
		}
	}
}

func TestR73PublicViewNamesNothingHidden(t *testing.T) {
	for i, s := range setups() {
		var public strings.Builder // what the table has been shown and told
		open := map[string]bool{}
		play(t, s, uint64(i), func(st game.State, m game.Move) {
			after, events, err := st.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			line := st.Redact(m, game.Table).Line(st.Seats())
			public.WriteString(line + "\n")
			for c := range builtIn().cards() {
				open[builtIn().ID(c)] = open[builtIn().ID(c)] || after.(*position).At(c) != kit.Nowhere
			}
			for c := range builtIn().cards() {
				id := builtIn().ID(c)
				if !open[id] && strings.Contains(" "+strings.ReplaceAll(line, ",", " ")+" ", " "+id+" ") {
					t.Errorf("the public line %q names a hidden object", line)
				}
			}
			if after.Result() != nil {
				return
			}
			for _, p := range after.View(game.Table).Pieces {
				if p.Card != "" && (p.Down || !open[p.Card]) || p.Down && p.Name.Format != "" {
					t.Errorf("after %q the table sees %+v", line, p)
				}
			}
			for _, e := range events {
				if !e.For(game.Table) {
					continue
				}
				for c := range builtIn().cards() {
					for _, a := range e.Text.Args {
						if x, ok := a.(game.Piece); ok && x == builtIn().Name(c) && !open[builtIn().ID(c)] {
							t.Errorf("after %q the table is told %q", line, e.Text)
						}
					}
				}
			}
		})
	}
}

func TestR77GameResumesFromItsTranscript(t *testing.T) {
	find := func(game.Setup) (game.Game, error) { return Game, nil }
	for i, s := range setups() {
		m, err := game.NewMatch(Game, s)
		if err != nil {
			t.Fatal(err)
		}
		tr, text := game.NewTranscript(m, nil)
		var file bytes.Buffer
		file.WriteString(text)
		play(t, s, uint64(i), func(_ game.State, mv game.Move) {
			if err := m.Apply(mv); err != nil {
				t.Fatal(err)
			}
			file.WriteString(tr.Move(nil, mv))
		})
		again, _, _, err := game.Read(bytes.NewReader(file.Bytes()), find, nil)
		if err != nil {
			t.Fatal(err)
		}
		if again.State().Key() != m.State().Key() || again.Len() != m.Len() {
			t.Errorf("%v: the resumed game is another one", s)
		}
	}
}

func TestR76UndoGoesBackExactly(t *testing.T) {
	s := game.Setup{Game: "grove", Players: 4}
	m, err := game.NewMatch(Game, s)
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	play(t, s, 3, func(st game.State, mv game.Move) {
		keys = append(keys, m.State().Key())
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
	})
	for n := len(keys) - 1; n >= 0; n-- {
		if !m.CanUndo() {
			break // a seal was opened, which stays so
		}
		if _, err := m.Undo(); err != nil {
			t.Fatal(err)
		}
		if m.State().Key() != keys[n] {
			t.Fatalf("undoing to move %d gives another position", n)
		}
	}
}
