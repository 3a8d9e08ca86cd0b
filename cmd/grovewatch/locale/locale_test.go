package locale

import (
	"os"
	"testing"
)

func TestTidy(t *testing.T) {
	names := []string{"LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG"}
	for _, c := range []struct{ set, want [5]string }{
		{},
		{[5]string{4: "en_GB.UTF-8"}, [5]string{4: "en_GB.UTF-8"}},
		{[5]string{4: "C.UTF-8"}, [5]string{3: "C", 4: "C.UTF-8"}},
		{[5]string{3: "POSIX.utf8", 4: "de_AT"}, [5]string{3: "C", 4: "de_AT"}},
		{[5]string{3: "de_AT", 4: "C.UTF-8"}, [5]string{3: "de_AT", 4: "C.UTF-8"}},
		{[5]string{1: "C.UTF-8", 4: "fr_FR"}, [5]string{2: "C.UTF-8", 3: "C", 4: "fr_FR"}},
		{[5]string{1: "fr_FR", 4: "C.UTF-8"}, [5]string{1: "fr_FR", 4: "C.UTF-8"}},
		{[5]string{0: "fr:en", 4: "C.UTF-8"}, [5]string{0: "fr:en", 4: "C.UTF-8"}},
	} {
		for i, name := range names {
			t.Setenv(name, c.set[i])
		}
		tidy()
		for i, name := range names {
			if got := os.Getenv(name); got != c.want[i] {
				t.Errorf("%v: %s became %q, want %q", c.set, name, got, c.want[i])
			}
		}
	}
}
