package visitors

// haunt is what Visit cards bring and Trinkets remove: a type of spirit, or a
// Visitor.
type haunt uint8

const (
	whisper haunt = iota
	frost
	shade
	visitor
	haunts

	spirits = 3       // types of spirits, which come before the Visitor
	vessel  = visitor // the Spirit Vessel removes it
)

var hauntNames = [haunts]string{"Whisper", "Frost", "Shade", "Visitor"}

// The Trinkets, by what they remove.
var (
	trinketNames = [haunts]string{"Silver Bell", "Warm Ember", "Candle Stub", "Spirit Vessel"}
	trinketWords = [haunts]string{"bell", "ember", "candle", "vessel"}
)

var blightNames = [blights]string{"Cold Hands", "Lost Hour", "Third Footstep", "Mirror Debt", "Salt Tongue", "Borrowed Name"}

// How many there are.
const (
	eachTrinket = 10
	eachSpirit  = 24
	figures     = 8 // Visitors
	blights     = 6
)

// visit is a Visit card: ten to a room, nine that bring a spirit and, last,
// the one that brings a Visitor.
type visit uint8

const (
	perRoom = spots*spirits + 1
	visits  = perRoom * (rooms - 1)
)

func (v visit) room() room { return room(v/perRoom + 1) }

// call is the card that brings a Visitor to a room.
func (r room) call() visit { return visit(r)*perRoom - 1 }

// calls reports whether the card brings a Visitor.
func (v visit) calls() bool { return v%perRoom == perRoom-1 }

// spot is the location on which the card lays a spirit.
func (v visit) spot() int { return int(v % perRoom / spirits) }

// brings is what comes with the card. The three cards of a location have one
// type of spirit each, in an order that turns from room to room, so that the
// two of the short set come evenly.
func (v visit) brings() haunt {
	if v.calls() {
		return visitor
	}
	return haunt((int(v.room()) - 1 + v.spot() + int(v%perRoom%spirits)) % spirits)
}

// long reports whether the card is of the long set only.
func (v visit) long() bool { return !v.calls() && v%perRoom%spirits == spirits-1 }

func (v visit) id() string {
	if v.calls() {
		return "visit-" + v.room().slug() + "-visitor"
	}
	return "visit-" + v.room().slug() + "-" + slug(chambers[v.room()].spots[v.spot()]) + "-" + slug(hauntNames[v.brings()])
}
