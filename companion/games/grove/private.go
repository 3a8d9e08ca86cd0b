package grove

import (
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// private reports whether a move is nobody's business but that of those who
// know: a note, a judgement call, or the Pass Rule written down after all. Such
// a move can be made at any time and changes nothing for the table.
func (p *position) private(m game.Move) bool {
	switch m.Verb {
	case vNote, vJudge:
		return true
	case vRule:
		return p.phase > ruling && m.Seat == visitor && (len(m.Objects) > 0 || m.Place != "")
	}
	return false
}

// keep makes a private move.
func (a *act) keep() error {
	if a.phase == dealing || a.move.Number != 0 {
		return game.Refuse("That cannot be done now. %s", a.prompt())
	}
	switch a.move.Verb {
	case vNote:
		return a.note()
	case vJudge:
		return a.callJudgement()
	}
	return a.writeRule()
}

// two reads the two words of a private move: as they stand in a transcript, or
// as a form has them, both in its place.
func two(m game.Move, apart bool) (first, second string, ok bool) {
	switch {
	case len(m.Objects) == 0:
		first, second, ok = strings.Cut(m.Place, ",")
		return first, second, ok && first != "" && second != ""
	case apart:
		return m.Objects[0], m.Place, len(m.Objects) == 1 && m.Place != ""
	}
	if len(m.Objects) != 2 || m.Place != "" {
		return "", "", false
	}
	return m.Objects[0], m.Objects[1], true
}

// callJudgement notes what the Visitor holds of an object that her rule does
// not decide clearly, or decides otherwise.
func (a *act) callJudgement() error {
	if a.move.Seat != visitor {
		return game.Refuse("Only the Visitor classifies objects.")
	}
	card, word, ok := two(a.move, true)
	c, known := a.pack.cardNos[card]
	if !ok || !known || word != sideWords[on] && word != sideWords[by] {
		return game.Refuse("A judgement call names an object and its side.")
	}
	s := on
	if word == sideWords[by] {
		s = by
	}
	if a.book.calls[c] == s {
		return game.Refuse("You have noted that already.")
	}
	a.write().calls[c] = s
	a.tell([]game.Seat{visitor}, "You judged that %s belongs %s.", a.pack.titles[c], sidePhrase(s))
	return nil
}

// note says which object lies under a marker: its owner's to say, or the
// Visitor's, who has seen it. A question mark takes a note back.
func (a *act) note() error {
	marker, card, ok := two(a.move, false)
	if !ok {
		return game.Refuse("A note names a marker and the object under it.")
	}
	m, known := a.pack.markerNos[marker]
	if !known || a.downs[m].side == noSide {
		return game.Refuse("No hidden object lies under that marker.")
	}
	owner := a.pack.owners[m]
	if !a.mayKnow(a.move.Seat, owner) {
		return game.Refuse("Only its owner and the Visitor may know what lies there.")
	}
	if card == game.Unknown {
		if a.downs[m].card == 0 {
			return game.Refuse("Nothing is noted of that object.")
		}
		a.downs[m].card = 0
		a.tell(a.knowers(owner), "A note of a hidden object was taken back.")
		return nil
	}
	c, err := a.openCard(card)
	if err != nil {
		return err
	}
	if a.downs[m].card == c {
		return game.Refuse("You have noted that already.")
	}
	a.identify(m, c)
	return nil
}

// identify notes what lies under a marker; the owner's other notes of the same
// object were wrong.
func (a *act) identify(m markerNo, c cardNo) {
	owner := a.pack.owners[m]
	from, to := markersOf(owner)
	for n := from; n < to; n++ { // only her own notes: another's must not tell
		if a.downs[n].card == c {
			a.downs[n].card = 0
		}
	}
	a.downs[m].card = c
	a.tell(a.knowers(owner), "The hidden object is %s.", a.pack.titles[c])
}

// knowers are the seats that may know an owner's hidden objects.
func (p *position) knowers(owner game.Seat) []game.Seat {
	if p.house.forgetful {
		return []game.Seat{owner}
	}
	return []game.Seat{visitor, owner}
}
