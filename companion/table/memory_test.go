package table_test

import (
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/games/psisquad"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// A card that another one covers in its lane may lie there still; one whose place
// another has taken, or that was taken away, may not. What a shield has hidden
// does not cover the shield.
func TestWhatIsCoveredMayLieThereStill(t *testing.T) {
	box := grove.Game.Box()
	w, err := tabletop.NewWorld(box, 3, 1)
	if err != nil {
		t.Fatal(err)
	}
	surface, memory := table.NewSurface(box), table.Memory{}
	put := func(piece, zone string) *tabletop.Lying {
		t.Helper()
		if err := w.Put(piece, zone); err != nil {
			t.Fatal(err)
		}
		return w.Find(piece)
	}
	look := func(piece, want string) {
		t.Helper()
		l, covered := memory.Look(surface, w.Scene(time.Time{}), nil)
		if covered[piece] != want || want != "" && l[piece] != "" {
			t.Errorf("%s is seen in %q and may lie covered in %q, not %q", piece, l[piece], covered[piece], want)
		}
	}
	under := put("card-watch", "FD-A1-ON").Pose
	put("card-key", "ON3")
	look("card-watch", "")
	put("card-rose", "FD-A1-ON").MoveTo(under)
	look("card-watch", "FD-A1-ON")
	w.Take("card-rose")
	w.Take("card-watch")
	look("card-watch", "")

	w.Take("card-key")
	put("card-rose", "ON3")
	look("card-key", "ON3")
	if memory.Left("card-key", "ON3") {
		t.Error("A card over which another one lies was taken away.")
	}
	w.Take("card-rose")
	look("card-key", "")
	if !memory.Left("card-key", "ON3") {
		t.Error("A card that nothing covers and that is not seen was not taken away.")
	}
	put("card-key", "PR1")
	look("card-key", "")
	if memory.Left("card-key", "ON3") {
		t.Error("A card that is seen was taken away.")
	}
	w.Take("card-key")
	put("card-rose", "PR1") // one card follows another there
	look("card-key", "")
	w.Take("card-rose")
	look("card-rose", "")

	// What is covered may cover another; what was forgotten lies nowhere.
	under = put("card-watch", "FD-A1-BY").Pose
	look("card-watch", "")
	put("card-boot", "FD-A1-BY").MoveTo(under)
	look("card-watch", "FD-A1-BY")
	put("card-jeans", "FD-A1-BY").MoveTo(under)
	look("card-boot", "FD-A1-BY")
	look("card-watch", "FD-A1-BY")
	memory.Forget("card-watch")
	look("card-watch", "")
	look("card-boot", "FD-A1-BY")

	put("shield", "SH")
	look("shield", "")
	w.Take("shield")
	put("guess-token-1", "GO1")
	look("shield", "")
}

// TestACardInAZoneApartCountsAsNotSeen takes a card that is covered in part to another
// zone, or away: what may lie covered must be the same.
func TestACardInAZoneApartCountsAsNotSeen(t *testing.T) {
	box := psisquad.Game.Box()
	for _, to := range []string{"X1", ""} {
		w, err := tabletop.NewWorld(box, 3, 1)
		if err != nil {
			t.Fatal(err)
		}
		surface, memory, apart := table.NewSurface(box), table.Memory{}, map[string]bool{"X1": true}
		put := func(piece, zone string) *tabletop.Lying {
			t.Helper()
			if err := w.Put(piece, zone); err != nil {
				t.Fatal(err)
			}
			return w.Find(piece)
		}
		at := put("digit-1-1", "K2").Pose
		memory.Look(surface, w.Scene(time.Time{}), apart)
		at.X -= 25
		put("digit-4-1", "K1").MoveTo(at)
		w.Take("digit-1-1")
		other := "digit-7-1"
		if to != "" {
			other = "digit-1-1"
		}
		put(other, "X1")
		if l, covered := memory.Look(surface, w.Scene(time.Time{}), apart); len(covered) != 1 || covered["digit-1-1"] != "K2" || l[other] != "X1" {
			t.Errorf("with %s apart %v may lie covered, of %v", other, covered, l)
		}
	}
}

// A card that was taken off another one is not beneath that, unless the other one was moved,
// too: it may have been pulled out and laid on top.
func TestWhatLayUponACardIsNotCoveredByIt(t *testing.T) {
	box := grove.Game.Box()
	for _, c := range []struct {
		moved, turned float64 // the card below, mm and degrees
		want          string
	}{
		{0, 0, ""},
		{0.5, 0.5, ""},
		{1.5, 0, "FD-A1-ON"},
		{0, 2, "FD-A1-ON"},
	} {
		w, err := tabletop.NewWorld(box, 3, 1)
		if err != nil {
			t.Fatal(err)
		}
		surface, memory := table.NewSurface(box), table.Memory{}
		if err := w.Put("card-watch", "FD-A1-ON"); err != nil {
			t.Fatal(err)
		}
		memory.Look(surface, w.Scene(time.Time{}), nil)
		if err := w.Put("card-boot", "FD-A1-ON"); err != nil {
			t.Fatal(err)
		}
		pose := w.Find("card-watch").Pose
		w.Find("card-boot").MoveTo(pose)
		if _, covered := memory.Look(surface, w.Scene(time.Time{}), nil); covered["card-watch"] == "" {
			t.Fatal("the card below is not covered")
		}
		w.Take("card-boot")
		pose.X, pose.Angle = pose.X+c.moved, pose.Angle+c.turned
		w.Find("card-watch").MoveTo(pose)
		if l, covered := memory.Look(surface, w.Scene(time.Time{}), nil); covered["card-boot"] != c.want || l["card-watch"] != "FD-A1-ON" {
			t.Errorf("moved by %v mm and %v degrees: the card that is gone is taken for covered in %q, not %q; the other one lies in %q", c.moved, c.turned, covered["card-boot"], c.want, l["card-watch"])
		}
	}
}

// A card that lay in sight close beside another one, and is gone, is not beneath it unless
// the other one has been moved since, or something else has come.
func TestWhatLayInSightBesideAPieceIsNotBeneathIt(t *testing.T) {
	box := grove.Game.Box()
	for _, c := range []struct {
		moved float64 // the other card, mm
		comes string
		want  string
	}{
		{0, "", ""},
		{1, "", ""},
		{5, "", "FD-A1-ON"},
		{0, "card-jeans", "FD-A1-ON"},
	} {
		w, err := tabletop.NewWorld(box, 3, 1)
		if err != nil {
			t.Fatal(err)
		}
		surface, memory := table.NewSurface(box), table.Memory{}
		for _, card := range []string{"card-watch", "card-boot"} {
			if err := w.Put(card, "FD-A1-ON"); err != nil {
				t.Fatal(err)
			}
		}
		beside, other := w.Find("card-watch").Pose, w.Find("card-boot")
		beside.X -= other.Piece.W/2 + 12
		other.MoveTo(beside)
		if l, _ := memory.Look(surface, w.Scene(time.Time{}), nil); l["card-watch"] == "" || l["card-boot"] == "" {
			t.Fatalf("both should lie in sight: %v", l)
		}
		w.Take("card-watch")
		beside.X += c.moved
		w.Find("card-boot").MoveTo(beside)
		if c.comes != "" {
			if err := w.Put(c.comes, "FD-A1-ON"); err != nil {
				t.Fatal(err)
			}
		}
		if _, covered := memory.Look(surface, w.Scene(time.Time{}), nil); covered["card-watch"] != c.want {
			t.Errorf("moved by %v mm, beside %q: it may lie covered in %q, not %q", c.moved, c.comes, covered["card-watch"], c.want)
		}
	}
}
