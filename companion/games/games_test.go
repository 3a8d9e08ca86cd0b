package games

import (
	"strings"
	"testing"
)

func TestFind(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range List() {
		if seen[g.Name()] || g.Title() == "" || g.Box() == nil || g.Box().Game != g.Name() {
			t.Errorf("the game %q is listed twice or says too little of itself", g.Name())
		}
		seen[g.Name()] = true
		found, err := Find(g.Name())
		if err != nil || found.Name() != g.Name() {
			t.Errorf("%s is not found: %v", g.Name(), err)
		}
	}
	if _, err := Find("chess"); err == nil || !strings.Contains(err.Error(), "grove") {
		t.Errorf("an unknown game: %v", err)
	}
}
