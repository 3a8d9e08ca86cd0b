package game

// Due is what somebody still has to do, and what the rules wait for or what no
// camera can see, such as drawing cards. It is said until it is done.
type Due struct {
	Seat Seat `json:"seat"` // who has to; Table when anybody may
	Text Text `json:"text"` // a short sentence that names her: "The Kid draws 2 cards."
	// Past says that it was due in a turn that is over: it is said after all that is to
	// be done now.
	Past bool `json:"past,omitempty"`
}
