package gametest

import (
	"errors"
	"fmt"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// views checks that every seat's view is sound and that the table, and anyone
// who has no seat, sees nothing that the others do not.
func (p *printed) views(st game.State, pick func(int) int) error {
	public := st.View(game.Table)
	for seat := range st.Seats() {
		v := st.View(game.Seat(seat))
		if err := p.view(st, v, game.Seat(seat)); err != nil {
			return fmt.Errorf("the view of %s: %w", st.Seats()[seat], err)
		}
		if err := forms(st, v, pick); err != nil {
			return fmt.Errorf("the forms of %s: %w", st.Seats()[seat], err)
		}
		if err := sheets(v.Sheets); err != nil {
			return fmt.Errorf("the sheets of %s: %w", st.Seats()[seat], err)
		}
		if err := within(public, v); err != nil {
			return fmt.Errorf("%s does not see what the table sees: %w", st.Seats()[seat], err)
		}
	}
	stranger := st.View(game.Seat(len(st.Seats())))
	if err := within(stranger, public); err != nil {
		return fmt.Errorf("someone without a seat sees more than the table: %w", err)
	}
	return nil
}

func (p *printed) view(st game.State, v game.View, seat game.Seat) error {
	if v.Seat != seat || len(v.Names) != len(st.Seats()) || !slices.Equal(v.Turn, st.Turn()) {
		return errors.New("seat, names or turn are wrong")
	}
	if err := wellSaid(append(append([]game.Text{v.Prompt}, v.Notes()...), v.Names...)...); err != nil {
		return err
	}
	if v.Prompt.Format == "" {
		return errors.New("there is no prompt")
	}
	if (v.Result == nil) != (st.Result() == nil) {
		return errors.New("its result is not the state's")
	}
	for _, d := range v.Dues {
		if int(d.Seat) < 0 || int(d.Seat) >= len(st.Seats()) || d.Text.Format == "" {
			return fmt.Errorf("what is due of seat %d, %q, is no one's or no sentence", d.Seat, d.Text)
		}
	}
	for _, z := range v.Secret {
		if !p.isZone(z) {
			return fmt.Errorf("the secret zone %q is on no mat", z)
		}
	}
	for _, x := range v.Pieces {
		if !p.isZone(x.Zone) {
			return fmt.Errorf("%s lies in %q, which no mat has", x.ID, x.Zone)
		}
		if x.Down && !p.zones[x.Zone].Accepts(cards.Card) {
			return fmt.Errorf("a card lies in %s, which takes none: the cards of a face-down pile are a Count", x.Zone)
		}
		if unnamed := x.Down && x.ID == "" && x.Card == "" && x.Name.Format == ""; !unnamed && !p.isPiece(x.ID) {
			return fmt.Errorf("%s is not printed", x.ID)
		}
	}
	for _, c := range v.Counts {
		if c.Zone != "" && !p.isZone(c.Zone) {
			return fmt.Errorf("%q counts what lies in %q, which no mat has", c.Name, c.Zone)
		}
		if int(c.Seat) < 0 || int(c.Seat) >= len(st.Seats()) {
			return fmt.Errorf("%q counts for seat %d, where nobody sits", c.Name, c.Seat)
		}
	}
	offered := 0
	keys := map[string]bool{}
	for _, a := range v.Action {
		if a.Key != "" && keys[a.Key] {
			return fmt.Errorf("two actions have the key %s", a.Key)
		}
		keys[a.Key] = true
		switch {
		case len(a.Choices) == 0:
			return fmt.Errorf("the action %q has no choices", a.Label)
		case a.Label.Format == "":
			return fmt.Errorf("the action of the verb %q has no label", a.Choices[0].Verb)
		}
		if err := wellSaid(a.Label); err != nil {
			return err
		}
		for _, m := range a.Choices {
			if first := a.Choices[0].Verb; m.Verb != first && (a.Verbs[m.Verb].Format == "" || a.Verbs[first].Format == "") {
				return fmt.Errorf("the action %q has the verbs %q and %q, and does not say what they are called", a.Label, first, m.Verb)
			}
		}
		if _, _, err := st.Apply(a.Choices[0]); err != nil {
			return fmt.Errorf("the action %q is refused: %w", a.Label, err)
		}
		if a.Chance {
			if err := unheld(st, v, a.Choices[0]); err != nil {
				return err
			}
		}
		for _, m := range a.Choices {
			if a.Tells == game.Table || slices.ContainsFunc(st.Legal(m.Seat), m.Equal) {
				offered++ // what only tells the app something is no legal move
			}
		}
	}
	if seat != game.Table {
		return ownActions(v, st.View(game.Table))
	}
	legal := 0
	for _, s := range st.Turn() {
		legal += len(st.Legal(s))
	}
	if legal != offered {
		return fmt.Errorf("%d moves are legal, %d are offered", legal, offered)
	}
	return nil
}

// unheld checks that a move of chance, which the app may make for people, takes no card
// out of a hand: no number of a seat's becomes less.
func unheld(st game.State, v game.View, m game.Move) error {
	after, _, err := st.Apply(m)
	if err != nil {
		return err
	}
	for _, c := range after.View(v.Seat).Counts {
		same := func(b game.Count) bool { return b.Seat == c.Seat && b.Name.String() == c.Name.String() && b.N > c.N }
		if c.Seat != game.Table && slices.ContainsFunc(v.Counts, same) {
			return fmt.Errorf("%v turns up a card by chance, but seat %d has less of %q after it: cards that people hold are not dealt by the app", m, c.Seat, c.Name)
		}
	}
	return nil
}

// ownActions checks the actions of a seat's view that the table's does not have: her
// page has a button for each, which asks nothing more.
func ownActions(v, table game.View) error {
	for _, a := range v.Action {
		same := func(b game.Action) bool { return slices.EqualFunc(a.Choices, b.Choices, game.Move.Equal) }
		another := func(m game.Move) bool { return m.Seat != v.Seat }
		if len(a.Choices) > 1 && !slices.ContainsFunc(a.Choices, another) && !slices.ContainsFunc(table.Action, same) {
			return fmt.Errorf("the action %q stands on the page of one seat and has %d choices, of which the page makes the first: let her choose in a Form", a.Label, len(a.Choices))
		}
	}
	return nil
}

// within reports an error when a view tells of a piece what another does not.
func within(less, more game.View) error {
	known := map[string]game.Placed{}
	for _, p := range more.Pieces {
		known[p.ID] = p
	}
	for _, p := range less.Pieces {
		if p.ID == "" {
			continue // a face-down card that nothing names
		}
		q, ok := known[p.ID]
		if !ok || q.Zone != p.Zone || p.Card != "" && p.Card != q.Card || p.Name.Format != "" && p.Name.String() != q.Name.String() {
			return fmt.Errorf("%s in %s", p.ID, p.Zone)
		}
	}
	return nil
}
