package game

// Sheet is a small table for people to read: what a seat has found out, or a
// sum that leads to a score.
type Sheet struct {
	Title Text     `json:"title"`
	Head  []Text   `json:"head"` // the columns' names; none when they go without saying
	Rows  [][]Text `json:"rows"` // as many texts in each
	Note  Text     `json:"note"` // one sentence below, or empty
}

// Checker is a State that tells what a seat may know of one card: where it
// lies, what the seat decided about it, what its own secret rule says.
type Checker interface {
	// Check is built up from empty, a sentence each; an unknown card gives none.
	Check(card string, seat Seat) []Text
}

// Revealer is a State that tells everything once its game is over.
type Revealer interface {
	// Reveal gives nothing while the game goes on.
	Reveal() []Sheet
}
