package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// correct brings the record in line with the table: where a character stands,
// a spirit lies or a Visitor stands, and whose turn it is (R57).
func (a *act) correct() error {
	if err := a.form(1, true, false); err != nil {
		return err
	}
	if a.phase < visiting {
		return game.Refuse("The game has not begun: take back what was wrong instead.")
	}
	if a.phase == laying || a.phase == summoning {
		return game.Refuse("Lay what is due first. %s", a.prompt())
	}
	id, zone := a.move.Objects[0], a.move.Place
	if s, ok := words().pawnNo[id]; ok && int(s) <= a.house.players {
		to, ok := words().pawnRoom[zone]
		if !ok || !a.at[to].laid || to == a.pawn[s] {
			return game.Refuse("The character of %s cannot be recorded there.", a.name(s))
		}
		a.pawn[s] = to
		a.say("Corrected: %s is in the %s.", a.name(s), roomText(to))
		return nil
	}
	if x, ok := words().tokenNo[id]; ok {
		return a.correctToken(spirit(x[0]), uint8(x[1]), zone)
	}
	if f, ok := words().figureNo[id]; ok {
		return a.correctFigure(uint8(f), zone)
	}
	return game.Refuse("The record of that piece is not corrected by hand: undo the move that was wrong.")
}

// correctToken moves a token that lies elsewhere, or adds one.
func (a *act) correctToken(t spirit, n uint8, zone string) error {
	to, ok := words().spotNo[zone]
	if !ok || !a.at[to[0]].laid {
		return game.Refuse("No spirit can lie there.")
	}
	if a.tokens[to[0]][to[1]][t] != 0 {
		return game.Refuse("%s lies there already.", game.Say(spiritNames[t]))
	}
	found := false
	for r := range a.tokens {
		for s := range a.tokens[r] {
			if a.tokens[r][s][t] == n {
				a.tokens[r][s][t] = 0
				found = true
			}
		}
	}
	if !found && int(n) != a.freeToken(t) {
		return game.Refuse("All tokens of a type are alike: %s is the next one.", words().tokens[t][a.freeToken(t)])
	}
	a.tokens[to[0]][to[1]][t] = n
	a.say("Corrected: %s lies on the %s in the %s.", game.Say(spiritNames[t]), spotText(room(to[0]), to[1]), roomText(room(to[0])))
	return nil
}

// correctFigure moves a Visitor that stands elsewhere, or adds one.
func (a *act) correctFigure(f uint8, zone string) error {
	to, ok := words().callRoom[zone]
	if !ok || !a.at[to].laid {
		return game.Refuse("No Visitor can stand there.")
	}
	if a.figure[to] != 0 {
		return game.Refuse("A Visitor stands in the %s already.", roomText(to))
	}
	found := false
	for r := range a.figure {
		if a.figure[r] == f {
			a.figure[r] = 0
			found = true
		}
	}
	if !found && int(f) != a.freeFigure() {
		return game.Refuse("All Visitors are alike: %s is the next one.", words().figures[a.freeFigure()])
	}
	a.figure[to] = f
	a.say("Corrected: a Visitor stands in the %s.", roomText(to))
	return nil
}
