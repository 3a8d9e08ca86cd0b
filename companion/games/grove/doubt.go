package grove

import (
	"iter"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Doubt puts a table that no legal move explains into the words of the rule it
// breaks, and gives the moves that take it as it lies where the rules can.
func (p *position) Doubt(seen game.Layout) (game.Doubt, bool) {
	d := &doubt{position: p, seen: seen, expected: p.Layout()}
	d.compare()
	for _, look := range []func(*doubt){
		(*doubt).unsaid, (*doubt).deckPlace, (*doubt).shield, (*doubt).tokens, (*doubt).trustRow, (*doubt).lanes,
		(*doubt).start, (*doubt).laid, (*doubt).proofRow, (*doubt).claimCells, (*doubt).open, (*doubt).turn,
	} {
		if look(d); d.text.Format != "" {
			return game.Doubt{Question: d.text, Accept: d.sound(), Which: d.which}, true
		}
	}
	return game.Doubt{}, false
}

// doubt compares one look at the table with a position.
type doubt struct {
	*position
	seen, expected game.Layout
	came, gone     []kit.Piece // open cards that the record has not, and has
	newDown, lost  []kit.Piece // the same of markers
	text           game.Text
	accept         []game.Move
	which          bool
}

// compare lists what came and what is gone. A card on the show space is not
// due there or it would be expected: it is only passing (R78).
func (d *doubt) compare() {
	tell := func(pieces iter.Seq[kit.Piece], came, gone *[]kit.Piece) {
		for p := range pieces {
			id := d.Set().ID(p)
			now, was := d.seen[id], d.expected[id]
			if now != "" && was == "" && now != zone(show) {
				*came = append(*came, p)
			}
			if now == "" && was != "" {
				*gone = append(*gone, p)
			}
		}
	}
	tell(d.house.pack.cards(), &d.came, &d.gone)
	tell(slices.Values(d.house.pack.markers[game.Table]), &d.newDown, &d.lost)
}

// lies is where a piece is seen.
func (d *doubt) lies(p kit.Piece) kit.Place { return board.Place(d.seen[d.Set().ID(p)]) }

// sound is what was found to accept, or nothing when the rules refuse it.
func (d *doubt) sound() []game.Move {
	var st game.State = d.position
	for _, m := range d.accept {
		next, _, err := st.Apply(m)
		if err != nil {
			return nil
		}
		st = next
	}
	return d.accept
}

func (d *doubt) ask(format string, args ...any) { d.text = game.Say(format, args...) }

// take adds a correction to what accepting means.
func (d *doubt) take(zone string, objects ...string) {
	d.accept = append(d.accept, game.Move{Seat: game.Table, Verb: game.Correct, Objects: objects, Place: zone})
}

// unsaid: the Kid's object is classified, but nobody saw her claim (R25).
func (d *doubt) unsaid() {
	if d.phase != predicts || d.lies(d.house.pack.claim) != claims[noSide] {
		return
	}
	d.which = slices.ContainsFunc(d.came, func(c kit.Piece) bool { return grounds[d.lies(c)].space }) ||
		d.hiding() && slices.ContainsFunc(d.newDown, func(m kit.Piece) bool { return d.house.pack.owner(m) == kid })
	if d.which {
		d.ask("Which did the Kid say?")
	}
}

// deckPlace: the deck's own tag is seen (R69).
func (d *doubt) deckPlace() {
	if d.seen[deckBare] != "" && d.expected[deckBare] == "" {
		d.ask("Is the deck empty?")
		d.accept = []game.Move{{Seat: game.Table, Verb: "empty"}}
	}
}

// shield: it moved too early (R60, R61).
func (d *doubt) shield() {
	if !d.roofGone() {
		return
	}
	switch d.phase {
	case marking:
		d.ask("The shield stays up until the proof is locked. Put it back.")
	case guessing, locking:
		d.ask("The shield moved before the guess. Does the Visitor mark again?")
		d.take("SH", shieldPiece)
	}
}

// tokens: a mark cannot be read after the lift (R63), or lies otherwise than it
// was sealed.
func (d *doubt) tokens() {
	marks := marksIn(d.seen)
	for k, id := range guessTokens {
		switch {
		case d.phase == lifting && !d.sealed && d.roofGone() && marks[k] == noSide:
			d.ask("Token %d cannot be read. Slide it to the middle of “admitted” or “repelled”.", k+1)
		case d.stray[k] && d.seen[id] != d.expected[id]:
			d.ask("Token %d was moved after it was sealed. The sealed mark counts. Put it back.", k+1)
		default:
			continue
		}
		return
	}
}

// roofGone reports whether the printed shield should stand and is not seen.
func (d *doubt) roofGone() bool { return d.expected[shieldPiece] != "" && d.seen[shieldPiece] == "" }

// lifts is the lift as it is seen: nothing when a token that counts where it
// lies cannot be read.
func (d *doubt) lifts() []game.Move {
	m := game.Move{Seat: visitor, Verb: "lift", Objects: d.moved(d.seen)}
	if marks := marksIn(d.seen); !d.sealed {
		if slices.Contains(marks[:], noSide) {
			return nil
		}
		m.Place = sidesText(marks)
	}
	return []game.Move{m}
}

// trustRow: the token lies where the rules do not have it (R47).
func (d *doubt) trustRow() {
	at := slices.Index(spots, d.lies(d.house.pack.trust))
	if at < 0 || spots[at] == d.At(d.house.pack.trust) {
		return
	}
	due := d.trust
	switch d.phase {
	case raising:
		due += failedProof
		d.accept = []game.Move{{Seat: kid, Verb: "raise", Number: failedProof}}
	case right:
		due += d.run
		d.accept = []game.Move{{Seat: kid, Verb: "stop", Number: d.run}}
	}
	if at == min(due, lastSpot) {
		d.accept = nil
		return
	}
	d.ask("Trust should be %d, the token is on %d. Move it, or correct the count?", due, at)
	d.take(zone(spots[at]), trustToken)
}

// downOwner is the owner of the hidden object that is due now, or Table.
func (p *position) downOwner() game.Seat {
	switch {
	case p.phase == acting && p.hands[p.seat] > 0:
		return p.seat
	case p.phase == hidden, p.phase == visiting && p.house.track.has(hideOwn, p.trust):
		return kid
	}
	return game.Table
}

// lanes: hidden objects and their markers (R15, R16, R36, R52, R75).
func (d *doubt) lanes() {
	for m := range d.hides(game.Table) {
		id := d.Set().ID(m)
		if z := d.seen[id]; z != "" && z != d.expected[id] {
			d.ask("A hidden card of %s moved. Put it back?", d.name(d.house.pack.owner(m)))
			d.take(z, id)
			return
		}
	}
	due, own := d.downOwner(), 0
	for _, m := range d.newDown {
		owner, whose := d.house.pack.owner(m), grounds[d.lies(m)].owner
		switch {
		case d.phase == visiting && due == game.Table && owner == kid && whose == kid:
			d.ask("Trust is below %d, so this card should be face up. Turn it face up, or count it as hidden?", d.house.track.from(hideOwn))
			d.take(zone(d.lies(m)), d.Set().ID(m))
		case due == game.Table && owner == d.seat:
			d.ask("Two hidden cards have appeared, but a player lays only one each turn. Which one is it?")
		case owner != due:
			d.ask("A marker of %s has appeared, but it is %s's turn.", d.name(owner), d.name(d.seat))
		case whose != owner:
			d.ask("A marker of %s lies in a lane of %s.", d.name(owner), d.name(whose))
		default:
			own++
			continue
		}
		return
	}
	if own > 1 {
		d.ask("Two hidden cards have appeared, but a player lays only one each turn. Which one is it?")
	}
	var turned bySeat[int]
	for _, m := range d.lost {
		owner := d.house.pack.owner(m)
		turned[owner]++
		switch {
		case d.phase != revealing || !slices.Contains(d.Turn(), owner):
			d.ask("A marker of %s is gone. Lay it back on its card.", d.name(owner))
		case turned[owner] > 1:
			d.ask("%s turns only one card face up: turn one back.", d.name(owner))
		}
	}
}

// start: two open objects, then each on a space (R4, R10).
func (d *doubt) start() {
	if d.phase != dealing {
		return
	}
	n := len(d.came)
	for _, z := range d.seen {
		if z == zone(show) {
			n++
		}
	}
	switch n {
	case 2:
	case 1:
		d.ask("The camera sees 1 face-up card. A game starts with 2.")
	default:
		d.ask("The camera sees %d face-up cards. A game starts with 2.", n)
	}
}

// turn: the marker lies before somebody else (R12, R13), or still where it lay
// when something was done by a key.
func (d *doubt) turn() {
	z := d.lies(d.house.pack.turn)
	if d.seen[turnMarker] == "" || d.seen[turnMarker] == d.expected[turnMarker] {
		return
	}
	began := d.phase == acting || d.phase == visiting || d.phase == predicts && d.run == 0
	switch {
	case d.phase == guessing && z == turns[d.seat]:
		d.ask("The marks are done. Move the turn marker to the Visitor.")
	case d.phase == lifting && z == turns[visitor]:
		d.ask("The proof is locked. Move the turn marker back to %s.", d.name(d.seat))
	case began && z == turns[d.turnAfter(-1)]:
		d.ask("The turn is over. Move the turn marker to %s.", d.name(d.seat))
	default:
		d.ask("The turn marker moved, but the turn is not done. %s", d.prompt())
	}
}
