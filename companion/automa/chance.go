package automa

import "math/rand/v2"

// chance gives numbers from 0 to n-1, the same for the same words.
func chance(words ...uint64) func(n int) int {
	var a, b uint64 = 0x9e3779b97f4a7c15, 0xd1b54a32d192ed03
	for _, w := range words {
		a = mix(a ^ w)
		b = mix(b + a)
	}
	return rand.New(rand.NewPCG(a, b)).IntN
}

// mix is the finalizer of the SplitMix64 generator.
func mix(x uint64) uint64 {
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	return x ^ x>>31
}
