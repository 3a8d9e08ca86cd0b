package grove

import (
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The seats of the table, clockwise from the Visitor; the Agents follow.
const (
	visitor game.Seat = 1
	kid     game.Seat = 2
	agent1  game.Seat = 3
)

// everySeat is a table with as many Agents as there can be.
var everySeat = kit.Seats{"table", "visitor", "kid", "agent1", "agent2", "agent3", "agent4"}

// bySeat holds something for each seat that there can be.
type bySeat[T any] [agent1 + MaxAgents]T

// side is where a classified object belongs: on the forcefield (admitted) or
// beside it (repelled).
type side uint8

const (
	noSide side = iota
	on
	by
)

var sideWords = [...]string{"", "on", "by"}

func (s side) other() side { return on + by - s }

// phrase is a side in words.
func (s side) phrase() game.Text {
	if s == on {
		return game.Say("on the forcefield")
	}
	return game.Say("in the clearing")
}

// verdict is what becomes of an object on a side.
func (s side) verdict() game.Text {
	if s == on {
		return game.Say("admitted")
	}
	return game.Say("repelled")
}

// columns are the four of a proof.
const columns = 4

// sides reads "on,by,by,on" and its like.
func sides(text string) (out [columns]side, ok bool) {
	words := strings.Split(text, ",")
	for k := range out {
		if len(words) != columns || words[k] == "" || !slices.Contains(sideWords[:], words[k]) {
			return out, false
		}
		out[k] = side(slices.Index(sideWords[:], words[k]))
	}
	return out, true
}

// sidesText writes what sides reads.
func sidesText(s [columns]side) string {
	return sideWords[s[0]] + "," + sideWords[s[1]] + "," + sideWords[s[2]] + "," + sideWords[s[3]]
}

// board numbers the places of the mats. They are the same with every deck, and
// so are their numbers.
var board = kit.NewSet(&cards.Box{Mats: printedBox().Mats})

// The places of the mats, by side, by seat, by column.
var (
	show   = board.Must("PV")
	hoodAt = board.Must("SH")
	spaces = [][]kit.Place{on: numbered("ON", 1, 8), by: numbered("BY", 1, 8)}
	row    = [][]kit.Place{noSide: numbered("PR", 1, columns), on: numbered("PO", 1, columns), by: numbered("PB", 1, columns)}
	cells  = [][]kit.Place{on: numbered("GO", 1, columns), by: numbered("GB", 1, columns)}
	claims = []kit.Place{noSide: board.Must("CL-REST"), on: board.Must("CL-ON"), by: board.Must("CL-BY")}
	spots  = numbered("T", 0, lastSpot)
	turns  = []kit.Place{visitor: board.Must("TURN-visitor"), kid: board.Must("TURN-kid"), agent1: board.Must("TURN-agent1"), board.Must("TURN-agent2"), board.Must("TURN-agent3"), board.Must("TURN-agent4")}
	lanes  = [][]kit.Place{kid: lane("K"), agent1: lane("A1"), lane("A2"), lane("A3"), lane("A4")}
)

func lane(short string) []kit.Place {
	return []kit.Place{on: board.Must("FD-" + short + "-ON"), by: board.Must("FD-" + short + "-BY")}
}

func numbered(prefix string, from, to int) (out []kit.Place) {
	for n := from; n <= to; n++ {
		out = append(out, board.Must(fmt.Sprintf("%s%d", prefix, n)))
	}
	return out
}

// ground is what a place means in the rules.
type ground struct {
	space  bool
	side   side
	owner  game.Seat // of a lane
	column int       // of the proof row, 1 to 4
}

func (g ground) lane() bool { return g.owner != 0 }

// grounds tell of each place what it means.
var grounds = func() []ground {
	_, n := board.Len()
	grounds := make([]ground, n)
	for _, s := range []side{on, by} {
		for _, at := range spaces[s] {
			grounds[at] = ground{space: true, side: s}
		}
	}
	for s, cells := range row {
		for k, at := range cells {
			grounds[at] = ground{side: side(s), column: k + 1}
		}
	}
	for s := kid; int(s) < len(everySeat); s++ {
		grounds[lanes[s][on]] = ground{side: on, owner: s}
		grounds[lanes[s][by]] = ground{side: by, owner: s}
	}
	return grounds
}()

// claimOf is the side of a claim cell.
func claimOf(at kit.Place) side { return side(max(0, slices.Index(claims, at))) }

// spaceName is what people call a space.
func spaceName(at kit.Place) game.Text {
	s := grounds[at].side
	n := slices.Index(spaces[s], at) + 1
	if s == on {
		return game.Say("space %d on the forcefield", n)
	}
	return game.Say("space %d in the clearing", n)
}

// zone is a place as moves name it.
func zone(at kit.Place) string { return board.ZoneID(at) }
