package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Chronicler = (*position)(nil)

// Chronicle follows the statuses.
func (p *position) Chronicle() []game.Thread {
	return []game.Thread{kit.Thread(game.Say("Status"), p.house.Seats.All(), kit.PlayerName, func(s game.Seat) int { return p.status[s] })}
}

// uncovered tells whose cypher was solved by whom, and after how many guesses.
func (p *position) uncovered() game.Sheet {
	s := game.Sheet{Title: game.Say("The cyphers"), Head: []game.Text{game.Say("Player"), game.Say("Cypher"), game.Say("Solved by"), game.Say("Guesses")}}
	for x := range p.house.Seats.All() {
		guesses, by := 0, game.Say("nobody")
		for _, l := range p.lines {
			if l.on != x || l.back {
				continue
			}
			if guesses++; int(l.correct) == p.house.keys {
				by = kit.PlayerName(l.by)
			}
		}
		if c := p.cypher[x]; c != (code{}) && p.house.allows(c) != nil {
			s.Note = p.house.bounds()
		}
		s.Rows = append(s.Rows, []game.Text{kit.PlayerName(x), game.Say("%s", p.said(p.cypher[x])), by, game.Say("%d", guesses)})
	}
	return s
}

var _ game.Closer = (*position)(nil)

// Closing uncovers the cyphers.
func (p *position) Closing() *game.Closing {
	if p.phase != over {
		return nil
	}
	s := p.uncovered()
	return &game.Closing{Title: s.Title, Sheet: s}
}
