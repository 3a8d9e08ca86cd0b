package visitors

// visit is a Visit card: ten to a room, nine that bring a spirit and, last,
// the one that brings a Visitor. none is no card.
type visit int8

const (
	perRoom       = spots*spirits + 1
	visits        = perRoom * (rooms - 1)
	none    visit = -1
)

func (v visit) room() room { return room(int(v)/perRoom + 1) }

// calls reports whether the card brings a Visitor.
func (v visit) calls() bool { return int(v)%perRoom == perRoom-1 }

func (v visit) spot() int { return int(v) % perRoom / spirits }

// spirit is the type of token that the card brings: the three cards of a
// location have one of each, in an order that turns from room to room, so
// that the two of the short set come evenly.
func (v visit) spirit() spirit {
	return spirit((int(v.room()) - 1 + v.spot() + int(v)%perRoom%spirits) % spirits)
}

// long reports whether the card is of the long set only.
func (v visit) long() bool { return !v.calls() && int(v)%perRoom%spirits == spirits-1 }

func (v visit) id() string {
	if v.calls() {
		return "visit-" + v.room().slug() + "-visitor"
	}
	return "visit-" + v.room().slug() + "-" + slug(chambers[v.room()].spots[v.spot()]) + "-" + slug(spiritNames[v.spirit()])
}

// trinket is a sort of Trinket card: one for each spirit, and the Vessel.
type trinket uint8

const (
	vessel    trinket = spirits
	trinkets          = spirits + 1
	eachSort          = 10
	blights           = 6
	tokens            = 24 // spirit tokens of a type
	figures           = 8
	handLimit         = 4
)

var trinketNames = [trinkets]string{"Silver Bell", "Warm Ember", "Candle Stub", "Spirit Vessel"}

var trinketWords = [trinkets]string{"bell", "ember", "candle", "vessel"}

var blightNames = [blights]string{"Cold Hands", "Lost Hour", "Third Footstep", "Mirror Debt", "Salt Tongue", "Borrowed Name"}
