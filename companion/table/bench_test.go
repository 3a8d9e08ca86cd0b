package table_test

import (
	"bytes"
	"errors"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/grovewatch/grovewatch/companion/games/grove"
	"github.com/grovewatch/grovewatch/companion/table"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// picture is a rendered frame and the payloads of the tags that can be seen in it.
type picture struct {
	frame   vision.Frame
	visible []string
}

// pictures renders a table of three players with 30 tags in view, each seed
// laid, lit and tilted a little differently, and n frames of each that differ
// in their noise alone.
func pictures(b *testing.B, width, height, seeds, n int) [][]picture {
	b.Helper()
	box := grove.Box()
	var out [][]picture
	for seed := range uint64(seeds) {
		w, err := tabletop.NewWorld(box, 3, seed)
		if err != nil {
			b.Fatal(err)
		}
		w.Piles["DK"] = 60
		ids := make([]string, 0, len(laid))
		for id := range laid {
			ids = append(ids, id)
		}
		slices.Sort(ids)
		for _, id := range ids[:16] {
			if err := w.Put(id, laid[id]); err != nil {
				b.Fatal(err)
			}
		}
		cam := tabletop.Webcam(width, height)
		cam.Tilt, cam.Noise, cam.Quality = 4+2*float64(seed), 4+float64(seed%3)*2, 80
		r, err := tabletop.NewRenderer(box, w.W, w.H, cam, tabletop.Room{Lamp: 1, Seed: seed})
		if err != nil {
			b.Fatal(err)
		}
		var same []picture
		for k := range n {
			f, err := r.Render(w, time.Unix(0, int64(k)*1e8))
			if err != nil {
				b.Fatal(err)
			}
			p := picture{frame: f}
			for _, t := range r.Truth(w).Tags {
				if t.Visible() {
					p.visible = append(p.visible, t.Payload)
				}
			}
			same = append(same, p)
		}
		out = append(out, same)
	}
	return out
}

// BenchmarkReading is the reader on the simulated table: cold, with nothing
// known, and steady, with nothing moving. read-% is the share of the visible
// tags that were read, false the number of wrong readings.
func BenchmarkReading(b *testing.B) {
	book := codebook(b, table.NewSurface(grove.Box()))
	for _, size := range [][2]int{{3840, 2160}, {1920, 1080}, {1280, 720}} {
		tables := pictures(b, size[0], size[1], 8, 6)
		for _, cold := range []bool{true, false} {
			name := map[bool]string{true: "cold", false: "steady"}[cold]
			b.Run(fmt.Sprintf("%dx%d/%s", size[0], size[1], name), func(b *testing.B) {
				var visible, read, wrong int
				var spent time.Duration
				frames := 0
				for range b.N {
					for _, same := range tables {
						reader := vision.NewReader(book)
						for k, p := range same {
							if cold {
								reader = vision.NewReader(book)
							}
							start := time.Now()
							seen := reader.Read(p.frame)
							if cold || k > 1 {
								spent += time.Since(start)
								frames++
								visible += len(p.visible)
								read, wrong = count(seen, p.visible, read, wrong)
							}
						}
					}
				}
				b.ReportMetric(float64(len(tables[0][0].visible)), "tags")
				b.ReportMetric(100*float64(read)/float64(visible), "read-%")
				b.ReportMetric(float64(wrong)/float64(b.N), "false")
				b.ReportMetric(spent.Seconds()*1000/float64(frames), "ms/frame")
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}

// peers are general QR readers as the distribution ships them. found takes
// what the program printed to the payloads that it read.
var peers = []struct {
	name  string
	run   []string
	found *regexp.Regexp
	none  int // exit code when nothing was found
}{
	{"zbar", []string{"zbarimg", "-q", "--raw", "-Sdisable", "-Sqrcode.enable"}, regexp.MustCompile(`(?m)^(\w+)$`), 4},
	{"zxing-cpp", []string{"ZXingReader", "-1", "-format", "QRCode"}, regexp.MustCompile(`QRCode "(\w+)"`), 1},
}

// BenchmarkPeer is the peers on the same pictures: the whole program, its
// start and the reading of the file included.
func BenchmarkPeer(b *testing.B) {
	for _, size := range [][2]int{{3840, 2160}, {1920, 1080}, {1280, 720}} {
		tables := pictures(b, size[0], size[1], 8, 1)
		for _, peer := range peers {
			b.Run(fmt.Sprintf("%dx%d/%s", size[0], size[1], peer.name), func(b *testing.B) {
				if _, err := exec.LookPath(peer.run[0]); err != nil {
					b.Skipf("%s is not installed here", peer.run[0])
				}
				dir := b.TempDir()
				var visible, read, wrong int
				var spent time.Duration
				for range b.N {
					for i, same := range tables {
						file := filepath.Join(dir, fmt.Sprintf("%d.png", i))
						var picture bytes.Buffer
						if err := png.Encode(&picture, same[0].frame.Gray); err != nil {
							b.Fatal(err)
						}
						if err := os.WriteFile(file, picture.Bytes(), 0o600); err != nil {
							b.Fatal(err)
						}
						start := time.Now()
						out, err := exec.Command(peer.run[0], append(peer.run[1:], file)...).Output()
						spent += time.Since(start)
						var exit *exec.ExitError
						if err != nil && !(errors.As(err, &exit) && exit.ExitCode() == peer.none) {
							b.Fatal(err)
						}
						var seen []vision.Sighting
						for _, m := range peer.found.FindAllSubmatch(out, -1) {
							seen = append(seen, vision.Sighting{ID: string(m[1])})
						}
						visible += len(same[0].visible)
						read, wrong = count(seen, same[0].visible, read, wrong)
					}
				}
				b.ReportMetric(100*float64(read)/float64(visible), "read-%")
				b.ReportMetric(float64(wrong)/float64(b.N), "false")
				b.ReportMetric(spent.Seconds()*1000/float64(b.N*len(tables)), "ms/frame")
				b.ReportMetric(0, "ns/op")
			})
		}
	}
}

// count adds up right and wrong readings. Nothing on these tables is half
// covered, so that whatever is not visible is wrong.
func count(seen []vision.Sighting, visible []string, read, wrong int) (int, int) {
	for _, s := range seen {
		if slices.Contains(visible, s.ID) {
			read++
		} else {
			wrong++
		}
	}
	return read, wrong
}
