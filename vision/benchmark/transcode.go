package benchmark

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/draw"
	"io"
	"os/exec"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/vision"
)

// Transcoder sends frames through a real video encoder and decoder, as they come
// from webcams (MJPG) and from network cameras, phones and recordings (H.264).
// It needs the program ffmpeg.
type Transcoder struct {
	FFmpeg string  // the program's path; empty means ffmpeg on the search path
	Codec  Codec   // MJPG or H264
	Rate   float64 // frames a second; 0 means 30
}

// Codec is what ffmpeg is asked to encode with.
type Codec struct {
	Name string
	args []string
}

// MJPG encodes each frame on its own, with colour thinned out to 4:2:2.
// Scale is ffmpeg's, from 2 (finest) to 31: 5 is a good webcam, 12 one that
// squeezes 1080p through USB 2.
func MJPG(scale int) Codec {
	return Codec{fmt.Sprint("MJPG ", scale), []string{"-c:v", "mjpeg", "-q:v", strconv.Itoa(scale), "-pix_fmt", "yuvj422p"}}
}

// H264 encodes with so many kbit a second, each frame by its difference from
// the one before, with a whole frame every two seconds at 30 a second.
func H264(kbits int) Codec {
	rate := strconv.Itoa(kbits) + "k"
	return Codec{fmt.Sprint("H.264 ", kbits, " kbit/s"), []string{
		"-c:v", "libx264", "-preset", "veryfast", "-tune", "zerolatency", "-threads", "1",
		"-b:v", rate, "-maxrate", rate, "-bufsize", rate, "-g", "60", "-pix_fmt", "yuv420p",
	}}
}

// Transcode encodes and decodes frames. It gives as many, with the same times and
// numbers. All must have one size with even sides, and all must be in colour or
// all grey.
func (t Transcoder) Transcode(frames []vision.Frame) ([]vision.Frame, error) {
	if len(frames) == 0 {
		return nil, nil
	}
	size, colour := frames[0].Gray.Rect, frames[0].Color != nil
	for _, fr := range frames {
		if fr.Gray.Rect != size || (fr.Color != nil) != colour || size.Min != (image.Point{}) || size.Dx()%2 != 0 || size.Dy()%2 != 0 {
			return nil, errors.New("a transcoder needs frames of one size with even sides, all in colour or all grey")
		}
	}
	program, rate, pixels, bytesEach := t.FFmpeg, t.Rate, "gray", 1
	if program == "" {
		program = "ffmpeg"
	}
	if rate == 0 {
		rate = 30
	}
	if colour {
		pixels, bytesEach = "rgba", 4
	}
	quiet := []string{"-hide_banner", "-loglevel", "error", "-nostdin"}
	raw := []string{"-f", "rawvideo", "-pix_fmt", pixels}
	encoder := exec.Command(program, join(quiet, raw, []string{
		"-video_size", fmt.Sprintf("%dx%d", size.Dx(), size.Dy()), "-framerate", strconv.FormatFloat(rate, 'f', -1, 64), "-i", "-",
	}, t.Codec.args, []string{"-fps_mode", "passthrough", "-f", "nut", "-"})...)
	decoder := exec.Command(program, join(quiet, []string{"-f", "nut", "-i", "-", "-fps_mode", "passthrough"}, raw, []string{"-"})...)
	var out []vision.Frame
	err := piped(encoder, decoder, func(w io.Writer) error {
		for _, fr := range frames {
			if _, err := w.Write(rawPixels(fr)); err != nil {
				return err
			}
		}
		return nil
	}, func(r io.Reader) error {
		pix := make([]uint8, size.Dx()*size.Dy()*bytesEach)
		for i := 0; ; i++ {
			_, err := io.ReadFull(r, pix)
			if err == io.EOF {
				return nil
			}
			if err != nil {
				return err
			}
			if i < len(frames) {
				out = append(out, withPixels(frames[i], pix))
			} else {
				out = append(out, vision.Frame{})
			}
		}
	})
	if err == nil && len(out) != len(frames) {
		err = fmt.Errorf("%d frames became %d", len(frames), len(out))
	}
	if err != nil {
		return nil, fmt.Errorf("the frames cannot be transcoded (%s); is ffmpeg with this codec installed? %w", t.Codec.Name, err)
	}
	return out, nil
}

func join(lists ...[]string) (all []string) {
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

// rawPixels are a frame's bytes, RGBA or grey.
func rawPixels(f vision.Frame) []uint8 {
	switch m := f.Color.(type) {
	case nil:
		return f.Gray.Pix
	case *image.RGBA:
		return m.Pix
	}
	m := image.NewRGBA(f.Gray.Rect)
	draw.Draw(m, m.Rect, f.Color, image.Point{}, draw.Src)
	return m.Pix
}

// withPixels is a frame with new pixels.
func withPixels(f vision.Frame, pix []uint8) vision.Frame {
	if f.Color == nil {
		f.Gray = image.NewGray(f.Gray.Rect)
		copy(f.Gray.Pix, pix)
		return f
	}
	m := image.NewRGBA(f.Gray.Rect)
	copy(m.Pix, pix)
	f.Color, f.Gray = m, vision.GrayOf(m)
	return f
}

// piped runs two programs with the first one's output as the second one's
// input, and returns when both have ended.
func piped(first, second *exec.Cmd, write func(io.Writer) error, read func(io.Reader) error) error {
	var said [2]bytes.Buffer
	first.Stderr, second.Stderr = &said[0], &said[1]
	in, err := first.StdinPipe()
	if err != nil {
		return err
	}
	if second.Stdin, err = first.StdoutPipe(); err != nil {
		return err
	}
	out, err := second.StdoutPipe()
	if err != nil {
		return err
	}
	if err := first.Start(); err != nil {
		return err
	}
	if err := second.Start(); err != nil {
		_ = first.Process.Kill()
		_ = first.Wait()
		return err
	}
	wrote := make(chan error, 1)
	go func() { wrote <- errors.Join(write(in), in.Close()) }()
	failed := []error{read(out)}
	if failed[0] != nil {
		_ = first.Process.Kill()
		_ = second.Process.Kill()
	}
	for i, c := range []*exec.Cmd{first, second} {
		if err := c.Wait(); err != nil {
			failed = append(failed, fmt.Errorf("%w: %s", err, strings.TrimSpace(said[i].String())))
		}
	}
	return errors.Join(append(failed, <-wrote)...)
}
