// Package printing is the page on which a game's sheets are chosen, looked at and
// made as PDF.
package printing
