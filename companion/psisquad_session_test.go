package companion

import (
	"encoding/json"
	"image"
	"image/color"
	"maps"
	"path/filepath"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// squad is a session of Psi Squad for three whose table is told, not seen.
func squad(t *testing.T, options map[string]string, lines ...string) *sat {
	t.Helper()
	return sitAt(t, game.Setup{Game: "psisquad", Players: 3, Options: options}, lines...)
}

// lies is the table as the rules have it, with more cards.
func (x *sat) lies(cards map[string]string) game.Layout {
	l := maps.Clone(x.cfg.Match.State().Layout())
	maps.DeleteFunc(l, func(_, zone string) bool { return zone == game.Anywhere })
	maps.Copy(l, cards)
	return l
}

// TestACypherOnTheSecretMatIsTheAppsAlone: digit cards on the secret mat move
// nothing; the token on “Whose” locks them; nothing that is shown to everyone names them.
func TestACypherOnTheSecretMatIsTheAppsAlone(t *testing.T) {
	x := squad(t, nil)
	cards := map[string]string{"digit-4-1": "X1", "digit-0-2": "X2", "digit-4-5": "X3"}
	x.rest(x.lies(cards)).asks("").moves(0)
	cards["token-player2"] = "OWNER"
	x.rest(x.lies(cards)).asks("Player 2: a cypher has 4 digits. Lay one card on each position").moves(0) // a key is missing
	cards["digit-9-1"] = "X4"
	x.rest(x.lies(cards)).moves(1)
	x.rest(x.lies(cards)).asks("Player 2: your cards still lie on the secret mat").moves(1)
	cards["token-player2"] = "HOME-player2"
	delete(cards, "digit-4-1")
	x.rest(x.lies(cards)).asks("still lie on the secret mat").moves(1)
	x.rest(x.lies(nil)).asks("").moves(1)
	for _, s := range x.screens {
		told := *s
		told.View.Action = nil
		b, err := json.Marshal(told)
		if err != nil {
			t.Fatal(err)
		}
		for _, secret := range []string{"4049", "digit-", "4,0,4,9"} {
			if strings.Contains(string(b), secret) {
				t.Fatalf("everyone may read %s: %s", secret, b)
			}
		}
	}
	hers := x.cfg.Match.State().View(2)
	if b, err := json.Marshal(hers.Sheets); err != nil || !strings.Contains(string(b), "4049") {
		t.Errorf("her own page does not show the cypher: %s, %v", b, err)
	}
	if line := x.cfg.Match.Move(0).Line(x.cfg.Match.State().Seats()); strings.Contains(line, "4,0,4,9") || strings.Contains(line, "4049") {
		t.Errorf("the transcript shows the cypher: %s", line)
	}
	x.obey(Do{game.Move{Seat: 1, Verb: "lock", Place: "1,2,3,4"}})
	x.obey(Do{game.Move{Seat: 3, Verb: "lock", Place: "1,2,3,4"}})
	x.rest(x.lies(map[string]string{"digit-0-2": "X2"})).asks("Cards lie on the secret mat").moves(3)
	if q := x.question; len(q.Expected)+len(q.Seen) > 0 {
		t.Errorf("the question names what lies there: %v, %v", q.Expected, q.Seen)
	}
}

// TestWhatIsLeftOnTheSecretMatIsSeenNowhere: which cards lie there once all cyphers are
// locked changes nothing that is asked, offered or recorded, whether the record has one of
// them elsewhere, people have overruled the camera about it, or it was read for a cypher.
func TestWhatIsLeftOnTheSecretMatIsSeenNowhere(t *testing.T) {
	told := func(card string) string {
		x := squad(t, nil, "player1 lock @1,2,3,4", "player3 lock @0,0,0,7")
		there := map[string]string{card: "X1", "digit-5-1": "X2", "digit-5-2": "X3", "digit-6-1": "X4"}
		lay := func(more ...string) { // no digit card lies on the guess mat
			l := x.lies(nil)
			maps.DeleteFunc(l, func(id, _ string) bool { return strings.HasPrefix(id, "digit-") })
			maps.Copy(l, there)
			x.rest(with(l, more...))
		}
		lay("token-player2=OWNER")
		lay("token-player2=HOME-player2")
		x.moves(3)
		lay("turn-marker=TURN-player1")
		x.moves(4)
		x.do("player1 lay digit-7-1 @K1")
		lay()
		x.correct(Correct{Piece: "digit-7-1"}, "")
		x.do("player1 lay digit-8-1 @K2")
		lay("token-player3=")
		clear(there)
		lay()
		there[card] = "X3"
		lay()
		x.obey(Adopt{})
		lay()
		var all strings.Builder
		for _, s := range x.screens {
			b, err := json.Marshal(s)
			if err != nil {
				t.Fatal(err)
			}
			all.WriteString(string(b) + "\n")
		}
		return all.String()
	}
	other := told("digit-9-1")
	for _, card := range []string{"digit-7-1", "digit-8-1"} {
		a, b := strings.Split(told(card), "\n"), strings.Split(other, "\n")
		for i := range min(len(a), len(b)) {
			if a[i] != b[i] {
				t.Errorf("with %s on the secret mat everyone reads\n%s\nand with another card\n%s", card, a[i], b[i])
				break
			}
		}
	}
	if !strings.Contains(other, "Cards lie on the secret mat") {
		t.Error("nobody is asked to take them away")
	}
}

// TestACypherThatIsNotAllowedIsNotAnswered: everyone is shown the same when a player lays
// a cypher on the secret mat that the table does not allow.
func TestACypherThatIsNotAllowedIsNotAnswered(t *testing.T) {
	told := func(rule, card string) string {
		x := squad(t, map[string]string{"cyphers": rule})
		cards := map[string]string{card: "X1", "digit-0-2": "X2", "digit-4-5": "X3", "digit-9-1": "X4", "token-player2": "OWNER"}
		x.rest(x.lies(cards)).moves(1)
		cards["token-player2"] = "HOME-player2"
		x.rest(x.lies(cards))
		x.rest(x.lies(nil))
		for _, line := range []string{"player1 lock @1,2,3,4", "player3 lock @5,6,7,8", "table first @TURN-player2"} {
			x.do(line)
		}
		x.moves(4)
		var all strings.Builder
		for _, s := range x.screens {
			b, err := json.Marshal(s)
			if err != nil {
				t.Fatal(err)
			}
			all.WriteString(string(b) + "\n")
		}
		return all.String()
	}
	for rule, card := range map[string]string{"different": "digit-4-1", "nozero": "digit-0-1"} {
		if a, b := told(rule, card), told(rule, "digit-1-1"); a != b {
			t.Errorf("cyphers %s: everyone is shown\n%s\nand\n%s", rule, a, b)
		}
	}
}

// TestNoPictureIsShownBeforeTheCyphersAreTold: digit cards in a hand, or that are left on
// the secret mat under a sheet, are covered by no mat.
func TestNoPictureIsShownBeforeTheCyphersAreTold(t *testing.T) {
	x := squad(t, nil)
	dark := func() bool {
		t.Helper()
		frame := image.NewRGBA(image.Rect(0, 0, 320, 180))
		fill(frame, color.RGBA{200, 180, 160, 255})
		x.picture.take(vision.Frame{Color: frame}, true)
		x.scene.Plates = []vision.PlatePose{{ID: "mat-cypher", Seen: true, ToPx: vision.Homography{0.1, 0, 10, 0, 0.1, 10, 0, 0, 1}}}
		x.show()
		img := x.screens[len(x.screens)-1].Picture
		if img == nil || img.Rect.Dx() != 320 || img.Rect.Dy() != 180 {
			t.Fatalf("the picture is %v", img)
		}
		for i := 0; i < len(img.Pix); i += 4 {
			if (color.RGBA{img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3]}) != night {
				return false
			}
		}
		return true
	}
	for _, line := range []string{"player1 lock @1,2,3,4", "player2 lock", "player2 lock @5,6,7,8", "player3 lock @9,0,1,2", "table first @TURN-player1",
		"player1 guess @player2,5,6,7,8"} {
		if !dark() {
			t.Errorf("before %q the table is shown", line)
		}
		x.do(line)
	}
	if !dark() {
		t.Error("while a cypher is secret the table is shown")
	}
}

// TestTheMatIsReadAndNothingWrongIsScored goes through a guess as people lay
// it, with every mistake (R11 to R14, R36, R37).
func TestTheMatIsReadAndNothingWrongIsScored(t *testing.T) {
	x := squad(t, nil, "player1 lock @1,2,3,4", "player2 lock @5,6,7,8", "player3 lock @9,0,1,2")
	x.see("turn-marker=TURN-player3").asks("").moves(4)
	x.see("turn-marker=TURN-player1").asks("").moves(4) // nobody has acted yet: she begins instead
	x.obey(Undo{})
	x.do("table first @TURN-player1")
	x.see("turn-marker=TURN-player2").asks("It is the turn of Player 1").moves(4)
	x.see("token-player1=AIM").asks("own cypher").moves(4)
	x.see("token-player2=AIM", "digit-5-3=K1", "digit-9-1=K2", "digit-7-1=K3").asks("").moves(8)
	x.see("turn-marker=SURE").asks("Position 4 is empty").moves(8)
	x.see("digit-8-1=K4", "digit-8-2=K4").asks("Two cards lie on position 4").moves(8)
	x.see("digit-8-1=K4").asks("").moves(9)
	x.see("digit-1-1=K5").asks("position 5 stays empty").moves(9)
	x.see("token-player3=AIM").asks("Two target tokens").moves(9)
	x.see("digit-9-1=", "digit-6-1=K2").asks("").moves(10) // it was read wrongly, or is another
	// What a guess would have brought is told of none that is only supposed.
	x.see("turn-marker=SURE").asks("").moves(11)
	if story := x.screens[len(x.screens)-1].Log[10].Story; len(story) < 2 || story[0].String() != "Player 1 asks Player 2 for 5678." || !strings.Contains(story[1].String(), "4 correct, 4 spotted") {
		t.Errorf("the story is %v", story)
	}
	x.see("digit-6-1=", "digit-3-1=K2").asks("is answered and counts").moves(11)
	x.see("turn-marker=TURN-player3").asks("move the turn marker to Player 2").moves(11)
	x.see("turn-marker=TURN-player2").asks("").moves(12)
	x.see("token-player2=", "token-player1=AIM", "turn-marker=SURE").moves(14) // the same digits for another
	x.see("turn-marker=TURN-player3").moves(15)
	for _, s := range x.screens {
		if s.Question == nil {
			continue
		}
		b, err := json.Marshal(s.Question)
		if err != nil {
			t.Fatal(err)
		}
		if text := string(b); strings.Contains(text, "correct,") || strings.Contains(text, "New Value") {
			t.Errorf("a question tells an answer: %s", text)
		}
	}
	x.see("token-player1=HOME-player1", "token-player2=AIM").asks("is solved").moves(15)
}

// TestPaperIsAnsweredWithTheCounters: the target's counters are the answer,
// unless it cannot be (R34).
func TestPaperIsAnsweredWithTheCounters(t *testing.T) {
	x := squad(t, map[string]string{"mode": "paper"})
	x.see("token-player1=HOME-player1", "token-player2=HOME-player2", "token-player3=HOME-player3").moves(3)
	x.see("correct-counter=CR", "spotted-counter=SR", "turn-marker=TURN-player1").asks("").moves(4)
	x.see("token-player2=AIM", "digit-5-3=K1", "digit-9-1=K2", "digit-7-1=K3", "digit-8-1=K4").asks("").moves(9)
	x.see("turn-marker=SURE").asks("").moves(10)
	x.see("correct-counter=C4", "spotted-counter=S3").asks("is impossible").moves(10)
	x.see("correct-counter=C3").asks("and how many spotted").moves(10).see("correct-counter=C3", "spotted-counter=S2").asks("").moves(11)
	x.see("turn-marker=TURN-player2").asks("to their places beside the numbers").moves(12)
	x.see("turn-marker=TURN-player2", "correct-counter=CR", "spotted-counter=SR").asks("").moves(12)
}

// TestNobodyCanTellThatTwoCyphersAreAlike: a second player lays the digits of the
// first, with the very same cards, and it goes as with any others; what the first
// has left lying is taken for nobody's.
func TestNobodyCanTellThatTwoCyphersAreAlike(t *testing.T) {
	said := map[string]string{}
	for what, second := range map[string]map[string]string{
		"alike":     {"digit-4-1": "X1", "digit-0-2": "X2", "digit-4-5": "X3", "digit-9-1": "X4"},
		"otherwise": {"digit-7-1": "X1", "digit-0-2": "X2", "digit-4-5": "X3", "digit-9-1": "X4"},
	} {
		x := squad(t, nil)
		told := func(tokens map[string]string, cards map[string]string) {
			all := maps.Clone(tokens)
			maps.Copy(all, cards)
			x.rest(x.lies(all))
			if said[what] += "|"; x.question != nil {
				said[what] += x.question.Text.String()
			}
		}
		first := map[string]string{"digit-4-1": "X1", "digit-0-2": "X2", "digit-4-5": "X3", "digit-9-1": "X4"}
		hers := map[string]string{"token-player2": "HOME-player2"}
		told(map[string]string{"token-player2": "OWNER"}, first)
		x.moves(1)
		told(hers, first)
		hers["token-player3"] = "OWNER"
		told(hers, first)
		x.moves(1).asks("Player 2: your cards still lie on the secret mat")
		told(hers, map[string]string{"digit-0-2": "X2"})
		told(hers, nil)
		told(hers, second)
		x.moves(2)
		hers["token-player3"] = "HOME-player3"
		told(hers, nil)
		x.moves(2)
	}
	if said["alike"] != said["otherwise"] {
		t.Errorf("of cyphers that are alike it says\n%s\nand of others\n%s", said["alike"], said["otherwise"])
	}
}

// A program that is started again takes the cards that still lie on the secret mat
// for those that it has read, not for those of the next player.
func TestSpentCardsAreKnownAfterARestart(t *testing.T) {
	path, here := filepath.Join(t.TempDir(), "game.txt"), computer(t)
	x := squad(t, nil)
	x.saveTo(path, quick(here))
	cards := map[string]string{"digit-4-1": "X1", "digit-0-2": "X2", "digit-4-5": "X3", "digit-9-1": "X4", "token-player2": "OWNER"}
	x.rest(x.lies(cards)).moves(1).asks("Player 2: your cards still lie on the secret mat")
	x.close()

	y := resumed(t, path, quick(here))
	delete(cards, "token-player2")
	cards["token-player3"] = "OWNER"
	y.takeIn(y.lies(map[string]string{"digit-4-1": "X1", "token-player3": "OWNER"}), y.now) // the others are not seen yet
	y.now = y.now.Add(settle)
	y.judge(y.now)
	y.rest(y.lies(cards)).moves(1).asks("Player 2: your cards still lie on the secret mat")
	for _, id := range []string{"digit-4-1", "digit-0-2", "digit-4-5"} {
		delete(cards, id)
	}
	y.rest(y.lies(cards)).moves(1).asks("still lie on the secret mat")
	y.rest(y.lies(map[string]string{"token-player3": "OWNER"})).moves(1)
	y.rest(y.lies(map[string]string{"digit-4-1": "X1", "digit-1-2": "X2", "digit-8-5": "X3", "digit-9-1": "X4", "token-player3": "OWNER"})).moves(2)
	y.close()

	z := resumed(t, path, quick(here))
	z.rest(z.lies(nil)).asks("").moves(2)
	if text := read(t, path); strings.Contains(text, "digit-") {
		t.Errorf("the saved game names cards of a cypher:\n%s", text)
	}
	cards["token-player1"] = "OWNER"
	delete(cards, "token-player3")
	for id, zone := range map[string]string{"digit-4-1": "X1", "digit-1-2": "X2", "digit-8-5": "X3", "digit-9-1": "X4"} {
		cards[id] = zone
	}
	z.rest(z.lies(cards)).moves(3)
}
