package blackwood

import (
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// sell turns a potion to its sale side (R57, R58).
func (a *act) sell() error {
	x := a.piece(0)
	if err := a.ownFront(x); err != nil {
		return err
	}
	a.Lay(x, a.own[a.seat].used)
	a.coins[a.seat] += saleCoins
	a.Say("%s sells %s for %d coins.", name(a.seat), a.Name(x), saleCoins)
	return nil
}

// ownFront refuses what is no potion of the Witch in turn, or was turned before.
func (a *act) ownFront(x kit.Piece) error {
	own := a.own[a.seat]
	switch {
	case !a.isPotion(x):
		return a.refuse()
	case a.Lies(x, own.spent), a.Lies(x, own.used):
		return game.Refuse("%s is already turned face down: it cannot be sold or exchanged again.", a.Name(x))
	case !a.Lies(x, own.potions):
		return game.Refuse("%s does not have %s.", name(a.seat), a.Name(x))
	}
	return nil
}

// mayLoan says why Fagus Bok does not lend.
func (a *act) mayLoan() error {
	switch {
	case !a.mayBorrow():
		return game.Refuse("Fagus Bok lends only to a Witch with %d coins or fewer; %s has %d.", loanMost, name(a.seat), int(a.coins[a.seat]))
	case a.nextToken() == 0:
		return game.Refuse("Fagus Bok has no token left.")
	}
	return nil
}

// loan takes coins and a token of Fagus Bok (R59 to R61).
func (a *act) loan() error {
	own, has, token := a.own[a.seat], int(a.coins[a.seat]), a.nextToken()
	if a.piece(0) != token || a.to() != own.fagus {
		return game.Refuse("Take Fagus Bok's top token.")
	}
	a.Lay(token, own.fagus)
	a.coins[a.seat] += loanCoins
	a.Say("Fagus Bok lends %s %d coins for a token.", name(a.seat), loanCoins)
	if has > loanMost { // she is believed
		a.Tell([]game.Seat{a.seat}, "You had %s by the record, and Fagus Bok lends only to a Witch with %d or fewer: count your coins.", coinsText(has), loanMost)
	}
	return nil
}

// mayExchange says why there is nothing to exchange for a spell.
func (a *act) mayExchange() error {
	if len(a.fronts(a.seat)) < spellPotions {
		return game.Refuse("A spell takes two potions that lie face up; %s has fewer.", name(a.seat))
	}
	return nil
}

// exchange turns two potions and buys a spell (R44 to R48).
func (a *act) exchange() error {
	s, potions := a.piece(0), [spellPotions]kit.Piece{a.piece(1), a.piece(2)}
	card, own := a.spells[s], a.own[a.seat]
	switch {
	case !a.isSpell(s) || potions[0] == potions[1]:
		return a.refuse()
	case !a.Lies(s, a.piles[card.kind]):
		return game.Refuse("%s is not on top of its pile.", a.Name(s))
	}
	for k, x := range potions {
		if err := a.ownFront(x); err != nil {
			return err
		}
		if a.potions[x].colour != card.colours[k] {
			return game.Refuse("%s asks for a %s and a %s potion.", a.Name(s), game.Say(colourWords[card.colours[0]]), game.Say(colourWords[card.colours[1]]))
		}
	}
	price := a.spellPrice(a.seat)
	if err := a.pay(price); err != nil {
		return err
	}
	for _, x := range potions {
		a.Lay(x, own.spent)
	}
	a.takeSpell(a.seat, s)
	a.turn.fresh++
	a.Say("%s turns %s face down and pays %d coins for %s.", name(a.seat), game.List([]game.Text{a.Name(potions[0]).Text(), a.Name(potions[1]).Text()}), price, a.Name(s))
	return nil
}

// takeSpell lays the top of a pile before a Witch. The next copy of the spell is
// on top then.
func (p *position) takeSpell(w game.Seat, s kit.Piece) {
	p.Lay(s, p.own[w].spells)
	if spell := p.spells[s]; spell.copy < p.pileSize {
		p.Lay(p.copies[spell.kind][spell.copy], p.piles[spell.kind])
	}
}

const mostCoins = 999

// count corrects a Witch's coins by agreement (R82).
func (a *act) count() error {
	w := a.Move.Seat
	if !a.house.Seats.Seated(w) || a.phase == crowning || a.Form(0, 0, true, false) != nil {
		return game.Refuse("A Witch counts only her own coins.")
	}
	n, err := strconv.Atoi(a.Move.Place)
	switch {
	case err != nil || n < 0 || n > mostCoins || strconv.Itoa(n) != a.Move.Place:
		return game.Refuse("Coins are counted from 0 to %d.", mostCoins)
	case int(a.coins[w]) == n && !a.hiddenCoins: // else the refusal would tell
		return game.Refuse("The record already says so.")
	case a.hiddenCoins:
		a.Say("%s has counted the coins.", name(w))
		a.Tell([]game.Seat{w}, "You have %s.", coinsText(n))
	default:
		a.Say("Corrected: %s has %s, not %d.", name(w), coinsText(n), int(a.coins[w]))
	}
	a.coins[w] = int16(n)
	return nil
}
