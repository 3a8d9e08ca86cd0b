package game

import "slices"

// What a State may tell of its moves and pieces, so that a table is understood
// as a good referee would. Each interface is optional, and none of what it
// tells may depend on what the table does not know.

// Sign says what a table, as it is seen, tells of a legal move.
type Sign int

const (
	// Effect: the move may be concluded when the table lies as after it, or
	// when later moves are seen that need it. It is the sign of all moves that
	// have no other.
	Effect Sign = iota
	// Shown: the move is a declaration, such as that a choice is made or given
	// up, and what stands for it is seen now. Like Effect it may be concluded.
	Shown
	// Missing: the move is a declaration and what stands for it is not seen. It
	// is never concluded, whatever may have followed it.
	Missing
	// Passed: the move only ends a turn, and what stands for it is not seen. It
	// is concluded when somebody else has acted since, and nothing else explains
	// what is seen.
	Passed
	// Opens: the move opens a secret that the state knows. What is seen may
	// stand for it, but for none after it: else the way a table that nobody has
	// opened yet is explained would tell the secret.
	Opens
)

// Opening reports whether a move opens a secret that the state knows, whatever is seen.
func Opening(s State, m Move) bool { return SignOf(s, m, nil) == Opens }

// Signer is a State with moves that have a sign of their own.
type Signer interface {
	// Sign is what a layout tells of a move that is legal in this state. The
	// layout is as it is seen now, which may be some moves later. It is nil where
	// nothing is known of the table.
	Sign(m Move, seen Layout) Sign
}

// SignOf is the sign of a move in any state.
func SignOf(s State, m Move, seen Layout) Sign {
	if x, ok := s.(Signer); ok {
		return x.Sign(m, seen)
	}
	return Effect
}

// Binder is a State with moves that bind for good who makes them, such as locking
// a secret: who could take one back could choose anew.
type Binder interface {
	// Binds is why a move that was made in this state stays made, or nil.
	Binds(Move) error
}

// Indicator is a State with pieces that only show what the record knows anyway,
// such as the turn marker and the tokens of tracks.
type Indicator interface {
	// Indicators lists them by id. One that lies elsewhere than it should never
	// holds up play: people are reminded of it, once. It still can be the sign
	// of a move.
	Indicators() []string
}

// Fanner is a State with indicators that may lie under others in the place they
// share, such as cards in a fan. One that is seen nowhere is believed there; one
// that is seen elsewhere is not where it belongs.
type Fanner interface {
	Indicator
	// Fanned lists them by id.
	Fanned() []string
}

// IndicatorsOf are the indicators of any state.
func IndicatorsOf(s State) map[string]bool {
	x, ok := s.(Indicator)
	if !ok {
		return nil
	}
	out := map[string]bool{}
	for _, id := range x.Indicators() {
		out[id] = true
	}
	return out
}

// Indicates reports whether a piece, which does not lie where a state has it, is a
// mere indicator of those that it shows: one of a fan only when it is seen nowhere.
func Indicates(s State, shows map[string]bool, piece, seen string) bool {
	if !shows[piece] || seen == "" {
		return shows[piece]
	}
	f, ok := s.(Fanner)
	return !ok || !slices.Contains(f.Fanned(), piece)
}

// Anticipator is a State in which a piece may be laid before it is due, such as a
// card that is dealt a moment too soon: it is left there, and counts when it is
// due.
type Anticipator interface {
	// Anticipates reports whether a piece that the state does not have on the
	// table, or an indicator, may lie in a zone already.
	Anticipates(piece, zone string) bool
}

// Anticipated reports whether a piece may lie in a zone already, in any state.
func Anticipated(s State, piece, zone string) bool {
	x, ok := s.(Anticipator)
	return ok && zone != "" && x.Anticipates(piece, zone)
}

// Placer is a State in which a piece that lies in one zone may count as lying in
// another, such as a figure that stands anywhere in a room.
type Placer interface {
	// Counts is the zone in which a piece counts as lying that is seen in zone, or
	// empty when it counts as off the table.
	Counts(piece, zone string) string
}

// Kinder is a State that treats more pieces and places alike than are printed
// alike, such as the figures of one player and their places at home.
type Kinder interface {
	Kinds() Kinds
}

// Kinds are the groups that make no difference in a position. A piece or a
// place is in one group at most.
type Kinds struct {
	Pieces [][]string // ids: one may lie for another
	Places [][]string // zones: what lies in one may lie in another
}

// Equal reports whether two lists have the same groups in the same order.
func (k Kinds) Equal(o Kinds) bool {
	return slices.EqualFunc(k.Pieces, o.Pieces, slices.Equal) && slices.EqualFunc(k.Places, o.Places, slices.Equal)
}

// With adds groups of pieces that are printed alike, without the pieces that a
// group of the game names: the game's word counts for them.
func (k Kinds) With(printed [][]string) Kinds {
	named := map[string]bool{}
	for _, g := range k.Pieces {
		for _, id := range g {
			named[id] = true
		}
	}
	k.Pieces = slices.Clone(k.Pieces)
	for _, g := range printed {
		if g = slices.DeleteFunc(slices.Clone(g), func(id string) bool { return named[id] }); len(g) > 1 {
			k.Pieces = append(k.Pieces, g)
		}
	}
	return k
}

// Tidier is a State in which pieces can be tidied up: moved without a meaning.
type Tidier interface {
	// Tidies reports whether a legal correction only says where a piece has
	// been moved to, and changes nothing that matters: it is made without a
	// question.
	Tidies(m Move) bool
}

// Rejudger is a State in which a verdict stays open for a while, such as for the turn in which it
// was given: where its piece turns out to lie decides it again.
type Rejudger interface {
	// Rejudges reports whether a correction of where a piece lies decides again what was judged
	// of it, and not people who are asked.
	Rejudges(piece string) bool
}

// Reasoner is a State that knows what people mean by what they do, whether or
// not the rules allow it now.
type Reasoner interface {
	// Attempts are the moves that somebody may have wanted to make by bringing
	// a piece into a zone, the likeliest first; an empty zone means off its
	// place. The first refusal of one is what people are told.
	Attempts(piece, zone string) []Move
}

// Barrer is a State that can say why a seat may make no move of some kind now.
type Barrer interface {
	// Barred is the refusal of every move of a verb by a seat, whatever it names; nil
	// when what it names decides. It says only what everyone may know.
	Barred(seat Seat, verb string) error
}

// Occasioned is a State in which moves of one verb fall under several rules.
type Occasioned interface {
	// Occasion is what moves are made for now, as the guides have it behind a verb:
	// "proof" for "place/proof". It is empty on any other occasion.
	Occasion() string
}

// Instructor is a State whose moves take hands in ways that no layout tells.
type Instructor interface {
	// Instruct is what people do for a move of the app's seat, an object or place
	// of which may be Unknown; empty where the layout after it says enough. Without it an
	// Unknown object is the card that lies face down in the move's place: say so of one
	// from a hand.
	// people are the seats that people play.
	Instruct(m Move, people []Seat) Text
}

// Hinter is a State in which people may ask for a hint that everyone sees.
type Hinter interface {
	// Hint is the move that asks for the next one; false where there is none.
	Hint() (Move, bool)
}

// Beholder is a State in which people may tell the app of a card by holding it up
// to the camera.
type Beholder interface {
	// Showings are what a card that is held up may mean now, the likeliest first.
	Showings() []Showing
}

// Showing is a card that somebody may hold up to the camera: it makes the move of
// a verb that names the card.
type Showing struct {
	By    Seat
	Verb  string
	Tells Seat // it is seen only while the app plays this seat
	Open  bool // everyone may see the card
}
