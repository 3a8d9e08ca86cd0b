package gametest

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// sample is how many legal moves of one position are tried.
const sample = 12

// position checks one position: turns, legal moves, layout, views and
// refusals; pick gives chance.
func (p *printed) position(st game.State, pick func(int) int) error {
	turn := st.Turn()
	if (len(turn) == 0) != (st.Result() != nil) {
		return errors.New("a position has seats that may act or a result, never both or neither")
	}
	if r := st.Result(); r != nil {
		if err := wellSaid(r.Text); err != nil {
			return err
		}
		if len(r.Winners) == 0 && !p.lost {
			return errors.New("the result names no winner")
		}
	}
	legal := 0
	for seat := range st.Seats() {
		n, err := legalMoves(st, game.Seat(seat), slices.Contains(turn, game.Seat(seat)), pick)
		if err != nil {
			return err
		}
		legal += n
	}
	if len(turn) > 0 && legal == 0 {
		if _, ok := formMove(st, pick); !ok {
			return errors.New("nobody in turn has a legal move")
		}
	}
	if err := p.layout(st.Layout()); err != nil {
		return err
	}
	if err := p.views(st, pick); err != nil {
		return err
	}
	if err := p.same(st); err != nil {
		return err
	}
	if err := p.told(st); err != nil {
		return err
	}
	if err := p.facts(st, pick); err != nil {
		return err
	}
	return refusals(st, pick)
}

// same checks that a position looks the same when it is looked at twice, and
// the same as every position with its key: a field that is missing in the key
// shows in what may be done or seen.
func (p *printed) same(st game.State) error {
	look, err := appearance(st)
	if err != nil {
		return err
	}
	if len(p.known)%sample == 0 {
		if again, err := appearance(st); err != nil || again != look {
			return errors.Join(errors.New("the layout or the table's view changes from one look to the next, as when the order of a map shows in it"), err)
		}
	}
	key := st.Key()
	if was, met := p.known[key]; met && was != look {
		return fmt.Errorf("the key %s stands for two positions: something that decides what may be done or seen is missing in it", key)
	}
	p.known[key] = look
	return nil
}

// appearance sums up what may be done and seen in a position.
func appearance(st game.State) (uint64, error) {
	h := fnv.New64a()
	e := json.NewEncoder(h)
	for seat := range st.Seats() {
		for _, m := range st.Legal(game.Seat(seat)) {
			fmt.Fprintln(h, m.Line(st.Seats()))
		}
	}
	v := st.View(game.Table)
	for i := range v.Pieces {
		v.Pieces[i].Latest = false // of the last move, not of the position
	}
	v.Unveil = nil
	err := errors.Join(e.Encode(st.Layout()), e.Encode(v))
	return h.Sum64(), err
}

// legalMoves checks the list of one seat and tries some of it.
func legalMoves(st game.State, seat game.Seat, inTurn bool, pick func(int) int) (int, error) {
	legal := st.Legal(seat)
	if len(legal) > 0 && !inTurn {
		return 0, fmt.Errorf("%s has legal moves but not the turn", st.Seats()[seat])
	}
	if !slices.EqualFunc(legal, st.Legal(seat), game.Move.Equal) {
		return 0, errors.New("the legal moves change from one look to the next")
	}
	seen := make(map[string]bool, len(legal))
	for _, m := range legal {
		line := m.Line(st.Seats())
		if m.Seat != seat {
			return 0, fmt.Errorf("%s is listed as a move of %s", line, st.Seats()[seat])
		}
		if m.Verb == game.Correct {
			return 0, fmt.Errorf("%s is a correction, which is never listed", line)
		}
		if seen[line] {
			return 0, fmt.Errorf("%s is listed twice", line)
		}
		seen[line] = true
	}
	for range min(sample, len(legal)) {
		m := legal[pick(len(legal))]
		line := m.Line(st.Seats())
		back, err := game.ParseMove(line, st.Seats())
		if err != nil || !back.Equal(m) {
			return 0, fmt.Errorf("%q does not read back as the same move: %v", line, err)
		}
		if _, err := step(st, m); err != nil {
			return 0, fmt.Errorf("%s is listed as legal: %w", line, err)
		}
	}
	return len(legal), nil
}

// step makes a move and checks that the state it was made in is untouched, that
// the same move gives the same outcome, and what every seat may read of it.
func step(st game.State, m game.Move) (game.State, error) {
	key, lay := st.Key(), st.Layout()
	was := game.Move{Seat: m.Seat, Verb: m.Verb, Objects: slices.Clone(m.Objects), Place: m.Place, Number: m.Number}
	after, events, err := st.Apply(m)
	if err != nil {
		return nil, err
	}
	if st.Key() != key || !maps.Equal(st.Layout(), lay) {
		return nil, errors.New("applying the move changed the state it was made in")
	}
	again, events2, err := st.Apply(m)
	if err != nil || again.Key() != after.Key() || !reflect.DeepEqual(events, events2) {
		return nil, fmt.Errorf("the same move twice gave two outcomes: %v", err)
	}
	if after.Key() == key {
		return nil, errors.New("the move changed nothing")
	}
	if strings.ContainsAny(after.Key(), "\n\r") {
		return nil, errors.New("the key is longer than one line")
	}
	for _, e := range events {
		if err := wellSaid(e.Text); err != nil {
			return nil, err
		}
		for _, seat := range e.To {
			if int(seat) < 0 || int(seat) >= len(st.Seats()) {
				return nil, fmt.Errorf("an event is for seat %d, where nobody sits", seat)
			}
		}
	}
	for seat := range st.Seats() {
		r := st.Redact(m, game.Seat(seat))
		if !r.Told() {
			if err := untold(st, m, after, events, game.Seat(seat)); err != nil {
				return nil, fmt.Errorf("%s may not know of the move, but %w", st.Seats()[seat], err)
			}
			continue
		}
		if !slices.ContainsFunc(events, func(e game.Event) bool { return e.For(game.Seat(seat)) && e.Text.Format != "" }) {
			return nil, fmt.Errorf("%s may know of the move, but no sentence tells of it", st.Seats()[seat])
		}
		if r.Seat != m.Seat || r.Verb != m.Verb {
			return nil, errors.New("everyone may know who acted and the verb, but the redacted move lost them")
		}
		if _, err := game.ParseMove(r.Line(st.Seats()), st.Seats()); err != nil {
			return nil, fmt.Errorf("the redacted line cannot be read: %w", err)
		}
	}
	if !m.Equal(was) {
		return nil, errors.New("the move itself was changed")
	}
	return after, nil
}

// printed is what a game prints, made once for many positions.
type printed struct {
	pieces map[string]cards.Piece // by id
	tags   map[string]bool        // tags with a meaning of their own
	zones  map[string]cards.Zone  // by id
	lies   map[string]bool        // zones whose mats this table has
	lost   bool                   // a game may end without a winner
	known  map[string]uint64      // what the positions met so far look like, by key
}

func newPrinted(g game.Game, players int) *printed {
	p := &printed{pieces: map[string]cards.Piece{}, tags: map[string]bool{}, zones: map[string]cards.Zone{}, lies: map[string]bool{}, known: map[string]uint64{}}
	box := g.Box()
	for _, piece := range box.Pieces() {
		p.pieces[piece.ID] = piece
		for _, t := range piece.Tags {
			if t.ID != "" {
				p.tags[t.ID] = true
			}
		}
	}
	for _, m := range box.Mats {
		here := lies(box, m.ID, players)
		for _, z := range m.Zones {
			p.zones[z.ID], p.lies[z.ID] = z, here
		}
	}
	return p
}

// roomy is how much larger than its zone a piece may be that lies there alone.
const roomy = 1.1

// lies reports whether a mat lies on the table of so many players, or on none as a
// tile that is laid in the game.
func lies(box *cards.Box, mat string, players int) bool {
	on := func(a cards.Arrangement) bool {
		return slices.ContainsFunc(a.Places, func(p cards.Place) bool { return p.Mat == mat })
	}
	for _, a := range box.Tables {
		if on(a) {
			return on(box.Tables[players])
		}
	}
	return slices.ContainsFunc(box.Mats, func(m cards.Mat) bool { return slices.ContainsFunc(m.Zones, cards.Zone.Tiled) })
}

// isPiece and isZone report whether a piece is printed, and a zone on a mat.
func (p *printed) isPiece(id string) bool  { _, ok := p.pieces[id]; return ok }
func (p *printed) isZone(zone string) bool { _, ok := p.zones[zone]; return ok }

// layout checks that every object and zone is printed and that they fit.
func (p *printed) layout(l game.Layout) error {
	for object, zone := range l {
		x, isPiece := p.pieces[object]
		if !isPiece && !p.tags[object] {
			return fmt.Errorf("%s lies in the layout but is not printed", object)
		}
		if zone == game.Anywhere {
			continue
		}
		z, ok := p.zones[zone]
		if !ok {
			return fmt.Errorf("%s should lie in %q, which no mat has", object, zone)
		}
		if isPiece && !z.Accepts(x.Kind) {
			return fmt.Errorf("%s is a %s, and %s takes none", object, x.Kind, zone)
		}
		if !p.lies[zone] {
			return fmt.Errorf("%s should lie in %s, whose mat this table does not have", object, zone)
		}
		if (z.Style == cards.Space || z.Style == cards.Slot) && (x.W > roomy*z.W || x.H > roomy*z.H) {
			return fmt.Errorf("%s is %g × %g mm, and %s has %g × %g mm for it", object, x.W, x.H, zone, z.W, z.H)
		}
	}
	return nil
}

// refusals makes moves that are no moves, and legal ones of the wrong seat or
// bent a little: each is refused with a sentence or is truly legal, and none
// panics.
func refusals(st game.State, pick func(int) int) error {
	seats := st.Seats()
	try := []game.Move{{}, {Verb: "dance"}, {Seat: -1}, {Seat: 99, Verb: "done"}, {Verb: game.Correct}, {Verb: game.Correct, Objects: []string{"", ""}, Place: "*"}}
	for seat := range seats {
		for _, m := range some(st.Legal(game.Seat(seat)), 3, pick) {
			wrong := m
			wrong.Seat = game.Seat((seat + 1 + pick(len(seats)-1)) % len(seats))
			bare, more, nowhere, numbered := m, m, m, m
			bare.Objects = nil
			more.Objects = append(slices.Clone(m.Objects), "no-such-piece")
			nowhere.Place = "NOWHERE"
			numbered.Number = -3
			try = append(try, wrong, bare, more, nowhere, numbered)
		}
	}
	key := st.Key()
	for _, m := range try {
		_, _, err := st.Apply(m)
		if err == nil {
			continue // bending has made another legal move
		}
		var r *game.Refusal
		if !errors.As(err, &r) {
			return fmt.Errorf("%s: %w: this is no refusal", m.Line(seats), err)
		}
		if err := wellSaid(r.Text); err != nil {
			return err
		}
		if s := r.Error(); !strings.HasSuffix(s, ".") && !strings.HasSuffix(s, "?") {
			return fmt.Errorf("the refusal %q is no sentence", s)
		}
	}
	if st.Key() != key {
		return errors.New("a refused move changed the state")
	}
	if st.Result() != nil {
		for _, m := range try {
			if _, _, err := st.Apply(m); err == nil {
				return fmt.Errorf("%s was accepted after the end", m.Line(seats))
			}
		}
	}
	return nil
}

func some(moves []game.Move, n int, pick func(int) int) []game.Move {
	var out []game.Move
	for range min(n, len(moves)) {
		out = append(out, moves[pick(len(moves))])
	}
	return out
}

// wellSaid checks that texts fill in without a fault.
func wellSaid(texts ...game.Text) error {
	for _, t := range texts {
		if s := t.String(); strings.Contains(s, "%!") || t.Format != "" && strings.TrimSpace(s) == "" {
			return fmt.Errorf("the text %q does not fit its arguments", s)
		}
	}
	return nil
}
