// Package paint draws text, buttons, symbols and soft shapes in the palette and
// typefaces that screen and print share, by night and by day. It must not know a
// window or a game.
//
// Sizes are Fyne's device-independent pixels. A unit is a pixel in a window of
// 1280 × 800; what is drawn grows with the window.
package paint
