package main

import (
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// light is what pictures go through on their way from the table.
type light struct {
	name  string
	see   func(*benchmark.Setting) // nil leaves the setting as it is
	curl  float64                  // mm that cards are bent, one up and the next down
	codec benchmark.Codec          // instead of single JPEGs
}

// lights are a camera without faults of its own, and one with all of them.
var lights = []light{
	{name: "Tilt to 25°, blur σ 0.6 to 1 px, noise σ 4 to 8, uneven light, JPEG 80", see: func(s *benchmark.Setting) { s.Camera.Gray = true }},
	{
		name: "The same with a distorting lens, Bayer filter, shot noise, thinned colour, sharpening, flicker, rolling shutter and sway, glare, curled cards, H.264",
		see: func(s *benchmark.Setting) {
			c := &s.Camera
			c.Barrel, c.Sharpen, c.Quality = .08, .6, 0
			c.Bayer, c.Well, c.Chroma = true, 600, tabletop.Chroma420
			c.Readout, c.Sway, c.Motion = .025, 1.5, .015
			s.Room.Flicker, s.Room.Glare = .3, .6
		},
		curl: 3, codec: benchmark.H264(4000),
	},
}

// shoot lays a table and takes its pictures, 50 ms apart.
func (l light) shoot(s benchmark.Setting) ([]picture, error) {
	if l.see != nil {
		l.see(&s)
	}
	scene, err := s.Lay()
	if err != nil {
		return nil, err
	}
	if s.Px >= crowded {
		if err := pack(scene); err != nil {
			return nil, err
		}
	}
	for i := range scene.World.Loose {
		scene.World.Loose[i].Curl = tabletop.Curl{Sag: l.curl * float64(1-2*(i%2)), Axis: float64(90 * (i / 2 % 2))}
	}
	pics := make([]picture, shots)
	frames := make([]vision.Frame, shots)
	for i := range pics {
		if frames[i], pics[i].truth, err = scene.Shoot(); err != nil {
			return nil, err
		}
	}
	if l.codec.Name != "" {
		if frames, err = (benchmark.Transcoder{Codec: l.codec, Rate: 20}).Transcode(frames); err != nil {
			return nil, err
		}
	}
	for i := range pics {
		pics[i].gray, pics[i].camera = frames[i].Gray, s.Camera
	}
	return pics, nil
}
