package fallible_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/fallible"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

func play(t *testing.T, people demo.Fallible) fallible.Report {
	t.Helper()
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	var r fallible.Report
	setup := game.Setup{Game: "grove", Players: 3, Options: map[string]string{"edition": "a"}}
	if err := fallible.Play(g, setup, fallible.Options{Seed: 2, People: people}, &r); err != nil {
		t.Fatal(err)
	}
	return r
}

// amongThem plays a game of two people who err and the app in a seat.
func amongThem(t *testing.T, edition string, seat game.Seat, film bool) {
	t.Helper()
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "grove", Players: 3, Options: map[string]string{"edition": edition, "visitor_setup": "7"}}
	r := fallible.Report{Trace: func(kind demo.Mistake, what string) { t.Logf("%s\n%s", kind, what) }}
	options := fallible.Options{Seed: 7, People: demo.Fallible{Rate: 0.1}, Apps: []companion.App{{Seat: seat, Level: automa.Even}}, Film: film}
	if err := fallible.Play(g, setup, options, &r); err != nil {
		t.Fatal(err)
	}
	made := 0
	for kind, f := range r.Kinds {
		made += f.Made
		if f.Wrong > 0 || f.Missing > 0 {
			t.Errorf("%q: %d wrong, %d missing", kind, f.Wrong, f.Missing)
		}
	}
	if r.Ended != 1 || made == 0 {
		t.Errorf("%d games ended, %d mistakes were made", r.Ended, made)
	}
}

// TestTheAppPlaysAmongPeopleWhoErr has the app take each seat in turn. Its moves come
// from what the referee has recorded, and people carry out what the window says.
func TestTheAppPlaysAmongPeopleWhoErr(t *testing.T) {
	for _, edition := range []string{"a", "b"} {
		for _, seat := range []game.Seat{1, 2, 3} {
			t.Run(fmt.Sprint(edition, seat), func(t *testing.T) { amongThem(t, edition, seat, false) })
		}
	}
}

// TestTheAppMayWalkThereAndBack: that a pawn is back where it was is a second move
// when the app has wanted both.
func TestTheAppMayWalkThereAndBack(t *testing.T) {
	g, err := games.Find("visitors")
	if err != nil {
		t.Fatal(err)
	}
	var r fallible.Report
	setup := game.Setup{Game: "visitors", Players: 3}
	options := fallible.Options{Seed: 6, Apps: []companion.App{{Seat: 1, Level: automa.Easy}}}
	if err := fallible.Play(g, setup, options, &r); err != nil {
		t.Fatal(err)
	}
	if f := r.Kinds[""]; r.Ended != 1 || f != nil && f.Wrong+f.Missing > 0 {
		t.Errorf("%d games ended\n%s", r.Ended, &r)
	}
}

// asThen are people who err by the kinds that there were when some games were found, in which
// a seed plays the same game as then.
func asThen() demo.Fallible {
	kinds := slices.DeleteFunc(demo.Mistakes(), func(k demo.Mistake) bool { return k == demo.PutBack || k == demo.Hidden })
	return demo.Fallible{Rate: 0.1, Kinds: kinds}
}

// TestFilmGamesThatWentAstray are whole games in which the referee once got a move wrong or
// missed one, each for another reason.
func TestFilmGamesThatWentAstray(t *testing.T) {
	for _, c := range []struct {
		game    string
		players int
		seed    uint64
		why     string
	}{
		{"grove", 3, 425, "the right card was turned up in a full lane and covered soon after"},
		{"grove", 3, 2041, "people laid a card under the same marker again and again"},
		{"visitors", 2, 96, "a Trinket that was used, and might have been covered, was drawn again"},
		{"visitors", 2, 7803, "a Trinket that was covered was discarded, and the next one, which was used, was taken for it"},
		{"visitors", 2, 360, "a Trinket beneath two others was taken for discarded"},
		{"visitors", 2, 321, "people forgot to draw, and never did"},
		{"visitors", 4, 132, "a spirit that was taken up was used with a Trinket that nobody has seen"},
		{"visitors", 4, 134, "people put back a Trinket as not allowed that was"},
		{"blackwood", 2, 269, "the Pedlar was made to have shown a card that was dealt"},
		{"visitors", 4, 20039, "a Trinket and a spirit that were taken one after the other were thought covered by what lay beside them"},
		{"visitors", 2, 13047, "a spirit that a character covered was used, and a second character lay covered beside it"},
		{"visitors", 3, 33479, "a spirit that was taken from beneath another and laid on top of it hid that one, which was thought to be gone"},
		{"visitors", 2, 52660, "one of two Trinkets was taken from beneath a third, and the other was drawn again in the record"},
		{"visitors", 2, 52795, "a Trinket was laid beside the one that it hid, on which another lay askew"},
		{"visitors", 3, 8209, "a character laid imprecisely came to lie in the next room"},
		{"blackwood", 2, 122249, "a spell laid imprecisely came to lie on the used place beside the spells"},
		{"blackwood", 2, 397, "a card was dealt to another place first"},
		{"blackwood", 2, 8202, "a spell that was taken back was recorded beside the one that was cast instead"},
		{"blackwood", 3, 24, "the Pedlar's cards were not recorded beside a card that was hidden"},
		{"blackwood", 3, 77, "Push was cast on whatever had moved last"},
		{"blackwood", 3, 8204, "marionettes of one mat hid cards of the next"},
		{"blackwood", 3, 8323, "all that the Pedlar had shown was taken back when his last card was in a hand"},
		{"blackwood", 3, 8222, "a card that the Pedlar sold was thought to be one of those he had not"},
		{"blackwood", 3, 71043, "a card in sight beneath the top of the discard pile was thought to have been moved"},
		{"blackwood", 3, 93009, "a new Pedlar that was laid on a used one was thought to be still in a hand"},
		{"blackwood", 2, 20060, "Free Gathering was laid down for the next card before the row closed up"},
		{"blackwood", 2, 101698, "people did not read a reminder that came while they were still at it"},
		{"blackwood", 2, 98456, "a spell that was laid back on a border was thought to have been left"},
		{"blackwood", 2, 98565, "a card that was left beneath a spent one was thought to be bought"},
		{"blackwood", 3, 33074, "a marionette that its Witch had moved was thought to be pushed"},
		{"blackwood", 3, 107048, "a card that was bought lay beneath a marionette of the next mat"},
		{"blackwood", 3, 94109, "two potions were sold in another order"},
		{"blackwood", 3, 100011, "a copy of a used spell was cast after another one was laid down by mistake"},
		{"blackwood", 3, 98187, "Free Gathering was laid down late, and no row was to close up"},
		{"blackwood", 4, 81004, "what was bought in the last turn and put away at once was thought to be left"},
		{"blackwood", 4, 81030, "a spell that was got and still in a hand was recorded as cast"},
		{"blackwood", 4, 20010, "all that the Pedlar had shown was thought to be put back when one of it lay on the discard pile"},
	} {
		t.Run(fmt.Sprint(c.game, c.players, " ", c.seed), func(t *testing.T) {
			g, err := games.Find(c.game)
			if err != nil {
				t.Fatal(err)
			}
			var r fallible.Report
			options := fallible.Options{Seed: c.seed, People: asThen()}
			if err := fallible.Play(g, game.Setup{Game: c.game, Players: c.players}, options, &r); err != nil {
				t.Fatal(err)
			}
			for kind, f := range r.Kinds {
				if f.Wrong > 0 || f.Missing > 0 {
					t.Errorf("%q: %d wrong, %d missing; once %s", kind, f.Wrong, f.Missing, c.why)
				}
			}
			if r.Ended != 1 {
				t.Error("it did not end in the record")
			}
		})
	}
}

// TestFilmADigitThatAnotherOneHasReplacedIsNoFault: the wrong digit was really laid, and recorded,
// before the right one came in its stead, while one that lies there from the last guess shows
// nothing yet.
func TestFilmADigitThatAnotherOneHasReplacedIsNoFault(t *testing.T) {
	g, err := games.Find("psisquad")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "psisquad", Players: 4, Options: map[string]string{"mode": "paper"}}
	for _, seed := range []uint64{100009, 108016} {
		var r fallible.Report
		if err := fallible.Play(g, setup, fallible.Options{Seed: seed, People: asThen()}, &r); err != nil {
			t.Fatal(err)
		}
		for kind, f := range r.Kinds {
			if f.Wrong > 0 || f.Missing > 0 {
				t.Errorf("seed %d, %q: %d wrong, %d missing", seed, kind, f.Wrong, f.Missing)
			}
		}
	}
}

// TestFilmTheAppPlaysAmongPeopleWhoErr is the same before a camera, for one seat.
func TestFilmTheAppPlaysAmongPeopleWhoErr(t *testing.T) { amongThem(t, "b", 1, true) }

func TestPerfectPeopleAreFollowed(t *testing.T) {
	r := play(t, demo.Fallible{})
	if r.Games != 1 || r.Ended != 1 || r.Moves < 40 {
		t.Errorf("%d games, %d ended, %d moves", r.Games, r.Ended, r.Moves)
	}
	for kind, f := range r.Kinds {
		if kind != "" || f.Made > 0 || f.Wrong > 0 || f.Missing > 0 {
			t.Errorf("%q: %+v", kind, f)
		}
	}
}

func TestFilmSameSeedSameMistakes(t *testing.T) {
	people := demo.Fallible{Rate: 0.3, Kinds: []demo.Mistake{demo.Forgotten, demo.Imprecise, demo.Together}}
	one, other := play(t, people), play(t, people)
	if one.String() != other.String() {
		t.Errorf("one seed gave\n%sand\n%s", &one, &other)
	}
	made := 0
	for kind, f := range one.Kinds {
		if kind != "" && kind != demo.Forgotten && kind != demo.Imprecise && kind != demo.Together {
			t.Errorf("%s was not asked for", kind)
		}
		made += f.Made
	}
	if made < 5 || one.Ended != 1 {
		t.Errorf("%d mistakes; %d games ended\n%s", made, one.Ended, &one)
	}
	if table := one.String(); !strings.HasPrefix(table, "mistake ") || !strings.Contains(table, "\nimprecise ") {
		t.Errorf("the table is\n%s", table)
	}
}
