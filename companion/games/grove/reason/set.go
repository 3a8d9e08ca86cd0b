package reason

import (
	"iter"
	"math/bits"
)

// Most is the largest number that a Set can hold.
const Most = 64*words - 1

const words = 5

// Set is a set of numbers from 0 to Most.
type Set [words]uint64

// Add puts a number in.
func (s *Set) Add(c int) { s[c/64] |= 1 << (c % 64) }

// Has reports whether a number is in.
func (s *Set) Has(c int) bool { return s[c/64]>>(c%64)&1 == 1 }

// Size is how many numbers are in.
func (s *Set) Size() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// Differs is how many numbers are in one of two sets alone.
func (s *Set) Differs(o *Set) int {
	n := 0
	for i, w := range s {
		n += bits.OnesCount64(w ^ o[i])
	}
	return n
}

// All visits the numbers, the smallest first.
func (s *Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(64*i + bits.TrailingZeros64(w)) {
					return
				}
			}
		}
	}
}

// without are the numbers that are not in another set.
func (s Set) without(o *Set) Set {
	for i := range s {
		s[i] &^= o[i]
	}
	return s
}
