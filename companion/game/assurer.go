package game

// Assurer is a State that wants to hear a second time of a move that people say, when it
// can hardly be true, such as that a pile is empty which should have many cards.
type Assurer interface {
	// Assure is what people are asked before such a move is made; it is empty when there
	// is nothing to ask.
	Assure(m Move) Text
}
