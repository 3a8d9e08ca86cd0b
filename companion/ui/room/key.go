package room

import (
	"strings"
)

// Key is a key of the keyboard and what it does.
type Key struct {
	Name, What string
	Do         func() // nil where the key is taken elsewhere
}

// Press does what a letter stands for.
func Press(list []Key, r rune) {
	for _, s := range list {
		if s.Do != nil && strings.EqualFold(s.Name, string(r)) {
			s.Do()
			return
		}
	}
}
