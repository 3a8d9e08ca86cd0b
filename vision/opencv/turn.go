package opencv

import (
	"image"
	"image/draw"

	"gocv.io/x/gocv"
)

// turner turns and mirrors pictures. It keeps its memory from one to the next.
type turner struct {
	turn   int // quarter turns clockwise, 0 to 3
	mirror bool
	out    gocv.Mat
}

func newTurner(opt Options) *turner {
	return &turner{turn: quarters(opt.Turn), mirror: opt.Mirror, out: gocv.NewMat()}
}

// quarters brings any number of quarter turns to 0 to 3.
func quarters(n int) int { return (n%4 + 4) % 4 }

// apply gives the turned picture. It is good until the next call.
func (t *turner) apply(m gocv.Mat) (gocv.Mat, error) {
	const leftRight = 1
	in := m
	if t.turn != 0 {
		code := [...]gocv.RotateFlag{1: gocv.Rotate90Clockwise, 2: gocv.Rotate180Clockwise, 3: gocv.Rotate90CounterClockwise}[t.turn]
		if err := gocv.Rotate(in, &t.out, code); err != nil {
			return m, err
		}
		in = t.out
	}
	if t.mirror {
		if err := gocv.Flip(in, &t.out, leftRight); err != nil {
			return m, err
		}
		in = t.out
	}
	return in, nil
}

func (t *turner) Close() { _ = t.out.Close() }

// turned is a picture from a file, turned like a camera's.
func turned(img image.Image, opt Options) image.Image {
	turn := quarters(opt.Turn)
	if turn == 0 && !opt.Mirror {
		return img
	}
	w, h := img.Bounds().Dx(), img.Bounds().Dy()
	in, ok := img.(*image.RGBA)
	if !ok {
		in = image.NewRGBA(image.Rect(0, 0, w, h))
		draw.Draw(in, in.Rect, img, img.Bounds().Min, draw.Src)
	}
	ow, oh := w, h
	if turn%2 == 1 {
		ow, oh = h, w
	}
	out := image.NewRGBA(image.Rect(0, 0, ow, oh))
	for y := range oh {
		row := out.Pix[y*out.Stride:]
		for x := range ow {
			fx, fy := x, y
			if opt.Mirror {
				fx = ow - 1 - x
			}
			switch turn {
			case 1:
				fx, fy = fy, h-1-fx
			case 2:
				fx, fy = w-1-fx, h-1-fy
			case 3:
				fx, fy = w-1-fy, fx
			}
			copy(row[4*x:4*x+4], in.Pix[fy*in.Stride+4*fx:])
		}
	}
	return out
}
