package companion

import (
	"strings"
	"testing"
)

// TestTheRulesOfASeatSayWhatItMayDoNow: a part about proofs is closed outside of one, and open
// while the objects of a failed one are classified; one about turns is open until they end,
// and nobody is offered what only tells the app something that does not play.
func TestTheRulesOfASeatSayWhatItMayDoNow(t *testing.T) {
	x := sit(t, "table deal card-watch,card-hourglass @PV", "visitor rule", "visitor trim")
	may := func(word string) []string {
		var out []string
		for _, r := range x.rulings(1) {
			for _, text := range r.May {
				if r.Rule.Word == word {
					out = append(out, text.String())
				}
			}
		}
		return out
	}
	check := func(word string, want ...string) {
		t.Helper()
		if got := may(word); len(got) != len(want) || len(want) > 0 && got[0] != want[0] {
			t.Errorf("by “%s” the Visitor may %q, not %q", word, got, want)
		}
	}
	check("In every proof")
	check("Your Pass Rule", "Classify an object")
	check("Your turn")
	x.do("visitor place card-watch @ON1")
	x.do("visitor place card-hourglass @BY1")
	check("Your turn", "End the turn")
	for _, line := range []string{"visitor done", "agent1 test agent1-marker-1 @FD-A1-ON", "agent1 done", "kid predict card-key @CL-ON", "visitor place card-key @ON2", "kid stop =1", "kid done"} {
		x.do(line)
	}
	check("Your turn", "Classify an object")
	check("In every proof")
	for _, line := range []string{"visitor place card-bell @ON3", "visitor done", "agent1 prove card-toilet,card-bow-and-arrow,card-soccer-ball,card-pushpin",
		"visitor shield", "visitor set", "agent1 guess card-toilet,card-bow-and-arrow,card-soccer-ball,card-pushpin @by,on,by,on", "agent1 lock", "visitor lift @by,on,by,by"} {
		x.do(line)
	}
	check("In every proof", "Classify an object")
	check("Your turn")
	for _, r := range x.rulings(1) {
		if why := r.Why.String(); r.Rule.Word == "Your turn" && !strings.Contains(why, "The proof has failed") {
			t.Errorf("it is not her turn because of %q", why)
		}
	}
}
