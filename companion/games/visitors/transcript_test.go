package visitors

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

// TestTranscripts plays the files in testdata. The moves stand at the margin;
// what follows, indented, is what everyone is told and what is to be done
// next. A line that begins with ! is refused.
func TestTranscripts(t *testing.T) { gametest.Transcripts(t, 1, retell) }

func TestR21WorkedExample(t *testing.T) { gametest.Transcript(t, "testdata/R21.txt", retell(t)) }

func retell(t *testing.T) gametest.Teller {
	return gametest.Retell(t, func(n int, options ...string) *gametest.Table { return &sit(t, n, options...).Table }, nil)
}
