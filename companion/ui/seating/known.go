package seating

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"github.com/grovewatch/grovewatch/companion"
)

// mostKnown is how many people are remembered.
const mostKnown = 24

const prefKnown = "people" // a line for each: the colour, a space, the name

// Known are the people who have played on this computer, the latest first.
func Known(p fyne.Preferences) []companion.Person {
	var out []companion.Person
	for _, line := range p.StringList(prefKnown) {
		if who := parse(line); who.Name != "" {
			out = append(out, who)
		}
	}
	return out
}

// Keep remembers people, and for a game who sat where.
func Keep(p fyne.Preferences, game string, people map[string]companion.Person) {
	known := Known(p)
	var lines []string
	for seat, who := range people {
		if who == (companion.Person{}) {
			continue
		}
		lines = append(lines, seat+" "+line(who))
		if who.Name == "" {
			continue
		}
		known = slices.DeleteFunc(known, func(k companion.Person) bool { return strings.EqualFold(k.Name, who.Name) })
		known = slices.Insert(known, 0, who)
	}
	slices.Sort(lines)
	p.SetStringList("setup."+game+".people", lines)
	var all []string
	for _, who := range known[:min(len(known), mostKnown)] {
		all = append(all, line(who))
	}
	p.SetStringList(prefKnown, all)
}

// Last is who sat where in a game the last time, by seat.
func Last(p fyne.Preferences, game string) map[string]companion.Person {
	out := map[string]companion.Person{}
	for _, l := range p.StringList("setup." + game + ".people") {
		if seat, rest, ok := strings.Cut(l, " "); ok {
			out[seat] = parse(rest)
		}
	}
	return out
}

func line(who companion.Person) string { return who.Colour + " " + who.Name }

func parse(line string) companion.Person {
	colour, name, _ := strings.Cut(line, " ")
	return companion.Person{Name: companion.CleanName(name), Colour: colour}
}
