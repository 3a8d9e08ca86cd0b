package share

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// message is what a page may say: one of its parts. It names what the page was
// shown, never a seat or a move.
type message struct {
	ID    int    `json:"id"` // comes back with the answer
	Do    *do    `json:"do"`
	Fill  *fill  `json:"fill"`
	Check *check `json:"check"`
	Again int    `json:"again"` // the page has dropped its state while it was covered
	Pong  int    `json:"pong"`
}

type (
	// do makes a choice of an action, as counted in the page with a number.
	do struct {
		Page   int `json:"n"`
		Action int `json:"action"`
		Choice int `json:"choice"`
	}
	// fill fills in a form.
	fill struct {
		Page  int      `json:"n"`
		Form  int      `json:"form"`
		Words []string `json:"words"`
	}
	// check asks what the seat may know of a card.
	check struct {
		Card string `json:"card"`
	}
)

// parse reads a message, strictly.
func parse(data []byte) (message, error) {
	var m message
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(&m); err != nil {
		return m, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return m, errors.New("more than one message")
	}
	parts := 0
	for _, there := range []bool{m.Do != nil, m.Fill != nil, m.Check != nil, m.Again != 0, m.Pong != 0} {
		if there {
			parts++
		}
	}
	if parts != 1 {
		return m, errors.New("a message says one thing")
	}
	return m, nil
}

// answer is what a page hears of its message.
type answer struct {
	Re    int      `json:"re"`
	OK    bool     `json:"ok"`
	Say   string   `json:"say,omitempty"`
	Card  string   `json:"card,omitempty"`
	Lines []string `json:"lines,omitempty"`
}

// obey carries out a message and gives the answer; nil when none is due. Only
// one message of a link is with the session at a time.
func (s *Server) obey(ctx context.Context, l *link, m message) []byte {
	a := answer{Re: m.ID}
	switch {
	case m.Pong != 0:
		return nil
	case l.seat == game.Table:
		a.Say = s.say("This page only shows the table.")
	default:
		select {
		case l.turn <- struct{}{}:
		case <-ctx.Done():
			return nil
		}
		defer func() { <-l.turn }()
		if m.Check != nil {
			s.look(ctx, l, m.Check.Card, &a)
		} else {
			s.act(ctx, l, m, &a)
		}
	}
	b, _ := json.Marshal(a) // cannot fail
	return b
}

// act makes the move that a message means.
func (s *Server) act(ctx context.Context, l *link, m message, a *answer) {
	s.mu.Lock()
	var p *page // nothing can be done by a link that has ended
	if l == s.seat(l.seat) {
		p = l.page
	}
	s.mu.Unlock()
	if id, yes, ok := p.consent(m); ok {
		s.wait(ctx, a, func(reply func(error)) companion.Command {
			return companion.Consent{Seat: l.seat, Ask: id, Yes: yes, Reply: reply}
		})
		return
	}
	move, err := p.move(l.seat, m)
	if err != nil {
		a.Say = s.refusal(err)
		return
	}
	s.wait(ctx, a, func(reply func(error)) companion.Command { return companion.Try{Move: move, Reply: reply} })
}

// wait sends a command to the session and waits for what becomes of it.
func (s *Server) wait(ctx context.Context, a *answer, command func(reply func(error)) companion.Command) {
	reply := make(chan error, 1)
	s.cfg.Send(command(func(err error) {
		select {
		case reply <- err:
		default:
		}
	}))
	select {
	case err := <-reply:
		if a.OK = err == nil; !a.OK {
			a.Say = s.refusal(err)
		}
	case <-time.After(s.pace.answer):
		a.Say = s.say("The table did not answer. Look whether it was done before you try again.")
	case <-ctx.Done():
	}
}

// consent is what a message answers to the question whether the seat's pages may
// be opened. Its form stands behind those of the view.
func (p *page) consent(m message) (ask int, yes, ok bool) {
	if f := m.Fill; p != nil && f != nil && f.Page == p.number && p.screen.Asked != 0 && f.Form == len(p.screen.View.Forms) && len(f.Words) == 1 {
		return p.screen.Asked, f.Words[0] == "yes", f.Words[0] == "yes" || f.Words[0] == "no"
	}
	return 0, false, false
}

// move rebuilds the move that a message means from what the seat was shown
// last. A move of another seat cannot be said.
func (p *page) move(seat game.Seat, m message) (game.Move, error) {
	number := 0
	if m.Do != nil {
		number = m.Do.Page
	} else {
		number = m.Fill.Page
	}
	if p == nil || p.number != number {
		return game.Move{}, game.Refuse("The table has moved on. Look again, then choose.")
	}
	view := p.screen.View
	if f := m.Fill; f != nil {
		if f.Form < 0 || f.Form >= len(view.Forms) {
			return game.Move{}, game.Refuse("This is not offered.")
		}
		return view.Forms[f.Form].Move(seat, f.Words)
	}
	own := ownActions(view, seat)
	if m.Do.Action < 0 || m.Do.Action >= len(own) || m.Do.Choice < 0 || m.Do.Choice >= len(own[m.Do.Action].Choices) {
		return game.Move{}, game.Refuse("This is not offered.")
	}
	return own[m.Do.Action].Choices[m.Do.Choice], nil
}

// ownActions are the actions of a view with the moves of one seat alone.
func ownActions(v game.View, seat game.Seat) []game.Action {
	var out []game.Action
	for _, a := range v.Action {
		own := game.Action{Label: a.Label, Key: a.Key}
		for _, m := range a.Choices {
			if m.Seat == seat && seat != game.Table {
				own.Choices = append(own.Choices, m)
			}
		}
		if len(own.Choices) > 0 {
			out = append(out, own)
		}
	}
	return out
}

// look asks what the seat may know of a card.
func (s *Server) look(ctx context.Context, l *link, card string, a *answer) {
	reply := make(chan []game.Text, 1)
	s.cfg.Send(companion.Check{Card: card, Seat: l.seat, Reply: func(lines []game.Text) {
		select {
		case reply <- lines:
		default:
		}
	}})
	select {
	case lines := <-reply:
		a.OK, a.Card = true, card
		for _, t := range lines {
			a.Lines = append(a.Lines, t.In(s.cfg.Translate))
		}
	case <-time.After(s.pace.answer):
		a.Say = s.say("The table did not answer. Try again.")
	case <-ctx.Done():
	}
}

// say is a sentence of the server in the table's language.
func (s *Server) say(english string) string { return s.cfg.Translate(english) }

// refusal is an error in the table's language.
func (s *Server) refusal(err error) string {
	return game.Sentence(err).In(s.cfg.Translate)
}
