package main

import (
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// conditions are what happens to pictures on their way from the table.
type conditions struct {
	name  string
	apply func(*benchmark.Setting) // nil leaves the setting as it is
	curl  float64                  // mm that cards are bent, one up and the next down
	codec benchmark.Codec          // instead of single JPEGs
}

// allConditions are those of the two tables: a camera without faults of its
// own, and one with all of them.
var allConditions = []conditions{
	{name: "Tilt to 25°, blur σ 0.6 to 1 px, noise σ 4 to 8, uneven light, JPEG 80", apply: func(s *benchmark.Setting) { s.Camera.Gray = true }},
	{
		name: "The same with a distorting lens, Bayer filter, shot noise, thinned colour, sharpening, flicker, rolling shutter and sway, glare, curled cards, H.264",
		apply: func(s *benchmark.Setting) {
			cam := &s.Camera
			cam.Barrel, cam.Sharpen, cam.Quality = .08, .6, 0
			cam.Bayer, cam.Well, cam.Chroma = true, 600, tabletop.Chroma420
			cam.Readout, cam.Sway, cam.Motion = .025, 1.5, .015
			s.Room.Flicker, s.Room.Glare = .3, .6
		},
		curl: 3, codec: benchmark.H264(4000),
	},
}

// shoot lays a table and takes its pictures, 50 ms apart.
func (c conditions) shoot(s benchmark.Setting) ([]picture, error) {
	if c.apply != nil {
		c.apply(&s)
	}
	scene, err := s.Lay()
	if err != nil {
		return nil, err
	}
	if s.Px >= crowdedPx {
		if err := layInRows(scene); err != nil {
			return nil, err
		}
	}
	for i := range scene.World.Loose {
		scene.World.Loose[i].Curl = tabletop.Curl{Sag: c.curl * float64(1-2*(i%2)), Axis: float64(90 * (i / 2 % 2))}
	}
	pics := make([]picture, framesPerScene)
	frames := make([]vision.Frame, framesPerScene)
	for i := range pics {
		if frames[i], pics[i].truth, err = scene.Shoot(); err != nil {
			return nil, err
		}
	}
	if c.codec.Name != "" {
		if frames, err = (benchmark.Transcoder{Codec: c.codec, Rate: 20}).Transcode(frames); err != nil {
			return nil, err
		}
	}
	for i := range pics {
		pics[i].gray, pics[i].camera = frames[i].Gray, s.Camera
	}
	return pics, nil
}
