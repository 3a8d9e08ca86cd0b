package cards

// Paper is a page to write on: a head that can be folded over, and ruled lines
// below. It carries no tag and no picture.
type Paper struct {
	Name      string
	BoxesName string   // what goes into the boxes of the head
	Boxes     int      // so many boxes for a sign each
	Fields    []string // lines of the head, by name
	Columns   []string // of the ruled lines, which are numbered
	Lines     int
	Note      string // how to use it
}
