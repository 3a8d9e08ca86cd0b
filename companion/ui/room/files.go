package room

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Files asks for a file or a folder: a line for its path, and below it what lies there.
type Files struct {
	Title string
	Yes   string // what the button says
	At    string // the path to begin with
	Ext   string // how the names of the files end that are listed; none are where it is empty

	// Take hears the path that was chosen; its error is told, and people may choose
	// again. It is nil where Data is to be written.
	Take func(path string) error
	Data []byte
}

// mostFiles are listed; more are found by typing how they begin.
const mostFiles = 200

// fileSheet is the sheet that asks for a file or a folder.
type fileSheet struct {
	Files
	w     *Window
	sheet *Sheet
	line  *paint.SearchField
	list  *fyne.Container
	said  *widget.Label
	found []string // the paths that are listed, folders with a separator behind
	at    int      // the one that the arrows have gone to, or -1
	sure  string   // a file that people were told is there
	shown string   // the path that was put into the line last
}

// AskFile shows the sheet.
func (w *Window) AskFile(f Files) {
	s := &fileSheet{Files: f, w: w, list: container.NewVBox(), said: widget.NewLabel("")}
	s.said.Wrapping = fyne.TextWrapWord
	s.said.Hide()
	s.line = paint.NewSearchField(func() { s.sheet.Close() })
	s.line.SetPlaceHolder(words.Word("Path"))
	s.put(f.At)
	s.line.Leaf = s.leaf
	s.line.OnChanged = s.typed
	s.line.OnSubmitted = func(string) { s.enter() }
	s.fill()
	body := container.NewBorder(container.NewVBox(s.line, s.said), nil, nil, nil, container.NewVScroll(s.list))
	s.sheet = &Sheet{Title: f.Title, Body: body, Size: fyne.NewSize(760, 600), Enter: s.enter}
	s.sheet.Foot = []*paint.Button{
		paint.NewButton(w.unit(), f.Yes, "", paint.Warm, s.choose),
		paint.NewButton(w.unit(), words.Word("Cancel"), "", paint.Quiet, func() { s.sheet.Close() }),
	}
	w.Show(s.sheet)
	w.Win.Canvas().Focus(s.line)
}

// put shows a path in the line, to be typed on.
func (s *fileSheet) put(path string) {
	s.shown = path
	s.line.SetText(path)
	s.line.CursorColumn = len([]rune(path))
	s.line.Refresh()
}

// typed follows what is typed. A whole path that is typed behind the one that was shown
// stands for itself.
func (s *fileSheet) typed(text string) {
	root := string(filepath.Separator)
	at, err := os.Stat(s.shown)
	within := err == nil && at.IsDir() && !strings.HasSuffix(s.shown, root)
	if rest, ok := strings.CutPrefix(text, s.shown); ok && !within && (strings.HasPrefix(rest, root) || strings.HasPrefix(rest, "~"+root)) {
		s.put(rest)
		return
	}
	s.fill()
}

// fill lists what lies where the path leads, and begins as it ends.
func (s *fileSheet) fill() {
	dir, begin := filepath.Split(s.line.Text)
	s.found, s.at = nil, -1
	if up := filepath.Dir(filepath.Clean(dir)); dir != "" && up != filepath.Clean(dir) {
		s.found = append(s.found, folder(up))
	}
	all, _ := os.ReadDir(dir)
	if _, err := os.Lstat(s.line.Text); err == nil && s.line.Text == s.At {
		begin = "" // what it begins with stands for all that lies beside it
	}
	for _, e := range all {
		name, path := e.Name(), filepath.Join(dir, e.Name())
		at, err := os.Stat(path)
		switch {
		case err != nil || !hasPrefix(name, begin) || begin == "" && hasPrefix(name, "."):
		case at.IsDir():
			s.found = append(s.found, folder(path))
		case s.Ext != "" && strings.HasSuffix(name, s.Ext):
			s.found = append(s.found, path)
		}
	}
	s.found = s.found[:min(len(s.found), mostFiles)]
	s.show()
}

// show draws the list.
func (s *fileSheet) show() {
	s.list.RemoveAll()
	for i, path := range s.found {
		b := paint.NewPlainButton(s.name(i), func() { s.open(path) })
		b.Alignment = widget.ButtonAlignLeading
		b.Importance = widget.LowImportance
		if i == s.at {
			b.Importance = widget.HighImportance
		}
		s.list.Add(b)
	}
	s.sheet.Redraw()
}

// name is what is written for a path of the list.
func (s *fileSheet) name(i int) string {
	path := s.found[i]
	dir, _ := filepath.Split(s.line.Text)
	switch {
	case len(path) < len(dir):
		return words.Say("Up to %s", path)
	case strings.HasSuffix(path, string(filepath.Separator)):
		return words.Say("%s, a folder", filepath.Base(path))
	}
	return filepath.Base(path)
}

// leaf goes through the list.
func (s *fileSheet) leaf(lines int) {
	if len(s.found) == 0 {
		s.w.Say(words.Word("There is nothing to read."))
		return
	}
	if s.at += lines; s.at < 0 {
		s.at = len(s.found) - 1
	}
	s.at %= len(s.found)
	s.show()
	s.w.Say(words.Say("%d of %d", s.at+1, len(s.found)) + ": " + s.name(s.at))
}

// enter opens what the arrows have gone to, or takes the path.
func (s *fileSheet) enter() {
	if s.at >= 0 {
		s.open(s.found[s.at])
		return
	}
	s.choose()
}

// open puts a path of the list into the line.
func (s *fileSheet) open(path string) {
	s.put(path)
	s.w.Win.Canvas().Focus(s.line)
}

// choose takes the path in the line.
func (s *fileSheet) choose() {
	path := strings.TrimSpace(s.line.Text)
	if home, err := os.UserHomeDir(); err == nil && hasPrefix(path, "~"+string(filepath.Separator)) {
		path = filepath.Join(home, path[2:])
	}
	at, err := os.Stat(path)
	switch {
	case path == "":
		s.tell(words.Word("Enter a path."))
		return
	case s.Ext != "" && err == nil && at.IsDir():
		s.open(folder(path))
		return
	case s.Data != nil && err == nil && s.sure != path:
		s.sure = path
		s.tell(words.Word("There is such a file already. Press once more to replace it."))
		return
	case s.Data != nil:
		err = file.Write(path, s.Data, 0o644)
	default:
		err = s.Take(path)
	}
	if err != nil {
		s.tell(why(err))
		return
	}
	s.sheet.Close()
	if s.Data != nil {
		s.w.inform(s.Title, words.Say("Saved: %s", path))
	}
}

func (s *fileSheet) tell(text string) {
	s.said.SetText(text)
	s.said.Show()
	s.sheet.Redraw()
	s.w.Say(text)
}

// why says in a sentence what the system has against a path.
func why(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return words.Word("There is no such file or folder.")
	case errors.Is(err, fs.ErrPermission):
		return words.Word("This computer does not allow it there.")
	}
	return words.Complaint(file.Reason(err))
}

// folder is the path of a folder as it is listed.
func folder(path string) string {
	return strings.TrimSuffix(path, string(filepath.Separator)) + string(filepath.Separator)
}

func hasPrefix(name, begin string) bool {
	return strings.HasPrefix(strings.ToLower(name), strings.ToLower(begin))
}

// InFolder is the path of a file in a folder, or in the home folder when there is no such
// folder.
func InFolder(dir, name string) string {
	if at, err := os.Stat(dir); err != nil || !at.IsDir() {
		return InHome(name)
	}
	return folder(dir) + name
}

// InHome is the path of a file in the home folder.
func InHome(name string) string {
	home, _ := os.UserHomeDir()
	return folder(home) + name
}
