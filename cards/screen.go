package cards

// Screen is how a window draws the table of a box whose mats, as they are
// printed, leave too little room for what people read. It has the zones of the
// mats by the same ids, laid out anew. The unit is any: the window fits the whole
// into its room.
type Screen struct {
	W, H     float64
	Card     float64 // the width of a card in a lane or a show, where cards are as large as their places; 0 where they are as large as printed, in mm
	Mats     []Mat   // without tags
	Places   []Place
	Captions []Caption
}

// Caption is what a screen says beside its zones: a name, with the emblem of the
// seat that owns what it names.
type Caption struct {
	Text       string // English
	Owner      string // the seat whose emblem stands before it, or empty
	X, Y, W, H float64
}
