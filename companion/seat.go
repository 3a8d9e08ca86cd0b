package companion

import (
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// SeatScreen is a snapshot for one seat alone, built from that seat's own
// view. It is never changed after it was handed out. Seat 0's is the public one.
type SeatScreen struct {
	Seq    int // of the Screen it came with
	View   game.View
	Seats  []string     // names as in the transcript
	People []Person     // who sits in them
	Log    []game.Entry // the accepted moves as this seat may know them, oldest first
	Checks bool         // a seat may ask what it may know of a card
	Shown  *Checked     // the card that was shown to this seat's own camera, or nil
	Reveal []game.Sheet // everything that was secret, once the game is over
	Whole  []game.Entry // every move as its maker may know it, once the game is over
	Tale   *game.Tale   // how the game went, once it is over
	Door   []game.Text  // what happened at this seat's door, oldest first
	Knocks []game.Text  // what everyone should know of the doors
	Record []string     // as game.Transcript has it; none when the game is not saved
	Own    []string     // as game.Transcript has it; nil while the seat is locked or covered
	Resets int          // so often the table took this seat's PIN away
	Game   string       // tells this game from every other; empty when it is not saved
	Asked  int          // the number of the question whether this seat's pages may be opened, or 0
}

// Checked is what a seat is told of one card.
type Checked struct {
	Card  string
	Lines []game.Text
}

// seatScreens are the snapshots for every seat, the table's first.
func (s *Session) seatScreens() []*SeatScreen {
	m := s.cfg.Match
	state := m.State()
	var reveal []game.Sheet
	if r, ok := state.(game.Revealer); ok {
		reveal = r.Reveal()
	}
	_, checks := state.(game.Checker)
	tale := named(&s.naming, s.tale())
	var all []game.Entry
	if state.Result() != nil {
		all = s.naming.log(whole(m), func(moves int) int { return moves })
	}
	told := knocks(s.doorsTold(len(state.Seats()), time.Now()), s.naming.view(s.commonView()).Names)
	out := make([]*SeatScreen, len(state.Seats()))
	for i := range out {
		seat := game.Seat(i)
		out[i] = &SeatScreen{
			Seq: s.seq, View: s.naming.view(s.judgedAgain(s.withTakenBack(s.waiting(s.withWishes(s.behindDoor(state, seat)))))), Seats: state.Seats(), People: s.naming.who, Log: s.logOf(s.knows(seat)),
			Checks: checks && s.knows(seat) == seat, Reveal: named(&s.naming, reveal), Whole: all, Tale: tale, Door: named(&s.naming, s.doors.opened[seat]), Resets: s.keys.Resets(seat), Knocks: told, Record: s.record(), Game: s.id,
		}
		if seat != game.Table {
			out[i].Own = s.ownCheck(seat)
			if a := s.doors.of(seat).asked; a != nil {
				out[i].Asked = a.id
			}
		}
		if s.lens != nil && s.lens.seat == seat && s.lens.card != "" {
			out[i].Shown = &Checked{s.lens.card, named(&s.naming, s.check(s.lens.card, seat))}
		}
	}
	return out
}

// whole is the list of all moves, the private ones too, each as the seat that
// made it may know it.
func whole(m *game.Match) []game.Entry {
	out := make([]game.Entry, m.Len())
	for i := range out {
		seat := m.Move(i).Seat
		out[i] = game.Entry{Seat: seat, Line: m.Line(i, seat), Story: m.Story(i, seat)}
	}
	return out
}

// logOf is what a seat knows of the moves, with the names of those who sat there then.
func (s *Session) logOf(seat game.Seat) []game.Entry {
	m := s.cfg.Match
	return s.naming.log(m.Log(seat), func(moves int) int { return m.Known(seat, moves) })
}

// check is what a seat may know of a card.
func (s *Session) check(card string, seat game.Seat) []game.Text {
	c, ok := s.cfg.Match.State().(game.Checker)
	if !ok || seat <= game.Table || int(seat) >= len(s.cfg.Match.State().Seats()) || s.knows(seat) != seat {
		return nil
	}
	return c.Check(card, seat)
}
