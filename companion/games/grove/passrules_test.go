package grove

import (
	"strings"
	"testing"
)

func TestExamplePassRules(t *testing.T) {
	if len(passRules) < 13 {
		t.Errorf("there are %d example rules", len(passRules))
	}
	seen := map[string]bool{}
	sets := map[pieceSet]string{}
	for _, r := range passRules {
		if seen[r.Text] || !strings.HasSuffix(r.Text, ".") {
			t.Errorf("the rule %q stands twice or is no sentence", r.Text)
		}
		seen[r.Text] = true
		s := r.admitted(builtIn().objects)
		if other, ok := sets[s]; ok {
			t.Errorf("%q and %q admit the same", r.Text, other)
		}
		sets[s] = r.Text
		if n := s.size(); n < 142/12 || n > 142*11/12 {
			t.Errorf("%q admits %d of %d", r.Text, n, builtIn().last)
		} else {
			t.Logf("%3d %s", n, r.Text)
		}
	}
}

// TestMindLearns follows one person who sees object after object classified:
// in the end she knows, and on the way she never drops the true rule.
func TestMindLearns(t *testing.T) {
	for i := range builtIn().hypotheses() {
		truth := &builtIn().hypotheses()[i]
		m := newMind(builtIn(), 0, func(int) int { return 0 })
		for c := range builtIn().cards() {
			s := by
			if truth.set.has(c) {
				s = on
			}
			m.note(c, s)
		}
		if m.think(); len(m.fit) != 1 || m.fit[0] != i {
			t.Fatalf("hypothesis %d: %d fit in the end", i, len(m.fit))
		}
		if m.chance(1) != 1 && m.chance(1) != 0 {
			t.Fatalf("hypothesis %d: she is not sure in the end", i)
		}
	}
}
