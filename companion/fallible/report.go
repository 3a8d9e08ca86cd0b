package fallible

import (
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/demo"
)

// Figures are what became of the mistakes of a kind.
type Figures struct {
	Made      int `json:"made"`
	Wrong     int `json:"wrong"`     // moves in the record that nobody made
	Missing   int `json:"missing"`   // moves that were made and did not enter the record
	Named     int `json:"named"`     // mistakes whose cause was named, or that needed no word
	Questions int `json:"questions"` // that were asked
	Clicks    int `json:"clicks"`    // that were needed
	Held      int `json:"held"`      // moves of others that were recorded late
	// Reactions are the seconds of table time until the first word or the right
	// record, of each mistake that had one.
	Reactions []float64 `json:"reactions"`
}

// Report is what became of the mistakes of some games, by their kind; the empty
// kind stands for moves without one.
type Report struct {
	Games int                       `json:"games"`
	Ended int                       `json:"ended"` // in the record, too
	Moves int                       `json:"moves"`
	Kinds map[demo.Mistake]*Figures `json:"kinds"`
	// Trace is told of each mistake after which the record could not go on.
	Trace func(demo.Mistake, string) `json:"-"`
}

// of gives the figures of a kind.
func (r *Report) of(kind demo.Mistake) *Figures {
	if r.Kinds == nil {
		r.Kinds = map[demo.Mistake]*Figures{}
	}
	if r.Kinds[kind] == nil {
		r.Kinds[kind] = &Figures{}
	}
	return r.Kinds[kind]
}

// String is the report as a table.
func (r *Report) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-15s %6s %6s %7s %6s %6s %6s %8s %8s %5s\n", "mistake", "made", "wrong", "missing", "named", "asked", "clicks", "median s", "90 % s", "held")
	all := Figures{}
	for _, kind := range append(slices.Clone(demo.Mistakes()), "") {
		f := r.Kinds[kind]
		if f == nil {
			continue
		}
		name := string(kind)
		if kind == "" {
			name = "none"
		}
		b.WriteString(f.line(name))
		all.Made += f.Made
		all.Wrong += f.Wrong
		all.Missing += f.Missing
		all.Named += f.Named
		all.Questions += f.Questions
		all.Clicks += f.Clicks
		all.Held += f.Held
		all.Reactions = append(all.Reactions, f.Reactions...)
	}
	b.WriteString(all.line("all"))
	fmt.Fprintf(&b, "%d games with %d moves; %d came to their end in the record\n", r.Games, r.Moves, r.Ended)
	return b.String()
}

// line is a row of the table.
func (f Figures) line(name string) string {
	times := slices.Sorted(slices.Values(f.Reactions))
	at := func(share float64) string {
		if len(times) == 0 {
			return "-"
		}
		return fmt.Sprintf("%.1f", times[int(share*float64(len(times)-1))])
	}
	named := "-"
	if f.Made > 0 {
		named = fmt.Sprintf("%.0f %%", 100*float64(f.Named)/float64(f.Made))
	}
	return fmt.Sprintf("%-15s %6d %6d %7d %6s %6d %6d %8s %8s %5d\n", name, f.Made, f.Wrong, f.Missing, named, f.Questions, f.Clicks, at(0.5), at(0.9), f.Held)
}
