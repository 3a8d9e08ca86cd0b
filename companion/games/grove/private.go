package grove

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// private reports whether a move is nobody's business but that of those who
// know: a note, a judgement call, or the Pass Rule written down after all. Such
// a move can be made at any time and changes nothing for the table.
func (p *position) private(m game.Move) bool {
	switch m.Verb {
	case "note", "judge":
		return true
	case "rule":
		return p.phase > ruling && m.Seat == visitor && (len(m.Objects) > 0 || m.Place != "")
	}
	return false
}

// keep makes a private move.
func (a *act) keep() error {
	if a.phase == dealing || a.Move.Number != 0 {
		return game.Refuse("That cannot be done now. %s", a.prompt())
	}
	switch a.Move.Verb {
	case "note":
		return a.note()
	case "judge":
		return a.callJudgement()
	}
	return a.writeRule()
}

// two reads the two words of a private move: as they stand in a transcript, or
// as a form has them, both in its place.
func two(m game.Move) (first, second string, ok bool) {
	words := slices.Clone(m.Objects)
	if m.Place != "" {
		words = append(words, strings.Split(m.Place, ",")...)
	}
	if len(words) != 2 || slices.Contains(words, "") || m.Verb == "note" && len(m.Objects) == 1 {
		return "", "", false
	}
	return words[0], words[1], true
}

// callJudgement notes what the Visitor holds of an object that her rule does
// not decide clearly, or decides otherwise.
func (a *act) callJudgement() error {
	if a.Move.Seat != visitor {
		return game.Refuse("Only the Visitor classifies objects.")
	}
	card, word, ok := two(a.Move)
	c, s := a.house.pack.card(card), side(max(0, slices.Index(sideWords[:], word)))
	switch {
	case !ok || c == 0 || s == noSide:
		return game.Refuse("A judgement call names an object and its side.")
	case a.book.called(c) == s:
		return game.Refuse("You have noted that already.")
	}
	a.book.calls[s.other()].remove(c)
	a.book.calls[s].add(c)
	a.Tell([]game.Seat{visitor}, "You judged that %s belongs %s.", a.title(c), s.phrase())
	return nil
}

// note says which object lies under a marker: its owner's to say, or the
// Visitor's, who has seen it. A question mark takes a note back.
func (a *act) note() error {
	marker, card, ok := two(a.Move)
	m, owner := a.house.pack.marker(marker)
	switch {
	case !ok:
		return game.Refuse("A note names a marker and the object under it.")
	case m == 0 || a.At(m) == kit.Nowhere:
		return game.Refuse("No hidden object lies under that marker.")
	case !a.mayKnow(a.Move.Seat, owner):
		return game.Refuse("Only its owner and the Visitor may know what lies there.")
	case card == game.Unknown && *a.under(m) == 0:
		return game.Refuse("Nothing is noted of that object.")
	case card == game.Unknown:
		*a.under(m) = 0
		a.Tell(a.knowers(owner), "A note of a hidden object was taken back.")
		return nil
	}
	c, err := a.unseen(card)
	if err == nil && *a.under(m) == c {
		err = game.Refuse("You have noted that already.")
	}
	if err == nil {
		a.identify(m, c)
	}
	return err
}

// identify notes what lies under a marker; the owner's other notes of the same
// object were wrong. Another owner's must not tell.
func (a *act) identify(m, c kit.Piece) {
	owner := a.house.pack.owner(m)
	for _, other := range a.house.pack.markers[owner] {
		if *a.under(other) == c {
			*a.under(other) = 0
		}
	}
	*a.under(m) = c
	a.Tell(a.knowers(owner), "The hidden object is %s.", a.title(c))
}

// mayKnow reports whether a seat may know an owner's hidden objects: the owner
// and the Visitor, who saw each; everyone when the game is over (R71).
func (p *position) mayKnow(seat, owner game.Seat) bool {
	return p.phase == over || slices.Contains(p.knowers(owner), seat)
}

// knowers are the seats that may know an owner's hidden objects while the game
// goes on.
func (p *position) knowers(owner game.Seat) []game.Seat {
	if p.house.forgetful {
		return []game.Seat{owner}
	}
	return []game.Seat{visitor, owner}
}
