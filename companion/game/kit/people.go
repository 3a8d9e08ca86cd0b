package kit

import "math"

// OneOf is one of several by the chance of simulated people: pick(n) gives a
// number from 0 to n-1.
func OneOf[T any](pick func(n int) int, of []T) T { return of[pick(len(of))] }

// Best is the one of several with the highest value, the first of equals, and
// its value; of none it is the zero T.
func Best[T any](of []T, value func(T) int) (best T, most int) {
	most = math.MinInt
	for _, x := range of {
		if v := value(x); v > most {
			best, most = x, v
		}
	}
	return best, most
}
