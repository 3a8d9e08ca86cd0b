package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/grovewatch/grovewatch/companion/placing"
	"github.com/grovewatch/grovewatch/vision/opencv"
)

type camerasCmd struct{}

// Help is what cameras --help says below its first line.
func (*camerasCmd) Help() string {
	return `Each camera is opened for a moment at 1280 × 720. Its number, or a part of its name, is what --camera takes. Cameras have names on Linux only; elsewhere try --camera 0, --camera 1 and so on.`
}

// Run lists the cameras with what they give.
func (*camerasCmd) Run() error {
	return printed(listed(opencv.Devices(), func(number int) (g opencv.Given, err error) {
		src, err := opencv.Open(fmt.Sprint(number), opencv.Options{Width: 1280, Height: 720, FPS: 30})
		if err != nil {
			return g, err
		}
		_, err = src.Next()
		return src.Given(), errors.Join(err, src.Close())
	}))
}

// listed is the list of cameras, a line each; ask opens one.
func listed(devices []opencv.Device, ask func(number int) (opencv.Given, error)) string {
	if len(devices) == 0 {
		return "No camera is known by name. Plug one in, or let a phone be the camera: an app that shows its pictures at an address, for --camera http://…\n"
	}
	var b strings.Builder
	for _, d := range devices {
		g, err := ask(d.Number)
		says := placing.Given(g).Text(false).String()
		if err != nil {
			says = err.Error()
		}
		fmt.Fprintf(&b, "%d  %s\n   %s\n", d.Number, d.Name, says)
	}
	return b.String()
}
