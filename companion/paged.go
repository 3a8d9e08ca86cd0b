package companion

import (
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// paged puts a button before the others for the page of whoever has to say something in secret,
// where neither a camera sees it laid out nor a phone takes it.
func (s *Session) paged(v game.View) game.View {
	if s.camera.Name != "" || v.Result != nil || s.stuck {
		return v
	}
	state := s.cfg.Match.State()
	for _, seat := range state.Turn() {
		if s.apps.seats[seat] != nil || s.doors.of(seat).phone {
			continue
		}
		due := func(f game.Form) bool { // nothing else is asked for
			return len(v.Action) == 0 || len(v.Action[0].Choices) > 0 && v.Action[0].Choices[0].Verb == f.Verb
		}
		if slices.ContainsFunc(state.View(seat).Forms, func(f game.Form) bool { return due(f) && s.hides(f, seat) }) {
			open := game.Action{Label: game.Say("Open the page of %s", s.seatName(seat)), Key: freeKey(v.Action, "w"), Page: seat}
			v.Action = append([]game.Action{open}, v.Action...)
			return v
		}
	}
	return v
}

// hides reports whether everyone is told of a form that it was filled in, but not with what.
func (s *Session) hides(f game.Form, seat game.Seat) bool {
	words := make([]string, len(f.Parts))
	for i, p := range f.Parts {
		if len(p.Values) == 0 {
			return false
		}
		words[i] = p.Values[0].Word
	}
	m, err := f.Move(seat, words)
	if err != nil {
		return false
	}
	told := s.cfg.Match.State().Redact(m, game.Table)
	return told.Told() && !told.Equal(m)
}
