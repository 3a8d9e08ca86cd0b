package opencv

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"gocv.io/x/gocv"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// Device is a camera that the operating system lists.
type Device struct {
	Number int // what Open takes
	Name   string
}

// Devices lists the cameras that Linux names; it is empty elsewhere, where
// OpenCV knows cameras by number only.
func Devices() []Device { return devicesIn("/sys/class/video4linux") }

// Name is what to call a source before people: a camera's own name where the
// system knows it, a stream's address without its password.
func Name(what string) string {
	a, err := parse(what)
	if err != nil {
		return what
	}
	if a = a.reopened(Devices()); a.label != "" {
		return a.label
	}
	return a.name
}

// devicesIn reads the kernel's list of video devices. A camera has one entry
// for each of its streams, of which only the first, index 0, is its picture.
func devicesIn(dir string) []Device {
	var out []Device
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		n, err := strconv.Atoi(strings.TrimPrefix(e.Name(), "video"))
		if err != nil {
			continue
		}
		name, err := os.ReadFile(filepath.Join(dir, e.Name(), "name"))
		if err != nil {
			continue
		}
		if index, err := os.ReadFile(filepath.Join(dir, e.Name(), "index")); err == nil && strings.TrimSpace(string(index)) != "0" {
			continue
		}
		out = append(out, Device{n, shortName(string(name))})
	}
	slices.SortFunc(out, func(a, b Device) int { return a.Number - b.Number })
	return out
}

// shortName shortens a name such as "HD Webcam: HD Webcam", in which drivers repeat
// the maker's name, cut off at 31 letters.
func shortName(name string) string {
	name = strings.TrimSpace(name)
	if first, second, ok := strings.Cut(name, ": "); ok && strings.HasPrefix(first, second) {
		return first
	}
	return name
}

// openDevice asks for MJPG, since uncompressed pictures of 720 lines and more
// do not fit through USB 2 at a full rate, and for the wished size and rate.
func openDevice(n int, opt Options) (*gocv.VideoCapture, error) {
	api := gocv.VideoCaptureAny
	if runtime.GOOS == "linux" {
		if gocv.VideoRegistry.HasBackend(gocv.VideoCaptureV4L2) {
			api = gocv.VideoCaptureV4L2 // which, other than GStreamer, grants wishes
		}
		if err := usable(n); err != nil {
			return nil, err
		}
	}
	wishes := []gocv.VideoCaptureProperties{gocv.VideoCaptureFOURCC, fourCC("MJPG")}
	for _, w := range []struct {
		what  gocv.VideoCaptureProperties
		value int
	}{
		{gocv.VideoCaptureFrameWidth, opt.Width},
		{gocv.VideoCaptureFrameHeight, opt.Height},
		{gocv.VideoCaptureFPS, int(opt.FPS + 0.5)},
	} {
		if w.value > 0 {
			wishes = append(wishes, w.what, gocv.VideoCaptureProperties(w.value))
		}
	}
	vc, err := gocv.OpenVideoCaptureWithAPIParams(n, api, wishes)
	if err == nil {
		return vc, nil
	}
	vc.Close()

	// OpenCV gives up when a camera refuses one wish; without wishes it opens,
	// and what it can grant it grants afterwards.
	vc, err = gocv.OpenVideoCaptureWithAPI(n, api)
	if err != nil {
		vc.Close()
		if runtime.GOOS == "linux" {
			return nil, fault.Errorf("camera %d is there but does not open: another program may be using it, or it is no camera", n)
		}
		return nil, fault.Errorf("camera %d does not open: plug it in, allow this program to use it, and close other programs that do", n)
	}
	for i := 0; i < len(wishes); i += 2 {
		vc.Set(wishes[i], float64(wishes[i+1]))
	}
	return vc, nil
}

// usable checks a device file before OpenCV opens it, since OpenCV gives no
// reason when it cannot. The error says what is wrong.
func usable(n int) error {
	f, err := os.OpenFile(fmt.Sprintf("/dev/video%d", n), os.O_RDWR, 0)
	switch {
	case err == nil:
		return f.Close()
	case errors.Is(err, os.ErrNotExist):
		return fault.Errorf("there is no camera %d: plug it in, or choose another one (%s)", n, found(Devices()))
	case errors.Is(err, os.ErrPermission):
		return fault.Errorf("this user may not use camera %d: add the user to the group that owns /dev/video%d, usually \"video\"", n, n)
	}
	return fault.Errorf("camera %d does not open: %w", n, err)
}

func found(devices []Device) string {
	if len(devices) == 0 {
		return "none is connected"
	}
	names := make([]string, len(devices))
	for i, d := range devices {
		names[i] = fmt.Sprintf("%d is %s", d.Number, d.Name)
	}
	return strings.Join(names, ", ")
}

// fourCC is a codec's four letters as OpenCV's number.
func fourCC(s string) gocv.VideoCaptureProperties {
	return gocv.VideoCaptureProperties(int(s[0]) | int(s[1])<<8 | int(s[2])<<16 | int(s[3])<<24)
}

// codecName is the reverse of fourCC; empty for what is not letters.
func codecName(code float64) string {
	if !(code > 0 && code < 1<<32) {
		return ""
	}
	n := uint32(code)
	name := []byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)}
	for _, c := range name {
		if c < ' ' || c > '~' {
			return ""
		}
	}
	return strings.TrimSpace(string(name))
}
