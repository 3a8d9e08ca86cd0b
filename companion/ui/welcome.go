package ui

// greet tells those who begin for the first time what they see.
func (w *Window) greet() {}
