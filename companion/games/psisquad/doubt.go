package psisquad

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Doubter = (*position)(nil)

// Doubt says why a table is not as the rules have it: what is missing for a guess,
// what is too much, whose turn it is.
func (p *position) Doubt(seen game.Layout) (game.Doubt, bool) {
	if d := p.which(seen); d.Question.Format != "" {
		return d, true
	}
	if n := len(p.lines); p.phase == guessing && n > 0 && p.lines[n-1].back && p.lines[n-1].by == p.seat && seen[turnMarker] == sureZone {
		return game.Doubt{Question: game.Say("The guess %s was taken back. When the new one lies, lift the turn marker and lay it on “Sure” again.", p.said(p.lines[n-1].guess)), Hint: true, Stray: turnMarker}, true
	}
	if p.skips(seen) { // a guess that is laid now may be that of another player
		return game.Doubt{Question: p.missing(seen), Hint: true, Stray: turnMarker, Home: true}, true
	}
	for _, look := range []func(game.Layout) game.Text{p.onSecretMat, p.astray, p.cannotBe} {
		if text := look(seen); text.Format != "" {
			return game.Doubt{Question: text, Hint: true}, true
		}
	}
	if text := p.unlaid(seen); text.Format != "" {
		return game.Doubt{Question: text, Hint: true, Slow: true}, true
	}
	if text := p.rest(seen); text.Format != "" && p.phase == guessing && p.meant(seen) {
		return game.Doubt{Question: text, Hint: true}, true
	}
	looks := []func(game.Layout) game.Text{p.counters, p.marker, p.target, p.keys}
	switch p.phase {
	case locking:
		looks = []func(game.Layout) game.Text{p.secretMat, p.unready}
	case guessing:
		looks = []func(game.Layout) game.Text{p.target, p.keys, p.marker, p.counters}
	case told:
		if seen[turnMarker] == turnZone(p.seat) { // she goes on with her guess
			looks = []func(game.Layout) game.Text{p.counters, p.keys, p.marker, p.target}
		}
	}
	for _, look := range append(looks, p.exchanged) {
		if text := look(seen); text.Format != "" {
			accept := p.accept(seen)
			return game.Doubt{Question: text, Which: true, Accept: accept, Hint: p.phase == guessing && accept == nil}, true
		}
	}
	return game.Doubt{}, false
}

// accept is the move that people may mean though its sign is not seen: a cypher
// whose player has carried her token home already, or an answer that was
// corrected.
func (p *position) accept(seen game.Layout) []game.Move {
	if p.phase == locking && len(tokensOn(ownZone, seen)) == 0 {
		var home []game.Move
		for s := range p.house.Seats.All() {
			if !p.ready(s) && seen[tokenID(s)] == homeZone(s) {
				home = append(home, game.Move{Seat: s, Verb: vLock, Place: asItLies})
			}
		}
		if _, whole := codeOf(p.laidOut(seen), p.house.keys); whole && len(home) == 1 {
			return home
		}
	}
	if c, s, ok := p.corrected(seen); ok {
		return []game.Move{{Seat: p.asked.on, Verb: vAnswer, Objects: []string{correctToken, spottedToken}, Place: answerPlace(c, s)}}
	}
	return nil
}

// corrected is another answer than the one given, if the counters show one. Once
// the turn has gone on, one that rests stands for what it showed.
func (p *position) corrected(seen game.Layout) (correct, spotted int, ok bool) {
	late := p.phase == guessing
	if p.mayAmend() != nil || !p.house.paper || p.house.whisper {
		return 0, 0, false
	}
	was := p.asked
	correct, spotted = int(was.correct), int(was.spotted)
	if n := number(correctZone, seen[correctToken], p.house.keys); n >= 0 {
		correct = n
	}
	if n := number(spottedZone, seen[spottedToken], p.house.keys); n >= 0 {
		spotted = n
	}
	if !p.house.possible(correct, spotted) || late && spotted == p.house.keys {
		return 0, 0, false
	}
	return correct, spotted, correct != int(was.correct) || spotted != int(was.spotted)
}

// secretMat: whose cypher lies there (R43).
func (p *position) secretMat(seen game.Layout) game.Text {
	laid := p.laidOut(seen)
	switch owner := tokensOn(ownZone, seen); {
	case laid == "":
	case p.house.paper:
		return game.Say("At this table a cypher is written down, and nobody else sees it: take the cards off the secret mat.")
	case laid == unread && len(owner) == 0: // it is being laid
	case laid == unread && len(owner) == 1:
		return game.Say("%s: a cypher has %d digits. Lay one card on each position of the secret mat.", kit.PlayerName(owner[0]), p.house.keys)
	case laid == unread:
		return game.Say("A cypher has %d digits: lay one card on each position of the secret mat.", p.house.keys)
	case len(owner) == 0 && p.accept(seen) != nil:
		return game.Say("To lock the cypher on the secret mat, lay its player's token on “Whose” while the cards lie there. Is it that of %s?", kit.PlayerName(p.accept(seen)[0].Seat))
	case len(owner) == 0:
		return game.Say("Whose cypher lies on the secret mat? Lay that player's token on “Whose” beside it, while the cards lie there.")
	case len(owner) > 1:
		return game.Say("Only one token may lie on “Whose”: that of the player whose cypher lies there.")
	case p.ready(owner[0]):
		return game.Say("The cypher of %s is locked and cannot be changed. If this is another player's, lay that player's token on “Whose”.", kit.PlayerName(owner[0]))
	}
	return game.Text{}
}

// onSecretMat: a guess, or the cypher that is uncovered at the end, lies where a cypher is locked.
func (p *position) onSecretMat(seen game.Layout) game.Text {
	if _, n := p.onMat(seen); n > 0 || p.laidOut(seen) == "" || seen[turnMarker] != sureZone || p.phase != guessing && p.phase != uncovering {
		return game.Text{}
	}
	return game.Say("The digits lie on the secret mat. Now they go on the guess mat, where everyone sees them.")
}

// unlaid: the token of a player who has no cypher lies on “Whose”, and no digit is seen.
func (p *position) unlaid(seen game.Layout) game.Text {
	owner := tokensOn(ownZone, seen)
	if p.phase != locking || p.house.paper || p.laidOut(seen) != "" || len(owner) != 1 || !p.house.Seats.Seated(owner[0]) || p.ready(owner[0]) {
		return game.Text{}
	}
	return game.Say("%s: lay a digit face up on each of the %d positions of the secret mat, where nobody else sees it.", kit.PlayerName(owner[0]), p.house.keys)
}

// exchanged: a token lies in the place of another player.
func (p *position) exchanged(seen game.Layout) game.Text {
	for s := range p.house.Seats.All() {
		if owner := set().Zone(set().Place(seen[tokenID(s)])).Owner; owner != "" && owner != kit.PlayerSeat(s) {
			if s == p.aim() {
				return game.Say("The token of %s lies in the place of another player. It belongs on “Target”, or before %s.", kit.PlayerName(s), kit.PlayerName(s))
			}
			return game.Say("The token of %s lies in the place of another player. It belongs before %s.", kit.PlayerName(s), kit.PlayerName(s))
		}
	}
	return game.Text{}
}

// unready: the game begins too early, while somebody has no cypher (R5).
func (p *position) unready(seen game.Layout) game.Text {
	begun := seen[turnMarker] != "" || len(tokensOn(aimZone, seen)) > 0
	early := begun
	for i := range maxKeys {
		early = early || len(cardsOn(keyZone(i), seen)) > 0
	}
	var names []game.Text
	for s := range p.house.Seats.All() {
		if !p.ready(s) {
			names = append(names, kit.PlayerName(s))
		} else if z := seen[tokenID(s)]; z != homeZone(s) && z != ownZone && !early {
			return game.Say("The cypher of %s is locked: the target token goes on its space.", kit.PlayerName(s))
		}
	}
	switch {
	case !early:
		if text := p.exchanged(seen); text.Format != "" {
			return text
		}
		for s := range p.house.Seats.All() {
			if !p.house.paper && !p.ready(s) && seen[tokenID(s)] == homeZone(s) {
				return game.Say("%s has no cypher yet: lay it on the secret mat with the token on “Whose”, or enter it on their own page.", kit.PlayerName(s))
			}
		}
		return game.Text{}
	case !begun && !p.house.paper:
		return game.Say("A cypher is laid out on the secret mat, where nobody else sees it. These have none yet: %s.", game.List(names))
	case len(names) == 1:
		return game.Say("%s has no cypher yet. The game begins after that; what lies there can stay.", names[0])
	}
	return game.Say("%s have no cyphers yet. The game begins after that; what lies there can stay.", game.List(names))
}

// astray: the turn marker lies on “Target”, or a counter where it belongs, or
// tells everyone an answer that is secret; or the marker does not lie before the
// one who is to uncover the last cypher.
func (p *position) astray(seen game.Layout) game.Text {
	if seen[turnMarker] == aimZone {
		return game.Say("The turn marker lies on “Target”: that is for the token of the player who is asked.")
	}
	if s := set().Zone(set().Place(seen[turnMarker])).Owner; s != "" && seen[turnMarker] == "HOME-"+s {
		return game.Say("The turn marker lies in the place of a target token: it goes on “Turn” or “Sure”.")
	}
	if on := tokensOn(sureZone, seen); len(on) > 0 {
		return game.Say("The token of %s lies on “Sure”: take it away. Only the turn marker goes there.", kit.PlayerName(on[0]))
	}
	_, _, fixed := p.corrected(seen)
	if last := p.uncovers(); last != 0 && (p.phase == told && p.ended && !fixed && seen[turnMarker] == sureZone || p.phase == uncovering && passed(seen[turnMarker], last)) {
		return game.Say("One cypher is left: the turn marker goes to %s, who uncovers it.", kit.PlayerName(last))
	}
	for _, counter := range []string{correctToken, spottedToken} {
		switch zone := seen[counter]; {
		case p.house.paper && p.house.whisper && p.phase == answering && zone != "" && zone != correctRest && zone != spottedRest:
			return game.Say("At this table answers are secret: %s answers on their own page. Put the counters back.", kit.PlayerName(p.asked.on))
		case p.phase == answering && inOtherRow(counter, zone):
			return game.Say("The counter “%s” lies in the row of the other one.", set().Name(set().Piece(counter)))
		case zone == sureZone || zone == aimZone:
			return game.Say("A counter of the answer lies on “Target” or “Sure”: take it away. Only the turn marker goes to “Sure”.")
		}
	}
	return game.Text{}
}

// inOtherRow reports whether a counter lies on a number of the other one.
func inOtherRow(counter, zone string) bool {
	other := correctZone
	if counter == correctToken {
		other = spottedZone
	}
	return number(other, zone, maxKeys) >= 0
}

// target: a token that cannot be asked, or two (R11 to R13).
func (p *position) target(seen game.Layout) game.Text {
	on := tokensOn(aimZone, seen)
	if next, _ := p.next(); p.phase == told && next != 0 && len(on) == 1 && on[0] != p.asked.on {
		return game.Say("The guess is answered: the turn marker goes to %s first, and then the next target counts.", kit.PlayerName(next))
	}
	left := len(on) == 1 && on[0] == p.spentOn && p.aim() == p.spentOn && (seen[turnMarker] == turnZone(p.seat) || p.leftover(seen))
	if p.phase != guessing || left {
		return game.Text{}
	}
	for _, s := range on {
		switch err := p.mayAim(p.seat, s); {
		case len(on) > 1 && s == p.spentOn:
		case s == p.seat:
			return game.Say("%s cannot guess their own cypher. The token on “Target” is that of the player who is asked. These can be asked: %s.", kit.PlayerName(s), game.List(p.targets()))
		case err != nil && p.house.Seats.Seated(s):
			return game.Say("The cypher of %s is solved. These can still be asked: %s.", kit.PlayerName(s), game.List(p.targets()))
		case err != nil:
			return game.Say("%s does not play at this table. These can be asked: %s.", kit.PlayerName(s), game.List(p.targets()))
		}
	}
	if len(on) > 1 {
		return game.Say("Two target tokens lie on “Target”. A guess is for one player: take one away.")
	}
	return game.Text{}
}

// targets names those whom the seat in turn can ask.
func (p *position) targets() (names []game.Text) {
	for s := range p.house.Seats.All() {
		if p.mayAim(p.seat, s) == nil {
			names = append(names, kit.PlayerName(s))
		}
	}
	return names
}

// keys: two cards on one key, or a card where the cyphers have no key.
func (p *position) keys(seen game.Layout) game.Text {
	draft := p.cards()
	if guess, n := p.onMat(seen); p.phase == told && n == p.house.keys && guess != p.asked.guess {
		return p.stands()
	}
	for i := range maxKeys {
		lies := cardsOn(keyZone(i), seen)
		left := p.spent[i] != 0 && draft[i] != p.spent[i] && len(lies) == 2
		switch {
		case len(lies) == 0:
		case i >= p.house.keys && p.phase == told && slices.Contains(draft[:], lies[0]):
			return p.stands()
		case i >= p.house.keys:
			name := set().Name(lies[0])
			switch _, n := p.onMat(seen); {
			case n == p.house.keys-1 && p.bare(seen) == n: // the card was meant for the key beside it
				return game.Say("The cyphers have %d digits, so position %d stays empty. Move “%s” to position %d.", p.house.keys, i+1, name, p.bare(seen)+1)
			case n == p.house.keys-1: // it was meant for the empty key, or each for the key beside it
				return game.Say("“%s” lies on position %d, but the cyphers have only %d digits. Position %d is empty.", name, i+1, p.house.keys, p.bare(seen)+1)
			}
			return game.Say("The cyphers have %d digits, so position %d stays empty. Take “%s” away.", p.house.keys, i+1, name)
		case p.phase == starting:
			return game.Say("Lay the turn marker in front of the player who begins. The cards can stay.")
		case p.phase == told && len(lies) == 1 && slices.Contains(draft[max(i-1, 0):min(i+2, maxKeys)], lies[0]): // it lies askew
		case p.phase == told && (draft[i] == 0 || lies[0] != draft[i] || len(lies) > 1):
			return p.stands()
		case p.phase == answering && lies[0] != draft[i]:
			return game.Say("The guess %s is made. %s answers it.", p.said(p.asked.guess), kit.PlayerName(p.asked.on))
		case len(lies) > 1 && !left && p.phase == guessing:
			return game.Say("Two cards lie on position %d: take one away.", i+1)
		}
	}
	return game.Text{}
}

// stands says that a guess that was answered stays as it was heard (R37).
func (p *position) stands() game.Text {
	return game.Say("The guess %s is answered and counts. New cards are for the next guess. If all agree, it can be taken back.", p.said(p.asked.guess))
}

// marker: it does not lie before the seat in turn, or too early on “Sure”
// (R14).
func (p *position) marker(seen game.Layout) game.Text {
	zone := seen[turnMarker]
	if zone == p.turnZone() {
		return game.Text{}
	}
	switch p.phase {
	case guessing, uncovering, told:
		if zone == "" && p.phase == guessing && len(p.lines) == 0 && !p.fresh() {
			return game.Say("Lay the turn marker in front of %s, who begins.", kit.PlayerName(p.seat))
		}
		if zone == "" {
			return game.Say("The turn marker of %s is not seen on a place of its own. Perhaps something lies on it.", kit.PlayerName(p.seat))
		}
	}
	switch p.phase {
	case starting:
		if zone != "" {
			return game.Say("Lay the turn marker in front of the player who begins.")
		}
	case guessing:
		return p.missing(seen)
	case answering:
		if p.house.whisper {
			return game.Say("%s has to answer first, on their own page. The turn marker can stay where it lies.", kit.PlayerName(p.asked.on))
		}
		return game.Say("%s has to answer first, with both counters: on 0 if there is none. Lift a counter that already lies right, and lay it down again. The turn marker can stay where it lies.", kit.PlayerName(p.asked.on))
	case told:
		if next, _ := p.next(); next != 0 && zone != turnZone(next) {
			if s := p.house.Seats.Of(set().Zone(set().Place(zone)).Owner); s != 0 && zone == turnZone(s) && !p.mayGuess(s) {
				return game.Say("%s guesses no more: move the turn marker to %s.", kit.PlayerName(s), kit.PlayerName(next))
			}
			return game.Say("The turn passes to the left: move the turn marker to %s.", kit.PlayerName(next))
		}
		return p.rest(seen)
	case uncovering:
		switch _, n := p.onMat(seen); {
		case zone == sureZone && n > 0 && p.leftover(seen):
			return game.Say("The cards of the last guess are no cypher: take them away first.")
		case zone == sureZone && n > 0 && n < p.house.keys && p.spent != [maxKeys]kit.Piece{}:
			return game.Say("A cypher has %d digits. A card that lies there from the last guess counts when you lift it and lay it down again.", p.house.keys)
		}
		if zone == sureZone {
			return game.Say("A cypher has %d digits. Lay a card on each position before you move the turn marker to “Sure”.", p.house.keys)
		}
	}
	return game.Text{}
}

// missing is what is missing on the mat for a guess that is meant (R11).
func (p *position) missing(seen game.Layout) game.Text {
	guess, n := p.onMat(seen)
	switch {
	case seen[turnMarker] != sureZone && (n == 0 || p.leftover(seen)):
		return game.Say("It is the turn of %s, who has not guessed yet. No turn is skipped: move the turn marker back.", kit.PlayerName(p.seat))
	case seen[turnMarker] != sureZone && (n == p.house.keys || p.skips(seen)):
		return game.Say("It is the turn of %s: move the turn marker back. What lies on the mat counts only after that.", kit.PlayerName(p.seat))
	case n > 0 && p.leftover(seen) && slices.Equal(tokensOn(aimZone, seen), []game.Seat{p.spentOn}) && p.mayAim(p.seat, p.spentOn) != nil:
		return game.Say("The turn passes to the left: move the turn marker to %s.", kit.PlayerName(p.seat))
	case n == p.house.keys && len(tokensOn(aimZone, seen)) == 0:
		return game.Say("Whose cypher is %s for? Lay that player's token on “Target”.", p.said(guess))
	case n == 0 && len(tokensOn(aimZone, seen)) == 0:
		return game.Say("A guess needs a target. Lay another player's token on “Target”.")
	}
	for i := range p.house.keys {
		if guess[i] == 0 {
			return game.Say("Position %d is empty: a guess has %d digits.", i+1, p.house.keys)
		}
	}
	return game.Text{}
}

// skips reports whether the turn marker has gone on over the player in turn, who has laid nothing
// or whose guess was taken back, or who is now asked by another. Who begins may still be changed,
// and the turn before be taken back.
func (p *position) skips(seen game.Layout) bool {
	marker := seen[turnMarker]
	if p.phase != guessing || !passed(marker, p.seat) {
		return false
	}
	if p.aim() != p.seat && slices.Contains(tokensOn(aimZone, seen), p.seat) {
		return true
	}
	n := len(p.lines)
	again := n > 0 && p.lines[n-1].back && p.lines[n-1].by == p.seat
	return n > 0 && marker != turnZone(p.asked.by) && (again || p.leftover(seen))
}

// onMat is the guess as it is seen on the mat, and how many keys have a digit.
func (p *position) onMat(seen game.Layout) (c code, n int) {
	for i := range p.house.keys {
		if lies := cardsOn(keyZone(i), seen); len(lies) > 0 {
			c[i] = digitOf(lies[len(lies)-1])
			n++
		}
	}
	return c, n
}

// beyond is a card that lies where the cyphers have no key, or 0.
func (p *position) beyond(seen game.Layout) kit.Piece {
	for i := p.house.keys; i < maxKeys; i++ {
		if lies := cardsOn(keyZone(i), seen); len(lies) > 0 {
			return lies[0]
		}
	}
	return 0
}

// bare is the first key on which no card is seen.
func (p *position) bare(seen game.Layout) int {
	for i := range p.house.keys {
		if len(cardsOn(keyZone(i), seen)) == 0 {
			return i
		}
	}
	return p.house.keys
}

// meant reports whether a whole new guess lies on the mat with its target, and the
// turn marker says that it is meant, or was passed on.
func (p *position) meant(seen game.Layout) bool {
	_, n := p.onMat(seen)
	on := tokensOn(aimZone, seen)
	marker := seen[turnMarker]
	return n == p.house.keys && !p.leftover(seen) && len(on) == 1 && p.mayAim(p.seat, on[0]) == nil &&
		(marker == sureZone || p.goneOn(marker))
}

// counters: an answer that is not whole, was corrected or was not taken back (R34).
func (p *position) counters(seen game.Layout) game.Text {
	c, s, fixed := p.corrected(seen)
	switch {
	case !p.house.paper || p.house.whisper:
		return game.Text{}
	case p.phase == answering && seen[correctToken] == "" && seen[spottedToken] != spottedRest:
		return game.Say("The counter of correct digits lies on no number.")
	case p.phase == answering && seen[spottedToken] == "" && seen[correctToken] != correctRest:
		return game.Say("The counter of spotted digits lies on no number.")
	case p.phase == answering:
		return game.Text{}
	case fixed:
		return game.Say("Does %s correct the answer to %d correct, %d spotted?", kit.PlayerName(p.asked.on), c, s)
	case p.phase == told:
		return game.Text{}
	}
	return p.rest(seen)
}

// cannotBe: the counters show what no answer is (R34).
func (p *position) cannotBe(seen game.Layout) game.Text {
	c, s := number(correctZone, seen[correctToken], maxKeys), number(spottedZone, seen[spottedToken], maxKeys)
	switch most := max(c, s); {
	case p.phase != answering && p.phase != told || !p.house.paper || p.house.whisper:
	case most > p.house.keys:
		return p.house.impossible(most, 0)
	case c >= 0 && s >= 0 && !p.house.possible(c, s):
		return game.Say("%d correct and %d spotted is impossible: count again. %s", c, s, p.house.impossible(c, s))
	}
	return game.Text{}
}

// rest: the counters do not lie at rest.
func (p *position) rest(seen game.Layout) game.Text {
	was := answerPlace(int(p.asked.correct), int(p.asked.spotted))
	if p.phase == guessing && p.mayAsk() == nil && answerSeen(seen) != "" && (len(p.lines) == 0 || answerSeen(seen) != was) {
		return game.Say("The answer is early: the turn marker goes to “Sure” first. Then what %s answers counts.", kit.PlayerName(p.aim()))
	}
	if p.house.paper && !p.house.whisper && (seen[correctToken] != correctRest || seen[spottedToken] != spottedRest) {
		return game.Say("The counters “%s” and “%s” go back to their places beside the numbers.", set().Name(set().Piece(correctToken)), set().Name(set().Piece(spottedToken)))
	}
	return game.Text{}
}
