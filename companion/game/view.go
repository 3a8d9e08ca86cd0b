package game

// View is what one seat may know of a position, ready to be drawn. The zero
// View tells nothing.
type View struct {
	Seat   Seat     // whose view it is
	Names  []Text   // the seats' names for people, by seat
	Turn   []Seat   // who may act
	Prompt Text     // one sentence: whose turn it is and what she may do
	Hints  []Text   // what else to know or do now, a sentence each
	Action []Action // what the seats in Turn may do by key or button, most likely first
	Pieces []Placed // what lies on the table, in a fixed order
	Tracks []Track
	Counts []Count
	Secret []string // zones whose picture must not be shown now
	Result *Result
}

// Action is a choice offered as a button. An action that still needs an object
// or a place, which a click on the table then gives, lists its Choices; a
// complete one has exactly one.
type Action struct {
	Label   Text
	Key     string // a single letter, or empty
	Choices []Move
}

// Placed is a piece on the table as a seat knows it.
type Placed struct {
	ID     string // the piece; for a face-down card the marker on it
	Zone   string
	Name   Text   // empty when the seat may not know it
	Card   string // the card's id when the seat may know it, or empty
	Down   bool   // a face-down card
	Owner  Seat   // of a face-down card
	Latest bool   // came with the last move
}

// Track is a row of numbered spots with a token on one.
type Track struct {
	ID    string
	Name  Text
	Value int
	Spots []Spot
}

// Spot is one place of a track.
type Spot struct {
	Label  Text // short: "+2 cards"
	Power  Text // empty when there is none
	Gained bool
}

// Count is a number that everyone may see, such as the size of a hand.
type Count struct {
	Seat Seat // Table when it belongs to no one
	Name Text
	N    int
}
