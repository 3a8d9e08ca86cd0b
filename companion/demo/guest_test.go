package demo

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/games/pairs"
	"github.com/grovewatch/grovewatch/companion/games/psisquad"
	"github.com/grovewatch/grovewatch/companion/games/visitors"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// TestAGuestLaysAPieceWrongly: it stays so while the people rest, unless somebody says that
// it is put back, and for some time afterwards.
func TestAGuestLaysAPieceWrongly(t *testing.T) {
	opt := small()
	opt.FPS = 1
	d := start(t, story, 2, opt)
	zone := func(seconds int) (zone string) {
		look(t, d, seconds)
		return d.table.World.Find("turn").Zone
	}
	zone(4)
	d.Rest(true)
	before := zone(5)
	other := map[string]string{"T1": "T2", "T2": "T1"}[before]
	d.Push("nothing", "T1")
	d.Push("turn", "nowhere")
	d.Push("turn", "FD") // where cards lie
	d.Push("turn", other)
	d.Hear(true, true)
	if at := zone(60); at != other {
		t.Errorf("while the people rest it lies in %s, want %s", at, other)
	}
	d.PutBack()
	if at := zone(6); at != before {
		t.Errorf("told that it is put back, they leave it in %s", at)
	}
	d.Push("turn", other)
	zone(5)
	d.Rest(false)
	if at := zone(guestSeconds / 2); at != other {
		t.Errorf("it is put back before anybody could read what is said")
	}
	for range 2 * guestSeconds {
		if zone(1) == before {
			return
		}
	}
	t.Errorf("nobody puts it back")
}

// look takes so many pictures.
func look(t *testing.T, d *Demo, pictures int) {
	t.Helper()
	for range pictures {
		if _, err := d.Next(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestPeopleGoOnFromWhatAGuestPlays: a move of theirs that is recorded only now is no
// move of the guest, and one that was taken back is none.
func TestPeopleGoOnFromWhatAGuestPlays(t *testing.T) {
	opt := small()
	opt.FPS, opt.Calm, opt.Hold = 1, true, true
	g := toy{layouts: []game.Layout{{"turn": "T1"}, {"turn": "T2"}, {"turn": "T2", "card-1": "PV"}, {"turn": "T2", "card-1": "PV", "card-2": "PV"}}}
	for _, late := range []bool{false, true} {
		d := start(t, g, 2, opt)
		d.Rest(true)
		look(t, d, 5)
		d.Push("turn", "T2")
		look(t, d, 5)
		made := []game.Move{{Seat: 1, Verb: "go"}}
		if late {
			made = append([]game.Move{{Seat: 2, Verb: "refused"}}, made...)
		}
		for _, m := range append(made, game.Move{Seat: 2, Verb: "go"}) {
			d.Recorded(m, false)
		}
		d.TakenBack()
		d.Rest(false)
		for range 60 {
			if look(t, d, 1); d.table.World.Find("turn").Zone != "T2" {
				t.Fatal("what a guest has played is put back")
			}
		}
		if d.Result() == nil || len(d.Moves()) != 3 {
			t.Errorf("after a guest's move the people came to %d moves and %v", len(d.Moves()), d.Result())
		}
	}
}

// TestPeopleMakeWhatIsSaidAtTheWindow: they lay it while they rest, once, and go on from
// there. What was taken back at once, or what the rules refuse of them, they leave.
func TestPeopleMakeWhatIsSaidAtTheWindow(t *testing.T) {
	opt := small()
	opt.FPS, opt.Calm, opt.Hold = 1, true, true
	d := start(t, toy{layouts: []game.Layout{{"turn": "T1"}, {"turn": "T1", "card-1": "PV"}, {"turn": "T2", "card-1": "PV"}}}, 2, opt)
	d.Rest(true)
	look(t, d, 5)
	d.Recorded(game.Move{Seat: 1, Verb: "refused"}, true)
	d.Recorded(game.Move{Seat: 1, Verb: "go"}, true)
	d.Recorded(game.Move{Seat: 2, Verb: "go"}, true)
	d.TakenBack()
	look(t, d, 10)
	if l := d.table.World.Find("card-1"); l == nil || l.Zone != "PV" || d.table.World.Find("turn").Zone != "T1" {
		t.Errorf("card-1 lies at %+v, and the turn marker in %s", l, d.table.World.Find("turn").Zone)
	}
	d.Rest(false)
	look(t, d, 30)
	if d.Result() == nil || len(d.Moves()) != 2 {
		t.Errorf("the people came to %d moves and %v", len(d.Moves()), d.Result())
	}
}

// resting starts a demo of a toy, in which the people rest.
func resting(t *testing.T, layouts []game.Layout) *Demo {
	t.Helper()
	opt := small()
	opt.FPS, opt.Hold = 1, true
	d := start(t, toy{layouts: layouts}, 2, opt)
	d.Rest(true)
	look(t, d, 5)
	return d
}

// TestPeopleGoOnFromWhatAGuestLaidBesideItsPlace: a move that is recorded is none to put
// back, though the piece does not lie where they would have laid it.
func TestPeopleGoOnFromWhatAGuestLaidBesideItsPlace(t *testing.T) {
	d := resting(t, []game.Layout{{"card-1": "PV"}, {"card-1": "SP"}, {"card-1": "PV"}})
	d.Push("card-1", "FD")
	look(t, d, 5)
	d.Recorded(game.Move{Seat: 1, Verb: "go"}, false)
	d.PutBack()
	look(t, d, 10)
	if l := d.table.World.Find("card-1"); l.Zone != "SP" {
		t.Errorf("card-1 lies in %s, want SP", l.Zone)
	}
}

// TestPutBackIsAsTheRecordHasIt: also where more of what is recorded is still to be laid than
// was laid for it.
func TestPutBackIsAsTheRecordHasIt(t *testing.T) {
	d := resting(t, []game.Layout{{"turn": "T1", "card-1": "SP", "card-2": "FD"}, {"turn": "T2", "card-1": "PV", "card-2": "SP"}})
	d.Push("card-1", "PV")
	look(t, d, 5)
	d.Recorded(game.Move{Seat: 1, Verb: "go"}, false)
	d.PutBack()
	look(t, d, 20)
	if l, turn := d.table.World.Find("card-1"), d.table.World.Find("turn"); l == nil || l.Zone != "PV" || turn.Zone != "T2" {
		t.Errorf("card-1 lies at %+v and the marker in %s, want PV and T2", l, turn.Zone)
	}
}

// TestPeopleGoOnFromAllThatAGuestPlayed: also where what a guest laid wrongly since looks as
// if one of the moves had not been made.
func TestPeopleGoOnFromAllThatAGuestPlayed(t *testing.T) {
	d := resting(t, []game.Layout{{"turn": "T1", "card-1": "SP"}, {"turn": "T2", "card-1": "SP"}, {"turn": "T2", "card-1": "PV"}, {"turn": "T1", "card-1": "PV"}})
	d.Push("turn", "T2")
	look(t, d, 5)
	d.Push("card-1", "PV")
	look(t, d, 5)
	d.Recorded(game.Move{Seat: 1, Verb: "go"}, false)
	d.Recorded(game.Move{Seat: 2, Verb: "go"}, false)
	d.Push("card-1", "SP")
	look(t, d, 5)
	d.PutBack()
	look(t, d, 10)
	if l := d.table.World.Find("card-1"); l == nil || l.Zone != "PV" {
		t.Errorf("card-1 lies at %+v, want PV", l)
	}
}

// TestWhatIsSaidAndTakenBackIsNotMadeAgain: once it lies there it stays until somebody says
// that it is put back, and the people go on as if it had not been made.
func TestWhatIsSaidAndTakenBackIsNotMadeAgain(t *testing.T) {
	d := resting(t, []game.Layout{{"turn": "T1"}, {"turn": "T1", "card-1": "PV"}, {"turn": "T2", "card-1": "PV"}})
	d.Recorded(game.Move{Seat: 1, Verb: "go"}, true)
	look(t, d, 10)
	d.TakenBack()
	look(t, d, 10)
	if l := d.table.World.Find("card-1"); l == nil || l.Zone != "PV" || len(d.Moves()) != 0 {
		t.Errorf("card-1 lies at %+v, and the people know of %d moves", l, len(d.Moves()))
	}
	d.PutBack()
	look(t, d, 10)
	if l := d.table.World.Find("card-1"); l != nil {
		t.Errorf("card-1 is not put back, it lies in %s", l.Zone)
	}
}

// TestWhatIsSaidAfterWhatAGuestLaidIsMade, also while the people rest, who have not gone on
// from what was laid yet.
func TestWhatIsSaidAfterWhatAGuestLaidIsMade(t *testing.T) {
	d := resting(t, []game.Layout{{"turn": "T1"}, {"turn": "T2"}, {"turn": "T2", "card-1": "PV"}, {"turn": "T1", "card-1": "PV"}})
	d.Push("turn", "T2")
	look(t, d, 5)
	d.Recorded(game.Move{Seat: 1, Verb: "go"}, false)
	d.Recorded(game.Move{Seat: 2, Verb: "go"}, true)
	look(t, d, 10)
	if l := d.table.World.Find("card-1"); l == nil || l.Zone != "PV" || d.table.World.Find("turn").Zone != "T2" || len(d.Moves()) != 2 {
		t.Errorf("card-1 lies at %+v, the turn marker in %s, and the people know of %d moves", l, d.table.World.Find("turn").Zone, len(d.Moves()))
	}
}

// TestWhatIsSaidIsMadeInEveryGame: half of the moves are said, whatever they are; in the
// end every piece lies as the record has it.
func TestWhatIsSaidIsMadeInEveryGame(t *testing.T) {
	for _, g := range []game.Game{grove.Game, visitors.Game, blackwood.Game, pairs.Game} {
		t.Run(g.Name(), func(t *testing.T) {
			d := start(t, g, 3, Options{Seed: 5, Width: 160, Height: 90, FPS: 1, Gray: true, Calm: true, Hold: true})
			rnd := rand.New(rand.NewPCG(5, 5))
			for n := 0; n < 400 && d.Result() == nil; n++ {
				if _, err := d.Next(); err != nil {
					t.Fatal(err)
				}
				var legal []game.Move
				for _, seat := range d.state.Turn() {
					for _, m := range d.state.Legal(seat) {
						if m.Verb != game.Correct {
							legal = append(legal, m)
						}
					}
				}
				if len(legal) > 0 && rnd.IntN(2) == 0 {
					d.Recorded(legal[rnd.IntN(len(legal))], true)
				}
			}
			d.Rest(true)
			for range 20 {
				if _, err := d.Next(); err != nil {
					t.Fatal(err)
				}
			}
			for _, c := range d.table.Faults(d.state) {
				t.Errorf("after %d moves %s does not lie in %q", len(d.Moves()), c.Piece.ID, c.To)
			}
		})
	}
}

// TestACardThatLiesInSecretIsLaidWhenItIsSaid: the record does not know which cards those are,
// and may take one of them for a digit that is said.
func TestACardThatLiesInSecretIsLaidWhenItIsSaid(t *testing.T) {
	d := start(t, psisquad.Game, 3, Options{Seed: 4, Width: 160, Height: 90, FPS: 2, Gray: true, Calm: true, Hold: true})
	for len(d.state.Legal(game.Table)) == 0 { // until all cyphers are locked
		look(t, d, 1)
	}
	d.Rest(true)
	look(t, d, 60)
	i := slices.IndexFunc(d.table.World.Loose, func(l tabletop.Lying) bool { return strings.HasPrefix(l.Zone, "X") })
	if i < 0 {
		t.Fatal("no card lies on the secret mat")
	}
	card := d.table.World.Loose[i].Piece.ID
	d.Recorded(game.Move{Seat: game.Table, Verb: "first", Place: "TURN-player1"}, true)
	d.Recorded(game.Move{Seat: 1, Verb: "lay", Objects: []string{card}, Place: "K1"}, true)
	look(t, d, 60)
	if l := d.table.World.Find(card); l == nil || l.Zone != "K1" {
		t.Errorf("%s lies at %+v, want it in K1", card, l)
	}
}

// TestAGuestLaysACardFromAHand: what somebody at the window has recorded by keys lies
// nowhere on the simulated table yet.
func TestAGuestLaysACardFromAHand(t *testing.T) {
	opt := small()
	opt.FPS = 1
	d := start(t, toy{layouts: story.layouts[:1]}, 2, opt)
	d.Rest(true)
	d.Push("card-2", "PV")
	for range 10 {
		if _, err := d.Next(); err != nil {
			t.Fatal(err)
		}
	}
	if l := d.table.World.Find("card-2"); l == nil || l.Zone != "PV" {
		t.Errorf("card-2 lies at %+v, want it in PV", l)
	}
}

// TestWhatIsSaidIsLaidWhileOtherPiecesLieWrong: hands make each move that is said, though
// somebody at the window has played on by hand and has laid other pieces wrongly.
func TestWhatIsSaidIsLaidWhileOtherPiecesLieWrong(t *testing.T) {
	d := start(t, visitors.Game, 2, Options{Seed: 9, Width: 160, Height: 90, FPS: 2, Gray: true, Calm: true, Hold: true})
	for d.state.View(game.Table).Prompt.String() != "Player 2: use your actions, 3 left." {
		look(t, d, 1)
	}
	d.Rest(true)
	look(t, d, 60)
	d.Push("turn-marker", "TURN-player1")
	look(t, d, 20)
	for _, verb := range []string{"end", "done"} {
		d.Recorded(game.Move{Seat: 2, Verb: verb}, false)
	}
	look(t, d, 20)
	d.Push("turn-marker", "TURN-player2")
	look(t, d, 20)
	d.Push("pawn-player1", "kitchen/pawns")
	look(t, d, 20)
	d.Recorded(game.Move{Seat: 1, Verb: "visit", Objects: []string{"visit-kitchen-oven-frost"}, Place: "VISITS"}, true)
	look(t, d, 30)
	d.Recorded(game.Move{Seat: 1, Verb: "lay", Objects: []string{"frost-1"}, Place: "kitchen/oven"}, true)
	look(t, d, 30)
	if l := d.table.World.Find("frost-1"); l == nil || l.Zone != "kitchen/oven" {
		t.Errorf("the Frost lies at %+v, the people's moves are %v", l, d.moves[len(d.moves)-5:])
	}
}

// TestPeopleGoBackWithTheRecord: some moves of theirs are taken back, and somebody says that
// the pieces are put back, or plays another move instead. They lie as the record has them
// then, and the people go on from there.
func TestPeopleGoBackWithTheRecord(t *testing.T) {
	for _, g := range []game.Game{grove.Game, visitors.Game, blackwood.Game, pairs.Game, psisquad.Game} {
		t.Run(g.Name(), func(t *testing.T) {
			d := start(t, g, 3, Options{Seed: 6, Width: 160, Height: 90, FPS: 1, Gray: true, Calm: true, Hold: true})
			rnd := rand.New(rand.NewPCG(6, 6))
			first := d.state
			var record []game.Move
			told := 0
			watch := func(pictures int) {
				for range pictures {
					look(t, d, 1)
					for ; told < len(d.moves); told++ {
						record = append(record, d.moves[told])
						d.Recorded(d.moves[told], false)
					}
				}
			}
			for range 6 {
				watch(15 + rnd.IntN(20))
				d.Rest(true)
				watch(15)
				n := min(1+rnd.IntN(3), len(record))
				for range n {
					d.TakenBack()
				}
				record = record[:len(record)-n]
				d.PutBack()
				look(t, d, 15)
				d.Rest(false)
				told = len(d.moves)
				now, err := game.After(first, record...)
				if err != nil {
					t.Fatal(err)
				}
				if d.state.Key() != now.Key() {
					t.Fatalf("after %d of %d moves were taken back the people go on from another position", n, n+len(record))
				}
			}
			watch(20)
			d.Rest(true)
			look(t, d, 20)
			for _, c := range d.table.Faults(d.state) {
				t.Errorf("after %d moves %s does not lie in %q", len(d.moves), c.Piece.ID, c.To)
			}
		})
	}
}

// TestPeopleTakeAnotherMoveForTheirOwn: somebody at the window lays a card that they have laid
// elsewhere, and the record has it there from the start.
func TestPeopleTakeAnotherMoveForTheirOwn(t *testing.T) {
	d := start(t, blackwood.Game, 2, Options{Seed: 41, Width: 160, Height: 90, FPS: 2, Gray: true, Calm: true, Hold: true})
	told := 0
	for last := (game.Move{}); last.Verb != "place"; {
		look(t, d, 1)
		for ; told < len(d.moves); told++ {
			last = d.moves[told]
			d.Recorded(last, false)
		}
	}
	d.Rest(true)
	look(t, d, 20)
	m := d.moves[len(d.moves)-1]
	for _, at := range []string{"M1C3", "M2C2"} {
		d.Push(m.Objects[0], at)
		look(t, d, 20)
		d.TakenBack()
		m.Place = at
		d.Recorded(m, false)
	}
	d.PutBack()
	look(t, d, 20)
	if l := d.table.World.Find(m.Objects[0]); l == nil || l.Zone != m.Place {
		t.Errorf("%s lies at %+v, want it in %s", m.Objects[0], l, m.Place)
	}
}
