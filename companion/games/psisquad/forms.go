package psisquad

import (
	"strconv"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// noteLength is how many letters a private note may have.
const noteLength = 400

// forms are what a seat may type: its cypher, a guess, an answer, a note. The
// table types nothing.
func (p *position) forms(seat game.Seat) []game.Form {
	if !p.house.Seats.Seated(seat) || p.phase == over {
		return nil
	}
	var out []game.Form
	switch {
	case p.phase == locking && !p.house.paper && !p.ready(seat):
		out = append(out, game.Form{Title: game.Say("Your secret cypher"), Verb: vLock, Parts: p.keyParts(), Send: game.Say("Lock my cypher")})
	case !p.house.paper && p.house.bounds().Format != "" && len(p.on(seat)) == 0: // of whatever cypher: others hear which forms there are
		out = append(out, game.Form{Title: game.Say("Another cypher, if yours is not allowed"), Verb: vChange, Parts: p.keyParts(), Send: game.Say("Lock my cypher")})
	}
	switch {
	case p.phase == guessing && seat == p.seat:
		whom := game.Part{Name: game.Say("Whom")}
		for s := range p.house.Seats.All() {
			if p.mayAim(seat, s) == nil {
				whom.Values = append(whom.Values, game.Value{Word: kit.PlayerSeat(s), Title: kit.PlayerName(s)})
			}
		}
		out = append(out, game.Form{Title: game.Say("Your guess"), Verb: vGuess, Parts: append([]game.Part{whom}, p.keyParts()...), Send: game.Say("Make this guess")})
	case seat == p.asked.on && (p.phase == answering || p.phase == told && !p.counted && p.house.paper && p.mayAmend() == nil):
		number := func(name string) game.Part {
			part := game.Part{Name: game.Say(name)}
			for n := 0; n <= p.house.keys; n++ {
				part.Values = append(part.Values, game.Value{Word: strconv.Itoa(n), Title: game.Say("%d", n)})
			}
			return part
		}
		out = append(out, game.Form{Title: game.Say("Your answer to %s", p.said(p.asked.guess)), Verb: vSay,
			Parts: []game.Part{number("Correct"), number("Spotted")}, Send: game.Say("Give this answer")})
	case p.phase == uncovering && seat == p.seat:
		out = append(out, game.Form{Title: game.Say("Your cypher was"), Verb: vUncover, Parts: p.keyParts(), Send: game.Say("Uncover it")})
	case p.phase == uncovering:
		out = append(out, game.Form{Title: game.Say("If your cypher was different"), Verb: vUncover, Parts: p.keyParts(), Send: game.Say("Correct it")})
	}
	out = append(out, p.askable(seat).Form(p.hinted[seat])...)
	note, _ := game.TextOf(p.notes[seat])
	return append(out, game.Form{Title: game.Say("Your notes"), Verb: vNote,
		Parts: []game.Part{{Name: game.Say("Only you can read them"), Given: note, Free: noteLength}}, Send: game.Say("Keep my notes")})
}

// keyParts is a part for each key.
func (p *position) keyParts() []game.Part {
	var out []game.Part
	for i := range p.house.keys {
		part := game.Part{Name: game.Say("Position %d", i+1)}
		for d := range digits {
			part.Values = append(part.Values, game.Value{Word: strconv.Itoa(d), Title: game.Say("%d", d)})
		}
		out = append(out, part)
	}
	return out
}
