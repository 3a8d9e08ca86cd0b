package grove

import (
	"embed"
	"slices"

	"github.com/BurntSushi/toml"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

//go:embed lessons
var lessonFiles embed.FS

// lessonRules are the Pass Rules that a first Visitor may choose from. The
// cards of her lesson are clear under each of them.
var lessonRules = []string{
	"Some part of it is metal.",
	"It fits in a trouser pocket.",
	"People eat it, drink it or eat with it.",
}

// lessons are a first round for each role, with the deck of the printed box.
var lessons = readLessons()

func readLessons() (out []game.Lesson) {
	var file struct {
		Lesson []struct {
			Role, Title, About, Rule, Prover string
			Seed                             uint64
			Cards                            []string
		}
	}
	// The files are part of the program; a test plays the lessons.
	_, _ = toml.DecodeFS(lessonFiles, "lessons/lessons.toml", &file)
	for _, l := range file.Lesson {
		steps, _ := lessonFiles.ReadFile("lessons/" + l.Role + ".toml")
		me, prover := slices.Index(everySeat, l.Role), max(0, slices.Index(everySeat, l.Prover))
		out = append(out, game.Lesson{
			Role: l.Role, Title: game.Say(l.Title), About: game.Say(l.About), Seed: l.Seed, Steps: kit.MustSteps(string(steps)),
			Setup: game.Setup{Game: "grove", Players: 3, Options: map[string]string{"visitor_setup": "7"}},
			Table: func() (game.Tutor, error) {
				return newTutor(game.Seat(me), game.Seat(prover), l.Rule, l.Cards)
			},
		})
	}
	return out
}
