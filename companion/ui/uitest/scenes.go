package uitest

import (
	"fmt"
	"image"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

// Box is a small game of no rules at all.
func Box() *cards.Box {
	b := &cards.Box{Game: "test", Title: "A test", Credits: []string{"Nobody made this."}, Tables: map[int]cards.Arrangement{}}
	for i, c := range [][2]string{{"Anchor", "⚓"}, {"Alarm clock", "⏰"}, {"Black telephone", "☎"}, {"Umbrella", "☂"}, {"Envelope", "✉"}, {"Scissors", "✂"}} {
		b.Deck = append(b.Deck, cards.Piece{
			ID: fmt.Sprintf("card-%d", i), Kind: cards.Card, Name: c[0], Picture: c[1], Code: fmt.Sprintf("A%d", i+1), W: 63, H: 88,
		})
	}
	tok := func(k cards.Kind, id, name, owner, code string) {
		b.Tokens = append(b.Tokens, cards.Piece{ID: id, Kind: k, Name: name, Owner: owner, Code: code, W: 30, H: 40})
	}
	tok(cards.Token, "trust", "Trust", "", "TRUST")
	b.Tokens[0].Sign, b.Tokens[0].Tint = "lantern", "lamp"
	tok(cards.Token, "guess-1", "Mark 1", "visitor", "1")
	tok(cards.Marker, "agent1-marker-1", "Agent 1 · 1", "agent1", "1-1")
	tok(cards.Marker, "agent1-marker-2", "Agent 1 · 2", "agent1", "1-2")
	b.Tokens = append(b.Tokens, cards.Piece{ID: "shield", Kind: cards.Shield, Name: "Shield", Owner: "visitor", W: 140, H: 92})

	mat := func(id, name string, style cards.MatStyle, owner string, w, h float64, zones ...cards.Zone) {
		b.Mats = append(b.Mats, cards.Mat{Style: style, Zones: zones, Piece: cards.Piece{ID: id, Kind: cards.Plate, Name: name, Owner: owner, W: w, H: h}})
	}
	mat("field", "Forcefield", "forcefield", "", 192, 89,
		cards.Zone{ID: "ON1", Label: "1", Style: cards.Space, W: 64, H: 89},
		cards.Zone{ID: "ON2", Label: "2", Style: cards.Space, X: 128, W: 64, H: 89})
	mat("common", "Common", "common", "", 200, 160,
		cards.Zone{ID: "T0", Label: "0", Style: cards.Spot, X: 2, Y: 30, W: 38, H: 44},
		cards.Zone{ID: "DK", Label: "Deck", Style: cards.Deck, X: 2, Y: 76, W: 64, H: 84},
		cards.Zone{ID: "PV", Label: "Show", Style: cards.Show, X: 68, Y: 76, W: 128, H: 84})
	mat("hood", "Shield", "hood", "visitor", 200, 88,
		cards.Zone{ID: "GO1", Label: "1", Note: "On", Style: cards.Cell, X: 40, Y: 44, W: 33, H: 43},
		cards.Zone{ID: "SH", Style: cards.Hood, Y: -56, W: 200, H: 200})
	mat("proof", "Proof", "proof", "", 130, 198,
		cards.Zone{ID: "PB1", Label: "Beside", Style: cards.Slide, X: 3, Y: 54, W: 64, H: 40},
		cards.Zone{ID: "PR1", Style: cards.Slide, X: 3, Y: 94, W: 64, H: 40},
		cards.Zone{ID: "PO1", Label: "On", Style: cards.Slide, X: 3, Y: 134, W: 64, H: 40})
	mat("lane", "Agent 1", "owner", "agent1", 265, 90,
		cards.Zone{ID: "FD", Label: "Admitted", Style: cards.Lane, X: 51, W: 214, H: 90})
	for players := 3; players <= 6; players++ {
		b.Tables[players] = cards.Arrangement{W: 560, H: 400, Places: []cards.Place{
			{Mat: "field", X: 0, Y: 0}, {Mat: "common", X: 200, Y: 0}, {Mat: "hood", X: 0, Y: 170},
			{Mat: "proof", X: 420, Y: 0}, {Mat: "lane", X: 0, Y: 290},
		}}
	}
	return b
}

func move(seat game.Seat, verb string) []game.Move { return []game.Move{{Seat: seat, Verb: verb}} }

// Scene is a screen of one phase of a game.
func Scene(name string) *companion.Screen {
	say := game.Say
	s := &companion.Screen{
		Seats:   []string{"table", "visitor", "kid", "agent1"},
		Picture: image.NewRGBA(image.Rect(0, 0, 160, 90)),
		Camera:  companion.Camera{Name: "demo", Tags: 12, Plates: 5, PlatesAll: 5, PxPerModule: 2.13},
		Setup:   []game.Text{say("Edition A"), say("%d players", 3), say("%s: %s", say("The deck has"), say("120 cards"))},
		CanUndo: true,
		Log: []game.Entry{
			{Seat: 1, Story: []game.Text{say("%s lays the %s on the forcefield.", say("The Visitor"), "Anchor")}},
			{Seat: 3, Story: []game.Text{say("Agent 1 ends the turn.")}},
		},
	}
	v := &s.View
	v.Names = []game.Text{say("The table"), say("The Visitor"), say("The Kid"), say("Agent 1")}
	v.Counts = []game.Count{{Seat: 0, Name: say("Cards in the deck"), N: 101}, {Seat: 1, Name: say("cards in hand"), N: 7}, {Seat: 2, Name: say("cards in hand"), N: 5}}
	v.Tracks = []game.Track{{ID: "trust", Name: say("Trust"), Value: 1, Spots: []game.Spot{{}, {Label: say("+2 cards"), Gained: true}, {Label: say("+2 cards"), Power: say("The Kid may prove")}}}}
	v.Pieces = []game.Placed{
		{ID: "card-0", Card: "card-0", Zone: "ON1", Name: say("Anchor")},
		{ID: "card-1", Card: "card-1", Zone: "ON1", Name: say("Alarm clock"), Latest: true},
		{ID: "agent1-marker-1", Zone: "FD", Down: true, Owner: 3},
		{ID: "agent1-marker-2", Zone: "FD", Down: true, Owner: 3},
		{ID: "trust", Zone: "T0", Name: say("Trust")},
	}
	switch name {
	case "set-up":
		v.Turn, v.Prompt = []game.Seat{1}, say("The Visitor makes her rule.")
		v.Hints = []game.Text{say("Deal seven cards to everyone."), say("Two cards lie open.")}
		v.Pieces = []game.Placed{{ID: "card-2", Card: "card-2", Zone: "PV", Name: say("Black telephone")}, {ID: "card-3", Card: "card-3", Zone: "PV", Name: say("Umbrella")}}
		v.Action = []game.Action{{Label: say("The rule is made"), Key: "r", Choices: move(1, "rule")}}
		s.Log, s.CanUndo = nil, false
	case "agent":
		v.Turn, v.Prompt = []game.Seat{3}, say("Agent 1 tests a card or proves the rule.")
		v.Action = []game.Action{
			{Label: say("Test a card"), Key: "t", Choices: move(3, "test")},
			{Label: say("Prove"), Key: "p", Choices: move(3, "prove")},
			{Label: say("Nothing to choose"), Key: "n"},
		}
	case "prediction":
		v.Turn, v.Prompt = []game.Seat{2}, say("The Kid shows a card.")
		a := game.Action{Label: say("Show a card"), Key: "s"}
		for i := range 6 {
			for _, z := range []string{"ON1", "ON2"} {
				a.Choices = append(a.Choices, game.Move{Seat: 2, Verb: "show", Objects: []string{fmt.Sprintf("card-%d", i)}, Place: z})
			}
		}
		v.Action = []game.Action{a}
	case "proof":
		v.Turn, v.Prompt = []game.Seat{1}, say("The Visitor sets her tokens.")
		v.Pieces = append(v.Pieces,
			game.Placed{ID: "card-4", Card: "card-4", Zone: "PO1", Name: say("Envelope")},
			game.Placed{ID: "guess-1", Zone: "GO1", Name: say("Mark 1")},
			game.Placed{ID: "shield", Zone: "SH", Name: say("Shield")})
		v.Secret = []string{"GO1"}
	case "hint":
		s = Scene("agent")
		s.Question = &companion.Question{ID: 2, Text: say("Move the turn marker on."), Gentle: true}
	case "question":
		s = Scene("agent")
		s.Question = &companion.Question{
			ID: 7, Text: say("The trust token lies on %d.", 2), Expected: []game.Text{say("Trust on 1")}, Seen: []game.Text{say("Trust on 2")},
			Zones: []string{"T0"}, Answers: []game.Text{say("It is put back"), say("Correct the record"), say("Take the move back")},
		}
	case "winner":
		v.Prompt = say("The game is over.")
		v.Result = &game.Result{Winners: []game.Seat{2, 1}, Text: say("All four cards are right.")}
		s.CanRedo = true
		for range 30 {
			s.Setup = append(s.Setup, say("a house rule"))
		}
	case "camera lost":
		v.Turn, v.Prompt = []game.Seat{2}, say("The Kid predicts.")
		s.Picture = nil
		s.Camera.Trouble = say("Camera %d is unplugged; plug it in.", 0)
		s.Trouble = say("The disk is full.")
	}
	return s
}

var Scenes = []string{"set-up", "agent", "prediction", "proof", "hint", "question", "winner", "camera lost"}

// First is the screen with which a game begins.
func First(t *testing.T, g game.Game, setup game.Setup) *companion.Screen {
	t.Helper()
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	return &companion.Screen{Seq: 1, View: m.State().View(game.Table), Seats: m.State().Seats(), Setup: game.Chosen(g, m.Setup)}
}

// Unveiled is a screen on which two of four marks are shown.
func Unveiled() *companion.Screen {
	s := Scene("winner")
	s.Log = append(s.Log, game.Entry{Seat: 1, Story: []game.Text{game.Say("The shield is lifted.")}})
	s.View.Unveil = &game.Unveiling{Title: game.Say("The shield is lifted"), Verdict: game.Say("The proof has failed"), Steps: []game.UnveilStep{
		{Card: "card-0", Said: game.Say("on"), True: game.Say("on"), Right: true},
		{Card: "card-1", Said: game.Say("on"), True: game.Say("beside")},
	}}
	return s
}
