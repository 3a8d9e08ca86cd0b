// Package board draws a game's board and cards: where the mats, zones and pieces of
// a view lie, and the pictures of them. It must not know a window.
//
// Lengths are mm from the top left corner of the board's footprint, unless they are
// Fyne's pixels in a widget; a Lens turns one into the other.
package board
