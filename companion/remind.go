package companion

import (
	"maps"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
)

// indicators are the tokens and markers that lie otherwise than the record has them.
type indicators struct {
	late        map[string]string // those that were left where they lie
	undone      map[string]string // those of the late ones that showed what was taken back
	inTime      map[string]bool   // those of the late ones whose owner had the turn
	reminded    map[string]string // those that people were reminded of, by where they lie
	lain        map[string]string // where the record had each piece last, but for anywhere
	uncounted   game.Layout       // the zones in which pieces lie though their kinds do not count there
	uncountedAt time.Time         // since when these lie so
}

// remind tells of indicators that lie elsewhere than they should, once for as
// long as they lie there; of what a seat still had time for in its own turn, once more
// when the turn is over. Play goes on.
func (s *Session) remind(still time.Duration) {
	maps.DeleteFunc(s.inTime, func(id string, _ bool) bool {
		if s.ownTurn(id) {
			return false
		}
		delete(s.reminded, id)
		return true
	})
	if text := s.inNoPlace(); text.Format != "" {
		if min(still, s.now.Sub(s.uncountedAt)) >= askAfter && !s.scene.Busy {
			s.ask(&Question{Text: text, Gentle: true, Reminder: true})
		}
		return
	}
	late := s.lateness()
	secret := s.secretZones()
	state := s.cfg.Match.State()
	told := func(d table.Difference) bool {
		at, ok := s.reminded[d.Object]
		if s.kindOf(d.Object) == cards.Card && s.question != nil && s.question.Reminder {
			return true // it is told again when that has gone
		}
		return game.Anticipated(state, d.Object, d.Seen) || ok && at == s.read[d.Object] || secret[d.Expected] || secret[d.Seen] || d.Seen == "" && !s.isMissed(d) || d.Expected == ""
	}
	var d game.Doubt
	if len(s.finding.Late) > 0 {
		d = s.doubt()
	}
	if d.Question.Format != "" {
		switch {
		case still < askAfter || s.scene.Busy || s.question != nil:
		case d.Accept != nil || d.Answers != nil:
			s.askAbout(table.Finding{Differs: s.finding.Late})
		default:
			q := s.differing(s.finding.Late, d.Question)
			q.Expected, q.Seen, q.Gentle, q.Reminder = nil, nil, true, true // what is wrong is said
			s.ask(q)
		}
		return
	}
	if len(late) == 0 { // what was reminded of is done
		text := s.heaped()
		if text.Format == "" {
			text = s.leftAside()
		}
		switch {
		case text.Format == "":
			s.ask(nil)
		case still >= askAfter && !s.scene.Busy:
			s.ask(&Question{Text: text, Gentle: true, Reminder: true})
		}
		return
	}
	switch late = slices.DeleteFunc(late, told); {
	case len(late) == 0 && (s.question == nil || !s.question.Reminder):
		s.ask(nil)
	case len(late) == 0 || s.scene.Busy || still < hintAfter:
	default:
		text, rest := s.forgot(late)
		worded := text.Format != ""
		if !worded {
			text = game.Say("Do not forget:")
		}
		q := s.differing(late, text)
		listed := s.differing(rest, text)
		q.Expected, q.Seen = listed.Expected, listed.Seen
		q.Gentle, q.Reminder = true, true
		s.ask(nil) // what was reminded of before is told
		s.ask(q)
		if s.reminded == nil {
			s.reminded = map[string]string{}
		}
		if s.inTime == nil {
			s.inTime = map[string]bool{}
		}
		for _, d := range late {
			if s.ownTurn(d.Object) {
				s.inTime[d.Object] = true
			}
			if !worded || s.kindOf(d.Object) != cards.Card { // what cards are due for, such as a row to close up, stands in sight until it is done
				s.reminded[d.Object] = s.read[d.Object]
			}
			if d.Expected == game.Anywhere {
				s.late = noted(s.late, d) // it lies where it was left, and shows nothing
			}
		}
	}
}

// ownTurn reports whether the seat that a piece belongs to has the turn.
func (s *Session) ownTurn(object string) bool {
	p, _ := s.cfg.Match.Game.Box().Piece(object)
	return s.inTurn(p.Owner)
}

// inTurn reports whether a seat has the turn, by its name.
func (s *Session) inTurn(name string) bool {
	state := s.cfg.Match.State()
	return slices.ContainsFunc(state.Turn(), func(seat game.Seat) bool { return state.Seats()[seat] == name })
}

// missedAfter is how long a token that was seen must have been out of sight for people to be
// reminded of it, frame time: a hand or a cup may cover it, or somebody is about to lay it down.
const missedAfter = 20 * time.Second

// isMissed reports whether a token has been seen nowhere for so long, and nothing that lies
// there covers it; or it lies where it does not count.
func (s *Session) isMissed(d table.Difference) bool {
	if s.uncounted[d.Object] != "" && d.Expected != game.Anywhere {
		return s.now.Sub(s.uncountedAt) >= hintAfter
	}
	state := s.cfg.Match.State()
	x, fans := state.(game.Fanner)
	gone, was := s.arrived[d.Object]
	_, stray := s.strays[d.Object] // it lies where it is of no account
	return was && !stray && s.kindOf(d.Object) == cards.Token && d.Expected != game.Anywhere && s.covered[d.Object] == "" &&
		!(fans && slices.Contains(x.Fanned(), d.Object)) && s.now.Sub(gone) >= missedAfter
}

// forgot is what the game has to say of tokens that nobody has touched since they
// should have been moved, and the indicators of which it says nothing.
func (s *Session) forgot(late []table.Difference) (text game.Text, rest []table.Difference) {
	d, ok := s.cfg.Match.State().(game.Doubter)
	if !ok {
		return game.Text{}, late
	}
	right, _ := d.Doubt(s.layout)
	for _, l := range late {
		seen := maps.Clone(s.layout)
		seen[l.Object] = l.Seen
		doubt, _ := d.Doubt(seen)
		switch said := doubt.Question; {
		case s.kindOf(l.Object) != cards.Token || said.Format == "" || said.String() == right.Question.String() || doubt.Accept != nil || len(doubt.Answers) > 0:
			rest = append(rest, l)
		case text.Format == "":
			text = said
		case said.String() != text.String():
			rest = append(rest, l)
		}
	}
	if text.Format == "" && len(rest) > 1 { // together they may say more than each by itself
		seen := maps.Clone(s.layout)
		for _, l := range rest {
			seen[l.Object] = l.Seen
		}
		if doubt, _ := d.Doubt(seen); doubt.Question.String() != right.Question.String() && doubt.Accept == nil && len(doubt.Answers) == 0 {
			text = doubt.Question
		}
	}
	return text, rest
}

// lookUncounted notes the zones in which pieces lie though their kinds do not count there, without
// those of a mat on which something is kept secret.
func (s *Session) lookUncounted() {
	lie := s.memory.Uncounted(s.surface)
	if len(lie) > 0 {
		secret := s.secretZones()
		maps.DeleteFunc(lie, func(piece, zone string) bool {
			mat, _, _ := s.cfg.Match.Game.Box().Zone(zone)
			return s.looked[piece] != "" || s.layout[piece] != "" || slices.ContainsFunc(mat.Zones, func(z cards.Zone) bool { return secret[z.ID] })
		})
	}
	if !maps.Equal(lie, s.uncounted) {
		s.uncounted, s.uncountedAt = lie, s.now
	}
}

// leftAside says of a card or a marker of which nothing is made that it still lies there; it is
// empty when there is none.
func (s *Session) leftAside() game.Text {
	for _, o := range slices.Sorted(maps.Keys(s.strays)) {
		if s.kindOf(o) != cards.Token && s.strays[o] == s.read[o] {
			return game.Say("%s does not count where it lies: take it back, or lift it and lay it down again.", s.surface.PieceName(o))
		}
	}
	return game.Text{}
}

// inNoPlace is the sentence about a piece that may be moved now, or that belongs to a seat in turn,
// and lies where its kind does not count; empty when there is none.
func (s *Session) inNoPlace() game.Text {
	for _, o := range slices.Sorted(maps.Keys(s.uncounted)) {
		if s.ownTurn(o) {
			return game.Say("%s.", s.surface.NoPlace(o, s.uncounted[o]))
		}
	}
	if len(s.uncounted) == 0 {
		return game.Text{}
	}
	state := s.cfg.Match.State()
	for _, seat := range state.Turn() {
		for _, m := range state.Legal(seat) {
			for _, o := range m.Objects {
				if at := s.uncounted[o]; at != "" && !s.putAway(o, at) {
					return game.Say("%s.", s.surface.NoPlace(o, at))
				}
			}
		}
	}
	return game.Text{}
}

// putAway reports whether a card that has others like it lies on the pile of its deck: a move that
// names it may be made with another of them.
func (s *Session) putAway(card, zone string) bool {
	p, _ := s.cfg.Match.Game.Box().Piece(card)
	_, z, _ := s.cfg.Match.Game.Box().Zone(zone)
	return p.Sort != "" && p.Deck != "" && p.Deck == z.Pile
}
