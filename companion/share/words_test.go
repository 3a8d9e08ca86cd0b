package share

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/language/languagetest"
)

// The sentences of the page and the server are those of the translations, no
// more and no fewer.
func TestEverySentenceCanBeTranslated(t *testing.T) {
	said := map[string]bool{}
	find := func(pattern, expression string) {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range regexp.MustCompile(expression).FindAllStringSubmatch(string(data), -1) {
				said[m[1]] = true
			}
		}
	}
	find("page/*.js", `\bt\("([^"]*)"`)
	find("page/reveal.html", `call \$?\.T "([^"]*)"`)
	find("draw.go", `(?m)^\t\{"([^"]*)", func`)
	languagetest.Check(t, languagetest.Source{
		Logs:  []string{"notes.say"},
		More:  slices.Collect(maps.Keys(said)),
		Alike: map[string][]string{"fr": {"Notes", "Table"}},
	})
}

func TestThePageSpeaksTheTablesLanguage(t *testing.T) {
	x := seated(t, 3, 6)
	loud := served(t, x.copy, x.journal)
	loud.cfg.Translate = func(s string) string { return "¡" + s }
	loud.Show(screens(x.copy))
	p := newPhone(t)
	p.sit(loud.Links()[agent1].URL)
	h := p.see(6)
	if !strings.HasPrefix(h.State.Prompt, "¡") || h.State.Actions[0].Label != "¡Test an object" {
		t.Errorf("%q", h.State.Prompt)
	}
	if _, body := newPhone(t).ask("GET", loud.Links()[agent1].URL+"words.json"); !strings.Contains(body, `"Your turn":"¡Your turn"`) {
		t.Errorf("the page's words: %.80s", body)
	}
	a := p.answered(map[string]any{"do": map[string]int{"n": 99}})
	if a.Say != "¡The table has moved on. Look again, then choose." {
		t.Errorf("%q", a.Say)
	}
}
