// Package room is what every room of the window is given: what it may ask of the
// window around it, and the match that the session shows. It must not know a room.
//
// Everything here belongs to the goroutine that runs the window.
package room
