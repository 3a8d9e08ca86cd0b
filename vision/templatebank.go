package vision

import "math"

// blurs are the Gaussian blurs of the template banks, σ in modules.
var blurs = [...]float64{.35, .5, .7, .95, 1.25}

// middleBank is the bank in which every code is compared; the others only
// refine the scores of the best two.
const middleBank = 2

// averageBlur is the blur, σ in modules, through which averages are compared. Codes of
// .6 to .7 px per module fit best through 1.5 to 2, but only the mean of some pictures has so
// little noise that what is left of a code tells it from others.
const averageBlur = 1.7

// templateBank holds every code as seen through one blur, as a template for
// normalised cross-correlation. What says nothing about a code's identity is
// projected out: brightness, a linear slope of the light, and the mean pattern.
type templateBank struct {
	basis [4]moduleVector // orthonormal: constant, two slopes, mean pattern
	codes []moduleVector  // orthogonal to the basis, of length one

	masks        []mask
	weight       moduleVector
	kernel       []float32 // the blur
	sharpLengths []float32 // the codes' lengths after unsharpMask
}

// newBank makes the templates of all codes for a blur of sigma modules.
func (cb *Codebook) newBank(sigma float64) templateBank {
	b := templateBank{kernel: gaussianKernel(sigma), codes: make([]moduleVector, len(cb.codes)), sharpLengths: make([]float32, len(cb.codes))}
	seen := func(p *moduleVector) moduleVector { return blurredPattern(p, sigma).crop() }
	var mean, square moduleVector
	for i := range cb.codes {
		b.codes[i] = seen(cb.pattern(i))
		for k, f := range b.codes[i] {
			mean[k], square[k] = mean[k]+f, square[k]+f*f
		}
	}
	b.weight = varianceWeights(&mean, &square, float32(len(cb.codes)))
	b.basis[3] = seen(&cb.mean)
	for i := range moduleCount {
		b.basis[0][i] = 1
		b.basis[1][i] = float32(i%Modules - Modules/2)
		b.basis[2][i] = float32(i/Modules - Modules/2)
	}
	for i := range b.basis {
		b.basis[i].multiply(&b.weight)
		for j := range i {
			b.basis[i].removeComponent(&b.basis[j])
		}
		b.basis[i].normalise()
	}
	var sharp moduleVector
	var room patch
	for i := range b.codes {
		c := &b.codes[i]
		c.multiply(&b.weight)
		c.removeComponents(&b.basis)
		c.normalise()
		b.unsharpMask(c, &sharp, &room)
		b.sharpLengths[i] = float32(math.Sqrt(float64(dot(sharp[:], c[:]))))
	}
	return b
}

// varianceWeights weighs each module by the variance v of its lightness over n
// codes, as a Wiener filter does: √(v / (v + noise)). A module that is the same
// in every code would only add its noise. sum and square are the sums of the
// lightness and of its square.
func varianceWeights(sum, square *moduleVector, n float32) (weight moduleVector) {
	if n == 1 {
		for i := range weight {
			weight[i] = 1
		}
		return weight
	}
	var most float32
	for i, s := range sum {
		weight[i] = max(0, square[i]/n-s*s/(n*n))
		most = max(most, weight[i])
	}
	const noise = .1 // of the largest variance
	for i, v := range weight {
		weight[i] = float32(math.Sqrt(float64(v / (v + noise*most))))
	}
	return weight
}
