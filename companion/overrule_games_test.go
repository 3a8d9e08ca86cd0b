package companion

import (
	"strings"
	"testing"
)

// TestNothingSecretIsToldByCorrecting overrules the camera at a table at which
// much is done in private: what is offered, answered, told and undone is the
// same as where nothing of it was made.
func TestNothingSecretIsToldByCorrecting(t *testing.T) {
	for _, shield := range []string{"roof", "open"} {
		b := sitBeside(t, map[string]string{"edition": "b", "shield": shield})
		b.do("table deal card-watch,card-hourglass @PV").do("visitor rule card-watch,card-key,card-bell @Metal").see()
		b.do("visitor place card-watch @BY1").do("visitor place card-hourglass @BY2").do("visitor done").see()
		b.do("agent1 test agent1-marker-1,card-key @FD-A1-BY").see()
		b.correct(Correct{Piece: "card-watch", Is: "card-key"}) // which she has hidden
		b.undo().undo().see()
		b.correct(Correct{Piece: "agent1-marker-1", Zone: "FD-A1-ON"}).see("agent1-marker-1=FD-A1-BY")
		b.do("agent1 note agent1-marker-1,card-bell").see("agent1-marker-1=FD-A1-BY") // a note between: undo goes as without it
		b.undo().see("agent1-marker-1=FD-A1-BY")
		b.do("agent1 done").do("kid predict card-drum @CL-ON").see("card-drum=PV")
		b.correct(Correct{Piece: "card-drum", Off: true}).see("card-drum=PV").undo().see("card-drum=PV")
		b.do("visitor place card-drum @ON1").do("visitor judge card-rose @on").see().do("kid stop =1").see("claim-token=CL-ON", "trust-token=T3")
		b.correct(Correct{Piece: "trust-token"}).do("kid done").see("trust-token=T3")
		b.do("table correct trust-token =2").see("trust-token=T3")
		b.do("agent1 prove card-corn,card-die,card-spoon,card-key").do("visitor shield").see("guess-token-1=GO1", "guess-token-2=GB2", "trust-token=T3")
		b.correct(Correct{Piece: "guess-token-1"}).correct(Correct{Piece: "guess-token-2", Zone: "GO2"})
		b.do("visitor set @on,by,by,on/000102030405060708090a0b0c0d0e0f").see("guess-token-1=GO1")
		b.correct(Correct{Piece: "card-corn", Is: "card-rose"}).correct(Correct{Piece: "shield", Off: true}).undo().see()
	}
}

func TestAlikeSpiritsAreCounted(t *testing.T) {
	x := sitVisitors(t, append(manor, "table aside", "table stack", "table shuffle", "table start @player1")...).see()
	const spirit = "frost-1"
	var zone, elsewhere, third string
	for _, m := range x.cfg.Match.Game.Box().Mats {
		for _, z := range m.Zones {
			if !strings.HasPrefix(z.ID, "library/") && !strings.HasPrefix(z.ID, "kitchen/") {
				continue
			}
			if _, err := x.surface.Lies(x.cfg.Match.State(), spirit, z.ID); err == nil {
				zone, elsewhere, third = z.ID, zone, elsewhere
			}
		}
	}
	if third == "" {
		t.Fatal("spirits can lie in no three places")
	}
	x.do("table correct " + spirit + " @" + zone)
	n := x.cfg.Match.Len()
	read := x.see().read

	// It was misread, and lies elsewhere: the camera goes on counting one here and none there.
	x.correct(Correct{Piece: spirit, Zone: elsewhere}, "").camera(read).asks("").moves(n+1).has(spirit, elsewhere)
	if got := len(x.screens[len(x.screens)-1].Overruled); got != 1 {
		t.Errorf("%d overrulings, not 1", got)
	}
	// Another of the sort that really comes is seen.
	x.camera(with(read, "frost-2="+third))
	if x.question == nil || !strings.Contains(x.question.Text.String(), "Frost") {
		t.Errorf("nothing is said of a second spirit: %v", x.question)
	}
	x.camera(read).asks("")
	// It is really carried to where people said that it lies: one more there is no hand's cover.
	x.scene.Busy = true
	x.camera(with(read, spirit+"="+elsewhere)).asks("").moves(n + 1)
	if got := x.screens[len(x.screens)-1].Overruled; len(got) != 1 || strings.Contains(got[0].Text.String(), "reads 0") {
		t.Errorf("what is counted there is not believed beside a hand: %v", got)
	}
	x.scene.Busy = false
	x.camera(x.read).overrules()
	// Taken away, though the camera reads a picture of it.
	x.correct(Correct{Piece: spirit, Off: true}, "").camera(x.read).asks("").moves(n+2).has(spirit, "")
	x.obey(Undo{})
	x.camera(x.read).asks("").moves(n+1).has(spirit, elsewhere).overrules()
}

func TestATileLiesWhereItIsSaidToLie(t *testing.T) {
	x := sitVisitors(t, manor[:2]...).see()
	read := x.read
	x.see("tile-library=M+1+0/270")
	if x.question == nil {
		t.Fatal("a room that was turned is not asked about")
	}
	x.answer("The camera is wrong").camera(x.read).asks("").moves(2)
	x.camera(with(read, "tile-library=M+1+0/0")).overrules().asks("").moves(2)
	x.correct(Correct{Piece: "tile-library", Zone: "M+1+0/90"}, "").camera(read).asks("").moves(3).has("tile-library", "M+1+0/90")
	x.obey(Undo{})
	x.camera(read).asks("").moves(2).overrules()
}

func TestAForestCardAndAMarionetteAreCorrected(t *testing.T) {
	x := dealtOut(t)
	n := x.cfg.Match.Len()
	read := x.see().read
	x.correct(Correct{Piece: "forest-f01", Is: "forest-f20"}, "").camera(read).asks("").moves(n+1).has("forest-f20", "R1C1")
	x.camera(with(read, "forest-f01=R1C2", "forest-f02=R1C1")).asks("have changed places").has("forest-f20", "R1C1")
	x.camera(read).asks("")
	x.correct(Correct{Piece: "forest-f03", Zone: "R1C4"}, "").camera(read).asks("").moves(n + 2)
	x.obey(Undo{})
	x.camera(read).asks("").moves(n+1).has("forest-f03", "R1C3")
}

func TestADigitIsCorrected(t *testing.T) {
	x := squad(t, nil, psiLocked...)
	x.do("player1 lay digit-7-1 @K1")
	read := x.see().read
	n := x.cfg.Match.Len()
	x.correct(Correct{Piece: "digit-7-1", Is: "digit-1-1"}, "").camera(read).asks("").moves(n+1).has("digit-1-1", "K1").has("digit-7-1", "")
	x.correct(Correct{Piece: "digit-1-1", Zone: "K2"}, "").camera(read).asks("").has("digit-1-1", "K2")
	x.obey(Undo{})
	x.obey(Undo{})
	x.camera(read).has("digit-7-1", "K1").overrules()

	// A card on the secret mat is seen nowhere, as if it were off the table.
	x.camera(with(read, "digit-7-1=X1")).asks("Cards lie on the secret mat").moves(n+1).has("digit-7-1", "")
}

var psiLocked = []string{"player1 lock @1,2,3,4", "player2 lock @1,1,2,2", "player3 lock @0,0,0,7", "table first @TURN-player1"}
