package grove

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// TestEveryChoiceCanBePlayed takes each value of each option by itself.
func TestEveryChoiceCanBePlayed(t *testing.T) {
	for edition, ed := range editions {
		for players := 3; players <= ed.most; players++ {
			s := game.Setup{Players: players, Options: map[string]string{"edition": edition}}
			plain, err := Game.New(s)
			if err != nil {
				t.Fatal(err)
			}
			names := map[string]bool{}
			for _, o := range Game.Choices(s) {
				if names[o.Name] || o.Title.String() == "" || len(o.Values) < 2 {
					t.Errorf("%s stands twice or says too little: %+v", o.Name, o)
				}
				names[o.Name] = true
				if !slices.ContainsFunc(o.Values, func(v game.Value) bool { return v.Word == o.Default }) {
					t.Errorf("edition %s: the default %q of %s is not offered", edition, o.Default, o.Name)
				}
				if strings.HasPrefix(o.Name, "power.") || o.Name == "edition" {
					continue // a power has to leave its old spot first
				}
				for _, v := range o.Values {
					st, err := Game.New(game.Setup{Players: players, Options: map[string]string{"edition": edition, o.Name: v.Word}})
					if err != nil {
						t.Errorf("%d players, edition %s, %s=%s: %v", players, edition, o.Name, v.Word, err)
						continue
					}
					if same := st.Key() == plain.Key(); same != (v.Word == o.Default) {
						t.Errorf("edition %s, %s=%s (default %s): same game %v", edition, o.Name, v.Word, o.Default, same)
					}
				}
			}
			for _, o := range options {
				if !names[o.Name] {
					t.Errorf("%s is not offered", o.Name)
				}
			}
		}
	}
}

func TestOptionPowerMovesToAnotherSpot(t *testing.T) {
	x := sit(t, 3, "power.2=none", "power.1=prove")
	h := x.pos().house
	x.want("the Kid may prove at 1", h.track.has(mayProve, 1), true)
	x.want("its grade", h.track[1].powerGrade, ours)
	for _, bad := range []struct{ name, value, says string }{
		{"power.9", "prove", "needs a spot of its own"},
		{"power.0", "prove", "needs a spot of its own"},
		{"power.1", "fly", "no power"},
		{"power.1", "prove", "stands on the spots 1 and 2"},
	} {
		_, err := Game.New(game.Setup{Players: 3, Options: map[string]string{bad.name: bad.value}})
		if err == nil || !strings.Contains(err.Error(), bad.says) {
			t.Errorf("%s=%s: %v", bad.name, bad.value, err)
		}
	}
}

func TestChosenTellsHouseRulesOnly(t *testing.T) {
	var got []string
	for _, text := range game.Chosen(Game, game.Setup{Players: 4, Options: map[string]string{"edition": "b", "deck": "120", "visitor_setup": "7", "track.3": "draw 9"}}) {
		got = append(got, text.String())
	}
	if want := "Edition B|4 players|The deck has: 120 cards|Trust 3: draw 9"; strings.Join(got, "|") != want {
		t.Errorf("got %q, want %q", strings.Join(got, "|"), want)
	}
}

func TestOptionFile(t *testing.T) {
	got, err := game.ReadOptions("edition = \"b\"\ndeck = 120\nempty_draw = true\n\n[track]\n5 = \"draw 1\"\n[power]\n2 = \"none\"\n\"1\" = \"prove\"\n", Game, 4)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"edition": "b", "deck": "120", "empty_draw": "on", "track.5": "draw 1", "power.2": "none", "power.1": "prove"}
	for k, v := range want {
		if got[k] != v || len(got) != len(want) {
			t.Errorf("%s is %q, want %q; in all %v", k, got[k], v, got)
		}
	}
	for text, says := range map[string]string{
		"edition = \"a\"\nsuits = 4":            "line 2: there is no option \"suits\"",
		"edition = \"c\"":                       "line 1: the edition is \"c\"",
		"# ours\n[track]\n5 = \"draw -1\"":      "line 3: the option track.5 is \"draw -1\": \"-1\" is no number",
		"deck = -3":                             "line 1: the deck has \"-3\" cards",
		"[power]\n\n9 = \"hide\"":               "line 3: the option power.9 is \"hide\": a power needs a spot",
		"[power]\n1 = \"prove\"":                "line 2: the power prove stands on the spots 1 and 2",
		"[track]\n7 = \"draw 1; power secret\"": "line 2: the power secret stands on the spots 4 and 7",
		"[track]\n9 = \"reveal; power hide\"":   "line 2: the option track.9 is \"reveal; power hide\": a power needs a spot",
		"deck = 1.5":                            "line 1: the option deck is neither a word nor a number",
		"covering = [\"choose\"]":               "line 1: the option covering is neither",
		"covering = \"\"":                       "line 1: the option \"covering\" is \"\"",
		"trim = \"before\"\ndeck = = 4":         "line 2: this is no TOML",
		"deck = 100\ndeck = 120":                "line 2: this is no TOML",
	} {
		if _, err := game.ReadOptions(text, Game, 3); err == nil || !strings.HasPrefix(err.Error(), says) {
			t.Errorf("%q: got %v, want %s …", text, err, says)
		}
	}
	if _, err := game.ReadOptions("edition = \"b\"", Game, 6); err == nil || !strings.Contains(err.Error(), "3 to 5 players") {
		t.Errorf("six players with edition B: %v", err)
	}
}

// TestCompleteSetupIsTheSameGame: naming every default changes nothing, and a
// bare set-up holds house rules alone.
func TestCompleteSetupIsTheSameGame(t *testing.T) {
	for _, o := range []map[string]string{nil, {"edition": "b"}, {"edition": "b", "trim": "after", "track.5": "draw 1; power none"}, {"track.7": "draw 1; power hide", "power.3": "none"}} {
		s := game.Setup{Game: "grove", Players: 4, Options: o}
		full := s.Complete(Game)
		want, err := Game.New(s)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Game.New(full)
		if err != nil || got.Key() != want.Key() {
			t.Errorf("%v: %v is another game: %v", o, full.Options, err)
		}
		if got.(*position).house.track != want.(*position).house.track {
			t.Errorf("%v: naming the defaults changes the track's grades", o)
		}
		if full.Options["edition"] == "" || len(full.Options) < 25 {
			t.Errorf("%v is not complete: %v", o, full.Options)
		}
		bare := full.Bare(Game)
		if again, err := Game.New(bare); err != nil || again.Key() != want.Key() || len(bare.Options) > len(o)+1 {
			t.Errorf("%v is not bare: %v, %v", o, bare.Options, err)
		}
	}
}

func FuzzOptionFile(f *testing.F) {
	f.Add("edition = \"a\"\n[track]\n5 = \"draw 1, reveal; power none\"")
	f.Fuzz(func(t *testing.T, text string) {
		o, err := game.ReadOptions(text, Game, 3)
		if err != nil {
			return
		}
		if _, err := Game.New(game.Setup{Players: 3, Options: o}); err != nil {
			t.Errorf("%q reads as %v, which cannot be played: %v", text, o, err)
		}
	})
}
