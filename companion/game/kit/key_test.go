package kit

import (
	"strings"
	"testing"
)

type inner struct {
	a int8
	b bool
}

type house struct{ word string }

func (h *house) AppendKey(b []byte) []byte { return append(b, h.word...) }

type held struct {
	house   *house
	phase   uint8
	list    [3]uint8
	signed  [2]int16
	inner   inner
	inners  [2]inner
	text    string
	more    []uint8
	derived func() int `key:"-"`
}

func TestEveryFieldChangesTheKey(t *testing.T) {
	base := func() held { return held{house: &house{"h"}, more: []uint8{1}} }
	first := base()
	keys := map[string]string{Key("x", &first): "nothing"}
	for what, change := range map[string]func(*held){
		"house":       func(h *held) { h.house = &house{"other"} },
		"phase":       func(h *held) { h.phase = 1 },
		"list":        func(h *held) { h.list[2] = 1 },
		"signed":      func(h *held) { h.signed[0] = -3 },
		"inner a":     func(h *held) { h.inner.a = 1 },
		"inner b":     func(h *held) { h.inner.b = true },
		"inners":      func(h *held) { h.inners[1].a = 1 },
		"text":        func(h *held) { h.text = "a\nb" },
		"more":        func(h *held) { h.more = []uint8{2} },
		"longer more": func(h *held) { h.more = []uint8{1, 0} },
	} {
		h := base()
		change(&h)
		k := Key("x", &h)
		if same, taken := keys[k]; taken {
			t.Errorf("%s and %s have the key %s", what, same, k)
		}
		if strings.Contains(k, "\n") {
			t.Errorf("%s: the key has two lines: %q", what, k)
		}
		keys[k] = what
	}
	h := base()
	h.derived = func() int { return 1 }
	if k := Key("x", &h); keys[k] != "nothing" {
		t.Errorf("a field that follows from others is in the key: %s", k)
	}
}

func TestAKeyRefusesWhatItCannotWrite(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a map in a position was passed over")
		}
	}()
	Key("x", &struct{ m map[string]int }{})
}

func TestAPositionThatEmbedsAStoreHasAKeyOfAllItsFields(t *testing.T) {
	type position struct {
		Store
		phase uint8
	}
	store := NewStore(NewSet(box()))
	if Key("x", &position{store, 1}) == Key("x", &position{store, 2}) {
		t.Error("the key is that of the store alone")
	}
}
