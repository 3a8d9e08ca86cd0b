package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// doubtUse asks about a potion or a spell of the Witch in turn that is out of
// sight, turned over where it lay, or whose effect is seen.
func (p *position) doubtUse(seen game.Layout) game.Doubt {
	own := p.own[p.seat]
	if p.actor() != p.seat {
		return game.Doubt{}
	}
	for _, s := range p.active(p.seat) {
		gone := !p.sees(seen, s, own.spells)
		if kind := p.spells[s].kind; kind == push || p.castable(s) != nil || !gone && !p.works(seen, kind) {
			continue
		}
		doubt := say("Does %s cast %s?", name(p.seat), p.Name(s))
		doubt.Accept = []game.Move{p.move("cast", kit.Nowhere, s)}
		return doubt
	}
	var sold []game.Text
	var sales []game.Move
	for _, x := range p.turnedOver(seen) {
		sold, sales = append(sold, p.Name(x).Text()), append(sales, p.move("sell", kit.Nowhere, x))
	}
	if len(sales) == 0 {
		return game.Doubt{}
	}
	doubt := say("Has %s sold %s for %s?", name(p.seat), game.List(sold), coinsText(len(sales)*saleCoins))
	doubt.Accept = sales
	return doubt
}

// puppet is a Second Puppet among the spells of a Witch, or 0.
func (p *position) puppet(w game.Seat) kit.Piece {
	for _, s := range p.active(w) {
		if p.spells[s].kind == secondPuppet {
			return s
		}
	}
	return 0
}

// doubtFree asks which card a Free Gathering is for that was laid down after one was bought.
func (p *position) doubtFree(seen game.Layout) game.Doubt {
	s := p.castLate(seen)
	if s == 0 {
		return game.Doubt{}
	}
	doubt := tell("Does %s cast %s for %s, which was bought?", name(p.seat), p.Name(s), p.Name(p.turn.bought))
	doubt.Unclear = true
	return doubt
}

// doubtHidden says of a spell that it is out of sight, when it cannot be cast now.
func (p *position) doubtHidden(seen game.Layout) game.Doubt {
	for w := range p.witches() {
		for _, s := range p.active(w) {
			if p.seen(seen, s) == kit.Nowhere && (p.isNew(s) || !p.copyUsed(seen, w, s)) { // or it lies there, too
				return p.beside(tell("%s of %s is out of sight: lay it face up among the spells, or on the used pile if it was cast.", p.Name(s), name(w)), s)
			}
		}
	}
	return game.Doubt{}
}

// doubtTaken says what a spell asks for that lies before a Witch and was not hers.
func (p *position) doubtTaken(w game.Seat, seen game.Layout) (paid game.Doubt) {
	turned := func(w game.Seat, k int) bool {
		return slices.ContainsFunc(p.fronts(w), func(f kit.Piece) bool { return p.potions[f].colour == k && !p.sees(seen, f, p.own[w].potions) })
	}
	has := func(k int) bool {
		return slices.ContainsFunc(p.fronts(w), func(f kit.Piece) bool { return p.potions[f].colour == k })
	}
	for _, x := range p.Deck(spellDeck) {
		if !p.sees(seen, x, p.own[w].spells) || p.At(x) != kit.Nowhere && !slices.Contains(p.piles[:], p.At(x)) {
			continue
		}
		for _, pile := range p.piles {
			if top := p.Top(pile); top != 0 && p.spells[top].kind != p.spells[x].kind && p.seen(seen, top) == kit.Nowhere {
				return tell("%s belongs on its pile in the village: lay it back.", p.Name(top))
			}
		}
		c, gives := p.spells[x].colours, p.actor()
		if gives != game.Table && gives != w && turned(gives, c[0]) && turned(gives, c[1]) {
			return tell("%s lies before %s, but it is %s who gives two potions for it.", p.Name(x), name(w), name(gives))
		}
		left := slices.DeleteFunc(slices.Clone(c[:]), func(k int) bool { return turned(w, k) })
		if len(left) == 1 && has(left[0]) {
			return tell("%s asks for two potions: the %s one is still to be turned over.", p.Name(x), game.Say(colourWords[left[0]]))
		}
		doubt := tell("%s asks for a %s and a %s potion.", p.Name(x), game.Say(colourWords[c[0]]), game.Say(colourWords[c[1]]))
		if !has(c[0]) && !has(c[1]) && !p.turnsOver(w, seen) {
			doubt.Beside = p.IDs(x) // nobody gives them now
		}
		if len(left) > 0 {
			return doubt
		}
		paid = doubt // another one that she has taken, too, was not
	}
	return paid
}

// doubtPush asks whom a Push that is cast is for, or whether it was meant by the
// marionette that was moved.
func (p *position) doubtPush(seen game.Layout) game.Doubt {
	own := p.own[p.seat]
	if p.actor() != p.seat {
		return game.Doubt{}
	}
	for _, s := range p.castableOf(push) {
		at := p.seen(seen, s)
		if moved := p.displaced(seen); len(moved) > 0 && !p.victimPicks {
			d, to := moved[0], p.dollZone[p.cellOf[p.seen(seen, moved[0])]]
			doubt := say("Does %s push %s's marionette %d?", name(p.seat), name(p.owner(d)), p.dollNo(d))
			doubt.Accept = []game.Move{p.move("cast", kit.Nowhere, s, d), p.Move(p.owner(d), "yield", to, d)}
			if at == own.spells { // she may have said it only
				doubt.Or = []game.Move{p.Move(game.Table, game.Correct, to, d)}
			}
			return doubt
		}
		if at == own.used {
			doubt := tell("%s casts %s: which marionette is it for? Its Witch moves it to another free card.", name(p.seat), p.Name(s))
			doubt.Unclear = true
			return doubt
		}
	}
	if p.phase != exploring || !p.turn.placed {
		return game.Doubt{}
	}
	if q := p.afterTurn(); q != nil && q.phase == exploring {
		doubt := q.doubtPush(seen) // of the Witch who is next
		if doubt.Accept != nil {
			doubt.Accept = append([]game.Move{p.move("done", kit.Nowhere)}, doubt.Accept...)
		}
		if doubt.Accept == nil {
			doubt.Beside = p.IDs(slices.DeleteFunc(q.active(q.seat), func(s kit.Piece) bool { return !p.sees(seen, s, p.own[q.seat].used) })...)
		}
		if doubt.Or == nil {
			return doubt
		}
	}
	return game.Doubt{}
}
