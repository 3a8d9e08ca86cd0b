// Package locale brings the plain locale C under the one name by which Fyne
// knows it. A name such as C.UTF-8, the usual one in containers, would have
// every command complain of it on standard error. Import it for its effect.
//
// It must import nothing but os and strings: Fyne looks at the locale while
// the program starts, and Go initialises packages whose imports are ready in
// the order of their paths, so that this one comes before what Fyne needs.
package locale

import (
	"os"
	"strings"
)

func init() { tidy() }

// tidy renames the language of messages and leaves alone which characters the
// terminal has.
func tidy() {
	if os.Getenv("LANGUAGE") != "" {
		return // it goes before the others
	}
	if all := os.Getenv("LC_ALL"); all != "" {
		if plain(all) { // it would override the names below
			_ = os.Unsetenv("LC_ALL")
			_ = os.Setenv("LC_CTYPE", all)
			_ = os.Setenv("LC_MESSAGES", "C")
		}
		return
	}
	for _, name := range []string{"LC_MESSAGES", "LANG"} {
		if value := os.Getenv(name); value != "" {
			if plain(value) {
				_ = os.Setenv("LC_MESSAGES", "C")
			}
			return
		}
	}
}

// plain reports whether a locale is C or POSIX with a suffix.
func plain(locale string) bool {
	language, _, _ := strings.Cut(locale, ".")
	return language == "C" || language == "POSIX"
}
