package grove

import (
	_ "embed"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"

	"github.com/grovewatch/grovewatch/companion/game"
)

//go:embed track.toml
var trackFile string

// The trust track has spots 1 to lastSpot; beyond stands for every increase
// after the last spot (R47 to R57).
const (
	lastSpot = 8
	beyond   = lastSpot + 1
)

// spot is what one step of trust gives.
type spot struct {
	draw   int   // cards the Kid draws
	reveal bool  // each Agent turns one of her hidden cards up
	power  power // lasting, from then on
	// grade says how sure the reward is, powerGrade how sure the power is:
	// stated, inferred, assumed, or ours when the table changed it.
	grade, powerGrade string
}

// ours is the grade of what the table has changed.
const ours = "ours"

// power is a lasting ability that a spot gives.
type power string

const (
	noPower   power = ""
	mayProve  power = "prove"  // the Kid may prove on her turn
	hideOwn   power = "hide"   // the Visitor's own card is hidden for the Kid
	secretOne power = "secret" // the Kid's first prediction of a turn is hidden
	proveMore power = "after"  // after a right run the Kid may prove in the same turn
)

// powers tell people what a power does: in a sentence, in few words, and in
// the one word that a spot of the mat has room for.
var powers = map[power]struct{ does, brief, note string }{
	mayProve:  {"The Kid may prove", "the Kid may prove", "prove"},
	hideOwn:   {"The Visitor's card is hidden from the Agents", "the Visitor's own cards are hidden", "hide"},
	secretOne: {"The Kid's first prediction is hidden", "the Kid's first prediction is hidden", "secret"},
	proveMore: {"The Kid may prove right after right predictions", "the Kid may prove right after right predictions", "prove"},
}

// track holds the spots by trust; index 0 is not used.
type track [beyond + 1]spot

var printedTracks = sync.OnceValue(func() map[string]track {
	var f map[string][]struct {
		Reward, Grade, Power string
		PowerGrade           string `toml:"power_grade"`
	}
	// The file is part of the program; a test reads it.
	if _, err := toml.Decode(trackFile, &f); err != nil {
		return nil
	}
	out := map[string]track{}
	for edition, lines := range f {
		var t track
		for i, l := range lines[:min(len(lines), beyond)] {
			_ = t[i+1].read(l.Reward)
			t[i+1].power, t[i+1].grade, t[i+1].powerGrade = power(l.Power), l.Grade, l.PowerGrade
		}
		out[edition] = t
	}
	return out
})

func printedTrack(edition string) track { return printedTracks()[edition] }

// reads a reward such as "draw 1, reveal" or "none".
func (s *spot) read(reward string) error {
	was := *s
	s.draw, s.reveal = 0, false
	for part := range strings.SplitSeq(reward, ",") {
		number, isDraw := strings.CutPrefix(strings.TrimSpace(part), "draw ")
		switch {
		case reward == "none":
		case number == "reveal" && !s.reveal:
			s.reveal = true
		case !isDraw || s.draw > 0:
			return fmt.Errorf("%q is no reward: write draw 1, reveal, both with a comma between, or none", part)
		case len(number) != 1 || number < "1" || number > "9":
			return fmt.Errorf("%q is no number of cards to draw, 1 to 9", number)
		default:
			s.draw = int(number[0] - '0')
		}
	}
	if s.draw != was.draw || s.reveal != was.reveal {
		s.grade = ours
	}
	return nil
}

// edit changes one spot's reward and, after a semicolon, its power:
// "draw 1, reveal; power hide". A spot keeps its power when none is named.
func (t *track) edit(cell, value string) error {
	n, err := strconv.Atoi(cell)
	if err != nil || n < 1 || n > beyond {
		return fmt.Errorf("the track has the spots 1 to %d and %d for all beyond", lastSpot, beyond)
	}
	reward, rest, hasPower := strings.Cut(value, ";")
	if err := t[n].read(strings.TrimSpace(reward)); err != nil || !hasPower {
		return err
	}
	word, ok := strings.CutPrefix(strings.TrimSpace(rest), "power ")
	if !ok {
		return errors.New("after the semicolon write power and its word, or power none")
	}
	return t.empower(cell, word)
}

// empower changes one spot's power: a power's word, or none.
func (t *track) empower(cell, word string) error {
	n, err := strconv.Atoi(cell)
	p := power(strings.TrimPrefix(word, "none"))
	switch _, known := powers[p]; {
	case err != nil || n < 1 || n > lastSpot:
		return fmt.Errorf("a power needs a spot of its own, 1 to %d", lastSpot)
	case !known && p != noPower:
		return fmt.Errorf("%q is no power: choose prove, hide, secret, after or none", word)
	case t[n].power != p:
		t[n].power, t[n].powerGrade = p, ours
	}
	return nil
}

// check refuses a track that makes no sense as a whole, and names a spot to
// blame, one that the table changed if there is one.
func (t *track) check() (int, error) {
	for n := 1; n <= lastSpot; n++ {
		other := t.from(t[n].power)
		if t[n].power == noPower || other == n {
			continue
		}
		err := fmt.Errorf("the power %s stands on the spots %d and %d: leave one of them", t[n].power, other, n)
		if t[n].powerGrade != ours {
			return other, err
		}
		return n, err
	}
	return 0, nil
}

// at is what reaching a trust of n gives.
func (t *track) at(n int) spot { return t[min(n, beyond)] }

// from is the spot that gives a power, or beyond when none does.
func (t *track) from(p power) int {
	n := 1
	for n < beyond && t[n].power != p {
		n++
	}
	return n
}

// has reports whether a trust of n includes the power.
func (t *track) has(p power, n int) bool { return n >= t.from(p) && t.from(p) != beyond }

// label is the reward in a few words.
func (s spot) label() game.Text {
	switch {
	case s.draw > 0 && s.reveal:
		return game.Say("+%d, reveal", s.draw)
	case s.draw == 1:
		return game.Say("+1 card")
	case s.draw > 0:
		return game.Say("+%d cards", s.draw)
	case s.reveal:
		return game.Say("reveal")
	}
	return game.Text{}
}

// view is the track with the token at a trust, of which paid spots are gained.
func (t *track) view(trust, paid int) game.Track {
	out := game.Track{ID: "trust", Name: game.Say("Trust"), Value: trust, Spots: make([]game.Spot, lastSpot+1)}
	for n := 1; n <= lastSpot; n++ {
		out.Spots[n] = game.Spot{Label: t[n].label(), Gained: paid >= n, Grade: say(t[n].grade), Power: say(powers[t[n].power].does)}
	}
	return out
}

// rewardsOffered that a spot is offered; every other can be written in a file.
var rewardsOffered = []string{"none", "draw 1", "draw 2", "draw 3", "reveal", "draw 1, reveal", "draw 2, reveal", "draw 3, reveal"}

// choices are a spot's reward and, on a spot of its own, its power.
func (s spot) choices(n int) []game.Option {
	group, title := game.Say("Trust track"), game.Say("Trust %d", n)
	if n == beyond {
		title = game.Say("Beyond %d", lastSpot)
	}
	reward := game.Option{Name: fmt.Sprintf("track.%d", n), Group: group, Title: title, Grade: say(s.grade)}
	for _, r := range rewardsOffered {
		var as spot
		_ = as.read(r)
		if as.draw == s.draw && as.reveal == s.reveal {
			reward.Default = r
		}
		reward.Values = append(reward.Values, game.Value{Word: r, Title: as.told()})
	}
	if n == beyond {
		return []game.Option{reward}
	}
	lasting := game.Option{Name: fmt.Sprintf("power.%d", n), Group: group, Title: title, Default: string(s.power), Grade: say(s.powerGrade),
		Values: []game.Value{{Word: "none", Title: game.Say("no power")}}}
	if s.power == noPower {
		lasting.Default, lasting.Grade = "none", game.Say("stated")
	}
	for _, p := range []power{mayProve, hideOwn, secretOne, proveMore} {
		lasting.Values = append(lasting.Values, game.Value{Word: string(p), Title: game.Say(powers[p].does)})
	}
	return []game.Option{reward, lasting}
}

// told is what a spot gives, in words.
func (s spot) told() game.Text {
	switch draws := game.Say("the Kid draws %d", s.draw); {
	case s.draw > 0 && s.reveal:
		return game.Say("%s, each Agent reveals one", draws)
	case s.draw > 0:
		return draws
	case s.reveal:
		return game.Say("each Agent reveals one")
	}
	return game.Say("nothing")
}

// say is a text that may be empty.
func say(text string) game.Text {
	if text == "" {
		return game.Text{}
	}
	return game.Say(text)
}
