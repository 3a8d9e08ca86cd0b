package game

import "testing"

func TestStepIsDueAtItsMoment(t *testing.T) {
	may := []string{"kid again", "kid stop"}
	for _, c := range []struct {
		step Step
		last string
		want bool
	}{
		{Step{}, "kid stop =2", true},
		{Step{After: Start}, Start, true},
		{Step{After: "kid stop =2"}, "kid stop =2", true},
		{Step{After: "kid stop =2"}, "kid stop =21", false},
		{Step{After: "visitor place * @BY*"}, "visitor place card-key @BY4", true},
		{Step{After: "visitor place * @BY*"}, "visitor place card-key @ON4", false},
		{Step{After: "visitor set*"}, "visitor set @on,by/00ff", true},
		{Step{After: "visitor set*"}, "visitor shield", false},
		{Step{After: "*", Before: "kid stop"}, "anything", true},
		{Step{Before: "kid prove"}, "anything", false},
		{Step{Before: End}, "anything", false},
	} {
		if got := c.step.Due(c.last, may); got != c.want {
			t.Errorf("after %q, before %q: due is %v when %q was made", c.step.After, c.step.Before, got, c.last)
		}
	}
}
