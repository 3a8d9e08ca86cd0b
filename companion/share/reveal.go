package share

import (
	"bytes"
	"encoding/base64"
	"errors"
	"html/template"
	"slices"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

var revealPage = template.Must(template.ParseFS(files, "page/reveal.html"))

// Reveal is the whole story of a game that is over as one page of HTML that
// needs nothing beside: who won, everything that was secret, and every move as
// its maker may read it. The error says that the game is not over.
func Reveal(box *cards.Box, screens []*companion.SeatScreen, translate func(string) string) ([]byte, error) {
	if len(screens) == 0 || screens[0] == nil || screens[0].View.Result == nil {
		return nil, errors.New("the game is not over yet: its secrets are revealed at its end")
	}
	if translate == nil {
		translate = func(s string) string { return s }
	}
	p := printed{box: box, pieces: box.PiecesByID()}
	type move struct {
		Number int
		Who    who
		Story  []string
		Line   string
	}
	style, err := files.ReadFile("page/reveal.css")
	if err != nil {
		panic(err) // the embedded file is always there
	}
	public := painter{p, translate, screens[0]}.state()
	page := struct {
		T       func(string) string
		Title   string
		Style   template.CSS
		Result  string
		Winners []who
		Others  []who // who have played, too
		Sheets  []sheet
		Tracks  []track
		Tale    *tale
		Moves   []move
		Credits []string
	}{
		T: translate, Title: translate(box.Title), Style: template.CSS(colours() + faces() + string(style)),
		Result: public.Result.Text, Sheets: public.Reveal, Tracks: public.Tracks,
	}
	page.Tale = painter{p, translate, screens[0]}.tale(screens[0].Tale, public.Seats)
	page.Sheets = page.Tale.without(page.Sheets)
	for _, w := range public.Result.Winners {
		if w >= 0 && w < len(public.Seats) {
			page.Winners = append(page.Winners, public.Seats[w])
		}
	}
	for seat, w := range public.Seats {
		if game.Seat(seat) != game.Table && !slices.Contains(public.Result.Winners, seat) {
			page.Others = append(page.Others, w)
		}
	}
	for i, e := range screens[0].Whole {
		m := move{Number: i + 1, Line: e.Line, Story: painter{p, translate, screens[0]}.texts(e.Story)}
		if k := int(e.Seat); k >= 0 && k < len(public.Seats) {
			m.Who = public.Seats[k]
		}
		page.Moves = append(page.Moves, m)
	}
	for _, c := range box.Credits {
		page.Credits = append(page.Credits, translate(c))
	}
	var b bytes.Buffer
	if err := revealPage.Execute(&b, page); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// Story is Reveal's page of the game that is shown now.
func (s *Server) Story() ([]byte, error) {
	s.mu.Lock()
	screens, box := s.newest, s.print.box
	s.mu.Unlock()
	return Reveal(box, screens, s.cfg.Translate)
}

// faces are the typefaces within a style sheet.
func faces() string {
	out := ""
	for _, f := range []struct {
		family, weight string
		data           []byte
	}{{"Fraunces", "600", look.Display}, {"Atkinson", "400", look.Text}, {"Atkinson", "700", look.Bold}} {
		out += "@font-face{font-family:" + f.family + ";font-weight:" + f.weight + ";src:url(data:font/ttf;base64," + base64.StdEncoding.EncodeToString(f.data) + ")}\n"
	}
	return out
}
