package lesson

import (
	"context"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
)

// A willing learner goes through every lesson while all that lies on its table
// is read from pictures.
func TestFilmEveryLessonIsReadFromItsPictures(t *testing.T) {
	each(t, func(t *testing.T, g game.Game, l game.Lesson) {
		ctx, cancel := context.WithTimeout(t.Context(), time.Hour)
		defer cancel()
		var k *Class
		over, frames := false, 0
		k, err := Open(g, l, Options{
			Demo: demo.Options{Width: 1280, Height: 720, FPS: 3, Gray: true},
			Show: func(s *companion.Screen) {
				if s.Guide == nil || over {
					return
				}
				if s.View.Blind && len(s.View.Secret) > 0 && g.Name() == "grove" {
					t.Error("the picture stands still")
				}
				if frames, over = s.Seq, s.Guide.Over; over {
					cancel()
				}
			},
		})
		if err != nil {
			t.Fatal(err)
		}
		done := make(chan struct{})
		go func() { // the learner
			defer close(done)
			for ctx.Err() == nil {
				time.Sleep(2 * time.Millisecond)
				willing(k.course, k.course.Guide())
			}
		}()
		if err := k.Run(ctx); err != nil {
			t.Fatal(err)
		}
		<-done
		if !over {
			t.Fatalf("after %d screens the lesson is at %q", frames, k.course.Guide().Say)
		}
		if k.helped > 0 {
			t.Errorf("%d moves were not read from the pictures", k.helped)
		}
		t.Logf("%d screens", frames)
	})
}
