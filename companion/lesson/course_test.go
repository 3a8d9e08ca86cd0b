package lesson

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/games/grove"
)

// each runs a test for every lesson of every game.
func each(t *testing.T, do func(t *testing.T, g game.Game, l game.Lesson)) {
	n := 0
	for _, g := range games.List() {
		teacher, ok := g.(game.Teacher)
		if !ok {
			continue
		}
		for _, l := range teacher.Lessons() {
			n++
			t.Run(g.Name()+"/"+l.Role, func(t *testing.T) { do(t, g, l) })
		}
	}
	if n == 0 {
		t.Fatal("no game has a lesson")
	}
}

// learner does something when the table waits for her.
type learner func(c *Course, g *companion.Guide)

// follow goes through a lesson by its positions alone and gives every page.
func follow(t *testing.T, g game.Game, l game.Lesson, act learner) (c *Course, pages []string) {
	t.Helper()
	c, err := New(g, l)
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.New(l.Setup)
	if err != nil {
		t.Fatal(err)
	}
	idle, say := 0, ""
	for range 3000 {
		m, err := game.Move{}, demo.ErrThinking
		if s.Result() != nil {
			c.finish()
		} else {
			m, err = c.Next(s)
		}
		if now := c.Guide(); now.Say.String() != say {
			say = now.Say.String()
			pages = append(pages, say)
		}
		if now := c.Guide(); now.Say.Format == "" && now.Ask.Format == "" {
			t.Errorf("after %q the guide is empty", c.last)
		}
		if err == nil {
			idle = 0
			if s, _, err = s.Apply(m); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if !errors.Is(err, demo.ErrThinking) {
			t.Fatal(err)
		}
		now := c.Guide()
		if now.Over {
			return c, pages
		}
		if idle++; idle > 60 {
			t.Fatalf("the lesson is stuck at %q", now.Say)
		}
		act(c, now)
	}
	t.Fatal("the lesson does not end")
	return nil, nil
}

// willing turns every page and has the table decide.
func willing(c *Course, g *companion.Guide) {
	if g.Next {
		c.Turn(1)
	} else {
		c.Skip()
	}
}

// curious does anything that she may, and insists on it now and then.
func curious(chance *rand.Rand) learner {
	var last *game.Move
	return func(c *Course, g *companion.Guide) {
		switch {
		case g.Skip && chance.IntN(8) == 0:
			c.Skip()
		case last != nil && g.Aside.Format != "" && chance.IntN(2) == 0:
			c.Decide(*last)
		case chance.IntN(5) == 0:
			c.Turn(-chance.IntN(4))
		case g.Next:
			c.Turn(1)
		case g.Form != nil:
			words := make([]string, len(g.Form.Parts))
			for i, p := range g.Form.Parts {
				words[i] = p.Values[chance.IntN(len(p.Values))].Word
			}
			if m, err := g.Form.Move(g.Seat, words); err == nil {
				last = &m
				c.Decide(m)
			}
		case len(g.Action) > 0:
			a := g.Action[chance.IntN(len(g.Action))]
			m := a.Choices[chance.IntN(len(a.Choices))]
			last = &m
			c.Decide(m)
		}
	}
}

func TestEveryLessonCanBeFollowedToItsEnd(t *testing.T) {
	each(t, func(t *testing.T, g game.Game, l game.Lesson) {
		_, pages := follow(t, g, l, willing)
		for i, p := range pages {
			t.Logf("%d: %s", i+1, p)
		}
	})
}

// TestALessonOffersNothingThatTellsAnApp: no app plays at its table.
func TestALessonOffersNothingThatTellsAnApp(t *testing.T) {
	each(t, func(t *testing.T, g game.Game, l game.Lesson) {
		follow(t, g, l, func(c *Course, guide *companion.Guide) {
			for _, a := range guide.Action {
				if a.Tells != game.Table {
					t.Errorf("%q is offered", a.Label)
				}
			}
			willing(c, guide)
		})
	})
}

// TestTheTableAnswersWhatIsAskedAtTheEnd: a learner is not asked for a secret that is not
// hers.
func TestTheTableAnswersWhatIsAskedAtTheEnd(t *testing.T) {
	each(t, func(t *testing.T, g game.Game, l game.Lesson) {
		c, _ := follow(t, g, l, willing)
		asked := &game.Tale{Closing: &game.Closing{Ask: &game.Form{}}}
		told := c.told(asked).Closing
		if told.Ask != nil || g.Name() == "grove" && told.Words.Format == "" || asked.Closing.Ask == nil {
			t.Errorf("asked %v, told %q", told.Ask, told.Words)
		}
	})
}

// TestALessonShowsHowFarItIsPageByPage counts the pages that were read, not those that
// wait.
func TestALessonShowsHowFarItIsPageByPage(t *testing.T) {
	each(t, func(t *testing.T, g game.Game, l game.Lesson) {
		first := 0
		c, _ := follow(t, g, l, func(c *Course, now *companion.Guide) {
			if first == 0 {
				first = now.Done
			}
			willing(c, now)
		})
		if last := c.Guide(); first != 1 || last.Done != last.Steps {
			t.Errorf("it begins at %d and ends at %d of %d", first, last.Done, last.Steps)
		}
	})
}

func TestATableIsLaidBeforeTheLearnerSeesIt(t *testing.T) {
	each(t, func(t *testing.T, g game.Game, l game.Lesson) {
		l.Laid++
		c, err := New(g, l)
		if err != nil {
			t.Fatal(err)
		}
		if c.Guide().Say.Format == "" {
			t.Error("a lesson at a laid table does not begin")
		}
		s, err := g.New(l.Setup)
		for range l.Laid {
			var m game.Move
			if err == nil {
				m, err = c.Next(s)
			}
			if err == nil {
				s, _, err = s.Apply(m)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, wait := c.Next(s); !errors.Is(wait, demo.ErrThinking) || s.Key() != c.state.Key() {
			t.Errorf("the laid table does not wait for the learner: %v", wait)
		}
	})
}

func TestEveryStepSpeaksOfWhatLiesInTheBox(t *testing.T) {
	each(t, func(t *testing.T, g game.Game, l game.Lesson) {
		for _, step := range l.Steps {
			for _, id := range step.Show {
				_, _, zone := g.Box().Zone(id)
				if _, piece := g.Box().Piece(id); !zone && !piece {
					t.Errorf("%q shows %s, which is no zone and no piece", step.Say, id)
				}
			}
			for _, id := range step.Cards {
				if _, ok := g.Box().Piece(id); !ok {
					t.Errorf("%q holds up %s, which is no piece", step.Say, id)
				}
			}
		}
	})
}

func TestAPageHoldsCardsUp(t *testing.T) {
	g := grove.Game
	l := g.Lessons()[0]
	l.Steps = slices.Clone(l.Steps)
	l.Steps[0].Cards = []string{"card-key"}
	l.Laid = 1
	c, err := New(g, l)
	if err != nil {
		t.Fatal(err)
	}
	if now := c.Guide(); !slices.Equal(now.Cards, l.Steps[0].Cards) || now.Hand {
		t.Errorf("the first page shows %v", now.Cards)
	}
	c.Turn(1)
	if now := c.Guide(); len(now.Cards) != 7 || !now.Hand {
		t.Errorf("the second page shows %v", now.Cards)
	}
}

func TestNoLessonGetsStuckWhateverTheLearnerDoes(t *testing.T) {
	each(t, func(t *testing.T, g game.Game, l game.Lesson) {
		for seed := range uint64(60) {
			follow(t, g, l, curious(rand.New(rand.NewPCG(seed, 1))))
		}
	})
}
