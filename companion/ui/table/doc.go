// Package table is the room in which a match is followed and played: the board, what
// to do now, the camera, the moves, questions and corrections. It knows of a game only
// what its view tells, and draws nothing that the view hides.
package table
