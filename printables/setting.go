package printables

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/look"
)

// setting sets a guide's words in one size; unless it draws, it only measures.
type setting struct {
	p      pen
	size   float64 // em, mm
	accent look.Colour
	draw   bool
}

func (s setting) text(t *typeface, line string, x, y, size float64, a anchor, c look.Colour) {
	if s.draw {
		s.p.text(t, line, x, y, size, a, c)
	}
}

// tight is the distance of baselines in what is read in columns, in ems.
const tight = 1.2

// lines sets a text in lines from the baseline y and gives the one after.
func (s setting) lines(t *typeface, text string, x, y, w, size float64, c look.Colour) float64 {
	for _, l := range t.wrap(text, w, size) {
		s.text(t, l, x, y, t.fitted(l, w, size), left, c)
		y += size * tight
	}
	return y
}

// column sets all that a card says below one another, and gives where it ends.
func (s setting) column(g cards.Guide, in region) float64 {
	y := in.y
	if g.Lead != "" {
		y = s.lines(bold, s.p.say(g.Lead), in.x, y+s.size*0.6, in.w, s.size*1.06, look.Ink) - s.size*0.6
		if s.draw {
			s.p.stroke(segment(in.x, y, in.x+in.w, y), 0.3, dim(s.accent, 0.7))
		}
		y += s.size * 0.5
	}
	return s.parts(g.Parts, in.x, y, in.w)
}

// parts sets parts below one another, and gives where the last ends.
func (s setting) parts(all []cards.Part, x, y, w float64) float64 {
	var some []portion
	for _, part := range all {
		some = append(some, portion{part, 1})
	}
	return s.portions(some, x, y, w)
}

// portion is a part, or what a column has of it: its lines from a number on.
type portion struct {
	cards.Part
	from int
}

// portions sets them below one another, and gives where the last ends.
func (s setting) portions(all []portion, x, y, w float64) float64 {
	for i, part := range all {
		if i > 0 {
			y += s.before(part)
		}
		y = s.part(part, x, y, w)
	}
	return y
}

// before is the room above a portion that is not the first of its column.
func (s setting) before(part portion) float64 {
	if part.Word == "" {
		return s.size * 0.15
	}
	return s.size * 0.55
}

// part sets one portion with its top at y.
func (s setting) part(part portion, x, y, w float64) float64 {
	k := s.size
	inset := 0.0
	if part.Word != "" {
		word, at := s.p.say(part.Word), x
		if part.Sign != "" {
			if s.draw {
				s.p.fill(circle(x+k*0.72, y+k*0.5, k*0.86), look.Dusk)
				s.p.symbol(part.Sign, x+k*0.72, y+k*0.5, k*1.05, look.Moon)
			}
			at += k * 2
		}
		y = s.lines(bold, word, at, y+k*0.86, x+w-at, k*1.06, look.Field) - k*1.06*tight + k*0.72
	}
	for i, line := range part.Lines {
		inset = k * 0.95
		y += k * 1.0
		if part.Steps {
			inset = k * 1.35
			s.text(bold, fmt.Sprint(i+part.from), x+k*0.1, y, k, left, look.Ember)
		} else if s.draw {
			s.p.write(circle(x+k*0.32, y-k*0.3, k*0.17), look.Ember)
		}
		y = s.lines(regular, s.p.say(line), x+inset, y, w-inset, k, look.Ink) - k*0.92
	}
	if len(part.Rows) > 0 {
		y = s.table(part.Rows, x, y+k*0.35, w)
	}
	return y + k*0.1
}

// table sets rows of cells, the first as a head, and gives where they end.
func (s setting) table(rows [][]string, x, y, w float64) float64 {
	k := s.size * 0.94
	wide := s.widths(rows, w, k)
	for n, row := range rows {
		t, c := regular, look.Ink
		if n == 0 {
			t, c = bold, look.Dusk
		} else if s.draw && n%2 == 1 {
			high := s.row(setting{p: s.p, size: s.size}, t, row, wide, x, y, k, c) - y
			s.p.fill(rounded(x-0.8, y+k*0.06, w+1.6, high, 0.8), look.Mix(vellum, look.Mist, 0.22))
		}
		y = s.row(s, t, row, wide, x, y, k, c)
	}
	return y
}

// row sets one row of a table by a setting that draws or measures.
func (setting) row(s setting, t *typeface, row []string, wide []float64, x, y, k float64, c look.Colour) float64 {
	low := y
	for i, cell := range row {
		face := t
		if i == 0 {
			face = bold
		}
		low = max(low, s.lines(face, s.p.say(cell), x, y+k*1.02, wide[i]-k*0.5, k, c)-k*0.72)
		x += wide[i]
	}
	return low
}

// widths shares w among a table's columns: each as wide as its widest cell
// when there is room, else the wider ones give way.
func (s setting) widths(rows [][]string, w, k float64) []float64 {
	var out []float64
	for _, row := range rows {
		for i, cell := range row {
			if i == len(out) {
				out = append(out, 0)
			}
			out[i] = max(out[i], bold.width(s.p.say(cell))*k+k*0.55)
		}
	}
	total := 0.0
	for _, v := range out {
		total += v
	}
	if total <= w {
		for i := range out {
			out[i] += (w - total) / float64(len(out))
		}
		return out
	}
	// Columns narrower than an even share keep their width.
	rest, even := w, float64(len(out))
	kept := make([]bool, len(out))
	for again := true; again; {
		again = false
		for i, v := range out {
			if !kept[i] && v <= rest/even {
				kept[i], again = true, true
				rest -= v
				even--
			}
		}
	}
	wider := 0.0
	for i, v := range out {
		if !kept[i] {
			wider += v
		}
	}
	for i, v := range out {
		if !kept[i] {
			out[i] = rest * v / wider
		}
	}
	return out
}

// columns shares parts among n columns so that no column is longer than need
// be: whole parts, or where that may not be, cut between lines. ok is false
// when they do not fit.
func (s setting) columns(all []cards.Part, in region, n int, gap float64, whole bool) ([][]portion, bool) {
	wide := (in.w - gap*float64(n-1)) / float64(n)
	var some []portion
	for _, part := range all {
		if some = append(some, portion{part, 1}); whole || len(part.Lines) < 2 || len(part.Rows) > 0 {
			continue
		}
		some[len(some)-1].Lines = part.Lines[:1]
		for i := range part.Lines[1:] {
			some = append(some, portion{cards.Part{Lines: part.Lines[i+1 : i+2], Steps: part.Steps}, i + 2})
		}
	}
	high := make([]float64, len(some))
	for i, part := range some {
		high[i] = s.part(part, 0, 0, wide)
	}
	best, ok := s.fill(some, high, in.h, n)
	for most := in.h - 1; ok && most > in.h*0.5; most-- {
		shorter, fits := s.fill(some, high, most, n)
		if !fits {
			break
		}
		best = shorter
	}
	return best, ok
}

// spread sets columns side by side, with a thin line between.
func (s setting) spread(cols [][]portion, in region, gap float64) {
	wide := (in.w + gap) / 3
	for c, some := range cols {
		x := in.x + float64(c)*wide
		if c > 0 {
			s.p.stroke(segment(x-gap/2, in.y-2, x-gap/2, in.y+in.h), 0.2, look.Mix(vellum, look.Mist, 0.8))
		}
		s.portions(some, x, in.y, wide-gap)
	}
}

// fill lays portions that are so high into columns of at most most.
func (s setting) fill(all []portion, high []float64, most float64, n int) (out [][]portion, ok bool) {
	y := 0.0
	for i, part := range all {
		if gap := s.before(part); len(out) > 0 && y+gap+high[i] <= most {
			y += gap + high[i]
			out[len(out)-1] = append(out[len(out)-1], part)
			continue
		}
		if y = high[i]; y > most {
			return nil, false
		}
		out = append(out, []portion{part})
	}
	return out, len(out) <= n
}
