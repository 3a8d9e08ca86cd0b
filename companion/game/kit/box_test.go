package kit

import (
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
)

const smallBox = `
game = "small"
title = "Small"
reader = [{ seat = "player1", name = "Player 1", picture = "🎩" }, { seat = "player2", name = "Player 2", picture = "👒" }]
token = [{ each = true, id = "pawn-{seat}", name = "{name}", code = "P{n}", picture = "{picture}" }]
table = [{ players = [1, 2], w = 300, h = 200 }]
place = [{ mat = "mat-player1" }, { mat = "mat-player2", x = 140, for = [2] }]
[[mat]]
each = true
id = "mat-{seat}"
name = "{name}"
w = 130
h = 100
[[mat.rows]]
n = 3
from = 0
dx = 10
zone = [{ id = "K{n}-{seat}", name = "on key {n} of {name}", label = "{n}", style = "cell", x = 5, y = 40, w = 9, h = 9 }]
`

func TestABoxIsReadForEveryReader(t *testing.T) {
	b := MustBox(smallBox, "")
	if p := b.Tokens[1]; len(b.Tokens) != 2 || p.ID != "pawn-player2" || p.Code != "P2" || p.Picture != "👒" || p.H != tokenH || len(p.Tags) != 1 {
		t.Errorf("the second token is %v", p)
	}
	m := b.Mats[1]
	if m.ID != "mat-player2" || m.Style != cards.MatDesk || m.Tags[0].Payload != Maker("small").Tag("mat-player2-tag-1", 0, 0).Payload {
		t.Errorf("the second mat is %v", m)
	}
	want := cards.Zone{ID: "K2-player2", Name: "on key 2 of Player 2", Label: "2", Style: cards.Cell, X: 25, Y: 40, W: 9, H: 9}
	if len(m.Zones) != 3 || m.Zones[2] != want {
		t.Errorf("its zones are %v", m.Zones)
	}
	if alone, two := b.Tables[1].Places, b.Tables[2].Places; len(alone) != 1 || len(two) != 2 || two[1].X != 140 {
		t.Errorf("the mats lie %v and %v", alone, two)
	}
}

func TestAWordThatNoBoxHasIsAMistake(t *testing.T) {
	for _, c := range []struct{ box, guides, want string }{
		{smallBox + "wide = 3\n", "", `kit: box.toml, line 19: nothing goes by the word "mat.rows.wide": wide = 3`},
		{strings.Replace(smallBox, "label", "lable", 1), "", `kit: box.toml, line 18: nothing goes by the word "mat.rows.zone.lable": zone = `},
		{strings.Replace(smallBox, `"P{n}"`, "7", 1), "", `kit: box.toml cannot be read: toml: line 5 (last key "token.code")`},
		{smallBox, "[[guid]]\n", `kit: guides.toml, line 1: nothing goes by the word "guid": [[guid]]`},
	} {
		said := func() (said any) {
			defer func() { said = recover() }()
			MustBox(c.box, c.guides)
			return nil
		}()
		if text, _ := said.(string); !strings.HasPrefix(text, c.want) {
			t.Errorf("it says %v, not %q", said, c.want)
		}
	}
}
