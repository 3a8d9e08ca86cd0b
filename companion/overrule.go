package companion

import (
	"maps"
	"math"
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
)

// People may overrule the camera: they say of a piece that it lies as the
// record has it, whatever is read, or that two tags are each other's. That is
// no matter of any game: the record is brought in line by moves, and what is
// read is bent here, before it is compared with the record.

// Overruling is one thing that people said against the camera.
type Overruling struct {
	ID     int
	Text   game.Text
	Pieces []string // what it is about, as far as everyone may know it
}

// overruled is an overruling at work: the swap stands until it is taken back,
// the marks until the camera comes to agree or the tags really move.
type overruled struct {
	id    int
	swap  [2]string // pieces that carry each other's tag, or empty
	marks []mark
	moves int // the corrections made with it, which an undo takes back too
	after int // so many moves that everyone knows of had been made by then; -1: unknown
}

// mark is a reading that is not believed: while the camera reads this, the
// piece lies as the record has it. Of pieces that are alike the camera counts
// those in a zone.
type mark struct {
	piece string // of alike ones, any
	zone  string // where alike ones are counted; empty for a piece of its own
	read  reading

	astray time.Time // since when something else is read, frame time
}

// reading is what the camera reads of a piece.
type reading struct {
	zone  string // empty: nowhere
	count int    // of alike pieces in a zone
	plate string // where the tag lies, when that is known
	x, y  float64
}

// A tag that is read this far from where it lay has moved, mm; it must be read
// otherwise for so long before people are no longer heard, frame time.
const (
	strayed     = 15
	strayedTime = 1500 * time.Millisecond
)

// overruling is what people said against the camera.
type overruling struct {
	overruled   []*overruled // what people said against the camera
	overrulings int          // so many were said in all
}

func (r reading) like(o reading) bool {
	if r.zone != o.zone || r.count != o.count {
		return false
	}
	return r.plate == "" || r.plate != o.plate || math.Hypot(r.x-o.x, r.y-o.y) < strayed
}

// reads is what the camera reads of what a mark is about; in secret places it
// reads nothing that anybody may say.
func (s *Session) reads(m mark) reading {
	if m.zone != "" {
		return reading{zone: m.zone, count: count(s.read, s.surface.Alike(m.piece), m.zone)}
	}
	r := reading{zone: s.read[m.piece]}
	if r.zone == "" || s.secretZones()[r.zone] {
		return reading{}
	}
	if t, ok := s.tracked(m.piece); ok {
		r.plate, r.x, r.y = t.Plate, t.X, t.Y
	}
	return r
}

// tracked is the tag of a piece in the scene.
func (s *Session) tracked(piece string) (vision.Tracked, bool) {
	tags := s.surface.Tags(piece)
	for _, t := range s.scene.Tags {
		if slices.Contains(tags, t.ID) {
			return t, true
		}
	}
	return vision.Tracked{}, false
}

func count(l game.Layout, of []string, zone string) int {
	n := 0
	for _, id := range of {
		if l[id] == zone {
			n++
		}
	}
	return n
}

// believed gives the layout that was read as people have it.
func (s *Session) believed() game.Layout { return s.believedIn(s.cfg.Match.State()) }

// believedIn is believed with a state's own names and places.
func (s *Session) believedIn(state game.State) game.Layout {
	read := s.asLate(state, s.readIn(state))
	if len(s.overruled) == 0 {
		return read
	}
	expected := state.Layout()
	out := maps.Clone(read)
	sorted := false
	for _, o := range s.overruled {
		for _, m := range o.marks {
			pieces := []string{m.piece}
			if m.zone != "" {
				pieces, sorted = s.surface.Alike(m.piece), true
			}
			for _, id := range pieces {
				due := expected[id]
				if due == game.Anywhere {
					continue
				}
				if m.zone == "" || out[id] == m.zone {
					delete(out, id)
				}
				if due != "" && (m.zone == "" || due == m.zone) {
					out[id] = due
				}
			}
		}
	}
	if sorted {
		out = s.surface.Align(state, out)
	}
	return out
}

// readIn is what the camera reads with a state's own names and places.
func (s *Session) readIn(state game.State) game.Layout {
	if s.looked == nil || state == s.cfg.Match.State() {
		return s.surface.Align(state, s.read)
	}
	plain := maps.Clone(s.looked)
	maps.DeleteFunc(plain, func(o, z string) bool {
		return s.screened[z] && s.kindOf(o) == cards.Token || s.aside[z] && s.kindOf(o) == cards.Card
	})
	return s.surface.Align(state, plain)
}

// endOverrulings drops the marks that have done their work: the camera and the record
// agree, or the tag has been read elsewhere for some time.
func (s *Session) endOverrulings(now time.Time) {
	if len(s.overruled) == 0 || !s.looks() {
		return
	}
	expected := s.cfg.Match.State().Layout()
	for _, o := range slices.Clone(s.overruled) {
		for i := range o.marks {
			m, read := &o.marks[i], s.reads(o.marks[i])
			hidden := s.scene.Busy && (read.zone == "" || read.count < m.read.count) // a hand may cover it
			switch {
			case read.like(m.read) || hidden:
				m.astray = time.Time{}
			case m.astray.IsZero():
				m.astray = now
			}
		}
		o.marks = slices.DeleteFunc(o.marks, func(m mark) bool {
			return s.agrees(m, expected) || !m.astray.IsZero() && now.Sub(m.astray) >= strayedTime
		})
		if len(o.marks) == 0 && o.swap[0] == "" {
			s.trust(o.id)
		}
	}
}

// agrees reports whether the record has come to say what the camera read.
func (s *Session) agrees(m mark, expected game.Layout) bool {
	if m.zone != "" {
		return count(expected, s.surface.Alike(m.piece), m.zone) == m.read.count
	}
	return expected[m.piece] == m.read.zone || s.covers(m.piece)
}

// covers reports whether a piece has been covered for good: it is then named
// to nobody.
func (s *Session) covers(piece string) bool {
	c, ok := s.cfg.Match.State().(game.Coverer)
	return ok && slices.Contains(c.Covered(), piece)
}

// disbelieve makes the marks for differences between the record and what is
// read; nothing is said of tokens in secret places.
func (s *Session) disbelieve(differs []table.Difference) []mark {
	secret := s.secretZones()
	var out []mark
	add := func(m mark) {
		m.read = s.reads(m)
		if !slices.ContainsFunc(out, func(o mark) bool { return o.piece == m.piece && o.zone == m.zone }) {
			out = append(out, m)
		}
	}
	for _, d := range differs {
		if secret[d.Expected] || secret[d.Seen] {
			continue
		}
		alike := s.surface.Alike(d.Object)
		if alike == nil {
			add(mark{piece: d.Object})
			continue
		}
		for _, z := range []string{d.Expected, d.Seen} {
			if z != "" {
				add(mark{piece: alike[0], zone: z})
			}
		}
	}
	return out
}

// overrule begins an overruling of what differs, if there is anything in it.
// The differences are asked for once a swap is taken in.
func (s *Session) overrule(o *overruled, differs func() []table.Difference) {
	s.overruled = append(s.overruled, o)
	s.lookAnew()
	o.marks = s.disbelieve(differs())
	if len(o.marks) == 0 && o.swap[0] == "" {
		s.overruled = s.overruled[:len(s.overruled)-1]
		return
	}
	s.overrulings++
	o.id, o.after = s.overrulings, s.told()
	s.saveLine(o.line())
	s.takeTable()
}

// told is how many moves everyone knows of.
func (s *Session) told() int {
	n := 0
	for i := range s.cfg.Match.Len() {
		if s.cfg.Match.Line(i, game.Table) != "" {
			n++
		}
	}
	return n
}

// last is the overruling that was the last thing to be done, or nil. What was
// made in private since then nobody knows of.
func (s *Session) last() *overruled {
	if n := len(s.overruled); n > 0 && s.overruled[n-1].after == s.told() {
		return s.overruled[n-1]
	}
	return nil
}

// trust takes an overruling back: the camera is believed again.
func (s *Session) trust(id int) {
	n := len(s.overruled)
	s.overruled = slices.DeleteFunc(s.overruled, func(o *overruled) bool { return o.id == id })
	if len(s.overruled) == n {
		return
	}
	s.saveLine(trusted(id))
	s.lookAnew()
}

// lookAnew takes the table in anew after people have spoken.
func (s *Session) lookAnew() {
	was := s.surface
	s.surface = s.printed
	for _, o := range s.overruled {
		if o.swap[0] == "" {
			continue
		}
		if next := s.surface.Swapped(o.swap[0], o.swap[1]); next != nil {
			s.surface = next
		}
	}
	s.looked = nil
	s.read, s.behind = renamed(s.read, was, s.surface), renamed(s.behind, was, s.surface)
	if s.lens != nil {
		s.lens.deck = s.payloads()
	}
	s.takeTable()
	s.judged, s.held = unjudged, nil
}

// renamed gives a layout the names of another surface.
func renamed(l game.Layout, was, is *table.Surface) game.Layout {
	if l == nil || was == is {
		return l
	}
	out := make(game.Layout, len(l))
	for o, z := range l {
		name := o
		if tags := was.Tags(o); len(tags) == 1 {
			name = is.Carrier(tags[0])
		}
		out[name] = z
	}
	return out
}

// payloads are the cards of the deck by their tags, as people have them.
func (s *Session) payloads() map[string]string {
	out := payloads(s.cfg.Match.Game.Box().Deck)
	for payload := range out {
		out[payload] = s.surface.Carrier(payload)
	}
	return out
}

// about reports whether an overruling is about a piece.
func (o *overruled) about(s *Session, piece string) bool {
	return slices.Contains(o.swap[:], piece) || slices.ContainsFunc(o.marks, func(m mark) bool {
		return m.piece == piece || m.zone != "" && slices.Contains(s.surface.Alike(m.piece), piece) && s.cfg.Match.State().Layout()[piece] == m.zone
	})
}

// twice is a tag that is read at two places and has not been overruled.
func (s *Session) twice() string {
	for _, payload := range s.scene.Duplicates {
		piece := s.surface.Carrier(payload)
		alike := s.surface.Alike(piece)
		if !slices.ContainsFunc(s.overruled, func(o *overruled) bool {
			return slices.ContainsFunc(o.marks, func(m mark) bool { return m.piece == piece || slices.Contains(alike, m.piece) })
		}) {
			return payload
		}
	}
	return ""
}

// overrulingsTold are the overrulings that still stand, as everyone may know them.
func (s *Session) overrulingsTold() []Overruling {
	if len(s.overruled) == 0 {
		return nil
	}
	layout := s.cfg.Match.State().Layout()
	var out []Overruling
	for _, o := range s.overruled {
		told := Overruling{ID: o.id}
		add := func(t game.Text, piece string) {
			told.Text = game.Join(told.Text, t)
			if piece != "" {
				told.Pieces = append(told.Pieces, piece)
			}
		}
		if a, b := o.swap[0], o.swap[1]; a != "" {
			add(game.Say("%s and %s carry each other's tag.", s.called(a), s.called(b)), "")
			for _, id := range o.swap {
				if !s.covers(id) {
					told.Pieces = append(told.Pieces, id)
				}
			}
		}
		for _, m := range o.marks {
			if m.zone == "" {
				add(s.markTold(m, layout[m.piece]), m.piece)
				continue
			}
			n := 0
			for _, id := range s.surface.Alike(m.piece) {
				if layout[id] == m.zone {
					told.Pieces = append(told.Pieces, id)
					n++
				}
			}
			if n == 1 {
				add(game.Say("%s: one lies %s; the camera reads %d.", s.called(m.piece), s.surface.ZoneName(m.zone), m.read.count), "")
				continue
			}
			add(game.Say("%s: %d lie %s; the camera reads %d.", s.called(m.piece), n, s.surface.ZoneName(m.zone), m.read.count), "")
		}
		out = append(out, told)
	}
	return out
}

// markTold says what people hold against what is read of a piece. A card that
// is not known and lies open where hidden ones lie is not named.
func (s *Session) markTold(m mark, due string) game.Text {
	d := table.Difference{Object: m.piece, Seen: m.read.zone}
	if due != game.Anywhere {
		d.Expected = due
	}
	switch {
	case s.covers(m.piece):
		return game.Say("A covered card stays covered, whatever the camera reads.")
	case m.read.zone == "":
		return game.Say("%s, though the camera does not read it.", s.surface.Expected(d))
	}
	if !s.surface.Named(d) {
		return game.Say("%s, though the camera reads one.", s.surface.Expected(d))
	}
	return game.Say("%s, though the camera reads it %s.", s.surface.Expected(d), s.surface.ZoneName(d.Seen))
}

// called is the name of a piece, unless it has been covered.
func (s *Session) called(piece string) game.Text {
	if s.covers(piece) {
		return game.Say("a covered card")
	}
	return s.surface.PieceName(piece)
}
