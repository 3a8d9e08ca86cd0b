package companion

import (
	"image"
	"image/color"
	"image/draw"
	"strings"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/printables"
	"github.com/grovewatch/grovewatch/vision"
)

func TestEverySeatIsToldWhatIsItsOwn(t *testing.T) {
	x := begun(t)
	var told []*SeatScreen
	x.cfg.ShowSeats = func(s []*SeatScreen) { told = s }
	x.do("agent1 test agent1-marker-1,card-key @FD-A1-ON")
	x.show()
	if len(told) != len(x.cfg.Match.State().Seats()) {
		t.Fatalf("%d seats were told something", len(told))
	}
	for seat, want := range map[game.Seat]bool{0: false, 1: true, 2: false, 3: true} {
		s := told[seat]
		knows := false
		for _, p := range s.View.Pieces {
			knows = knows || p.Card == "card-key"
		}
		line := strings.Contains(s.Log[len(s.Log)-1].Line, "card-key")
		if s.View.Seat != seat || knows != want || line != want {
			t.Errorf("%s: sees the card %v, reads it %v", s.Seats[seat], knows, line)
		}
	}
	told = nil
	x.show()
	if told != nil {
		t.Error("the seats were told again though nothing has changed")
	}
}

func TestOnlyItsMakerHearsOfARefusedMove(t *testing.T) {
	x := begun(t)
	var err error
	x.obey(Try{game.Move{Seat: 2, Verb: "predict", Objects: []string{"card-key"}, Place: "CL-ON"}, func(e error) { err = e }})
	if err == nil || x.trouble.Format != "" {
		t.Errorf("the maker hears %v, everyone %q", err, x.trouble)
	}
}

// codebook has the codes of the box that a session plays with.
func codebook(t *testing.T, x *sat) *vision.Codebook {
	t.Helper()
	codes, err := x.surface.Codes()
	if err != nil {
		t.Fatal(err)
	}
	book, err := vision.NewCodebook(codes)
	if err != nil {
		t.Fatal(err)
	}
	return book
}

func TestLensReadsTheCardThatIsHeldBeforeIt(t *testing.T) {
	x := begun(t)
	book := codebook(t, x)
	l := newLens(x.cfg.Match, book)
	if l == nil || l.seat != 1 {
		t.Fatal("the Visitor has no lens")
	}
	box := x.cfg.Match.Game.Box()
	at := time.Unix(50, 0)
	show := func(cards ...string) bool {
		img := image.NewGray(image.Rect(0, 0, 640, 480))
		draw.Draw(img, img.Rect, image.NewUniform(color.Gray{90}), image.Point{}, draw.Src)
		for i, id := range cards {
			p, _ := box.Piece(id)
			face, err := printables.Face(p, box, 3, nil)
			if err != nil {
				t.Fatal(err)
			}
			draw.Draw(img, face.Rect.Add(image.Pt(60+240*i, 100)), face, image.Point{}, draw.Src)
		}
		at = at.Add(100 * time.Millisecond)
		return l.look(vision.Frame{Gray: img, Time: at})
	}
	if show("card-key") || l.card != "" {
		t.Error("one frame was enough")
	}
	if !show("card-key") || l.card != "card-key" {
		t.Errorf("the card shown is %q", l.card)
	}
	if show() || show("card-key", "card-drum") || show("card-key", "card-drum") || l.card != "card-key" {
		t.Errorf("two cards at once, or none, changed the card to %q", l.card)
	}
	show("card-drum")
	if !show("card-drum") || l.card != "card-drum" {
		t.Errorf("the next card shown is %q", l.card)
	}
	at = at.Add(lensForget)
	if !show() || l.card != "" {
		t.Errorf("after a while %q is still shown", l.card)
	}
}
