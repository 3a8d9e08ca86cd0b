package pairs

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Chronicler = (*position)(nil)

// Chronicle follows the pairs of each player.
func (p *position) Chronicle() []game.Thread {
	return []game.Thread{kit.Thread(game.Say("Pairs"), p.house.Seats.All(), kit.PlayerName, p.pairs)}
}
