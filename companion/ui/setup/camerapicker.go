package setup

import (
	"image"
	"slices"
	"strconv"
	"sync"
	"time"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// listEvery is how often the list of cameras is made anew, so that one that is
// plugged in comes by itself.
const listEvery = 2 * time.Second

// cameraPicker is the page on which a camera is chosen by what it sees. The camera
// of a game that is going on is seen through that game's own picture, in which
// what is secret is covered; while something secret lies on the table no other
// is opened.
type cameraPicker struct {
	f      *Wizard
	open   bool
	names  []CameraName
	sights map[string]*openCamera // by the camera; the chosen one's is large
	stop   chan struct{}          // ends the making of lists
	live   *canvas.Image          // what the chosen camera sees
	typing bool                   // an address is being given

	scroll *container.Scroll
	list   *paint.Pane
}

// openCamera is a camera that is looked through.
type openCamera struct {
	choice Choice
	small  bool
	image  *canvas.Image
	stop   func()

	mu      sync.Mutex
	newest  Preview
	pending bool
	shown   Preview
}

func newCameraPicker(f *Wizard) *cameraPicker {
	l := &cameraPicker{f: f, sights: map[string]*openCamera{}}
	l.live = paint.NewLiveImage()
	l.list = paint.NewPane(l.drawList)
	l.scroll = container.NewVScroll(l.list)
	return l
}

// row is a line of the list.
type row struct {
	What, title, text string
	symbol            cards.Sign
}

// addressRow stands for a camera that is named by its address.
const addressRow = "address"

// rows lists all that can be chosen.
func (l *cameraPicker) rows() []row {
	var out []row
	for _, n := range l.names {
		out = append(out, row{n.What, n.Name, words.Say("Camera %s", n.What), cards.SignEye})
	}
	out = append(out, row{addressRow, words.Word("Network camera …"), words.Word("An IP camera or a phone, by its address"), cards.SignSpeech})
	if !l.f.choice.Saved { // people have played it
		out = append(out, row{Simulated, words.Word("Simulated table"), words.Word("No camera, no printing: simulated people play"), cards.SignShip})
	}
	return append(out,
		row{NoCamera, words.Word("No camera"), words.Word("You say each move by mouse and keys"), cards.SignOut})
}

// listed reports whether a camera has a line of its own.
func (l *cameraPicker) listed(what string) bool {
	return what == Simulated || what == NoCamera || slices.ContainsFunc(l.names, func(n CameraName) bool { return n.What == what })
}

// byAddress reports whether a camera is named by its address or its file. A
// number that is not in the list is a camera that was unplugged.
func (l *cameraPicker) byAddress(what string) bool {
	_, err := strconv.Atoi(what)
	return what != "" && err != nil && !l.listed(what)
}

// name is what people call a camera.
func (l *cameraPicker) name(what string) string {
	switch what {
	case Simulated:
		return words.Word("Simulated table")
	case NoCamera:
		return words.Word("No camera")
	}
	for _, n := range l.f.host.Cameras() {
		if n.What == what {
			return n.Name
		}
	}
	return what
}

// watch begins to look through the cameras, or ends it.
func (l *cameraPicker) watch(on bool) {
	switch {
	case on && !l.open:
		l.open = true
		l.stop = make(chan struct{})
		l.relist()
		go l.keepListing(l.stop)
	case on:
		l.see()
	case l.open:
		l.close()
	}
}

// close ends all looking.
func (l *cameraPicker) close() {
	if l.open {
		close(l.stop)
	}
	l.open = false
	for what, s := range l.sights {
		s.stop()
		delete(l.sights, what)
	}
}

func (l *cameraPicker) keepListing(stop chan struct{}) {
	tick := time.NewTicker(listEvery)
	defer tick.Stop()
	for {
		select {
		case <-stop:
			return
		case <-tick.C:
			l.f.w.Later(func() {
				if l.open && l.stop == stop {
					l.relist()
				}
			})
		}
	}
}

// relist takes the cameras that are connected now. The first one is chosen when nothing
// was, and where there is none, the table that needs none.
func (l *cameraPicker) relist() {
	names := l.f.host.Cameras()
	changed := !slices.Equal(names, l.names)
	l.names = names
	if c := &l.f.choice.Camera; c.What == "" {
		switch {
		case len(names) > 0:
			c.What = names[0].What
		case l.f.choice.Saved:
			c.What = NoCamera
		default:
			c.What = Simulated
		}
		changed = true
	}
	if what := l.f.choice.Camera.What; l.byAddress(what) && l.f.address.Text == "" {
		l.f.address.SetText(what)
	}
	l.see()
	if changed {
		l.f.body.Refresh()
	}
}

// choose takes a camera.
func (l *cameraPicker) choose(what string) {
	c := &l.f.choice.Camera
	l.typing = what == addressRow
	switch {
	case l.typing && l.byAddress(c.What):
	case l.typing && l.f.address.Text != "":
		*c = Camera{What: l.f.address.Text}
	case l.typing:
		c.What = ""
	case what != c.What:
		*c = Camera{What: what}
		if last := l.f.lastCamera(); last.What == what {
			*c = last
		}
	}
	l.f.said = ""
	l.see()
	l.f.body.Refresh()
	if l.typing {
		l.f.w.Win.Canvas().Focus(l.f.address)
	}
}

// hang takes another way in which the chosen camera hangs. The camera of a game
// that is going on follows at once.
func (l *cameraPicker) hang(change func(*Camera)) {
	f := l.f
	change(&f.choice.Camera)
	if !l.going(f.choice.Camera.What) {
		l.see()
		f.body.Refresh()
		return
	}
	f.wish(Choice{Setup: f.w.Setup, Camera: f.choice.Camera, Same: true}, func() {
		f.cameras.watch(true)
		f.body.Refresh()
	})
}

// going reports whether the game that is going on is watched by a camera that can watch
// the one that is chosen, too: a simulated table is laid anew for each game.
func (l *cameraPicker) going(what string) bool {
	return l.watching(what) && (what != Simulated || l.f.again || l.f.isLaid())
}

// watching reports whether the game that is going on is watched by a camera.
func (l *cameraPicker) watching(what string) bool {
	return l.f.w.Game != nil && what != "" && l.f.host.Watched().What == what
}

// covered reports whether something secret lies on the table now. On the
// simulated one nothing does that a camera could see.
func (l *cameraPicker) covered() bool {
	if l.f.isLaid() && !l.f.again { // and nobody has begun to play it
		return l.f.hidden
	}
	v := l.f.w.Screen.View
	return l.f.w.Game != nil && !l.watching(Simulated) && v.Result == nil && (v.Blind || len(v.Secret) > 0)
}

// see looks through all cameras in the list, the chosen one in full.
func (l *cameraPicker) see() {
	if !l.open {
		return
	}
	want := map[string]Choice{}
	chosen := l.f.choice.Camera
	for _, n := range l.names {
		want[n.What] = Choice{Setup: l.f.choice.Setup, Camera: Camera{What: n.What}}
	}
	if chosen.What != "" && chosen.What != NoCamera && !l.typing {
		want[chosen.What] = Choice{Setup: l.f.choice.Setup, Camera: chosen}
	}
	for what := range want {
		if l.going(what) || what != Simulated && l.covered() {
			delete(want, what)
		}
	}
	for what, s := range l.sights {
		if c, ok := want[what]; !ok || c.Camera != s.choice.Camera || s.small != (what != chosen.What) {
			s.stop()
			delete(l.sights, what)
		}
	}
	for what, c := range want {
		if l.sights[what] == nil {
			l.sights[what] = l.look(c, what != chosen.What)
		}
	}
}

// look opens one camera. Of pictures that come faster than they are drawn only
// the newest is.
func (l *cameraPicker) look(c Choice, small bool) *openCamera {
	s := &openCamera{choice: c, small: small, image: paint.NewLiveImage(), stop: func() {}}
	s.stop = l.f.host.Look(c, small, func(now Preview) {
		s.mu.Lock()
		if now.Trouble != nil && now.Picture == nil {
			now.Given = s.newest.Given
		}
		s.newest = now
		idle := !s.pending
		s.pending = true
		s.mu.Unlock()
		if idle {
			l.f.w.Later(func() { l.draws(s) })
		}
	})
	return s
}

// draws shows the newest picture of a camera.
func (l *cameraPicker) draws(s *openCamera) {
	s.mu.Lock()
	now := s.newest
	s.pending = false
	s.mu.Unlock()
	if l.sights[s.choice.Camera.What] != s {
		return
	}
	was := s.shown
	s.shown = now
	s.image.Image = now.Picture
	if now.Picture != nil && s.choice.Camera.What == l.f.choice.Camera.What {
		l.live.Image = now.Picture
		l.live.Refresh()
	}
	s.image.Refresh()
	if (was.Picture == nil) != (now.Picture == nil) || trouble(was) != trouble(now) || words.Tell(was.Given) != words.Tell(now.Given) {
		l.f.body.Refresh()
		l.list.Refresh()
	}
}

func trouble(s Preview) string {
	if s.Trouble == nil {
		return ""
	}
	return words.Complaint(s.Trouble)
}

// take shows the picture of the game that is going on.
func (l *cameraPicker) take(s *companion.Screen) {
	if !l.going(l.f.choice.Camera.What) {
		return
	}
	var picture image.Image
	if s.Picture != nil {
		picture = s.Picture
	}
	changed := (l.live.Image == nil) != (picture == nil)
	l.live.Image = picture
	l.live.Refresh()
	if changed {
		l.f.body.Refresh()
	}
}
