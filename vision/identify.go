package vision

import "math"

// worker does a part of a reader's work on one core: it finds white squares,
// reads the codes in them and looks again at codes that are known.
type worker struct {
	*Reader
	finder detector
	s, tmp patch
	spare  *template // for the next code to be fitted
}

// verdict is what was found out about a white square.
type verdict struct {
	fit
	second  int
	at      pose // as far as it was fitted
	refused Refusal
}

// Refusal says why a white square was not read as a tag; empty when it was.
type Refusal string

// The reasons, from the least to the most like a tag.
const (
	NoCode    Refusal = "nothing in it looks like a code"
	NoFit     Refusal = "the code's outline could not be fitted"
	NotOurs   Refusal = "a code, but none of the codebook fits"
	Uncertain Refusal = "one of the codebook fits, but another nearly as well"
	Faint     Refusal = "one of the codebook fits, but too little can be seen to be sure"
)

// like is how much a white square looks like a code in each of its turns.
func (w *worker) like(h pose) (like [4]float32) {
	w.pics.sample(h, levelFor(modulePx(h)), &w.s)
	smooth(&w.s, &w.tmp, w.stages[1].kernel, -1)
	for t := range like {
		like[t] = w.stages[1].likeness(&w.s)
		w.s = w.s.turned()
	}
	return like
}

// identify reads the code within a white square: in the turn that looks most
// like a code, or else in the next.
func (w *worker) identify(h pose, like [4]float32) (known, verdict) {
	level := levelFor(modulePx(h))
	var best known
	v := verdict{refused: NoCode}
	for range 2 {
		at := 0
		for t := range like {
			if like[t] > like[at] {
				at = t
			}
		}
		if like[at] < leastLike {
			break
		}
		like[at] = -1
		g := h
		for range (4 - at) % 4 { // samples turned clockwise are a code turned against the clock
			g = turnPose(g)
		}
		k, now := w.align(g, level)
		if now.refused == "" {
			return k, now
		}
		if now.score >= v.score {
			best, v = k, now
		}
	}
	return best, v
}

// align fits the mean pattern at a pose, from soft to sharp, and reads the code.
func (w *worker) align(h pose, level int) (known, verdict) {
	none := verdict{refused: NoFit}
	for i := range w.stages {
		st := &w.stages[i]
		for range 3 {
			w.pics.sample(h, level, &w.s)
			if st.kernel != nil {
				smooth(&w.s, &w.tmp, st.kernel, -1)
			}
			next, far, ok := st.step(h, &w.s)
			if !ok || !w.sane(next) {
				return known{}, none
			}
			h = next
			if far < .05 {
				break
			}
		}
	}
	w.pics.sample(h, level, &w.s)
	if w.stages[2].likeness(&w.s) < .45 {
		return known{}, none
	}
	return w.settle(h, level)
}

// settle names the code at a pose that fits the mean pattern, and fits the
// pose to the code's own.
func (w *worker) settle(h pose, level int) (known, verdict) {
	first, second := w.cb.match(&w.s)
	v := verdict{fit: first, second: second, at: h, refused: NotOurs}
	if first.score < .35 {
		return known{}, v
	}
	k := known{exact: w.spare, code: -1}
	w.spare = nil
	w.fit(&k, first.code, first.blur, level)
	for range 4 + 4*min(level, 1) {
		next, far, ok := k.exact.step(h, &w.s)
		if !ok || !w.sane(next) {
			w.spare = k.exact
			return known{}, v
		}
		h = next
		w.pics.sample(h, level, &w.s)
		if far < .02 {
			break
		}
	}
	v.fit, v.second = w.cb.match(&w.s)
	v.at = h
	switch {
	case v.score < leastScore:
	case v.code != first.code || v.margin < leastMargin:
		v.refused = Uncertain
	case w.cb.certainty(v.fit, v.second, &w.s) < leastCertainty[v.blur]:
		v.refused = Faint
	default:
		v.refused = ""
	}
	if v.refused == NotOurs || v.code != first.code {
		w.spare = k.exact
		return known{}, v
	}
	k.pose, k.score, k.usual, k.blur, k.seen = h, v.score, v.score, v.blur, true
	k.trial = &trial{mean: w.s, n: 1, open: v.refused != ""}
	return k, v
}

// fit gives a known tag the template of a code through a blur: affine for
// small codes, whose perspective is lost in the noise.
func (w *worker) fit(k *known, code, blur, level int) {
	moves := 6
	if level > 0 {
		moves = 8
	}
	if k.exact == nil {
		k.exact = &template{}
	} else if k.code == code && k.fitted == blur && k.exact.moves == moves {
		return
	}
	k.code, k.fitted = code, blur
	k.exact.set(blurred(w.cb.lightness(code), blurs[blur]), &w.inner, moves)
}

// recheck looks for a tag where it was, and follows it a little. When it fits
// worse than it did, or no better than where it was, something covers a part
// of it or of the white around it and would draw the pose aside: then it stays
// where it was if it fits there, and is not seen otherwise.
func (w *worker) recheck(k *known) {
	level := levelFor(modulePx(k.pose))
	w.fit(k, k.code, k.blur, level)
	h, score, first := k.pose, 0., 0.
	for i := range 4 {
		w.pics.sample(h, level, &w.s)
		score = w.cb.score(k.code, k.blur, &w.s)
		if i == 0 {
			first = score
		}
		next, far, ok := k.exact.step(h, &w.s)
		if score < .35 || !ok || !w.sane(next) {
			break
		}
		h = next
		if far < .15 {
			break
		}
	}
	const whole, better, small = .85, .015, .12
	k.seen = true
	switch {
	case score > leastScore && score > whole*k.usual &&
		(score > first+better || spreadOf(corners(k.pose), corners(h)) < small):
		k.pose, k.score = h, score
	case first > leastScore:
		k.score = first
	case w.partlySeen(k, level):
		k.lost = 0
		return
	default:
		k.seen = false
		k.lost++
		return
	}
	k.lost = 0
	k.usual += .05 * (k.score - k.usual)
	w.try(k, level)
}

// partlySeen looks whether a known tag lies where it was with one side covered.
// A tag that has not been seen for a while is looked at so only now and then.
func (w *worker) partlySeen(k *known, level int) bool {
	const strict, whole, patience, pause = .75, .85, 8, 8
	if k.lost > patience && k.lost%pause != 0 {
		return false
	}
	w.pics.sample(k.pose, level, &w.s)
	score := w.cb.partly(k.code, k.blur, &w.s)
	if score < strict || score < whole*k.usual {
		return false
	}
	k.score = score
	return true
}

// sane reports whether a pose is still that of a tag in the picture.
func (r *Reader) sane(h pose) bool {
	m := modulePx(h)
	w, hh := float64(r.pics.at[0].w), float64(r.pics.at[0].h)
	c := Point{h[2] / h[8], h[5] / h[8]}
	if !(m > .5 && m < 40 && c.X > 0 && c.Y > 0 && c.X < w && c.Y < hh) {
		return false
	}
	a, b := math.Hypot(h[0], h[3]), math.Hypot(h[1], h[4])
	return a < 2.2*b && b < 2.2*a && h[0]*h[4]-h[1]*h[3] > .4*a*b &&
		math.Abs(h[6])+math.Abs(h[7]) < .02*math.Abs(h[8])
}
