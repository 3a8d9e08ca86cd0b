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
