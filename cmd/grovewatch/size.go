package main

import "fmt"

// sizeFlag is the picture size to ask a camera for.
type sizeFlag struct {
	Size string `default:"1280x720" help:"The picture size to ask the camera for, such as 1280x720."`
}

// size is the wanted width and height in px.
func (c sizeFlag) size() (w, h int, err error) {
	if _, err := fmt.Sscanf(c.Size, "%dx%d", &w, &h); err != nil || w < 160 || h < 120 || w > 7680 || h > 4320 {
		return 0, 0, fmt.Errorf("%q is no picture size: write it like 1280x720", c.Size)
	}
	return w, h, nil
}
