package game

// Presenter is a Game that can tell people who do not know it what it is.
type Presenter interface {
	Cover() Cover
}

// Cover is how a game is offered.
type Cover struct {
	Line    Text     // one sentence: what people do in it
	Minutes [2]int   // about how long it takes, from and to
	Pieces  []string // cards of its box that stand for it in a picture, the topmost last
}
