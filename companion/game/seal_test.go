package game

import (
	"strings"
	"testing"
)

func TestSealWordsAreOneAByte(t *testing.T) {
	words := strings.Fields(sealWords)
	if len(words) != 256 {
		t.Fatalf("%d words", len(words))
	}
	seen := map[string]bool{}
	for _, w := range words {
		if seen[w] || strings.Trim(w, "abcdefghijklmnopqrstuvwxyz") != "" {
			t.Errorf("%q is there twice or is no plain word", w)
		}
		seen[w] = true
	}
}

func TestSealFitsOneSecretAndOneNonce(t *testing.T) {
	var n Nonce
	for i := range n {
		n[i] = byte(i)
	}
	// The first four bytes of SHA-256 of 00 01 … 0f "on,by,by,on".
	if got, want := n.Seal("on,by,by,on"), sealOf(0x07, 0x10, 0x28, 0x69); got != want {
		t.Errorf("%q, not %q", got, want)
	}
	other := n
	other[15]++
	if n.Seal("on,by,by,on") == n.Seal("by,by,by,on") || n.Seal("on,by,by,on") == other.Seal("on,by,by,on") {
		t.Error("one seal fits two secrets")
	}
	back, ok := ParseNonce(n.String())
	if !ok || back != n {
		t.Errorf("%s is read back as %v", n, back)
	}
	for _, bad := range []string{"", "00", strings.ToUpper(n.String()), n.String() + "00"} {
		if _, ok := ParseNonce(bad); ok {
			t.Errorf("%q is taken for a nonce", bad)
		}
	}
}

func sealOf(bytes ...byte) string {
	var out []string
	for _, b := range bytes {
		out = append(out, strings.Fields(sealWords)[b])
	}
	return strings.Join(out, "-")
}
