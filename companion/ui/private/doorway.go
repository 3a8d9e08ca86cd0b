package private

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// longestLook is how long the private panel shows a seat's secrets at a stretch, and
// longestRest how long it may be covered, and a seat's link may stand on the sheet of the
// phones, before the PIN is asked for again.
const (
	longestLook = 10 * time.Second
	longestRest = 30 * time.Second
)

// doorway is the one way to what is a seat's alone: it asks for the seat's PIN,
// or who takes the seat and which PIN she chooses.
type doorway struct {
	w      *room.Window
	seat   game.Seat
	opened func()
	leave  func()
	left   bool // people went away: an answer that comes late opens nothing

	name  *paint.SearchField // of the owner; shown while the seat has none
	pin   *pinField
	said  *widget.Label
	reset *paint.PlainButton
	phone *paint.PlainButton // asks her phone; shown while one follows
	old   *paint.PlainButton // takes a PIN from before a reset; shown while it would unlock something
	box   *fyne.Container
}

// newDoorway makes the doorway of a seat. Opened hears when it may be entered,
// escape when people want to leave; both on the window's goroutine.
func newDoorway(w *room.Window, seat game.Seat, opened, escape func()) *doorway {
	d := &doorway{w: w, seat: seat, opened: opened, leave: escape, name: paint.NewSearchField(escape), pin: newPINField(), said: widget.NewLabel("")}
	d.name.SetPlaceHolder(words.Word("Your name, for all to see"))
	name, _ := w.Person(int(seat))
	d.name.SetText(name)
	d.said.Wrapping, d.said.Alignment = fyne.TextWrapWord, fyne.TextAlignCenter
	d.pin.done, d.pin.escape = d.knock, escape
	d.reset = paint.NewPlainButton(words.Word("PIN forgotten …"), d.askReset)
	d.reset.Importance = widget.LowImportance
	d.phone = paint.NewPlainButton(words.Word("Ask the phone of this seat"), d.askPhone)
	d.old = paint.NewPlainButton(words.Word("The PIN from before the reset …"), d.askOld)
	d.old.Importance = widget.LowImportance
	d.box = container.NewVBox(d.name, d.pin, d.said, container.NewCenter(d.phone), container.NewCenter(d.reset), container.NewCenter(d.old))
	d.show()
	return d
}

// door is what everyone may know of a seat's door.
func door(w *room.Window, seat game.Seat) companion.Door {
	for _, d := range w.Screen.Doors {
		if d.Seat == seat {
			return d
		}
	}
	return companion.Door{Seat: seat}
}

// claimed reports whether the seat has an owner.
func (d *doorway) claimed() bool { return door(d.w, d.seat).Owner != "" }

// asks is what the doorway asks for, in a title and a sentence.
func (d *doorway) asks() (title, text string) {
	name := d.w.SeatName(int(d.seat))
	if d.claimed() {
		return words.Say("%s, enter your PIN", name), words.Word("Let nobody see what you type.")
	}
	return words.Say("%s, choose a PIN", name), words.Word("This is for whoever plays this seat. Enter your name, which everyone sees, and choose 4 digits: from now on they open this seat's pages.")
}

// show follows the seat's owner.
func (d *doorway) show() {
	if d.claimed() {
		d.name.Hide()
		d.reset.Show()
	} else {
		d.name.Show()
		d.reset.Hide()
	}
	if d.claimed() && door(d.w, d.seat).Phone {
		d.phone.Show()
	} else {
		d.phone.Hide()
	}
	if door(d.w, d.seat).Lost {
		d.old.Show()
	} else {
		d.old.Hide()
	}
}

// focus is where typing begins.
func (d *doorway) focus() fyne.Focusable {
	if d.claimed() || d.name.Text != "" {
		return d.pin
	}
	return d.name
}

// knock tries what was typed.
func (d *doorway) knock(pin string) {
	d.pin.SetText("")
	d.said.SetText(words.Word("The PIN is being checked …"))
	d.w.Send(companion.Knock{Seat: d.seat, Owner: d.name.Text, PIN: pin, Reply: d.answered})
}

// askPhone has her phone say whether the door opens.
func (d *doorway) askPhone() {
	d.said.SetText(words.Word("The phone is asked. It has a minute to answer."))
	d.w.Say(d.said.Text)
	d.w.Send(companion.AskPhone{Seat: d.seat, Reply: d.answered})
}

// answered opens the door, or says why it stays shut.
func (d *doorway) answered(o companion.Opening) {
	d.w.Later(func() {
		switch {
		case d.left:
			return
		case o.Open:
			d.opened()
			return
		}
		d.said.SetText(words.Tell(o.Why))
		d.w.Say(d.said.Text)
	})
}

// askReset warns before the table takes a PIN away. It asks in the window that
// everybody sees; the doorway gives way.
func (d *doorway) askReset() {
	d.leave()
	name := d.w.SeatText(int(d.seat))
	text := widget.NewLabel(words.Say("%s is told of it, and everybody sees it. What this seat knew until now stays covered until the end of the game.", name))
	text.Wrapping = fyne.TextWrapWord
	d.w.Ask(words.Say("Reset the PIN of this seat: %s?", name), text, words.Word("Reset it"), func() {
		d.w.Send(companion.ResetPIN{Seat: d.seat})
		d.w.Later(d.show)
	})
}

// askOld asks for a PIN from before a reset, in the window that everybody sees.
func (d *doorway) askOld() {
	d.leave()
	name := d.w.SeatName(int(d.seat))
	pin, said := newPINField(), widget.NewLabel(words.Word("It goes on with what this seat did in private before the reset, which stays covered until the end of the game. A wrong one makes everybody wait, and everybody sees it."))
	said.Wrapping = fyne.TextWrapWord
	sheet := &room.Sheet{Title: words.Say("The PIN from before the reset: %s", name), Body: container.NewVBox(said, pin), Size: fyne.NewSize(520, 0)}
	pin.escape = sheet.Close
	pin.done = func(typed string) {
		pin.SetText("")
		said.SetText(words.Word("The PIN is being checked …"))
		d.w.Send(companion.Knock{Seat: d.seat, PIN: typed, Before: true, Reply: func(o companion.Opening) {
			d.w.Later(func() {
				if o.Open {
					sheet.Close()
				} else {
					said.SetText(words.Tell(o.Why))
				}
			})
		}})
	}
	d.w.Show(sheet)
	d.w.Win.Canvas().Focus(pin)
}
