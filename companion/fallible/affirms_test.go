package fallible

import "testing"

// A question that can be answered with yes has its answer in what happened.
func TestAffirms(t *testing.T) {
	story := "The Moon Witch turns two potions face down and pays 4 coins for Push. The Leaf Witch casts Pedlar."
	for question, want := range map[string]bool{
		"Does the Leaf Witch cast Pedlar?": true,
		"Does the Moon Witch cast Pedlar?": false, // no one sentence says so
		"Does the Leaf Witch cast Push?":   false,
	} {
		if got := affirms(story, question); got != want {
			t.Errorf("affirms(%q) = %v, want %v", question, got, want)
		}
	}
}

// An answer of several sentences is true when each of them is, though other things happened between.
func TestTells(t *testing.T) {
	story := "The Moon Witch sends a marionette. The Moon Witch casts Second Puppet. The Star Witch casts Push. "
	for text, want := range map[string]bool{
		"The Moon Witch casts Second Puppet":                           true,
		"The Moon Witch sends a marionette. The Star Witch casts Push": true,
		"The Moon Witch sends a marionette. The Star Witch passes":     false,
	} {
		if got := tells(story, text); got != want {
			t.Errorf("tells(%q) = %v, want %v", text, got, want)
		}
	}
}
