package demo

import (
	"fmt"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
)

// toy is a game whose moves go through a list of layouts.
type toy struct{ layouts []game.Layout }

// toyState is the number of layouts gone through, and the game.
type toyState struct {
	toy toy
	n   int
}

func (toy) Name() string    { return "toy" }
func (toy) Title() string   { return "Toy" }
func (toy) Box() *cards.Box { return toyBox }

func (t toy) New(game.Setup) (game.State, error) { return toyState{t, 0}, nil }

func (t toy) Players(game.Setup, func(int) int) (game.Players, error) { return t, nil }

func (t toy) Next(s game.State) (game.Move, error) {
	return game.Move{Seat: game.Seat(1 + s.(toyState).n%2), Verb: "go"}, nil
}

func (toyState) Seats() []string                           { return []string{"table", "visitor", "kid"} }
func (toyState) Legal(game.Seat) []game.Move               { return nil }
func (toyState) View(game.Seat) game.View                  { return game.View{} }
func (toyState) Redact(m game.Move, _ game.Seat) game.Move { return m }
func (s toyState) Layout() game.Layout                     { return s.toy.layouts[s.n] }
func (s toyState) Key() string                             { return fmt.Sprint(s.n) }
func (s toyState) Turn() []game.Seat                       { return []game.Seat{game.Seat(1 + s.n%2)} }
func (s toyState) Apply(m game.Move) (game.State, []game.Event, error) {
	if m.Verb == "refused" {
		return nil, nil, game.Refuse("No.")
	}
	return toyState{s.toy, s.n + 1}, nil, nil
}

func (s toyState) Result() *game.Result {
	if s.n < len(s.toy.layouts)-1 {
		return nil
	}
	return &game.Result{Winners: []game.Seat{1}, Text: game.Say("It is over.")}
}

var toyBox = func() *cards.Box {
	tag := func(name string, x, y float64) cards.Tag { return cards.NewTag("toy", name, x, y) }
	b := &cards.Box{Game: "toy", Title: "Toy"}
	for i := range 4 {
		id := fmt.Sprintf("card-%d", i)
		b.Deck = append(b.Deck, cards.Piece{ID: id, Kind: cards.Card, Name: id, Picture: "⚓", W: 63, H: 88, Tags: []cards.Tag{tag(id, 31.5, 69.65)}})
	}
	for _, t := range []struct {
		kind cards.Kind
		id   string
	}{{cards.Marker, "marker"}, {cards.Token, "guess"}, {cards.Token, "turn"}} {
		b.Tokens = append(b.Tokens, cards.Piece{ID: t.id, Kind: t.kind, Name: t.id, W: 30, H: 40, Tags: []cards.Tag{tag(t.id, 15, 15)}})
	}
	b.Tokens = append(b.Tokens, cards.Piece{ID: "shield", Kind: cards.Shield, Name: "Shield", W: 140, H: 92, Height: 55, Tags: []cards.Tag{tag("shield", 70, 46)}})
	bare := tag("bare", 36, 82)
	bare.ID = "bare"
	main := cards.Mat{Style: cards.MatCommon, Piece: cards.Piece{ID: "mat-main", Kind: cards.Plate, Name: "Main", Owner: "kid", W: 260, H: 180, Tags: []cards.Tag{tag("main-1", 17, 17), tag("main-2", 243, 163), bare}}}
	main.Zones = []cards.Zone{
		{ID: "DK", Style: cards.Deck, X: 4, Y: 37, W: 64, H: 90},
		{ID: "SP", Style: cards.Space, X: 70, Y: 37, W: 64, H: 90},
		{ID: "PV", Style: cards.Show, X: 134, Y: 37, W: 126, H: 90},
		{ID: "T1", Style: cards.Cell, X: 40, Y: 134, W: 33, H: 43},
		{ID: "T2", Style: cards.Cell, X: 75, Y: 134, W: 33, H: 43},
	}
	lane := cards.Mat{Style: cards.MatOwner, Piece: cards.Piece{ID: "mat-lane", Kind: cards.Plate, Name: "Lane", W: 214, H: 90, Tags: []cards.Tag{tag("lane-1", 195, 20)}}}
	lane.Zones = []cards.Zone{{ID: "FD", Style: cards.Lane, X: 0, Y: 0, W: 170, H: 90}}
	hood := cards.Mat{Style: cards.MatHood, Piece: cards.Piece{ID: "mat-hood", Kind: cards.Plate, Name: "Hood", Owner: "visitor", W: 200, H: 88, Tags: []cards.Tag{tag("hood-1", 17, 44)}}}
	hood.Zones = []cards.Zone{
		{ID: "G1", Style: cards.Cell, X: 60, Y: 22, W: 33, H: 43},
		{ID: "SH", Style: cards.Hood, X: 0, Y: -56, W: 200, H: 200},
	}
	b.Mats = []cards.Mat{main, lane, hood}
	b.Tables = map[int]cards.Arrangement{2: {W: 480, H: 270, Places: []cards.Place{
		{Mat: "mat-main", Y: 90}, {Mat: "mat-lane", X: 262, Y: 180}, {Mat: "mat-hood", X: 270, Y: 20},
	}}}
	return b
}()
