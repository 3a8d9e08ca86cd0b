package blackwood

import "github.com/grovewatch/grovewatch/companion/game"

var _ game.Chronicler = (*position)(nil)

// Chronicle follows the reputations and the coins.
func (p *position) Chronicle() []game.Thread {
	reputation := game.Thread{Title: game.Say("Reputation")}
	coins := game.Thread{Title: game.Say("Coins")}
	for w := range p.witches() {
		reputation.Counts = append(reputation.Counts, game.Count{Seat: w, Name: name(w), N: p.score(w).total()})
		coins.Counts = append(coins.Counts, game.Count{Seat: w, Name: name(w), N: int(p.coins[w])})
	}
	return []game.Thread{reputation, coins}
}

var _ game.Closer = (*position)(nil)

// Closing tells how the reputations came about.
func (p *position) Closing() *game.Closing {
	for _, s := range p.Reveal() {
		return &game.Closing{Title: s.Title, Sheet: s}
	}
	return nil
}
