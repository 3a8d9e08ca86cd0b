package grove

import (
	"cmp"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// seal is the Visitor's promise that her marks of a proof do not change: a
// commitment that everyone reads, and what it seals, which is hers until the lift.
type seal struct {
	prover game.Seat
	row    [columns]kit.Piece
	public game.Seal // empty when the marks are not sealed
	nonce  game.Nonce
	marks  [columns]side // noSide where only the public seal is known
	void   bool          // the marking was repeated
	opened bool          // the shield was lifted over it
}

// fits reports whether the public seal is that of marks and nonce.
func (s seal) fits() bool {
	return s.marks[0] != noSide && s.nonce.Seal(sidesText(s.marks)) == s.public
}

// sealWord is what stands before a seal in a move's place.
const sealWord = "seal:"

// Seal completes the marks: by the tokens that the camera sees where no roof
// hides them, and by the nonce. To a lift it adds what lies elsewhere than it
// was sealed or locked, and where the tokens are seen when nothing was sealed.
func (p *position) Seal(m game.Move, seen game.Layout, nonce game.Nonce) game.Move {
	switch {
	case m.Verb == "set" && p.phase == marking:
		if m.Place == "" {
			m.Place = p.tokens(seen)
		}
		if _, ok := sides(m.Place); ok {
			m.Place += "/" + nonce.String()
		}
	case m.Verb == game.Correct && m.Seat == visitor && p.phase == guessing && slices.Equal(m.Objects, []string{shieldPiece}):
		m.Objects = append(m.Objects, p.moved(seen)...) // the guess has begun (R79)
	case m.Verb == "lift" && p.phase == lifting && len(m.Objects) == 0:
		m.Objects = p.moved(seen)
		if marks := marksIn(seen); m.Place == "" && !p.sealed && !slices.Contains(marks[:], noSide) {
			m.Place = sidesText(marks)
		}
	}
	return m
}

// Reads reports whether marks may still be read, or compared with the table.
func (p *position) Reads() bool { return p.phase <= lifting }

// tokens are the Visitor's marks as they lie in the open behind her screen, a
// question mark for a token that lies in no cell of its column; empty when none
// is seen, or when the prover has moved a card already.
func (p *position) tokens(seen game.Layout) string {
	marks := marksIn(seen)
	if !p.house.openShield || marks == ([columns]side{}) {
		return ""
	}
	words := make([]string, columns)
	for k, s := range marks {
		if c, _ := p.column(k); seen[p.Set().ID(c)] != zone(row[noSide][k]) {
			return ""
		}
		words[k] = cmp.Or(sideWords[s], game.Unknown)
	}
	return strings.Join(words, ",")
}

// marksIn are the sides on which the tokens are seen, each in its own column.
func marksIn(seen game.Layout) (marks [columns]side) {
	for k, id := range guessTokens {
		for _, s := range []side{on, by} {
			if seen[id] == zone(cells[s][k]) {
				marks[k] = s
			}
		}
	}
	return marks
}

// moved lists the tokens and the cards of the proof that are seen elsewhere
// than they were sealed and locked.
func (p *position) moved(seen game.Layout) []string {
	var out []string
	for k, id := range guessTokens {
		if z := seen[id]; p.sealed && p.marks[k] != noSide && z == zone(cells[p.marks[k].other()][k]) {
			out = append(out, id)
		}
	}
	for k := range columns {
		c, s := p.column(k)
		id := p.Set().ID(c)
		if z := seen[id]; z != zone(row[s][k]) && grounds[board.Place(z)].column > 0 {
			out = append(out, id)
		}
	}
	return out
}

// set says that the Visitor's marks are set (R60). Marks that come with a nonce
// are sealed: they count at the lift, whatever lies there then. Nobody else
// learns more than the seal's words before.
func (a *act) set() error {
	if err := a.Form(0, 0, a.Move.Place != "", false); err != nil {
		return err
	}
	s := seal{prover: a.seat}
	s.row, _ = a.proof()
	front, back, nonced := strings.Cut(a.Move.Place, "/")
	marks, ok := sides(front)
	nonce, valid := game.ParseNonce(back)
	promised, only := strings.CutPrefix(a.Move.Place, sealWord)
	public, hashed := game.ParseSeal(promised)
	switch between := slices.Index(strings.Split(front, ","), game.Unknown); {
	case a.Move.Place == "":
	case only && !hashed:
		return game.Refuse("A seal is 64 hex digits.")
	case only:
		s.public = public
	case between >= 0:
		return game.Refuse("Token %d lies between “admitted” and “repelled”. Slide it to the middle of one.", between+1)
	case !ok:
		return game.Refuse("The marks are four words separated by commas: “on” for admitted, “by” for repelled.")
	case nonced && !valid:
		return game.Refuse("The marks cannot be sealed: the nonce is not valid.")
	case nonced:
		s.nonce, s.marks, s.public = nonce, marks, nonce.Seal(front)
	}
	a.marks = marks
	a.phase = guessing
	a.giveTurnMarker(visitor)
	a.Say("%s has marked the four.", a.name(visitor))
	if s.public != "" {
		a.sealed = true
		a.book.seals = append(slices.Clip(a.book.seals), s)
		a.Say("The marks are sealed: %s.", s.public.Words())
	}
	return nil
}

// sealedAs is the place of a set as everyone may know it: the seal.
func sealedAs(place string) string {
	front, back, _ := strings.Cut(place, "/")
	n, ok := game.ParseNonce(back)
	switch {
	case strings.HasPrefix(place, sealWord):
		return place
	case ok:
		return sealWord + string(n.Seal(front))
	}
	return ""
}

// promise is the seal of the proof in hand, empty when there is none.
func (p *position) promise() seal {
	if !p.sealed {
		return seal{}
	}
	return p.book.seals[len(p.book.seals)-1]
}

// opened is what everyone reads of a lift: where a seal is broken, the marks
// and the nonce that fit it, and which pieces had moved.
func (p *position) opened(m game.Move) (objects []string, place string) {
	s := p.promise()
	if s.marks[0] == noSide {
		return m.Objects, m.Place
	}
	return p.named(m), sidesText(s.marks) + "/" + s.nonce.String()
}

// named are the pieces that a lift says had moved: by name, or tokens by where
// they are said to lie now.
func (p *position) named(m game.Move) []string {
	out := slices.Clone(m.Objects)
	if lie, ok := sides(m.Place); ok && p.sealed {
		for k, id := range guessTokens {
			if lie[k] != p.marks[k] && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}

// lift shows the tokens and compares (R63 to R67). Sealed marks count whatever
// lies there; where nothing was sealed, what lies there counts.
func (a *act) lift() error {
	s := a.promise()
	if err := a.Form(0, 2*columns, a.Move.Place != "", false); err != nil {
		return err
	}
	front, back, opens := strings.Cut(a.Move.Place, "/")
	marks, ok := sides(front)
	if !ok && a.Move.Place != "" {
		return game.Refuse("The marks are four words separated by commas: “on” for admitted, “by” for repelled.")
	}
	switch {
	case s.public == "" && (!ok || opens):
		return game.Refuse("Nothing was sealed. Say where the four tokens lie.")
	case s.public == "":
	case opens:
		if s.nonce, ok = game.ParseNonce(back); !ok || s.nonce.Seal(front) != s.public {
			return game.Refuse("These marks do not match the seal: %s.", s.public.Words())
		}
		s.marks = marks
	case s.marks[0] == noSide:
		return game.Refuse("To open the seal, give its marks and its nonce.")
	}
	named := a.Move.Objects
	if s.public != "" && !opens {
		named = a.named(a.Move)
	}
	if err := a.tellMoved(named, s.public != ""); err != nil {
		return err
	}
	if s.public != "" {
		s.opened, marks = true, s.marks
		a.book.reseal(s)
		a.Say("The seal matches: %s.", s.public.Words())
	}
	a.marks, a.lifted = marks, true
	a.Lay(a.house.pack.shield, kit.Nowhere)
	a.Final = true // everyone has seen the marks
	a.compare()
	return nil
}

// tellMoved names what had moved since it was sealed or locked.
func (a *act) tellMoved(pieces []string, sealed bool) error {
	for i, id := range pieces {
		k := slices.Index(guessTokens[:], id)
		c := a.house.pack.card(id)
		switch {
		case slices.Contains(pieces[:i], id):
			return game.Refuse("Name each piece that moved only once.")
		case k >= 0 && sealed:
			a.stray[k] = true
			a.Say("Token %d was moved after it was sealed. Its sealed mark counts.", k+1)
		case c != 0 && grounds[a.At(c)].column > 0:
			a.Say("%s was moved after the proof was locked. Its locked side counts.", a.title(c))
		default:
			return game.Refuse("Only a sealed token or a card of the proof can be named here.")
		}
	}
	return nil
}

// compare ends the game when all four match, else the four are sorted.
func (a *act) compare() {
	a.misses = 0
	for k := range a.marks {
		if !a.tellColumn(k) {
			a.misses++
		}
	}
	a.decide()
}

// tellColumn tells whether a column of the proof is right, and reports it.
func (a *act) tellColumn(k int) bool {
	object, guess := a.column(k)
	if guess == a.marks[k] {
		a.Say("Column %d is right: %s is %s.", k+1, a.title(object), guess.verdict())
		return true
	}
	a.Say("Column %d is wrong: %s is %s.", k+1, a.title(object), a.marks[k].verdict())
	return false
}

// decide ends the game when no column is wrong.
func (a *act) decide() {
	switch {
	case a.misses > 0:
		a.phase = sorting
		a.Say("The proof has failed.")
	case a.seat == kid:
		a.end(kidProof)
	default:
		a.end(agentProof)
	}
}

// unveiling is the moment of the lift, while nothing of it has been moved.
func (p *position) unveiling() *game.Unveiling {
	if !p.lifted || p.sorted {
		return nil
	}
	objects, guess := p.proof()
	u := &game.Unveiling{Title: game.Say("The shield is lifted"), Verdict: game.Say("The proof is right"), Good: guess == p.marks}
	if !u.Good {
		u.Verdict = game.Say("The proof has failed")
	}
	for k, c := range objects {
		u.Steps = append(u.Steps, game.UnveilStep{
			Card: p.Set().ID(c), Said: guess[k].verdict(), True: p.marks[k].verdict(), Right: guess[k] == p.marks[k],
		})
	}
	return u
}
