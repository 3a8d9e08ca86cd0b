package library

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Minutes is how long was played, as far as the file says; 0 when it does not.
func (g Game) Minutes() int {
	d := g.Played
	if d == 0 && !g.Begun.IsZero() && g.Last.Sub(g.Begun) < 12*time.Hour { // it was not left in peace
		d = g.Last.Sub(g.Begun)
	}
	return int(d.Round(time.Minute) / time.Minute)
}

// Result is a game that was played to its end.
type Result struct {
	Game
	Standing
}

// Won reports whether a seat has won.
func (r Result) Won(seat int) bool {
	for _, s := range r.View.Result.Winners {
		if int(s) == seat {
			return true
		}
	}
	return false
}

// Tally is what one person has played and won.
type Tally struct {
	Name        string
	Played, Won int
}

// Tallies are those of everyone who has told a name, who has won most first.
func Tallies(results []Result) []Tally {
	var out []*Tally
	of := map[string]*Tally{}
	for _, r := range results {
		for i, seat := range r.Seats {
			name := r.People[seat].Name
			if i == 0 || name == "" {
				continue
			}
			key := strings.ToLower(name)
			if of[key] == nil {
				of[key] = &Tally{Name: name}
				out = append(out, of[key])
			}
			of[key].Played++
			if r.Won(i) {
				of[key].Won++
			}
		}
	}
	all := make([]Tally, len(out))
	for i, t := range out {
		all[i] = *t
	}
	slices.SortStableFunc(all, func(a, b Tally) int { return cmp.Or(b.Won-a.Won, a.Played-b.Played) })
	return all
}

// CSV is a table of results with a head, as spreadsheets read it: comma-separated
// values in UTF-8. Tell says a text in the language that is spoken.
func CSV(head []string, results []Result, tell func(game.Text) string, title func(string) string) ([]byte, error) {
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	w.UseCRLF = true
	if err := w.Write(cells(head...)); err != nil {
		return nil, err
	}
	for _, r := range results {
		var people, winners []string
		for i := 1; i < len(r.View.Names); i++ {
			name := tell(r.View.Names[i])
			people = append(people, name)
			if r.Won(i) {
				winners = append(winners, name)
			}
		}
		minutes := ""
		if n := r.Minutes(); n > 0 {
			minutes = fmt.Sprint(n)
		}
		row := cells(r.Last.Local().Format("2006-01-02 15:04"), title(r.Title), strings.Join(people, "; "), strings.Join(winners, "; "), tell(r.View.Result.Text), r.Close(tell), minutes, fmt.Sprint(r.Standing.Moves), r.Name())
		if err := w.Write(row); err != nil {
			return nil, err
		}
	}
	w.Flush()
	return b.Bytes(), w.Error()
}

// cells are texts that no spreadsheet takes for a formula.
func cells(texts ...string) []string {
	out := make([]string, len(texts))
	for i, t := range texts {
		if t != "" && strings.ContainsRune("=+-@\t\r", rune(t[0])) {
			t = "'" + t
		}
		out[i] = t
	}
	return out
}
