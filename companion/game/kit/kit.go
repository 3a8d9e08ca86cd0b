// Package kit holds what most games at the table repeat: a table of options, a
// store that knows where each piece lies, seats, buttons, mats with tags in
// their corners, and the key of a position. A game uses what fits it. It must
// not know a particular game, nor cameras, widgets, clocks or chance.
package kit
