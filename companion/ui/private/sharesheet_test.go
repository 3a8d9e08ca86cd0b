package private

import (
	"errors"
	"image"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// phones is a server that only remembers.
type phones struct {
	links   []Link
	revoked []game.Seat
	fail    error
}

func (p *phones) sharing() *Sharing {
	return &Sharing{
		Start: func() error { return p.fail },
		Links: func() []Link { return p.links },
		Revoke: func(s game.Seat) {
			p.revoked = append(p.revoked, s)
			p.links[s].URL += "x"
			p.links[s].Bound = false
		},
	}
}

// TestTheFingerprintOfTheCertificateIsShown: so that people can compare it with what
// their phones show.
func TestTheFingerprintOfTheCertificateIsShown(t *testing.T) {
	for _, f := range []string{"", "0A:1B"} {
		p := &phones{links: []Link{{Seat: 0, URL: "http://h/t/"}}}
		w, _ := open(t, "agent", fyne.NewSize(1280, 800))
		sharing := p.sharing()
		sharing.Fingerprint = f
		AskLinks(w.Window, sharing, nil)
		if all := strings.Join(uitest.Texts(w.Win.Canvas().Overlays().Top()), " "); strings.Contains(all, "SHA-256") != (f != "") || !strings.Contains(all, f) {
			t.Errorf("with the fingerprint %q it says %s", f, all)
		}
	}
}

func TestShareSheetShowsOneLinkUntilItIsTaken(t *testing.T) {
	p := &phones{links: []Link{{Seat: 0, URL: "http://h/t/"}, {Seat: 1, URL: "http://h/v/"}, {Seat: 2, URL: "http://h/k/"}, {Seat: 3, URL: "http://h/a/"}}}
	w, _ := open(t, "agent", fyne.NewSize(1280, 800))
	closed := false
	s := AskLinks(w.Window, p.sharing(), func() { closed = true })
	if s == nil || s.shown != "http://h/t/" {
		t.Fatal("it does not begin with everyone's view")
	}
	uitest.Press(t, s.seats, "The Visitor")
	if s.shown != "" {
		t.Fatal("the Visitor's link is shown to everyone")
	}
	if f := w.Win.Canvas().Focused(); f != fyne.Focusable(s.door.pin) && f != fyne.Focusable(s.door.name) {
		t.Errorf("typing goes to %T", f)
	}
	enter(s.door, "Ada", "2468")
	if s.shown != "http://h/v/" {
		t.Fatal("the Visitor's link is not shown to her")
	}
	p.links[1].Bound, p.links[1].Joined = true, 1
	s.Fill()
	if s.shown != "" || s.entered {
		t.Error("a link that is taken is still shown, or another can be made without her PIN")
	}
	if all := labels(s.code); !strings.Contains(all, "phone has joined") {
		t.Errorf("nobody is told that the phone has joined: %q", all)
	}
	test.Type(s.door.pin, "2468")
	tap := func(text string) {
		t.Helper()
		uitest.Press(t, s.code, text)
	}
	tap("Let another device take it")
	if len(p.revoked) != 1 || s.shown != "http://h/v/x" {
		t.Errorf("another device takes it: revoked %v, shown %q", p.revoked, s.shown)
	}
	tap("End this link, make a new one")
	if len(p.revoked) != 2 || s.shown != "http://h/v/xx" {
		t.Errorf("revoked %v, shown %q", p.revoked, s.shown)
	}
	uitest.Press(t, s.seats, "The Kid")
	enter(s.door, "Ben", "1357")
	if s.shown != "http://h/k/" {
		t.Errorf("the Kid's link is not shown but %q", s.shown)
	}
	uitest.Press(t, s.seats, "The Visitor · Ada · joined")
	if s.shown != "" {
		t.Error("the Visitor's link is shown again without her PIN")
	}
	if w.Win.Canvas().Focused() != fyne.Focusable(s.door.pin) {
		t.Errorf("her PIN would go to %T", w.Win.Canvas().Focused())
	}
	if test.Type(s.door.pin, "9999"); s.shown != "" || s.door.said.Text == "" {
		t.Error("a wrong PIN shows the link, or nothing is said of it")
	}
	if test.Type(s.door.pin, "2468"); s.shown != "http://h/v/xx" {
		t.Errorf("her PIN shows %q", s.shown)
	}
	s.Close()
	if !closed || w.Win.Canvas().Overlays().Top() != nil {
		t.Error("the sheet is closed and still there")
	}
}

// labels are the words of the labels in a part of a window.
func labels(o fyne.CanvasObject) string {
	out := ""
	var look func(o fyne.CanvasObject)
	look = func(o fyne.CanvasObject) {
		if l, ok := o.(*widget.Label); ok {
			out += l.Text + "\n"
			return
		}
		uitest.Parts(o, look)
	}
	look(o)
	return out
}

// TestShareSheetAsksForThePINAgain: after half a minute, whatever was shown.
func TestShareSheetAsksForThePINAgain(t *testing.T) {
	p := &phones{links: []Link{{Seat: 0, URL: "http://h/t/"}, {Seat: 1, URL: "http://h/v/"}, {Seat: 2, URL: "http://h/k/"}}}
	w, _ := open(t, "agent", uitest.Usual)
	s, clock := AskLinks(w.Window, p.sharing(), nil), &hourglass{}
	w.Later = func(f func()) { waiting = append(waiting, f) }
	s.after = clock.after
	come := func() {
		uitest.Press(t, s.seats, "The Visitor")
		enter(s.door, "Ada", "2468")
		settle()
		if s.shown != p.links[1].URL {
			t.Fatalf("her PIN shows %q", s.shown)
		}
	}
	come()
	if clock.turn(); s.shown != "" || s.entered || s.door == nil {
		t.Error("the link stays open")
	}
	p.links[1].Joined = 0
	test.Type(s.door.pin, "2468")
	settle()
	uitest.Press(t, s.code, "End this link, make a new one")
	if n := len(clock.due); n != 2 || *clock.due[0] != nil {
		t.Errorf("a new link is not shown for its own half minute: %d clocks", n)
	}
	if clock.turn(); s.shown != "" {
		t.Error("the new link stays open")
	}
	p.links[1].Bound = true
	s.Fill()
	test.Type(s.door.pin, "2468")
	settle()
	if clock.turn(); s.entered {
		t.Error("whoever comes by can let another device take the link")
	}
	test.Type(s.door.pin, "2468")
	settle()
	uitest.Press(t, s.seats, "The Kid")
	for _, f := range clock.due {
		if *f != nil {
			t.Error("the clock of a seat that people have left goes on")
		}
	}
	s.Close()
}

// TestAResetClosesTheDoorOnTheShareSheet: it may come from another window.
func TestAResetClosesTheDoorOnTheShareSheet(t *testing.T) {
	p := &phones{links: []Link{{Seat: 0, URL: "http://h/t/"}, {Seat: 1, URL: "http://h/v/"}}}
	w, _ := open(t, "agent", uitest.Usual)
	s := AskLinks(w.Window, p.sharing(), nil)
	uitest.Press(t, s.seats, "The Visitor")
	enter(s.door, "Ada", "2468")
	doors := func(d companion.Door) {
		w.Screen.Doors = []companion.Door{d}
		s.Show()
	}
	if doors(companion.Door{Seat: 1, Owner: "Ada", Wrong: 1}); s.shown == "" {
		t.Fatal("the link is covered without a reset")
	}
	if doors(companion.Door{Seat: 1, Resets: 1}); s.shown != "" || s.entered || s.door == nil {
		t.Error("the link is still shown after a reset")
	}
	if doors(companion.Door{Seat: 1, Resets: 1, Owner: "Eve", Phone: true}); !s.door.phone.Visible() {
		t.Error("a phone that has come is not offered to be asked")
	}
}

// TestThePINFromBeforeAResetHasASheetOfItsOwn: it opens no door.
func TestThePINFromBeforeAResetHasASheetOfItsOwn(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	var got []companion.Knock
	w.Send = func(c companion.Command) { got = append(got, c.(companion.Knock)) }
	w.Screen.Doors = []companion.Door{{Seat: 1, Owner: "Eve", Resets: 1}}
	left := false
	d := newDoorway(w.Window, 1, func() { t.Error("the door opens") }, func() { left = true })
	if d.old.Visible() {
		t.Error("it is asked for though nothing waits for it")
	}
	w.Screen.Doors[0].Lost = true
	d.show()
	test.Tap(d.old)
	sheet := w.TopSheet()
	if !d.old.Visible() || !left || sheet == nil {
		t.Fatal("no sheet asks for it")
	}
	pin, _ := w.Win.Canvas().Focused().(*pinField)
	if test.Type(pin, "2468"); len(got) != 1 || !got[0].Before || got[0].PIN != "2468" || got[0].Seat != 1 || pin.Text != "" {
		t.Fatalf("sent is %+v", got)
	}
	got[0].Reply(companion.Opening{Why: game.Say("This is not the PIN. Wait %d seconds.", 2)})
	if w.TopSheet() != sheet || !strings.Contains(labels(sheet.Body), "not the PIN") {
		t.Errorf("after a wrong one it says %q", labels(sheet.Body))
	}
	if got[0].Reply(companion.Opening{Open: true}); w.TopSheet() != nil {
		t.Error("the sheet stays after the right one")
	}
}

// TestShareSheetSaysWhenASeatWasTaken: for good, so that nobody takes one unseen.
func TestShareSheetSaysWhenASeatWasTaken(t *testing.T) {
	w, _ := open(t, "agent", uitest.Usual)
	w.Screen.Doors = []companion.Door{{Seat: 1, Owner: "Ada", Taken: "21:04"}}
	s := AskLinks(w.Window, (&phones{links: []Link{{Seat: 0}, {Seat: 1}}}).sharing(), nil)
	uitest.Press(t, s.seats, "The Visitor · Ada · since 21:04")
}

func TestShareSheetSaysWhyItCannotShare(t *testing.T) {
	p := &phones{fail: errors.New("this computer is in no network: join one")}
	w, _ := open(t, "agent", uitest.Usual)
	if AskLinks(w.Window, p.sharing(), nil) != nil {
		t.Error("links are shown")
	}
	if top := w.Win.Canvas().Overlays().Top(); top == nil {
		t.Error("nothing is said")
	}
}

func TestAPhoneReadsTheCode(t *testing.T) {
	const url = "http://192.168.178.23:48123/ABCDEFGHIJKLMNOPQRSTUVWXYZ/"
	code, err := qrImage(url)
	if err != nil {
		t.Fatal(err)
	}
	large := image.NewGray(image.Rect(0, 0, code.Bounds().Dx()*6, code.Bounds().Dy()*6))
	for i := range large.Pix {
		large.Set(i%large.Stride, i/large.Stride, code.At(i%large.Stride/6, i/large.Stride/6))
	}
	file := filepath.Join(t.TempDir(), "code.png")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(f, large); err != nil {
		t.Fatal(err)
	}
	f.Close()
	out, err := exec.Command("zbarimg", "-q", "--raw", file).Output()
	if err != nil || strings.TrimSpace(string(out)) != url {
		t.Errorf("it reads %q, %v", out, err)
	}
}
