package cards

import "slices"

// Sign is a symbol of the common look, drawn in one colour on paper and on the
// screen. The empty sign is none.
type Sign string

// The signs. The first eight are those of the seats, the others name what a
// zone or a token is for.
const (
	SignStar  Sign = "star"
	SignMoon  Sign = "moon"
	SignFlame Sign = "flame"
	SignLeaf  Sign = "leaf"
	SignBolt  Sign = "bolt"
	SignShip  Sign = "ship"
	SignDrop  Sign = "drop"
	SignGem   Sign = "gem"

	SignLantern Sign = "lantern"
	SignIn      Sign = "in"  // admitted: an arrow into the field
	SignOut     Sign = "out" // repelled: an arrow away from the field
	SignUp      Sign = "up"
	SignDown    Sign = "down"
	SignSpeech  Sign = "speech"
	SignRound   Sign = "round" // whose turn it is
	SignEye     Sign = "eye"
	SignDisc    Sign = "disc"
	SignStack   Sign = "stack"
	SignAsk     Sign = "ask"
	SignTick    Sign = "tick" // chosen, or as it should be
)

var signs = []Sign{
	SignStar, SignMoon, SignFlame, SignLeaf, SignBolt, SignShip, SignDrop, SignGem,
	SignLantern, SignIn, SignOut, SignUp, SignDown, SignSpeech, SignRound, SignEye, SignDisc, SignStack, SignAsk, SignTick,
}

// Signs lists every sign.
func Signs() []Sign { return slices.Clone(signs) }

// Tint is a colour of the common look that a piece or a deck may have. The
// empty tint leaves a piece in its owner's colour.
type Tint string

// The tints.
const (
	TintGlow    Tint = "glow"  // the forcefield's light
	TintLamp    Tint = "lamp"  // warm lamplight
	TintAlarm   Tint = "alarm" // red
	TintMist    Tint = "mist"  // grey green
	TintMoon    Tint = "moon"  // almost white
	TintSun     Tint = "sun"   // yellow
	TintSky     Tint = "sky"   // blue
	TintRust    Tint = "rust"  // orange
	TintLeaf    Tint = "leaf"  // green
	TintHeather Tint = "heather"
	TintRose    Tint = "rose"
)

var tints = []Tint{TintGlow, TintLamp, TintAlarm, TintMist, TintMoon, TintSun, TintSky, TintRust, TintLeaf, TintHeather, TintRose}

// Tints lists every tint.
func Tints() []Tint { return slices.Clone(tints) }
