package ui

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// written is a text of a page, or a button, and where it lies.
type written struct {
	text           string
	size           float32
	button         bool
	of             *paint.Button // whose words they are, or nil
	from, to       float32       // the sides of that button, or of a plain one
	x0, y0, x1, y1 float32
	clip           [4]float32        // what of the window can be seen there
	pane           fyne.CanvasObject // that draws it, or nil
}

// read lists what is written in a window, of the topmost overlay and what lies below.
func read(win fyne.Window, bad func(string)) (out []written) {
	c := win.Canvas()
	root := c.Content()
	if top := c.Overlays().Top(); top != nil {
		root = top
	}
	var button *paint.Button // that is gone through
	var from, to float32
	var walk func(o fyne.CanvasObject, origin fyne.Position, clip [4]float32, pane fyne.CanvasObject)
	walk = func(o fyne.CanvasObject, origin fyne.Position, clip [4]float32, pane fyne.CanvasObject) {
		if o == nil || !o.Visible() {
			return
		}
		pos := origin.Add(o.Position())
		size := o.Size()
		if size.Width < 0 || size.Height < 0 {
			bad(fmt.Sprintf("a %T of the size %v", o, size))
		}
		rect := func(s fyne.Size) written {
			return written{of: button, from: from, to: to, x0: pos.X, y0: pos.Y, x1: pos.X + s.Width, y1: pos.Y + s.Height, clip: clip, pane: pane}
		}
		switch o := o.(type) {
		case *canvas.Text:
			if strings.TrimSpace(o.Text) == "" {
				return
			}
			w := rect(o.MinSize())
			if o.Alignment == fyne.TextAlignCenter {
				d := (size.Width - o.MinSize().Width) / 2
				w.x0, w.x1 = w.x0+d, w.x1+d
			} else if o.Alignment == fyne.TextAlignTrailing {
				d := size.Width - o.MinSize().Width
				w.x0, w.x1 = w.x0+d, w.x1+d
			}
			w.text, w.size = o.Text, o.TextSize
			out = append(out, w)
		case *fyne.Container:
			for _, c := range o.Objects {
				walk(c, pos, clip, pane)
			}
		case *container.Scroll:
			walk(o.Content, pos.Subtract(o.Offset), shared(clip, pos, size), o)
		case *container.ThemeOverride:
			walk(o.Content, pos, clip, pane)
		case fyne.Widget:
			p := pane
			switch b := o.(type) {
			case *paint.Button:
				w := rect(size)
				w.text, w.button = b.Text, true
				out = append(out, w)
				p, button, from, to = o, b, pos.X, pos.X+size.Width
				defer func() { button, from, to = nil, 0, 0 }()
			case *paint.PlainButton:
				from, to = pos.X, pos.X+size.Width
				defer func() { from, to = 0, 0 }()
			case *paint.Pane:
				p = o
			}
			if _, ok := o.(*widget.Entry); ok {
				clip = shared(clip, pos, size)
			}
			for _, c := range test.WidgetRenderer(o).Objects() {
				walk(c, pos, clip, p)
			}
		}
	}
	size := c.Size()
	walk(root, fyne.Position{}, [4]float32{0, 0, size.Width, size.Height}, nil)
	return out
}

// shared is what of a clip lies in a rectangle.
func shared(clip [4]float32, pos fyne.Position, size fyne.Size) [4]float32 {
	return [4]float32{max(clip[0], pos.X), max(clip[1], pos.Y), min(clip[2], pos.X+size.Width), min(clip[3], pos.Y+size.Height)}
}

// broken tells of a button whose words are broken within one of them, or is empty.
func (a written) broken() string {
	if a.of == nil || a.button || a.text == a.of.Told().Letter || strings.Contains(" "+a.of.Text+" ", " "+a.text+" ") {
		return ""
	}
	return fmt.Sprintf("the button %q is broken: %q", a.of.Text, a.text)
}

// faults are what is wrong with the words and buttons of a page: beside it, over one
// another, broken within a word on a button, or smaller than can be read.
func faults(win fyne.Window, size fyne.Size) (out []string) {
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	list := read(win, func(s string) { say("%s", s) })
	whole := win.Canvas().Size()
	least := leastPoints*min(size.Width/1280, size.Height/800) - 0.1
	for i, a := range list {
		if (a.clip[2]-a.clip[0] < whole.Width || a.clip[3]-a.clip[1] < whole.Height) && (a.y1 <= a.clip[1]+2 || a.y0 >= a.clip[3]-2) {
			continue // it can be scrolled to
		}
		if a.x0 < a.clip[0]-2 || a.x1 > a.clip[2]+2 || a.y0 < -2 || a.y1 > whole.Height+2 {
			say("%q lies at %.0f–%.0f, %.0f–%.0f, outside", a.text, a.x0, a.x1, a.y0, a.y1)
		}
		if !a.button && a.size < least {
			say("%q is %.1f pixels high", a.text, a.size)
		}
		if s := a.broken(); s != "" {
			say("%s", s)
		}
		if a.to > a.from && !a.button && (a.x0 < a.from+2 || a.x1 > a.to-2) {
			say("%q reaches over the edge of its button", a.text)
		}
		for _, b := range list[i+1:] {
			wide, high := min(a.x1, b.x1)-max(a.x0, b.x0), min(a.y1, b.y1)-max(a.y0, b.y0)
			if a.button == b.button && a.pane == b.pane && a.text != b.text && wide > 3 && high > 0.35*min(a.y1-a.y0, b.y1-b.y0) {
				say("%q and %q lie over each other", a.text, b.text)
			}
		}
	}
	return out
}

// cut tells of sentences whose end is missing, and of words that are broken on a button.
func cut(win fyne.Window) (out []string) {
	for _, x := range read(win, func(string) {}) {
		if strings.HasSuffix(x.text, "…") && !strings.HasSuffix(x.text, " …") && !strings.HasSuffix(x.text, "//…") { // which end the words of a button, and an address
			out = append(out, fmt.Sprintf("%q is cut", x.text))
		}
		if s := x.broken(); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// leastPoints is the smallest text of these pages in a window of 1280 × 800.
const leastPoints = 11

// TestFilmWordsKeepToTheirPages draws the pages that are fullest in the narrowest ways: with the
// largest text in German, in the smallest window in French, and as most people see them.
func TestFilmWordsKeepToTheirPages(t *testing.T) {
	ways := []looks{
		{fyne.NewSize(1024, 700), "de", true, len(room.TextSizes) - 1},
		{fyne.NewSize(800, 600), "fr", false, 0},
		{fyne.NewSize(1280, 800), "en", true, 0},
	}
	large := []looks{{fyne.NewSize(2560, 1440), "en", false, len(room.TextSizes) - 1}}
	some := regexp.MustCompile(`^(start|setup camera|preferences|(grove|psisquad|blackwood) (setup people|print|people|question|ending most)|blackwood phones)$`)
	for _, p := range everyPage() {
		in := ways
		switch {
		case p.name == "blackwood phones link" || p.name == "grove unveiling" || p.name == "visitors ending most":
			in = large
		case !some.MatchString(p.name):
			continue
		}
		for _, l := range in {
			o := p.open(t, l)
			for _, s := range faults(o.window(), l.size) {
				t.Errorf("%s, %s: %s", p.name, l, s)
			}
			o.end()
		}
	}
}

// TestNoSentenceIsCut draws the pages with the longest sentences, and those with the most
// buttons, with the largest text in French; in German those that are longest there.
func TestNoSentenceIsCut(t *testing.T) {
	ways := []struct {
		look  looks
		pages string
	}{
		{looks{fyne.NewSize(1024, 700), "fr", true, len(room.TextSizes) - 1}, `^(saved|psisquad (setup house rules|table (early|camera (early|late|hidden)))|blackwood (setup look|table camera late)|grove unveiling)$`},
		{looks{fyne.NewSize(1024, 700), "de", false, 0}, `^(blackwood setup look|(grove|psisquad) ending|grove chooser 1)$`},
	}
	for _, way := range ways {
		testNoSentenceIsCut(t, way.look, regexp.MustCompile(way.pages))
	}
}

func testNoSentenceIsCut(t *testing.T, l looks, some *regexp.Regexp) {
	t.Helper()
	for _, p := range everyPage() {
		if !some.MatchString(p.name) {
			continue
		}
		o := p.open(t, l)
		for _, s := range cut(o.window()) {
			t.Errorf("%s: %s", p.name, s)
		}
		o.end()
	}
}

// TestWhatIsArrangedCanBeSent: below the four objects of a proof the button that places them
// is in sight, in every window and with every text.
func TestWhatIsArrangedCanBeSent(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1024, Height: 700}, {Width: 800, Height: 600}} {
		for text := range room.TextSizes {
			l := looks{size, "en", false, text}
			o := turnTo(t, "grove arranging", l)
			form := o.w.Screen.View.Action[0].Form
			found := false
			for _, x := range read(o.window(), func(string) {}) {
				if !x.button || x.text != words.Tell(form.Send) || x.x0 < size.Width/2 { // the one on the left opens the form
					continue
				}
				if found = true; x.y0 < x.clip[1] || x.y1 > x.clip[3] {
					t.Errorf("%s: %q lies at %.0f–%.0f, and %.0f–%.0f can be seen", l, x.text, x.y0, x.y1, x.clip[1], x.clip[3])
				}
			}
			if !found {
				t.Errorf("%s: no button places them", l)
			}
			o.end()
		}
	}
}

// TestPagesTell: what people look for on a page is there, and its words keep apart.
func TestPagesTell(t *testing.T) {
	largest := len(room.TextSizes) - 1
	for _, c := range []struct {
		page string
		look looks
		want string
	}{
		{"blackwood people", looks{fyne.NewSize(1024, 700), "fr", true, largest}, "flammes"},
		{"grove setup mats camera", looks{fyne.NewSize(1024, 700), "fr", true, largest}, "Champ|de force"},
		{"psisquad table early", looks{fyne.NewSize(1280, 800), "de", false, largest}, "Person 8"},
		{"psisquad keys", looks{fyne.NewSize(1280, 800), "en", false, 0}, "0 – 9"},
		{"psisquad rules", looks{fyne.NewSize(1280, 800), "en", false, 0}, "0, 1, 2, 3, 4, 5, 6, 7, 8, 9"},
		{"lesson psisquad player1 1", looks{fyne.NewSize(1024, 700), "fr", true, largest}, "Résoudre un|code secret"},
		{"lesson psisquad player1 3", looks{fyne.NewSize(1024, 700), "fr", true, largest}, "Position n° 4|0|0|1|1|2"},
		{"visitors piece", looks{fyne.NewSize(1280, 800), "fr", false, 0}, "Galerie · Statue"},
		{"visitors table camera early", looks{fyne.NewSize(1024, 700), "fr", true, largest}, "Joueur 1"},
		{"blackwood setup people", looks{fyne.NewSize(1280, 800), "fr", false, largest}, "Sorcière des étoiles"},
	} {
		o := turnTo(t, c.page, c.look)
		var all []string
		for _, x := range read(o.window(), func(string) {}) {
			all = append(all, x.text)
		}
		if text := strings.Join(all, "|"); !strings.Contains(text, c.want) {
			t.Errorf("%s, %s: %q is not in %q", c.page, c.look, c.want, text)
		}
		for _, s := range faults(o.window(), c.look.size) {
			t.Errorf("%s, %s: %s", c.page, c.look, s)
		}
		o.end()
	}
}

// turnTo opens a page by its name.
func turnTo(t *testing.T, name string, l looks) *onlooker {
	t.Helper()
	for _, p := range everyPage() {
		if p.name == name {
			return p.open(t, l)
		}
	}
	t.Fatalf("no page is called %q", name)
	return nil
}

// TestDigitsAreLightByDay: a card stays dark by day, so what is written on it stays light.
func TestDigitsAreLightByDay(t *testing.T) {
	o := turnTo(t, "psisquad correct", looks{fyne.NewSize(1280, 800), "en", true, 0})
	digits := 0
	uitest.Walk(o.top(), fyne.Position{}, func(x fyne.CanvasObject, _ fyne.Position) {
		if txt, ok := x.(*canvas.Text); ok && (txt.Text == "3" || txt.Text == "5") && txt.TextStyle == paint.Display && txt.TextSize > 24 {
			if r, _, _, _ := txt.Color.RGBA(); r > 0x8000 {
				digits++
			}
		}
	})
	if digits != 8 {
		t.Errorf("%d digits are light on the table and beside it", digits)
	}
}
