package automa

import (
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Level is how well the app plays a seat.
type Level int

const (
	Easy   Level = iota // it leaves room to win against it
	Even                // about as people play
	Strong              // as well as it can
)

// Levels lists them, the weakest first.
var Levels = []Level{Easy, Even, Strong}

var levelWords = [...]string{Easy: "easy", Even: "even", Strong: "strong"}

// String is the word used in commands and files.
func (l Level) String() string {
	if l < 0 || int(l) >= len(levelWords) {
		return "none"
	}
	return levelWords[l]
}

// Title is what people read.
func (l Level) Title() game.Text {
	return [...]game.Text{Easy: game.Say("easy"), Even: game.Say("even"), Strong: game.Say("strong")}[l]
}

// ParseLevel reads what String wrote. The error is a sentence.
func ParseLevel(word string) (Level, error) {
	for _, l := range Levels {
		if l.String() == word {
			return l, nil
		}
	}
	return 0, fault.Errorf("%q is no level of the app's play: there are easy, even and strong", word)
}
