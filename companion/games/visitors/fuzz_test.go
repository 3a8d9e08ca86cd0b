package visitors

import (
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// FuzzMoves makes moves from any text: each is refused with a sentence and
// changes nothing, or leaves a position whose laws hold.
func FuzzMoves(f *testing.F) {
	for _, line := range []string{
		"table join tile-attic @M+1+0/90", "table lift tile-library", "player1 visit visit-attic-trunk-frost @VISITS", "player1 lay whisper-1 @library/hearth",
		"player1 take bell-1 @HAND-player1", "player1 use bell-1,whisper-1", "player1 move pawn-player1 @library/pawns", "player1 curse blight-cold-hands @HAND-player1",
		"table correct whisper-24 @library/hearth", "player1 end =3", "player1 drop bell-0", "player1 use vessel-1,visitor-0",
	} {
		for n := range uint8(4) {
			f.Add(line, n)
		}
	}
	f.Fuzz(func(t *testing.T, line string, n uint8) {
		x := []func() *table{
			func() *table { return sit(t, 2) },
			func() *table { return begun(t, 2) },
			func() *table {
				return acts(t, 2, func(p *position) {
					p.walkTo(1, library)
					p.crowd(library)
					p.stand(library)
					p.deal(1, whisper, frost, vessel)
				})
			},
			func() *table {
				return acts(t, 2, func(p *position) { p.walkTo(1, library); p.stand(library) }).do("player1 end")
			},
		}[n%4]()
		m, err := game.ParseMove(line, x.State.Seats())
		if err != nil {
			return
		}
		key := x.State.Key()
		after, _, err := x.State.Apply(m)
		if x.State.Key() != key {
			t.Fatalf("%s changed the position it was made in", line)
		}
		if err != nil {
			if err.Error() == "" {
				t.Errorf("%s is refused without a word", line)
			}
			return
		}
		if err := after.(*position).checkRooms(); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	})
}
