package board

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games/blackwood"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
)

// TestACardWhosePictureTellsTooLittleShowsItsCode: the cards of a suit have one
// picture.
func TestACardWhosePictureTellsTooLittleShowsItsCode(t *testing.T) {
	test.NewTempApp(t)
	card := func(id, name, code string) cards.Piece {
		return cards.Piece{ID: id, Kind: cards.Card, Name: name, Code: code, Picture: "♥", W: 44, H: 64}
	}
	for _, c := range []struct {
		deck []cards.Piece
		want []string
	}{
		{[]cards.Piece{card("h7", "Seven of all the Hearts", "H7"), card("h8", "Eight of all the Hearts", "H8")}, []string{"H7"}},
		{[]cards.Piece{card("h7", "Seven of all the Hearts", "H7")}, nil},
	} {
		box := &cards.Box{Deck: c.deck}
		d := NewDrawing(box, func(int) string { return "" }, func() float32 { return 1 })
		d.Board, d.Lens.K, d.Least, d.Name = &Board{}, 1, 20, 20
		d.images.Begin()
		p := Piece{Placed: game.Placed{ID: "h7", Name: game.Say(c.deck[0].Name)}, Printed: c.deck[0], Known: true, Rect: NewRect(0, 0, 44, 64), Strip: 44}
		var got []string
		for _, o := range d.Object(p) {
			if text, ok := o.(*canvas.Text); ok {
				got = append(got, text.Text)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("of %d cards one says %q, not %q", len(c.deck), got, c.want)
		}
	}
}

// TestANameOfThreeRowsIsRatherSmallerThanLeftOut: with larger text it would cover the picture.
func TestANameOfThreeRowsIsRatherSmallerThanLeftOut(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(paint.Theme{})
	card := cards.Piece{ID: "helmet", Kind: cards.Card, Name: "Rescue helmet", Picture: "⛑", W: 44, H: 64}
	d := NewDrawing(&cards.Box{Deck: []cards.Piece{card}}, func(int) string { return "" }, func() float32 { return 1 })
	d.Board, d.Lens.K, d.Least, d.Name = &Board{}, 1, 14, 9.5
	d.images.Begin()
	p := Piece{Placed: game.Placed{ID: card.ID, Name: game.Say(card.Name)}, Printed: card, Known: true, Rect: NewRect(0, 0, 44, 64), Strip: 44}
	var got []string
	for _, o := range d.Object(p) {
		if text, ok := o.(*canvas.Text); ok {
			got = append(got, text.Text)
		}
	}
	if !slices.Equal(got, []string{"Rescue", "helmet"}) {
		t.Errorf("it says %q", got)
	}
}

// TestThePriceOfACardIsNotCovered: it stands beside whoever stands on the card, in larger text, too.
func TestThePriceOfACardIsNotCovered(t *testing.T) {
	box := blackwood.Game.Box()
	d := drawn(t, box, 4, game.View{})
	card := box.Deck[slices.IndexFunc(box.Deck, func(p cards.Piece) bool { return len(p.Marks) == 1 })]
	p := Arrange(d.Board, d.Pieces, []game.Placed{{ID: card.ID, Zone: "R1C1"}})[0]
	for d.Least = 14; d.Least < 20; d.Least++ {
		left := p.Rect.X + d.Board.beside(p)
		if left > p.Rect.X+0.8*p.Rect.W {
			t.Fatalf("nobody can stand on %s", card.ID)
		}
		edge, _, _, _ := d.Lens.Rect(NewRect(left, 0, 0, 0))
		said := ""
		for _, o := range d.Object(p) {
			if text, ok := o.(*canvas.Text); ok && text.Text != card.Code {
				said += text.Text
				if end := text.Position().X + text.MinSize().Width; end > edge {
					t.Errorf("at %.0f %q ends at %.1f, whoever stands there begins at %.1f", d.Least, text.Text, end, edge)
				}
			}
		}
		if said != card.Marks[0].Text {
			t.Errorf("at %.0f the card says %q", d.Least, said)
		}
	}
}
