package blackwood

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var (
	_ game.Signer      = (*position)(nil)
	_ game.Fanner      = (*position)(nil)
	_ game.Anticipator = (*position)(nil)
	_ game.Kinder      = (*position)(nil)
	_ game.Tidier      = (*position)(nil)
	_ game.Reasoner    = (*position)(nil)
)

// Sign is what the table tells of a move. A card that is out of sight may be in
// a hand: it is left when it lies on the discards. A potion or a spell may be
// taken up to be read: it is sold or cast when it lies on the used pile, or when
// nothing else explains what was done with it.
func (p *position) Sign(m game.Move, seen game.Layout) game.Sign {
	shown := false
	switch x := p.first(m); m.Verb {
	case "crown":
		if seen[m.Objects[0]] != m.Place {
			return game.Missing // the cards may be dealt before anybody has it
		}
		return game.Effect
	case "leave":
		shown = p.seen(seen, x) == p.discard
	case "buy":
		if p.hidesFree(seen) || p.mayBeLeft(seen) || p.isLeft(seen) {
			return game.Missing // what it costs, or that it was bought, nobody can see
		}
		if p.phase == peddling && len(p.taken(seen)) > 1 {
			return game.Missing // which of them she keeps
		}
		return game.Effect
	case "sell":
		shown = p.sees(seen, x, p.own[p.seat].used) || p.spends(seen, saleCoins)
	case "cast":
		shown = p.used(seen, x) && !p.fromBefore(seen) || !p.sees(seen, x, p.own[p.seat].spells) && p.works(seen, p.spells[x].kind)
	case "loan":
		if slices.ContainsFunc(p.fagus[:], func(x kit.Piece) bool {
			at := p.seen(seen, x)
			return p.At(x) == kit.Nowhere && at != kit.Nowhere && at != p.own[p.seat].fagus
		}) {
			return game.Missing // it lies where nobody borrows
		}
		return game.Effect
	case "show":
		if p.toShow(seen) > p.mayShow() {
			return game.Missing // which of them are his nobody can see
		}
		return game.Effect
	case "swap":
		if !slices.ContainsFunc(m.Objects, func(o string) bool { return p.seen(seen, p.Piece(o)) != p.At(p.Piece(o)) }) {
			return game.Missing // they lie where they lay
		}
		return game.Effect
	case "pass":
		next := slices.ContainsFunc(p.sentEarly(seen), func(d kit.Piece) bool { return p.owner(d) != p.seat })
		if slices.ContainsFunc(p.In(p.show), func(x kit.Piece) bool {
			at := p.seen(seen, x)
			return at != kit.Nowhere && at != p.discard && !(next && at == p.own[p.seat].forest)
		}) {
			return game.Missing // it may be bought yet, or is
		}
		if next {
			return game.Passed // one that is bought may be in a hand still
		}
		return game.Effect
	case "advance":
		if p.round() == rounds && p.onlyRead(seen) {
			return game.Missing
		}
		return game.Effect
	case "done":
		return p.ends(seen)
	default:
		return game.Effect
	}
	if shown {
		return game.Shown
	}
	return game.Missing
}

// mayBeLeft reports whether the card that is fetched is out of sight and the potions that were
// taken can be made without it, or all her cards were put away: it may lie on the discard pile,
// left or spent.
func (p *position) mayBeLeft(seen game.Layout) bool {
	x := p.cardOn(p.fetched)
	if p.phase != gathering || p.turn.decided || x == 0 || p.seen(seen, x) != kit.Nowhere {
		return false
	}
	lack, made := p.lacks(seen)
	if made > 0 {
		return lack <= int(p.turn.jokers)
	}
	held, away := 0, 0
	for w := range p.witches() {
		if w == p.seat || p.round() == rounds { // then all put away what is left over
			held, away = held+len(p.held(w)), away+len(p.putAway(w, seen))
		}
	}
	return away > 0 && away == held
}

// isLeft reports whether the card that is fetched lies on the discard pile, and no potion was
// taken for which it may have been spent.
func (p *position) isLeft(seen game.Layout) bool {
	x := p.cardOn(p.fetched)
	if p.phase != gathering || p.turn.decided || x == 0 || p.seen(seen, x) != p.discard {
		return false
	}
	_, made := p.lacks(seen)
	return made == 0
}

// putAway are the cards of a Witch that lie no more before her.
func (p *position) putAway(w game.Seat, seen game.Layout) []kit.Piece {
	return slices.DeleteFunc(p.held(w), func(c kit.Piece) bool { return p.sees(seen, c, p.own[w].forest) })
}

// lacks is how many ingredients the potions that the Witch in turn is seen to have taken need
// beside what was left over and what she has put away, and how many potions these are.
func (p *position) lacks(seen game.Layout) (lack, potions int) {
	has := p.contents(p.putAway(p.seat, seen))
	for _, potion := range p.unmade(p.seat, seen) {
		needs := p.potions[potion].needs
		lack, has, potions = lack+needs.without(has).size(), has.without(needs), potions+1
	}
	return lack, potions
}

// afterTurn is the position after the end of this turn, or nil where it may not end.
func (p *position) afterTurn() *position {
	next, _, err := p.Apply(p.move("done", kit.Nowhere))
	if err != nil {
		return nil
	}
	return next.(*position)
}

// ends is what the table tells of the end of this turn. It needs no more than
// what follows where nobody but this Witch could act before it.
func (p *position) ends(seen game.Layout) game.Sign {
	if p.castLate(seen) != 0 {
		return game.Missing // it may be for what was bought in this turn
	}
	q := p.afterTurn()
	if q != nil && p.phase == gathering && q.phase == gathering && q.seat == p.seat && len(p.unmade(p.seat, seen)) > 0 &&
		p.seen(seen, q.cardOn(q.fetched)) == kit.Nowhere && !p.seenHome(q.dollOn(q.fetched), seen) {
		return game.Missing // the potion comes first, and nothing else is fetched for it
	}
	if p.phase == gathering && p.slid(seen) {
		return game.Shown
	}
	switch {
	case q == nil:
		return game.Missing
	case q.phase == over && (p.mayBrew(seen) || p.holds(seen) || p.hasRest() || p.keepsRest(seen)):
		return game.Missing // there may be more to come
	case p.phase == exploring && p.turn.extra > 0 && len(p.atHome(p.seat)) > 0:
		return game.Missing // a spell lets her place another one, which she would give up
	case p.phase == exploring && (q.phase == exploring || q.phase == gathering) && q.seat != p.seat:
		return game.Passed
	case p.phase == gathering && q.phase == gathering && q.seat == p.seat && p.staysOpen(seen) && !p.goesOn(seen) && p.sees(seen, p.cardOn(q.fetched), p.cardZone[q.fetched]):
		return game.Missing // what she does may belong to this turn yet
	case p.phase == exploring || q.actor() == p.seat || q.phase == over:
		return game.Effect
	case q.phase == dealing && !p.slides() && (q.full(seen) || p.takenUp(q, seen)):
		return game.Effect
	}
	return game.Passed
}

// holds reports whether the newest card of the Witch in turn lies neither before her nor on
// the discards: it is still in her hand, or was laid astray, unless what is left over was
// laid on the discards already.
func (p *position) holds(seen game.Layout) bool {
	held := p.held(p.seat)
	if len(held) == 0 {
		return false
	}
	if at := p.seen(seen, held[len(held)-1]); at == p.own[p.seat].forest || at == p.discard {
		return false
	}
	for w := range p.witches() {
		if slices.ContainsFunc(p.held(w), func(x kit.Piece) bool { return p.sees(seen, x, p.discard) }) {
			return false
		}
	}
	return true
}

// keepsRest reports whether cards are left over that are sold when the game ends, and nobody
// has put one of them away.
func (p *position) keepsRest(seen game.Layout) bool {
	rest := 0
	for w := range p.witches() {
		for _, x := range p.held(w) {
			if rest++; !p.sees(seen, x, p.own[w].forest) {
				return false
			}
		}
	}
	return rest > 0 && p.lastSale
}

// full reports whether every place that is to be filled is seen to be, of several
// in the forest and on display those of the forest, or the Forest Tracker has
// moved on.
func (p *position) full(seen game.Layout) bool {
	filled := map[string]bool{}
	for _, zone := range seen {
		filled[zone] = true
	}
	return !p.sees(seen, p.forestTracker, p.At(p.forestTracker)) ||
		!slices.ContainsFunc(p.dealPlaces(), func(at kit.Place) bool { return !filled[p.ZoneID(at)] && (p.cellOf[at] != 0 || !p.wantsForest()) })
}

// takenUp reports whether the discard pile is seen to be gone that the end of this turn
// makes the new deck, and a card of it to be dealt.
func (p *position) takenUp(q *position, seen game.Layout) bool {
	return p.Count(p.discard) > 0 && q.Count(q.discard) == 0 && p.lying(seen, p.discard) == 0 &&
		slices.ContainsFunc(q.emptyCells(), func(c cell) bool { return q.lying(seen, q.cardZone[c]) != 0 })
}

// first is the first piece of a move, or 0.
func (p *position) first(m game.Move) kit.Piece {
	if len(m.Objects) == 0 {
		return 0
	}
	return p.Piece(m.Objects[0])
}

// seen is where a piece is seen, sees whether it is seen in a place.
func (p *position) seen(l game.Layout, x kit.Piece) kit.Place { return p.Place(l[p.ID(x)]) }
func (p *position) sees(l game.Layout, x kit.Piece, at kit.Place) bool {
	return at != kit.Nowhere && p.seen(l, x) == at
}

// buying is what the card costs that is seen to be bought now, or 0.
func (p *position) buying(seen game.Layout) int {
	if x := p.cardOn(p.fetched); p.phase == gathering && !p.turn.decided && p.sees(seen, x, p.own[p.seat].forest) {
		return p.price()
	}
	return 0
}

// spends reports whether the Witch in turn has bought something for which she
// needs so many coins more.
func (p *position) spends(seen game.Layout, more int) bool {
	price := p.buying(seen)
	return !p.affords(price) && p.affords(price-more)
}

// sent is how many marionettes the Witch in turn is seen to have placed beside
// those of the record, which are alike, placements how many she may place without a
// spell.
func (p *position) sent(seen game.Layout) int {
	n := -len(p.inForest(p.seat))
	for _, d := range p.dolls[p.seat] {
		if p.cellOf[p.seen(seen, d)] != 0 {
			n++
		}
	}
	return n
}

func (p *position) placements() int {
	n := int(p.turn.extra)
	if !p.turn.placed {
		n++
	}
	if p.pushExtra && p.freed != 0 {
		n++
	}
	return n
}

// slid reports whether the row that closes up with this turn is seen to have
// moved.
func (p *position) slid(seen game.Layout) bool {
	return p.slides() && !p.staysOpen(seen) && slices.ContainsFunc(p.beyond(p.fetched), func(c cell) bool {
		return p.cardOn(c) != 0 && p.sees(seen, p.cardOn(c), p.cardZone[c-1])
	})
}

// staysOpen reports whether a card of the row that closes up with this turn lies where it lay.
func (p *position) staysOpen(seen game.Layout) bool {
	return p.slides() && slices.ContainsFunc(p.beyond(p.fetched), func(c cell) bool {
		return p.cardOn(c) != 0 && p.sees(seen, p.cardOn(c), p.cardZone[c])
	})
}

// Indicators are the pieces that only show what the record knows: the trackers
// and the Cauldron, spells and turned potions, the discards, marionettes
// that go home. While marionettes are fetched a row may close up later than it
// should, and cards of it may still be in a hand when the round ends.
func (p *position) Indicators() []string {
	out := []kit.Piece{p.forestTracker, p.expeditionTracker, p.cauldron}
	out = append(out, p.In(p.discard)...)
	for w := range p.witches() {
		out = append(out, p.In(p.own[w].used)...)
		out = append(out, p.In(p.own[w].spent)...) // some lay them with what they have sold
		out = append(out, p.active(w)...)
		if p.phase == advancing && p.round() == rounds {
			out = append(out, p.held(w)...) // they are put away
		}
		out = append(out, p.atHome(w)...)
	}
	for c := cell(1); c+columns <= p.cells(); c++ {
		if x := p.cardOn(c + columns); x != 0 && p.dollOn(c) != 0 && c+columns != p.fetched {
			out = append(out, x) // the marionette on the card above may hide its tag
		}
	}
	if p.mayClose() {
		out = append(out, p.closedUp()...)
	}
	return p.IDs(out...)
}

// mayClose reports whether rows may still be about to close up.
func (p *position) mayClose() bool {
	return p.phase == gathering || p.phase == handing || p.phase == advancing || p.phase == dealing
}

// closedUp are the cards of the rows that have closed up, and the marionettes on them.
func (p *position) closedUp() (out []kit.Piece) {
	for r := 1; r <= p.rows; r++ {
		gap := p.gap(r)
		if gap == 0 || p.pending(gap) {
			continue
		}
		for c := at(r, 1); c < gap; c++ {
			if c != p.fetched || p.turn.decided {
				out = append(out, p.cardOn(c))
			}
			if d := p.dollOn(c); d != 0 {
				out = append(out, d)
			}
		}
	}
	return out
}

// Fanned are what may be out of sight, but not lie elsewhere: the potions that were
// sold, as one that was turned over where it lay is seen nowhere, but one that lies
// among her potions again was not sold; spells that somebody reads or covers; and
// marionettes at home while they may be sent.
func (p *position) Fanned() []string {
	var out []kit.Piece
	for w := range p.witches() {
		out = append(out, slices.DeleteFunc(p.In(p.own[w].used), p.isSpell)...)
		if p.round() > 1 { // in the first they are turned up for the new expedition
			out = append(out, p.active(w)...)
		}
		if p.phase == exploring || p.phase == advancing || p.phase == crowning {
			out = append(out, p.atHome(w)...)
		}
	}
	if p.phase == dealing && !p.slideAtOnce { // a marionette may have been left behind
		out = append(out, slices.DeleteFunc(p.closedUp(), func(x kit.Piece) bool { return !p.isForest(x) })...)
	}
	return p.IDs(out...)
}

// Anticipates reports whether a card may be dealt to a place before the round
// ends, or before the first Witch is chosen: to an empty one beyond the cards of its row,
// or of the display. A potion that
// the record has below others that were sold lies in sight when these were turned over
// where they lay.
func (p *position) Anticipates(piece, zone string) bool {
	x, at := p.Piece(piece), p.Place(zone)
	c := p.cellOf[at]
	switch {
	case p.isForest(x) && at == p.discard:
		return p.At(x) == kit.Nowhere && p.discards() == 0 // left of the pile that was shuffled
	case p.isPotion(x) && p.Lies(x, at) && p.Top(at) != x:
		return slices.ContainsFunc(p.own[:], func(o own) bool { return o.used == at })
	case p.phase != gathering && p.phase != handing && p.phase != advancing && p.phase != crowning:
	case p.At(x) != kit.Nowhere && !(p.shuffling() && p.Lies(x, p.discard)):
	case p.isForest(x):
		return at == p.cardZone[c] && c != 0 && c <= p.cells() && p.cardOn(c) == 0 && !p.pending(c)
	case p.isPotion(x):
		return slices.Contains(p.display[:], at) && p.Top(at) == 0
	}
	return false
}

// shuffling reports whether the forest deck is too short for the empty spaces and what the
// Pedlar shows: any card of the discard pile may come next.
func (p *position) shuffling() bool {
	if !p.reshuffle {
		return false
	}
	wanted := len(p.those(func(c cell) bool { return p.cardOn(c) == 0 }))
	if p.phase == showing || len(p.castableOf(pedlar)) > 0 {
		wanted = max(wanted, onShow-p.Count(p.show))
	}
	return p.deck() < wanted
}

// pending reports whether cards lie beyond an empty space of the forest.
func (p *position) pending(gap cell) bool {
	return slices.ContainsFunc(p.beyond(gap), func(c cell) bool { return p.cardOn(c) != 0 })
}

// Kinds are the pieces and places that are as good as one another (R89).
func (p *position) Kinds() game.Kinds {
	k := game.Kinds{Pieces: [][]string{p.IDs(p.fagus[:]...)}}
	if !p.shuffling() {
		k.Pieces = append(k.Pieces, p.IDs(p.In(p.discard)...))
	}
	for _, copies := range p.copies {
		k.Pieces = append(k.Pieces, p.IDs(copies[:]...))
	}
	for w := range p.witches() {
		k.Pieces = append(k.Pieces, p.IDs(p.dolls[w][:]...))
		var homes []string
		for _, at := range p.own[w].homes {
			homes = append(homes, p.ZoneID(at))
		}
		k.Places = append(k.Places, homes)
	}
	return k
}

// Tidies reports whether a correction only moves a potion of the display to
// another of its places, which mean nothing (R3), or a card that was just dealt
// to the end of another row.
func (p *position) Tidies(m game.Move) bool {
	x, to := p.first(m), p.Place(m.Place)
	return slices.Contains(p.displayed(), x) && slices.Contains(p.display[:], to) || p.redeals(x, to)
}

// Attempts are the moves that somebody may have wanted to make by bringing a
// piece into a place.
func (p *position) Attempts(piece, zone string) []game.Move {
	x, to := p.Piece(piece), p.Place(zone)
	w := p.keeper(to)
	try := func(w game.Seat, verb string, pieces ...kit.Piece) []game.Move {
		return []game.Move{p.Move(w, verb, kit.Nowhere, pieces...)}
	}
	into := func(w game.Seat, verb string) []game.Move { return []game.Move{p.Move(w, verb, to, x)} }
	switch own := p.own[w]; {
	case p.owner(x) != game.Table && p.cellOf[to] != 0:
		return into(p.owner(x), "place")
	case w == game.Table:
		return nil
	case p.isForest(x) && to == own.forest && p.phase != handing: // nobody waits for the Cauldron
		return into(w, "buy")
	case p.isPotion(x) && to == own.potions && !(p.phase == gathering && w == p.seat && slices.Contains(p.makeable(), x)):
		return try(w, "prepare", x)
	case p.isSpell(x) && to == own.spells:
		potions := p.fronts(w)
		return try(w, "exchange", append([]kit.Piece{x}, potions[:min(len(potions), spellPotions)]...)...)
	case p.isPotion(x) && to == own.used:
		return try(w, "sell", x)
	case p.isSpell(x) && to == own.used:
		return try(w, "cast", x)
	case to == own.fagus:
		return into(w, "loan")
	}
	return nil
}

// keeper is the Witch among whose places one is, or the table.
func (b *board) keeper(at kit.Place) game.Seat {
	if at == kit.Nowhere {
		return game.Table
	}
	return game.Seat(max(0, slices.IndexFunc(b.own[:], func(o own) bool {
		return slices.Contains([]kit.Place{o.forest, o.potions, o.spells, o.used, o.cauldron, o.fagus}, at)
	})))
}
