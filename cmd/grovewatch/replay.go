package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

type replayCmd struct {
	File string `arg:"" type:"path" help:"The transcript."`
	Deck string `type:"path" placeholder:"FOLDER" help:"Where the deck of your own lies now that the game was played with."`
	As   string `default:"table" help:"The seat that looks: table, or a seat of the game such as visitor or player1, which is asked for its PIN when it has one."`
	JSON bool   `xor:"form" help:"Print the view as JSON."`
	Log  bool   `xor:"form" help:"Print the moves as the seat may know them, too."`
}

// Run checks the transcript and prints the last position as one seat may see it.
// What the seat did in private it asks her to unlock.
func (c *replayCmd) Run() error {
	keys, err := oldKeys()
	if err != nil {
		return err
	}
	m, script, torn, err := c.read(keys)
	if err != nil {
		return err
	}
	seats := m.State().Seats()
	seat := game.Seat(slices.Index(seats, c.As))
	if seat < 0 {
		return fmt.Errorf("nobody called %q sits at this table: choose one of %s", c.As, strings.Join(seats, ", "))
	}
	if seat != game.Table {
		if m, err = c.unlock(m, script, keys, seat); err != nil {
			return err
		}
	}
	rest, stuck := script.Stuck()
	var b strings.Builder
	if c.Log {
		for i := range m.Len() {
			if line := m.Line(i, seat); line != "" {
				fmt.Fprintln(&b, line)
			}
			for _, t := range m.Story(i, seat) {
				fmt.Fprintln(&b, "    "+t.String())
			}
		}
		for _, line := range rest {
			fmt.Fprintln(&b, line)
		}
		fmt.Fprintln(&b)
	}
	view := m.State().View(seat)
	view.Hints = append(slices.Clone(view.Hints), m.Withdrawn()...)
	if c.JSON {
		e := json.NewEncoder(&b)
		e.SetIndent("", "  ")
		err = e.Encode(view)
	} else {
		err = view.Print(&b)
	}
	if err == nil {
		err = printed(b.String())
	}
	switch {
	case err != nil:
	case script.Belied():
		err = fmt.Errorf("the transcript was changed: what it tells of private moves is not what was done, and does not count")
	case stuck:
		err = fmt.Errorf("the position is the one before move %d: what follows needs what seats did in private and have not unlocked; --as with their seats asks for their PINs", m.Len()+1)
	case torn:
		err = fmt.Errorf("%w; what was played before it is shown, and grovewatch --resume --save %s drops that line and goes on", game.ErrTorn, c.File)
	}
	return err
}

// unlock has a seat unlock what she did in private, and every other one without
// whom her position is not known. Before the end of a game a seat without a PIN,
// which anybody may say to be theirs, is not shown here: nobody would notice.
func (c *replayCmd) unlock(m *game.Match, script *game.Transcript, keys *keyring.Ring, seat game.Seat) (*game.Match, error) {
	var people typed
	seats := m.State().Seats()
	knows := keys.Private(seat) || script.Locks() && m.Hides(seat, 0) // more than everyone
	switch over := m.State().Result() != nil; {
	case over:
	case companion.Covered(script.Asides(), seats, seat):
		return nil, fmt.Errorf("the app left %s to a person: what it knew is shown once the game is over; --as table shows what everyone may know", seats[seat])
	case keys.Reset(seat):
		return nil, fmt.Errorf("the PIN of %s was reset: what this seat knows is shown once the game is over; --as table shows what everyone may know", seats[seat])
	case knows && keys.Owner(seat) == "" && !keys.Foreign(seat):
		return nil, fmt.Errorf("nobody has taken the seat %s with a PIN: whoever plays it looks at it in the window, where all see that. Here it is shown once the game is over; --as table shows what everyone may know", seats[seat])
	}
	for i, s := range append([]game.Seat{seat}, keys.Locked()...) {
		_, stuck := script.Stuck()
		needed := stuck && script.Unread() > 0
		if s == seat { // her PIN opens her view, though nothing in it were locked
			needed = script.Unread() > 0 || m.State().Result() == nil
		}
		asks := slices.Contains(keys.Locked(), s) || s == seat && i == 0 && keys.Owner(s) != ""
		if !needed || !asks || s == seat && i > 0 { // she was asked first
			continue
		}
		switch {
		case keys.Foreign(s):
			return nil, fmt.Errorf("what %s did in private is locked by the key of another computer: look there, or bring its key file", seats[s])
		case keys.Owner(s) == "":
			return nil, fmt.Errorf("what %s did in private is unlocked by a phone alone: resume the game in the window, and open the page there", seats[s])
		}
		pin, ok := people.ask(fmt.Sprintf("%s, your PIN: ", seats[s]))
		if !ok {
			return nil, fmt.Errorf("what %s did in private is locked: type the PIN of this seat when it is asked for", seats[s])
		}
		a := keys.Try(s, pin)
		a.Compare()
		if open, _, _ := keys.Admit(a); !open {
			return nil, fmt.Errorf("this is not the PIN of %s: try again, or look with --as table", seats[s])
		}
		var err error
		if m, err = script.Fold(); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// read reads the transcript and says whether its last line is torn.
func (c *replayCmd) read(keys *keyring.Ring) (m *game.Match, script *game.Transcript, torn bool, err error) {
	f, err := file.Open(c.File)
	if err != nil {
		return nil, nil, false, fmt.Errorf("the transcript %s cannot be opened: %w", c.File, file.Reason(err))
	}
	defer f.Close()
	m, script, _, err = game.Read(f, finder(c.Deck), keys)
	if errors.Is(err, game.ErrTorn) {
		return m, script, true, nil
	}
	return m, script, false, err
}
