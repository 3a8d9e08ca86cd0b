package game

import (
	"fmt"
	"io"
	"strings"
)

// Print writes a view as plain English text, one fact a line.
func (v View) Print(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "as %s\n", v.name(v.Seat))
	if v.Result != nil {
		fmt.Fprintf(&b, "over: %s\n", v.Result.Text)
	} else {
		fmt.Fprintf(&b, "now: %s\n", v.Prompt)
	}
	for _, t := range v.Tracks {
		fmt.Fprintf(&b, "%s: %d\n", strings.ToLower(t.Name.String()), t.Value)
	}
	for _, c := range v.Counts {
		name := c.Name
		if c.Seat != Table {
			name = Say("%s, %s", v.name(c.Seat), c.Name)
		}
		fmt.Fprintf(&b, "%s: %d\n", strings.ToLower(name.String()), c.N)
	}
	for _, p := range v.Pieces {
		switch {
		case p.Down && p.Card != "":
			fmt.Fprintf(&b, "%s: %s, face down (%s)\n", p.Zone, p.Name, p.ID)
		case p.Down:
			fmt.Fprintf(&b, "%s: a face-down card (%s)\n", p.Zone, p.ID)
		default:
			fmt.Fprintf(&b, "%s: %s\n", p.Zone, p.Name)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (v View) name(s Seat) Text {
	if int(s) < len(v.Names) && s >= 0 {
		return v.Names[s]
	}
	return Say("seat %d", int(s))
}
