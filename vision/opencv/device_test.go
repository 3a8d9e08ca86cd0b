package opencv

import (
	"io"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"
)

func TestDevicesFromSysfs(t *testing.T) {
	dir := t.TempDir()
	for entry, files := range map[string]map[string]string{
		"video10": {"name": "Desk camera\n", "index": "0\n"},
		"video2":  {"name": "Webcam: Webcam\n", "index": "0\n"},
		"video3":  {"name": "Webcam: Webcam\n", "index": "1\n"}, // its metadata, no pictures
		"v4l-sub": {"name": "sensor\n"},
		"video4":  {},
	} {
		if err := os.Mkdir(filepath.Join(dir, entry), 0o700); err != nil {
			t.Fatal(err)
		}
		for name, text := range files {
			write(t, filepath.Join(dir, entry, name), func(f io.Writer) error { _, err := f.Write([]byte(text)); return err })
		}
	}
	want := []Device{{2, "Webcam: Webcam"}, {10, "Desk camera"}}
	if got := devicesIn(dir); !reflect.DeepEqual(got, want) {
		t.Errorf("devices %v, want %v", got, want)
	}
	if got := devicesIn(filepath.Join(dir, "missing")); len(got) != 0 {
		t.Errorf("devices %v of a missing folder", got)
	}
}

func TestFreezeCountsFromTheFirstEqualPicture(t *testing.T) {
	var f freeze
	start := time.Unix(100, 0)
	for i, step := range []struct {
		pix  byte
		at   time.Duration
		want time.Duration
	}{
		{1, 0, 0},
		{1, time.Second, time.Second},
		{2, 2 * time.Second, 0},
		{2, 3 * time.Second, time.Second},
		{2, 4 * time.Second, 2 * time.Second},
		{1, 5 * time.Second, 0},
	} {
		if got := f.since([]byte{7, step.pix}, start.Add(step.at)); got != step.want {
			t.Errorf("step %d: the same for %v, want %v", i, got, step.want)
		}
	}
}

func TestCodecNames(t *testing.T) {
	if got := codecName(float64(fourCC("MJPG"))); got != "MJPG" {
		t.Errorf("codec %q", got)
	}
	for _, code := range []float64{-1, 0, 1e12} {
		if got := codecName(code); got != "" {
			t.Errorf("codec %v is %q", code, got)
		}
	}
}
