package share

import (
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
)

// The size of a chart in the story, in its own unit.
const chartW, chartH = 600.0, 220.0

// chart is the way of some numbers through a game as a picture.
type chart struct {
	Title  string
	Axis   string // what goes to the right
	Lines  []chartLine
	Zero   float64   // where nothing is
	Lights []float64 // where the game turned, or cost most
}

// chartLine is one number's way: the points of an SVG polyline, and its last
// number with whose it is.
type chartLine struct {
	Points, Colour, Name string
	Last                 int
}

// tale is how the game went, as the story's page shows it.
type tale struct {
	Title, Words, Kind string
	Note               string // how the words came to be known
	Table              *sheet
	Cards              [][3]string // what they are, what was said, what is true
	Charts             []chart
	Ways               []way
	Review             []string
	Losses             *losses
	TurnedAt, Turning  string
}

// losses are what choices have cost.
type losses struct {
	Chart chart
	Told  []string
}

type way struct {
	Who   who
	Stops string
}

// tale puts a game's tale into words.
func (p painter) tale(t *game.Tale, seats []who) *tale {
	if t == nil {
		return nil
	}
	out := &tale{}
	if c := t.Closing; c != nil {
		out.Title, out.Words, out.Kind = p.text(c.Title), p.text(c.Words), p.text(c.Kind)
		if len(c.Sheet.Rows) > 0 {
			out.Table = &p.sheets([]game.Sheet{c.Sheet})[0]
		}
		for _, s := range c.Cards {
			piece := p.pieces[s.Card]
			out.Cards = append(out.Cards, [3]string{piece.Called(p.translate), p.text(game.Say("Said: %s", s.Said)), p.text(game.Say("By the rule: %s", s.True))})
		}
	}
	out.Review = p.texts(t.Review)
	var turned []int
	if t.Turning != nil {
		turned = []int{t.Turning.Move}
		out.TurnedAt, out.Turning = p.text(game.Say("The turning point: move %d", t.Turning.Move)), strings.Join(p.texts(t.Turning.Story), " ")
	}
	if l := t.Losses; l != nil && l.All() {
		out.Losses = &losses{p.chart(l.Chart, l.Moves, seats), p.texts(l.Told)}
	}
	for _, c := range t.Charts {
		out.Charts = append(out.Charts, p.chart(c, turned, seats))
	}
	for _, w := range t.Ways {
		for i, row := range w.Rows {
			if i+1 < len(seats) {
				out.Ways = append(out.Ways, way{seats[i+1], strings.Join(p.texts(row), " > ")})
			}
		}
	}
	return out
}

// without leaves the sheet out that says what the tale says, and keeps its note.
func (t *tale) without(sheets []sheet) (out []sheet) {
	for _, s := range sheets {
		if t != nil && (t.Words != "" || t.Table != nil) && s.Title == t.Title {
			t.Note = s.Note
			continue
		}
		out = append(out, s)
	}
	return out
}

func (p painter) chart(c game.Chart, lights []int, seats []who) chart {
	out := chart{Title: p.text(c.Title), Axis: p.translate("Moves")}
	low, high, moments := 0, 1, 1
	for _, l := range c.Lines {
		low, high, moments = min(low, slices.Min(l.Values)), max(high, slices.Max(l.Values)), max(moments, len(l.Values)-1)
	}
	y := func(v int) float64 { return chartH * (1 - float64(v-low)/float64(high-low)) }
	out.Zero = y(0)
	for _, i := range lights {
		out.Lights = append(out.Lights, chartW*float64(i)/float64(moments))
	}
	own := []string{hex(look.Lamp), hex(look.Glow), hex(look.Alarm), hex(look.Moon)}
	for k, l := range c.Lines {
		var points []string
		for i, v := range l.Values {
			if i > 0 && i < moments && v == l.Values[i-1] && v == l.Values[i+1] {
				continue
			}
			points = append(points, fmt.Sprintf("%.1f,%.1f", chartW*float64(i)/float64(moments), y(v)))
		}
		line := chartLine{Points: strings.Join(points, " "), Colour: own[k%len(own)], Name: p.text(l.Name), Last: l.Values[len(l.Values)-1]}
		if s := int(l.Seat); s > 0 && s < len(seats) {
			line.Colour = seats[s].Colour
		}
		out.Lines = append(out.Lines, line)
	}
	return out
}
