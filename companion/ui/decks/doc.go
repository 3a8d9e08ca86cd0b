// Package decks lets people choose between the cards of a game's box and a deck of
// their own. The set-up and the page that prints share the choice; this package must
// know neither.
package decks
