package private

import (
	"image"
	"image/color"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"
	"github.com/skip2/go-qrcode"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// Sharing is the phones' server as the window sees it. Its functions are
// called on the window's goroutine and must not block for long.
type Sharing struct {
	Start  func() error // begins to serve, unless it does already; the error is a sentence
	Links  func() []Link
	Revoke func(game.Seat) // ends the link and makes a new one
	// Fingerprint is the SHA-256 of the certificate that phones are asked to trust; empty
	// when the pages are not encrypted.
	Fingerprint string
}

// Link is the way to one seat's page; the table's shows what everyone may see.
type Link struct {
	Seat   game.Seat
	URL    string // a secret, until a device has taken it
	Bound  bool   // a device has taken it, and no other can
	Joined int    // pages that follow by it now
}

// LinkSheet shows one link at a time, large enough to be scanned across the
// table, and hides it once a device has taken it. A seat's link, and what can be
// done with it, lies behind the seat's door, which closes when a device has taken it
// and after half a minute.
type LinkSheet struct {
	w       *room.Window
	sharing *Sharing
	sheet   *room.Sheet
	seat    game.Seat
	entered bool             // the chosen seat's door was opened
	resets  int              // so often its PIN had been reset then
	doors   []companion.Door // as they were drawn
	shut    func() bool      // keeps it from closing by itself; nil while it is closed
	after   func(time.Duration, func()) (stop func() bool)
	door    *doorway // while it is asked at
	shown   string   // the URL drawn
	seats   *fyne.Container
	code    *fyne.Container
}

// AskLinks begins to share and shows the links; nil when that fails, which is told.
// Closed is called when the sheet was closed.
func AskLinks(w *room.Window, sharing *Sharing, closed func()) *LinkSheet {
	if err := sharing.Start(); err != nil {
		w.Complain(err)
		return nil
	}
	s := &LinkSheet{w: w, sharing: sharing, seat: game.Table, seats: container.NewVBox(), code: container.NewStack(), after: after}
	text := words.Word("Each seat scans its own code with the phone's camera. One phone takes a link; nobody else can use it then. All devices must be in the same network.")
	if f := sharing.Fingerprint; f != "" {
		text += "\n" + words.Say("Phones ask whether to trust the certificate. This is its SHA-256 fingerprint: %s", f)
	}
	about := widget.NewLabel(text)
	about.Wrapping = fyne.TextWrapWord
	body := container.NewBorder(about, nil, container.New(wide(310*w.Unit), s.seats), nil, s.code)
	s.sheet = &room.Sheet{Title: words.Word("Phones"), Body: body, Size: fyne.NewSize(880, 660), Closed: func() {
		s.leave()
		if closed != nil {
			closed()
		}
	}}
	s.Fill()
	w.Show(s.sheet)
	return s
}

// Close closes the sheet.
func (s *LinkSheet) Close() { s.sheet.Close() }

// Show follows a new screen. A reset closes the door of its seat.
func (s *LinkSheet) Show() {
	if slices.Equal(s.doors, s.w.Screen.Doors) {
		return
	}
	if s.doors = s.w.Screen.Doors; s.entered && door(s.w, s.seat).Resets > s.resets {
		s.leave()
	}
	s.Fill()
}

// Fill draws the seats and the chosen seat's link.
func (s *LinkSheet) Fill() {
	links := s.sharing.Links()
	s.seats.RemoveAll()
	for _, l := range links {
		b := paint.NewPlainButton(s.title(l), func() {
			s.leave()
			s.seat = l.Seat
			s.Fill()
			if s.door != nil {
				s.w.Win.Canvas().Focus(s.door.focus())
			}
		})
		b.Alignment = widget.ButtonAlignLeading
		if l.Seat == s.seat {
			b.Importance = widget.HighImportance
		}
		s.seats.Add(b)
	}
	for _, l := range links {
		if l.Seat != s.seat {
			continue
		}
		if s.entered && s.shown != "" && l.Bound {
			s.leave() // her phone has joined
		}
		if l.Seat == game.Table || s.entered {
			s.link(l)
		} else {
			s.ask(l)
		}
	}
	s.sheet.Redraw()
}

// leave turns away from the chosen seat's door, and closes it.
func (s *LinkSheet) leave() {
	if s.door != nil {
		s.door.left, s.door = true, nil
	}
	if s.shut != nil {
		s.shut()
	}
	s.entered, s.shut = false, nil
}

// enter shows what lies behind the chosen seat's door, for half a minute from now.
func (s *LinkSheet) enter() {
	s.leave()
	s.entered, s.resets = true, door(s.w, s.seat).Resets
	seat := s.seat
	s.shut = s.after(longestRest, func() {
		s.w.Later(func() {
			if s.entered && s.seat == seat {
				s.leave()
				s.Fill()
			}
		})
	})
	s.Fill()
}

// title is a seat's name and how many pages follow for it.
func (s *LinkSheet) title(l Link) string {
	name := s.w.SeatName(int(l.Seat))
	if l.Seat == game.Table {
		name = words.Word("Everyone's view")
	}
	d := door(s.w, l.Seat)
	if d.Owner != "" && !strings.HasPrefix(name, d.Owner) {
		name += " · " + d.Owner
	}
	if d.Taken != "" {
		name = words.Say("%s · since %s", name, d.Taken)
	}
	switch {
	case l.Joined > 0 && l.Seat == game.Table:
		return words.Say("%s · %d joined", name, l.Joined)
	case l.Joined > 0:
		return words.Say("%s · joined", name)
	case l.Bound:
		return words.Say("%s · away", name)
	}
	return name
}

// ask shows the chosen seat's door, and whether a phone has joined.
func (s *LinkSheet) ask(l Link) {
	s.shown = ""
	if s.door == nil {
		s.door = newDoorway(s.w, s.seat, s.enter, s.Close)
	}
	s.door.show()
	title, text := s.door.asks()
	if l.Bound {
		text = joined(l) + " " + text
	}
	about := widget.NewLabelWithStyle(text, fyne.TextAlignCenter, paint.Plain)
	about.Wrapping = fyne.TextWrapWord
	s.code.Objects = []fyne.CanvasObject{container.NewVBox(layout.NewSpacer(), widget.NewLabelWithStyle(title, fyne.TextAlignCenter, paint.Bold), about, s.door.box, layout.NewSpacer())}
}

// joined says whether the phone that has taken a link follows it now.
func joined(l Link) string {
	if l.Joined == 0 {
		return words.Word("This seat's phone is asleep or away. It comes back by itself.")
	}
	return words.Word("This seat's phone has joined. Its link works on no other device.")
}

// link shows a link as a code, or what can be done about one that is taken.
func (s *LinkSheet) link(l Link) {
	revoke := paint.NewPlainButton(words.Word("End this link, make a new one"), func() {
		s.sharing.Revoke(l.Seat)
		if l.Seat == game.Table {
			s.Fill()
		} else {
			s.enter()
		}
	})
	if l.Bound {
		t := widget.NewLabel(joined(l))
		t.Wrapping, t.Alignment = fyne.TextWrapWord, fyne.TextAlignCenter
		release := paint.NewPlainButton(words.Word("Let another device take it"), func() {
			s.sharing.Revoke(l.Seat) // who has the old one may have copied it
			s.enter()
		})
		s.shown = ""
		s.code.Objects = []fyne.CanvasObject{container.NewVBox(layout.NewSpacer(), t, container.NewCenter(release), layout.NewSpacer())}
		return
	}
	s.shown = l.URL
	code, err := qrImage(l.URL)
	if err != nil {
		s.code.Objects = []fyne.CanvasObject{widget.NewLabel(words.Complaint(err))}
		return
	}
	img := canvas.NewImageFromImage(code)
	img.FillMode, img.ScaleMode = canvas.ImageFillContain, canvas.ImageScalePixels
	foot := container.NewCenter(revoke)
	if l.Seat == game.Table {
		t := widget.NewLabelWithStyle(words.Word("For a tablet or a second screen: any number of devices may follow."), fyne.TextAlignCenter, paint.Plain)
		t.Wrapping = fyne.TextWrapWord
		foot = container.NewVBox(t, foot)
	}
	s.code.Objects = []fyne.CanvasObject{container.NewBorder(nil, foot, nil, nil, container.NewPadded(img))}
}

// qrImage is a link as a code with its quiet zone, a pixel a module.
func qrImage(text string) (image.Image, error) {
	q, err := qrcode.New(text, qrcode.Medium)
	if err != nil {
		return nil, err
	}
	bits := q.Bitmap() // with four modules of quiet zone
	img := image.NewGray(image.Rect(0, 0, len(bits), len(bits)))
	for y, row := range bits {
		for x, dark := range row {
			if !dark {
				img.SetGray(x, y, color.Gray{0xff})
			}
		}
	}
	return img, nil
}

// wide gives its objects a width.
type wide float32

// MinSize is part of fyne.Layout.
func (w wide) MinSize(objects []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(float32(w), 0)
	for _, o := range objects {
		size = size.Max(o.MinSize())
	}
	return size
}

// Layout is part of fyne.Layout.
func (w wide) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		paint.At(o, 0, 0, size.Width, size.Height)
	}
}
