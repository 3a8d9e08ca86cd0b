package kit

import (
	"github.com/grovewatch/grovewatch/companion/game"
)

// MustSteps reads the pages of a lesson from TOML, one table [[step]] each,
// with the fields of game.Step in lower case and, as blanks, the arguments of
// its sentence. A step that has nothing but simulated = true is game.Simulated.
// MustSteps panics when the text is wrong, as the first test of the game shows.
func MustSteps(text string) []game.Step {
	var file struct {
		Step []struct {
			After, Before, Say string
			Blanks             []game.Blank
			Show, Cards        []string
			Simulated          bool
		}
	}
	mustDecode("lesson.toml", text, &file)
	var out []game.Step
	for _, s := range file.Step {
		if s.Simulated {
			out = append(out, game.Simulated)
			continue
		}
		say := game.Text{Format: s.Say}
		for _, b := range s.Blanks {
			say.Args = append(say.Args, b)
		}
		out = append(out, game.Step{After: s.After, Before: s.Before, Say: say, Show: s.Show, Cards: s.Cards})
	}
	return out
}
