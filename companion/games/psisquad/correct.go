package psisquad

import "github.com/grovewatch/grovewatch/companion/game"

// Corrections bring the record in line with the table, by agreement, while a
// guess is laid out:
//
//	table correct digit-7-1 @K2              that card lies there
//	table correct digit-7-1                  it does not lie on the guess mat
//	table correct token-player2 @AIM         the guess is for player 2
//	table correct token-player2 @HOME-player2
//
// A guess that was made and an answer that was given have been counted: they
// are corrected by taking the last move back.
func (p *position) correct(m game.Move) ([]game.Event, error) {
	if m.Seat != game.Table || len(m.Objects) != 1 {
		return nil, game.Refuse("A correction names one piece and where it lies.")
	}
	card, s := cardOf(m.Objects[0]), tokenOf(m.Objects[0])
	switch {
	case m.Objects[0] == turnMarker:
		return nil, game.Refuse("The turn marker follows the turns. Put it back, or undo the last move.")
	case p.phase == answering, p.phase == told && (card != 0 || s != 0):
		return nil, game.Refuse("The guess is already made and cannot be corrected. Undo it and lay it again.")
	case p.phase == told:
		return nil, game.Refuse("The answer is already counted and cannot be corrected. Undo it and answer again.")
	case p.phase != guessing && p.phase != uncovering:
		return nil, game.Refuse("There is nothing on the table to correct.")
	case card == 0 && s == 0:
		return nil, game.Refuse("The record of that piece cannot be corrected. Put the piece back, or undo the last move.")
	}
	act := p.lay
	switch {
	case m.Place == "" || s != 0 && m.Place == homeZone(s):
		m.Place, act = "", p.take
	case card == 0:
		act = p.aimAt
	}
	events, err := act(m)
	if err != nil {
		return nil, err
	}
	for i := range events {
		events[i].Text = game.Say("Corrected: %s", events[i].Text)
	}
	return events, nil
}
