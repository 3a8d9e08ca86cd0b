package setup

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

func TestTheAppTakesSeatsThatNobodyWants(t *testing.T) {
	w, h := start(t, uitest.Usual, test.NewTempApp(t))
	tap(t, w, "Psi Squad")
	tap(t, w, "Next")
	tap(t, w, "4")
	for seat, clicks := range map[int]int{1: 0, 2: 1, 3: 3, 4: 4} {
		for range clicks {
			w.wizard.pass(seat)
		}
	}
	expect(t, w, "the app: easy", "the app: strong", "a person")
	tap(t, w, "Next")
	tap(t, w, "No camera")
	tap(t, w, "Next")
	tap(t, w, "Start the game")
	if want := map[string]string{"player2": "easy", "player3": "strong"}; len(h.laid) != 1 || !maps.Equal(h.laid[0].Apps, want) {
		t.Errorf("laid is %+v", h.laid)
	}
}

// A deck that says nothing of its cards, such as one of blank ones.
func TestWhatTheAppCannotPlayIsTold(t *testing.T) {
	dir, text := t.TempDir(), "title = \"Blank\"\n"
	for i := range 60 {
		text += fmt.Sprintf("[[card]]\nname = \"Thing %d\"\npicture = \"🎩\"\n", i)
	}
	if err := os.WriteFile(filepath.Join(dir, "deck.toml"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	tap(t, w, "Next")
	uitest.OpenFolder(t, w.Window, dir, func() { tap(t, w, "Your own deck …") })
	expect(t, w, "The deck “Blank” says too little of its objects")
}

func TestASeatThatIsGoneIsNobodys(t *testing.T) {
	w, _ := start(t, uitest.Usual, test.NewTempApp(t))
	tap(t, w, "Psi Squad")
	tap(t, w, "Next")
	tap(t, w, "5")
	w.wizard.pass(2)
	w.wizard.pass(5)
	tap(t, w, "4")
	if want := map[string]string{"player2": "easy"}; !maps.Equal(w.wizard.choice.Apps, want) {
		t.Errorf("with 4 players the app plays %v", w.wizard.choice.Apps)
	}
}
