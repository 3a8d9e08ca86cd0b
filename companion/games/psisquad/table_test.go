package psisquad

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// table is a game that a test plays by transcript lines.
type table struct{ gametest.Table }

// sit starts a game for some players with options as in "keys=3".
func sit(t *testing.T, players int, options ...string) *table {
	t.Helper()
	return &table{gametest.Sit(t, Game, setup(players, options...))}
}

func setup(players int, options ...string) game.Setup {
	return gametest.Setup("psisquad", players, options...)
}

// locked starts a game in which the app holds these cyphers and player 1 begins.
func locked(t *testing.T, cyphers []string, options ...string) *table {
	t.Helper()
	x := sit(t, len(cyphers), options...)
	for i, c := range cyphers {
		x.do(seatName(i+1) + " lock @" + strings.Join(strings.Split(c, ""), ","))
	}
	return x.do("table first @TURN-player1")
}

// written starts a game on paper in which player 1 begins.
func written(t *testing.T, players int, options ...string) *table {
	t.Helper()
	x := sit(t, players, append([]string{"mode=paper"}, options...)...)
	for i := range players {
		x.do(seatName(i+1) + " lock")
	}
	return x.do("table first @TURN-player1")
}

// do makes moves that must be accepted, and after which the books balance.
func (x *table) do(lines ...string) *table {
	x.Helper()
	for _, line := range lines {
		before, m := x.p(), x.Move(line)
		x.Do(line)
		if err := before.Audit(m, x.State); err != nil {
			x.Errorf("%s: %v", line, err)
		}
	}
	return x
}

// refuses makes a move that must be refused with a sentence that has these words.
func (x *table) refuses(line string, words ...string) *table {
	x.Helper()
	x.Refuse(line, words...)
	return x
}

// asks makes a guess, and answers it on paper when an answer is given; then
// the turn passes on.
func (x *table) asks(by, on int, guess string, answer ...string) *table {
	x.Helper()
	x.do(seatName(by) + " guess @" + seatName(on) + "," + strings.Join(strings.Split(guess, ""), ","))
	for _, a := range answer {
		x.do(seatName(on) + " say @" + a)
	}
	if x.p().phase == told {
		x.do(seatName(by) + " done")
	}
	return x
}

// asked checks what is asked of a table on which some pieces do not lie where
// the rules have them ("piece=zone", "piece=" for no zone).
func (x *table) doubts(words string, changes ...string) *table {
	x.Helper()
	layout := x.State.Layout()
	for _, c := range changes {
		id, zone, _ := strings.Cut(c, "=")
		if layout[id] = zone; zone == "" {
			delete(layout, id)
		}
	}
	d, ok := x.p().Doubt(layout)
	if !ok || !strings.Contains(d.Question.String(), words) {
		x.Errorf("%v: the question is %q, which does not say %q", changes, d.Question, words)
	}
	return x
}

func (x *table) p() *position { return x.State.(*position) }

// stands checks statuses and Values, seat by seat.
func (x *table) stands(status, value []int) *table {
	x.Helper()
	for i := range status {
		if p := x.p(); p.status[i+1] != status[i] || p.value[i+1] != value[i] {
			x.Errorf("player %d has status %d and Value %d, not %d and %d", i+1, p.status[i+1], p.value[i+1], status[i], value[i])
		}
	}
	return x
}

// read is a seat's view as plain text, sheets included.
func (x *table) read(seat game.Seat) string {
	x.Helper()
	return readView(x.T, x.State.View(seat))
}

func readView(t *testing.T, v game.View) string {
	t.Helper()
	var b strings.Builder
	if err := v.Print(&b); err != nil {
		t.Fatal(err)
	}
	for _, h := range v.Hints {
		b.WriteString(h.String() + "\n")
	}
	for _, s := range v.Sheets {
		b.WriteString(s.Title.String() + "\n")
		for _, row := range s.Rows {
			for _, c := range row {
				b.WriteString(c.String() + " ")
			}
			b.WriteString("\n")
		}
	}
	return b.String()
}

func (x *table) told(words ...string) *table {
	x.Helper()
	all := x.Told(game.Table)
	for _, w := range words {
		if !strings.Contains(all, w) {
			x.Errorf("everyone hears %q, which does not say %q", all, w)
		}
	}
	return x
}

func seatName(s int) string { return kit.PlayerSeat(game.Seat(s)) }
