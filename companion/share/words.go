package share

import (
	"embed"
	"encoding/json"
	"net/http"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Translations are the sentences of the page and the server in other languages.
//
//go:embed translations
var Translations embed.FS

// pageWords are those sentences in English: every language has them all.
var pageWords = func() []string {
	data, err := Translations.ReadFile("translations/de.json")
	if err != nil {
		panic(err) // the embedded file is always there
	}
	var all map[string]string
	if err := json.Unmarshal(data, &all); err != nil {
		panic(err)
	}
	var out []string
	for s := range all {
		out = append(out, s)
	}
	return out
}()

// words are the page's sentences in the table's language, for every page below
// a link: one that may not join says so in that language, too.
func (s *Server) words(w http.ResponseWriter, _ *http.Request) {
	all := map[string]string{}
	for _, word := range pageWords {
		all[word] = s.cfg.Translate(word)
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(all)
}

// hello is what a page is told first, once it is drawn: what does not change during the
// game, and the record so far.
func (s *Server) hello(l *link) []byte {
	s.mu.Lock()
	p := s.print
	record, id := append([]string{}, l.page.screen.Record...), l.page.screen.Game
	s.mu.Unlock()
	out := struct {
		Title    string   `json:"title"`
		Beat     int      `json:"beat"` // ms between signs of life
		Pictures bool     `json:"pictures"`
		Deck     []value  `json:"deck,omitempty"`
		Credits  []string `json:"credits"`
		Game     string   `json:"game"`   // tells it from every other game
		Record   []string `json:"record"` // the running check of the transcript, all of it
	}{Game: id, Record: record, Title: s.cfg.Translate(p.box.Title), Beat: int(s.pace.beat.Milliseconds()), Pictures: s.cfg.Picture != nil}
	if l.seat != game.Table && p.checks {
		for _, c := range p.box.Deck {
			out.Deck = append(out.Deck, value{c.ID, c.Called(s.cfg.Translate), c.Code})
		}
	}
	out.Credits = []string{}
	for _, c := range p.box.Credits {
		out.Credits = append(out.Credits, s.cfg.Translate(c))
	}
	b, _ := json.Marshal(map[string]any{"hello": out}) // cannot fail
	return b
}
