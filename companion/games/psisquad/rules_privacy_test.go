package psisquad

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/gametest"
)

func TestR8ACypherIsItsOwnersAlone(t *testing.T) {
	x := locked(t, []string{"1234", "8642", "0907"})
	for seat := range 4 {
		for owner, cypher := range []string{"", "1234", "8642", "0907"} {
			if sees := owner > 0 && strings.Contains(x.read(game.Seat(seat)), cypher); sees != (seat > 0 && seat == owner) {
				t.Errorf("seat %d reads the cypher of player %d: %v", seat, owner, sees)
			}
		}
	}
	st := sit(t, 3).State
	m, err := game.ParseMove("player2 lock @8,6,4,2", st.Seats())
	if err != nil {
		t.Fatal(err)
	}
	for seat := range 4 {
		want := "player2 lock"
		if seat == 2 {
			want = "player2 lock @8,6,4,2"
		}
		if line := st.Redact(m, game.Seat(seat)).Line(st.Seats()); line != want {
			t.Errorf("seat %d reads %q", seat, line)
		}
	}
}

// TestNobodyCanTellACypher plays games in which the app holds the cyphers, and
// for each seat twins in which others have other cyphers that give the very
// answers that were asked for until then. The seat must not be able to tell.
func TestNobodyCanTellACypher(t *testing.T) { nobodyCanTellACypher(t, 1) }

func TestFilmNobodyCanTellACypher(t *testing.T) { nobodyCanTellACypher(t, 4) }

func nobodyCanTellACypher(t *testing.T, games int) {
	t.Helper()
	for _, s := range []game.Setup{setup(3), setup(4, "keys=3", "answers=whisper"), setup(5, "keys=3", "correct=anywhere", "end=round"), setup(2, "duel=on", "keys=3")} {
		twins := 0
		for seed := range uint64(games) {
			rnd := rand.New(rand.NewPCG(seed, 5))
			first, moves := played(t, s, rnd)
			for _, cut := range []int{s.Players + 1, s.Players + 2 + rnd.IntN(len(moves)/2), len(moves) - 1} {
				for seat := range first.Seats() {
					other, changed := recoded(first, moves[:cut], game.Seat(seat), rnd)
					twins += changed
					if err := gametest.Twins(Game, first, moves, other, game.Seat(seat)); err != nil {
						t.Fatalf("%v, seed %d, %d moves: %v", s.Options, seed, cut, err)
					}
				}
			}
		}
		if twins < 5*games {
			t.Errorf("%v: only %d cyphers had a twin", s.Options, twins)
		}
	}
}

// played is a game of simulated people who ask for hints.
func played(t *testing.T, s game.Setup, rnd *rand.Rand) (game.State, []game.Move) {
	t.Helper()
	first, err := Game.New(s)
	if err != nil {
		t.Fatal(err)
	}
	people, err := Game.Players(s, rnd.IntN)
	if err != nil {
		t.Fatal(err)
	}
	var moves []game.Move
	for st := first; st.Result() == nil; {
		m, err := people.Next(st)
		if err != nil {
			t.Fatal(err)
		}
		if p := st.(*position); p.phase == guessing && rnd.IntN(4) == 0 {
			if seat := game.Seat(rnd.IntN(2)) * p.seat; p.hinted[seat] < hintFit {
				m = game.Move{Seat: seat, Verb: "hint", Place: hintSteps[p.hinted[seat]].Word}
			}
		}
		if st, _, err = st.Apply(m); err != nil {
			t.Fatal(err)
		}
		moves = append(moves, m)
	}
	return first, moves
}

// recoded gives all players but one seat other cyphers, as far as there are any
// that give the same answers in these moves; it counts them.
func recoded(first game.State, moves []game.Move, seat game.Seat, rnd *rand.Rand) ([]game.Move, int) {
	st := first
	for _, m := range moves {
		st, _, _ = st.Apply(m)
	}
	p := st.(*position)
	out := append([]game.Move(nil), moves...)
	changed := 0
	for i, m := range out {
		if m.Verb != vLock || m.Seat == seat {
			continue
		}
		var fit []code
		for n := range p.house.codes() {
			c := numbered(n, p.house.keys)
			if c != p.cypher[m.Seat] && p.house.allows(c) == nil && p.house.gave(c, p.on(m.Seat)) {
				fit = append(fit, c)
			}
		}
		if len(fit) > 0 {
			out[i].Place = fit[rnd.IntN(len(fit))].place(p.house.keys)
			changed++
		}
	}
	return out, changed
}

// blabbing is a game that tells in one way what it should not.
type blabbing struct {
	game.Game
	how string
}

type blabbingState struct {
	*position
	how string
}

func (s blabbingState) Apply(m game.Move) (game.State, []game.Event, error) {
	after, events, err := s.position.Apply(m)
	if err != nil {
		return nil, nil, err
	}
	p := after.(*position)
	if s.how == "event" && p.phase == told {
		events = append(events[:len(events):len(events)], game.Event{Text: game.Say("The sum of the keys is %d.", int(p.cypher[p.asked.on][0]))})
	}
	return blabbingState{p, s.how}, events, nil
}

func (s blabbingState) View(seat game.Seat) game.View {
	v := s.position.View(seat)
	if s.how == "view" && s.phase == guessing {
		n := 0 // the number of cyphers that are even
		for _, c := range s.cypher {
			n += int(c[0]) % 2
		}
		v.Hints = append(v.Hints, game.Say("%d", n))
	}
	return v
}

func (s blabbingState) Redact(m game.Move, seat game.Seat) game.Move {
	if s.how == "line" {
		return m
	}
	return s.position.Redact(m, seat)
}

func (s blabbingState) Legal(seat game.Seat) []game.Move {
	legal := s.position.Legal(seat)
	if s.how == "legal" && s.phase == guessing && len(legal) > 0 {
		return legal[int(s.cypher[1][0])%2:]
	}
	return legal
}

func TestPlantedLeaksOfACypherAreCaught(t *testing.T) {
	for _, how := range []string{"", "event", "view", "line", "legal"} {
		caught := false
		for seed := uint64(0); seed < 6 && !caught; seed++ {
			rnd := rand.New(rand.NewPCG(seed, 6))
			first, moves := played(t, setup(3, "keys=3"), rnd)
			for seat := range first.Seats() {
				other, _ := recoded(first, moves[:len(moves)/2], game.Seat(seat), rnd)
				if gametest.Twins(blabbing{Game, how}, blabbingState{first.(*position), how}, moves, other, game.Seat(seat)) != nil {
					caught = true
				}
			}
		}
		if caught != (how != "") {
			t.Errorf("a leak by %q is caught: %v", how, caught)
		}
	}
}

func TestR39ThePublicScreenNeverHoldsACypher(t *testing.T) {
	x := locked(t, []string{"1234", "8642", "0907"}).asks(1, 2, "8765").asks(2, 3, "1112").asks(3, 1, "4444")
	v := x.State.View(game.Table)
	v.Action = nil // any digits may be guessed
	told, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	for _, secret := range []string{"1234", "8642", "0907", "1,2,3,4", "8,6,4,2", "0,9,0,7", "fits", "possible"} {
		if strings.Contains(string(told), secret) {
			t.Errorf("the public view holds %q: %s", secret, told)
		}
	}
	if got := x.p().secrets(); len(got) != maxKeys {
		t.Errorf("pictures of %v are not shown; the secret mat has %d keys", got, maxKeys)
	}
}

func TestR40NotesAreTheirOwnersAlone(t *testing.T) {
	x := locked(t, []string{"1234", "8642", "0907"})
	x.do("player2 note @" + game.PlaceText("no 7, I think"))
	for seat := range 4 {
		v := x.State.View(game.Seat(seat))
		found := false
		for _, f := range v.Forms {
			found = found || f.Verb == vNote && f.Parts[0].Given == "no 7, I think"
		}
		if found != (seat == 2) {
			t.Errorf("seat %d finds the note: %v", seat, found)
		}
	}
	for _, e := range x.Heard {
		if e.For(0) || e.For(1) || e.For(3) {
			t.Errorf("somebody hears of it: %s", e.Text)
		}
	}
	// Nobody else has a line of it, nor anything to undo (R44).
	if m := (game.Move{Seat: 2, Verb: vNote}); x.State.Redact(m, 0).Told() || x.State.Redact(m, 1).Told() || !x.State.Redact(m, 2).Told() {
		t.Error("others learn that there is a note")
	}
	x.refuses("player2 note @a%2", "unreadable").refuses("table note @hello", "That cannot be done now").refuses("player1 note @"+strings.Repeat("x", noteLength+1), "at most")
	x.do("player2 note") // and is wiped
}

func TestR42SavedCyphersAreNotReadAtAGlance(t *testing.T) {
	m, err := game.NewMatch(Game, setup(3))
	if err != nil {
		t.Fatal(err)
	}
	script, text := game.NewTranscript(m, nil)
	for i, c := range []string{"1234", "8642", "0907"} {
		var nonce game.Nonce
		nonce[3] = byte(i)
		move := game.Move{Seat: game.Seat(i + 1), Verb: vLock, Place: commas(c)}
		sealed := m.State().(game.Sealer).Seal(move, nil, nonce)
		if again := m.State().(game.Sealer).Seal(sealed, nil, game.Nonce{9}); !again.Equal(sealed) {
			t.Errorf("sealed again, %v becomes %v", sealed, again)
		}
		if err := m.Apply(sealed); err != nil {
			t.Fatal(err)
		}
		text += script.Move(nil, sealed)
	}
	for _, c := range []string{"1234", "8642", "0907"} {
		if strings.Contains(text, c) || strings.Contains(text, commas(c)) {
			t.Errorf("the saved game shows %s:\n%s", c, text)
		}
	}
	note := m.State().(game.Sealer).Seal(game.Move{Seat: 2, Verb: vNote, Place: game.PlaceText("mine is 8642, not 1234")}, nil, game.Nonce{5})
	if again := m.State().(game.Sealer).Seal(note, nil, game.Nonce{6}); !again.Equal(note) {
		t.Errorf("sealed again, %v becomes %v", note, again)
	}
	if err := m.Apply(note); err != nil {
		t.Fatal(err)
	}
	text += script.Move(nil, note)
	if strings.Contains(text, "8642") || strings.Contains(text, "mine") {
		t.Errorf("the saved game shows the note:\n%s", text)
	}
	if own, other := m.Line(3, 2), m.Line(3, 1); !strings.Contains(own, "8642") || other != "" {
		t.Errorf("she reads %q, another %q", own, other)
	}
	back, _, _, err := game.Read(strings.NewReader(text), func(game.Setup) (game.Game, error) { return Game, nil }, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := back.State().(*position)
	if got, _ := game.TextOf(p.notes[2]); got != "mine is 8642, not 1234" {
		t.Errorf("resumed, her note is %q", got)
	}
	for i, c := range []string{"1234", "8642", "0907"} {
		if p.cypher[i+1] != splitCode(c) {
			t.Errorf("resumed, player %d has %s", i+1, p.cypher[i+1])
		}
		for seat := range 4 {
			if sees := strings.Contains(readView(t, p.View(game.Seat(seat))), c); sees != (seat == i+1) {
				t.Errorf("resumed, seat %d reads %s: %v", seat, c, sees)
			}
		}
		if line := back.Line(i, 0); line != seatName(i+1)+" lock" {
			t.Errorf("everyone reads %q", line)
		}
	}
	for _, bad := range []string{"-1234", strings.Repeat("0", 32) + "-123", strings.Repeat("0", 32) + "-12a4", strings.Repeat("g", 32) + "-1234", strings.Repeat("0", 32) + "-12345"} {
		if c, ok := unveil(bad, 4); ok {
			t.Errorf("%q is read as %s", bad, c)
		}
	}
}

// TestACypherIsReadFromTheSecretMat: laid out in digit cards, and locked with
// the token.
func TestACypherIsReadFromTheSecretMat(t *testing.T) {
	x := sit(t, 3)
	lock := game.Move{Seat: 1, Verb: vLock, Place: asItLies}
	seal := func(seen game.Layout) game.Move { return x.p().Seal(lock, seen, game.Nonce{7}) }
	if m := seal(game.Layout{"digit-1-1": "K1", "token-player1": "OWNER"}); m.Place != unread {
		t.Errorf("with no card on the secret mat the move is %v", m)
	}
	good := game.Layout{"digit-4-1": "X1", "digit-0-2": "X2", "digit-4-5": "X3", "digit-9-1": "X4", "digit-8-1": "K1", "token-player2": "HOME-player2"}
	// The cypher is that of the one player whose token lies on “Whose” (R43).
	for zone, want := range map[string]game.Sign{"": game.Missing, "HOME-player1": game.Missing, "OWNER": game.Shown} {
		good["token-player1"] = zone
		if got := x.p().Sign(lock, good); got != want {
			t.Errorf("with the token in %q the sign of the lock is %v", zone, got)
		}
	}
	good["token-player2"] = "OWNER"
	if got := x.p().Sign(lock, good); got != game.Missing {
		t.Errorf("with two tokens on “Whose” the sign of the lock is %v", got)
	}
	delete(good, "token-player2")
	m := seal(good)
	if c, ok := unveil(m.Place, 4); !ok || c.said(4) != "4049" {
		t.Errorf("it reads %s", c)
	}
	for what, change := range map[string][2]string{"a card is missing": {"digit-0-2", ""}, "one is too many": {"digit-7-1", "X5"}, "two lie on one key": {"digit-7-1", "X1"}} {
		seen := game.Layout{}
		for k, v := range good {
			seen[k] = v
		}
		seen[change[0]] = change[1]
		if m := seal(seen); m.Place != unread {
			t.Errorf("%s, and the move is %v", what, m)
		}
	}
	x.refuses("player1 lock @"+unread, "No cypher of 4 digits")
	x.do("player1 lock @4,0,4,9")
	// That another player has the same cypher plays no part in it.
	good["token-player1"], good["token-player2"] = "HOME-player1", "OWNER"
	delete(good, "digit-8-1")
	second := game.Move{Seat: 2, Verb: vLock, Place: asItLies}
	if c, ok := unveil(x.p().Seal(second, good, game.Nonce{}).Place, 4); !ok || c.said(4) != "4049" || x.p().Sign(second, good) != game.Shown {
		t.Errorf("a cypher that another player has, too, is read as %s", c)
	}
	if d, said := x.p().Doubt(good); said {
		t.Errorf("of a cypher that another player has, too, it says %q", d.Question)
	}
	// Who claims what was read for another gets that, and never what somebody has
	// entered elsewhere since.
	good["token-player1"] = ""
	if d, said := x.p().Doubt(good); said && strings.Contains(d.Question.String(), "Whose") {
		t.Errorf("of a cypher that was entered elsewhere it says %q", d.Question)
	}
	z := sit(t, 3).do("player3 lock @"+veil(digitsOf("4049"), 4, game.Nonce{7})+"/"+asItLies, "player1 lock @1,2,3,4")
	if d, _ := z.p().Doubt(good); !strings.Contains(d.Question.String(), "was locked for Player 3") {
		t.Errorf("of a cypher that was read for Player 3 it says %q", d.Question)
	}
	claim := z.p().Seal(game.Move{Seat: 2, Verb: vLock, Place: hers}, good, game.Nonce{8})
	z.do("player2 lock @" + claim.Place)
	if p := z.p(); p.cypher[2].said(4) != "4049" || p.ready(3) || !p.ready(1) || p.cypher[1].said(4) != "1234" {
		t.Errorf("after the claim Player 2 has %s, Player 1 %s", p.cypher[2].said(4), p.cypher[1].said(4))
	}
	if y := locked(t, []string{"1234", "5678", "9012"}); y.p().Reads() || !x.p().Reads() {
		t.Error("the secret mat is read only until all cyphers are locked")
	}
}

// TestACypherThatIsNotAllowedIsTakenFromTheSecretMat: everybody sees the same whether or
// not the table allows what lies there. Its player alone is told, and may lock another one
// until somebody guesses at it.
func TestACypherThatIsNotAllowedIsTakenFromTheSecretMat(t *testing.T) {
	laid := func(digits string) *table {
		return sit(t, 3, "cyphers=different").do("player1 lock @"+veil(digitsOf(digits), 4, game.Nonce{7})+"/"+asItLies, "player2 lock @5,6,7,8")
	}
	x, fine := laid("4049"), laid("4159")
	for seat := range game.Seat(4) {
		if a, b := fmt.Sprint(x.p().View(seat)), fmt.Sprint(fine.p().View(seat)); (a == b) != (seat != 1) {
			t.Errorf("seat %d reads\n%s\nand\n%s", seat, a, b)
		}
	}
	if forms := x.p().View(1).Forms; forms[0].Verb != vChange || !strings.Contains(fmt.Sprint(x.p().View(1).Hints), "Yours is 4049") {
		t.Errorf("its player reads %v and may fill in %v", x.p().View(1).Hints, forms)
	}
	if forms := fine.p().View(1).Forms; forms[0].Verb != vChange {
		t.Errorf("whoever has a cypher that is allowed may fill in %v, and so others hear whether it is", forms)
	}
	fine.refuses("player1 change @1,2,3,4", "cannot be changed")
	x.refuses("player2 change @1,2,3,4", "cannot be changed").refuses("player1 change @1,2,3,1", "a digit twice").refuses("player1 change", "exactly 4 digits")
	m := x.p().Seal(game.Move{Seat: 1, Verb: vChange, Place: "1,2,3,4"}, nil, game.Nonce{5})
	for seat := range game.Seat(4) {
		if known := x.p().Redact(m, seat); known.Told() != (seat == 1) || seat == 1 && known.Place != "1,2,3,4" {
			t.Errorf("seat %d reads %v", seat, known)
		}
	}
	before := x.p()
	x.do("player1 change @" + m.Place)
	if c := x.p().cypher[1].said(4); c != "1234" {
		t.Errorf("after that it is %s", c)
	}
	if a, b := fmt.Sprint(before.View(game.Table)), fmt.Sprint(x.p().View(game.Table)); a != b {
		t.Errorf("everybody reads\n%s\nand\n%s", a, b)
	}
	// Whoever claims it gets what lay there, as if nothing had been changed.
	claim := x.p().Seal(game.Move{Seat: 3, Verb: vLock, Place: hers}, game.Layout{}, game.Nonce{8})
	if x.do("player3 lock @" + claim.Place); x.p().cypher[3].said(4) != "4049" || x.p().ready(1) {
		t.Errorf("the claim gives %s", x.p().cypher[3].said(4))
	}
	x.do("player1 lock @1,2,3,4", "table first @TURN-player1", "player1 guess @player3,1,2,3,4").refuses("player3 change @1,2,3,4", "cannot be changed")
}
