package setup

import (
	"image"
	"strings"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/decks"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Host is what a set-up asks of the program around the window. Its functions
// are called on the window's goroutine and must not block.
type Host struct {
	// Games are offered in this order.
	Games []game.Game
	// Cameras lists the cameras that are connected now.
	Cameras func() []CameraName
	// Look shows what the chosen camera sees, small or at the size that a game
	// would get, until stop is called. Show is called from another goroutine,
	// and may still be for a moment after that.
	Look func(c Choice, small bool, show func(Preview)) (stop func())
	// Watched is the camera of the game that is going on.
	Watched func() Camera
	// Deck reads a deck of people's own, for one of Games that takes one;
	// without this function no such deck can be chosen.
	Deck func(decks.Reading)
	// Saved is the newest unfinished game of people; where there is none a demo, or nil.
	Saved func() *Saved
	// Lay lays what was chosen on the table: the window is given it by Begin,
	// and it waits for Follow. Done is called once, from any goroutine; after an
	// error everything is as it was before.
	Lay func(c Choice, done func(error))
	// Follow lets the game that was laid begin, or rest while the mats are moved.
	Follow func(on bool)
}

// Choice is what people choose before a game.
type Choice struct {
	Setup  game.Setup
	Camera Camera
	Apps   map[string]string           // the seats that the app plays, and its levels, as automa.Level writes them
	People map[string]companion.Person // who sits where, as far as they have told, by seat
	File   string                      // the saved game to go on with; empty for the newest
	Saved  bool                        // to go on with the saved game instead of beginning one
	Same   bool                        // the game that is going on, with another camera
	Hidden bool                        // the game before has left something secret on the table
}

// Camera is a camera and how it hangs.
type Camera struct {
	What   string // a device number, an address, a file, Simulated or NoCamera
	Turn   int    // quarter turns clockwise
	Mirror bool
	Steady bool // focus and exposure are held where the camera allows it
}

// Choices that stand in place of a camera.
const (
	Simulated = "demo"
	NoCamera  = "none"
)

// real reports whether it is a camera that can be turned.
func (c Camera) real() bool { return c.What != "" && c.What != Simulated && c.What != NoCamera }

// CameraName is a connected camera.
type CameraName struct{ What, Name string }

// Saved is a saved game that can be resumed, or the reason why it cannot.
type Saved struct {
	Title   string // English
	Players int
	Names   []string // of those who sit there, as far as they have told
	File    string
	Demo    bool // simulated people play it
	Trouble error
}

// who says who plays.
func (s *Saved) who() string {
	if len(s.Names) > 0 {
		return strings.Join(s.Names, ", ")
	}
	return words.Players(s.Players)
}

// Preview is what a camera shows: a picture, or what is wrong with it.
type Preview struct {
	Picture image.Image
	Given   game.Text // what the camera really gives, once it is known
	Trouble error
}
