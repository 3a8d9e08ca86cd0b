package companion

import (
	"encoding/hex"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// What people said against the camera is saved beside the moves, a line each,
// so that a resumed game knows it:
//
//	said 1 swap card-key card-bell
//	said 2 reads card-watch ON3 mat-field 31 44; reads card-key -
//	said 3 counts token-frost-1 S4 2
//	trusted 2

// line is an overruling as it is saved.
func (o *overruled) line() string {
	var parts []string
	if o.swap[0] != "" {
		parts = append(parts, "swap "+o.swap[0]+" "+o.swap[1])
	}
	for _, m := range o.marks {
		switch r := m.read; {
		case m.zone != "":
			parts = append(parts, fmt.Sprintf("counts %s %s %d", m.piece, m.zone, r.count))
		case r.zone == "":
			parts = append(parts, "reads "+m.piece+" -")
		case r.plate == "":
			parts = append(parts, "reads "+m.piece+" "+r.zone)
		default:
			parts = append(parts, fmt.Sprintf("reads %s %s %s %.0f %.0f", m.piece, r.zone, r.plate, r.x, r.y))
		}
	}
	return fmt.Sprintf("said %d %s", o.id, strings.Join(parts, "; "))
}

func trusted(id int) string { return fmt.Sprintf("trusted %d", id) }

// saveLine saves a line.
func (s *Session) saveLine(line string) {
	if s.cfg.Save != nil {
		s.wrote(s.cfg.Save.Aside(line))
	}
}

// recall takes in what was said before the game was resumed. What it cannot
// read it leaves out: people will be asked again.
func (s *Session) recall(lines []string) {
	for _, line := range lines {
		words := strings.SplitN(line, " ", 3)
		if len(words) < 2 || words[0] != "trusted" && words[0] != "said" {
			continue
		}
		id, err := strconv.Atoi(words[1])
		if err != nil {
			continue
		}
		s.overrulings = max(s.overrulings, id)
		switch {
		case words[0] == "trusted":
			s.overruled = slices.DeleteFunc(s.overruled, func(o *overruled) bool { return o.id == id })
		case words[0] == "said" && len(words) == 3:
			if o, ok := s.parse(words[2]); ok {
				o.id, o.after = id, -1
				s.overruled = append(s.overruled, o)
			}
		}
	}
	if len(s.overruled) > 0 {
		s.lookAnew()
	}
}

// parse reads what line wrote after the number.
func (s *Session) parse(text string) (*overruled, bool) {
	o := &overruled{}
	for part := range strings.SplitSeq(text, "; ") {
		w := strings.Fields(part)
		if len(w) < 3 {
			return nil, false
		}
		if _, ok := s.cfg.Match.Game.Box().Piece(w[1]); !ok {
			return nil, false
		}
		switch {
		case w[0] == "swap" && len(w) == 3 && s.printed.Swapped(w[1], w[2]) != nil:
			o.swap = [2]string{w[1], w[2]}
		case w[0] == "counts" && len(w) == 4 && s.printed.Alike(w[1]) != nil:
			n, err := strconv.Atoi(w[3])
			if err != nil {
				return nil, false
			}
			o.marks = append(o.marks, mark{piece: w[1], zone: w[2], read: reading{zone: w[2], count: n}})
		case w[0] == "reads" && len(w) == 3 && w[2] == "-":
			o.marks = append(o.marks, mark{piece: w[1]})
		case w[0] == "reads" && len(w) == 3:
			o.marks = append(o.marks, mark{piece: w[1], read: reading{zone: w[2]}})
		case w[0] == "reads" && len(w) == 6:
			x, errX := strconv.ParseFloat(w[4], 64)
			y, errY := strconv.ParseFloat(w[5], 64)
			if errX != nil || errY != nil {
				return nil, false
			}
			o.marks = append(o.marks, mark{piece: w[1], read: reading{zone: w[2], plate: w[3], x: x, y: y}})
		default:
			return nil, false
		}
	}
	return o, true
}

// gameWord begins the aside by which everyone can tell one game from another: a
// number that is drawn when the game begins. A phone tells by it a new game from an
// old one that was changed.
//
//	game 5f3c1e0a9b8d7c6e
const gameWord = "game"

// takeID takes in the number of a saved game, or draws one.
func (s *Session) takeID() {
	for _, aside := range s.cfg.Save.Asides() {
		if id, ok := strings.CutPrefix(aside, gameWord+" "); ok {
			s.id = id
			return
		}
	}
	var n [8]byte
	_, _ = io.ReadFull(s.cfg.Chance, n[:]) // the system's never fails
	s.id = hex.EncodeToString(n[:])
	s.saveLine(gameWord + " " + s.id)
}

// record is the running check of the saved game; none when it is not saved.
func (s *Session) record() []string {
	if s.cfg.Save == nil {
		return nil
	}
	return s.cfg.Save.script.Record()
}

// ownCheck is the running check of what a seat does in private, for her phone. It is nil
// while that is not known in full, or another one's.
func (s *Session) ownCheck(seat game.Seat) []string {
	if s.cfg.Save == nil || s.knows(seat) != seat || s.unread() && slices.Contains(s.keys.Locked(), seat) {
		return nil
	}
	return append([]string{}, s.cfg.Save.script.Own(seat)...)
}
