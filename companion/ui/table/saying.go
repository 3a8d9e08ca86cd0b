package table

import (
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// saying is one statement that people can make about a piece.
type saying struct {
	text string
	note string
	do   func()
}

// says lists the statements that can be made now.
func (f *factsCard) says() []saying {
	facts, p := f.facts, f.placed()
	if facts == nil || p == nil || f.w.watching {
		return nil
	}
	if f.laid != "" {
		return f.doubts()
	}
	var out []saying
	if len(facts.Others) > 0 {
		text := words.Word("It is another piece …")
		if p.Printed.Kind == cards.Card && !p.Down {
			text = words.Word("It is another card …")
		}
		out = append(out, saying{text: text, do: f.another})
	}
	if len(facts.Zones)+len(facts.Drops) > 0 {
		out = append(out, saying{text: words.Tell(elsewhereText(*facts)), do: f.elsewhere})
	}
	if note := words.Tell(facts.Off); note != "" {
		out = append(out, saying{words.Word("It is not there"), note, func() { f.say(companion.Correct{Piece: f.piece, Off: true}) }})
	}
	if ask := f.w.doors().Rules; ask != nil {
		piece := f.piece
		out = append(out, saying{text: words.Word("What may I do with it?"), do: func() {
			f.close()
			ask(piece)
		}})
	}
	switch {
	case facts.Said != 0:
		note := ""
		for _, o := range f.w.Screen.Overruled {
			if o.ID == facts.Said {
				note = words.Tell(o.Text)
			}
		}
		out = append(out, saying{words.Word("Believe the camera again"), note, func() {
			f.w.Send(companion.Trust{Overruling: facts.Said})
			f.close()
		}})
	case facts.Wrong:
		out = append(out, saying{text: words.Word("The camera is wrong about it"), do: func() { f.say(companion.Correct{Piece: f.piece}) }})
	}
	return out
}

// doubt asks about a piece that was dragged to a zone whether the record is to have it
// there: another one lies there, or the rules lead it elsewhere. It reports whether
// there is any doubt.
func (f *factsCard) doubt(facts companion.Facts, zone string) bool {
	other, text := facts.Swaps[zone], ""
	switch {
	case other != "":
		name, _ := f.w.ObjectsName([]string{other})
		text = words.Say("%s lies there. Is the record wrong about both?", name)
	case len(facts.Drops) > 0:
		text = words.Say("By the rules it goes elsewhere now: %s. Does it really lie here?", f.w.PlaceName(facts.Drops[0].Zone))
	default:
		return false
	}
	f.ask(facts.Piece, text)
	f.laid = zone
	f.redraw()
	return true
}

// doubts are the answers to that.
func (f *factsCard) doubts() []saying {
	zone, text := f.laid, words.Say("Correct the record: %s", f.w.PlaceName(f.laid))
	if f.facts.Swaps[zone] != "" {
		text = words.Word("They change places in the record")
	}
	return []saying{
		{text: text, do: func() { f.say(companion.Correct{Piece: f.piece, Zone: zone}) }},
		{text: words.Word("All stays as it was"), do: f.close},
	}
}

// another asks which piece it is.
func (f *factsCard) another() {
	a := game.Action{Label: game.Say("It is another card …")}
	if p := f.placed(); p != nil && (p.Printed.Kind != cards.Card || p.Down) {
		a.Label = game.Say("It is another piece …")
	}
	f.choose(a, byObjects, func(facts companion.Facts) (out []game.Move) {
		for _, o := range facts.Others {
			out = append(out, game.Move{Verb: game.Correct, Objects: []string{o}})
		}
		return out
	}, func(facts companion.Facts, m game.Move) {
		f.w.correct(companion.Correct{Piece: facts.Piece, Is: m.Objects[0]})
	})
}

// elsewhereText offers to say where a piece lies. What cannot be corrected can only be moved.
func elsewhereText(facts companion.Facts) game.Text {
	if len(facts.Zones) == 0 {
		return game.Say("Move it …")
	}
	return game.Say("It lies elsewhere …")
}

// elsewhere asks where it lies.
func (f *factsCard) elsewhere() {
	f.choose(game.Action{Label: elsewhereText(*f.facts)}, byPlace, func(facts companion.Facts) (out []game.Move) {
		for _, z := range landings(facts) {
			out = append(out, game.Move{Verb: game.Correct, Objects: []string{facts.Piece}, Place: z})
		}
		return out
	}, func(facts companion.Facts, m game.Move) { f.w.lay(facts, []string{m.Place}) })
}

// choose asks something of the piece, with the choices that its facts leave now.
func (f *factsCard) choose(a game.Action, facet int, choices func(companion.Facts) []game.Move, done func(companion.Facts, game.Move)) {
	facts := *f.facts
	a.Choices = choices(facts)
	f.close()
	f.w.chooser.askOne(a, facet, func(m game.Move) { done(facts, m) }, func(take func([]game.Move)) {
		f.w.about(facts.Piece, func(now companion.Facts) {
			facts = now
			take(choices(now))
		})
	})
}

// say sends a statement about the piece that needs no further choice.
func (f *factsCard) say(c companion.Correct) {
	f.close()
	f.w.correct(c)
}

// correct sends what was said of a piece; when it is not taken its card says why.
func (w *Table) correct(c companion.Correct) {
	later := w.Later
	c.Reply = func(err error) {
		later(func() {
			if err != nil {
				w.facts.ask(c.Piece, words.Complaint(err))
			}
		})
	}
	w.Send(c)
}

// landings are the zones in which a piece could be laid, legal moves first.
func landings(facts companion.Facts) []string {
	var out []string
	for _, d := range facts.Drops {
		out = append(out, d.Zone)
	}
	for _, z := range facts.Zones {
		if !slices.Contains(out, z) {
			out = append(out, z)
		}
	}
	return out
}

// lay lays a piece in one of some zones that share a place: by the legal move
// that does it, else as a correction; its card says why when neither can be.
func (w *Table) lay(facts companion.Facts, zones []string) {
	var moves []game.Move
	for _, d := range facts.Drops {
		if slices.Contains(zones, d.Zone) {
			moves = append(moves, d.Moves...)
		}
	}
	switch {
	case len(moves) == 1:
		w.Send(companion.Do{Move: moves[0]})
		return
	case len(moves) > 1:
		w.chooser.askLoose(game.Action{Label: w.actionOf(moves[0]), Choices: moves})
		return
	}
	at := slices.IndexFunc(zones, func(z string) bool { return slices.Contains(facts.Zones, z) })
	w.correct(companion.Correct{Piece: facts.Piece, Zone: zones[max(at, 0)]})
}

// actionOf is the label of the action that has a move among its choices.
func (w *Table) actionOf(m game.Move) game.Text {
	for _, a := range w.Screen.View.Action {
		if slices.ContainsFunc(a.Choices, m.Equal) {
			return a.Label
		}
	}
	return game.Text{}
}

// moveName is what laying a piece in a zone does by the rules.
func (w *Table) moveName(facts *companion.Facts, zone string) string {
	for _, d := range facts.Drops {
		if d.Zone == zone {
			return words.Tell(w.actionOf(d.Moves[0]))
		}
	}
	return ""
}
