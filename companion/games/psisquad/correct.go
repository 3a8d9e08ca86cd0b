package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Corrections bring the record in line with the table, by agreement, while a
// guess is laid out:
//
//	table correct digit-7-1 @K2              that card lies there
//	table correct digit-7-1                  it does not lie on the guess mat
//	table correct token-player2 @AIM         the guess is for player 2
//	table correct token-player2 @HOME-player2
//	table correct correct-counter @C3        the target has counted again
//
// A guess that was made has been counted: by agreement it is taken back.
func (a *act) correct() error {
	if err := a.Form(1, 1, a.Move.Place != "", false); err != nil {
		return err
	}
	card, s := cardOf(a.Move.Objects[0]), tokenOf(a.Move.Objects[0])
	next, _ := a.next()
	switch piece := a.Move.Objects[0]; {
	case piece == turnMarker && a.phase == told && next != 0 && !a.ended:
		return game.Refuse("The turn passes to the left: move the turn marker to %s.", kit.PlayerName(next))
	case piece == turnMarker:
		return game.Refuse("The turn marker follows the turns. Put it back, or undo the last move.")
	case a.phase == answering:
		return game.Refuse("The guess is already made and cannot be corrected. Undo it and lay it again.")
	case a.phase == told && (card != 0 || s != 0):
		return &game.Refusal{Text: a.stands()}
	case (piece == correctToken || piece == spottedToken) && a.house.paper && (a.phase == told || a.phase == guessing && len(a.lines) > 0):
		correct, spotted := int(a.asked.correct), int(a.asked.spotted)
		if n := number(correctZone, a.Move.Place, a.house.keys); n >= 0 {
			correct = n
		}
		if n := number(spottedZone, a.Move.Place, a.house.keys); n >= 0 {
			spotted = n
		}
		a.Move = game.Move{Seat: a.asked.on, Verb: vAnswer, Place: answerPlace(correct, spotted)}
		return a.answer()
	case a.phase != guessing && a.phase != uncovering:
		return game.Refuse("There is nothing on the table to correct.")
	case card == 0 && s == 0:
		return game.Refuse("The record of that piece cannot be corrected. If it lies elsewhere, put it back, or undo the last move.")
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
