package tabletop

import (
	"fmt"
	"image"
	"math"
	"sync"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/printables"
)

// Textures are the pictures of what lies on a box's table. Renderers that
// share them draw each piece once for every density.
type Textures struct {
	// Word gives what is printed on the pieces in another language; nil leaves it English.
	Word func(string) string

	box   *cards.Box
	drawn textureStore
}

// NewTextures begins with none: each is drawn when it is first needed.
func NewTextures(box *cards.Box) *Textures { return &Textures{box: box} }

// textureStore keeps what was drawn.
type textureStore struct {
	mu    sync.Mutex
	drawn map[cacheKey]*texture
}

func (s *textureStore) get(key cacheKey) *texture {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.drawn[key]
}

func (s *textureStore) put(key cacheKey, t *texture) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.drawn == nil {
		s.drawn = map[cacheKey]*texture{}
	}
	s.drawn[key] = t
}

func (s *textureStore) forget(key cacheKey) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.drawn, key)
}

// arms are people's arms and their shadows, the same at the table of every box.
var arms textureStore

// cacheKey names a texture with all that its look depends on. Only the bare
// table depends on the surface, its seed and the part that is drawn.
type cacheKey struct {
	textureKey
	density float64 // texels per mm
	surface Surface
	seed    uint64
	ground  rectMM
}

// textureCache draws and keeps textures for one camera.
type textureCache struct {
	*Textures
	perMM   float64 // texels per mm
	surface Surface
	seed    uint64
	ground  rectMM // the part of the table that is drawn, mm
}

// textureKey names a texture.
type textureKey struct {
	what       string // "face", "back", "arm", "arm shadow", "wall", "edge", "hull", "shadow", "table"
	name       string // of a piece, or of a back's deck
	number     int    // of a person
	w, h, soft float64
}

// texture is the picture of a thing, drawn when it is first needed.
func (s *textureCache) texture(p textureKey) (*texture, error) {
	key, store := s.key(p), &s.drawn
	if p.what == "arm" || p.what == "arm shadow" {
		store = &arms
	}
	if t := store.get(key); t != nil {
		return t, nil
	}
	t, err := s.draw(p)
	if err != nil {
		return nil, fmt.Errorf("the simulated table cannot be drawn: %w", err)
	}
	store.put(key, t)
	return t, nil
}

func (s *textureCache) key(p textureKey) cacheKey {
	key := cacheKey{textureKey: p, density: s.density(p)}
	if p.what == "table" {
		key.surface, key.seed, key.ground = s.surface, s.seed, s.ground
	}
	return key
}

// forget lets go of a texture that is not needed again.
func (s *textureCache) forget(p textureKey) { s.drawn.forget(s.key(p)) }

// density is how many texels a thing has for a mm of it.
func (s *textureCache) density(p textureKey) float64 {
	switch p.what {
	case "table":
		return math.Min(s.perMM, 1.7)
	case "arm":
		return math.Min(s.perMM, 2.2)
	case "arm shadow":
		return math.Min(s.perMM, 2.2) / 4
	case "shadow":
		if p.soft > 6 {
			return 0.6
		}
		return 2
	case "wall", "edge":
		return 0 // even: their few texels fill the plane
	}
	return s.perMM
}

func (s *textureCache) draw(p textureKey) (*texture, error) {
	k := s.density(p)
	switch p.what {
	case "table":
		return s.surface.draw(s.ground, k, s.seed), nil
	case "arm":
		return drawArm(people[p.number%len(people)], k), nil
	case "arm shadow":
		arm, err := s.texture(textureKey{what: "arm", number: p.number})
		if err != nil {
			return nil, err
		}
		return arm.shadow(p.soft * k), nil
	case "shadow":
		return boxShadow(p.w, p.h, p.soft, k), nil
	case "wall":
		return flat(24, 28, 38), nil
	case "edge":
		return flat(222, 214, 200), nil
	case "back":
		m, err := printables.Back(s.box, p.name, k)
		return textureOf(m), err
	}
	piece, ok := s.box.Piece(p.name)
	if !ok {
		return nil, fmt.Errorf("%s has no piece %q", s.box.Title, p.name)
	}
	m, err := printables.Face(piece, s.box, k, s.Word)
	return textureOf(m), err
}

// flat is a texture of one colour.
func flat(r, g, b uint8) *texture {
	t := newTexture(8, 8)
	for i := 0; i < len(t.pix); i += 4 {
		t.pix[i], t.pix[i+1], t.pix[i+2], t.pix[i+3] = r, g, b, 255
	}
	return t
}

// boxShadow is the shadow of a rectangle of w × h mm: black that fades over
// soft mm, per texels a mm. The texture is larger by soft on every side.
func boxShadow(w, h, soft, per float64) *texture {
	t := newTexture(int((w+2*soft)*per), int((h+2*soft)*per))
	for y := range t.h {
		for x := range t.w {
			px, py := (float64(x)+0.5)/per-soft, (float64(y)+0.5)/per-soft
			a := smooth(-soft, soft, math.Min(px, w-px)) * smooth(-soft, soft, math.Min(py, h-py))
			t.pix[4*(y*t.w+x)+3] = byteOf(255 * a)
		}
	}
	return t
}

// shadow is the black outline of a texture, a quarter of its size and blurred
// by σ texels.
func (t *texture) shadow(sigma float64) *texture {
	small := t.halved().halved()
	for i := 0; i < len(small.pix); i += 4 {
		small.pix[i], small.pix[i+1], small.pix[i+2] = 0, 0, 0
	}
	s := &sprite{box: image.Rect(0, 0, small.w, small.h), pix: small.pix}
	s.finish()
	s.blur(gaussianKernel(sigma))
	return small
}
