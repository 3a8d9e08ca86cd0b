package grove

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Hand lists the learner's cards.
func (t *tutor) Hand(p *position) []string {
	if p.phase == dealing || t.look(p) != nil {
		return nil
	}
	return t.pack.IDs(t.hand.Of(t.me)...)
}

// Asks is what the learner decides in a position.
func (t *tutor) Asks(p *position) *game.Ask {
	if p.phase == dealing || t.look(p) != nil {
		return nil
	}
	switch {
	case t.me == visitor:
		return t.asksVisitor(p)
	case p.actor() != t.me:
		return nil
	}
	switch p.phase {
	case acting, predicts:
		return t.asksTurn(p)
	case right:
		return &game.Ask{Say: game.Say("Do you predict another, or do you stop?"), Action: slices.DeleteFunc(p.actions(), func(a game.Action) bool { return a.Tells != game.Table })}
	case guessing:
		return &game.Ask{Say: game.Say("Is each of the four admitted or repelled?"), Form: t.sidesForm(p, "guess", game.Say("Lock my proof"))}
	}
	return nil
}

// asksTurn is what an Agent or the Kid does with her turn.
func (t *tutor) asksTurn(p *position) *game.Ask {
	a := &game.Ask{Say: t.asksNow(p)}
	hand := t.hand.Of(t.me)
	switch {
	case p.phase == acting:
		test := game.Action{Label: game.Say("Test this card"), Key: "t"}
		for _, c := range hand {
			m := t.hide(p, "test", t.me, c)
			m.Place = "" // the Visitor says where
			test.Choices = append(test.Choices, m)
		}
		a.Action = append(a.Action, test)
	case !p.hiding():
		yes, no := game.Action{Label: game.Say("It will be admitted"), Key: "a"}, game.Action{Label: game.Say("It will be repelled"), Key: "r"}
		for _, c := range hand {
			yes.Choices = append(yes.Choices, t.pack.Move(kid, "predict", claims[on], c))
			no.Choices = append(no.Choices, t.pack.Move(kid, "predict", claims[by], c))
		}
		a.Action = append(a.Action, yes, no)
	}
	t.plan.card = 0
	if p.canProve() {
		a.Action = append(a.Action, game.Action{Label: game.Say("Prove the rule"), Key: "v", Choices: []game.Move{t.prove(p, t.me)}})
	}
	return a
}

// asksNow says what an Agent or the Kid can do with her turn.
func (t *tutor) asksNow(p *position) game.Text {
	switch {
	case p.phase == acting && t.turns[t.me] == 1:
		return game.Say("Pick the card that you want to test.")
	case p.phase == acting:
		return game.Say("Test another card, or prove with four new cards. If all four are right, you win at once. If not, the Kid gains 2 trust.")
	case p.canProve():
		return game.Say("Prove the rule, or pick a card and predict once more.")
	}
	return game.Say("Pick a card, then say whether it will be admitted or repelled.")
}

// asksVisitor is what the Visitor decides: her rule, where each card belongs,
// and her marks. Her judgement is asked in others' turns, too.
func (t *tutor) asksVisitor(p *position) *game.Ask {
	switch p.phase {
	case ruling:
		return &game.Ask{Say: game.Say("Choose your Pass Rule."), Action: t.rules()}
	case starting, claimed:
		c := p.In(show)[0]
		return &game.Ask{Say: game.Say("Your rule: %s Does it admit the %s?", t.words, p.title(c)), Shown: t.pack.Objects(c), Action: t.sorts(p, c)}
	case acting:
		m, err := t.Next(p)
		if err != nil || m.Verb != "test" {
			return nil
		}
		t.plan.card = 0
		yes, no := m, m
		yes.Place, no.Place = zone(lanes[p.seat][on]), zone(lanes[p.seat][by])
		return &game.Ask{Say: game.Say("Only you see this card. Your rule: %s Does it admit the %s?", t.words, p.title(t.pack.Piece(m.Objects[1]))), Shown: m.Objects[1:],
			Action: admitOrRepel([]game.Move{yes}, []game.Move{no})}
	case visiting:
		if p.house.track.has(hideOwn, p.trust) {
			return nil
		}
		return &game.Ask{Say: game.Say("Your rule: %s Pick a card and say whether it is admitted or repelled.", t.words), Action: t.sorts(p, t.hand.Of(visitor)...)}
	case marking:
		return &game.Ask{Say: game.Say("Your rule: %s Is each of the four admitted or repelled?", t.words), Form: t.sidesForm(p, "set", game.Say("Seal my marks"))}
	case lifting:
		m, err := t.Next(p)
		if err != nil {
			return nil
		}
		return &game.Ask{Say: game.Say("Lift your shield."), Action: []game.Action{{Label: game.Say("Lift the shield"), Key: "l", Choices: []game.Move{m}}}}
	}
	return nil
}

// sorts offers the two ways to classify one of some cards.
func (t *tutor) sorts(p *position, cards ...kit.Piece) []game.Action {
	var yes, no []game.Move
	for _, c := range cards {
		yes, no = append(yes, t.place(p, c, on)), append(no, t.place(p, c, by))
	}
	return admitOrRepel(yes, no)
}

func admitOrRepel(yes, no []game.Move) []game.Action {
	return []game.Action{
		{Label: game.Say("Admit it"), Key: "a", Choices: yes},
		{Label: game.Say("Repel it"), Key: "r", Choices: no},
	}
}

// rules offers the Pass Rules of the lesson.
func (t *tutor) rules() []game.Action {
	var out []game.Action
	for _, text := range lessonRules {
		for _, r := range t.pack.rules() {
			if r.Text != text {
				continue
			}
			m := game.Move{Seat: visitor, Verb: "rule", Place: game.PlaceText(text)}
			for _, o := range t.pack.objects {
				if r.admits(o) {
					m.Objects = append(m.Objects, o.ID())
				}
			}
			out = append(out, game.Action{Label: r.said(), Choices: []game.Move{m}})
		}
	}
	return out
}

// sidesForm asks on which side each of the four of a proof belongs.
func (t *tutor) sidesForm(p *position, verb string, send game.Text) *game.Form {
	f := &game.Form{Title: game.Say("The proof"), Verb: verb, Send: send}
	objects, _ := p.proof()
	for _, c := range objects {
		f.Parts = append(f.Parts, game.Part{Name: p.title(c).Text(), Values: sideValues})
	}
	if verb == "guess" {
		f.Objects = t.pack.IDs(objects[:]...)
	}
	return f
}

// Advice says kindly what speaks against a choice.
func (t *tutor) Advice(p *position, m game.Move) game.Text {
	off := func(c kit.Piece, s side) bool { return t.rule.has(c) != (s == on) }
	last := func() kit.Piece { return t.pack.Piece(m.Objects[len(m.Objects)-1]) }
	said := func(c kit.Piece) game.Text {
		return game.Say("Your rule says: %s Is that true of the %s? Look again. If you are sure, choose the same again. Only you decide.", t.words, p.title(c))
	}
	switch m.Verb {
	case "place", "test":
		if t.me == visitor && off(last(), grounds[board.Place(m.Place)].side) {
			return said(last())
		}
	case "set":
		marks, _ := sides(m.Place)
		for k, s := range marks {
			if c, _ := p.column(k); off(c, s) {
				return said(c)
			}
		}
	case "predict":
		if off(last(), claimOf(board.Place(m.Place))) {
			return game.Say("Compare the %s with the face-up cards. Is it more like those on the forcefield or those in the clearing? If you are sure, choose the same again.", p.title(last()))
		}
	case "stop":
		if p.run == 1 && p.trust == 0 && t.turns[kid] == 1 {
			return game.Say("That is careful: you gain 1 trust. With 2 you could prove on your next turn. If you are sure of another card, go on. If not, stop.")
		}
	case "prove":
		if t.me >= agent1 && t.turns[t.me] == 1 {
			return game.Say("That is risky: so far you have seen two cards. A failed proof gives the Kid 2 trust. Test a card first, or choose Prove again.")
		}
	}
	return game.Text{}
}
