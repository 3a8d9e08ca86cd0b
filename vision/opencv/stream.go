package opencv

import (
	"os"
	"sync"

	"gocv.io/x/gocv"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// OpenCV's numbers for the longest wait when a stream is opened and read, in
// ms; gocv does not name them.
const (
	openTimeout gocv.VideoCaptureProperties = 53
	readTimeout gocv.VideoCaptureProperties = 54

	streamPatience gocv.VideoCaptureProperties = 10_000
)

// open opens what the address names through OpenCV.
func (a address) open(opt Options) (*gocv.VideoCapture, error) {
	if a.kind == device {
		return openDevice(a.number, opt)
	}
	silenceFFmpeg()
	// FFmpeg is asked by name where it is there: other backends would take a
	// path for a pipeline or for the pattern of a series of pictures.
	var vc *gocv.VideoCapture
	var err error
	switch {
	case !gocv.VideoRegistry.HasBackend(gocv.VideoCaptureFFmpeg):
		vc, err = gocv.VideoCaptureFileWithAPI(a.text, gocv.VideoCaptureAny)
	case a.kind == stream:
		vc, err = gocv.VideoCaptureFileWithAPIParams(a.text, gocv.VideoCaptureFFmpeg,
			[]gocv.VideoCaptureProperties{openTimeout, streamPatience, readTimeout, streamPatience})
	default:
		vc, err = gocv.VideoCaptureFileWithAPI(a.text, gocv.VideoCaptureFFmpeg)
	}
	if err == nil {
		return vc, nil
	}
	vc.Close()
	if a.kind == stream {
		return nil, fault.Errorf("%s does not answer with a video: check the address, and that the camera or phone is on and in this network", a.name)
	}
	return nil, notVideo(a.name)
}

// silenceFFmpeg keeps FFmpeg's own messages out of the terminal, since every
// error becomes a sentence here. OpenCV's variable brings them back.
var silenceFFmpeg = sync.OnceFunc(func() {
	const level = "OPENCV_FFMPEG_LOGLEVEL"
	if _, set := os.LookupEnv(level); !set {
		_ = os.Setenv(level, "-8") // AV_LOG_QUIET; OpenCV reads it when it first needs FFmpeg
	}
})

func notVideo(path string) error {
	return fault.Errorf("%q holds neither a video nor a picture that can be read: it may be damaged or of another format", path)
}
