package opencv

import (
	"errors"
	"image"
	"image/draw"
	_ "image/jpeg" // the formats that are read
	_ "image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/vision"
)

// folderFPS is the rate of a folder of pictures when none is wished.
const folderFPS = 10

// mostPixels bounds the memory that one picture may take.
const mostPixels = 200_000_000

// pictures is a source of picture files. A picture that cannot be read gives
// an error of its own, and the next one follows.
type pictures struct {
	paths []string
	fps   float64
	opt   Options
	began time.Time
	n     int // pictures taken, readable or not

	mu    sync.Mutex
	given Given
	done  chan struct{}
	once  sync.Once
}

func openPictures(a address, opt Options) (*pictures, error) {
	p := &pictures{paths: []string{a.text}, fps: opt.FPS, opt: opt, done: make(chan struct{})}
	if p.fps <= 0 {
		p.fps = folderFPS
	}
	if a.kind == picture {
		return p, nil
	}
	entries, err := os.ReadDir(a.text)
	if err != nil {
		return nil, fault.Errorf("the folder %q cannot be read: %w", a.text, err)
	}
	p.paths = nil
	for _, e := range entries { // sorted by name
		switch strings.ToLower(filepath.Ext(e.Name())) {
		case ".png", ".jpg", ".jpeg":
			if !e.IsDir() {
				p.paths = append(p.paths, filepath.Join(a.text, e.Name()))
			}
		}
	}
	if len(p.paths) == 0 {
		return nil, fault.Errorf("the folder %q holds no pictures whose names end in png, jpg or jpeg", a.text)
	}
	return p, nil
}

// Next reads the next picture.
func (p *pictures) Next() (vision.Frame, error) {
	select {
	case <-p.done:
		return vision.Frame{}, errClosed
	default:
	}
	if p.n >= len(p.paths) {
		return vision.Frame{}, io.EOF
	}
	if p.began.IsZero() {
		p.began = time.Now()
	}
	n := p.n
	at := position(n, p.fps)
	if p.opt.Paced && !waitUntil(p.began.Add(at.Sub(epoch)), p.done) {
		return vision.Frame{}, errClosed
	}
	p.n++
	img, err := readPicture(p.paths[n])
	if err != nil {
		return vision.Frame{}, err
	}
	p.mu.Lock()
	p.given = Given{Width: img.Bounds().Dx(), Height: img.Bounds().Dy(), FPS: p.fps}
	p.mu.Unlock()
	img = turned(img, p.opt)
	return vision.Frame{Gray: vision.GrayOf(img), Color: img, Time: at, Seq: n}, nil
}

// Live is false: pictures are a recording.
func (p *pictures) Live() bool { return false }

// Given is the size of the latest picture and the rate.
func (p *pictures) Given() Given {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.given
}

// Close lets a waiting Next return.
func (p *pictures) Close() error {
	p.once.Do(func() { close(p.done) })
	return nil
}

func readPicture(path string) (image.Image, error) {
	f, err := file.Open(path)
	if err != nil {
		return nil, fault.Errorf("the picture %q cannot be read: %w", path, err)
	}
	defer f.Close()
	c, _, err := image.DecodeConfig(f)
	if err == nil && c.Width > 0 && c.Height > mostPixels/c.Width {
		return nil, fault.Errorf("the picture %q is too large: %d × %d pixels", path, c.Width, c.Height)
	}
	if err == nil {
		_, err = f.Seek(0, io.SeekStart)
	}
	var img image.Image
	if err == nil {
		img, _, err = image.Decode(f)
	}
	switch {
	case errors.Is(err, image.ErrFormat):
		return nil, fault.Errorf("%q is no picture: it must be a png or a jpg", path)
	case err != nil:
		return nil, fault.Errorf("the picture %q is damaged: %w", path, err)
	case img.Bounds().Empty():
		return nil, fault.Errorf("the picture %q is empty", path)
	}
	return atOrigin(img), nil
}

// atOrigin is the picture with its top left corner at (0, 0), which Go's
// decoders give in any case but for odd files.
func atOrigin(img image.Image) image.Image {
	if img.Bounds().Min == (image.Point{}) {
		return img
	}
	out := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
	draw.Draw(out, out.Bounds(), img, img.Bounds().Min, draw.Src)
	return out
}
