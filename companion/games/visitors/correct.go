package visitors

import "github.com/grovewatch/grovewatch/companion/game"

// Corrections bring the record in line with the table, by agreement (R57):
//
//	table correct tile-library @M+1+0/90     that room lies there; not at all: without a place
//	table correct visit-… @VISITS            the card just drawn is that one
//	table correct pawn-player1 @PAWN-…       the character stands there
//	table correct frost-1 @…                 a spirit lies there; not at all: without a place
//	table correct visitor-1 @…               a Visitor stands there; not at all: without a place
//	table correct trinket-… @HAND-player2    a Trinket or Blight is in that hand; in none: without a place
func (a *act) correct() error {
	if err := a.form(1, a.move.Place != "", false); err != nil {
		return err
	}
	if r, ok := words().tileNo[a.move.Objects[0]]; ok && r != foyer {
		return a.correctTile(r)
	}
	if a.phase < visiting {
		return game.Refuse("The game has not begun: take back what was wrong instead.")
	}
	if v, ok := words().visitNo[a.move.Objects[0]]; ok {
		return a.correctVisit(v)
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
	if x, ok := words().trinketNo[id]; ok {
		return a.correctTrinket(trinket(x[0]), int(x[1]), zone)
	}
	if b, ok := words().blightNo[id]; ok {
		return a.correctBlight(int(b), zone)
	}
	return game.Refuse("The record of that piece is not corrected by hand: undo the move that was wrong.")
}

// correctToken moves a token that lies elsewhere, or adds one.
func (a *act) correctToken(t spirit, n uint8, zone string) error {
	to, ok := words().spotNo[zone]
	if (!ok || !a.at[to[0]].laid) && zone != "" {
		return game.Refuse("No spirit can lie there.")
	}
	if zone != "" && a.tokens[to[0]][to[1]][t] != 0 {
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
	if zone == "" {
		if !found {
			return game.Refuse("The record already says so.")
		}
		a.say("Corrected: %s does not lie there.", game.Say(spiritNames[t]))
		return nil
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
	if (!ok || !a.at[to].laid) && zone != "" {
		return game.Refuse("No Visitor can stand there.")
	}
	if zone != "" && a.figure[to] != 0 {
		return game.Refuse("A Visitor stands in the %s already.", roomText(to))
	}
	found := false
	for r := range a.figure {
		if a.figure[r] == f {
			a.figure[r] = 0
			found = true
		}
	}
	if zone == "" {
		if !found {
			return game.Refuse("The record already says so.")
		}
		a.say("Corrected: no Visitor stands there.")
		return nil
	}
	if !found && int(f) != a.freeFigure() {
		return game.Refuse("All Visitors are alike: %s is the next one.", words().figures[a.freeFigure()])
	}
	a.figure[to] = f
	a.say("Corrected: a Visitor stands in the %s.", roomText(to))
	return nil
}
