package blackwood

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Chronicler = (*position)(nil)

// Chronicle follows the reputations and the coins.
func (p *position) Chronicle() []game.Thread {
	return []game.Thread{
		kit.Thread(game.Say("Reputation"), p.witches(), name, func(w game.Seat) int { return p.score(w).total() }),
		kit.Thread(game.Say("Coins"), p.witches(), name, func(w game.Seat) int { return int(p.coins[w]) }),
	}
}

var _ game.Closer = (*position)(nil)

// Closing tells how the reputations came about.
func (p *position) Closing() *game.Closing {
	for _, s := range p.Reveal() {
		return &game.Closing{Title: s.Title, Sheet: s}
	}
	return nil
}
