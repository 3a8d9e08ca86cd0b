package blackwood

import (
	"slices"
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
)

// sell turns a potion to its sale side (R57, R58).
func (a *act) sell() error {
	c, ok := words().potionNos[a.object(0)]
	if a.step() == 0 || !ok || !a.says(1, "") {
		return a.refuse()
	}
	if err := a.ownFront(c); err != nil {
		return err
	}
	a.potion[c] = sold
	a.used[a.seat].potion(c)
	a.witch[a.seat].coins += saleCoins
	a.say("%s sells %s for %d coins.", a.name(a.seat), words().potions[c], saleCoins)
	return nil
}

// ownFront refuses a potion that is not hers or was turned before.
func (a *act) ownFront(c cardNo) error {
	switch {
	case a.potionOf[c] != a.seat:
		return game.Refuse("%s does not have %s.", a.name(a.seat), words().potions[c])
	case a.potion[c] != front:
		return game.Refuse("%s was turned before: it can be neither sold nor exchanged again.", words().potions[c])
	}
	return nil
}

// loan takes coins and a token of Fagus Bok (R59 to R61).
func (a *act) loan() error {
	if a.step() == 0 || len(a.move.Objects) != 1 {
		return a.refuse()
	}
	if a.witch[a.seat].coins > loanMost && a.house.hiddenCoins {
		return game.Refuse("Fagus Bok lends only to a Witch with %d coins or fewer; %s has more.", loanMost, a.name(a.seat))
	}
	if a.witch[a.seat].coins > loanMost {
		return game.Refuse("Fagus Bok lends only to a Witch with %d coins or fewer; %s has %d.", loanMost, a.name(a.seat), int(a.witch[a.seat].coins))
	}
	n := a.nextToken()
	if n == 0 {
		return game.Refuse("Fagus Bok has no token left.")
	}
	if !a.says(1, ofWitch(fagusCell, a.seat)) || a.move.Objects[0] != fagusID(n) {
		return game.Refuse("Take the uppermost of Fagus Bok's tokens.")
	}
	a.fagus[n] = a.seat
	a.witch[a.seat].tokens++
	a.witch[a.seat].coins += loanCoins
	a.say("Fagus Bok lends %s %d coins for a token.", a.name(a.seat), loanCoins)
	return nil
}

// nextToken is the uppermost of Fagus Bok's tokens, or 0.
func (p *position) nextToken() int {
	for n := 1; n <= fagusTokens; n++ {
		if p.fagus[n] == game.Table {
			return n
		}
	}
	return 0
}

const mostCoins = 999

// count corrects a Witch's coins by agreement (R82).
func (a *act) count() error {
	w := a.move.Seat
	n, err := strconv.Atoi(a.move.Place)
	if w < 1 || w > a.last() || a.phase == crowning || !a.says(0, a.move.Place) {
		return game.Refuse("A Witch counts her own coins.")
	}
	if err != nil || n < 0 || n > mostCoins || strconv.Itoa(n) != a.move.Place {
		return game.Refuse("Coins are counted from 0 to %d.", mostCoins)
	}
	if int(a.witch[w].coins) == n {
		return game.Refuse("The record already says so.")
	}
	if a.house.hiddenCoins {
		a.say("%s has counted her coins.", a.name(w))
		a.events = append(a.events, game.Event{To: []game.Seat{w}, Text: game.Say("You have %s.", coinsText(n))})
		a.witch[w].coins = int16(n)
		return nil
	}
	a.say("Corrected: %s has %s, not %d.", a.name(w), coinsText(n), int(a.witch[w].coins))
	a.witch[w].coins = int16(n)
	return nil
}

// exchange turns two potions and buys a spell (R44 to R48).
func (a *act) exchange() error {
	s, ok := words().spellNos[a.object(0)]
	if a.step() == 0 || !ok || !a.says(1+spellPotions, "") {
		return a.refuse()
	}
	card := a.house.lists.spells[s]
	if a.spell[s] != open || a.top(int(card.kind)) != s {
		return game.Refuse("%s is not on top of its pile.", words().spells[s])
	}
	for k, id := range a.move.Objects[1:] {
		c, ok := words().potionNos[id]
		if !ok || slices.Contains(a.move.Objects[1:1+k], id) {
			return a.refuse()
		}
		if err := a.ownFront(c); err != nil {
			return err
		}
		if a.house.lists.potions[c].colour != card.colours[k] {
			return game.Refuse("%s asks for a %s and a %s potion.", words().spells[s], game.Say(colourWords[card.colours[0]]), game.Say(colourWords[card.colours[1]]))
		}
		a.potion[c] = spent
	}
	price := a.spellPrice(a.seat)
	if err := a.pay(price); err != nil {
		return err
	}
	a.witch[a.seat].bought++
	a.spell[s], a.spellOf[s] = front, a.seat
	a.got[a.seat].add(s)
	a.turn.fresh |= 1 << s
	a.say("%s exchanges two potions and %d coins for %s.", a.name(a.seat), price, words().spells[s])
	return nil
}
