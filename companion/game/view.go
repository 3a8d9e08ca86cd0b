package game

import "slices"

// View is what one seat may know of a position, ready to be drawn. The zero
// View tells nothing.
type View struct {
	Seat   Seat       `json:"seat"`           // whose view it is
	Names  []Text     `json:"names"`          // the seats' names for people, by seat
	Turn   []Seat     `json:"turn"`           // who may act
	Prompt Text       `json:"prompt"`         // one sentence: whose turn it is and what she may do
	Hints  []Text     `json:"hints"`          // what else to know or do now, a sentence each
	Dues   []Due      `json:"dues,omitempty"` // what somebody still has to do, most urgent first
	Action []Action   `json:"action"`         // what the seats in Turn, and this one alone, may do by key or button, most likely first
	Pieces []Placed   `json:"pieces"`         // what lies on the table, in a fixed order
	Tracks []Track    `json:"tracks"`
	Counts []Count    `json:"counts"`
	Sheets []Sheet    `json:"sheets,omitempty"` // small tables that the seat may read
	Forms  []Form     `json:"forms,omitempty"`  // what the seat may choose in private; never in the table's view
	Secret []string   `json:"secret"`           // zones whose picture must not be shown now
	Blind  bool       `json:"blind,omitempty"`  // no new picture of the table may be shown now
	Unveil *Unveiling `json:"unveil,omitempty"` // what was just shown to everyone, or nil
	Result *Result    `json:"result"`
}

// Notes are the sentences below the prompt: what is due, then the hints, and last what
// was due in a turn that is over.
func (v View) Notes() []Text {
	var now, past []Text
	for _, d := range v.Dues {
		if d.Past {
			past = append(past, d.Text)
		} else {
			now = append(now, d.Text)
		}
	}
	return slices.Concat(now, v.Hints, past)
}

// Action is a choice offered as a button. An action that still needs an object
// or a place, which a click on the table then gives, lists its Choices; a
// complete one has exactly one, as has one in the view of a single seat: what she
// chooses alone is a Form.
type Action struct {
	Label   Text   `json:"label"`
	Key     string `json:"key"` // a single letter, or empty
	Choices []Move `json:"choices"`
	Tells   Seat   `json:"tells,omitzero"` // offered only while the app plays this seat, which is told by it; or 0
	Page    Seat   `json:"page,omitzero"`  // it makes no move but opens a page of this seat's own; or 0
	// Chance says that nobody chooses among Choices: a card is turned up from a deck.
	// Where no camera looks, people may let the app turn one up instead, any of them, and
	// on from there while the first action is of chance again: a game whose people may
	// hold one of them in their hands leaves it out.
	Chance bool `json:"chance,omitempty"`
	// Alike says that the pieces in Choices are alike: people are asked where one of
	// them goes, not which one.
	Alike bool `json:"alike,omitempty"`
	// Counts are what Choices are called, in their order, whose places are numbers and not
	// zones of the table; nil for most actions.
	Counts []Text `json:"counts,omitempty"`
	// Verbs are what the verbs of Choices are called, where these have several; nil for
	// most actions.
	Verbs map[string]Text `json:"verbs,omitempty"`
	// Also says that it answers the same question as the action before it, such as with
	// another digit.
	Also bool `json:"also,omitempty"`
	// Then is the verb of the action that it announces, whose choices are asked for at
	// once; empty for most actions.
	Then string `json:"then,omitempty"`
	// Form chooses among Choices part by part, such as for each of four cards its
	// side; nil for most actions.
	Form *Form `json:"form,omitempty"`
}

// Placed is a piece on the table as a seat knows it.
type Placed struct {
	ID     string `json:"id"` // the piece; for a face-down card the marker on it, the card itself where everyone has seen it, or empty
	Zone   string `json:"zone"`
	Name   Text   `json:"name"`   // empty when the seat may not know it
	Card   string `json:"card"`   // the card's id when the seat may know it, or empty
	Down   bool   `json:"down"`   // a face-down card
	Owner  Seat   `json:"owner"`  // of a face-down card
	Latest bool   `json:"latest"` // came with the last move
}

// Track is a row of numbered spots with a token on one.
type Track struct {
	ID    string `json:"id"`
	Name  Text   `json:"name"`
	Value int    `json:"value"`
	Spots []Spot `json:"spots"`
	// Lies is set when the board shows the track well enough: a mat has its spots,
	// and there is nothing to say of them.
	Lies bool `json:"lies,omitempty"`
}

// Spot is one place of a track.
type Spot struct {
	Label Text `json:"label"` // short: "+2 cards"
	Power Text `json:"power"` // empty when there is none
	// Grade says how sure the label is ("stated", "assumed"); empty when it goes without saying.
	Grade  Text `json:"grade"`
	Gained bool `json:"gained"`
}

// Count is a number that everyone may see, such as the size of a hand.
type Count struct {
	Seat Seat `json:"seat"` // Table when it belongs to no one
	Name Text `json:"name"`
	N    int  `json:"n"`
	// Zone is the place of the pile that is counted, or empty. The number is drawn
	// there, too, where it is a deck.
	Zone string `json:"zone,omitempty"`
}
