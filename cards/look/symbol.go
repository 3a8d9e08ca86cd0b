package look

import (
	"fmt"
	"maps"
	"slices"
)

// Symbol is a sign in one colour: the same outline on paper and on the screen.
type Symbol string

// The symbols. The first eight are those of the seats, the others name what a
// zone or a token is for.
const (
	Star     Symbol = "star"
	Crescent Symbol = "moon"
	Flame    Symbol = "flame"
	Leaf     Symbol = "leaf"
	Bolt     Symbol = "bolt"
	Ship     Symbol = "ship"
	Drop     Symbol = "drop"
	Gem      Symbol = "gem"

	Lantern Symbol = "lantern"
	In      Symbol = "in"  // admitted: an arrow into the field
	Out     Symbol = "out" // repelled: an arrow away from the field
	Up      Symbol = "up"
	Down    Symbol = "down"
	Speech  Symbol = "speech"
	Round   Symbol = "round" // whose turn it is
	Eye     Symbol = "eye"
	Stack   Symbol = "stack"
	Ask     Symbol = "ask"
	Tick    Symbol = "tick" // chosen, or as it should be
)

// outlines are SVG path data in a box of 24 × 24, filled by the non-zero rule.
var outlines = map[Symbol]string{
	Star:     "M12 1.6 L15.1 8.3 L22.4 9.2 L17 14.2 L18.4 21.4 L12 17.8 L5.6 21.4 L7 14.2 L1.6 9.2 L8.9 8.3 Z",
	Crescent: "M15.6 1.9 C9.6 2.1 4.6 6.6 4.6 12.3 C4.6 18 9.3 22.3 15 22.3 C17.7 22.3 20 21.4 21.8 19.9 C15.6 20.2 11.2 16.6 11.2 11.4 C11.2 7.4 13 4 15.6 1.9 Z",
	Flame:    "M12.6 1.2 C13.4 5.4 19.6 8.6 19.6 14.8 C19.6 19.4 16.2 22.6 12 22.6 C7.8 22.6 4.4 19.6 4.4 15.2 C4.4 11.6 6.4 9.6 7.4 6.8 C8.9 7.8 9.6 9 9.7 10.6 C11.8 8.4 13 5 12.6 1.2 Z",
	Leaf:     "M21.6 2.2 C22.8 11.6 19.2 19.4 11 19.6 C9 19.6 7.4 19 6.2 18.1 L3.6 22 L1.8 20.7 L4.6 16.6 C3.4 13 4.4 9.4 7.6 7.2 C11.6 4.4 16.8 5.2 21.6 2.2 Z",
	Bolt:     "M13.8 1 L4 13.6 L10.4 13.6 L8.4 23 L19.6 9.6 L13 9.6 L16.4 1 Z",
	Ship:     "M12 4 C15.2 4 17.4 6 17.8 9 C21 9.6 23.2 10.8 23.2 12.4 C23.2 15 18 16.8 12 16.8 C6 16.8 0.8 15 0.8 12.4 C0.8 10.8 3 9.6 6.2 9 C6.6 6 8.8 4 12 4 Z M6.6 18 L8.8 18.3 L7.4 21.6 L5.2 20.9 Z M17.4 18 L15.2 18.3 L16.6 21.6 L18.8 20.9 Z M11 18.6 L13 18.6 L13 22 L11 22 Z",
	Drop:     "M12 1.2 C15 6.2 19.4 10 19.4 15 C19.4 19.2 16.1 22.4 12 22.4 C7.9 22.4 4.6 19.2 4.6 15 C4.6 10 9 6.2 12 1.2 Z",
	Gem:      "M6.4 3 L17.6 3 L22.4 9.2 L12 22 L1.6 9.2 Z M8 5.4 L5 9.2 L8.6 9.2 L10.4 5.4 Z M13.6 5.4 L15.4 9.2 L19 9.2 L16 5.4 Z",
	Lantern:  "M12 0.8 C14.4 0.8 16 2.4 16 4.4 L17.8 4.4 L17.8 7 L6.2 7 L6.2 4.4 L8 4.4 C8 2.4 9.6 0.8 12 0.8 Z M12 2.6 C10.7 2.6 9.8 3.4 9.8 4.4 L14.2 4.4 C14.2 3.4 13.3 2.6 12 2.6 Z M7 8.2 L17 8.2 L18.4 19.2 L5.6 19.2 Z M12 10.2 C11.2 12.4 9.6 13.4 9.6 15.4 C9.6 16.9 10.6 18 12 18 C13.4 18 14.4 16.9 14.4 15.4 C14.4 13.4 12.8 12.4 12 10.2 Z M5 20.4 L19 20.4 L19 23 L5 23 Z",
	In:       "M1.6 10.4 L10.4 10.4 L10.4 6.4 L17.2 12 L10.4 17.6 L10.4 13.6 L1.6 13.6 Z M14 2 L22.4 2 L22.4 22 L14 22 L14 19.2 L19.6 19.2 L19.6 4.8 L14 4.8 Z",
	Out:      "M22.4 10.4 L13.6 10.4 L13.6 6.4 L6.8 12 L13.6 17.6 L13.6 13.6 L22.4 13.6 Z M1.6 2 L4.4 2 L4.4 22 L1.6 22 Z",
	Up:       "M12 3 L21 14 L15.2 14 L15.2 21 L8.8 21 L8.8 14 L3 14 Z",
	Down:     "M12 21 L3 10 L8.8 10 L8.8 3 L15.2 3 L15.2 10 L21 10 Z",
	Speech:   "M4 3 L20 3 C21.7 3 22.8 4.1 22.8 5.8 L22.8 14 C22.8 15.7 21.7 16.8 20 16.8 L12 16.8 L6 22 L6 16.8 L4 16.8 C2.3 16.8 1.2 15.7 1.2 14 L1.2 5.8 C1.2 4.1 2.3 3 4 3 Z",
	Round:    "M12 1.4 C17.9 1.4 22.6 6.1 22.6 12 L19.4 12 C19.4 7.9 16.1 4.6 12 4.6 C7.9 4.6 4.6 7.9 4.6 12 C4.6 16.1 7.9 19.4 12 19.4 C13.7 19.4 15.2 18.9 16.5 17.9 L14 15.4 L22 14.2 L21.4 22.6 L18.8 20.2 C16.9 21.7 14.6 22.6 12 22.6 C6.1 22.6 1.4 17.9 1.4 12 C1.4 6.1 6.1 1.4 12 1.4 Z",
	Eye:      "M0.8 12 C3.4 7.2 7.4 4.6 12 4.6 C16.6 4.6 20.6 7.2 23.2 12 C20.6 16.8 16.6 19.4 12 19.4 C7.4 19.4 3.4 16.8 0.8 12 Z M12 7.4 C9.4 7.4 7.4 9.4 7.4 12 C7.4 14.6 9.4 16.6 12 16.6 C14.6 16.6 16.6 14.6 16.6 12 C16.6 9.4 14.6 7.4 12 7.4 Z M12 9.6 C13.3 9.6 14.4 10.7 14.4 12 C14.4 13.3 13.3 14.4 12 14.4 C10.7 14.4 9.6 13.3 9.6 12 C9.6 10.7 10.7 9.6 12 9.6 Z",
	Stack:    "M7 1.6 L19 1.6 C19.9 1.6 20.6 2.3 20.6 3.2 L20.6 17 L18.2 17 L18.2 4 L7 4 Z M4.6 5.4 L15.4 5.4 C16.3 5.4 17 6.1 17 7 L17 20.8 C17 21.7 16.3 22.4 15.4 22.4 L4.6 22.4 C3.7 22.4 3 21.7 3 20.8 L3 7 C3 6.1 3.7 5.4 4.6 5.4 Z",
	Tick:     "M9.2 20.4 L1.4 12.6 L4.6 9.4 L9.2 14 L19.4 3.8 L22.6 7 Z",
	Ask:      "M6 8.2 C6 4.2 8.6 1.6 12.4 1.6 C16.2 1.6 18.8 4 18.8 7.4 C18.8 12 13.8 12.2 13.8 16 L10.2 16 C10.2 10.8 15 10.6 15 7.6 C15 6 14 5 12.4 5 C10.7 5 9.8 6.2 9.8 8.2 Z M10 18.4 L14 18.4 L14 22.4 L10 22.4 Z",
}

// Outline is the symbol's SVG path data in a box of 24 × 24; empty when there
// is no such symbol.
func (s Symbol) Outline() string { return outlines[s] }

// SVG is the symbol as a picture in the given colour.
func (s Symbol) SVG(c Colour) []byte {
	return fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="#%02x%02x%02x" d="%s"/></svg>`,
		c.R, c.G, c.B, s.Outline())
}

// Symbols lists every symbol, by name.
func Symbols() []Symbol { return slices.Sorted(maps.Keys(outlines)) }
