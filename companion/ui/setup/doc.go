// Package setup is the set-up of a game: full pages that ask for the game, the people
// and house rules, the camera, and the mats on the table. It knows of a game only what
// the game tells.
package setup
