package psisquad

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/story/storytest"
)

func TestStories(t *testing.T) { storytest.Run(t, Game) }

func TestFilmNoMistake(t *testing.T) { storytest.Faultless(t, Game) }
