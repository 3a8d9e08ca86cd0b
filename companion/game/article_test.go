package game

import "testing"

// A seat that goes by its role has an article within a sentence, in the form that the
// language asks for, and none where it is spoken to or stands alone; a name has none.
func TestARoleHasAnArticleWithinASentence(t *testing.T) {
	german := map[string]string{"Kid": "Kind", "the Kid": "das Kind|das Kind|dem Kind", "Visitor": "Gast", "the Visitor": "der Gast|den Gast|dem Gast",
		"%s and %s": "%s und %s", "%s wins.": "%s gewinnt.", "A card of %s.": "Eine Karte von %s.", "%s: end your turn.": "%s: beende deinen Zug.",
		"Give %s to %s.": "Gib %[2]s das hier: %[1]s.", "A hint for %s.": "Ein Hinweis für %s.", "It is the turn of %s. %s": "Am Zug ist %s. %s"}
	french := map[string]string{"Kid": "Enfant", "the Kid": "l’Enfant", "Visitor": "Visiteur", "the Visitor": "le Visiteur",
		"%s and %s": "%s et %s", "%s wins.": "%s gagne.", "A card of %s.": "Une carte de %s.", "A hint for %s.": "Un indice pour %s.", "%s: end your turn.": "%s : terminez."}
	in := func(words map[string]string) func(string) string {
		return func(english string) string {
			if w, ok := words[english]; ok {
				return w
			}
			return english
		}
	}
	visitor, kid := Titled(1, Say("Visitor"), Say("the Visitor")), Titled(2, Say("Kid"), Say("the Kid"))
	ada := func(s Seat) string { return []string{"", "Ada", ""}[s] }
	for _, c := range []struct {
		text                    Text
		english, german, french string
	}{
		{kid, "Kid", "Kind", "Enfant"},
		{Say("%s wins.", kid), "The Kid wins.", "Das Kind gewinnt.", "L’Enfant gagne."},
		{Say("%s wins.", Say("%s and %s", kid, visitor)), "The Kid and the Visitor wins.", "Das Kind und der Gast gewinnt.", "L’Enfant et le Visiteur gagne."},
		{Say("A card of %s.", List([]Text{kid, visitor, Role(3, Say("Agent %d", 1)), visitor})), "A card of the Kid, the Visitor, Agent 1 and the Visitor.", "Eine Karte vom Kind, dem Gast, Agent 1 und dem Gast.", "Une carte de l’Enfant, du Visiteur, d’Agent 1 et du Visiteur."},
		{Say("A hint for %s.", List([]Text{kid, visitor})), "A hint for the Kid and the Visitor.", "Ein Hinweis für das Kind und den Gast.", "Un indice pour l’Enfant et le Visiteur."},
		{Say("A card of %s.", visitor), "A card of the Visitor.", "Eine Karte vom Gast.", "Une carte du Visiteur."},
		{Say("A card of %s.", kid), "A card of the Kid.", "Eine Karte vom Kind.", "Une carte de l’Enfant."},
		{Say("A hint for %s.", visitor), "A hint for the Visitor.", "Ein Hinweis für den Gast.", "Un indice pour le Visiteur."},
		{Say("%s: end your turn.", visitor), "Visitor: end your turn.", "Gast: beende deinen Zug.", "Visiteur : terminez."},
		{Say("It is the turn of %s. %s", visitor, Say("%s wins.", kid)), "It is the turn of the Visitor. The Kid wins.", "Am Zug ist der Gast. Das Kind gewinnt.", "It is the turn of le Visiteur. L’Enfant gagne."},
		{Say("Done by hand (%s)", kid), "Done by hand (Kid)", "Done by hand (Kind)", "Done by hand (Enfant)"},
		{Say("A card of %s.", visitor).Named(ada), "A card of Ada.", "Eine Karte von Ada.", "Une carte d’Ada."},
		{Say("%s wins.", visitor.Named(ada).Beside()), "Ada (Visitor) wins.", "Ada (Gast) gewinnt.", "Ada (Visiteur) gagne."},
		{Say("%s wins.", Role(3, Say("Agent %d", 1))), "Agent 1 wins.", "Agent 1 gewinnt.", "Agent 1 gagne."},
		{Say("Give %s to %s.", Say("100 %% of it"), kid), "Give 100 % of it to the Kid.", "Gib das Kind das hier: 100 % of it.", "Give 100 % of it to l’Enfant."},
	} {
		if got := c.text.String(); got != c.english {
			t.Errorf("%q, not %q", got, c.english)
		}
		if got := c.text.In(in(german)); got != c.german {
			t.Errorf("%q, not %q", got, c.german)
		}
		if got := c.text.In(in(french)); got != c.french {
			t.Errorf("%q, not %q", got, c.french)
		}
	}
}
