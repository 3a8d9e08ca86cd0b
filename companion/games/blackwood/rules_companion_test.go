package blackwood

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

func TestR78TheForestIsAGridWithAPlaceForAMarionetteOnEachCard(t *testing.T) {
	box, b := standard.box(), standard.board()
	for c := cell(1); c <= cells; c++ {
		_, card, ok := box.Zone(b.ZoneID(b.cardZone[c]))
		m, doll, ok2 := box.Zone(b.ZoneID(b.dollZone[c]))
		if !ok || !ok2 || !card.Accepts(cards.Card) || card.Accepts(cards.Token) || !doll.Accepts(cards.Token) || doll.Accepts(cards.Card) {
			t.Fatalf("%v has no place for a card and a marionette", c)
		}
		x, y := doll.Centre()
		cx, cy := card.Centre()
		// A marionette on its place leaves the tag of the card under it free.
		if !card.Contains(x, y) || y-box.Tokens[0].H/2 < cy-cardH/2+cardTagY+cards.TagMM/2 || m.ID == "" || x != cx {
			t.Errorf("a marionette in %s hides the card's tag, or stands beside it", doll.ID)
		}
	}
	for n, a := range box.Tables {
		zones := map[string]bool{}
		for _, p := range a.Places {
			for _, z := range box.Mat(p.Mat).Zones {
				zones[z.ID] = true
			}
		}
		for id, zone := range begun(t, n).State.Layout() {
			if !zones[zone] {
				t.Errorf("%d Witches: %s lies in %s, which is not on the table", n, id, zone)
			}
		}
	}
}

func doubt(x *table, how func(l game.Layout)) game.Doubt {
	l := game.Layout(maps.Clone(x.State.Layout()))
	how(l)
	d, _ := x.State.(game.Doubter).Doubt(l)
	return d
}

func TestR79ARowThatHasNotClosedUpIsNamed(t *testing.T) {
	x := fetching(t, nil).do("player1 leave forest-f01", "player1 done").deal().do("table advance forest-tracker")
	d := doubt(x, func(l game.Layout) {
		for c := 5; c > 1; c-- {
			l[fmt.Sprintf("forest-f0%d", c)] = fmt.Sprintf("R1C%d", c)
		}
	})
	x.want("question", d.Question, "Row 1 should lie closed up towards the village.")
}

func TestR79AFetchIsFollowedToItsEnd(t *testing.T) {
	x := fetching(t, nil)
	for words, how := range map[string]func(l game.Layout){
		"has Clover (F01) in hand": func(l game.Layout) {
			delete(l, "forest-f01")
			l["player1-doll-1"] = "HOME1-player1"
		},
		"Did the Star Witch buy Clover (F01) for 1 coin, or discard it?": func(l game.Layout) {
			delete(l, "forest-f01")
			l["player1-doll-1"], l["forest-tracker"] = "HOME1-player1", "T2"
		},
		"is bought or discarded": func(l game.Layout) { l["player1-doll-1"] = "HOME1-player1" },
	} {
		if d := doubt(x, how); !strings.Contains(d.Question.String(), words) {
			t.Errorf("want %q, asked %q", words, d.Question)
		}
	}
}

func TestR80APotionsStateIsSeenByItsPlace(t *testing.T) {
	x := begun(t, 2).change(func(p *position) { p.brew(1, "p07", "p11", "p08") })
	x.want("front", x.lies("potion-p07"), "POTIONS-player1").do("player1 sell potion-p08").want("sold", x.lies("potion-p08"), "USED-player1")
	x.do("player1 exchange spell-s1a,potion-p07,potion-p11").want("exchanged: face down, codeless", x.lies("potion-p07"), "")
}

func TestR81AllPotionsThatCanBeMadeAreProposed(t *testing.T) {
	x := fetching(t, func(p *position) { p.give(1, "f17", "f18", "f19") }) // CF, CF, CT
	x.want("ways", x.count("prepare"), 3+2)                                // P01 twice, P02, P05 (CCT) twice
	x.change(func(p *position) { p.give(1, "f37") })                       // CFT makes P01, P02 too
	for _, m := range x.State.Legal(1) {
		if m.Verb == "prepare" && slices.Contains(m.Objects, "forest-f37") {
			return
		}
	}
	t.Error("the new card is in no proposal")
}

func TestR82CoinsAreCountedAndCorrectedByAgreement(t *testing.T) {
	x := begun(t, 2).no("player1 count @8", "already says so").no("player1 count @-1", "0 to 999").no("player1 count @many").no("table count @3", "her own")
	x.do("player2 count @11").told("has 11 coins, not 8").want("coins", x.coins(2), 11).want("sheet", x.State.View(0).Sheets[0].Rows[1][1].String(), "11")
	f := x.State.View(1).Forms
	if len(f) != 1 || len(x.State.View(0).Forms) != 0 {
		t.Fatalf("forms %v", f)
	}
	m, err := f[0].Move(1, []string{"5"})
	if err != nil {
		t.Fatal(err)
	}
	x.do(m.Line(x.State.Seats())).want("coins", x.coins(1), 5)
	h := begun(t, 2, "coins=hidden")
	if s := h.State.View(0).Sheets[0].Rows[0][1].String(); s != "?" {
		t.Errorf("hidden coins are shown: %s", s)
	}
	if h.State.View(1).Sheets[0].Rows[0][1].String() != "8" || h.State.View(1).Sheets[0].Rows[1][1].String() != "?" {
		t.Error("a Witch knows her own coins and no other's")
	}
	h.do("player2 count @11").told("has counted the coins")
	for _, e := range h.Heard {
		if e.For(0) && strings.Contains(e.Text.String(), "11") {
			t.Error("everyone is told the hidden coins")
		}
	}
	borrows := func(v game.View) bool {
		return slices.ContainsFunc(v.Action, func(a game.Action) bool { return a.Choices[0].Verb == "loan" })
	}
	for _, coins := range []int16{1, 9} {
		h.change(func(p *position) { p.coins[1] = coins })
		if !borrows(h.State.View(0)) || !borrows(h.State.View(1)) || !borrows(h.State.View(2)) {
			t.Errorf("a loan is not offered with %d hidden coins", coins)
		}
	}
	if got := h.State.Redact(game.Move{Seat: 1, Verb: "count", Place: "5"}, 2); got.Place != "" {
		t.Errorf("a hidden count is told: %v", got)
	}
}

func TestR83TokensAreComparedWithTheState(t *testing.T) {
	x := begun(t, 2)
	for _, id := range []string{"forest-tracker", "expedition-tracker", "cauldron"} {
		if !slices.Contains(x.pos().Indicators(), id) {
			t.Errorf("%s is more than an indicator", id)
		}
	}
	x.do("player1 place player1-doll-1 @M1C1")
	for words, how := range map[string]func(l game.Layout){
		"marionette 1 stands on Clover (F01) already: the Moon Witch": func(l game.Layout) { l["player2-doll-1"] = "M1C1" },
		"marionette 1 stand in row 2, column 2 instead":               func(l game.Layout) { l["player1-doll-1"] = "M2C2" },
		"where no card lies":            func(l game.Layout) { l["player2-doll-1"] = "M4C2" },
		"marionette 1 stands on Clover": func(l game.Layout) { l["player2-doll-2"] = "M1C1" },
	} {
		if d := doubt(x, how); !strings.Contains(d.Question.String(), words) {
			t.Errorf("want %q, asked %q", words, d.Question)
		}
	}
	x.no("player1 place player1-doll-2 @M2C2", "has already sent the marionette of this turn")
	d := doubt(sit(t, 2).do("table crown cauldron @CAULDRON-player1"), func(l game.Layout) {
		for c := range 15 {
			l[fmt.Sprintf("forest-f%02d", c+1)] = fmt.Sprintf("R%dC%d", c/5+1, c%5+1)
		}
		for k := range onDisplay {
			l[fmt.Sprintf("potion-p%02d", k+1)] = fmt.Sprintf("D%d", k+1)
		}
	})
	if len(d.Answers) == 0 || len(d.Answers[0].Moves) != 21 {
		t.Errorf("a table dealt at once is not taken: %q", d.Question)
	}
	short := doubt(sit(t, 2).do("table crown cauldron @CAULDRON-player1"), func(l game.Layout) { l["forest-f01"] = "R1C2" })
	if q := short.Question.String(); !strings.Contains(q, "(F01) lies too far from the village") || !strings.Contains(q, "row 1, column 1") || short.Accept != nil {
		t.Errorf("a card dealt too far: %q", short.Question)
	}
}

func TestR84TheListsAreData(t *testing.T) {
	l, err := readLists(forestFile, potionFile, spellFile)
	if err != nil {
		t.Fatal(err)
	}
	var all bag
	cost, coins, reputation := 0, 0, 0
	for _, c := range l.forest {
		all, cost = all.plus(c.has), cost+c.cost
	}
	for _, c := range l.potions {
		coins, reputation = coins+c.coins, reputation+c.reputation
	}
	if all != (bag{29, 29, 29, 29}) || cost != 144 || coins != 4*46 || reputation != 4*56 {
		t.Errorf("ingredients %v, costs %d, coins %d, reputation %d", all, cost, coins, reputation)
	}
	other := strings.Replace(forestFile, "F01,C,1", "F01,BB,4", 1)
	if l, err = readLists(other, potionFile, spellFile); err != nil || l.forest[0].cost != 4 || l.forest[0].has != (bag{0, 0, 0, 2}) {
		t.Errorf("another list is not read: %v", err)
	}
	for words, bad := range map[string][3]string{
		"is no ingredient":   {strings.Replace(forestFile, "F01,C,1", "F01,X,1", 1), potionFile, spellFile},
		"used twice":         {strings.Replace(forestFile, "F02", "F01", 1), potionFile, spellFile},
		"needs 56":           {forestFile[:strings.LastIndex(forestFile, "F56")], potionFile, spellFile},
		"no number":          {strings.Replace(forestFile, "F01,C,1", "F01,C,-1", 1), potionFile, spellFile},
		"no colour":          {forestFile, strings.Replace(potionFile, "Red", "Pink", 1), spellFile},
		"spells.csv, line 2": {forestFile, potionFile, strings.Replace(spellFile, "Blue", "Pink", 1)},
		"spells.csv, line 4": {forestFile, potionFile, strings.Replace(spellFile, "\nS1a", "\n\n\nS1a,Red", 1)},
		"forest.csv, line 2: there must be 3 columns, not 4: id, ingredients, cost.": {strings.Replace(forestFile, "F01,C", "F01,C,C", 1), potionFile, spellFile},
		"potions.csv, line 3: a quotation mark":                                      {forestFile, strings.Replace(potionFile, "P02", "\"P02", 1), spellFile},
	} {
		if _, err := readLists(bad[0], bad[1], bad[2]); err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("want %q, got %v", words, err)
		}
	}
}

func TestR92OwnersPlayWithTheirOwnLists(t *testing.T) {
	files := map[string][]byte{
		forestList: []byte("\ufeff" + strings.ReplaceAll(forestFile, "F01,C,1", "F01,BB,4")),
		potionList: []byte(strings.ReplaceAll(potionFile, ",", ";")),
		spellList:  []byte(strings.ReplaceAll(spellFile, "Second Puppet", "Other Puppet")),
	}
	own, err := Game.WithLists(files)
	if err != nil {
		t.Fatal(err)
	}
	for players := 2; players <= maxWitches; players++ {
		if _, err := own.New(game.Setup{Game: own.Name(), Players: players}); err != nil {
			t.Error(err)
		}
	}
	for _, id := range []string{"forest-f01", "spell-s1a"} {
		was, _ := standard.box().Piece(id)
		is, _ := own.Box().Piece(id)
		if is.Name == was.Name || is.Tags[0].Payload != was.Tags[0].Payload {
			t.Errorf("%s is %q with the tag %s", id, is.Name, is.Tags[0].Payload)
		}
	}
	files[potionList] = nil
	if _, err := Game.WithLists(files); err == nil || !strings.Contains(err.Error(), "potions.csv") {
		t.Errorf("without potions: %v", err)
	}
}

func TestR85NobodyIsShownTheOrderOfADeck(t *testing.T) {
	x := begun(t, 2)
	for seat := range x.State.Seats() {
		for _, p := range x.State.View(game.Seat(seat)).Pieces {
			if x.pos().At(x.pos().Piece(p.ID)) == kit.Nowhere {
				t.Errorf("%s is shown", p.ID)
			}
		}
	}
	x.do("player1 place player1-doll-1 @M1C1", "player2 place player2-doll-1 @M2C1", "table hand cauldron @CAULDRON-player2", "player1 leave forest-f01", "player1 done", "player2 leave forest-f06", "player2 done")
	x.want("any unseen card may come to either row", x.count("deal"), 2*(56-15))
}

func TestR86UndoSaveAndResume(t *testing.T) {
	m, err := game.NewMatch(Game, game.Setup{Game: "blackwood", Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	script, text := game.NewTranscript(m, nil)
	for _, line := range []string{"table crown cauldron @CAULDRON-player1", "table deal forest-f01 @R1C1", "table deal forest-f02 @R1C2"} {
		mv, err := game.ParseMove(line, m.State().Seats())
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Apply(mv); err != nil {
			t.Fatal(err)
		}
		text += script.Move(nil, mv)
	}
	before := m.Before(2).Key()
	if _, err := m.Undo(); err != nil || m.State().Key() != before {
		t.Fatalf("undo: %v", err)
	}
	text += script.Undo()
	again, _, _, err := game.Read(strings.NewReader(text), func(game.Setup) (game.Game, error) { return Game, nil }, nil)
	if err != nil || again.State().Key() != m.State().Key() {
		t.Errorf("resumed: %v", err)
	}
}

// TestTheRulesSayWhoBeginsAndWhoWins: each part of the rules is read alone, so it names what
// it speaks of.
func TestTheRulesSayWhoBeginsAndWhoWins(t *testing.T) {
	said := map[string]string{}
	for _, p := range Game.Box().ReferenceOf("player1").Parts {
		said[p.Word] = strings.Join(p.Lines, " ")
	}
	for part, want := range map[string]string{
		"2 The Cauldron": "Before the first one, choose together who takes it.",
		"3 Return":       "The nearest marionette in the tracker's column",
		"The end":        "The highest reputation wins",
	} {
		if !strings.Contains(said[part], want) {
			t.Errorf("%q says %q, not %q", part, said[part], want)
		}
	}
}

func TestCorrections(t *testing.T) {
	x := begun(t, 2).do("player1 place player1-doll-1 @M1C1")
	x.do("table correct forest-f30 @R1C2").want("misread", x.lies("forest-f30"), "R1C2").want("back in the deck", x.lies("forest-f02"), "").lawful()
	x.do("table correct forest-f30 @R1C3").want("changed places", x.lies("forest-f03"), "R1C2").lawful()
	x.do("table correct potion-p30 @D1").do("table correct potion-p30 @D2").want("potions", x.lies("potion-p02"), "D1").lawful()
	x.do("table correct player1-doll-1 @M2C2").want("marionette", x.lies("player1-doll-1"), "M2C2").lawful()
	x.no("table correct player1-doll-2 @M2C3", "at home").no("table correct cauldron @CAULDRON-player2", "If it lies elsewhere, put it back").no("table correct forest-f01 @D1", "only while it lies in the forest").
		no("table correct player1-doll-1 @M2C2", "already says so").no("player1 correct forest-f01 @R1C2", "Only the table")
}

// A marionette is corrected while the Cauldron is due: who stands farthest is judged again.
func TestCorrectionsBeforeTheCauldronIsHandedOver(t *testing.T) {
	stand := func(first, second string) *table {
		return begun(t, 2).do("player1 place player1-doll-1 @"+first, "player2 place player2-doll-1 @"+second)
	}
	stand("M2C1", "M3C1").want("phase", stand("M2C1", "M3C1").pos().phase, handing)
	for _, to := range []string{"M1C1", "M3C2"} { // nearer than the other one, and out of the column
		x := stand("M2C1", "M3C1").do("table correct player2-doll-1 @" + to)
		x.want("phase", x.pos().phase, gathering).lawful()
	}
	x := stand("M1C2", "M3C1").do("table correct player2-doll-1 @M3C2")
	x.want("phase, with nobody in the column", x.pos().phase, advancing).lawful()
}

func TestEveryOptionHasItsWords(t *testing.T) {
	offered := Game.Choices(game.Setup{})
	for i, o := range offered {
		if o.Title.Format == "" || o.Why.Format == "" || o.Grade.Format == "" {
			t.Errorf("%s says too little", o.Name)
		}
		if slices.ContainsFunc(offered[:i], func(x game.Option) bool { return x.Name == o.Name }) {
			t.Errorf("%s is listed twice", o.Name)
		}
		for _, v := range append(o.Values, game.Value{Word: "wrong"}) {
			_, err := Game.New(game.Setup{Players: 3, Options: map[string]string{o.Name: v.Word}})
			if (err == nil) != (v.Title.Format != "") || err != nil && !strings.Contains(err.Error(), o.Name) {
				t.Errorf("%s=%s: %v", o.Name, v.Word, err)
			}
		}
	}
	if _, err := Game.New(game.Setup{Players: 3, Options: map[string]string{"colour": "red"}}); err == nil {
		t.Error("an unknown option is taken")
	}
	if len(offered) != len(options) {
		t.Errorf("%d choices", len(offered))
	}
}

// FuzzMoves makes any line of text a move: it is refused with a sentence and
// changes nothing, or keeps every law.
func FuzzMoves(f *testing.F) {
	for _, line := range []string{"player1 place player1-doll-1 @M1C1", "player1 done", "table deal forest-f01 @R1C1", "player1 prepare potion-p01,forest-f17,forest-f17",
		"player1 exchange spell-s1a,potion-p07,potion-p11", "player1 cast spell-s6a,player2-doll-1", "player1 cast spell-s6a @player2", "table correct player1-doll-1 @M5C5",
		"player2 count @7", "player1 loan fagus-11 @FAGUS-player1", "table advance forest-tracker =3", "player1 swap ,", "table correct forest-f01 @R9C9", "player1 buy ? @FOREST-player1"} {
		f.Add(line)
	}
	var states []*position
	for seed := range uint64(3) {
		states = append(states, positions(f, seed)...)
	}
	f.Fuzz(func(t *testing.T, line string) {
		for _, p := range states {
			m, err := game.ParseMove(line, p.Seats())
			if err != nil {
				return
			}
			key := p.Key()
			after, _, err := p.Apply(m)
			if p.Key() != key {
				t.Fatalf("%s changed the state it was made in", line)
			}
			if err != nil {
				if s := err.Error(); !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "?") || strings.Contains(s, "%!") {
					t.Fatalf("%s: %q is no sentence", line, s)
				}
				continue
			}
			if err := after.(*position).laws(); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	})
}

// TestWhyAPieceCannotBeBroughtThere: what somebody meant by bringing a piece into a
// place is refused for its own reason.
func TestWhyAPieceCannotBeBroughtThere(t *testing.T) {
	x := fetching(t, func(p *position) { p.charm(1, "s1a", "p07", "p11") })
	potion := x.pos().ID(x.pos().displayed()[0])
	for _, c := range []struct{ piece, zone, why string }{
		{potion, "POTIONS-player1", "there are not enough ingredients"},
		{potion, "POTIONS-player2", "Star Witch is to act now"},
		{"spell-s2a", "SPELLS-player1", "two potions that lie face up"},
		{"spell-s2a", "SPELLS-player2", "Star Witch is to act now"},
	} {
		tries := x.pos().Attempts(c.piece, c.zone)
		if len(tries) != 1 {
			t.Errorf("%s %s: %d attempts", c.piece, c.zone, len(tries))
			continue
		}
		x.no(tries[0].Line(x.State.Seats()), c.why)
	}
	rich := fetching(t, func(p *position) { p.brew(1, "p07", "p08") })
	rich.no(rich.pos().Attempts("spell-s2a", "SPELLS-player1")[0].Line(rich.State.Seats()), "asks for a")
	ready := fetching(t, func(p *position) { p.give(1, "f37", "f54") })
	for _, x := range ready.pos().brewed(0) {
		if tries := ready.pos().Attempts(ready.pos().ID(x), "POTIONS-player1"); len(tries) > 0 {
			t.Errorf("%s can be made, and yet it is asked why not", ready.pos().ID(x))
		}
	}
}
