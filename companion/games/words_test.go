package games

import (
	"path/filepath"
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game/gametest"
	"github.com/grovewatch/grovewatch/companion/language/languagetest"
)

// A sentence that several games say, or the kit for them, is translated once,
// for all of them; one that a single game says is translated with that game.
func TestEverySharedSentenceIsTranslatedOnce(t *testing.T) {
	says := map[string][]string{}  // the games that say a sentence
	keeps := map[string][]string{} // the games that keep a translation of it
	for _, g := range List() {
		said := languagetest.Literals(t, g.Name())
		for _, s := range gametest.Sentences(g, nil) {
			said[s] = "the box"
		}
		for s := range said {
			says[s] = append(says[s], g.Name())
		}
		for _, language := range languagetest.Languages {
			for s := range languagetest.Read(t, filepath.Join(g.Name(), "translations", language+".json")) {
				if !slices.Contains(keeps[s], g.Name()) {
					keeps[s] = append(keeps[s], g.Name())
				}
			}
		}
	}
	// What the kit says every game may say.
	for s := range languagetest.Literals(t, filepath.Join("..", "game", "kit")) {
		says[s] = append(says[s], "the kit", "all games")
	}
	for s, games := range keeps {
		if len(games) > 1 && !languagetest.Share(t, s, games) {
			t.Errorf("%q is translated with %q: move it to companion/games/translations, as -args -words does", s, games)
		}
	}
	kit := languagetest.Literals(t, "../game/kit")
	var shared []string
	for _, language := range languagetest.Languages {
		for s := range languagetest.Read(t, filepath.Join("translations", language+".json")) {
			if len(says[s]) > 1 || kit[s] != "" {
				shared = append(shared, s)
			} else {
				t.Errorf("%q is said by %q alone: move its translation there", s, says[s])
			}
		}
	}
	languagetest.Check(t, languagetest.Source{Folders: []string{"../game/kit"}, More: shared})
}
