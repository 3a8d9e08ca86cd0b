package grove

import (
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

var (
	_ game.Revealer = (*position)(nil)
	_ game.Checker  = (*position)(nil)
)

// Reveal tells everything that was secret, once the game is over (R71).
func (p *position) Reveal() []game.Sheet {
	if p.phase != over {
		return nil
	}
	out := p.revealRule()
	out = append(out, p.revealVerdicts(), p.revealContradictions())
	if s := p.revealHidden(); len(s.Rows) > 0 {
		out = append(out, s)
	}
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
		rule.Note = game.Say("The Visitor kept it in her head.")
		return []game.Sheet{rule}
	case p.book.late && p.book.listed:
		rule.Note = game.Say("%s The Visitor wrote it down after play had begun.", rule.Note)
	case p.book.late:
		rule.Note = game.Say("The Visitor wrote it down after play had begun.")
	}
	if !p.book.listed {
		return []game.Sheet{rule}
	}
	list := game.Sheet{Title: game.Say("What the Pass Rule admits")}
	var row []game.Text
	for c := cardNo(1); c <= p.pack.last; c++ {
		if p.book.passes.has(c) {
			row = append(row, p.pack.titles[c].Text())
		}
		if len(row) == abreast || c == p.pack.last && len(row) > 0 {
			for len(row) < abreast {
				row = append(row, game.Text{})
			}
			list.Rows, row = append(list.Rows, row), nil
		}
	}
	return []game.Sheet{rule, list}
}

// verdicts are the sides that the Visitor gave the objects; noSide where she
// gave none, or where nobody has named the object.
func (p *position) verdicts() (out [maxCards + 1]side) {
	for c, at := range p.at {
		switch {
		case at.isSpace():
			out[c] = at.spaceSide()
		case at.isLane():
			_, out[c] = laneOf(at)
		case at == covered && p.buried.has(cardNo(c)):
			out[c] = on
		case at == covered:
			out[c] = by
		}
	}
	for _, d := range p.downs {
		if d.side != noSide && d.card != 0 {
			out[d.card] = d.side
		}
	}
	if p.lifted {
		for k, c := range p.row {
			out[c] = p.marks[k]
		}
	}
	out[0] = noSide
	return out
}

func (p *position) revealVerdicts() game.Sheet {
	s := game.Sheet{Title: game.Say("Every verdict"), Head: []game.Text{game.Say("Object"), game.Say("Verdict"), game.Say("Pass Rule"), game.Say("Judgement call")}}
	for _, lies := range []side{on, by} {
		for c, v := range p.verdicts() {
			if v == lies {
				s.Rows = append(s.Rows, []game.Text{p.pack.titles[c].Text(), sidePhrase(v), sideText(p.book.ruled(cardNo(c))), sideText(p.book.calls[c])})
			}
		}
	}
	return s
}

func (p *position) revealContradictions() game.Sheet {
	s := game.Sheet{Title: game.Say("Contradictions"), Head: []game.Text{game.Say("Object"), game.Say("Verdict"), game.Say("Pass Rule"), game.Say("What the Visitor decided")}}
	for c, v := range p.verdicts() {
		ruled, called := p.book.ruled(cardNo(c)), p.book.calls[c]
		against := func(s side) bool { return s != noSide && v != noSide && s != v }
		if !against(ruled) && !against(called) {
			continue
		}
		held := game.Say("not decided")
		switch {
		case called == v:
			held = game.Say("left as it was")
		case called != noSide:
			held = game.Say("it belongs %s", sidePhrase(called))
		}
		s.Rows = append(s.Rows, []game.Text{p.pack.titles[c].Text(), sidePhrase(v), sideText(ruled), held})
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

func (p *position) revealHidden() game.Sheet {
	s := game.Sheet{Title: game.Say("Hidden objects"), Head: []game.Text{game.Say("Marker"), game.Say("Object"), game.Say("Verdict")}}
	for m, d := range p.downs {
		if d.side == noSide {
			continue
		}
		name := game.Say("turn it face up to see")
		if d.card != 0 {
			name = p.pack.titles[d.card].Text()
		}
		s.Rows = append(s.Rows, []game.Text{markerName(markerNo(m)), name, sidePhrase(d.side)})
	}
	return s
}

func (p *position) revealSeals() game.Sheet {
	s := game.Sheet{
		Title: game.Say("Seals of the proofs"),
		Head:  []game.Text{game.Say("Proof"), game.Say("Seal"), game.Say("Marks"), game.Say("Nonce"), game.Say("Check")},
		Note:  game.Say("A seal is the first four bytes of the SHA-256 of the nonce and the marks, one word for each byte."),
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
			names[k] = p.pack.titles[c]
		}
		marks, nonce := game.Text{}, game.Text{}
		if x.marks[0] != noSide {
			marks, nonce = game.Say("%s", strings.ReplaceAll(sidesText(x.marks), ",", " ")), game.Say("%s", x.nonce.String())
		}
		s.Rows = append(s.Rows, []game.Text{
			game.Say("%s: %s", p.name(x.prover), game.Say("%s, %s, %s, %s", names...)),
			game.Say("%s", x.words), marks, nonce, check,
		})
	}
	return s
}
