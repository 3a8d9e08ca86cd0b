package story

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion/game"
)

// act is something that people do.
type act interface {
	do(*teller) error
}

type (
	// play is a move that people make rightly: record and table follow.
	play struct{ move game.Move }
	// lay lays a piece.
	lay struct {
		piece       cards.Piece
		zone        string
		placed      bool    // so many mm to the right and down of the zone's middle, not in its next free place
		right, down float64 // mm
		turn        float64 // degrees clockwise
		on          string  // the piece that it covers, instead of all that
		back        bool    // with its back up
	}
	// take takes a piece off the table.
	take struct{ piece string }
	// pile lays a pile on its place, or takes it away.
	pile struct {
		zone string
		off  bool
	}
	// wait lets table time pass.
	wait struct{ time time.Duration }
	// together has acts seen only when all of them are done.
	together struct{ on bool }
	// say makes a move by key or click.
	say struct{ move game.Move }
	// phone is what a seat does on its own page: a form, by its verb or a word
	// of its title, with what is filled in, or a move.
	phone struct {
		seat  game.Seat
		words []string
		other func(words []string) (game.Move, error) // reads what is no form
	}
	// answer gives an answer that is offered, by its words or its number.
	answer struct{ which string }
	undo   struct{}
	redo   struct{}
)

// longest is the longest that a story waits at once.
const longest = 10 * time.Minute

// actReader reads acts by the names of a game's pieces, zones and seats.
type actReader struct {
	story    *Story
	box      *cards.Box
	seats    []string
	pieces   map[string]cards.Piece // by id and by printed code
	zones    map[string]cards.Zone
	together int            // the line in which something together began, or 0
	line     int            // that is read
	heads    map[string]int // the lines that say what is played
}

// next reads a line: what is played, or an act.
func (r *actReader) next(words []string, find func(game.Setup) (game.Game, error)) (act, error) {
	switch words[0] {
	case "game", "players", "option":
		if r.box != nil {
			return nil, fault.Errorf("what is played stands before the first act")
		}
		return nil, r.heading(words)
	}
	if r.box == nil {
		if err := r.begin(find); err != nil {
			return nil, err
		}
	}
	return r.read(words)
}

// heading reads a line that says what is played.
func (r *actReader) heading(words []string) (err error) {
	if len(words) < 2 || len(words) > 2 && words[0] != "option" { // the value of an option may have spaces
		return fault.Errorf("one word belongs after %s", words[0])
	}
	value, setup := strings.Join(words[1:], " "), &r.story.Setup
	switch words[0] {
	case "game":
		setup.Game = value
		r.heads["game"] = r.line
	case "players":
		if setup.Players, err = strconv.Atoi(value); err != nil {
			return fault.Errorf("%q is not a number of players", value)
		}
		r.heads["players"] = r.line
	case "option":
		name, choice, ok := strings.Cut(value, "=")
		if !ok {
			return fault.Errorf("%q is not an option: write its name and its value, such as edition=a", value)
		}
		setup.Options[name] = choice
		r.heads["option "+name] = r.line
	}
	return nil
}

// begin takes what the story plays.
func (r *actReader) begin(find func(game.Setup) (game.Game, error)) error {
	if r.story.Setup.Game == "" {
		return fault.Errorf("say first what is played, such as \"game grove\"")
	}
	g, err := find(r.story.Setup)
	if err != nil {
		return r.blame("game", err)
	}
	if _, said := r.heads["players"]; !said {
		r.story.Setup.Players = g.Box().UsualPlayers()
	}
	state, err := g.New(r.story.Setup)
	if err != nil {
		head := "players"
		var option *game.OptionError
		if errors.As(err, &option) {
			head = "option " + option.Name
		}
		return r.blame(head, err)
	}
	r.story.Game, r.box, r.seats = g, g.Box(), state.Seats()
	r.pieces, r.zones = r.box.PiecesByID(), map[string]cards.Zone{}
	for _, p := range r.box.Pieces() {
		if _, taken := r.pieces[p.Code]; p.Code != "" && !taken {
			r.pieces[p.Code] = p
		}
	}
	for _, m := range r.box.Mats {
		for _, z := range m.Zones {
			r.zones[z.ID] = z
		}
	}
	return nil
}

// read reads one act.
func (r *actReader) read(words []string) (act, error) {
	verb, rest := words[0], words[1:]
	switch verb {
	case "play":
		m, err := r.move(rest)
		return play{m}, err
	case "say":
		m, err := r.move(rest)
		return say{m}, err
	case "lay":
		return r.lay(rest)
	case "take":
		return r.take(rest)
	case "wait":
		if len(rest) == 1 {
			d, err := time.ParseDuration(rest[0])
			if err == nil && d >= 0 && d <= longest {
				return wait{d}, nil
			}
		}
		return nil, fault.Errorf("say how long the table rests, such as \"wait 2s\"")
	case "together", "end":
		on := verb == "together"
		if on == (r.together > 0) || len(rest) > 0 {
			return nil, fault.Errorf("what happens together stands between \"together\" and \"end\"")
		}
		if r.together = 0; on {
			r.together = r.line
		}
		return together{on}, nil
	case "phone":
		if len(rest) < 2 {
			return nil, fault.Errorf("say whose phone it is and what is done on it, such as \"phone visitor marks on,by,on,by\"")
		}
		seat := slices.Index(r.seats, rest[0])
		if seat < 1 {
			return nil, fault.Errorf("nobody called %q sits at this table: choose one of %s", rest[0], strings.Join(r.seats[1:], ", "))
		}
		return phone{game.Seat(seat), rest[1:], r.move}, nil
	case "answer":
		if len(rest) != 1 {
			return nil, fault.Errorf("give one answer: its number, or its words in quotation marks")
		}
		return answer{rest[0]}, nil
	case "undo", "redo":
		if len(rest) > 0 {
			return nil, fault.Errorf("%q does not belong after %s", rest[0], verb)
		}
		if verb == "undo" {
			return undo{}, nil
		}
		return redo{}, nil
	}
	verbs := []string{"play", "lay", "take", "wait", "together", "end", "say", "phone", "answer", "undo", "redo"}
	return nil, fault.Errorf("%q is nothing that people do: %s", verb, meant(verb, verbs))
}

// blame goes back to the line that is to blame for an error.
func (r *actReader) blame(head string, err error) error {
	r.line = cmp.Or(r.heads[head], r.line)
	return err
}

// zoneID is what the ids of zones look like; other places of moves are words, numbers
// and spots of tiles.
var zoneID = regexp.MustCompile(`^[A-Z][A-Za-z0-9-]*$`)

// move reads a move in the words of a transcript; its objects may be named by
// their printed codes.
func (r *actReader) move(words []string) (game.Move, error) {
	m, err := game.ParseMove(strings.Join(words, " "), r.seats)
	if err != nil {
		return m, err
	}
	if zoneID.MatchString(m.Place) {
		if _, err := r.zone("@" + m.Place); err != nil {
			return m, err
		}
	}
	for i, o := range m.Objects {
		if _, err := strconv.Atoi(o); err == nil || o == game.Unknown {
			continue // what is filled into a form
		}
		p, err := r.piece(o)
		if err != nil {
			return m, err
		}
		m.Objects[i] = p.ID
	}
	return m, nil
}

// lay reads what is laid where.
func (r *actReader) lay(words []string) (act, error) {
	if len(words) < 2 {
		if len(words) == 1 && strings.HasPrefix(words[0], "@") {
			z, err := r.pile(words[0])
			return pile{zone: z}, err
		}
		return nil, fault.Errorf("say what is laid and where, such as \"lay card-key @PV\"")
	}
	var a lay
	var err error
	if a.piece, err = r.piece(words[0]); err != nil {
		return nil, err
	}
	switch rest := words[1:]; {
	case rest[0] == "on" && len(rest) > 1:
		p, err := r.piece(rest[1])
		if err != nil {
			return nil, err
		}
		a.on, words = p.ID, rest[2:]
	default:
		z, err := r.zone(rest[0])
		if err != nil {
			return nil, err
		}
		a.zone, words = z.ID, rest[1:]
	}
	for len(words) > 0 {
		right, down, offset := strings.Cut(words[0], ",")
		switch {
		case words[0] == "down":
			a.back, words = true, words[1:]
		case words[0] == "turn" && len(words) > 1:
			if a.turn, err = millimetres(words[1]); err != nil {
				return nil, err
			}
			a.placed, words = true, words[2:]
		case offset && a.on == "":
			if a.right, err = millimetres(right); err == nil {
				a.down, err = millimetres(down)
			}
			if err != nil {
				return nil, err
			}
			a.placed, words = true, words[1:]
		default:
			return nil, fault.Errorf("%q does not say how %s is laid: write an offset such as +6,-14, \"turn 20\" or \"down\"", words[0], a.piece.ID)
		}
	}
	return a, nil
}

// millimetres reads a length or an angle.
func millimetres(word string) (float64, error) {
	v, err := strconv.ParseFloat(word, 64)
	if err != nil || !(v > -1e4 && v < 1e4) {
		return 0, fault.Errorf("%q is not a number of millimetres or degrees", word)
	}
	return v, nil
}

// take reads what is taken off the table: a piece, or with an @ a pile.
func (r *actReader) take(words []string) (act, error) {
	if len(words) != 1 {
		return nil, fault.Errorf("say what is taken off the table, such as \"take card-key\"")
	}
	if strings.HasPrefix(words[0], "@") {
		z, err := r.pile(words[0])
		return pile{zone: z, off: true}, err
	}
	p, err := r.piece(words[0])
	return take{p.ID}, err
}

func (r *actReader) piece(name string) (cards.Piece, error) {
	if p, ok := r.pieces[name]; ok {
		return p, nil
	}
	return cards.Piece{}, fault.Errorf("%s has no piece %q: %s", r.box.Title, name, meant(name, names(r.pieces)))
}

func (r *actReader) zone(name string) (cards.Zone, error) {
	id, marked := strings.CutPrefix(name, "@")
	z, ok := r.zones[id]
	switch {
	case !ok:
		return z, fault.Errorf("%s has no zone %q: %s", r.box.Title, id, meant(id, names(r.zones)))
	case !marked:
		return z, fault.Errorf("%q is a zone: write it as @%s", id, id)
	}
	return z, nil
}

// pile reads the place of a pile.
func (r *actReader) pile(name string) (string, error) {
	z, err := r.zone(name)
	if err == nil && z.Style != cards.Deck {
		err = fault.Errorf("no pile lies in the zone %s", z.ID)
	}
	return z.ID, err
}
