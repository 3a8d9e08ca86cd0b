package companion

import (
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
)

// What a seat did in private is saved locked. A game that was resumed goes on with
// what everyone may know of it until its seat has unlocked it, with her PIN or by
// her phone. Where the rules need it to go on, the game waits: it shows what
// everyone may know, and only doors can be opened.

// unread reports whether something in the saved game is still locked.
func (s *Session) unread() bool {
	return s.cfg.Save != nil && s.cfg.Save.script.Unread() > 0
}

// unlocked plays the saved game anew with what was unlocked now.
func (s *Session) unlocked() {
	if !s.unread() {
		return
	}
	m, err := s.cfg.Save.script.Fold()
	if err != nil {
		s.trouble = game.Sentence(err)
		return
	}
	was := s.told()
	*s.cfg.Match = *m
	s.recallPeople()
	for seat := range s.apps.left {
		s.apps.left[seat] += s.told() - was // moves that the app may have seen
	}
	s.tail, s.revision, s.trouble = 0, nil, game.Text{}
	s.judged, s.held, s.stale, s.measured = unjudged, nil, true, false
	s.apps.turns++
	s.ask(nil)
	s.takeTable()
	s.noteProgress()
}

// noteProgress takes note of how far the saved game could be played. Of one that is over
// the file tells all.
func (s *Session) noteProgress() {
	if s.cfg.Save == nil {
		return
	}
	s.beyond, s.stuck = s.cfg.Save.script.Stuck()
	if s.cfg.Save.script.Belied() && s.trouble.Format == "" {
		s.trouble = game.Say("The saved game was changed: what it tells of private moves is not what was done, and does not count.")
	}
	if s.cfg.Match.State().Result() == nil || s.stuck {
		return
	}
	s.wrote(s.cfg.Save.Tell())
}

// admitted reports whether a command is taken while the game waits to be unlocked,
// and answers it when it is not.
func (s *Session) admitted(c Command) bool {
	if !s.stuck {
		return true
	}
	why := &game.Refusal{Text: game.Say("The game waits until all seats have unlocked what they did in private.")}
	switch c := c.(type) {
	case Knock, ResetPIN, AskPhone, Consent, Joined, Greet, Left, About, Consult, WhyNot, Check, Follow, Pace, Cover, Push:
		return true
	case Try:
		c.Reply(why)
		return false
	case Correct:
		reply(c.Reply, why)
	}
	s.trouble = why.Text
	return false
}

// waiting says that the game waits to be unlocked, and by whom; the table has a button
// for the page of each seat that can.
func (s *Session) waiting(v game.View) game.View {
	if !s.stuck {
		return v
	}
	v.Prompt = game.Say("The saved game goes on once what was done in private is unlocked.")
	v.Turn, v.Hints, v.Action, v.Forms = nil, nil, nil, nil
	for _, seat := range s.keys.Locked() {
		if s.keys.Foreign(seat) {
			continue
		}
		v.Turn = append(v.Turn, seat)
		if v.Seat == game.Table {
			v.Action = append(v.Action, game.Action{Label: game.Say("Open the page of %s", s.seatName(seat)), Page: seat, Also: len(v.Action) > 0})
		}
	}
	if len(v.Action) > 0 {
		v.Action[0].Key = "w"
	}
	return v
}

// entries are the lines that wait behind those that are locked, as everyone may
// read them.
func (s *Session) entries() []game.Entry {
	var out []game.Entry
	for _, line := range s.beyond {
		e := game.Entry{Line: line}
		if m, err := game.ParseMove(line, s.cfg.Match.State().Seats()); err == nil {
			e.Seat = m.Seat
		}
		out = append(out, e)
	}
	return out
}

// asked is a question to a seat's phone whether her pages may be opened.
type asked struct {
	id    int
	until time.Time
	reply func(Opening)
}

// patience is how long a phone may take to answer.
const patience = time.Minute

// askPhone asks the phone of a seat to open her door.
func (s *Session) askPhone(c AskPhone, now time.Time) {
	x := s.doors.of(c.Seat)
	if a := x.asked; a != nil && now.After(a.until) {
		x.asked = nil
		s.missed(c.Seat, "no", &x.no, a.until) // no answer keeps the door shut as a no does
		a.reply(Opening{Why: game.Say("The phone did not answer.")})
	}
	switch {
	case !x.phone:
		c.Reply(Opening{Why: game.Say("No phone follows this seat now. Open its page there first, or enter the PIN.")})
	case now.Before(x.no.shut):
		c.Reply(Opening{Why: game.Say("The phone did not open the pages. %s", x.no.wait(now))})
	case x.asked != nil: // the same question stands
		x.asked.reply(Opening{Why: game.Say("The phone was asked once more.")})
		x.asked.reply = c.Reply
	default:
		s.asks++
		x.asked = &asked{s.asks, now.Add(patience), c.Reply}
		s.tell = true
	}
}

// consent opens a door, or keeps it shut, as its seat's phone says.
func (s *Session) consent(c Consent, now time.Time) {
	x := s.doors.of(c.Seat)
	a := x.asked
	if a == nil || a.id != c.Ask || now.After(a.until) {
		c.Reply(game.Refuse("Nobody waits for this answer any more."))
		return
	}
	x.asked, s.tell = nil, true
	clock := now.Format("15:04")
	if c.Yes {
		s.entered(c.Seat)
		s.doors.tell(c.Seat, game.Say("Your pages were opened on the table's computer at %s.", clock))
		a.reply(Opening{Open: true})
	} else {
		s.missed(c.Seat, "no", &x.no, now)
		s.doors.tell(c.Seat, game.Say("Your phone has kept your pages shut at %s.", clock))
		a.reply(Opening{Why: game.Say("The phone said no.")})
	}
	c.Reply(nil)
}

// joined lets a phone that follows a seat's link unlock what she does in private.
func (s *Session) joined(c Joined) {
	for _, line := range s.keys.Bind(c.Seat, c.Link, c.Token) {
		s.saveLine(line)
	}
	s.doors.of(c.Seat).phone, s.tell = true, true
}

// greet takes in a phone that followed a seat before the game was resumed.
func (s *Session) greet(c Greet) {
	known, news := s.keys.Present(c.Seat, c.Link, c.Token)
	if news {
		s.unlocked()
	}
	if known {
		s.doors.of(c.Seat).phone, s.tell = true, true
	}
	c.Reply(known)
}

// left takes a seat's link from her phone.
func (s *Session) left(seat game.Seat) {
	if line := s.keys.Free(seat); line != "" {
		s.saveLine(line)
	}
	s.doors.of(seat).phone, s.tell = false, true
}
