package kit

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

func TestALessonIsReadStepByStep(t *testing.T) {
	steps := MustSteps(`
[[step]]
after = "start"
say = "Night falls."

[[step]]
simulated = true

[[step]]
before = "end"
say = "Here it ends, with %s left."
blanks = ["left"]
show = ["PILE"]
`)
	if len(steps) != 3 || steps[0].After != game.Start || steps[1].Say.Format != game.Simulated.Say.Format {
		t.Fatalf("read are %v", steps)
	}
	if s := steps[2]; s.Before != game.End || len(s.Say.Args) != 1 || s.Say.Args[0] != game.Blank("left") || len(s.Show) != 1 {
		t.Errorf("the last step is %v", s)
	}
}
