// Package grovewatch_test holds the rules that span packages: who may import
// whom, so that vision knows tags, the table objects, a game moves, and the
// screen views.
package grovewatch_test

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/grovewatch/grovewatch/"

// mayImport is the import table: a package or a family of packages (*), and
// what each may import of ours. A package without a line here is an error.
var mayImport = map[string][]string{
	"cards":                           {"cards/fault"},
	"cards/deck":                      {"cards", "cards/fault"},
	"cards/fault":                     {},
	"cards/file":                      {"cards/fault"},
	"cards/look":                      {"cards"},
	"printables":                      {"cards/file", "cards", "cards/look", "cards/fault"},
	"vision":                          {},
	"vision/opencv":                   {"cards/file", "vision", "cards/fault"},
	"vision/tabletop":                 {"vision", "cards", "printables"},
	"vision/benchmark":                {"vision", "vision/tabletop", "cards", "cards/look"},
	"vision/peers":                    {"vision", "vision/benchmark", "vision/tabletop", "cards"},
	"companion/game":                  {"cards", "cards/deck", "cards/fault"},
	"companion/automa":                {"companion/game", "cards/fault"},
	"companion/game/gametest":         {"companion/automa", "companion/game", "cards", "companion/language/languagetest"},
	"companion/game/kit":              {"companion/automa", "companion/game", "cards"},
	"companion/games/*":               {"companion/automa", "companion/game", "companion/game/kit", "cards", "cards/deck", "companion/games/*/*"},
	"companion/games/*/*":             {}, // what a game keeps apart knows nothing else
	"companion/games":                 {"companion/game", "cards", "companion/games/*"},
	"companion/table":                 {"vision", "cards", "companion/game"},
	"companion/placing":               {"vision", "cards", "companion/game"},
	"companion/demo":                  {"companion/game", "cards", "cards/fault", "vision", "vision/tabletop"},
	"companion/keyring":               {"companion/game", "cards/fault", "cards/file"},
	"companion":                       {"companion/automa", "cards/file", "companion/keyring", "companion/table", "companion/placing", "companion/game", "vision", "cards", "cards/fault", "cards/look"}, // cards: the areas of secret zones; look: the colours that people choose
	"companion/library":               {"companion", "companion/game", "cards", "cards/fault", "cards/file"},
	"companion/fallible":              {"companion", "companion/automa", "companion/demo", "companion/game", "cards", "vision"}, // cards: where pieces cover one another
	"companion/soak":                  {"companion", "companion/demo", "companion/game", "companion/games", "companion/keyring", "companion/paired", "vision"},
	"companion/paired":                {"companion", "companion/automa", "companion/demo", "companion/game", "companion/games", "companion/keyring", "cards", "vision"},
	"companion/story":                 {"companion", "companion/demo", "companion/game", "cards", "cards/fault", "vision/tabletop"},
	"companion/story/storytest":       {"companion/story", "companion/demo", "companion/fallible", "companion/game", "companion/game/gametest"},
	"companion/lesson":                {"companion", "companion/demo", "companion/game"},
	"companion/share":                 {"companion", "companion/game", "cards", "cards/look", "cards/fault"},
	"companion/voice":                 {"companion", "companion/game", "cards/fault"},
	"companion/ui":                    {"companion/automa", "companion", "companion/library", "companion/game", "cards", "cards/look", "companion/language", "companion/ui/*"},
	"companion/ui/words":              {"companion/game", "companion/language"},
	"companion/ui/paint":              {"cards", "cards/look"}, // painting knows no window
	"companion/ui/board":              {"companion/game", "cards", "cards/look", "printables", "companion/ui/paint", "companion/ui/words"},
	"companion/ui/aloud":              {"companion/ui/paint", "companion/ui/words"},
	"companion/ui/find":               {},
	"companion/ui/room":               {"companion", "companion/game", "cards", "cards/file", "cards/look", "companion/ui/aloud", "companion/ui/paint", "companion/ui/words"},
	"companion/ui/decks":              {"companion/game", "cards/look", "companion/ui/paint", "companion/ui/room", "companion/ui/words"},
	"companion/ui/seating":            {"companion", "companion/game", "cards", "cards/look", "companion/ui/aloud", "companion/ui/paint", "companion/ui/room", "companion/ui/words"},
	"companion/ui/rulebook":           {"companion", "companion/game", "cards", "cards/look", "companion/ui/paint", "companion/ui/room", "companion/ui/words"},
	"companion/ui/saved":              {"companion/library", "companion/game", "cards", "cards/look", "companion/ui/board", "companion/ui/paint", "companion/ui/room", "companion/ui/words"},
	"companion/ui/table":              {"companion", "companion/game", "cards", "cards/look", "companion/ui/board", "companion/ui/find", "companion/ui/aloud", "companion/ui/paint", "companion/ui/room", "companion/ui/words"}, // rooms do not know one another
	"companion/ui/setup":              {"companion/automa", "companion", "companion/game", "cards", "cards/look", "printables", "companion/ui/board", "companion/ui/decks", "companion/ui/aloud", "companion/ui/paint", "companion/ui/room", "companion/ui/seating", "companion/ui/words"},
	"companion/ui/printing":           {"companion/game", "cards", "cards/look", "printables", "companion/ui/decks", "companion/ui/paint", "companion/ui/room", "companion/ui/words"},
	"companion/ui/learning":           {"companion", "companion/game", "cards", "cards/look", "companion/ui/paint", "companion/ui/room", "companion/ui/words"},
	"companion/ui/private":            {"companion", "companion/game", "cards", "cards/look", "companion/ui/board", "companion/ui/find", "companion/ui/aloud", "companion/ui/paint", "companion/ui/room", "companion/ui/words"},
	"companion/ui/uitest":             {"companion", "companion/game", "cards", "cards/deck", "cards/look", "companion/ui/decks", "companion/ui/paint", "companion/ui/room"},
	"cmd/grovewatch":                  {"*", "*/*", "*/*/*"},
	"cmd/grovewatch/locale":           {},
	"companion/language":              {},
	"companion/language/languagetest": {},
}

// never lists what lies outside this module and may not be imported.
var never = []struct {
	packages []string // ours
	imports  []string // prefixes of import paths
	direct   bool     // only by the package itself: the standard library's own use does not count
}{
	// Not gametest: it tests games by chance and is no part of the program.
	{[]string{"companion/game", "companion/game/kit", "companion/games", "companion/games/*", "companion/games/*/*"}, []string{"time", "math/rand", "crypto/rand"}, true},
	{[]string{"cards", "vision", "vision/opencv", "companion", "companion/share", "companion/voice", "companion/table", "companion/placing", "companion/game", "companion/game/*", "companion/games", "companion/games/*"}, []string{"fyne.io"}, false},
}

// pkg is what "go list" tells of a package.
type pkg struct {
	ImportPath, Dir                          string
	Imports, Deps, TestImports, XTestImports []string
}

func (p pkg) name() string { return strings.TrimPrefix(p.ImportPath, module) }

// packages lists ours by name.
func packages(t *testing.T) map[string]pkg {
	t.Helper()
	// What another program reads does not count for the test cache; what this
	// one looks at does.
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".go" {
			_, err = os.Stat(path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "list", "-json=ImportPath,Dir,Imports,Deps,TestImports,XTestImports", "./...")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	all := map[string]pkg{}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(p.ImportPath, module) { // all but this root
			all[p.name()] = p
		}
	}
	if len(all) == 0 {
		t.Fatal("go list found none of our packages")
	}
	return all
}

// matches reports whether a name is one of the patterns, where * is one folder.
func matches(name string, patterns []string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		ok, err := path.Match(p, name)
		return ok && err == nil
	})
}

// under reports whether an import path is a prefix's package or lies below it.
func under(imported string, prefixes []string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool {
		return imported == p || strings.HasPrefix(imported, p+"/")
	})
}

func TestImportsFollowTheTable(t *testing.T) {
	for name, p := range packages(t) {
		allowed, known := mayImport[name]
		if !known {
			for pattern, a := range mayImport {
				if matches(name, []string{pattern}) {
					allowed, known = a, true
				}
			}
		}
		if !known {
			t.Errorf("%s has no line in the import table", name)
			continue
		}
		for _, i := range p.Imports {
			if ours, ok := strings.CutPrefix(i, module); ok && !matches(ours, allowed) {
				t.Errorf("%s imports %s; it may import %q", name, ours, allowed)
			}
		}
		for _, n := range never {
			if !matches(name, n.packages) {
				continue
			}
			imports := p.Deps
			if n.direct {
				imports = p.Imports
			}
			for _, i := range imports {
				if under(i, n.imports) {
					t.Errorf("%s depends on %s, which it must not know", name, i)
				}
			}
		}
	}
}

// Whoever works on rules, cards or the window needs no OpenCV, not even to
// run the tests.
func TestOnlyCamerasNeedOpenCV(t *testing.T) {
	all := packages(t)
	needs := func(imports []string) bool {
		for _, i := range imports {
			if under(i, []string{"gocv.io"}) || under(i, []string{module + "vision/opencv"}) {
				return true
			}
			if ours, ok := strings.CutPrefix(i, module); ok {
				for _, d := range all[ours].Deps {
					if under(d, []string{"gocv.io"}) {
						return true
					}
				}
			}
		}
		return false
	}
	for name, p := range all {
		if name == "vision/opencv" || name == "cmd/grovewatch" {
			continue
		}
		if needs(p.Imports) {
			t.Errorf("%s needs OpenCV", name)
		}
		if needs(p.TestImports) || needs(p.XTestImports) {
			t.Errorf("the tests of %s need OpenCV", name)
		}
	}
	for name, p := range all {
		gocv := slices.ContainsFunc(p.Imports, func(i string) bool { return under(i, []string{"gocv.io"}) })
		if gocv != (name == "vision/opencv") {
			t.Errorf("%s imports gocv: %v; vision/opencv alone is where it belongs", name, gocv)
		}
	}
}

// A further game costs its folder and its line in the list: the list is the
// only code that knows a particular game.
func TestOnlyTheListKnowsTheGames(t *testing.T) {
	all := packages(t)
	games := 0
	for game := range all {
		if !matches(game, []string{"companion/games/*"}) {
			continue
		}
		games++
		for name, p := range all {
			known := slices.Contains(p.Imports, module+game)
			switch {
			case name == "companion/games" && !known:
				t.Errorf("%s is missing in the list of games", game)
			case name != "companion/games" && known:
				t.Errorf("%s knows %s; only companion/games may", name, game)
			}
		}
	}
	if games == 0 {
		t.Error("there are no games")
	}
}
