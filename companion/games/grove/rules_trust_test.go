package grove

import (
	"fmt"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// rise is a game in the Kid's turn at a trust, whose Agents have each tested
// so many objects.
func rise(t *testing.T, players, trust, tested int, options ...string) *table {
	t.Helper()
	x := begun(t, players, options...)
	for range tested - 1 {
		x.round()
	}
	if trust > 0 {
		x.do(fmt.Sprintf("table correct trust-token =%d", trust))
	}
	return x.agents()
}

// rightRun lets the Kid predict k objects rightly, the first one hidden when
// it must be, and stop.
func (x *table) rightRun(k int) *table {
	x.Helper()
	return x.rightOnes(k).do(fmt.Sprintf("kid stop =%d", k))
}

// rightOnes has the Kid predict rightly k times in a row.
func (x *table) rightOnes(k int) *table {
	x.Helper()
	for i := range k {
		if i > 0 {
			x.do("kid again")
		}
		if x.pos().hiding() {
			x.do("kid predict ? @CL-ON", "visitor hide "+x.marker(kid)+" @FD-K-ON")
		} else {
			x.predict(true)
		}
	}
	return x
}

// reveals turns up everything that is due and counts it.
func (x *table) reveals() int {
	x.Helper()
	n := 0
	for x.pos().phase == revealing {
		who := x.pos().actor()
		for m := range x.pos().hides(who) {
			x.do(fmt.Sprintf("%s reveal %s,%s @%s", x.State.Seats()[who], builtIn().ID(m), x.card(), zone(x.pos().At(m))))
			break
		}
		n++
	}
	return n
}

func TestR47EachSpotPaysOnce(t *testing.T) {
	x := rise(t, 3, 0, 1).rightRun(3)
	x.want("the Kid's hand after spots 1 to 3", x.pos().hands[kid], int8(7-3+6))
	x.do("kid done").visit().agents()
	// A correction down and up again pays nothing twice.
	x.do("table correct trust-token =1").rightRun(1)
	x.want("the Kid's hand after spot 2 once more", x.pos().hands[kid], int8(10-1))
}

func TestR48SpotsOneByOneDrawThenReveal(t *testing.T) {
	x := rise(t, 4, 4, 3).do("kid predict ? @CL-ON", "visitor hide kid-marker-1 @FD-K-ON", "kid again").predict(true)
	hand := x.pos().hands[kid]
	x.do("kid stop =2")
	x.want("the hand after spot 5", x.pos().hands[kid], hand+1)
	x.want("who reveals first", x.verbs("agent1"), "reveal")
	x.do("agent1 reveal agent1-marker-1," + x.card() + " @FD-A1-ON")
	x.want("the hand before spot 6", x.pos().hands[kid], hand+1)
	x.want("who reveals next", x.verbs("agent2"), "reveal")
	x.do("agent2 reveal agent2-marker-1," + x.card() + " @FD-A2-ON")
	x.want("the hand after spot 6", x.pos().hands[kid], hand+2)
	x.want("who reveals for spot 6", x.verbs("agent1"), "reveal")
	x.want("reveals for spot 6", x.reveals(), 2)
	x.want("then the Kid ends", x.verbs("kid"), "done")
}

func TestR51RevealsBySpot(t *testing.T) {
	for from, want := range map[int]int{3: 0, 4: 1, 5: 1, 6: 1, 7: 0, 8: 1, 9: 1, 20: 1} {
		x := rise(t, 3, from, 2).rightRun(1)
		x.want(fmt.Sprintf("reveals from %d to %d", from, from+1), x.reveals(), want)
	}
	x := rise(t, 3, 4, 4).rightRun(3)
	x.want("reveals from 4 to 7", x.reveals(), 3)
	y := rise(t, 3, 7, 4).rightRun(2)
	y.want("reveals from 7 to 9", y.reveals(), 1)
	y.want("trust beyond the last spot", y.pos().trust, 9)
	y.want("the token beyond the last spot", y.State.Layout()[trustToken], "T8")
}

func TestTheTokenThatGoesPastTheTrackStopsAtItsEnd(t *testing.T) {
	for from, want := range map[int]string{5: "Move the trust token.", 6: "Move the trust token to its last spot. Trust beyond it counts, too."} {
		x := rise(t, 3, from, 4).rightOnes(3)
		if hints := fmt.Sprint(x.State.View(kid).Hints); !strings.Contains(hints, want) {
			t.Errorf("from %d the Kid reads %s", from, hints)
		}
	}
}

func TestR52AgentPicksWhichToReveal(t *testing.T) {
	x := rise(t, 3, 4, 3).rightRun(1)
	for m := 1; m <= 3; m++ {
		if !x.Can(fmt.Sprintf("agent1 reveal agent1-marker-%d,card-key @FD-A1-ON", m)) {
			t.Errorf("marker %d cannot be revealed", m)
		}
	}
	x.no("agent1 reveal agent1-marker-4,card-key @FD-A1-ON", "no object")
	x.no("agent1 reveal kid-marker-1,card-key @FD-A1-ON", "Kid's")
	x.no("agent1 reveal agent1-marker-1,card-watch @FD-A1-ON", "already been played")
}

func TestR53AgentWithNothingHiddenRevealsNothing(t *testing.T) {
	x := begun(t, 4).do("table correct trust-token =4")
	x.prove("on,on,on,on", "by,on,on,on").sort().do("kid raise =2") // Agent 1 has tested nothing
	x.do("agent1 done").test(by)
	x.rightRun(1)
	x.want("who reveals", x.verbs("agent2"), "reveal")
	x.want("reveals", x.reveals(), 1)
}

func TestR54RevealedObjectStaysOpenInItsLane(t *testing.T) {
	x := rise(t, 3, 4, 1).rightRun(1)
	x.no("agent1 reveal agent1-marker-1,card-key @FD-A1-BY", "stays on its side")
	x.do("agent1 reveal agent1-marker-1,card-key @FD-A1-ON")
	l := x.State.Layout()
	x.want("the object's zone", l["card-key"], "FD-A1-ON")
	if _, ok := l["agent1-marker-1"]; ok {
		t.Error("the marker still lies in the lane")
	}
	if p, ok := x.sees("table", "card-key"); !ok || p.Down {
		t.Errorf("the table sees %+v", p)
	}
	x.want("spaces taken", len(x.open()), 2)
}

func TestR54RevealTrumpsAWrongNote(t *testing.T) {
	x := begun(t, 3).do("agent1 test agent1-marker-1,card-bell @FD-A1-ON", "agent1 done", "table correct trust-token =4")
	x.rightRun(1).do("agent1 reveal agent1-marker-1,card-key @FD-A1-ON")
	x.want("the object's zone", x.State.Layout()["card-key"], "FD-A1-ON")
}

func TestR55PowersLast(t *testing.T) {
	h := begun(t, 3).pos().house
	for p, from := range map[power]int{mayProve: 2, hideOwn: 3, secretOne: 4, proveMore: 8} {
		for trust := range 14 {
			if h.track.has(p, trust) != (trust >= from) {
				t.Errorf("power %s at trust %d", p, trust)
			}
		}
	}
}

func TestR56PowerEightWorksInTheTurnItIsReached(t *testing.T) {
	x := rise(t, 3, 6, 1).rightRun(2)
	x.want("reveals at 7", x.reveals(), 1)
	x.want("the Kid's choices at 8", x.verbs("kid"), "done prove")
	x.prove("on,on,on,on", "on,on,on,on")
	x.want("the winners", x.winners(), "visitor kid")
	// A wrong run gives no proof, and one proof is all.
	y := rise(t, 3, 8, 1).do("kid predict ? @CL-ON", "visitor hide kid-marker-1 @FD-K-BY")
	y.want("after a wrong run", y.verbs("kid"), "done")
	z := rise(t, 3, 8, 1).rightRun(1)
	z.reveals()
	z.prove("on,on,on,on", "on,on,on,by").sort()
	z.want("after the proof", z.verbs("kid"), "done")
	off := rise(t, 3, 6, 1, "track.8=draw 1; power none").rightRun(2)
	off.reveals()
	off.want("with the power off", off.verbs("kid"), "done")
}

func TestR57TrackIsATableWithGrades(t *testing.T) {
	grades := map[string]bool{"stated": true, "inferred": true, "assumed": true}
	for _, edition := range []string{"a", "b"} {
		for n, s := range printedTrack(edition) {
			if n == 0 {
				continue
			}
			if !grades[s.grade] || (s.power != noPower) != grades[s.powerGrade] {
				t.Errorf("edition %s, spot %d: grades %q and %q", edition, n, s.grade, s.powerGrade)
			}
		}
		tr := printedTrack(edition)
		if _, err := tr.check(); err != nil {
			t.Error(err)
		}
	}
	x := rise(t, 3, 0, 1, "track.1=draw 4, reveal").rightRun(1)
	x.want("the Kid's hand", x.pos().hands[kid], int8(7-1+4))
	x.want("reveals", x.reveals(), 1)
	spot := x.State.View(0).Tracks[0].Spots[1]
	x.want("the label", spot.Label.String(), "+4, reveal")
	x.want("the grade", spot.Grade.String(), "ours")
	x.want("gained", spot.Gained, true)
	if begun(t, 3).State.Key() == begun(t, 3, "track.1=draw 4").State.Key() {
		t.Error("two tracks, one key")
	}
}

func TestR58TrustNeverFalls(t *testing.T) {
	for i, s := range setups() {
		last := 0
		play(t, s, uint64(i), func(st game.State, _ game.Move) {
			if now := st.(*position).trust; now < last {
				t.Errorf("trust fell from %d to %d", last, now)
			} else {
				last = now
			}
		})
	}
}

func TestTrackLabelsAreOnTheMat(t *testing.T) {
	for n := 1; n <= lastSpot; n++ {
		_, z, ok := builtIn().box.Zone(fmt.Sprintf("T%d", n))
		if !ok || !strings.Contains(z.Note, "+") {
			t.Errorf("spot %d says %q", n, z.Note)
		}
	}
}
