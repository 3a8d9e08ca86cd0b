package look

import "testing"

func TestDaylightKeepsWordsLegible(t *testing.T) {
	words := map[string]Colour{"moon": Moon, "mist": Mist, "glow": Glow, "lamp": Lamp, "alarm": Alarm}
	for _, seat := range []string{"visitor", "kid", "agent1", "agent2", "agent3", "agent4"} {
		words[seat] = OwnerOf(seat).Colour
	}
	for ground, g := range map[string]Colour{"ink": Ink, "night": Night, "dusk": Dusk} {
		if Light(Day(g)) < 0.6 {
			t.Errorf("%s is as dark as %.2f by day", ground, Light(Day(g)))
		}
		for name, c := range words {
			if r := Contrast(Day(c), Day(g)); r < 4.5 {
				t.Errorf("%s on %s has a contrast of %.1f by day, %.1f by night", name, ground, r, Contrast(c, g))
			}
		}
	}
	// A button in lamplight has dark words on it by night.
	if r := Contrast(Day(Lamp), Day(Ink)); r < 4.5 {
		t.Errorf("the words on lamplight have a contrast of %.1f", r)
	}
	if got := Day(Alpha(Glow, 0.5)).A; got != Alpha(Glow, 0.5).A {
		t.Errorf("half of the glow became %d", got)
	}
}

func TestOKLabThereAndBack(t *testing.T) {
	for _, c := range []Colour{Ink, Night, Moss, Mist, Moon, Paper, Glow, Field, Lamp, Ember, Alarm} {
		got := fromOKLab(oklab(c))
		for i, d := range []int{int(got.R) - int(c.R), int(got.G) - int(c.G), int(got.B) - int(c.B)} {
			if d < -1 || d > 1 {
				t.Errorf("%v became %v (channel %d)", c, got, i)
			}
		}
	}
}
