package companion

import "time"

// How long each step of a game.Unveiling stands alone, and how long the verdict
// does before the table is seen again: on the window and on the phones alike.
const (
	UnveilStep    = 1300 * time.Millisecond
	UnveilVerdict = 5 * time.Second
)
