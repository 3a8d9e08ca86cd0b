package pairs

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Chronicler = (*position)(nil)

// Chronicle follows the pairs of each player.
func (p *position) Chronicle() []game.Thread {
	won := game.Thread{Title: game.Say("Pairs")}
	for s := range p.house.Seats.All() {
		won.Counts = append(won.Counts, game.Count{Seat: s, Name: kit.PlayerName(s), N: p.pairs(s)})
	}
	return []game.Thread{won}
}
