package kit

import "testing"

func TestAGuideIsMadeForEveryReader(t *testing.T) {
	guides := mustGuides(`
[[guide]]
id = "reference"
form = "reference"
title = "{name} reads"
each = true
[[guide.parts]]
word = "Your turn"
lines = ["Draw a card."]

[[guide]]
id = "hard"
form = "rule"
title = "How hard?"
`, []Reader{{"player1", "Player 1", "🎩"}, {"player2", "Player 2", "👒"}})
	if len(guides) != 3 || guides[2].ID != "hard" || len(guides[2].Parts) != 0 {
		t.Fatalf("made are %v", guides)
	}
	g := guides[1]
	if g.ID != "reference-player2" || g.Title != "Player 2 reads" || g.Owner != "player2" || g.Picture != "👒" {
		t.Errorf("the second reader has %v", g)
	}
	if len(g.Parts) != 2 || g.Parts[0].Word != "Your turn" || g.Parts[1].Word != "When the app asks" {
		t.Errorf("it says %v", g.Parts)
	}
}
