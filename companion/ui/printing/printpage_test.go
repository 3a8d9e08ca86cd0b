package printing

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// printing opens the page that prints the test's game. What the background has
// to say waits until turn lets the window take it.
func printing(t *testing.T) (p *Page, turn func(until func() bool)) {
	t.Helper()
	words.Load()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(paint.Theme{})
	in := &room.Window{Match: room.NewMatch(uitest.Game{}, game.Setup{Game: "test", Players: 3}), App: a, Win: a.NewWindow("A page"), Unit: 1}
	var mu sync.Mutex
	var waiting []func()
	in.Later = func(f func()) {
		mu.Lock()
		defer mu.Unlock()
		waiting = append(waiting, f)
	}
	p = opened(t, in, Needs{Dir: t.TempDir()}, in.Game)
	return p, func(until func() bool) {
		t.Helper()
		for end := time.Now().Add(15 * time.Minute); !until(); time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("waited in vain; the page says %q", uitest.Texts(p.root))
			}
			mu.Lock()
			now := waiting
			waiting = nil
			mu.Unlock()
			for _, f := range now {
				f()
			}
		}
	}
}

// opened opens the page for a game over a window.
func opened(t *testing.T, in *room.Window, needs Needs, g game.Game) *Page {
	t.Helper()
	in.Win.SetPadded(false)
	in.Win.Show()
	in.Win.Resize(uitest.Usual)
	var p *Page
	needs.Work = &sync.WaitGroup{}
	needs.Closed = func() { in.Win.Canvas().Overlays().Remove(p.root) }
	p = New(in, needs, g)
	in.Win.Canvas().Overlays().Add(p.root)
	p.root.Resize(in.Win.Canvas().Size())
	t.Cleanup(func() {
		p.GiveUp()
		p.Work.Wait()
		in.Win.Close()
	})
	return p
}

// tap presses what carries a text on the page.
func (p *Page) tap(t *testing.T, text string) {
	t.Helper()
	var do func()
	uitest.Walk(p.root, fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
		switch o := o.(type) {
		case *paint.Button:
			if o.Text == text && !o.Disabled {
				do = o.OnTapped
			}
		case *paint.OptionCard:
			if strings.Join(uitest.Texts(o), " ") == text && !o.Disabled {
				do = o.OnTapped
			}
		}
	})
	if do == nil {
		t.Fatalf("there is no %q to press among %q", text, uitest.Texts(p.root))
	}
	do()
}

func written(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func TestSheetsAreChosenSeenAndMade(t *testing.T) {
	p, turn := printing(t)
	turn(func() bool { return p.live.Image != nil })
	first := p.live.Image
	p.tap(t, "›")
	turn(func() bool { return p.live.Image != nil && p.live.Image != first })
	for _, s := range p.all.Sheets {
		if s.Name != "mats" {
			p.tap(t, s.Title)
		}
	}
	p.tap(t, "Letter")
	p.tap(t, "Outlines")
	for _, pg := range p.plan.Pages {
		if pg.Sheet != "mats" {
			t.Errorf("a page of %s is among the mats alone", pg.Sheet)
		}
	}
	p.tap(t, "Make the pages")
	turn(func() bool { return p.done })
	files := written(t, p.dir)
	if len(files) != 2 || !slices.Contains(files, printables.ComponentsFile) || !slices.ContainsFunc(files, func(f string) bool {
		return strings.HasPrefix(f, "test-letter") && strings.HasSuffix(f, "mats.pdf")
	}) {
		t.Errorf("written: %q", files)
	}
	if all := strings.Join(uitest.Texts(p.root), " "); !strings.Contains(all, p.dir) {
		t.Errorf("the page does not say where the sheets lie: %q", all)
	}
	p.Key(fyne.KeyEscape)
	if !p.closed || p.w.Win.Canvas().Overlays().Top() != nil {
		t.Error("Escape does not leave the page")
	}
	if got := New(p.w, p.Needs, p.game).opt; got.Paper != "letter" || got.Ink != printables.Outline {
		t.Errorf("next time it begins with %q and %q", got.Paper, got.Ink)
	}
}

func TestMakingSheetsIsGivenUp(t *testing.T) {
	p, turn := printing(t)
	p.tap(t, "Make the pages")
	p.tap(t, "Give up")
	turn(func() bool { return p.cancel == nil })
	if files := written(t, p.dir); p.done || len(files) > 0 {
		t.Errorf("given up, but done is %v and there are %q", p.done, files)
	}
	p.tap(t, "Make the pages") // and can be taken up again
	p.Key(fyne.KeyEscape)
	turn(func() bool { return p.cancel == nil })
	if p.closed || p.said == "" {
		t.Errorf("Escape gives the sheets up and closes the page, or it says %q", p.said)
	}
	p.tap(t, "Make the pages")
	p.Close()
	turn(func() bool { return p.cancel == nil })
	if files := written(t, p.dir); len(files) > 0 {
		t.Errorf("the page was left, but there are %q", files)
	}
}

func TestNothingIsHalfPrintedWhenTheWindowCloses(t *testing.T) {
	p, _ := printing(t)
	p.tap(t, "Make the pages")
	p.GiveUp()
	p.Work.Wait() // as the program does before it ends
	if files := written(t, p.dir); len(files) > 0 {
		t.Errorf("the window was closed, but there are %q", files)
	}
}

func TestSheetsThatCannotBeWritten(t *testing.T) {
	p, turn := printing(t)
	p.dir = filepath.Join(p.Dir, "file")
	if err := os.WriteFile(p.dir, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, s := range p.all.Sheets[1:] {
		p.tap(t, s.Title)
	}
	p.tap(t, "Make the pages")
	turn(func() bool { return p.cancel == nil })
	if p.done || p.said == "" {
		t.Errorf("done %v, said %q", p.done, p.said)
	}
	p.tap(t, p.all.Sheets[0].Title)
	if p.plan != nil || !slices.Contains(uitest.Texts(p.root), "Choose at least one thing to print.") {
		t.Errorf("with no sheet chosen it says %q", uitest.Texts(p.root))
	}
	p.Key(fyne.KeyReturn) // does nothing
	p.Key(fyne.KeyRight)
}

func TestAPrinterIsLinedUp(t *testing.T) {
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	p, turn := printing(t)
	find := func() (entry *widget.Entry, buttons map[string]*widget.Button, said string) {
		buttons = map[string]*widget.Button{}
		uitest.Walk(p.w.Win.Canvas().Overlays().Top(), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
			switch o := o.(type) {
			case *paint.SearchField:
				entry = &o.Entry
			case *paint.PlainButton:
				buttons[o.Text] = &o.Button
			case *widget.Label:
				said += o.Text + "\n"
			}
		})
		return entry, buttons, said
	}
	p.tap(t, "Line up front and back …")
	entry, buttons, _ := find()
	buttons["Make the calibration sheet"].OnTapped()
	turn(func() bool { _, _, said := find(); return strings.Contains(said, ".pdf") })
	if files := written(t, p.Dir); len(files) != 1 {
		t.Errorf("written: %q", files)
	}
	entry.SetText("Z99")
	buttons["Keep"].OnTapped()
	if _, _, said := find(); !strings.Contains(said, "Z99") || p.opt.Offset != (printables.Offset{}) {
		t.Errorf("a square that is not there: %q, %v", said, p.opt.Offset)
	}
	entry.SetText("c4")
	entry.OnSubmitted("c4")
	want, err := printables.SquareOffset("C4")
	if err != nil || p.opt.Offset != want || want == (printables.Offset{}) {
		t.Errorf("backs are moved by %v, not %v (%v)", p.opt.Offset, want, err)
	}
	p.tap(t, "Letter")
	if p.opt.Offset != (printables.Offset{}) {
		t.Errorf("the other paper is moved by %v", p.opt.Offset)
	}
}

// What one has just chosen does not move what one will choose next.
func TestChoicesOfThePageThatPrintsStayWhereTheyAre(t *testing.T) {
	p, _ := printing(t)
	places := func() []fyne.Position {
		var out []fyne.Position
		uitest.Walk(p.root, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
			if _, ok := o.(*paint.OptionCard); ok {
				out = append(out, at)
			}
		})
		return out
	}
	for _, choice := range []string{"Outlines", "Letter", "With bleed", "Small", "Edge to edge"} {
		before := places()
		p.tap(t, choice)
		if now := places(); !slices.Equal(now, before) {
			t.Errorf("%s moves the choices from %v to %v", choice, before, now)
		}
	}
}

func TestThePageThatPrintsFitsItsWindow(t *testing.T) {
	plain := func() *Page { p, _ := printing(t); return p }
	withDecks := func() *Page { return deckPage(t, test.NewTempApp(t), uitest.ReadDeck, games.List()[0]) }
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, uitest.Usual, {Width: 2560, Height: 1440}} {
		for _, open := range []func() *Page{plain, withDecks} {
			p := open()
			p.w.Win.Resize(size)
			p.root.Resize(size)
			p.body.Refresh()
			uitest.Walk(p.root, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
				switch o.(type) {
				case *paint.Button, *paint.OptionCard, *canvas.Text:
					end := at.AddXY(o.Size().Width, o.Size().Height)
					if at.X < 0 || at.Y < 0 || end.X > size.Width+1 || end.Y > size.Height+1 {
						t.Errorf("at %v a %T reaches from %v to %v", size, o, at, end)
					}
				}
			})
		}
	}
}

func TestAFirstEveningTakesEightSheets(t *testing.T) {
	p, _ := printing(t)
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	p.Choose(g)
	p.tap(t, "First evening")
	if n := p.plan.Leaves(); n != 8 {
		t.Errorf("it takes %d sheets", n)
	}
	if got := strings.Join(uitest.Texts(p.body), " "); strings.Contains(got, "Edge to edge") || strings.Contains(got, "142 cards") || !strings.Contains(got, "36 cards for three players, everything printed small") {
		t.Errorf("the page says %q", got)
	}
	if next := New(p.w, p.Needs, g); !next.first() {
		t.Error("next time it is printed for others")
	}
	small := p.plan
	if p.weighed(small, 1e6); p.ink == 0 {
		t.Error("the ink is not told")
	}
	p.tap(t, "Any number")
	if p.plan.Leaves() <= 8 {
		t.Errorf("the whole box takes %d sheets", p.plan.Leaves())
	}
	if p.weighed(small, 1e6); p.ink == 1e6 {
		t.Error("the ink of another plan is told")
	}
}

func TestSheetsForThosePlaying(t *testing.T) {
	p, _ := printing(t)
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	p.Choose(g)
	all := len(p.plan.Pages)
	p.tap(t, "3")
	if len(p.box.Tables) != 1 || p.box.Mat("mat-agent4") != nil || len(p.plan.Pages) >= all {
		t.Errorf("for three players there are %d of %d pages, and the tables %v", len(p.plan.Pages), all, p.box.Tables)
	}
	if next := New(p.w, p.Needs, g); next.players != 3 {
		t.Errorf("next time it is printed for %d", next.players)
	}
	printed := func() int { return p.w.App.Preferences().Int(room.PrefPrinted("grove")) }
	if n := printed(); n != 3 {
		t.Errorf("the set-up is told of %d players", n)
	}
	p.tap(t, "Any number")
	if len(p.plan.Pages) != all {
		t.Errorf("for any number there are %d of %d pages", len(p.plan.Pages), all)
	}
	if n := printed(); n != 0 {
		t.Errorf("for any number the set-up is told of %d players", n)
	}
	p.tap(t, "First evening")
	if n := printed(); n != 3 {
		t.Errorf("for a first evening the set-up is told of %d players", n)
	}
}
