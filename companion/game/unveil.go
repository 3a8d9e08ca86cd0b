package game

// Unveiling is the moment at which something hidden is shown to everyone, one
// step after another. A view has it while what was shown still lies there.
type Unveiling struct {
	Title   Text         `json:"title"`
	Steps   []UnveilStep `json:"steps"`
	Verdict Text         `json:"verdict"`
	Good    bool         `json:"good"` // every step is right
}

// UnveilStep compares what was said of one card with what was hidden.
type UnveilStep struct {
	Card  string `json:"card"` // a piece's id
	Said  Text   `json:"said"` // "admitted"
	True  Text   `json:"true"`
	Right bool   `json:"right"`
}
