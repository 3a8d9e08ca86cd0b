// Package saved is the room of the games that were saved: to go on with, to look
// back at, to put in order. It must not know another room.
package saved
