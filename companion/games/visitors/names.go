package visitors

import (
	"fmt"
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Pieces and zones with a part in the rules.
const (
	turnMarker = "turn-marker"
	visitZone  = "VISITS" // where drawn Visit cards are laid, face up
)

func seatName(s game.Seat) string { return fmt.Sprintf("player%d", s) }

func pawnID(s game.Seat) string { return "pawn-" + seatName(s) }

func handZone(s game.Seat) string { return "HAND-" + seatName(s) }

func turnZone(s game.Seat) string { return "TURN-" + seatName(s) }

// names holds every word that moves and layouts use, made once.
type names struct {
	tiles    [rooms]string
	spots    [rooms][spots]string
	figureAt [rooms]string
	pawnAt   [rooms]string
	visits   [visits]string
	tokens   [spirits][tokens + 1]string
	figures  [figures + 1]string
	trinkets [trinkets][eachSort + 1]string
	blights  [blights]string

	tileNo    map[string]room
	visitNo   map[string]visit
	tokenNo   map[string][2]int // spirit and number
	figureNo  map[string]int
	trinketNo map[string][2]int // sort and number
	blightNo  map[string]int
	pawnNo    map[string]game.Seat
	pawnRoom  map[string]room
	spotNo    map[string][2]int // room and location
	callRoom  map[string]room
	berths    map[string]cell
}

var words = sync.OnceValue(func() *names {
	n := &names{
		tileNo: map[string]room{}, visitNo: map[string]visit{}, tokenNo: map[string][2]int{}, figureNo: map[string]int{},
		trinketNo: map[string][2]int{}, blightNo: map[string]int{}, pawnNo: map[string]game.Seat{},
		pawnRoom: map[string]room{}, spotNo: map[string][2]int{}, callRoom: map[string]room{}, berths: map[string]cell{},
	}
	for r := foyer; r < rooms; r++ {
		n.tiles[r], n.pawnAt[r] = tileID(r), pawnZone(r)
		n.tileNo[n.tiles[r]], n.pawnRoom[n.pawnAt[r]] = r, r
		if r == foyer {
			continue
		}
		n.figureAt[r] = figureZone(r)
		n.callRoom[n.figureAt[r]] = r
		for s := range spots {
			n.spots[r][s] = spotZone(r, s)
			n.spotNo[n.spots[r][s]] = [2]int{int(r), s}
		}
	}
	for v := range visit(visits) {
		n.visits[v] = v.id()
		n.visitNo[n.visits[v]] = v
	}
	for t, name := range spiritNames {
		for i := 1; i <= tokens; i++ {
			n.tokens[t][i] = fmt.Sprintf("%s-%d", slug(name), i)
			n.tokenNo[n.tokens[t][i]] = [2]int{t, i}
		}
	}
	for i := 1; i <= figures; i++ {
		n.figures[i] = fmt.Sprintf("visitor-%d", i)
		n.figureNo[n.figures[i]] = i
	}
	for k, word := range trinketWords {
		for i := 1; i <= eachSort; i++ {
			n.trinkets[k][i] = fmt.Sprintf("%s-%d", word, i)
			n.trinketNo[n.trinkets[k][i]] = [2]int{k, i}
		}
	}
	for i, name := range blightNames {
		n.blights[i] = "blight-" + slug(name)
		n.blightNo[n.blights[i]] = i
	}
	for s := game.Seat(1); s <= maxPlayers; s++ {
		n.pawnNo[pawnID(s)] = s
	}
	for x := int8(-reach); x <= reach; x++ {
		for y := int8(-reach); y <= reach; y++ {
			for turn := range uint8(4) {
				if c := (cell{x, y, turn, true}); x != 0 || y != 0 {
					n.berths[berthZone(c)] = c
				}
			}
		}
	}
	return n
})

func roomText(r room) game.Piece { return game.Piece{ID: tileID(r), Name: chambers[r].name} }

func spotText(r room, s int) game.Text { return game.Say(chambers[r].spots[s]) }
