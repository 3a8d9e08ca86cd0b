package game

// Rewrite gives a line of play as it would stand next in a transcript.
func Rewrite(t *Transcript, text string) string { return t.line(text) }
