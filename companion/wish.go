package companion

import (
	"cmp"
	"maps"
	"slices"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// wish is a move of the app that people are to carry out.
type wish struct {
	move   game.Move
	ways   []game.Move // the legal moves that it may be: several when a card turns up
	seen   bool        // the table looks different after it
	secret bool        // not everyone may read it
	text   game.Text
	zones  []string // where to look on the table
}

// public is the move as everyone may read it. That the app does not know an object
// itself is no secret.
func (w *wish) public(state game.State) game.Move {
	out := state.Redact(w.move, game.Table)
	if !slices.ContainsFunc(w.move.Objects, func(o string) bool { return o != game.Unknown }) {
		out.Objects = w.move.Objects
	}
	return out
}

// mostActs is how many pieces are told of at once: what else moves follows from
// these.
const mostActs = 4

// wishFor tells what people have to do for a move of the app. The error is why
// the rules refuse it.
func (s *Session) wishFor(m game.Move) (*wish, error) {
	state := s.cfg.Match.State()
	w := &wish{move: m, secret: !state.Redact(m, game.Table).Equal(m)}
	for _, legal := range state.Legal(m.Seat) {
		if automa.Meant(m, legal) {
			w.ways = append(w.ways, legal)
		}
	}
	var acts []game.Text
	if i, ok := state.(game.Instructor); ok {
		if text := i.Instruct(m, s.persons()); text.Format != "" {
			w.seen, acts = true, append(acts, text)
		}
	}
	if automa.Open(m) {
		w.seen = true
		if m.Place != game.Unknown && m.Place != "" {
			w.zones = []string{m.Place}
		}
		if len(acts) == 0 {
			acts = append(acts, game.Say("Turn up the card that lies %s.", s.surface.ZoneName(m.Place)))
		}
		w.text = acts[0]
		return w, nil
	}
	after, _, err := state.Apply(m)
	if err != nil {
		return nil, err
	}
	listed := len(w.ways) > 0
	if !listed {
		w.ways = []game.Move{m}
	}
	secret := s.secretZones()
	only := game.IndicatorsOf(after)
	was, is := maps.Clone(state.Layout()), after.Layout()
	for _, x := range state.View(game.Table).Pieces { // a loose token lies where it is shown
		if was[x.ID] == game.Anywhere {
			was[x.ID] = x.Zone
		}
	}
	objects := maps.Clone(was)
	maps.Copy(objects, is)
	covers := map[string]bool{} // zones in which a piece comes to lie on others
	for o, zone := range is {
		covers[zone] = covers[zone] || was[o] != zone
	}
	turned := map[string]bool{} // cards that lie face down before everybody then
	for _, x := range after.View(game.Table).Pieces {
		turned[x.ID] = x.Down
	}
	more := 0 // pieces of which nothing is told
	for _, o := range append(slices.Clone(m.Objects), slices.Sorted(maps.Keys(objects))...) {
		if _, open := objects[o]; !open || was[o] == is[o] || secret[was[o]] || secret[is[o]] || is[o] == game.Anywhere || is[o] == "" && covers[was[o]] {
			continue
		}
		delete(objects, o) // told once
		w.seen = w.seen || listed && !only[o]
		if len(acts) == mostActs {
			more++
			continue
		}
		for _, z := range []string{was[o], is[o]} {
			if z != "" && z != game.Anywhere {
				w.zones = append(w.zones, z)
			}
		}
		switch from, to := s.keeper(was[o]), s.keeper(is[o]); {
		case is[o] == "" && turned[o]:
			acts = append(acts, game.Say("Turn %s face down.", s.surface.PieceName(o)))
		case is[o] == "":
			acts = append(acts, game.Say("Take %s away.", s.surface.PieceName(o)))
		case from > 0 && to > 0 && from != to:
			acts = append(acts, game.Say("Pass %s to %s.", s.surface.PieceName(o), s.seatName(to)))
		default:
			acts = append(acts, game.Say("Lay %s %s.", s.surface.PieceName(o), s.surface.ZoneName(is[o])))
		}
	}
	for _, o := range m.Objects { // such as one of a stack, which does not show
		if was[o] == is[o] && !secret[was[o]] && len(acts) > 0 {
			acts = append(acts, game.Say("This is for %s.", s.surface.PieceName(o)))
		}
	}
	if more > 0 {
		acts = append(acts, game.Say("Other pieces that move then: %d.", more))
	}
	w.text = game.Say("It wants to go on.")
	for _, a := range state.View(game.Table).Action {
		if slices.ContainsFunc(a.Choices, m.Equal) {
			w.text = game.Say("“%s”", a.Label)
		}
	}
	if len(acts) > 0 {
		w.text = game.Join(acts...)
	}
	return w, nil
}

// keeper is the seat before which a zone lies, or the table.
func (s *Session) keeper(zone string) game.Seat {
	mat, z, _ := s.cfg.Match.Game.Box().Zone(zone)
	return game.Seat(max(0, slices.Index(s.cfg.Match.State().Seats(), cmp.Or(z.Owner, mat.Owner))))
}

// withWishes puts what the app thinks or wants first in what people are told.
func (s *Session) withWishes(v game.View) game.View {
	v = s.withInstructions(v)
	switch a := &s.apps; {
	case a.wish != nil:
		v.Prompt = game.Say("The app plays %s. %s", s.seatName(a.wish.move.Seat), a.wish.text)
	case a.tip != nil:
		v.Hints = append(s.advice(), v.Hints...)
	case a.slow != 0:
		v.Prompt = game.Say("The app thinks about the move of %s.", s.seatName(a.slow))
	}
	return v
}

// advice is what the app would do, as far as it was asked for.
func (s *Session) advice() []game.Text {
	a, who := &s.apps, s.seatName(s.apps.tip.move.Seat)
	look := game.Say("A hint for %s: look at the buttons. Ask again for more.", who)
	if zone := s.zoneToLookAt(a.tip); zone != "" {
		look = game.Say("A hint for %s: look here: %s. Ask again for more.", who, s.surface.ZoneName(zone))
	}
	switch {
	case a.step < 2:
		return []game.Text{look}
	case a.step < steps || a.why.Format == "":
		return []game.Text{game.Say("The app would do this for %s: %s", who, a.tip.text)}
	}
	return []game.Text{game.Say("The app would do this for %s: %s", who, a.tip.text), game.Say("Why: %s", a.why)}
}

// zoneToLookAt is the zone to look at for a move: where its first piece goes, or else where
// it comes from when it goes to a place of the seat's own; empty when there is none.
func (s *Session) zoneToLookAt(w *wish) string {
	zone := ""
	for _, z := range w.zones[:min(2, len(w.zones))] {
		if mat, in, _ := s.cfg.Match.Game.Box().Zone(z); mat.Owner == "" && in.Owner == "" || zone == "" {
			zone = z
		}
	}
	return zone
}

// withInstructions leaves out what would tell the app something about a seat that a person
// plays, and has everyone read how to tell it what it has to know, with a button for
// the page where that is done: a page of whoever has the turn or, where the app wants
// something that it has to be told before, of anybody.
func (s *Session) withInstructions(v game.View) game.View {
	x, shown := s.showing()
	v.Blind = v.Blind || shown && !x.Open || s.card.hidden() || s.lowers()
	deaf := func(seat game.Seat) bool { return seat != game.Table && s.apps.seats[seat] == nil }
	v.Action = slices.DeleteFunc(slices.Clone(v.Action), func(a game.Action) bool { return deaf(a.Tells) })
	v.Forms = slices.DeleteFunc(slices.Clone(v.Forms), func(f game.Form) bool { return deaf(f.Tells) })
	slices.SortStableFunc(v.Forms, func(f, g game.Form) int { return cmp.Compare(min(g.Tells, 1), min(f.Tells, 1)) }) // the app waits for them
	if v.Seat != game.Table || len(s.apps.seats) == 0 {
		return v
	}
	state := s.cfg.Match.State()
	wanting := s.apps.wish != nil && automa.Open(s.apps.wish.move)
	pages := state.Turn()
	if wanting {
		pages = s.persons()
	}
	for _, seat := range pages {
		if s.apps.seats[seat] != nil {
			continue
		}
		for _, f := range state.View(seat).Forms {
			if f.Tells == game.Table || deaf(f.Tells) || f.Hint.Format == "" {
				continue
			}
			if !wanting {
				v.Hints = append([]game.Text{f.Hint}, v.Hints...)
			}
			v.Action = append([]game.Action{{Label: f.Title, Key: freeKey(v.Action, "w"), Page: seat}}, v.Action...)
			if wanting {
				return v
			}
		}
	}
	return v
}

// freeKey is a key, or none where an action has it.
func freeKey(actions []game.Action, key string) string {
	if slices.ContainsFunc(actions, func(a game.Action) bool { return a.Key == key }) {
		return ""
	}
	return key
}

// offered puts the button that confirms what the app wants before the others, but
// for a page where it is told what it has to know before. A button that does the
// same is left out.
func (s *Session) offered(v game.View) game.View {
	w := s.apps.wish
	if w == nil || len(w.ways) == 0 {
		return v
	}
	done := game.Action{Label: game.Say("Let it go on"), Key: freeKey(v.Action, "x"), Choices: w.ways}
	if w.seen {
		done.Label = game.Say("Done as the app says")
	}
	v.Action = slices.DeleteFunc(slices.Clone(v.Action), func(a game.Action) bool { // the same once more
		return !a.Chance && len(a.Choices) == 1 && slices.ContainsFunc(w.ways, a.Choices[0].Equal)
	})
	at := 0
	if len(v.Action) > 0 && v.Action[0].Page != game.Table {
		at = 1
	}
	v.Action = slices.Insert(v.Action, at, done)
	return v
}

// takeSeen makes the moves of what is seen. Where it is another move than the app
// wants for its seat, people are asked.
func (s *Session) takeSeen(e table.Explanation) {
	e, or := s.asTheyCame(e)
	if len(or) > 0 {
		if s.now.Sub(s.since) >= hintAfter {
			s.askWhich(append(or, e))
		}
		return
	}
	i := -1
	if w := s.apps.wish; w != nil {
		i = slices.IndexFunc(e.Moves, func(m game.Move) bool { return m.Seat == w.move.Seat && m.Verb != game.Correct })
	}
	if i >= 0 && s.unwanted(e.Moves[i]) {
		s.askOf(func() { s.take(e) })
		return
	}
	exactly := i >= 0 && s.apps.wish.move.Equal(e.Moves[i])
	if s.take(e); exactly && !s.refused {
		s.tail = len(e.Moves) - 1 - i // it is what the app wanted: nobody has thought again
	}
}

// takeSaid makes a move that people chose in the window, or asks as takeSeen does, or whether
// it is true.
func (s *Session) takeSaid(m game.Move) {
	if s.unwanted(m) {
		s.askOf(func() { s.apply(m) })
		return
	}
	s.ask(nil)
	if a, ok := s.cfg.Match.State().(game.Assurer); ok {
		if text := a.Assure(m); text.Format != "" {
			s.ask(&Question{Text: text, Said: true, Answers: []game.Text{game.Say("Yes"), game.Say("No")}}, func() { s.apply(m) }, func() {})
			return
		}
	}
	if !corrects(m) {
		s.apply(m)
		return
	}
	s.trouble = game.Text{}
	if _, err := s.trySaid(m); err != nil {
		s.trouble = game.Sentence(err)
	}
}

// unwanted reports whether a move is another one than the app wants for its seat.
func (s *Session) unwanted(m game.Move) bool {
	w := s.apps.wish
	return w != nil && m.Seat == w.move.Seat && m.Verb != game.Correct && !automa.Meant(w.move, m) && !slices.ContainsFunc(w.ways, m.Equal)
}

// askOf asks whether another move than the app wants is to stand.
func (s *Session) askOf(stand func()) {
	w := s.apps.wish
	s.ask(&Question{Text: game.Say("The app wants another move for %s: %s", s.seatName(w.move.Seat), w.text), Zones: w.zones,
		Answers: []game.Text{game.Say("We put it right"), game.Say("Let it stand")}}, s.leave, stand)
}
