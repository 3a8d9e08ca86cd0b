package grove

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// Reveal tells everything that was secret, once the game is over (R71).
func (p *position) Reveal() []game.Sheet {
	if p.phase != over {
		return nil
	}
	out := p.revealRule()
	out = append(out, p.revealVerdicts(), p.revealContradictions())
	out = append(out, p.hiddenSheet(game.Table, game.Say("Hidden objects"), game.Say("Verdict"), game.Say("turn it face up to see"))...)
	if s := p.revealSeals(); len(s.Rows) > 0 {
		out = append(out, s)
	}
	return out
}

// abreast is how many names stand in a row of a long list.
const abreast = 3

func (p *position) revealRule() []game.Sheet {
	rule := p.ruleSheet(game.Say("The Pass Rule"))
	switch {
	case !p.book.written():
		rule.Note = game.Say("The Visitor did not write it down.")
		return []game.Sheet{rule}
	case p.book.told && p.book.listed:
		rule.Note = game.Say("%s The Visitor told it when the game was over.", rule.Note)
	case p.book.told:
		rule.Note = game.Say("The Visitor told it when the game was over.")
	case p.book.late && p.book.listed:
		rule.Note = game.Say("%s The Visitor wrote it down after play had begun.", rule.Note)
	case p.book.late:
		rule.Note = game.Say("The Visitor wrote it down after play had begun.")
	}
	if !p.book.listed {
		return []game.Sheet{rule}
	}
	var names []game.Text
	for c := range p.house.pack.cards() {
		if p.book.passes.has(c) {
			names = append(names, p.title(c).Text())
		}
	}
	list := game.Sheet{Title: game.Say("What the Pass Rule admits")}
	for row := range slices.Chunk(names, abreast) {
		list.Rows = append(list.Rows, append(row, make([]game.Text, abreast-len(row))...))
	}
	return []game.Sheet{rule, list}
}

// verdict is the side that the Visitor gave an object; noSide where she gave
// none, or where nobody has named the object.
func (p *position) verdict(c kit.Piece) side {
	g := grounds[p.At(c)]
	if g.column > 0 && p.lifted {
		return p.marks[g.column-1]
	}
	for m, s := range p.hides(game.Table) {
		if *p.under(m) == c {
			return s
		}
	}
	if g.space || g.lane() {
		return g.side
	}
	return noSide
}

// revealVerdicts is every verdict, with what the written rule and the Visitor's
// judgement say of the object, where they say anything of any.
func (p *position) revealVerdicts() game.Sheet {
	s := game.Sheet{Title: game.Say("Every verdict"), Head: []game.Text{game.Say("Object"), game.Say("Verdict")}}
	var open []kit.Piece
	for _, lies := range []side{on, by} {
		for c := range p.house.pack.cards() {
			if p.verdict(c) == lies {
				open = append(open, c)
				s.Rows = append(s.Rows, []game.Text{p.title(c).Text(), lies.phrase()})
			}
		}
	}
	for _, also := range []struct {
		head game.Text
		of   func(kit.Piece) side
	}{{game.Say("Pass Rule"), p.book.ruled}, {game.Say("Judgement call"), p.book.called}} {
		if !slices.ContainsFunc(open, func(c kit.Piece) bool { return also.of(c) != noSide }) {
			continue
		}
		s.Head = append(s.Head, also.head)
		for i, c := range open {
			s.Rows[i] = append(s.Rows[i], sideText(also.of(c)))
		}
	}
	return s
}

func (p *position) revealContradictions() game.Sheet {
	s := game.Sheet{Title: game.Say("Contradictions"), Head: []game.Text{game.Say("Object"), game.Say("Verdict"), game.Say("Pass Rule"), game.Say("What the Visitor decided")}}
	for c, v := range p.contradicted() {
		ruled, called := p.book.ruled(c), p.book.called(c)
		held := game.Say("not decided")
		switch {
		case called == v:
			held = game.Say("left as it was")
		case called != noSide:
			held = game.Say("it belongs %s", called.phrase())
		}
		s.Rows = append(s.Rows, []game.Text{p.title(c).Text(), v.phrase(), sideText(ruled), held})
	}
	switch {
	case len(s.Rows) > 0:
	case p.book.listed:
		s.Note = game.Say("Every verdict agrees with the Pass Rule.")
	default:
		s.Note = game.Say("Not known: nobody wrote down which objects the Pass Rule admits.")
	}
	return s
}

func (p *position) revealSeals() game.Sheet {
	s := game.Sheet{
		Title: game.Say("Seals of the proofs"),
		Head:  []game.Text{game.Say("Proof"), game.Say("Seal"), game.Say("Marks"), game.Say("Nonce"), game.Say("Check")},
		Note:  game.Say("A seal is the SHA-256 of the nonce and the marks. The words stand for its first six bytes."),
	}
	for _, x := range p.book.seals {
		check := game.Say("does not match")
		switch {
		case x.fits() && x.void:
			check = game.Say("matches; the Visitor marked again")
		case x.fits():
			check = game.Say("matches")
		case x.marks[0] == noSide:
			check = game.Say("was not opened")
		}
		names := make([]any, columns)
		for k, c := range x.row {
			names[k] = p.title(c)
		}
		marks, nonce := game.Text{}, game.Text{}
		if x.marks[0] != noSide {
			marks, nonce = game.Say("%s", strings.ReplaceAll(sidesText(x.marks), ",", " ")), game.Say("%s", x.nonce.String())
		}
		s.Rows = append(s.Rows, []game.Text{
			game.Say("%s: %s", p.name(x.prover), game.Say("%s, %s, %s, %s", names...)),
			game.Say("%s", x.public.Words()), marks, nonce, check,
		})
	}
	return s
}
