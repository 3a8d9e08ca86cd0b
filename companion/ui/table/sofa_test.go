package table

import (
	"embed"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// played is a table of the usual size on which a game has gone so many moves.
func played(t *testing.T, g game.Game, players, moves int, camera bool) *Table {
	t.Helper()
	setup := game.Setup{Game: g.Name(), Players: players}
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	people, err := g.Players(setup, rand.New(rand.NewPCG(5, 1)).IntN)
	if err != nil {
		t.Fatal(err)
	}
	w := newTable(t, g, setup, func(companion.Command) {})
	for m.State().Result() == nil && m.Len() < moves {
		next, err := people.Next(m.State())
		if err == nil {
			err = m.Apply(next)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	s := &companion.Screen{Seq: 1, View: m.State().View(game.Table), Seats: m.State().Seats(), Setup: game.Chosen(g, m.Setup)}
	for i := max(0, m.Len()-20); i < m.Len(); i++ {
		s.Log = append(s.Log, game.Entry{Seat: m.Move(i).Seat, Story: m.Story(i, game.Table)})
	}
	if camera {
		s.Picture = image.NewRGBA(image.Rect(0, 0, 160, 90))
		s.Camera = companion.Camera{Name: "demo", Tags: 12, Plates: 5, PlatesAll: 5, PxPerModule: 2.13}
	}
	w.Show(s)
	return w
}

// TestEveryGameIsReadFromTheSofa: at the usual size no word of any game is
// smaller than what can be read, with a camera and without; without one no field
// stays empty for it; and no name of a mat lies over its places.
func TestEveryGameIsReadFromTheSofa(t *testing.T) {
	for _, files := range []embed.FS{games.Translations, cards.Translations} {
		if err := language.Add(files); err != nil {
			t.Fatal(err)
		}
	}
	for i, tongue := range []string{"en", "de", "fr"} {
		for _, g := range games.List() {
			for _, camera := range []bool{false, true}[min(i, 1):] { // with one there is less room
				numbers := g.Box().Players()
				w := played(t, g, numbers[len(numbers)-1], 60, camera)
				language.Speak(tongue)
				w.Remeasure()
				name := g.Name() + ", " + tongue
				if w.camera.box.Visible() != camera {
					t.Errorf("%s: the camera's field is shown: %v", name, !camera)
				}
				uitest.Walk(w.Content(), fyne.Position{}, func(o fyne.CanvasObject, _ fyne.Position) {
					if x, ok := o.(*canvas.Text); ok && x.Text != "" && x.TextSize < leastText-0.01 {
						t.Errorf("%s: %q is %.1f pixels high", name, x.Text, x.TextSize)
					}
				})
				noTitleOverZones(t, name, w)
			}
		}
	}
	language.Speak("")
}

// noTitleOverZones checks that the names on the board keep clear of its places.
func noTitleOverZones(t *testing.T, name string, w *Table) {
	t.Helper()
	g := w.board.Board
	titles := map[string]bool{}
	for _, c := range g.Captions {
		titles[words.Word(c.Text)] = true
	}
	for _, m := range g.Mats {
		titles[words.Word(m.Name)] = m.Style != cards.MatRoom && m.Style != cards.MatHood // their zones carry their names
	}
	uitest.Walk(w.board, fyne.Position{}, func(o fyne.CanvasObject, at fyne.Position) {
		x, ok := o.(*canvas.Text)
		if !ok || !titles[x.Text] {
			return
		}
		at = at.Subtract(w.board.Position())
		for id, z := range g.Zones {
			zx, zy, zw, zh := w.board.Lens.Rect(z.Rect.Shrink(1))
			if z.Tiled() || z.Style == cards.Hood || strings.Contains(words.Word(z.Label), x.Text) {
				continue
			}
			size := x.MinSize()
			if at.X+size.Width > zx && at.X < zx+zw && at.Y+size.Height*0.85 > zy && at.Y+size.Height*0.15 < zy+zh {
				t.Errorf("%s: %q lies over %s", name, x.Text, id)
			}
		}
	})
}

// TestALongSentenceOfTheCameraIsWhole: at the simulated table the buttons give way to it.
func TestALongSentenceOfTheCameraIsWhole(t *testing.T) {
	w, _ := open(t, "agent", fyne.NewSize(1024, 700))
	line := func(text string) (pace float32) {
		t.Helper()
		s := uitest.Scene("agent")
		s.Pace, s.Camera.Guide = &companion.Pace{}, []game.Text{game.Say(text)}
		w.Show(s)
		uitest.Expect(t, w.Win, "Slowly")
		if all := strings.Join(uitest.Texts(w.camera.box), " "); !strings.Contains(all, text) {
			t.Errorf("%q is cut: %s", text, all)
		}
		return w.camera.pace.Position().Y + w.camera.pace.Size().Height
	}
	if line("Bring it nearer.") != w.camera.box.Size().Height {
		t.Error("the buttons do not stand in the line")
	}
	if line("Turn the lamp: it is reflected on the mat of the Kid, where tags cannot be read.") > w.camera.box.Size().Height-lineUnits*w.Unit {
		t.Error("the buttons stand in the line")
	}
}

// TestTheCameraSpeaksToPlayers: in words, and in figures once the picture was clicked.
func TestTheCameraSpeaksToPlayers(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	uitest.Expect(t, w.Win, "The camera sees well")
	test.TapCanvas(w.Win.Canvas(), w.camera.box.Position().AddXY(40, 40))
	uitest.Expect(t, w.Win, "2.1 px a module")
	s := uitest.Scene("agent")
	s.Camera.PxPerModule = 1.1
	w.Show(s)
	test.TapCanvas(w.Win.Canvas(), w.camera.box.Position().AddXY(40, 40))
	uitest.Expect(t, w.Win, "The camera sees the tags small: bring it nearer")
	s = uitest.Scene("agent")
	s.Camera.PxPerModule, s.Camera.Name = 1.1, companion.SimulatedTable
	w.Show(s)
	uitest.Expect(t, w.Win, "The camera sees well")
	s.View.Blind = true
	w.Show(s)
	uitest.Expect(t, w.Win, "Not shown now: something secret lies on the table.")
	s.Camera.Plates--
	w.Show(s)
	uitest.Expect(t, w.Win, companion.SimulatedTable) // whose mats nobody can lay otherwise
	s.Camera.Name = "Webcam"
	w.Show(s)
	uitest.Expect(t, w.Win, "mats")
	s.Camera, s.View.Blind = companion.Camera{Name: "Webcam"}, false // it has not looked yet
	w.Show(s)
	if all := strings.Join(uitest.Texts(w.camera.box), " "); !strings.Contains(all, "Webcam") || strings.Contains(all, "tags 0") {
		t.Errorf("of a camera that has not looked it says %q", all)
	}
}

// TestManyActionsKeepTheirWords: with the largest text those of Psi Squad lie in two
// rows, so that none is narrower than its words.
func TestManyActionsKeepTheirWords(t *testing.T) {
	i := slices.IndexFunc(games.List(), func(g game.Game) bool { return g.Name() == "psisquad" })
	w := played(t, games.List()[i], 4, 30, false)
	w.App.Preferences().SetInt(room.PrefTextSize, len(room.TextSizes)-1)
	w.Remeasure()
	if len(w.Screen.View.Action) < 10 {
		t.Fatalf("only %d actions", len(w.Screen.View.Action))
	}
	for _, o := range w.drawActions(w.actions.Size()) {
		b := o.(*paint.Button)
		if words := fyne.MeasureText(b.Text, leastText*w.Unit, paint.Bold).Width; b.Size().Width < words+12*w.Unit {
			t.Errorf("%q is %.0f wide, its words are %.0f", b.Text, b.Size().Width, words)
		}
	}
}
