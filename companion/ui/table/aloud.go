package table

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/board"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// What people hear who play without looking. It is what the window shows to everyone,
// and never more.

// HearTurn says whose turn it is, what is due, and what is asked.
func (t *Table) HearTurn() string {
	s := t.Screen
	if t.reveal.plays() {
		return aloud.Join(words.Tell(s.View.Unveil.Title), words.Word("Escape goes on to the outcome."))
	}
	if t.chooser.arranging.on() {
		return t.chooser.arranging.told()
	}
	if t.chooser.open() {
		return t.chooser.told()
	}
	out := []string{words.Tell(s.Trouble), t.headline()}
	for _, n := range slices.Concat(s.View.Notes(), s.Knocks(), s.Taken()) {
		out = append(out, words.Tell(n))
	}
	return aloud.Join(append(out, t.hearQuestion(s))...)
}

// headline is the large sentence, or at the end who has won and why.
func (t *Table) headline() string {
	v := t.Screen.View
	if v.Result == nil {
		return words.Tell(v.Prompt)
	}
	who, _ := t.winners()
	why := words.Tell(v.Result.Text)
	if strings.HasPrefix(why, who) {
		return why
	}
	return aloud.Join(who, why)
}

// hearQuestion says what is asked, with the numbers of the answers.
func (t *Table) hearQuestion(s *companion.Screen) string {
	q := s.Question
	if q == nil {
		return ""
	}
	out := []string{words.Tell(q.Text)}
	if len(q.Expected) > 0 {
		out = append(out, words.Say("%s: %s", words.Word("Expected"), listed(q.Expected)))
	}
	if len(q.Seen) > 0 {
		out = append(out, words.Say("%s: %s", words.Word("Seen"), listed(q.Seen)))
	}
	for i, a := range q.Answers {
		out = append(out, words.Say("%d: %s", i+1, words.Tell(a)))
	}
	return aloud.Join(out...)
}

func listed(texts []game.Text) string {
	var out []string
	for _, t := range texts[:min(len(texts), mostListed)] {
		out = append(out, words.Tell(t))
	}
	if more := len(texts) - mostListed; more > 0 {
		out = append(out, words.Say("… and %d more", more))
	}
	return strings.Join(out, ", ")
}

// HearNews says what has come since a screen: what happened, and what is to be done
// now when that is another thing.
func (t *Table) HearNews(old *companion.Screen) string {
	s := t.Screen
	var out []string
	if len(s.Log) < len(old.Log) {
		out = append(out, words.Word("A move was taken back."))
	}
	for _, e := range s.Log[min(len(old.Log), len(s.Log)):] {
		for _, line := range e.Story {
			out = append(out, words.Tell(line))
		}
	}
	if trouble := words.Tell(s.Trouble); trouble != words.Tell(old.Trouble) {
		out = append(out, trouble)
	}
	if prompt := words.Tell(s.View.Prompt); prompt != words.Tell(old.View.Prompt) || s.View.Result != nil && old.View.Result == nil {
		out = append(out, t.headline())
	}
	had := map[string]bool{}
	for _, n := range old.View.Dues {
		had[words.Tell(n.Text)] = true
	}
	for _, n := range s.View.Dues {
		if text := words.Tell(n.Text); !had[text] {
			out = append(out, text)
		}
	}
	if why := words.Tell(s.Apart.Why); why != words.Tell(old.Apart.Why) {
		out = append(out, why)
	}
	if s.Question != nil && (old.Question == nil || old.Question.ID != s.Question.ID) {
		out = append(out, t.hearQuestion(s))
	}
	return aloud.Join(dropRepeats(out)...)
}

// dropRepeats leaves the first of sentences that are alike.
func dropRepeats(list []string) []string {
	var out []string
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// HearActions says what may be done now, each with its key.
func (t *Table) HearActions() string {
	s := t.Screen
	if t.chooser.open() && !t.chooser.arranging.on() {
		return words.Word("Type a part of the name, or go through the list with the arrows. Enter takes it, Escape leaves.")
	}
	if s.View.Result != nil {
		return words.Sentence(words.Word("The game is over"))
	}
	var out []string
	for _, a := range s.View.Action {
		label := words.Tell(a.Label)
		switch key := strings.ToUpper(a.Key); {
		case !offers(a):
			continue
		case key != "" && key != label:
			out = append(out, words.Say("%s: %s", key, label))
		default:
			out = append(out, label)
		}
	}
	if t.dealable() {
		out = append(out, words.Say("%s: %s", dealKey, words.Word("Let the app deal")))
	}
	if len(out) == 0 {
		return words.Word("Nothing can be done by a key now.")
	}
	return words.Say("What can be done: %s", aloud.Join(out...))
}

// HearPlaces says what lies where, a mat at a time, then the tracks, and last what can
// be counted.
func (t *Table) HearPlaces() []string {
	v := t.Screen.View
	lying := map[string][]string{} // names by zone
	for _, p := range board.Arrange(t.board.Board, t.Pieces, v.Pieces) {
		if p.Printed.Kind == cards.Plate && p.Known {
			lying[p.Zone] = append(lying[p.Zone], words.Word(p.Printed.Name))
			continue
		}
		name := t.facts.name(p)
		if t.board.secret(p) {
			name = words.Word("covered")
		}
		if p.Latest {
			name = words.Say("%s, just laid", name)
		}
		if p.Pile() {
			name = words.Say("a pile, on top %s", name)
		}
		lying[p.Zone] = append(lying[p.Zone], name)
	}
	var out []string
	var empty []string
	told := map[string]bool{}
	for _, place := range t.Box.Tables[t.Players].Places {
		for _, m := range t.Box.Mats {
			if m.ID != place.Mat || told[m.ID] {
				continue
			}
			told[m.ID] = true
			name := words.Word(m.Name)
			if lines := hearMat(m, lying); len(lines) > 0 {
				out = append(out, aloud.Join(append([]string{name}, lines...)...))
			} else if !slices.Contains(empty, name) {
				empty = append(empty, name)
			}
		}
	}
	if len(empty) > 0 {
		out = append(out, words.Sentence(words.Say("Empty: %s", strings.Join(empty, ", "))))
	}
	for _, tr := range v.Tracks {
		out = append(out, hearTrack(tr))
	}
	for _, c := range t.seatCards() {
		if line := t.hearSeat(c); line != "" {
			out = append(out, line)
		}
	}
	return out
}

// hearMat names what lies in each zone of a mat.
func hearMat(m cards.Mat, lying map[string][]string) []string {
	var out []string
	for _, z := range m.Zones {
		names := counted(lying[z.ID])
		if names == "" {
			continue
		}
		var head []string
		for _, l := range []string{z.Label, z.Note} {
			if l != "" {
				head = append(head, words.Word(l))
			}
		}
		if len(head) > 0 {
			names = words.Say("%s: %s", strings.Join(head, " "), names)
		}
		out = append(out, names)
	}
	return out
}

// counted lists names, those that are alike once with their number.
func counted(names []string) string {
	n := map[string]int{}
	var order []string
	for _, s := range names {
		if n[s]++; n[s] == 1 {
			order = append(order, s)
		}
	}
	for i, s := range order {
		if n[s] > 1 {
			order[i] = words.Say("%d times %s", n[s], s)
		}
	}
	return strings.Join(order, ", ")
}

// hearTrack says where a track stands and what that spot and the next give.
func hearTrack(tr game.Track) string {
	out := []string{words.Say("%s: %d", words.Tell(tr.Name), tr.Value)}
	for i, s := range tr.Spots {
		if i != tr.Value && i != tr.Value+1 {
			continue
		}
		for _, what := range []game.Text{s.Label, s.Power} {
			if text := words.Tell(what); text != "" {
				if i > tr.Value {
					text = words.Say("Next: %s", text)
				}
				out = append(out, text)
			}
		}
	}
	return aloud.Join(out...)
}

// hearSeat says what everyone may count of a seat.
func (t *Table) hearSeat(c seatCard) string {
	if text := t.app(c); text != "" {
		return words.Sentence(words.Say("%s: %s", t.seatTitle(c), text))
	}
	var counts []string
	for _, n := range c.counts {
		counts = append(counts, words.Say("%s %d", words.Tell(n.Name), n.N))
	}
	if len(counts) == 0 {
		return ""
	}
	text := strings.Join(counts, ", ")
	if name := t.seatTitle(c); name != "" {
		text = words.Say("%s: %s", name, text)
	}
	return words.Sentence(text)
}

// spoken is a piece to choose as it is said.
func spoken(name, code string) string {
	if code == "" || code == name {
		return name
	}
	return words.Say("%s, %s", name, code)
}

// told says what the chooser asks, and what Enter takes now.
func (c *chooser) told() string {
	if c.action == nil {
		return ""
	}
	ask := c.asked.ask
	if c.search.Text == "" {
		ask = words.Say("%s %d to choose from.", ask, len(c.first))
	}
	return aloud.Join(words.Tell(c.action.Label), ask, c.found())
}

// found says what Enter takes now of what was found.
func (c *chooser) found() string {
	if c.at >= len(c.first) {
		return words.Word("Nothing is called that.")
	}
	o := c.first[c.at]
	return words.Sentence(spoken(o.Text, o.Code))
}

// leaf goes so many options on.
func (c *chooser) leaf(by int) {
	if len(c.first) == 0 {
		return
	}
	at := c.at + by
	if at < 0 || at >= len(c.first) {
		c.w.Say(aloud.Join(words.Word("There are no more."), c.found()))
		return
	}
	c.at = at
	c.list.Refresh()
	c.w.Say(c.found())
}

// told says what is arranged, part by part, and how.
func (a *arranging) told() string {
	out := []string{words.Tell(a.c.action.Label)}
	for i := range a.form.Parts {
		out = append(out, words.Say("%d: %s", i+1, a.partTold(i)))
	}
	return aloud.Join(append(out, words.Word("A number changes its part; Enter is the end."))...)
}

// partTold says how a part stands, and when all are chosen what Enter does.
func (a *arranging) partTold(part int) string {
	p := a.form.Parts[part]
	state := words.Word("not chosen")
	for _, v := range p.Values {
		if v.Word == a.words[part] {
			state = words.Tell(v.Title)
		}
	}
	return words.Say("%s: %s", words.Tell(p.Name), state)
}
