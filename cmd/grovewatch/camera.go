package main

import (
	"fmt"

	"github.com/grovewatch/grovewatch/vision/opencv"
)

// cameraFlags say what to ask a camera for and how to take its pictures.
type cameraFlags struct {
	Size   string `default:"1280x720" help:"The picture size to ask the camera for, such as 1280x720."`
	Turn   int    `default:"0" enum:"0,90,180,270" help:"Turn the camera's picture clockwise by so many degrees (${enum})."`
	Mirror bool   `help:"Swap left and right in the camera's picture: tags in a mirrored picture are not read."`
	Steady bool   `help:"Lock the camera's focus and exposure once they have settled, where it allows that."`
}

// wishes are the flags understood; the error says what is wrong with them.
func (c cameraFlags) wishes() (opencv.Options, error) {
	opt := opencv.Options{FPS: 30, Turn: c.Turn / 90, Mirror: c.Mirror, Steady: c.Steady}
	if _, err := fmt.Sscanf(c.Size, "%dx%d", &opt.Width, &opt.Height); err != nil || opt.Width < 160 || opt.Height < 120 || opt.Width > 7680 || opt.Height > 4320 {
		return opt, fmt.Errorf("%q is no picture size: write it like 1280x720", c.Size)
	}
	return opt, nil
}
