// Package ui is the companion's window: it draws snapshots of the session and sends
// commands. It opens the rooms in the packages below it, which do not know one another,
// and hands each what it needs. It must not know cameras, how tags are read, or a rule
// of any game; whatever depends on a game comes to it as words, pieces and zones.
//
// Sizes are Fyne's device-independent pixels unless a name says mm. The whole window
// grows with its size: a unit is a pixel at 1280 × 800.
package ui
