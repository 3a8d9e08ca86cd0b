package ui

import (
	"context"
	"embed"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/demo"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/lesson"
	"github.com/grovewatch/grovewatch/companion/library"
	"github.com/grovewatch/grovewatch/companion/ui/learning"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/private"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/saved"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/printables"
)

// onlooker is a window, the game in it, and all that the pages ask for.
type onlooker struct {
	*testing.T
	w       *Window
	session *companion.Session
	h       *fakeHost

	stop func() // ends the session
	done chan error

	queue
	change func(*companion.Screen) // what a page has of its own
}

// behold opens a window in which a game has gone so many moves; without a game there is none yet.
func behold(t *testing.T, l looks, g game.Game, players, moves int, change func(*companion.Screen)) *onlooker {
	t.Helper()
	o := &onlooker{T: t, change: change}
	app := test.NewTempApp(t)
	p := app.Preferences()
	p.SetString(prefLanguage, l.language)
	p.SetInt(room.PrefTextSize, l.text)
	p.SetBool(prefWelcomed, true)
	if l.day {
		p.SetString(prefLight, "day")
	}
	for _, files := range []embed.FS{cards.Translations, deck.Translations, game.Translations, games.Translations, companion.Translations, printables.Translations} {
		if err := language.Add(files); err != nil {
			t.Fatal(err)
		}
	}
	language.Speak(l.language)
	var m *game.Match
	var s game.Setup
	if g != nil {
		m = gone(t, g, players, moves)
		s = m.Setup
	}
	o.w = New(app, g, s, func(c companion.Command) { o.session.Send(c) })
	o.w.Later = o.put
	o.h = &fakeHost{t: t, w: o.w}
	o.w.Host = o.h.host()
	o.w.Host.Games = games.List()
	o.w.Host.Cameras = func() []setup.CameraName {
		return []setup.CameraName{{What: "0", Name: "HD Pro Webcam C920"}, {What: "2", Name: "Integrated camera"}}
	}
	o.w.Host.Look = func(_ setup.Choice, small bool, show func(setup.Preview)) func() {
		o.w.Later(func() { show(setup.Preview{Picture: tablePicture, Given: given}) })
		return func() {}
	}
	o.w.SheetsDir = t.TempDir()
	o.w.Voice = &fakeVoice{}
	o.w.Sharing = &private.Sharing{Start: func() error { return nil }, Revoke: func(game.Seat) {}, Links: func() (out []private.Link) {
		for i := range o.w.Screen.Seats {
			out = append(out, private.Link{Seat: game.Seat(i), URL: fmt.Sprintf("http://192.168.178.34:8787/%032d/", i), Joined: i % 2, Bound: i%2 == 1})
		}
		return out
	}}
	o.w.Story = func() ([]byte, error) { return nil, nil }
	o.w.Shelf = shelf(t)
	o.w.Offer(lessonsOf())
	o.w.Win.Resize(l.size)
	o.w.Win.Show()
	if g != nil {
		people := map[game.Seat]companion.Person{}
		for i, name := range []string{"Ada", "Bartholomäus", "Chloé", "Dmitri", "Eleanor-Rose", "Finn"} {
			if i < len(m.State().Seats())-1 {
				people[game.Seat(i+1)] = companion.Person{Name: name}
			}
		}
		var err error
		o.session, err = companion.New(companion.Config{Match: m, Live: true, Told: true, People: people, ShowSeats: o.w.ShowSeats, Show: func(s *companion.Screen) {
			c := *s
			if o.change != nil {
				o.change(&c)
			}
			o.w.Show(&c)
		}})
		if err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(context.Background())
		o.done = make(chan error, 1)
		o.stop = stop
		go func() { o.done <- o.session.Run(ctx) }()
	}
	t.Cleanup(o.end)
	o.settle()
	return o
}

// end closes the window.
func (o *onlooker) end() {
	if o.h == nil {
		return
	}
	if o.stop != nil {
		o.stop()
		if err := <-o.done; err != nil {
			o.Error(err)
		}
	}
	o.w.leave()
	o.w.Win.Close()
	language.Speak("")
	o.h = nil
}

// window is the one that was opened last.
func (o *onlooker) window() fyne.Window {
	all := o.w.App.Driver().AllWindows()
	return all[len(all)-1]
}

// settle waits until the session has done all that it was told, and draws it.
func (o *onlooker) settle() {
	for range 4 {
		o.run(o.session)
	}
}

// until settles until something is so, or for some seconds.
func (o *onlooker) until(so func() bool) {
	for range 400 {
		if o.settle(); so() {
			return
		}
		time.Sleep(25 * time.Millisecond)
	}
}

// top is what lies on top in the window that was opened last.
func (o *onlooker) top() fyne.CanvasObject {
	c := o.window().Canvas()
	if top := c.Overlays().Top(); top != nil {
		return top
	}
	return c.Content()
}

// pictures is how many large pictures are shown on top.
func (o *onlooker) pictures() (n int) {
	uitest.Walk(o.top(), fyne.Position{}, func(x fyne.CanvasObject, _ fyne.Position) {
		if i, ok := x.(*canvas.Image); ok && i.Image != nil && i.Size().Width > 200 {
			n++
		}
	})
	return n
}

// tap clicks the first words on top that begin so.
func (o *onlooker) tap(words string) {
	o.settle()
	at, found := fyne.Position{}, false
	see := func(text string, x fyne.CanvasObject, pos fyne.Position) {
		if !found && strings.HasPrefix(text, words) {
			at, found = pos.AddXY(x.Size().Width/2, x.Size().Height/2), true
		}
	}
	uitest.Walk(o.top(), fyne.Position{}, func(x fyne.CanvasObject, pos fyne.Position) {
		switch x := x.(type) {
		case *canvas.Text:
			see(x.Text, x, pos)
		case *paint.PlainButton:
			see(x.Text, x, pos)
		}
	})
	if !found {
		o.Fatalf("%q is nowhere", words)
	}
	test.TapCanvas(o.window().Canvas(), at)
	o.settle()
}

// enter types a PIN where one is asked for, and waits until the door has opened.
func (o *onlooker) enter() {
	c := o.window().Canvas()
	door := c.Focused()
	for _, r := range "1234" {
		door.TypedRune(r)
	}
	o.until(func() bool { return c.Focused() != door })
}

func (o *onlooker) key(keys ...fyne.KeyName) {
	for _, k := range keys {
		c := o.w.Win.Canvas()
		if f := c.Focused(); f != nil {
			f.TypedKey(&fyne.KeyEvent{Name: k})
		} else {
			c.OnTypedKey()(&fyne.KeyEvent{Name: k})
		}
		o.settle()
	}
}

func (o *onlooker) letter(letters string) {
	for _, r := range letters {
		c := o.w.Win.Canvas()
		if f := c.Focused(); f != nil {
			f.TypedRune(r)
		} else {
			c.OnTypedRune()(r)
		}
		o.settle()
	}
}

// gone is a match that has gone so many of a hundred of its moves; below 0, to so many moves
// before its end.
func gone(t *testing.T, g game.Game, players, moves int) *game.Match {
	t.Helper()
	key := fmt.Sprint(g.Name(), players)
	setup := game.Setup{Game: g.Name(), Players: players}.Complete(g)
	if played[key] == nil {
		m, err := game.NewMatch(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		people, err := g.Players(setup, rand.New(rand.NewPCG(5, 1)).IntN)
		if err != nil {
			t.Fatal(err)
		}
		for m.State().Result() == nil {
			next, err := people.Next(m.State())
			if err == nil {
				err = m.Apply(next)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		for i := range m.Len() {
			played[key] = append(played[key], m.Move(i))
		}
	}
	all := played[key]
	if moves < 0 {
		moves = len(all) + 1 + moves
	} else {
		moves = (moves*len(all) + 99) / 100
	}
	m, err := game.NewMatch(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range all[:max(moves, 0)] {
		if err := m.Apply(x); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// before is how far before its end the match that goes stands where a move of a verb is made
// first.
func before(t *testing.T, g game.Game, players int, verb string) int {
	t.Helper()
	gone(t, g, players, 0)
	all := played[fmt.Sprint(g.Name(), players)]
	at := slices.IndexFunc(all, func(m game.Move) bool { return m.Verb == verb })
	if at < 0 {
		t.Fatalf("nobody makes the move %q", verb)
	}
	return at - len(all) - 1
}

var played = map[string][]game.Move{}

// tablePicture stands for what a camera sees.
var tablePicture = func() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 640, 360))
	draw.Draw(img, img.Rect, image.NewUniform(color.RGBA{92, 74, 58, 255}), image.Point{}, draw.Src)
	for i := range 12 {
		x, y := 60+i%6*90, 80+i/6*120
		draw.Draw(img, image.Rect(x, y, x+60, y+84), image.NewUniform(color.RGBA{225, 220, 205, 255}), image.Point{}, draw.Src)
	}
	return img
}()

// given is what a camera gives.
var given = game.Say("%s, %d a second", "1920 × 1080", 30)

// seen gives a screen a camera.
func seen(s *companion.Screen) {
	s.Picture = tablePicture
	s.Camera = companion.Camera{Name: "HD Pro Webcam C920", FPS: 29.7, Width: 1920, Height: 1080, Tags: 42, Plates: 5, PlatesAll: 5, PxPerModule: 2.13, Ready: true}
}

// shelf is a shelf of evenings.
func shelf(t *testing.T) *saved.Shelf {
	t.Helper()
	list := games.List()
	return &saved.Shelf{
		List: func() (out []library.Game, err error) {
			for i := range 14 {
				g := list[i%len(list)]
				x := library.Game{Path: fmt.Sprintf("/games/evening %d.txt", i), Setup: game.Setup{Game: g.Name(), Players: 3}, Moves: true, Demo: i%7 == 6, Played: time.Duration(31+7*i) * time.Minute, Last: time.Date(2026, 11, 23-i, 19, i, 0, 0, time.UTC)}
				x.People = map[string]companion.Person{}
				for n, seat := range gone(t, g, 3, 0).State().Seats()[1:] {
					x.People[seat] = companion.Person{Name: []string{"Ada", "Bartholomäus", "Chloé"}[(n+i)%3]}
				}
				out = append(out, x)
			}
			return out, nil
		},
		Stand: func(x library.Game) (library.Standing, error) {
			i := 0
			fmt.Sscanf(x.Path, "/games/evening %d", &i)
			if i == 9 {
				return library.Standing{}, fmt.Errorf("the deck is gone")
			}
			g := list[i%len(list)]
			m := gone(t, g, 3, map[bool]int{true: -1, false: 25}[i%3 > 0])
			s := library.Standing{Seats: m.State().Seats(), Box: g.Box(), Title: g.Title(), Moves: m.Len()}
			people := []companion.Person{{}}
			for _, seat := range s.Seats[1:] {
				people = append(people, x.People[seat])
			}
			s.View = companion.NamedView(m.State().View(game.Table), people)
			return s, nil
		},
		Read: library.Read,
		Open: func() string { return "" },
	}
}

// lessonsOf are the lessons of all games.
func lessonsOf() (out []learning.Lesson) {
	for _, g := range games.List() {
		t, ok := g.(game.Teacher)
		if !ok {
			continue
		}
		for _, l := range t.Lessons() {
			out = append(out, learning.Lesson{Game: g, Lesson: l, Begin: func(show func(*companion.Screen)) (*learning.Class, error) {
				c, err := lesson.Open(g, l, lesson.Options{Live: true, Show: show, Demo: demo.Options{Width: 320, Height: 180}})
				if err != nil {
					return nil, err
				}
				ctx, cancel := context.WithCancel(context.Background())
				go c.Run(ctx)
				return &learning.Class{Send: c.Send, Close: cancel}, nil
			}})
		}
	}
	return out
}
