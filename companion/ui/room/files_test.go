package room

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// asked is a window that asks for a file by f, what it says aloud, and its keys.
func asked(t *testing.T, f Files) (w *Window, said *[]string, press func(...fyne.KeyName)) {
	t.Helper()
	a := test.NewTempApp(t)
	said = new([]string)
	w = &Window{App: a, Win: a.NewWindow("A test"), Unit: 1, Aloud: func(s string) { *said = append(*said, s) }}
	w.Win.Resize(fyne.NewSize(1280, 800))
	w.AskFile(f)
	return w, said, func(keys ...fyne.KeyName) {
		for _, k := range keys {
			w.Win.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: k})
		}
	}
}

func TestAFileIsChosenByArrowsAndByTyping(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"older/ada.grove", "bo.grove", "bo.txt", ".hidden.grove"} {
		at := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(at), 0o755), os.WriteFile(at, nil, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	took := ""
	w, said, press := asked(t, Files{Title: "Open", Yes: "Open", At: folder(dir), Ext: ".grove", Take: func(path string) error {
		if took == "" && strings.HasSuffix(path, "bo.grove") {
			took = "refused"
			return errors.New("this one is broken")
		}
		took = path
		return nil
	}})
	press(fyne.KeyDown, fyne.KeyDown)
	if last := (*said)[len(*said)-1]; last != "2 of 3: bo.grove" {
		t.Errorf("of the second thing in the folder is said %q", last)
	}
	press(fyne.KeyReturn, fyne.KeyReturn)
	if last := (*said)[len(*said)-1]; last != "This one is broken." || w.TopSheet() == nil {
		t.Errorf("of an error is said %q", last)
	}
	for range "bo.grove" {
		press(fyne.KeyBackspace)
	}
	test.Type(w.Win.Canvas().Focused(), "OL")
	press(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn, fyne.KeyUp, fyne.KeyReturn, fyne.KeyReturn)
	if want := filepath.Join(dir, "older", "ada.grove"); took != want || w.TopSheet() != nil {
		t.Errorf("taken is %q, not %q", took, want)
	}
}

func TestAFileThatIsThereIsReplacedOnlyAfterAsking(t *testing.T) {
	at := filepath.Join(t.TempDir(), "story.html")
	if err := os.WriteFile(at, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	w, said, press := asked(t, Files{Title: "Save", Yes: "Save", At: at, Ext: ".html", Data: []byte("new")})
	press(fyne.KeyReturn)
	if got, _ := os.ReadFile(at); string(got) != "old" || !strings.Contains((*said)[len(*said)-1], "once more") {
		t.Fatalf("at the first time it holds %q, and is said %q", got, *said)
	}
	press(fyne.KeyReturn)
	if got, _ := os.ReadFile(at); string(got) != "new" {
		t.Errorf("at the second time it holds %q", got)
	}
	if s := w.TopSheet(); s == nil || !strings.Contains(s.Body.(*widget.Label).Text, "Saved: "+at) {
		t.Errorf("after saving the window shows %v", s)
	}
	w, said, press = asked(t, Files{Title: "Save", Yes: "Save", At: filepath.Join(at, "no", "story.html"), Data: []byte("new")})
	if press(fyne.KeyReturn); w.TopSheet() == nil || !strings.Contains((*said)[len(*said)-1], ".") {
		t.Errorf("where nothing can be written is said %q", *said)
	}
	if press(fyne.KeyEscape); w.TopSheet() != nil {
		t.Error("Escape does not close it")
	}
	w, said, press = asked(t, Files{Title: "Save", Yes: "Save", At: os.DevNull, Data: []byte("new")})
	if press(fyne.KeyReturn, fyne.KeyReturn); w.TopSheet() == nil || !strings.Contains((*said)[len(*said)-1], "a device instead of a file") {
		t.Errorf("of a device is said %q", *said)
	}
}

// TestAWholePathIsTypedBehindTheOneShown: it stands for itself, where a folder was shown
// and where a file was, and one goes on inside a folder.
func TestAWholePathIsTypedBehindTheOneShown(t *testing.T) {
	dir := t.TempDir()
	for _, x := range []struct{ at, typed, want string }{
		{folder(dir), "/etc/passwd", "/etc/passwd"},
		{filepath.Join(dir, "story.html"), "/tmp/mine.html", "/tmp/mine.html"},
		{folder(dir), "~/story.html", "~/story.html"},
		{dir, "/story.html", filepath.Join(dir, "story.html")},
		{folder(dir), "a/b", filepath.Join(dir, "a/b")},
	} {
		w, _, _ := asked(t, Files{Title: "Save", Yes: "Save", At: x.at, Data: []byte("new")})
		line := w.Win.Canvas().Focused().(*paint.SearchField)
		if test.Type(line, x.typed); line.Text != x.want {
			t.Errorf("%q typed behind %q is %q", x.typed, x.at, line.Text)
		}
	}
}
