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
	// As sha256sum gives it of 00 01 … 0f "on,by,by,on".
	seal := n.Seal("on,by,by,on")
	if want := Seal("0710286943402d6218caba22d3edaee24cd07941eed985939eabac9e0c31da63"); seal != want {
		t.Errorf("%s, not %s", seal, want)
	}
	if got, want := seal.Words(), wordsOf(0x07, 0x10, 0x28, 0x69, 0x43, 0x40); got != want {
		t.Errorf("%q, not %q", got, want)
	}
	if again, ok := ParseSeal(string(seal)); !ok || again != seal {
		t.Errorf("%s is read back as %s", seal, again)
	}
	for _, bad := range []string{"", "07", strings.ToUpper(string(seal)), string(seal) + "00", string(seal[1:]) + "x"} {
		if _, ok := ParseSeal(bad); ok || Seal(bad).Words() != "" && bad != strings.ToUpper(string(seal)) {
			t.Errorf("%q is taken for a seal", bad)
		}
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

func wordsOf(bytes ...byte) string {
	var out []string
	for _, b := range bytes {
		out = append(out, strings.Fields(sealWords)[b])
	}
	return strings.Join(out, "-")
}
