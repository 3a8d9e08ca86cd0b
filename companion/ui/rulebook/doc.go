// Package rulebook is the room in which people look a rule up: what a seat may do now
// and why not, and all rules of the game. It knows of them only what the session and
// the game's own references tell.
package rulebook
