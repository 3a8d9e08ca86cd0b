// Package companion is the session at one table: it takes frames and commands,
// keeps the match, the tracker and the save file, and shows snapshots of it
// all. It must not know widgets, OpenCV or a particular game.
package companion

import (
	"image"
	"time"

	"github.com/grovewatch/grovewatch/companion/automa"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// Screen is a snapshot of the session for everyone at the table. It is never
// changed after it was handed out, and holds nothing that seat 0 may not know.
type Screen struct {
	Seq      int
	View     game.View
	Seats    []string     // names as in the transcript
	People   []Person     // who sits in them, as everybody is told
	Sitting  []Person     // the same as they told it themselves
	Dealer   Dealer       // who turned up the last card that came by chance, if that was told
	Setup    []game.Text  // what was chosen before the game, a few words each
	Log      []game.Entry // the accepted moves, oldest first
	Camera   Camera
	Picture  *image.RGBA // the live picture, secret zones covered; nil without a camera
	Question *Question   // nil when the table and the rules agree
	CanUndo  bool
	CanRedo  bool
	Bound    game.Text // why the last move cannot be taken back, or empty
	Apart    Apart     // how far record and table are from each other
	Saved    string    // the transcript's path
	Trouble  game.Text // what went wrong with saving, or empty
	// Overruled is what people said against the camera and still stands.
	Overruled []Overruling
	Tale      *game.Tale // how the game went, once it is over
	Story     string     // where the whole story of a game that is over was saved, or empty
	Guide     *Guide     // what leads a learner; nil in a real game
	Doors     []Door     // of each seat but the table
	Apps      []App      // the seats that the app plays
	Hint      bool       // Advise gives a hint
	Wish      []string   // the zones where people are to do what the app wants, or would do
	Pace      *Pace      // how the simulated people play; nil where real ones do
	Wanted    game.Move  // what the app wants people to do, as everyone may read it; the zero Move for nothing
}

// SimulatedTable is the name of the camera of a simulated table, which nobody can move.
const SimulatedTable = "Simulated table"

// Camera says how the camera is doing.
type Camera struct {
	Name        string
	Trouble     game.Text // empty while frames come
	FPS         float64
	Width       int
	Height      int
	Tags        int // tags on the table, but for secret mats
	Plates      int // mats seen, of
	PlatesAll   int
	Seen        []string // the mats seen, by id
	PxPerModule float64  // mean over the same tags, those in view
	Busy        bool     // a hand is over the table

	// Given is what the camera really gives, such as "1280 × 720, 30 a second,
	// MJPG"; empty while that is unknown.
	Given game.Text
	// Bend says by how much places got better since it is known how the lens
	// bends the picture; empty while that is not known, or nothing is bent.
	Bend game.Text
	// Guide says what to change so that the table is seen well, most urgent
	// first; three sentences at most, none when all is well.
	Guide []game.Text
	// Ready says that nothing in the picture hinders play. It does not flicker.
	Ready bool

	last time.Time
	lens vision.Calibration
}

// Question is asked when the table and the rules disagree.
type Question struct {
	ID       int
	Text     game.Text
	Expected []game.Text // what the rules expect, beside
	Seen     []game.Text // what is seen
	Zones    []string    // where to look on the table
	Answers  []game.Text
	Gentle   bool // a hint about something unfinished, not yet a question
	Reminder bool // of something that does not hold up play
	Settles  bool // its answers put back what differs, or take the table as it lies
	Backs    bool // one of its answers puts back what differs
	Said     bool // about a move that somebody has said, not about the table
}

// Command is what a person tells the session.
type Command interface{ command() }

type (
	// Do makes a move by hand.
	Do struct{ Move game.Move }
	// Try makes a move by hand, of which only its maker hears when it is
	// refused. Reply is called from the session's goroutine and must not block.
	Try struct {
		Move  game.Move
		Reply func(error)
	}
	// Deal turns up the cards that are due, by chance, for people who have no deck
	// on a table.
	Deal struct{}
	// Check asks what a seat may know of a card; Reply is called like Try's.
	Check struct {
		Card  string
		Seat  game.Seat
		Reply func([]game.Text)
	}
	// Play has the app play a seat from now on, or a person. Reply may be nil, and
	// is called like Try's.
	Play struct {
		Seat  game.Seat
		App   bool
		Level automa.Level
		Reply func(error)
	}
	// Sit says who sits in a seat from now on.
	Sit struct {
		Seat   game.Seat
		Person Person
	}
	// Advise asks the app what it would do for whoever has the turn, for all to see.
	Advise struct{}
	// Knock asks to open what is one seat's alone, with the seat's PIN. The first
	// knock takes the seat: with it come the owner's name and the PIN of her
	// choice. Before says that it is a PIN from before a reset: it unlocks what is
	// still locked by it, and opens no door. Reply is called like Try's, when the PIN
	// has been compared.
	Knock struct {
		Seat       game.Seat
		Owner, PIN string
		Before     bool
		Reply      func(Opening)
	}
	// ResetPIN takes a seat's PIN away, for all to see.
	ResetPIN struct{ Seat game.Seat }
	// AskPhone asks to open what is one seat's alone by the consent of her phone.
	// Reply is called like Try's, when the phone has answered.
	AskPhone struct {
		Seat  game.Seat
		Reply func(Opening)
	}
	// Consent is a phone's answer to the question with a number.
	Consent struct {
		Seat  game.Seat
		Ask   int
		Yes   bool
		Reply func(error)
	}
	// Joined says that a phone follows a seat by a link, of which it gives the
	// SHA-256 in hex digits, and has the token.
	Joined struct {
		Seat        game.Seat
		Link, Token string
	}
	// Greet asks whether a phone is the one that followed a seat's link before the
	// game was resumed. Reply is called like Try's.
	Greet struct {
		Seat        game.Seat
		Link, Token string
		Reply       func(known bool)
	}
	// Left says that the phone of a seat has lost its link.
	Left struct{ Seat game.Seat }
	// About asks for the facts of a piece on the table; Reply is called like Try's.
	About struct {
		Piece string
		Reply func(Facts)
	}
	// Consult asks for the rules by which a seat makes its moves, and what they allow it
	// now; Reply is called like Try's.
	Consult struct {
		Seat  game.Seat
		Reply func([]Ruling)
	}
	// WhyNot asks why a piece cannot be brought into a zone, or why a move like the
	// given one cannot be made; nothing is made. Reply is called like Try's, with an
	// empty text when no rule says it.
	WhyNot struct {
		Piece, Zone string
		Move        game.Move // without a verb when none is meant
		Reply       func(game.Text)
	}
	// Correct says what a piece on the table really is or where it really
	// lies, whatever the camera reads: the record is corrected where it says
	// otherwise, and the camera overruled. With nothing but the piece it says
	// that the record is right. Reply may be nil, and is called like Try's.
	Correct struct {
		Piece string
		Is    string // it is this other piece
		Zone  string // it lies here
		Off   bool   // it is not on the table
		Reply func(error)
	}
	// Trust takes an overruling back.
	Trust struct{ Overruling int }
	// Turn leafs through a guide by so many pages, backwards below 0.
	Turn struct{ Pages int }
	// Skip has the table decide for a learner.
	Skip struct{}
	// Undo takes back the last move, or what people said since then against
	// the camera.
	Undo struct{}
	// Redo makes the last undone move again.
	Redo struct{}
	// PutBack says that people lay the pieces back as the record has them.
	PutBack struct{}
	// CatchUp makes the undone moves again that explain the table.
	CatchUp struct{}
	// Adopt says that the table is right: the record follows it.
	Adopt struct{}
	// Follow says whether the table is followed. While it is not, the mats may
	// be moved about: nothing is made of what is seen.
	Follow struct{ On bool }
	// Answer answers a question with one of its answers.
	Answer struct{ Question, Choice int }
	// Pace says how simulated people play: not for the moment, or slowly.
	Pace struct{ Rest, Slow bool }
	// Push lays a piece in a zone of the simulated table, where the camera sees it.
	Push struct{ Piece, Zone string }
	// Cover says whether something lies over the table in the window, such as a page:
	// simulated people wait meanwhile.
	Cover struct{ On bool }
)

func (Do) command()       {}
func (Try) command()      {}
func (Deal) command()     {}
func (Check) command()    {}
func (Play) command()     {}
func (Sit) command()      {}
func (Advise) command()   {}
func (Knock) command()    {}
func (ResetPIN) command() {}
func (AskPhone) command() {}
func (Consent) command()  {}
func (Joined) command()   {}
func (Greet) command()    {}
func (Left) command()     {}
func (About) command()    {}
func (Consult) command()  {}
func (WhyNot) command()   {}
func (Correct) command()  {}
func (Trust) command()    {}
func (Undo) command()     {}
func (Redo) command()     {}
func (PutBack) command()  {}
func (CatchUp) command()  {}
func (Adopt) command()    {}
func (Follow) command()   {}
func (Answer) command()   {}
func (Pace) command()     {}
func (Cover) command()    {}
func (Push) command()     {}
func (Turn) command()     {}
func (Skip) command()     {}
