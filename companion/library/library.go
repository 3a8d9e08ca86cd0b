// Package library lists the games that were saved on this computer: what was
// played, by whom and when, and how it stands. It reads heads and ends of files, and
// plays a game anew only when somebody wants to know how it stands. It must not know
// a particular game, a camera or a window.
package library

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Game is a saved game as its file's head and end tell of it.
type Game struct {
	Path   string
	Setup  game.Setup
	People map[string]companion.Person // by seat, as in the transcript
	Begun  time.Time                   // zero when the file does not say
	Last   time.Time                   // when it was written last
	Played time.Duration               // 0 when the file does not say
	Moves  bool                        // something was played
	Demo   bool                        // simulated people played
	Size   int64
	Wrong  error // why it cannot be read: a sentence
}

// Ext ends the names of saved games.
const Ext = ".txt"

// mostHead and mostEnd are how much of a file is read, in bytes.
const mostHead, mostEnd = 32 << 10, 16 << 10

// What the library has written into a transcript, as asides:
//
//	opened 2026-11-23T19:02:00+01:00
//	played 2880 s
//	demo
//	people
const (
	openedWord = "opened "
	playedWord = "played "

	// DemoAside says that simulated people play, and PeopleAside that after all people do.
	DemoAside   = "demo"
	PeopleAside = "people"
)

// Opened is the aside of a game that begins.
func Opened(at time.Time) string { return openedWord + at.Format(time.RFC3339) }

// Played is the aside that says how long was played in all.
func Played(all time.Duration) string {
	return fmt.Sprintf("%s%d s", playedWord, int(all.Seconds()))
}

// List lists the saved games of a folder, the latest first. A folder that is not
// there has none.
func List(dir string) ([]Game, error) {
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, fault.Errorf("the folder of the saved games cannot be read: %w", err)
	}
	var out []Game
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), Ext) && !e.IsDir() {
			out = append(out, Read(filepath.Join(dir, e.Name())))
		}
	}
	slices.SortStableFunc(out, func(a, b Game) int { return b.Last.Compare(a.Last) })
	return out, nil
}

// Read reads the head and the end of one file.
func Read(path string) Game {
	g := Game{Path: path}
	f, err := file.Open(path)
	if err != nil {
		g.Wrong = fault.Errorf("the saved game cannot be opened: %w", err)
		return g
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		g.Wrong = fault.Errorf("this is no file that a game can be saved in")
		return g
	}
	g.Last, g.Size = info.ModTime(), info.Size()
	head, err := io.ReadAll(io.LimitReader(f, mostHead))
	if err != nil {
		g.Wrong = fault.Errorf("the saved game cannot be read: %w", err)
		return g
	}
	setup, size, err := game.ReadHead(head)
	if err != nil {
		g.Wrong = err
		return g
	}
	g.Setup, g.People = setup, map[string]companion.Person{}
	g.lines(head[size:])
	if from := max(g.Size-mostEnd, int64(len(head))); from < g.Size {
		end := make([]byte, g.Size-from)
		n, err := f.ReadAt(end, from)
		if err != nil && !errors.Is(err, io.EOF) {
			g.Wrong = fault.Errorf("the saved game cannot be read: %w", err)
			return g
		}
		g.Moves = true
		if _, whole, ok := bytes.Cut(end[:n], []byte("\n")); ok || from > int64(len(head)) {
			g.lines(whole)
		}
	}
	return g
}

// lines takes in what some lines say; one that is cut off says nothing.
func (g *Game) lines(text []byte) {
	for line := range strings.Lines(string(text)) {
		body, _, whole := strings.Cut(line, "\t#")
		_, said, ok := strings.Cut(body, " ")
		if !whole || !ok {
			continue
		}
		aside, ok := game.AsideOf(said)
		if !ok {
			g.Moves = true
			continue
		}
		g.take(aside)
	}
}

func (g *Game) take(aside string) {
	if seat, who, ok := companion.ParseSits(aside); ok {
		g.People[seat] = who
		return
	}
	g.Demo = Demo(g.Demo, aside)
	if at, ok := strings.CutPrefix(aside, openedWord); ok && g.Begun.IsZero() {
		g.Begun, _ = time.Parse(time.RFC3339, at)
	}
	if all, ok := PlayedSo(aside); ok {
		g.Played = all
	}
}

// Demo reports whether simulated people play by what an aside says, or by what was so
// before it.
func Demo(before bool, aside string) bool {
	return aside == DemoAside || before && aside != PeopleAside
}

// PlayedSo reads what Played wrote.
func PlayedSo(aside string) (time.Duration, bool) {
	text, ok := strings.CutPrefix(aside, playedWord)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimSuffix(text, " s"))
	return time.Duration(n) * time.Second, err == nil && n >= 0
}

// Name is what people have called the game, or empty: a file that the program has
// named begins with the game's name and a date.
func (g Game) Name() string {
	name := strings.TrimSuffix(filepath.Base(g.Path), Ext)
	if rest, ok := strings.CutPrefix(name, g.Setup.Game+"-"); ok && len(rest) >= 10 {
		if _, err := time.Parse("2006-01-02", rest[:10]); err == nil {
			return ""
		}
	}
	return name
}

// Names are the names of those who sit there, in the order of seats.
func (g Game) Names(seats []string) []string {
	var out []string
	if seats == nil {
		seats = slices.Sorted(maps.Keys(g.People))
	}
	for _, seat := range seats {
		if name := g.People[seat].Name; name != "" {
			out = append(out, name)
		}
	}
	return out
}

// StoryMark stands in the head of every page that tells the story of a game.
const StoryMark = `<meta name="generator" content="Grovewatch">`

// Story is where the page that tells the story of a saved game is kept: beside it and
// under its name, unless something else lies there.
func Story(game string) string {
	base := strings.TrimSuffix(game, filepath.Ext(game))
	path := base + ".html"
	for n := 2; !tells(path) && n < mostStories; n++ {
		path = fmt.Sprintf("%s-%d.html", base, n)
	}
	return path
}

const mostStories = 100

// tells reports whether there is no file, or one that tells the story of a game.
func tells(path string) bool {
	if _, err := os.Lstat(path); err != nil {
		return true
	}
	f, err := file.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	head := make([]byte, 1<<10)
	n, _ := io.ReadFull(f, head) // a shorter one is read whole
	return bytes.Contains(head[:n], []byte(StoryMark))
}

// Rename gives the file of a game another name, which people have thought of, and
// gives its new path. The error is a sentence.
func (g Game) Rename(name string) (string, error) {
	name = strings.Trim(strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return ' '
		}
		return r
	}, companion.CleanName(name)), " .…")
	if name == "" {
		return "", fault.Errorf("the game needs a name with a letter or a digit in it")
	}
	path := filepath.Join(filepath.Dir(g.Path), name+Ext)
	if path == g.Path {
		return path, nil
	}
	if _, err := os.Lstat(path); err == nil {
		return "", fault.Errorf("another game is called “%s”: choose another name", name)
	}
	if companion.Opened(g.Path) {
		return "", errOpened
	}
	if err := os.Rename(g.Path, path); err != nil {
		return "", fault.Errorf("the game cannot be renamed: %w", err)
	}
	_ = os.Rename(Story(g.Path), Story(path)) // if its story was told
	return path, nil
}

// errOpened: what is played now would be written where nobody finds it.
var errOpened = fault.Errorf("this game is open in another window: close that one first")

// Delete deletes the file of a game, and its story. The error is a sentence.
func (g Game) Delete() error {
	if companion.Opened(g.Path) {
		return errOpened
	}
	if err := os.Remove(g.Path); err != nil {
		return fault.Errorf("the game cannot be deleted: %w", err)
	}
	story := Story(g.Path)
	other := strings.TrimSuffix(story, filepath.Ext(story)) + filepath.Ext(g.Path)
	if _, err := os.Lstat(other); err != nil { // else it is that of a game by that name
		_ = os.Remove(story) // if its story was told
	}
	return nil
}
