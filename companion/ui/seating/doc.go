// Package seating asks who sits where, in the set-up and during a game, and keeps
// the names for the next evening. It must not know a room.
package seating
