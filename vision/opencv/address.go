package opencv

import (
	"errors"
	"fmt"
	"image"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
)

type kind int

const (
	device kind = iota
	stream
	video
	picture
	folder
)

// address is a source that a person named, parsed.
type address struct {
	kind   kind
	text   string // for OpenCV: the path or the stream's whole address
	number int    // of a device
	label  string // its own name, once it was seen; empty where the system tells none
	name   string // for people; without a stream's password
}

// deviceFile is how Linux names cameras.
var deviceFile = regexp.MustCompile(`^/dev/video(\d+)$`)

// parse parses the name of a source. Files must exist, cameras and streams need
// not.
func parse(what string) (address, error) {
	if n, err := strconv.Atoi(what); err == nil && n >= 0 {
		return deviceAt(n), nil
	}
	if scheme, _, ok := strings.Cut(what, "://"); ok {
		return parseStream(scheme, what)
	}
	path := what
	if real, err := filepath.EvalSymlinks(what); err == nil {
		path = real
	}
	if m := deviceFile.FindStringSubmatch(path); m != nil {
		if n, err := strconv.Atoi(m[1]); err == nil {
			return deviceAt(n), nil
		}
	}
	info, err := os.Stat(what)
	a := address{text: what, name: what}
	switch {
	case errors.Is(err, os.ErrNotExist):
		if d, ok := deviceNamed(what, Devices()); ok {
			a = deviceAt(d.Number)
			a.label = d.Name
			return a, nil
		}
		return a, fault.Errorf("there is no file or folder %q, and no camera of that name: name a camera's number such as 0, a video, a picture, a folder of pictures, or a stream's address such as http://…", what)
	case err != nil:
		return a, fault.Errorf("%q cannot be read: %w", what, err)
	case info.IsDir():
		a.kind = folder
		return a, nil
	case !info.Mode().IsRegular():
		return a, fault.Errorf("%q is neither a file nor a folder", what)
	}
	a.kind, err = kindOfFile(what)
	return a, err
}

func deviceAt(n int) address {
	return address{kind: device, number: n, name: fmt.Sprintf("camera %d", n)}
}

// deviceNamed finds a camera by its name or by a part of it, in any case.
func deviceNamed(name string, devices []Device) (Device, bool) {
	name = strings.ToLower(strings.TrimSpace(name))
	if name == "" {
		return Device{}, false
	}
	for _, fits := range []func(a, b string) bool{func(a, b string) bool { return a == b }, strings.Contains} {
		for _, d := range devices {
			if fits(strings.ToLower(d.Name), name) {
				return d, true
			}
		}
	}
	return Device{}, false
}

// reopened is the address under which to open a camera again: it may have got
// another number when it was plugged in again.
func (a address) reopened(devices []Device) address {
	if a.kind != device {
		return a
	}
	for _, d := range devices {
		if d.Number == a.number && (a.label == "" || a.label == d.Name) {
			a.label = d.Name
			return a
		}
	}
	for _, d := range devices {
		if a.label != "" && d.Name == a.label {
			b := deviceAt(d.Number)
			b.label = a.label
			return b
		}
	}
	return a
}

// Same reports whether two names are of one camera, file or stream.
func Same(a, b string) bool {
	x, errX := parse(a)
	y, errY := parse(b)
	return errX == nil && errY == nil && x.kind == y.kind && x.number == y.number && x.text == y.text
}

func parseStream(scheme, what string) (address, error) {
	switch strings.ToLower(scheme) {
	case "http", "https", "rtsp":
	default:
		return address{}, fault.Errorf("streams come over http, https or rtsp, not over %q", scheme)
	}
	u, err := url.Parse(what)
	if err != nil || u.Host == "" {
		// The parser's own message would repeat a password.
		return address{}, fault.Errorf("the stream's address cannot be understood: write it as %s://host:port/path", strings.ToLower(scheme))
	}
	return address{kind: stream, text: what, name: "the stream " + u.Redacted()}, nil
}

// kindOfFile tells pictures from videos by their contents, not by their names.
// It refuses text, of which FFmpeg would make a video.
func kindOfFile(path string) (kind, error) {
	f, err := file.Open(path)
	if err != nil {
		return video, fault.Errorf("%q cannot be read: %w", path, err)
	}
	defer f.Close()
	if _, _, err = image.DecodeConfig(f); errors.Is(err, image.ErrFormat) {
		head := make([]byte, 512)
		n, _ := f.ReadAt(head, 0)
		if strings.HasPrefix(http.DetectContentType(head[:n]), "text/") {
			return video, notVideo(path)
		}
		return video, nil
	}
	// A picture that is broken gives its sentence when it is read.
	return picture, nil
}
