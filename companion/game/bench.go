package game

// Crafter is a Game in which one seat makes up a secret rule that sorts the
// cards. What is made at the bench is hers alone: nothing of it reaches a match
// but what she enters there herself.
type Crafter interface {
	// Bench is all that a seat needs to make up her rule.
	Bench() Bench
}

// Bench describes the making of a secret rule.
type Bench struct {
	Seat    string // whose it is, as in State.Seats
	Title   Text
	Warning Text   // what to do before anything of it is shown
	Advice  []Text // what a good rule minds, a sentence each
	Yes, No Text   // what becomes of a card: "admitted", "repelled"
	Rules   []Rule // examples
	// Judge says what is wrong with a rule that lets so many of the deck's
	// cards pass, or nothing.
	Judge func(pass, of int) Text
	// Measure says how hard a rule is to find out that lets some cards pass, in a few
	// sentences; nil where nobody can tell. It may take a quarter of a second.
	Measure func(pass []string) []Text
	// Verb is the move that writes the rule down: its objects are the cards
	// that pass, its place are the rule's words as PlaceText writes them, at
	// most so many letters.
	Verb string
	Most int
}

// Rule is an example of a secret rule.
type Rule struct {
	Text Text
	Pass []string // the cards that pass, by id
}
