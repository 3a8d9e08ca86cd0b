package companion

import "github.com/grovewatch/grovewatch/companion/game"

// deal turns up a card of chance as long as that is what is due. A place after the
// other is filled, in the order in which the game lists them.
func (s *Session) deal() {
	for {
		actions := s.cfg.Match.State().View(game.Table).Action
		if len(actions) == 0 || !actions[0].Chance {
			return
		}
		var choices []game.Move
		for _, m := range actions[0].Choices {
			if m.Place == actions[0].Choices[0].Place {
				choices = append(choices, m)
			}
		}
		if len(choices) == 0 || !s.apply(choices[s.newSeed()%uint64(len(choices))]) {
			return
		}
	}
}
