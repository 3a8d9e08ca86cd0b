package companion

import (
	"fmt"
	"maps"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// coven is a session of Blackwood for two whose table is told, not seen.
func coven(t *testing.T) *sat {
	t.Helper()
	return sitAt(t, game.Setup{Game: "blackwood", Players: 2})
}

// dealtOut is a coven whose forest and display were filled before the camera
// looked: one answer takes them all.
func dealtOut(t *testing.T) *sat {
	x := coven(t).see("cauldron=CAULDRON-player1").asks("").moves(1)
	var all []string
	for i := range 15 {
		all = append(all, fmt.Sprintf("forest-f%02d=R%dC%d", i+1, i/5+1, i%5+1))
	}
	for i := range 6 {
		all = append(all, fmt.Sprintf("potion-p%02d=D%d", i+1, i+1))
	}
	x.see(all...).asks("Do they lie in the order in which they were drawn?").moves(1)
	x.answer("Yes").rest(x.layout)
	return x.asks("").moves(22)
}

func TestBlackwoodIsReadFromTheTable(t *testing.T) {
	x := dealtOut(t)
	x.see("player1-doll-1=M1C1").asks("").moves(23)
	x.see("player2-doll-3=M1C1").asks("stands on Clover (F01) already").moves(23)
	x.see("player1-doll-2=M2C1").asks("has already sent the marionette of this turn").moves(23)
	x.see("player2-doll-3=M3C1").asks("").moves(24)
	x.see("cauldron=CAULDRON-player2").asks("").moves(25)
	x.see("forest-f01=FOREST-player1", "player1-doll-1=M1C1").asks("The Star Witch's marionette 1 goes home").moves(26)
	x.see("forest-f01=FOREST-player1", "player1-doll-1=HOME1-player1").asks("").moves(26)
	slid := []string{"forest-f02=R1C1", "forest-f03=R1C2", "forest-f04=R1C3", "forest-f05=R1C4"}
	x.see(slid[:2]...).moves(26)
	x.see(slid...).asks("").moves(27)
	// Moon Witch leaves her card, the row closes up and the forest is filled,
	// all while nobody looks.
	x.see("forest-f11=DECK2", "player2-doll-3=HOME3-player2", "forest-f12=R3C1", "forest-f13=R3C2", "forest-f14=R3C3", "forest-f15=R3C4",
		"forest-f40=R1C5", "forest-f41=R3C5", "forest-tracker=T2").asks("").moves(32)
	if got := x.cfg.Match.State().Layout()["forest-f41"]; got != "R3C5" {
		t.Errorf("the new card belongs in %q", got)
	}
	x.see("forest-tracker=T4").asks("Do not forget:").moves(32)
	x.see("cauldron=CAULDRON-player1").asks("Do not forget:").moves(32)
	x.see("forest-f40=R2C3", "forest-f08=R1C5").answer("correct the record").rest(x.layout).asks("").moves(33)
}

// TestWhatIsDueIsSaidOfAWrongPlace: of a piece that is dragged where nothing is meant by
// it, it is said what is to be done instead.
func TestWhatIsDueIsSaidOfAWrongPlace(t *testing.T) {
	x := dealtOut(t)
	why := x.whyNot(WhyNot{Piece: "cauldron", Zone: "CAULDRON-player2"})
	if got, want := why.String(), "That cannot be done now. The Star Witch sends a marionette to a forest card."; got != want {
		t.Errorf("it says %q, not %q", got, want)
	}
	if why := x.whyNot(WhyNot{Move: game.Move{Seat: 1, Verb: "place", Objects: []string{"player1-doll-1"}, Place: "M1C1"}}); why.String() != "" {
		t.Errorf("of a move that can be made it says %q", why)
	}
}

// TestAHintPointsAtThePlaceThatTells: at the card that is bought or made, and not at
// where it goes among the Witch's own.
func TestAHintPointsAtThePlaceThatTells(t *testing.T) {
	x := coven(t)
	for want, zones := range map[string][]string{
		"M2C1":            {"HOME1-player1", "M2C1"},
		"R1C1":            {"R1C1", "FOREST-player1", "M1C1", "HOME1-player1"},
		"D4":              {"D4", "POTIONS-player1", "FOREST-player1", "DECK2"},
		"POTIONS-player1": {"POTIONS-player1", "USED-player1"},
		"":                nil,
	} {
		if got := x.zoneToLookAt(&wish{zones: zones}); got != want {
			t.Errorf("of %v it points at %q, not %q", zones, got, want)
		}
	}
}

func TestAPurchaseWithoutCoinsIsAskedAbout(t *testing.T) {
	x := dealtOut(t)
	for _, line := range []string{"player1 place player1-doll-1 @M3C1", "player2 place player2-doll-1 @M1C5", "player1 count @1"} {
		x.do(line)
	}
	bought := x.see("forest-f11=FOREST-player1", "player1-doll-1=HOME1-player1").asks("costs 2 coins, and by the record the Star Witch has 1 coin").moves(25)
	bought.answer("put it back").rest(x.layout).moves(25)
	x.see().asks("")
	x.obey(Do{game.Move{Seat: 1, Verb: "buy", Objects: []string{"forest-f11"}, Place: "FOREST-player1"}})
	if x.moves(25); x.trouble.String() != "The Star Witch has 1 coin and needs 2." {
		t.Errorf("the refusal is %q", x.trouble)
	}
}

// TestATurnEndsByTheRuleOfItsStep: while marionettes are sent, the end of the turn stands under
// Explore, and while they are fetched under Return.
func TestATurnEndsByTheRuleOfItsStep(t *testing.T) {
	x := dealtOut(t)
	check := func(want string) {
		t.Helper()
		for _, r := range x.rulings(1) {
			for _, may := range r.May {
				if got := r.Rule.Word; strings.Contains(may.String(), "nd the turn") && got != want {
					t.Errorf("the turn ends under %q, not %q", got, want)
				} else if got == want {
					want = ""
				}
			}
		}
		if want != "" {
			t.Errorf("nothing can be done under %q", want)
		}
	}
	x.do("player1 count @2") // so that she may borrow
	x.do("player1 place player1-doll-1 @M1C1")
	check("1 Explore")
	x.do("player1 done")
	x.do("player2 place player2-doll-1 @M2C1")
	x.do("table hand cauldron @CAULDRON-player2")
	x.do("player1 leave forest-f01")
	check("3 Return")
}

// TestWhatIsRecordedIsNotSaidToLieElsewhere: the screen that tells of a move no longer says
// that its pieces lie otherwise than the record has them.
func TestWhatIsRecordedIsNotSaidToLieElsewhere(t *testing.T) {
	x := dealtOut(t)
	x.see("player1-doll-1=M1C1").see("player2-doll-3=M3C1").see("cauldron=CAULDRON-player2").moves(25)
	x.see("player1-doll-1=HOME1-player1").moves(25)
	before := x.screens[len(x.screens)-1]
	if before.Apart.Pieces != 1 {
		t.Fatalf("%d pieces lie elsewhere", before.Apart.Pieces)
	}
	layout := maps.Clone(x.layout)
	layout["forest-f01"] = "FOREST-player1"
	x.takeIn(layout, x.now)
	for x.cfg.Match.Len() == 25 {
		x.now = x.now.Add(100 * time.Millisecond)
		x.judge(x.now)
		x.show()
	}
	if after := x.screens[len(x.screens)-1]; after.Apart.Pieces > 0 {
		t.Errorf("%s is recorded, and the same screen says: %s", after.Log[len(after.Log)-1].Line, after.Apart.Text)
	}
}
