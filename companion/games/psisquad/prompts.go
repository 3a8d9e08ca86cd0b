package psisquad

import (
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// prompt is one sentence: whose turn it is and what to do.
func (p *position) prompt() game.Text {
	switch p.phase {
	case locking:
		n := len(p.Turn())
		if p.house.paper {
			return game.Say("Everyone writes a cypher of %d digits and folds the sheet: %d of %d players left.", p.house.keys, n, p.house.Players())
		}
		return game.Say("Everyone enters a cypher of %d digits in secret: %d of %d players left.", p.house.keys, n, p.house.Players())
	case starting:
		return game.Say("All cyphers are locked: who begins?")
	case guessing:
		if p.mayAsk() == nil && !p.reuses() {
			return game.Say("%s asks %s: is it %s?", kit.PlayerName(p.seat), kit.PlayerName(p.aim()), p.said(p.draft()))
		}
		if p.lacksDigits() {
			return game.Say("%s asks %s: which %d digits? Or choose another target.", kit.PlayerName(p.seat), kit.PlayerName(p.aim()), p.house.keys)
		}
		return game.Say("%s guesses: name a player and %d digits.", kit.PlayerName(p.seat), p.house.keys)
	case answering:
		return game.Say("%s answers: how many digits of %s are correct, and how many spotted?", kit.PlayerName(p.asked.on), p.said(p.asked.guess))
	case told:
		if p.house.whisper {
			return game.Say("%s has the answer to %s.", kit.PlayerName(p.seat), p.said(p.asked.guess))
		}
		return game.Say("%s: %d correct, %d spotted, %s for %s.", p.said(p.asked.guess),
			int(p.asked.correct), int(p.asked.spotted), pointsText(p.asked.points), kit.PlayerName(p.seat))
	case uncovering:
		return game.Say("Nobody solved the cypher of %s: uncover it.", kit.PlayerName(p.seat))
	case settling:
		return game.Say("Some answers were wrong: which statuses count?")
	}
	return p.Result().Text
}

// hints say what else to know or do now.
func (p *position) hints(seat game.Seat) []game.Text {
	var out []game.Text
	mine := seat != game.Table
	if mine && p.mayChange(seat) == nil {
		out = append(out, game.Say("%s Yours is %s. Enter another one before somebody guesses at it; else it counts as it is.", p.house.bounds(), p.said(p.cypher[seat])))
	}
	switch p.phase {
	case locking:
		if b := p.house.bounds(); b.Format != "" && (!mine || !p.ready(seat)) {
			out = append(out, b)
		}
		switch {
		case p.house.paper:
			out = append(out, game.Say("Then lay your target token on its space."))
		case !mine && p.mat != game.Table:
			out = append(out, game.Say("The secret mat is read for %s, as soon as a camera sees its cards lie still. Without a camera: enter the cypher on your own page.", kit.PlayerName(p.mat)))
		case !mine:
			out = append(out, game.Say("Enter it on your own page. Or lay it with digit cards on the secret mat and your token on “Whose”. The picture from the camera does not show it."))
		case p.ready(seat):
			out = append(out, game.Say("Your cypher is locked."))
		}
	case starting:
		out = append(out, game.Say("Lay the turn marker in front of the player who begins."))
		if !p.house.paper {
			out = append(out, game.Say("Leave the secret mat where it is, without cards."))
		}
	case guessing:
		switch {
		case p.mayAsk() == nil && !p.reuses():
			out = append(out, game.Say("If that is right, lay the turn marker on “Sure”. If not, change it first."))
		case p.fresh():
			out = append(out, game.Say("Recorded so far: %s, %s.", p.aimed(), p.said(p.draft())))
			if p.reuses() {
				out = append(out, game.Say("The next digit is for position %d.", p.nextKey()+1))
			}
		}
	case answering:
		if p.house.whisper {
			out = append(out, game.Say("Compare in secret, then answer on your own page."))
		} else {
			out = append(out, game.Say("Move both counters, or type the answer."))
		}
	case told:
		if l := p.asked; p.hears(l, seat) {
			if mine && seat == l.on {
				out = append(out, game.Say("Tell %s: %d correct, %d spotted, your new Value is %d, %s.", kit.PlayerName(l.by),
					int(l.correct), int(l.spotted), int(l.value), pointsText(l.points)))
			} else {
				out = append(out, game.Say("%d correct + 2 × %d spotted = Value %d, minus %d before.", int(l.correct), int(l.spotted), int(l.value), int(l.was)))
			}
		}
		if last := p.uncovers(); p.ended && last != 0 {
			out = append(out, game.Say("One cypher is left: the turn marker goes to %s, who uncovers it.", kit.PlayerName(last)))
		}
		if next, _ := p.next(); next != 0 && !p.ended {
			out = append(out, game.Say("The turn marker goes to %s.", kit.PlayerName(next)))
		}
	case uncovering:
		out = append(out, game.Say("Lay it with digit cards on the guess mat and move the turn marker to “Sure”, or type it."))
	}
	if p.doubted == nil || p.phase == over {
		return out
	}
	for s, wrong := range p.doubted() {
		if wrong && (!p.house.whisper || seat == game.Seat(s)) {
			out = append(out, game.Say("No cypher matches all answers of %s: one of them is wrong.", kit.PlayerName(game.Seat(s))))
		}
	}
	return out
}

// aimed names the target on the mat.
func (p *position) aimed() game.Text {
	if p.aim() == 0 || p.aim() == p.seat { // her own token may lie there since the last guess
		return game.Say("no target")
	}
	return kit.PlayerName(p.aim())
}
