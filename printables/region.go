package printables

// region is a rectangle on a page, mm.
type region struct{ x, y, w, h float64 }

func (r region) grown(by float64) region { return region{r.x - by, r.y - by, r.w + 2*by, r.h + 2*by} }

// meet is what two regions share.
func (r region) meet(o region) region {
	x, y := max(r.x, o.x), max(r.y, o.y)
	return region{x, y, max(0, min(r.x+r.w, o.x+o.w)-x), max(0, min(r.y+r.h, o.y+o.h)-y)}
}

// meets reports whether anything between two corners may be seen in the region.
func (r region) meets(x0, y0, x1, y1 float64) bool {
	return x1 >= r.x && x0 <= r.x+r.w && y1 >= r.y && y0 <= r.y+r.h
}
