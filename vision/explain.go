package vision

// Candidate is a place in a picture where a tag may lie, and the result of
// reading it.
type Candidate struct {
	Way     Way
	Corners Quad // px: the code's outline as it was read, else as it was found, in any orientation
	Best    string
	Second  string  // the codes that fit best; empty when none was compared
	Score   float64 // of the best: the correlation with its pattern, 1 at most
	Margin  float64 // by which the best fits better than the second
	Refused Refusal // why it was not read; empty when it was
}

// Explain lists all candidates in a picture and the results of reading them
// with nothing known beforehand. It does not change the reader.
func (r *Reader) Explain(f Frame) []Candidate {
	var out []Candidate
	fresh := NewReader(r.cb)
	fresh.onCandidate = func(s candidate) {
		c := Candidate{Way: s.way, Corners: corners(s.pose), Score: s.score, Margin: s.margin, Refused: s.refused}
		if s.refused == "" {
			c.Corners = corners(s.tag.pose)
		}
		if s.score > 0 {
			c.Best = r.cb.ids[s.code]
			if s.second >= 0 {
				c.Second = r.cb.ids[s.second]
			}
		}
		out = append(out, c)
	}
	fresh.Read(f)
	return out
}
