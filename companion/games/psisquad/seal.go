package psisquad

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

var _ game.Sealer = (*position)(nil)

// Seal completes what is made in secret, or by chance: a cypher that lies on
// the secret mat is read from there; each
// that the app is told, and each note, is veiled for the transcript; the nonce
// picks who begins.
func (p *position) Seal(m game.Move, seen game.Layout, nonce game.Nonce) game.Move {
	switch {
	case m.Verb == vFirst && m.Place == anyone:
		m.Place = turnZone(game.Seat(1 + int(nonce[0])%p.house.Players()))
	case m.Verb == vNote:
		if _, veiled := unveiledNote(m.Place); !veiled && m.Place != "" {
			m.Place = veilNote(m.Place, nonce)
		}
	case m.Verb == vChange:
		if c, ok := codeOf(m.Place, p.house.keys); ok {
			m.Place = veil(c, p.house.keys, nonce)
		}
	case m.Verb == vLock && !p.house.paper:
		read := ""
		switch m.Place {
		case asItLies:
			read = "/" + asItLies
			if m.Place = p.laidOut(seen); m.Place == "" {
				m.Place = unread
			}
		case hers:
			if m.Place = unread; seen != nil && p.read != 0 {
				m.Place, read = p.lain.place(p.house.keys), "/"+hers
			}
		}
		if c, ok := codeOf(m.Place, p.house.keys); ok {
			m.Place = veil(c, p.house.keys, nonce) + read
		}
	}
	return m
}

// Reads reports whether a cypher may still be read from the secret mat.
func (p *position) Reads() bool { return !p.house.paper && p.phase == locking }

// unread stands for a cypher that lies on the secret mat but cannot be told.
const unread = "unread"

// laidOut is the cypher that lies on the secret mat, a card on each key; empty
// when no card lies there.
func (p *position) laidOut(seen game.Layout) string {
	var c code
	n := 0
	for card := kit.Piece(1); card <= lastCard; card++ {
		for i, z := range secretZones {
			if seen[set().ID(card)] == z {
				n++
				c[i] = digitOf(card)
			}
		}
	}
	switch {
	case n == 0:
		return ""
	case n != p.house.keys || !c.whole(p.house.keys):
		return unread
	}
	return c.place(p.house.keys)
}

// veil writes a cypher so that nobody reads it at a glance in a saved game
// (R42): the nonce, and the digits shifted by what its hash says.
func veil(c code, keys int, nonce game.Nonce) string {
	shift := shifts(nonce)
	var b strings.Builder
	b.WriteString(nonce.String() + "-")
	for i, d := range c[:keys] {
		b.WriteByte('0' + (d-1+shift[i])%digits)
	}
	return b.String()
}

// unveil reads a cypher, veiled or plain, and whichever way it was told.
func unveil(text string, keys int) (code, bool) {
	text, _, _ = strings.Cut(text, "/")
	front, back, veiled := strings.Cut(text, "-")
	if !veiled {
		return codeOf(text, keys)
	}
	nonce, ok := game.ParseNonce(front)
	if !ok || len(back) != keys {
		return code{}, false
	}
	shift := shifts(nonce)
	var c code
	for i := range c[:keys] {
		if back[i] < '0' || back[i] > '9' {
			return code{}, false
		}
		c[i] = (back[i]-'0'+digits-shift[i])%digits + 1
	}
	return c, true
}

// veilNote hides a note in the same way, and unveiledNote reads it; false when
// it is not veiled.
func veilNote(place string, nonce game.Nonce) string {
	return nonce.String() + "-" + hex.EncodeToString(blend([]byte(place), nonce))
}

func unveiledNote(text string) (string, bool) {
	front, back, ok := strings.Cut(text, "-")
	nonce, isNonce := game.ParseNonce(front)
	b, err := hex.DecodeString(back)
	if !ok || !isNonce || err != nil {
		return text, false
	}
	return string(blend(b, nonce)), true
}

// blend mixes a text with what a nonce's hashes give, or takes it out again.
func blend(text []byte, nonce game.Nonce) []byte {
	out := make([]byte, len(text))
	var sum [sha256.Size]byte
	for i := range text {
		if i%len(sum) == 0 {
			sum = sha256.Sum256(append(nonce[:], strconv.Itoa(i)...))
		}
		out[i] = text[i] ^ sum[i%len(sum)]
	}
	return out
}

func shifts(nonce game.Nonce) (out [maxKeys]uint8) {
	sum := sha256.Sum256(append(nonce[:], "psisquad"...))
	for i := range out {
		out[i] = sum[i] % digits
	}
	return out
}
