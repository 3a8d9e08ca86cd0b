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
func (a *act) correct() error {
	if err := a.Form(1, 1, a.Move.Place != "", false); err != nil {
		return err
	}
	card, s := cardOf(a.Move.Objects[0]), tokenOf(a.Move.Objects[0])
	switch {
	case a.Move.Objects[0] == turnMarker:
		return game.Refuse("The turn marker follows the turns. Put it back, or undo the last move.")
	case a.phase == answering, a.phase == told && (card != 0 || s != 0):
		return game.Refuse("The guess is already made and cannot be corrected. Undo it and lay it again.")
	case a.phase == told:
		return game.Refuse("The answer is already counted and cannot be corrected. Undo it and answer again.")
	case a.phase != guessing && a.phase != uncovering:
		return game.Refuse("There is nothing on the table to correct.")
	case card == 0 && s == 0:
		return game.Refuse("The record of that piece cannot be corrected. Put the piece back, or undo the last move.")
	}
	lies := a.lay
	switch {
	case a.Move.Place == "" || s != 0 && a.Move.Place == homeZone(s):
		lies = a.take
	case s != 0 && a.phase == guessing:
		lies = a.aimAt
	}
	if err := lies(); err != nil {
		return err
	}
	a.Events[0].Text = game.Say("Corrected: %s", a.Events[0].Text)
	return nil
}
