package look

// Owner is how one seat looks: always colour and symbol together, so that
// neither has to be seen to know whose a thing is.
type Owner struct {
	Seat   string
	Colour Colour
	Symbol Symbol
	Word   string // the symbol's name, to say whose it is by voice
}

// owners are told apart by lightness too, for eyes that see few colours.
var owners = []Owner{
	{"kid", rgb(0xFFD65A), Star, "star"},
	{"agent1", rgb(0x63B3F2), Crescent, "moon"},
	{"agent2", rgb(0xF2764F), Flame, "flame"},
	{"agent3", rgb(0x93D36B), Leaf, "leaf"},
	{"agent4", rgb(0xD79BEA), Bolt, "bolt"},
	{"visitor", Glow, Ship, "ship"},
}

// Owners lists the seats that have a look, in seating order.
func Owners() []Owner { return append([]Owner(nil), owners...) }

// OwnerOf is the look of a seat; a seat without one, and the table itself,
// look like everyone's.
func OwnerOf(seat string) Owner {
	for _, o := range owners {
		if o.Seat == seat {
			return o
		}
	}
	return Owner{Seat: seat, Colour: Mist, Symbol: Round, Word: "everyone"}
}
