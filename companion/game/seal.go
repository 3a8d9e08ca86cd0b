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
	// Reads reports whether a move that may still come is read from what lies in
	// secret places. If not, nothing is made of the cards there.
	Reads() bool
}

// sealWords are the 256 words of seals, one for each byte.
//
//go:embed sealwords.txt
var sealWords string

// Seal is a commitment to a secret: the SHA-256 of nonce and secret, in 64 hex
// digits. It tells nothing of the secret while the nonce is unknown, and nobody
// can find a second nonce and secret with the same seal.
type Seal string

// Seal commits to a secret.
func (n Nonce) Seal(secret string) Seal {
	sum := sha256.Sum256(append(n[:], secret...))
	return Seal(hex.EncodeToString(sum[:]))
}

// ParseSeal reads a seal.
func ParseSeal(s string) (Seal, bool) {
	b, err := hex.DecodeString(s)
	return Seal(s), err == nil && len(b) == sha256.Size && hex.EncodeToString(b) == s
}

// Words are what people compare: six plain words for the first 48 bits. Who
// keeps the whole seal, as phones and transcripts do, is certain; who remembers
// only the words can be deceived by somebody who tries 2⁴⁸ secrets.
func (s Seal) Words() string {
	b, err := hex.DecodeString(string(s))
	if err != nil || len(b) != sha256.Size {
		return ""
	}
	words := strings.Fields(sealWords)
	out := make([]string, 6)
	for i := range out {
		out[i] = words[b[i]]
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
