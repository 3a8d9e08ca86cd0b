package companion

import (
	"io"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// Config is what a session works with.
type Config struct {
	Match  *game.Match
	Save   *Save         // nil: the game is not saved
	Source vision.Source // nil: no camera; the session closes it
	Camera string        // its name, for people
	Live   bool          // drop frames rather than fall behind
	// Given tells what the camera gives, from the session's goroutine; nil
	// when nobody knows.
	Given func() game.Text
	// Distortion is what was learned of the camera's lens before, if anything;
	// Learned takes what is learned now. It is called like Show, and may be nil.
	Distortion vision.Distortion
	Learned    func(vision.Distortion)
	// Show takes each new screen. It is called from the session's goroutine
	// and must not block; nil pictures nothing.
	Show func(*Screen)
	// ShowSeats takes a snapshot for every seat, the table's first, whenever
	// one of them has changed. Each is for that seat's eyes only. It is called
	// like Show; nil tells the seats nothing.
	ShowSeats func([]*SeatScreen)
	// Keep saves the story of a game that is over and says where; nil keeps none.
	// It is called like Show, with what ShowSeats is given.
	Keep func([]*SeatScreen) (path string, err error)
	// Lens is the camera behind the shield, which shows its pictures to nobody;
	// nil: none. The session closes it.
	Lens vision.Source
	// Wait looks on without following the table until a Follow command, while
	// people lay the mats out.
	Wait bool
	// Told says that nobody looks: the table is told by See, and no frame
	// comes.
	Told bool
	// Chance gives the nonces of seals; nil: the system's.
	Chance io.Reader
	// Fresh says that nobody has begun to play this match, and that a game before has
	// left nothing secret on the table: while it waits, the table is shown.
	Fresh bool
	// Preview covers what a game before may have left on the table, until the first move
	// of this session and as long as a secret mat of another game is in view; nil: only
	// the secret mats of the match's own box are covered.
	Preview *Preview
	// Simulated are the simulated people who play every seat, so that the app takes
	// none; nil: real people sit at the table.
	Simulated Simulated
	// Notice is said at the start, until something is done.
	Notice game.Text
	// Staged says that a lesson is played on a simulated table: its picture may be shown as
	// that of simulated people, who have no secrets before those who look on.
	Staged bool
	// Apps are the seats that the app takes. Those that it had when the game was
	// saved it has anyway.
	Apps []App
	// People are who sits where, as far as they have told; what they told before the
	// game was saved is known anyway.
	People map[game.Seat]Person
}
