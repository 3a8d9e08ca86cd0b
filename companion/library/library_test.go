package library

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

func find(s game.Setup) (game.Game, error) { return games.Find(s.Game) }

// saved writes a game of pairs to a file, to its end or so many moves long, with
// asides after its head.
func saved(t *testing.T, path string, moves int, asides ...string) {
	t.Helper()
	g, err := games.Find("pairs")
	if err != nil {
		t.Fatal(err)
	}
	setup := game.Setup{Game: "pairs", Players: 2}
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(setup, rand.New(rand.NewPCG(1, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	script, text := game.NewTranscript(m, nil)
	for _, a := range asides {
		text += script.Aside(a)
	}
	for m.State().Result() == nil && m.Len() < moves {
		mv, err := people.Next(m.State())
		if err == nil {
			err = m.Apply(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
		text += script.Move(nil, mv)
	}
	text += script.Aside(Played(90 * time.Minute))
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

const whole = 1000

var seated = []string{`sits player1 "Ada" "pink"`, `sits player2 "Bo" ""`}

func TestAGameIsListedByItsHeadAndItsEnd(t *testing.T) {
	dir := t.TempDir()
	begun := time.Date(2026, 11, 23, 19, 2, 0, 0, time.UTC)
	saved(t, filepath.Join(dir, "pairs-2026-11-23-190200.txt"), whole, append([]string{Opened(begun), DemoAside}, seated...)...)
	all, err := List(dir)
	if err != nil || len(all) != 1 {
		t.Fatalf("%+v, %v", all, err)
	}
	g := all[0]
	if g.Setup.Game != "pairs" || g.Setup.Players != 2 || !g.Demo || !g.Moves || !g.Begun.Equal(begun) || g.Played != 90*time.Minute || g.Minutes() != 90 || g.Wrong != nil || g.Name() != "" {
		t.Errorf("listed is %+v", g)
	}
	if names := strings.Join(g.Names(nil), " "); names != "Ada Bo" {
		t.Errorf("there sit %s", names)
	}
	s, err := g.Stand(find)
	if err != nil || !s.Over() || len(s.Winner) == 0 || s.View.Names[1].String() != "Ada (Player 1)" {
		t.Errorf("it stands %+v, %v", s, err)
	}
	if strings.Contains(s.View.Result.Text.String(), "Player") {
		t.Errorf("the result is %q", s.View.Result.Text)
	}
}

func TestAGameWithoutAMoveIsNone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	saved(t, path, 0, seated...)
	if g := Read(path); g.Moves || g.Wrong != nil {
		t.Errorf("%+v", g)
	}
}

func TestWhatIsNoGameSaysSo(t *testing.T) {
	dir := t.TempDir()
	good := filepath.Join(dir, "good.txt")
	saved(t, good, 6, seated...)
	text, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ text, want string }{
		"note":   {"hello", "no transcript"},
		"empty":  {"", "empty"},
		"edited": {strings.Replace(string(text), "turn", "tern", 1), "changed"},
		"other":  {strings.Replace(string(text), "game pairs", "game chess", 1), "no game is called"},
	} {
		path := filepath.Join(dir, name+".txt")
		if err := os.WriteFile(path, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Read(path).Stand(find); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
		if now, _ := os.ReadFile(path); string(now) != c.text {
			t.Errorf("%s has changed", name)
		}
	}
	if g := Read(dir); g.Wrong == nil {
		t.Error("a folder is a game")
	}
	if all, err := List(filepath.Join(dir, "nowhere")); err != nil || len(all) != 0 {
		t.Errorf("in no folder lie %v, %v", all, err)
	}
	torn := filepath.Join(dir, "torn.txt")
	if err := os.WriteFile(torn, text[:len(text)-4], 0o600); err != nil {
		t.Fatal(err)
	}
	if s, err := Read(torn).Stand(find); err != nil || !s.Torn || s.Moves != 6 {
		t.Errorf("an unfinished line: %+v, %v", s.Moves, err)
	}
}

func TestALongFileIsReadAtItsHeadAndEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "long.txt")
	asides := []string{DemoAside, `sits player1 "Old" ""`}
	for i := range 3000 {
		asides = append(asides, fmt.Sprintf("said %d nothing of interest", i))
	}
	saved(t, path, 4, append(asides, seated...)...)
	if g := Read(path); g.Size < mostHead+mostEnd || !g.Demo || g.People["player1"].Name != "Ada" || g.Minutes() != 90 {
		t.Errorf("read is %+v", g)
	}
}

func TestAGameIsRenamed(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "pairs-2026-11-23-190200.txt")
	saved(t, path, 6)
	saved(t, filepath.Join(dir, "Tuesday.txt"), 6)
	for name, want := range map[string]string{"  ": "needs a name", "../..": "needs a name", "Tuesday": "is called"} {
		if _, err := Read(path).Rename(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", name, err)
		}
	}
	to, err := Read(path).Rename("Ada/Bo: the return")
	if err != nil || filepath.Dir(to) != dir || Read(to).Name() != "Ada Bo  the return" && Read(to).Name() != "Ada Bo the return" {
		t.Fatalf("%s, %v", to, err)
	}
	if err := Read(to).Delete(); err != nil || Read(to).Wrong == nil {
		t.Errorf("deleted: %v", err)
	}
}

// TestAStoryReplacesNothingElse: neither the game, whatever it is called, nor a page of
// people's own, nor what is waited for.
func TestAStoryReplacesNothingElse(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(in(name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	saved(t, in("evening.html"), 6)
	write("ours.html", "<!doctype html>\n<p>Holidays</p>")
	write("ours-2.html", "<!doctype html>\n<head>\n"+StoryMark+"\n</head>")
	if err := os.Mkdir(in("folder.html"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"evening.html": "evening-2.html", "ours.txt": "ours-2.html", "folder.txt": "folder-2.html", "new.txt": "new.html", "new": "new.html"} {
		if got := Story(in(name)); got != in(want) {
			t.Errorf("the story of %s is kept in %s", name, got)
		}
	}
	saved(t, in("ours.txt"), 6)
	if _, err := Read(in("ours.txt")).Rename("theirs"); err != nil || Read(in("theirs.txt")).Wrong != nil {
		t.Fatal(err)
	}
	if text, _ := os.ReadFile(in("theirs.html")); !strings.Contains(string(text), StoryMark) {
		t.Error("the story of a game is not renamed with it")
	}
	if text, _ := os.ReadFile(in("ours.html")); !strings.Contains(string(text), "Holidays") {
		t.Error("a page of people's own is renamed with a game")
	}
}

// TestTheStoryGoesWithItsGame: under its second name, too, where a page of people's own
// has the first. That one stays, and the story of another game.
func TestTheStoryGoesWithItsGame(t *testing.T) {
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	story := "<!doctype html>\n<head>\n" + StoryMark + "\n</head>"
	for name, text := range map[string]string{"ours.html": story, "ours-2.html": story, "theirs.html": "<!doctype html>\n<p>Holidays</p>", "theirs-2.html": story, "both.html": "<p>Recipes</p>", "both-2.html": story} {
		if err := os.WriteFile(in(name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	saved(t, in("both-2.txt"), 6)
	for _, name := range []string{"ours.txt", "theirs.txt", "both.txt", "untold.txt"} {
		saved(t, in(name), 6)
		if err := Read(in(name)).Delete(); err != nil {
			t.Error(err)
		}
	}
	left, err := filepath.Glob(in("*"))
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{in("both-2.html"), in("both-2.txt"), in("both.html"), in("ours-2.html"), in("theirs.html")}; !slices.Equal(left, want) {
		t.Errorf("%q are left", left)
	}
}

// TestAGameThatIsPlayedStays: neither by its name nor by another one for its file.
func TestAGameThatIsPlayedStays(t *testing.T) {
	dir := t.TempDir()
	path, link := filepath.Join(dir, "game.txt"), filepath.Join(dir, "link.txt")
	saved(t, path, 6)
	if err := os.Symlink(path, link); err != nil {
		t.Skip(err)
	}
	save, _, _, err := companion.OpenSave(path, find, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []string{path, link} {
		if _, err := Read(p).Rename("new"); err == nil || !strings.Contains(err.Error(), "open in another window") {
			t.Errorf("%s is renamed: %v", p, err)
		}
		if err := Read(p).Delete(); err == nil || !strings.Contains(err.Error(), "open in another window") {
			t.Errorf("%s is deleted: %v", p, err)
		}
	}
	if err := save.Close(); err != nil {
		t.Fatal(err)
	}
	if err := Read(path).Delete(); err != nil {
		t.Error(err)
	}
}

func TestResultsAreTallied(t *testing.T) {
	dir := t.TempDir()
	var results []Result
	for i, names := range [][2]string{{"Ada", "Bo"}, {"ada", "=1+1"}} {
		path := filepath.Join(dir, fmt.Sprint(i, Ext))
		saved(t, path, whole, fmt.Sprintf("sits player1 %q %q", names[0], ""), fmt.Sprintf("sits player2 %q %q", names[1], ""))
		g := Read(path)
		s, err := g.Stand(find)
		if err != nil {
			t.Fatal(err)
		}
		results = append(results, Result{g, s})
	}
	tallies := Tallies(results)
	won := map[string]string{}
	for _, x := range tallies {
		won[x.Name] = fmt.Sprint(x.Won, " of ", x.Played)
	}
	winner := results[0].View.Result.Winners
	if len(tallies) != 3 || !strings.HasSuffix(won["Ada"], "of 2") || len(winner) != 1 {
		t.Errorf("%+v, won by %v", won, winner)
	}
	table, err := CSV([]string{"Date"}, results, game.Text.String, func(s string) string { return s })
	lines := strings.Split(strings.TrimSpace(string(table)), "\r\n")
	if err != nil || len(lines) != 3 || !strings.Contains(lines[1], "Ada (Player 1); Bo (Player 2)") || !strings.Contains(lines[1], ",90,") || !strings.Contains(lines[1], "Pairs · Ada: 9 · Bo: 3") {
		t.Errorf("%s, %v", table, err)
	}
	if got := cells("=1+1", "-2", "Ada"); got[0] != "'=1+1" || got[1] != "'-2" || got[2] != "Ada" {
		t.Errorf("cells are %q", got)
	}
}

// TestAGameWhoseDeckIsGoneIsKnown by what game it is and who sat there.
func TestAGameWhoseDeckIsGoneIsKnown(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	saved(t, path, 6, seated...)
	asked := 0
	s, err := Read(path).Stand(func(setup game.Setup) (game.Game, error) {
		if asked++; asked == 1 {
			return nil, errors.New("the deck is gone")
		}
		return find(setup)
	})
	if err == nil || s.Title != "Pairs" || s.Box == nil || len(s.Seats) == 0 {
		t.Errorf("%v; it is %q for %v", err, s.Title, s.Seats)
	}
}
