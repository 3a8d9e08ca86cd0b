package companion

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// What happened at the doors and concerns everyone is saved beside the moves, with the
// time in seconds since 1970, and stands in the record that phones keep:
//
//	door 1 taken 1763902800        somebody chose a PIN for seat 1
//	door 1 wrong 3 1763902808      three wrong PINs in a row; no other is taken before
//	door 1 no 1 1763902808         her phone was asked and did not open; it is not asked before
//	door 2 given 1763902900 covers the app left seat 2 to a person, who does not read
//	                               what it knew
//	door 2 given 1763902900        and here does
//	door 2 given 1763902900 nothing  the app knew nothing there
//
// That the PIN of a seat was reset is a line of the ring.

// fresh is how long everyone is told that somebody has taken a seat; the list of the
// phones says it for good.
const fresh = 2 * time.Minute

// log saves what happened at a seat's door.
func (s *Session) log(seat game.Seat, what string) {
	s.saveLine(fmt.Sprintf("door %d %s", seat, what))
	s.tell = true
}

// taken notes that a seat was taken with a PIN.
func (s *Session) taken(seat game.Seat, now time.Time) {
	s.doors.of(seat).taken = now
	s.log(seat, fmt.Sprint("taken ", now.Unix()))
}

// missed counts a try in vain, and makes the next one wait.
func (s *Session) missed(seat game.Seat, what string, f *failed, now time.Time) {
	f.times++
	f.shut = now.Add(pause(f.times))
	s.log(seat, fmt.Sprintf("%s %d %d", what, f.times, f.shut.Unix()))
}

// entered forgets the tries in vain, as the owner has come in. While something waits for
// a PIN from before a reset they count on: whoever chose the new one may be trying it.
func (s *Session) entered(seat game.Seat) {
	x := s.doors.of(seat)
	if s.keys.Lost(seat) {
		return
	}
	if x.wrong.times > 0 {
		s.log(seat, "wrong 0 0")
	}
	if x.no.times > 0 {
		s.log(seat, "no 0 0")
	}
	x.wrong, x.no = failed{}, failed{}
}

// given notes that the app, which has had a seat since a move, leaves it to a person.
// What the seat knows then stays covered, unless nobody could play it without that.
func (s *Session) given(seat game.Seat, since int, now time.Time) {
	if !s.cfg.Match.Hides(seat, since) {
		s.log(seat, fmt.Sprint("given ", now.Unix(), " nothing"))
		return
	}
	x, what := s.doors.of(seat), fmt.Sprint("given ", now.Unix())
	inherits, ok := s.cfg.Match.State().(game.Successor)
	if x.given, x.covers = now, x.covers || !ok || !inherits.Inherits(seat); x.covers {
		what += " covers"
	}
	s.log(seat, what)
}

// unsaid lists the seats that the app has left though no line says what became of what
// it knew: such a file was edited.
func unsaid(asides, seats []string) (out []game.Seat) {
	if !slices.ContainsFunc(asides, identifies) {
		return nil
	}
	plays := map[game.Seat]bool{}
	for _, line := range asides {
		w := strings.Fields(line)
		if len(w) < 2 {
			continue
		}
		seat := game.Seat(slices.Index(seats, w[1]))
		switch {
		case w[0] == "app" && seat > game.Table:
			plays[seat] = true
		case w[0] == "person" && plays[seat]:
			delete(plays, seat)
			if !slices.Contains(out, seat) {
				out = append(out, seat)
			}
		case w[0] == "door" && len(w) > 2 && w[2] == "given":
			if n, err := strconv.Atoi(w[1]); err == nil {
				delete(plays, game.Seat(n))
			}
		}
	}
	return out
}

// recallDoors takes in what happened at the doors before the game was resumed.
func (s *Session) recallDoors(lines []string, now time.Time) {
	for _, line := range lines {
		w := strings.Fields(line)
		if len(w) < 4 || w[0] != "door" {
			continue
		}
		n, err := strconv.Atoi(w[1])
		if err != nil || n <= int(game.Table) || n >= len(s.cfg.Match.State().Seats()) {
			continue
		}
		var num [2]int64
		for i := range num[:min(len(w)-3, 2)] {
			num[i], _ = strconv.ParseInt(w[3+i], 10, 64)
		}
		switch x := s.doors.of(game.Seat(n)); w[2] {
		case "taken":
			x.taken = time.Unix(num[0], 0)
		case "wrong":
			x.wrong = recalled(num, now)
		case "no":
			x.no = recalled(num, now)
		case "given":
			if len(w) > 4 && w[4] == "nothing" {
				continue
			}
			x.given, x.covers = time.Unix(num[0], 0), x.covers || len(w) > 4 && w[4] == "covers"
		}
	}
	seats := s.cfg.Match.State().Seats()
	for _, seat := range unsaid(lines, seats) {
		x := s.doors.of(seat)
		x.given, x.covers = now, true
	}
	if !slices.ContainsFunc(lines, identifies) {
		return
	}
	for i := range seats {
		if x := s.doors.of(game.Seat(i)); s.keys.Owner(game.Seat(i)) != "" && x.taken.IsZero() {
			x.taken = now // as it was left out, people are told of it now
		}
	}
}

// recalled are tries in vain as a line has them: how many, and until when the door is shut.
func recalled(num [2]int64, now time.Time) failed {
	f := failed{int(max(num[0], 0)), time.Unix(num[1], 0)}
	if latest := now.Add(pause(f.times)); f.shut.After(latest) {
		f.shut = latest // the clock was put back
	}
	return f
}

// identifies reports whether an aside is the id of the game. Games without one are
// older than the lines about doors.
func identifies(aside string) bool { return strings.HasPrefix(aside, "game ") }

// Covered reports whether the asides of a saved game say that what the app knew in a
// seat stays covered. seats are the seats' names.
func Covered(asides, seats []string, seat game.Seat) bool {
	if slices.Contains(unsaid(asides, seats), seat) {
		return true
	}
	for _, line := range asides {
		w := strings.Fields(line)
		if len(w) == 5 && w[0] == "door" && w[1] == strconv.Itoa(int(seat)) && w[2] == "given" && w[4] == "covers" {
			return true
		}
	}
	return false
}

// clockTime is a time of day as everyone is told it; empty for none.
func clockTime(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.Format("15:04")
}
