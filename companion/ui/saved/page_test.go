package saved

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// open opens the page of a shelf with so many games of pairs, of which every third is
// a demo, every fourth is over and the fifth cannot be read.
func open(t *testing.T, games int) (*Page, fyne.Window, *[]string) {
	t.Helper()
	words.Load()
	app := test.NewTempApp(t)
	app.Settings().SetTheme(paint.Theme{})
	w := &room.Window{Match: room.NewMatch(nil, game.Setup{}), App: app, Win: app.NewWindow("Saved games"), Unit: 1, Send: func(companion.Command) {}}
	later := make(chan func(), 100)
	w.Later = func(do func()) { later <- do }
	w.Win.SetPadded(false)
	w.Win.Show()
	w.Win.Resize(uitest.Usual)
	var resumed []string
	p := New(w, shelf(t, games), func(g library.Game, _ bool) { resumed = append(resumed, g.Path) })
	w.Open(p.Page)
	settle := func() {
		for p.working {
			(<-later)()
		}
	}
	t.Cleanup(settle)
	settle()
	return p, w.Win, &resumed
}

func shelf(t *testing.T, n int) *Shelf {
	g, err := games.Find("pairs")
	if err != nil {
		t.Fatal(err)
	}
	state, err := g.New(game.Setup{Game: "pairs", Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	return &Shelf{
		List: func() ([]library.Game, error) {
			var out []library.Game
			for i := range n {
				x := library.Game{Path: fmt.Sprintf("/games/evening %d.txt", i), Setup: game.Setup{Game: "pairs", Players: 2}, Moves: true, Demo: i%3 == 2, Last: time.Date(2026, 11, 23, 19, i, 0, 0, time.UTC)}
				x.People = map[string]companion.Person{"player1": {Name: "Ada"}, "player2": {Name: "Bo"}}
				out = append(out, x)
			}
			return out, nil
		},
		Stand: func(x library.Game) (library.Standing, error) {
			i := 0
			fmt.Sscanf(x.Path, "/games/evening %d", &i)
			if i == 4 {
				return library.Standing{}, errors.New("the deck is gone")
			}
			s := library.Standing{Seats: state.Seats(), Box: g.Box(), Title: g.Title(), Moves: 7, View: companion.NamedView(state.View(game.Table), []companion.Person{{}, {Name: "Ada"}, {Name: "Bo"}})}
			if i%4 == 3 {
				s.View.Result = &game.Result{Winners: []game.Seat{1}, Text: game.Say("It is over.")}
				s.Measure = game.Say("Pairs")
				s.Counts = []game.Count{{Seat: 1, Name: game.Say("Ada"), N: 20 + i}, {Seat: 2, Name: game.Say("Bo"), N: 3}}
			}
			return s, nil
		},
		Read: library.Read,
		Open: func() string { return "/games/evening 1.txt" },
	}
}

// says are all words on the page.
func says(win fyne.Window) string {
	return strings.Join(uitest.Texts(win.Canvas().Overlays().Top()), "|")
}

func TestGamesAndDemosStandApart(t *testing.T) {
	p, win, resumed := open(t, 6)
	all := says(win)
	for _, want := range []string{"evening 0", "evening 1", "Ada, Bo", "7 moves", "This game is going on now.", "It is over.", "The deck is gone.", "Lay all cards face down"} {
		if !strings.Contains(all, want) {
			t.Errorf("nothing says %q: %s", want, all)
		}
	}
	if strings.Contains(all, "evening 2") {
		t.Error("a demo stands among the games")
	}
	p.Typed('d')
	if all = says(win); !strings.Contains(all, "evening 2") || strings.Contains(all, "evening 0") {
		t.Errorf("the demos are %s", all)
	}
	p.Typed('g')
	test.Tap(uitest.Button(t, win.Canvas().Overlays().Top(), "Go on"))
	if len(*resumed) != 1 || win.Canvas().Overlays().Top() != nil {
		t.Errorf("resumed are %v", *resumed)
	}
}

// TestAGameThatIsOverAndOpenSaysSo, as it has no buttons.
func TestAGameThatIsOverAndOpenSaysSo(t *testing.T) {
	p, win, _ := open(t, 6)
	if all := says(win); strings.Contains(all, "open now") {
		t.Errorf("no game is over and open: %s", all)
	}
	p.shelf.Open = func() string { return "/games/evening 3.txt" }
	p.Redraw()
	if all := says(win); !strings.Contains(all, "7 moves · open now") {
		t.Errorf("the page says %s", all)
	}
}

// TestItIsSaidWhichGameIsDeleted: several may have the title of their game.
func TestItIsSaidWhichGameIsDeleted(t *testing.T) {
	_, win, _ := open(t, 1)
	test.Tap(uitest.Button(t, win.Canvas().Overlays().Top(), "Delete"))
	if all := says(win); !strings.Contains(all, "Ada, Bo") || !strings.Contains(all, "2026-11-23") {
		t.Errorf("it is asked %s", all)
	}
}

// TestDemosAreFoundByWhoHasPlayedNothingElse: who played at the simulated table looks for
// that game here.
func TestDemosAreFoundByWhoHasPlayedNothingElse(t *testing.T) {
	p, win, _ := open(t, 6)
	p.all = p.listed()
	p.Redraw()
	if all := says(win); strings.Contains(all, "Demos”") {
		t.Errorf("beside games it says %s", all)
	}
	for i := range p.all {
		p.all[i].Demo = true
	}
	p.Redraw()
	if all := says(win); !strings.Contains(all, "under “Demos”") {
		t.Errorf("nothing says where the demos are: %s", all)
	}
}

func TestManyGamesAreLeafedThrough(t *testing.T) {
	p, win, _ := open(t, 300)
	if p.rows < 3 || p.rows > 10 || len(p.stands) > 8 {
		t.Errorf("%d rows, %d games looked at", p.rows, len(p.stands))
	}
	first := says(win)
	p.Typed('+')
	if says(win) == first {
		t.Error("there is no older game")
	}
	p.Typed('-')
	p.Typed('-')
	if p.first != 0 {
		t.Errorf("the first row is %d", p.first)
	}
}

// manyResults opens the page with the results of more games than it can show at once.
func manyResults(t *testing.T) (*Page, fyne.Window) {
	t.Helper()
	p, win, _ := open(t, 60)
	later := make(chan func(), 100)
	p.w.Later = func(do func()) { later <- do }
	p.Typed('r')
	for p.working {
		(<-later)()
	}
	return p, win
}

func TestManyResultsAreLeafedThrough(t *testing.T) {
	p, win := manyResults(t)
	first := says(win)
	p.Typed('+')
	if second := says(win); !strings.Contains(first, "Ada: 23") || strings.Contains(second, "Ada: 23") || !strings.Contains(second, "It is over.") {
		t.Errorf("the second page of results is %s", second)
	}
}

// TestTheButtonsOfThePageStandApart also with the largest text in a small window.
func TestTheButtonsOfThePageStandApart(t *testing.T) {
	p, win := manyResults(t)
	p.w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	for _, size := range []fyne.Size{{Width: 800, Height: 600}, {Width: 1024, Height: 700}, uitest.Usual} {
		win.Resize(size)
		win.Canvas().Overlays().Top().Resize(size)
		p.Redraw()
		right, n := float32(0), 0
		var row []*paint.Button // the lowest, from left to right
		uitest.Walk(win.Canvas().Overlays().Top(), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			if k, ok := o.(*paint.Button); ok && k.Position().Y > size.Height*0.8 {
				row = append(row, k)
			}
		})
		slices.SortFunc(row, func(a, b *paint.Button) int { return cmp.Compare(a.Position().X, b.Position().X) })
		for _, k := range row {
			if n++; k.Position().X < right {
				t.Errorf("in %v %q begins at %g, before %g", size, k.Text, k.Position().X, right)
			}
			right = k.Position().X + k.Size().Width
		}
		if n != 5 || right > size.Width {
			t.Errorf("in %v there are %d buttons, up to %g", size, n, right)
		}
	}
}

func TestResultsSayWhoHasWon(t *testing.T) {
	p, win, _ := open(t, 4)
	p.Typed('r')
	if all := says(win); !strings.Contains(all, "Ada|") || !strings.Contains(all, "1 of 1 won") || !strings.Contains(all, "0 of 1 won") || !strings.Contains(all, "It is over. · Ada") || !strings.Contains(all, "Pairs · Ada: 23 · Bo: 3") || !strings.Contains(all, "Pairs  ·  2026-11-23") {
		t.Errorf("the results are %s", all)
	}
	p.Key(fyne.KeyEscape)
	if win.Canvas().Overlays().Top() != nil {
		t.Error("Escape does not close the page")
	}
}

// TestResultsAreSavedWhereThereAreSome: without any the button is dim.
func TestResultsAreSavedWhereThereAreSome(t *testing.T) {
	for games, dim := range map[int]bool{2: true, 4: false} {
		p, win, _ := open(t, games)
		p.Typed('r')
		if k := uitest.Button(t, win.Canvas().Overlays().Top(), "Save as a table (CSV) …"); k.Disabled != dim {
			t.Errorf("with %d games the button is dim: %v", games, k.Disabled)
		}
	}
}

// TestAFileIsSoughtWhereTheSavedGamesLie at first, and in the home where they have no
// folder yet.
func TestAFileIsSoughtWhereTheSavedGamesLie(t *testing.T) {
	games, home := t.TempDir(), t.TempDir()
	t.Setenv("HOME", home)
	for dir, begins := range map[string]string{games: games, games + "/none": home} {
		p, win, _ := open(t, 3)
		p.shelf.Dir = dir
		p.askFile()
		line, ok := win.Canvas().Focused().(*paint.SearchField)
		if !ok || line.Text != begins+"/" {
			t.Errorf("with games in %q it begins in %q", dir, line.Text)
		}
		p.w.TopSheet().Close()
	}
}
