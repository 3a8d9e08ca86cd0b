package voice

import "github.com/grovewatch/grovewatch/companion"

// heard is what matters of a screen to somebody who does not look at it.
type heard struct {
	set      bool
	moves    int
	question int // of the one that must be answered; 0 is none
	trouble  string
	over     bool
	words    string // the sentence that tells what to do now
}

func (v *Voice) listen(s *companion.Screen) heard {
	h := heard{
		set: true, moves: len(s.Log), over: s.View.Result != nil,
		trouble: s.Trouble.In(v.translate), words: s.View.Prompt.In(v.translate),
	}
	if s.View.Result != nil {
		h.words = s.View.Result.Text.In(v.translate)
	}
	if q := s.Question; q != nil {
		if !q.Gentle {
			h.question = q.ID
		}
		h.words = q.Text.In(v.translate)
	}
	if h.trouble != "" {
		h.words = h.trouble
	}
	return h
}

// tune names the sound of what has come since, or none. The most urgent wins.
func (h heard) tune(now heard) string {
	switch {
	case !h.set:
		return ""
	case now.over && !h.over:
		return end
	case now.trouble != "" && now.trouble != h.trouble:
		return refused
	case now.question != 0 && now.question != h.question:
		return question
	case now.moves > h.moves:
		return move
	case now.moves < h.moves:
		return undone
	}
	return ""
}
