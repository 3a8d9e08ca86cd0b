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
		"video2":  {"name": "HD Webcam: HD Webcam\n", "index": "0\n"},
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
	want := []Device{{2, "HD Webcam"}, {10, "Desk camera"}}
	if got := devicesIn(dir); !reflect.DeepEqual(got, want) {
		t.Errorf("devices %v, want %v", got, want)
	}
	if got := devicesIn(filepath.Join(dir, "missing")); len(got) != 0 {
		t.Errorf("devices %v of a missing folder", got)
	}
}

func TestFreezeCountsFromTheFirstEqualPicture(t *testing.T) {
	var f frozenDetector
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
		if got := f.unchangedFor([]byte{7, step.pix}, start.Add(step.at)); got != step.want {
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

// A camera that was plugged in again is found by its name.
func TestCameraIsFoundByItsName(t *testing.T) {
	both := []Device{{0, "Integrated Camera"}, {2, "HD Pro Webcam C920"}}
	if d, ok := deviceNamed("c920", both); !ok || d.Number != 2 {
		t.Errorf("c920 is %v", d)
	}
	if d, ok := deviceNamed("Integrated camera", both); !ok || d.Number != 0 {
		t.Errorf("the integrated camera is %v", d)
	}
	for _, name := range []string{"", "C922"} {
		if d, ok := deviceNamed(name, both); ok {
			t.Errorf("%q is %v", name, d)
		}
	}
	a := deviceAt(2).reopened(both)
	if a.number != 2 || a.label != "HD Pro Webcam C920" {
		t.Errorf("at first %+v", a)
	}
	if a = a.reopened(both[:1]); a.number != 2 {
		t.Errorf("while it is away %+v", a)
	}
	if a = a.reopened([]Device{{0, "Integrated Camera"}, {1, "HD Pro Webcam C920"}}); a.number != 1 || a.name != "camera 1" {
		t.Errorf("plugged in again %+v", a)
	}
	if a = a.reopened([]Device{{1, "Another"}}); a.number != 1 || a.label != "HD Pro Webcam C920" {
		t.Errorf("another in its place %+v", a)
	}
	if a := deviceAt(7).reopened(nil); a != deviceAt(7) {
		t.Errorf("without names %+v", a)
	}
}
