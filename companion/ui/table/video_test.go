package table

import (
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/canvas"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// videoWay names, in the environment, how this binary shows video instead of
// testing: a desktop's window has to be on the first goroutine.
const videoWay = "GROVEWATCH_VIDEO"

func TestMain(m *testing.M) {
	if way := os.Getenv(videoWay); way != "" {
		os.Exit(showVideo(way))
	}
	os.Exit(m.Run())
}

const (
	videoRate = 30  // pictures a second
	videoSent = 300 // pictures
)

// showVideo shows video in the window of a game and prints how many of its
// pictures were drawn: when the desktop is too slow some are left out.
func showVideo(way string) int {
	var pictures []*image.RGBA // of the size that a session gives
	noise := rand.New(rand.NewPCG(1, 1))
	for range 8 {
		p := image.NewRGBA(image.Rect(0, 0, 960, 540))
		for i := range p.Pix {
			p.Pix[i] = uint8(noise.UintN(256)) | 1
		}
		pictures = append(pictures, p)
	}
	g, err := games.Find("grove")
	if err != nil {
		return 1
	}
	m, err := game.NewMatch(g, game.Setup{Game: g.Name(), Players: 4})
	if err != nil {
		return 1
	}
	app.SetMetadata(fyne.AppMetadata{ID: "io.github.grovewatch", Name: "Grovewatch", Migrations: map[string]bool{"fyneDo": true}})
	a := app.NewWithID("io.github.grovewatch")
	words.Load()
	a.Settings().SetTheme(paint.Theme{})
	in := &room.Window{Match: room.NewMatch(g, m.Setup), App: a, Win: a.NewWindow("Video"), Unit: 1, Later: fyne.Do, Send: func(companion.Command) {}}
	w := New(in, func() Doors { return Doors{Menu: func() {}} }, nil)
	in.Win.SetPadded(false)
	in.Win.SetContent(w.Content())
	in.Win.Resize(uitest.Usual)
	screen := companion.Screen{View: m.State().View(game.Table), Seats: m.State().Seats(), Camera: companion.Camera{Name: "video", Tags: 40, Plates: 6, PlatesAll: 6}}
	drawn := 0
	var waits atomic.Bool // a picture waits to be drawn; others are left out
	go func() {
		defer fyne.Do(in.Win.Close)
		tick := time.NewTicker(time.Second / videoRate)
		defer tick.Stop()
		for i := range videoSent {
			<-tick.C
			s := screen
			s.Picture = pictures[0]
			if way != "still" {
				s.Picture = pictures[i%len(pictures)]
			}
			if waits.Swap(true) {
				continue
			}
			fyne.Do(func() {
				waits.Store(false)
				if way == "smooth" {
					w.camera.live.ScaleMode = canvas.ImageScaleSmooth
				}
				w.Show(&s)
				if way == "anew" {
					at := w.camera.live
					w.camera.live = canvas.NewImageFromImage(s.Picture)
					w.camera.live.FillMode = at.FillMode
					w.camera.pane.Refresh()
				}
				drawn++
			})
		}
	}()
	in.Win.ShowAndRun()
	fmt.Println(drawn)
	return 0
}

// BenchmarkLiveVideo measures, on the desktop that DISPLAY names, how much of a
// processor core 30 pictures a second cost, above the same window with a
// picture that stands still: in our way, and in the ways that lie nearest, with
// smooth scaling (Fyne's default) and with a new image object for each picture.
func BenchmarkLiveVideo(b *testing.B) {
	if os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "" {
		b.Skip("there is no desktop: run it below xvfb-run")
	}
	used := func(way string) (cpu time.Duration, drawn float64) {
		home := b.TempDir()
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), videoWay+"="+way, "HOME="+home, "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
		out, err := cmd.Output()
		if err != nil {
			b.Fatalf("%s: %v", way, err)
		}
		if drawn, err = strconv.ParseFloat(strings.TrimSpace(string(out)), 64); err != nil {
			b.Fatal(err)
		}
		return cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), drawn
	}
	still, _ := used("still")
	for _, way := range []string{"ours", "smooth", "anew"} {
		b.Run(way, func(b *testing.B) {
			var all, drawn float64
			for range b.N {
				cpu, n := used(way)
				all, drawn = all+(cpu-still).Seconds(), drawn+n
			}
			b.ReportMetric(all/float64(b.N)/(videoSent/videoRate), "cores")
			b.ReportMetric(all/drawn*1000, "ms/picture")
			b.ReportMetric(drawn/float64(b.N)/(videoSent/videoRate), "pictures/s")
			b.ReportMetric(0, "ns/op")
		})
	}
}
