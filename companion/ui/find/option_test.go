package find

import (
	"testing"
)

func TestSearchOrder(t *testing.T) {
	all := []Option{{Text: "Ice skate"}, {Text: "Skateboard"}, {Text: "Cheese", Code: "S1"}, {Text: "Desk"}, {Text: "Anchor + Tractor", Code: "B4 C7"}}
	for typed, want := range map[string]string{"tractor anch": "Anchor + Tractor", "c7 b4": "Anchor + Tractor", "sk": "Skateboard", "s1": "Cheese", "": "Ice skate", "desk": "Desk"} {
		if got := Among(all, typed); len(got) == 0 || got[0].Text != want {
			t.Errorf("%q finds %v, want %q first", typed, got, want)
		}
	}
	if got := Among(all, "anchor xyz"); len(got) != 0 {
		t.Errorf("nonsense finds %v", got)
	}
}
