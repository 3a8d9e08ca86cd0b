package room

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/ui/aloud"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Sheet lies in the middle of the window, over what it was asked from, until it is
// closed: by one of its buttons, by Escape or by a click beside it.
type Sheet struct {
	Title  string
	Body   fyne.CanvasObject
	Size   fyne.Size       // in units; smaller where the window is. A height of 0 is what the body needs.
	Foot   []*paint.Button // the first stands on the right, the others on the left; none for Close
	Enter  func()          // what Enter does, or nil
	Closed func()          // hears that the sheet was closed, or nil

	w      *Window
	root   *fyne.Container
	ground *paint.Pane
	body   *container.ThemeOverride
}

// Show lays a sheet over the window.
func (w *Window) Show(s *Sheet) {
	s.w = w
	if len(s.Foot) == 0 {
		s.Foot = []*paint.Button{paint.NewButton(w.unit(), words.Word("Close"), "", paint.Ready, s.Close)}
	}
	shade := paint.NewTouch(s.Close, func(size fyne.Size) []fyne.CanvasObject {
		return []fyne.CanvasObject{paint.RoundRect(look.Alpha(look.Ink, 0.72), look.Ink, 0, 0, 0, 0, size.Width, size.Height)}
	})
	s.ground = paint.NewPane(s.draw)
	s.body = container.NewThemeOverride(s.Body, w.Theme())
	s.root = container.New(sheetLayout{s}, shade, paint.NewTouch(func() {}, nothing), s.ground, s.body)
	for _, k := range s.Foot {
		s.root.Add(k)
	}
	w.sheets = append(w.sheets, s)
	w.Win.Canvas().Overlays().Add(s.root)
	s.root.Resize(w.Win.Canvas().Size())
	w.Say(s.Heard())
}

// Heard says what the sheet is about.
func (s *Sheet) Heard() string {
	return aloud.Join(append([]string{s.Title}, aloud.Page(s.body)...)...)
}

func nothing(fyne.Size) []fyne.CanvasObject { return nil }

// unit is the length of a unit on a sheet: widgets are not made smaller.
func (w *Window) unit() float32 { return max(w.Unit, 1) }

// Close takes the sheet away.
func (s *Sheet) Close() {
	for i, o := range s.w.sheets {
		if o == s {
			s.w.sheets = append(s.w.sheets[:i:i], s.w.sheets[i+1:]...)
			s.w.Win.Canvas().Overlays().Remove(s.root)
			if s.Closed != nil {
				s.Closed()
			}
			s.w.uncover()
			return
		}
	}
}

// TopSheet is the sheet that covers all else, or nil.
func (w *Window) TopSheet() *Sheet {
	if n := len(w.sheets); n > 0 && w.Win.Canvas().Overlays().Top() == w.sheets[n-1].root {
		return w.sheets[n-1]
	}
	return nil
}

// CloseSheets closes all sheets.
func (w *Window) CloseSheets() {
	for n := len(w.sheets); n > 0; n = len(w.sheets) {
		w.sheets[n-1].Close()
	}
}

// Key takes a key.
func (s *Sheet) Key(k fyne.KeyName) {
	switch k {
	case fyne.KeyEscape:
		s.Close()
	case fyne.KeyReturn, fyne.KeyEnter:
		if s.Enter != nil {
			s.Enter()
		}
	}
}

// Redraw lays the sheet out anew, as its body has changed.
func (s *Sheet) Redraw() {
	if s == nil || s.root == nil { // it is not shown yet
		return
	}
	s.root.Refresh() // what is new takes the size of the text, and with it its own
	sheetLayout{s}.Layout(s.root.Objects, s.root.Size())
	s.root.Refresh()
}

func (s *Sheet) draw(size fyne.Size) []fyne.CanvasObject {
	u := s.w.unit()
	lines, ts := paint.Fit(s.Title, 26*u, 18*u, paint.Display, size.Width-48*u, 1)
	objs, _ := paint.Paragraph(lines, ts, paint.Display, look.Moon, 24*u, 14*u)
	return append([]fyne.CanvasObject{
		paint.RoundRect(look.Mix(look.Night, look.Dusk, 0.45), look.Alpha(look.Glow, 0.7), 1.6*u, 14*u, 0, 0, size.Width, size.Height),
	}, objs...)
}

// sheetLayout puts the sheet in the middle: its title, its body, and its buttons.
type sheetLayout struct{ s *Sheet }

// MinSize is part of fyne.Layout.
func (sheetLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(paint.LeastWidth, paint.LeastHeight)
}

// Layout is part of fyne.Layout.
func (l sheetLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s := l.s
	u := s.w.unit()
	head, foot, pad := 60*u, 74*u, 24*u
	w := min(s.Size.Width*u, size.Width*0.96)
	s.body.Resize(fyne.NewSize(w-2*pad, 10)) // what wraps knows its height from its width
	h := s.Size.Height * u
	if h == 0 {
		h = s.body.MinSize().Height + head + foot
	}
	h = min(h, size.Height*0.96)
	x, y := paint.Floor((size.Width-w)/2), paint.Floor((size.Height-h)/2)
	paint.At(objects[0], 0, 0, size.Width, size.Height)
	paint.At(objects[1], x, y, w, h)
	paint.At(s.ground, x, y, w, h)
	paint.At(s.body, x+pad, y+head, w-2*pad, h-head-foot)
	left, right := x+pad, x+w-pad
	for i, k := range s.Foot {
		kw := max(paint.Floor(k.Width()), 110*u)
		if i == 0 {
			paint.At(k, right-kw, y+h-58*u, kw, 44*u)
			continue
		}
		paint.At(k, left, y+h-58*u, min(kw, right-left-130*u), 44*u)
		left += kw + 10*u
	}
}

// Ask asks a question with one button that does it and one that does not.
func (w *Window) Ask(title string, body fyne.CanvasObject, yes string, do func()) *Sheet {
	s := &Sheet{Title: title, Body: body, Size: fyne.NewSize(520, 0)}
	s.Enter = func() {
		s.Close()
		do()
	}
	s.Foot = []*paint.Button{
		paint.NewButton(w.unit(), yes, "", paint.Warm, s.Enter),
		paint.NewButton(w.unit(), words.Word("Cancel"), "", paint.Quiet, s.Close),
	}
	w.Show(s)
	return s
}
