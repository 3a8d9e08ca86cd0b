package game

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"strings"
)

// Nonce is chance that makes a sealed secret impossible to guess from its seal.
type Nonce [16]byte

// Sealer is a State with moves that are made in secret and sealed, so that
// nobody can change them before they are opened.
type Sealer interface {
	// Seal completes a move by what the camera sees of its secret and by a
	// nonce. A move that has no need of either is given back as it is.
	Seal(m Move, seen Layout, nonce Nonce) Move
}

// sealWords are the 256 words of seals, one for each byte.
//
//go:embed sealwords.txt
var sealWords string

// Seal is the commitment to a secret: four plain words, the first 32 bits of
// the SHA-256 of nonce and secret. They tell nothing of the secret while the
// nonce is unknown, and fit no other secret but by chance (1 in 2³²).
func (n Nonce) Seal(secret string) string {
	sum := sha256.Sum256(append(n[:], secret...))
	words := strings.Fields(sealWords)
	out := make([]string, 4)
	for i := range out {
		out[i] = words[sum[i]]
	}
	return strings.Join(out, "-")
}

// String is the nonce in 32 hex digits.
func (n Nonce) String() string { return hex.EncodeToString(n[:]) }

// ParseNonce reads what String wrote.
func ParseNonce(s string) (Nonce, bool) {
	var n Nonce
	b, err := hex.DecodeString(s)
	if err != nil || len(b) != len(n) {
		return n, false
	}
	copy(n[:], b)
	return n, n.String() == s
}
