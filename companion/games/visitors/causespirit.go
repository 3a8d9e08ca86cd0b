package visitors

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// laidWrong: what the last Visit card brings lies elsewhere, or something else lies
// in its place, or hides a spirit there.
func (p *position) laidWrong(seen game.Layout) game.Text {
	v := p.last()
	r, s := v.room(), v.spot()
	due := game.Say(hauntNames[v.brings()])
	if v.calls() {
		for h := whisper; h < visitor; h++ {
			if !p.brings(v, seen) && p.lacking(h, r, seen) < 0 && !p.drawnInto(h, r, seen) {
				return game.Say("A %s comes to the %s, but a %s lies there.", due, roomText(r), game.Say(hauntNames[h]))
			}
		}
		return p.hiddenBeside(v, seen)
	}
	if !p.brings(v, seen) && !p.haunted(r) && !p.crowded(r) && p.seenAt(visitor, p.visitorIn[r], seen) > 0 {
		return game.Say("The %s in the %s gets a %s, but a %s lies there.", spotText(r, s), roomText(r), due, game.Say(hauntNames[visitor]))
	}
	for h := whisper; h < visitor; h++ {
		for q := library; q < rooms; q++ {
			for t, at := range p.spots[q] {
				switch extra := p.seenAt(h, at, seen) > p.count(p.tokens[h], at); {
				case !extra:
				case h != v.brings() && q == r && t == s:
					return game.Say("The %s in the %s gets a %s, but a %s lies there.", spotText(r, s), roomText(r), due, game.Say(hauntNames[h]))
				case h == v.brings() && q == r && t == s && p.seenAt(h, at, seen) > p.count(p.tokens[h], at)+1:
					return game.Say("The card %s, %s brings 1 %s: take the others away.", spotText(r, s), roomText(r), due)
				case h == v.brings() && (q != r || t != s):
					return game.Say("The %s lies on the %s in the %s. It belongs on the %s in the %s.", due, spotText(q, t), roomText(q), spotText(r, s), roomText(r))
				}
			}
		}
	}
	if p.brings(v, seen) {
		if text := p.tooManySpirits(v, p.due, seen); text.Format != "" {
			return text
		}
	}
	return p.hiddenBeside(v, seen)
}

// tooManySpirits: beside what a Visit card has brought there are more new spirits than cards
// are due after it.
func (p *position) tooManySpirits(v visit, due int, seen game.Layout) game.Text {
	n := p.newSpirits(whisper, seen) + p.newSpirits(frost, seen) + p.newSpirits(shade, seen) - 1
	if n <= due {
		return game.Text{}
	}
	return game.Say("Beside the %s for %s, %s there are new spirits: %d. Visit cards that are still due: %d. Take away what is too much, with its card.",
		game.Say(hauntNames[v.brings()]), spotText(v.room(), v.spot()), roomText(v.room()), n, due)
}

// meant are the moves by which the spirit of the last Visit card, which lies on another location of
// its room, counts; nil when it lies elsewhere, or its location matters.
func (p *position) meant(seen game.Layout) []game.Move {
	v := p.last()
	if v.calls() || p.brings(v, seen) || p.newSpirits(v.brings(), seen) != 1 {
		return nil
	}
	piece, due := p.brought()
	for _, at := range p.spots[v.room()] {
		moves := []game.Move{p.Move(p.seat, vLay, due, piece), p.Move(game.Table, game.Correct, at, piece)}
		if p.seenAt(v.brings(), at, seen) <= p.count(p.tokens[v.brings()], at) {
			continue
		}
		if after, err := game.After(p, moves[0]); err == nil && after.(*position).Tidies(moves[1]) {
			return moves
		}
	}
	return nil
}

// hiddenBeside: what a Visit card brings is seen, and a spirit or Visitor that the record has
// is not.
func (p *position) hiddenBeside(v visit, seen game.Layout) game.Text {
	if !p.brings(v, seen) {
		return game.Text{}
	}
	if text := p.hiddenSpirit(seen); text.Format != "" {
		return text
	}
	return p.hiddenVisitor(seen)
}

// surplusSpirit: one lies where the Visit card that brings it was drawn before, and none of
// its sort is missing elsewhere, or it was removed and lies there again. What else is done
// counts.
func (p *position) surplusSpirit(seen game.Layout) game.Doubt {
	if p.phase == summoning {
		return game.Doubt{}
	}
	for h := whisper; h < visitor; h++ {
		if p.phase == laying && (p.last().brings() == h || p.last().calls()) && !p.brings(p.last(), seen) {
			continue // it may be that of the last card, or lie in its stead
		}
		more := 0
		for r := library; r < rooms; r++ {
			more -= p.lacking(h, r, seen)
		}
		used := p.usedNow(h)
		if more <= 0 || used && (p.hidden || p.covered(seen) || p.phase != acting && p.phase != turning || p.inHand(h, p.seat, seen) != p.count(p.trinkets[h], p.hands[p.seat])) {
			continue
		}
		for _, card := range p.visits {
			v := p.pieces[card].visit
			if v.calls() || v.brings() != h || !p.Lies(card, p.drawn) || p.phase == laying && v == p.last() {
				continue
			}
			at := p.spots[v.room()][v.spot()]
			var over []kit.Piece
			for _, t := range p.tokens[h] {
				if p.At(t) == kit.Nowhere && seen[p.ID(t)] == p.ZoneID(at) {
					over = append(over, t)
				}
			}
			if len(over) > 0 && p.seenAt(h, at, seen) > p.count(p.tokens[h], at) {
				doubt := game.Doubt{Hint: true, Beside: p.IDs(over...)}
				doubt.Question = game.Say("The card %s, %s brings 1 %s: take the others away.", spotText(v.room(), v.spot()), roomText(v.room()), game.Say(hauntNames[h]))
				if used {
					doubt.Question = game.Say("The %s has removed a %s, and one lies on the %s in the %s: take it away, or lay the %s back, too.",
						game.Say(trinketNames[h]), game.Say(hauntNames[h]), spotText(v.room(), v.spot()), roomText(v.room()), game.Say(trinketNames[h]))
				}
				return doubt
			}
		}
	}
	return p.broughtByNone(seen)
}

// broughtByNone: a spirit lies where no Visit card has brought one, after the last that is due, and
// none of its sort is missing. What else is done counts.
func (p *position) broughtByNone(seen game.Layout) game.Doubt {
	if p.phase != taking && p.phase != trimming || p.covered(seen) {
		return game.Doubt{}
	}
	for h := whisper; h < visitor; h++ {
		for _, t := range p.tokens[h] {
			if _, at := p.site(seen[p.ID(t)]); at.kind == location && p.At(t) == kit.Nowhere && p.missedIn(h, seen) == nowhere {
				doubt := game.Doubt{Hint: true, Beside: p.IDs(t)}
				doubt.Question = game.Say("No Visit card has brought the %s on the %s in the %s: take it away.", game.Say(hauntNames[h]), spotText(at.room, at.spot), roomText(at.room))
				return doubt
			}
		}
	}
	return game.Doubt{}
}

// figureAstray: a Visitor stands where it was not called, called by no card that was drawn,
// or where one stands already, or was carried off.
func (p *position) figureAstray(seen game.Layout) game.Text {
	due := nowhere // a room that gets one
	for r := library; r < rooms; r++ {
		calls := p.phase == summoning && p.summons[r] || p.phase == laying && p.last().calls() && p.last().room() == r
		if (calls || p.haunted(r)) && p.seenAt(visitor, p.visitorIn[r], seen) == 0 {
			due = r
		}
	}
	for r := library; r < rooms; r++ {
		n := p.seenAt(visitor, p.visitorIn[r], seen)
		if p.haunted(r) && n > 1 {
			return game.Say("A room has one Visitor at most, and one stands in the %s already: take the second figure away.", roomText(r))
		}
		if !p.inPlay(r) || p.haunted(r) || n == 0 {
			continue
		}
		switch {
		case p.newest(p.visits[r.call()], seen): // its card has called it, if too early
		case due != nowhere && !(p.phase == summoning && p.summons[r]):
			return game.Say("A Visitor stands in the %s. It belongs in the %s.", roomText(r), roomText(due))
		case p.crowded(r):
		case p.phase == visiting && !p.covered(seen):
			return game.Say("A Visitor stands in the %s, and too few spirits are there to call one: take the figure away, or lay its Visitor card on the drawn Visits.", roomText(r))
		case p.phase == taking || p.phase == trimming:
			return p.calledTooFew(r)
		}
	}
	return game.Text{}
}

// calledTooFew says why no Visitor comes to a room at the end of the turn.
func (p *position) calledTooFew(r room) game.Text {
	switch p.summonAt {
	case "location":
		return game.Say("A Visitor comes to a location with 3 spirits at the end of a turn, and none in the %s has so many: take the figure away.", roomText(r))
	case "type":
		return game.Say("A Visitor comes to a room with 3 spirits of one type at the end of a turn, and the %s has fewer: take the figure away.", roomText(r))
	}
	return game.Say("A Visitor comes to a room with 3 spirits at the end of a turn, and the %s has fewer: take the figure away.", roomText(r))
}

// calledFirst: a Visitor comes at the end of a turn, or has come and its spirits stay, or go.
func (p *position) calledFirst(seen game.Layout) game.Text {
	for r := library; r < rooms; r++ {
		if !p.summons[r] || p.seenAt(visitor, p.visitorIn[r], seen) == 0 {
			continue
		}
		if !p.clear {
			return p.hiddenSpirit(seen)
		}
		return game.Say("A Visitor has come to the %s: take the spirits there away.", roomText(r))
	}
	return p.prompt()
}

// hiddenSpirit: one that the record has is not seen.
func (p *position) hiddenSpirit(seen game.Layout) game.Text {
	if r := p.swept(seen); r != nowhere {
		return game.Say("The spirits in the %s stay when a Visitor comes: lay them back.", roomText(r))
	}
	for r := library; r < rooms; r++ {
		for h := whisper; h < visitor; h++ {
			if text := p.carried(h, r, seen); text.Format != "" {
				return text
			}
		}
	}
	for r := library; r < rooms; r++ {
		for h := whisper; h < visitor; h++ {
			left, lay := 0, 0
			for _, at := range append(p.spots[r][:], p.pawnsIn[r]) {
				left, lay = left+p.seenAt(h, at, seen), lay+p.count(p.tokens[h], at)
			}
			if left >= lay {
				continue
			}
			used := p.inHand(h, p.seat, seen) < p.count(p.trinkets[h], p.hands[p.seat]) || p.mayHaveDrawn(r, seen)
			if used && p.phase < acting && p.where(seen[p.ID(p.pawns[p.seat])]) == r {
				continue // it was removed too early
			}
			if used && p.where(seen[p.ID(p.pawns[p.seat])]) == p.room(p.seat) && p.room(p.seat) != r {
				return p.notThere(p.seat, r, h)
			}
			if p.hidden && p.phase == acting && p.room(p.seat) != r {
				return game.Say("A %s in the %s is covered or gone, and %s is not there to remove it: spread the spirits, or lay it back.", game.Say(hauntNames[h]), roomText(r), p.name(p.seat))
			}
			return game.Say("A %s in the %s is covered or gone: spread the spirits there.", game.Say(hauntNames[h]), roomText(r))
		}
	}
	return game.Text{}
}

// mayHaveDrawn reports whether the player in turn, who has gone ahead to a room, may have drawn a
// Trinket before its turn and used it there at once.
func (p *position) mayHaveDrawn(r room, seen game.Layout) bool {
	return p.phase < taking && !p.hidden && p.room(p.seat) != r && p.where(seen[p.ID(p.pawns[p.seat])]) == r && p.newTrinkets(p.seat, seen) < drawTwo
}

// swept is a room with a Visitor, or with one to come, whose spirits have all been taken away, or nowhere.
func (p *position) swept(seen game.Layout) room {
	for r := library; r < rooms; r++ {
		if (p.haunted(r) || p.phase == summoning && p.summons[r]) && p.crowded(r) && !slices.ContainsFunc(p.spots[r][:], func(at kit.Place) bool { return p.spiritSeen(at, seen) }) {
			return r
		}
	}
	return nowhere
}

// hiddenVisitor: one that the record has is not seen.
func (p *position) hiddenVisitor(seen game.Layout) game.Text {
	for r := library; r < rooms; r++ {
		if at := p.visitorIn[r]; p.haunted(r) && p.seenAt(visitor, at, seen) == 0 {
			return game.Say("The Visitor in the %s is covered or gone: put it where all can see it.", roomText(r))
		}
	}
	return game.Text{}
}

// carriedOver: spirits were carried to other rooms, and nobody has used a Trinket on them. What
// else is done counts.
func (p *position) carriedOver(seen game.Layout) (doubt game.Doubt) {
	if p.phase == laying && !p.brings(p.last(), seen) {
		return doubt // it may be that of the last card
	}
	var moved []kit.Piece
	for h := whisper; h < visitor; h++ {
		var gone, come []kit.Piece
		for _, t := range p.tokens[h] {
			_, at := p.site(seen[p.ID(t)])
			switch {
			case p.At(t) != kit.Nowhere && seen[p.ID(t)] == "":
				gone = append(gone, t)
			case p.At(t) == kit.Nowhere && at.kind == location && !p.drawnFor(h, at.room, at.spot, seen):
				come = append(come, t)
			}
		}
		if len(gone) != len(come) || len(gone) > 0 && p.spentOf(h, seen) > 0 {
			return game.Doubt{}
		}
		moved = append(moved, append(gone, come...)...)
	}
	for h := whisper; h < visitor && doubt.Question.Format == ""; h++ {
		for r := library; r < rooms && doubt.Question.Format == ""; r++ {
			doubt.Question = p.carried(h, r, seen)
		}
	}
	doubt.Beside = p.IDs(moved...)
	return doubt
}

// drawnFor reports whether a spirit comes to a location by the last Visit card, or by one that lies
// on the drawn ones and was not drawn yet.
func (p *position) drawnFor(h haunt, r room, spot int, seen game.Layout) bool {
	return slices.ContainsFunc(p.visits[:], func(card kit.Piece) bool {
		v := p.pieces[card].visit
		due := p.newest(card, seen) || p.phase == laying && v == p.last()
		return due && !v.calls() && v.brings() == h && v.room() == r && v.spot() == spot
	})
}

// drawnInto reports whether a spirit comes to a room by such a Visit card.
func (p *position) drawnInto(h haunt, r room, seen game.Layout) bool {
	for spot := range p.spots[r] {
		if p.drawnFor(h, r, spot, seen) {
			return true
		}
	}
	return false
}

// carried: a spirit of a room is not seen, and one of its sort has come to another room, or
// to another location where that matters: it was carried there, or is removed.
func (p *position) carried(h haunt, r room, seen game.Layout) game.Text {
	for s, at := range p.spots[r] {
		if p.seenAt(h, at, seen) >= p.count(p.tokens[h], at) {
			continue
		}
		for q := library; q < rooms; q++ {
			for t, to := range p.spots[q] {
				if (q != r || p.summonAt == "location" && t != s) && p.seenAt(h, to, seen) > p.count(p.tokens[h], to) && !p.drawnFor(h, q, t, seen) {
					if p.phase == acting && r == p.room(p.seat) && p.spentOf(h, seen) > 0 {
						return game.Say("The %s that the %s removes lies on the %s in the %s: take it away.", game.Say(hauntNames[h]), game.Say(trinketNames[h]), spotText(q, t), roomText(q))
					}
					return game.Say("The %s lies on the %s in the %s. It belongs on the %s in the %s.", game.Say(hauntNames[h]), spotText(q, t), roomText(q), spotText(r, s), roomText(r))
				}
			}
		}
	}
	return game.Text{}
}

// spiritSeen reports whether any spirit is seen in a place.
func (p *position) spiritSeen(at kit.Place, seen game.Layout) bool {
	return slices.ContainsFunc([]haunt{whisper, frost, shade}, func(h haunt) bool { return p.seenAt(h, at, seen) > 0 })
}

// newSpirits is how many more spirits of a sort are seen in the rooms than the record has.
func (p *position) newSpirits(h haunt, seen game.Layout) (n int) {
	for r := library; r < rooms; r++ {
		for _, at := range p.spots[r] {
			n += max(0, p.seenAt(h, at, seen)-p.count(p.tokens[h], at))
		}
	}
	return n
}
