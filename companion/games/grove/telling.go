package grove

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// turn turns the top card of the Visitor's pile up, so that the app can classify
// it.
func (a *act) turn() error {
	c, err := a.unseen(a.Move.Objects[0])
	switch {
	case err != nil:
		return err
	case a.house.track.has(hideOwn, a.trust):
		return game.Refuse("At trust %d the Visitor shows the object only to the Kid and lays it face down in the Kid's lane.", a.trust)
	case a.Count(show) > 0:
		return game.Refuse("The object to classify is %s.", a.title(a.Top(show)))
	case a.Move.Place != zone(show):
		return game.Refuse("Turn the card up on the show space.")
	}
	a.show(c, show)
	a.hands[visitor]--
	a.Say("The Visitor's object is %s.", a.title(c))
	return nil
}

// mayShow reports whether an object may be shown to the Visitor alone now: what
// an Agent tests, the Kid predicts in secret or the Visitor hides for her.
func (p *position) mayShow() bool {
	switch p.phase {
	case acting:
		return p.hands[p.seat] > 0 && !p.showed
	case hidden:
		return !p.showed
	case predicts:
		return p.hiding() && p.hands[kid] > 0 && !p.showed
	case visiting:
		return p.house.track.has(hideOwn, p.trust) && !p.showed
	}
	return false
}

// Showings are what a card means that is held up to the camera: one for the Visitor
// to classify, one that an Agent of the app tests, or one of the Kid's open hand.
func (p *position) Showings() (out []game.Showing) {
	if p.unnamed() > 0 && (p.phase == predicts || p.phase == right) {
		out = append(out, game.Showing{By: visitor, Verb: "hold", Tells: kid, Open: true})
	}
	if !p.mayShow() {
		return out
	}
	by := kid
	if p.phase == acting {
		by = p.seat
	}
	out = append(out, game.Showing{By: by, Verb: "show", Tells: visitor})
	switch p.phase {
	case acting:
		out = append(out, game.Showing{By: visitor, Verb: "show", Tells: p.seat})
	case visiting:
		out = append(out, game.Showing{By: visitor, Verb: "show", Tells: kid})
	}
	return out
}

// holds reports whether an object is one of the Kid's open hand, which everyone
// sees go.
func (p *position) holds(id string) bool {
	c := p.house.pack.card(id)
	return c != 0 && p.held.has(c)
}

// maySee reports whether a seat sees what the Visitor is shown: she and its
// owner, the Agent in turn or the Kid.
func (p *position) maySee(seat game.Seat) bool {
	owner := kid
	if p.phase == acting {
		owner = p.seat
	}
	return seat == visitor || seat == owner
}

// showVisitor shows the Visitor an object. Whoever plays without telling which is
// believed.
func (a *act) showVisitor() error {
	words := slices.Clone(a.Move.Objects)
	if a.Move.Place != "" {
		words = append(words, a.Move.Place)
	}
	switch {
	case !a.mayShow() || a.Move.Number != 0:
		return game.Refuse("That cannot be done now. %s", a.prompt())
	case a.Move.Seat < visitor || a.Move.Seat == visitor && a.phase != acting && a.phase != visiting || len(words) > 1:
		return game.Refuse("Name the one object that is shown to the Visitor.")
	}
	a.showed, a.shown = true, 0
	switch {
	case a.Move.Seat == visitor && a.phase == visiting:
		a.Say("%s shows %s an object.", a.name(visitor), a.name(kid))
	case a.Move.Seat == visitor:
		a.Say("%s looks at an object of %s.", a.name(visitor), a.name(a.seat))
	default:
		a.Say("%s is shown an object.", a.name(visitor))
	}
	for _, id := range words {
		c, err := a.unseen(id)
		if err != nil {
			return err
		}
		a.shown = c
	}
	return nil
}

// hold says what the Kid's hand holds, where it lies open for the app.
func (a *act) hold() error {
	words := slices.Clone(a.Move.Objects)
	if a.Move.Place != "" {
		words = append(words, strings.Split(a.Move.Place, ",")...)
	}
	switch {
	case a.phase < acting || a.Move.Number != 0 || a.Move.Seat == game.Table:
		return game.Refuse("That cannot be done now. %s", a.prompt())
	case len(words) == 0 || len(words) > a.unnamed():
		return game.Refuse("The Kid holds %s.", cardCount(int(a.hands[kid])))
	}
	for _, id := range words {
		c, err := a.unseen(id)
		if err != nil {
			return err
		}
		if a.held.has(c) {
			return game.Refuse("%s is listed twice.", a.title(c))
		}
		a.held.add(c)
		a.Say("The Kid holds %s.", a.title(c))
	}
	return nil
}

// unnamed is how many cards of the Kid's hand nobody has named.
func (p *position) unnamed() int { return int(p.hands[kid]) - p.held.size() }

// tellForms are what a seat may tell the app: what the Visitor is shown, what an Agent
// tests or the Kid is shown, and what the Kid holds. Where there is a hint the app waits for it.
func (p *position) tellForms(seat game.Seat) (out []game.Form) {
	if p.mayShow() && p.phase != predicts && seat != visitor {
		f := game.Form{Title: game.Say("Show the Visitor an object"), Verb: "show", Send: game.Say("Show it"), Tells: visitor,
			Parts: []game.Part{{Name: game.Say("Object"), Values: p.objects(func(c kit.Piece) bool { return p.At(c) == kit.Nowhere })}}}
		switch p.phase {
		case acting:
			f.Hint = game.Say("To test an object, %s holds it up to the camera, its back to the others, or names it on a private page: “Show the Visitor an object”.", p.name(p.seat))
		case visiting, hidden:
			f.Hint = p.showsVisitor()
		}
		out = append(out, f)
	}
	if p.mayShow() && (p.phase == acting || p.phase == visiting) && seat == visitor {
		f := game.Form{Title: game.Say("Tell the app the object"), Verb: "show", Send: game.Say("Tell it"), Tells: p.seat, Hint: p.looksAt(),
			Parts: []game.Part{{Name: game.Say("Object"), Values: p.objects(func(c kit.Piece) bool { return p.At(c) == kit.Nowhere })}}}
		if p.phase == visiting {
			f.Tells = kid
			f.Hint = game.Say("To show the Kid the object, %s holds it up to the camera, its back to the others, or names it on a private page: “Tell the app the object”.", p.name(visitor))
		}
		out = append(out, f)
	}
	if n := p.unnamed(); n > 0 && p.phase >= acting && seat != kid {
		f := game.Form{Title: game.Say("The Kid's open hand"), Verb: "hold", Send: game.Say("The Kid holds these"), Tells: kid}
		part := game.Part{Name: game.Say("Object"), Values: p.objects(func(c kit.Piece) bool { return p.At(c) == kit.Nowhere && !p.held.has(c) })}
		f.Parts = slices.Repeat([]game.Part{part}, n)
		out = append(out, f)
	}
	return out
}

// isShown tells the Visitor what she is shown.
func (p *position) isShown() []game.Text {
	if p.shown == 0 {
		return nil
	}
	return []game.Text{game.Say("You are shown %s.", p.title(p.shown))}
}

// naming names a card of the Kid's open hand, which everyone sees.
func (p *position) naming() game.Action {
	a := game.Action{Label: game.Say("A card of the Kid's open hand"), Key: "n", Tells: kid}
	for _, c := range p.unplayed() {
		if !p.held.has(c) {
			a.Choices = append(a.Choices, p.house.pack.Move(kid, "hold", kit.Nowhere, c))
		}
	}
	return a
}

// showsVisitor is how the app learns what the Kid shows the Visitor alone: the top
// card of the Visitor's own pile, or what she predicts in secret.
func (p *position) showsVisitor() game.Text {
	if p.phase == visiting {
		return game.Say("%s: look at the top card of the Visitor's pile alone, and hold it up to the camera, its back to the others. Or name it on a page of yours: “Show the Visitor an object”.", p.name(kid))
	}
	return game.Say("%s: hold your object up to the camera, its back to the others. Or name it on a page of yours: “Show the Visitor an object”.", p.name(kid))
}

// looksAt is how the app learns what it tests, where a person is the Visitor.
func (p *position) looksAt() game.Text {
	return game.Say("The Visitor looks at the top card of %s's pile alone and holds it up to the camera, its back to the others. Or names it on a private page: “Tell the app the object”.", p.name(p.seat))
}

// Instruct is what hands do for a move of the app that the layout does not tell.
func (p *position) Instruct(m game.Move, people []game.Seat) game.Text {
	who := p.name(p.seat)
	switch m.Verb {
	case "trim":
		return game.Say("Put %d cards of the Visitor's pile under the deck, without looking at them.", int(p.hands[visitor])-p.house.hand)
	case "turn":
		return game.Say("Turn the top card of the Visitor's pile up on the show space.")
	case "show":
		if p.phase == visiting || p.phase == hidden {
			return p.showsVisitor()
		}
	case "hold":
		return game.Say("Hold the cards of the Kid's open hand up to the camera, one after the other. Or name each: “A card of the Kid's open hand”.")
	case "test":
		if !slices.Contains(people, visitor) {
			return game.Say("Hold the top card of %s's pile up to the camera, its back to everybody. Or let somebody look at it alone and name it on a page: “Show the Visitor an object”.", who)
		}
		return p.looksAt()
	case "hide":
		owner := kid
		if p.phase == acting {
			owner = p.seat
		}
		if !slices.Contains(people, owner) {
			return game.Say("Lay the object of %s face down, with the marker on top.", p.name(owner))
		}
		return game.Say("%s: lay the object face down, with the marker on top.", p.name(owner))
	case "prove":
		return game.Say("Turn the deck's top card up in the proof row.")
	case "reveal":
		return game.Say("Turn the object under %s up.", p.house.pack.markerName(p.Set().Piece(m.Objects[0])))
	case "predict":
		if m.Objects[0] == game.Unknown && p.shown != 0 {
			return game.Say("Show the Visitor %s, and move the claim token to “%s”.", p.title(p.shown), claimOf(p.Set().Place(m.Place)).verdict())
		}
	case "done":
		if n := p.due(); n > 0 {
			return game.Say("Put %s from the deck under %s's pile.", cardCount(n), who)
		}
	}
	return game.Text{}
}
