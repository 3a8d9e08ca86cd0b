package companion

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Games know seats. Who sits in them the session alone knows: it puts the names
// into all that it shows, and keeps them beside the moves:
//
//	sits kid "Ada" rose
//	sits agent1 "" ""

// Person is who sits in a seat.
type Person struct {
	Name   string // empty: nobody has told it
	Colour string // one of look.Shades; empty: the seat's own
}

// mostName is how many letters of a name are kept.
const mostName = 24

// CleanName is a name as it is shown: one line without control characters and
// marks that turn the direction of what follows, and not too long.
func CleanName(name string) string {
	name = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == joiner || r == unicode.ReplacementChar:
			return r // parts of an emoji
		case unicode.In(r, unicode.C):
			return -1
		}
		return r
	}, strings.ToValidUTF8(name, ""))
	letters := []rune(strings.Join(strings.Fields(name), " "))
	if n := mostName - 1; len(letters) > mostName {
		for n > 1 && (unicode.Is(unicode.M, letters[n]) || letters[n] == joiner || letters[n-1] == joiner) {
			n-- // what belongs together goes together
		}
		return strings.TrimSpace(string(letters[:n])) + "…"
	}
	if strings.Trim(string(letters), string(joiner)) == "" {
		return ""
	}
	return string(letters)
}

// joiner holds several emoji together.
const joiner = '\u200d'

// clean is a person as she can be kept.
func (p Person) clean() Person {
	p.Name = CleanName(p.Name)
	if _, ok := look.ShadeOf(p.Colour); !ok {
		p.Colour = ""
	}
	return p
}

// appNames are what the seats that the app plays are called, in seating order.
var appNames = []string{"Rowan", "Linden", "Hazel", "Alder", "Aspen", "Juniper", "Sorrel", "Willow"}

// AppName is what a seat is called while the app plays it.
func AppName(seat game.Seat) string { return appNames[(int(seat)-1)%len(appNames)] }

// sit says who sits in a seat from now on.
func (s *Session) sit(seat game.Seat, p Person) error {
	seats := s.cfg.Match.State().Seats()
	if seat <= game.Table || int(seat) >= len(seats) {
		return game.Refuse("There is no such seat.")
	}
	p = p.clean()
	if s.people[seat] == p {
		return nil
	}
	s.seated(seat, p)
	s.saveLine(fmt.Sprintf("sits %s %q %q", seats[seat], p.Name, p.Colour))
	return nil
}

func (s *Session) seated(seat game.Seat, p Person) {
	if s.people == nil {
		s.people = map[game.Seat]Person{}
	}
	s.people[seat] = p
	s.stale, s.tell = true, true
}

// recallPeople takes in who sat where before the game was resumed, and who had sat there
// before them.
func (s *Session) recallPeople() {
	seats := s.cfg.Match.State().Seats()
	who, apps := make([]Person, len(seats)), map[game.Seat]bool{}
	s.naming = naming{}
	for line, moves := range s.cfg.Save.script.Heard() {
		word, p, sits := ParseSits(line)
		app, takes := strings.CutPrefix(line, "app ")
		person, leaves := strings.CutPrefix(line, "person ")
		app, _, _ = strings.Cut(app, " ")
		seat := game.Seat(slices.IndexFunc(seats, func(name string) bool {
			return sits && name == word || takes && name == app || leaves && name == person
		}))
		switch {
		case seat <= game.Table:
			continue
		case sits:
			who[seat] = p
			s.seated(seat, p)
		default:
			apps[seat] = takes
		}
		s.naming.take(toldSo(seats, who, func(seat game.Seat) bool { return apps[seat] }), moves)
	}
}

// ParseSits reads an aside that says who sits in a seat, which is named as in the
// transcript.
func ParseSits(aside string) (seat string, p Person, ok bool) {
	rest, ok := strings.CutPrefix(aside, "sits ")
	if !ok {
		return "", p, false
	}
	seat, rest, _ = strings.Cut(rest, " ")
	quoted, err := strconv.QuotedPrefix(rest)
	if err != nil {
		return "", p, false
	}
	p.Name, _ = strconv.Unquote(quoted)
	p.Colour, err = strconv.Unquote(strings.TrimSpace(rest[len(quoted):]))
	return seat, p.clean(), err == nil
}

// peopleTold is who sits in each seat as everybody is told. What the app plays has
// a name, too.
func (s *Session) peopleTold() []Person {
	return toldSo(s.cfg.Match.State().Seats(), s.peopleBySeat(), func(seat game.Seat) bool { return s.apps.seats[seat] != nil })
}

// toldSo is how everybody is told of those who sit in seats, of which the app plays some.
func toldSo(seats []string, who []Person, app func(game.Seat) bool) []Person {
	out := slices.Clone(who)
	for i := range out {
		if seat := game.Seat(i); app(seat) {
			out[i].Name = AppName(seat)
		}
	}
	return ToldApart(seats, out)
}

// peopleBySeat is who sits in each seat, as they told it.
func (s *Session) peopleBySeat() []Person {
	out := make([]Person, len(s.cfg.Match.State().Seats()))
	for i := range out {
		out[i] = s.people[game.Seat(i)]
	}
	return out
}

// ToldApart is who sits in the seats of a game, told apart: the second of two people of
// one name has a number, and a colour that somebody has chosen nobody else has.
func ToldApart(seats []string, who []Person) []Person {
	out := slices.Clone(who)
	names, colours := map[string]int{}, map[string]bool{}
	for i, p := range out {
		if colours[p.Colour] {
			out[i].Colour = ""
		}
		if p.Colour != "" {
			colours[p.Colour] = true
		}
		if p.Name == "" {
			continue
		}
		key := strings.ToLower(p.Name)
		if names[key]++; names[key] > 1 {
			out[i].Name = fmt.Sprintf("%s %d", p.Name, names[key])
		}
	}
	if len(colours) == 0 {
		return out
	}
	for i := 1; i < len(out); i++ {
		own := look.OwnerOf(seats[i]).Own()
		if out[i].Colour != "" || !colours[own] {
			colours[cmp.Or(out[i].Colour, own)] = true
			continue
		}
		for _, s := range look.Shades() {
			free := !slices.ContainsFunc(seats[i+1:], func(seat string) bool { return look.OwnerOf(seat).Own() == s.Word })
			if !colours[s.Word] && free {
				out[i].Colour, colours[s.Word] = s.Word, true
				break
			}
		}
	}
	return out
}
