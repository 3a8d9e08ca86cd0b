package companion

import "github.com/grovewatch/grovewatch/companion/game"

// Guide is what a learner is told and may decide, beside the table that
// everyone sees. It is never changed after it was handed out. It holds what is
// the learner's alone, which is no secret at a simulated table.
type Guide struct {
	Seat  game.Seat // the learner's
	Title game.Text // what is learned
	Say   game.Text // one or two sentences: what happens, why, what to do
	Ask   game.Text // what she is to decide now, or empty
	Aside game.Text // a kind word about what was just tried, or empty
	Show  []string  // the zones and pieces it speaks of
	Cards []string  // to look at: the learner's hand, or what is shown to her
	Hand  bool      // the cards are her hand, one of which she may take up
	Held  game.Text // what they are called then; empty for her hand
	// Action are her choices; while there are any, she decides.
	Action []game.Action
	Form   *game.Form // or one made part by part
	Back   bool       // there is a page before this one
	Next   bool       // the table waits until this page is turned
	Skip   bool       // the table can decide for her
	Over   bool       // this is the last page
	Page   int        // of the pages so far, from 1
	Done   int        // so many of the lesson's steps were told
	Steps  int        // of so many
}
