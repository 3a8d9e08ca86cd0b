package story

import "strings"

// Note is a line of a story that is played, or what the referee does then.
type Note struct {
	At   float64 `json:"at"`             // table time, seconds
	Line int     `json:"line,omitempty"` // of the story, from 1; 0 for what the referee does
	Act  string  `json:"act,omitempty"`  // that line
	Kind Kind    `json:"kind,omitempty"`
	Text string  `json:"text,omitempty"`
	// Expected and Seen are what differs, a sentence each.
	Expected []string `json:"expected,omitempty"`
	Seen     []string `json:"seen,omitempty"`
	Answers  []string `json:"answers,omitempty"` // that are offered
}

// Kind says what the referee does.
type Kind string

// The kinds.
const (
	Record Kind = "record" // a move enters the record
	Revoke Kind = "revoke" // a move is taken out of the record
	Refuse Kind = "refuse" // the rules refuse what was said or done on a phone
	Hint   Kind = "hint"   // something is not finished yet
	Ask    Kind = "ask"    // people are asked
	Due    Kind = "due"    // what somebody has to do now
	Apart  Kind = "apart"  // record and table have been apart for some time
)

// String is the note as it stands in a story: lines that each end.
func (n Note) String() string {
	if n.Kind == "" {
		return n.Act + "\n"
	}
	var b strings.Builder
	line := func(words ...string) {
		b.WriteString("\t" + strings.ReplaceAll(strings.Join(words, " "), "\n", " ") + "\n")
	}
	line(string(n.Kind), n.Text)
	for _, e := range n.Expected {
		line("  expected", e)
	}
	for _, s := range n.Seen {
		line("  seen", s)
	}
	for _, a := range n.Answers {
		line("-", a)
	}
	return b.String()
}
