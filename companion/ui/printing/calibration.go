package printing

import (
	"context"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"github.com/grovewatch/grovewatch/companion/ui/paint"
	"github.com/grovewatch/grovewatch/companion/ui/room"
	"github.com/grovewatch/grovewatch/companion/ui/words"
	"github.com/grovewatch/grovewatch/printables"
)

// askOffset lines a printer's backs up with their fronts: a calibration sheet
// is made, and the square that agrees on it is kept for the paper.
func (p *Page) askOffset() {
	step := func(text string) fyne.CanvasObject {
		l := widget.NewLabel(text)
		l.Wrapping = fyne.TextWrapWord
		return l
	}
	said := widget.NewLabel("")
	said.Wrapping = fyne.TextWrapWord
	tell := func(text string, i widget.Importance) {
		said.Importance = i
		said.SetText(text)
	}
	sheet := paint.NewPlainButton(words.Word("Make the calibration sheet"), nil)
	sheet.OnTapped = func() {
		sheet.Disable()
		dir, opt := filepath.Dir(p.dir), printables.Options{Paper: p.opt.Paper, Word: p.opt.Word}
		opt.Dir = dir
		go func() {
			made, err := printables.PrintCalibration(context.Background(), opt)
			p.w.Later(func() {
				sheet.Enable()
				if err != nil {
					tell(words.Complaint(err), widget.WarningImportance)
					return
				}
				tell(words.Say("It lies in %s.", filepath.Join(dir, made.Files[0])), widget.SuccessImportance)
			})
		}()
	}
	square := paint.NewSearchField(func() { p.w.Win.Canvas().Unfocus() })
	square.SetPlaceHolder(words.Word("Such as F6"))
	keep := paint.NewPlainButton(words.Word("Keep"), func() {
		o, err := printables.SquareOffset(square.Text)
		if err == nil {
			err = printables.SaveOffset(p.opt.Paper, o)
		}
		if err != nil {
			tell(words.Complaint(err), widget.WarningImportance)
			return
		}
		tell(words.Say("Kept: backs are moved by %.1f and %.1f mm.", o.X, o.Y), widget.SuccessImportance)
		p.lay()
	})
	keep.Importance = widget.HighImportance
	square.OnSubmitted = func(string) { keep.OnTapped() }
	body := container.NewVBox(
		step(words.Word("1. Make the calibration sheet and print it at 100 % on both sides, flipped on the long edge.")),
		container.NewHBox(sheet),
		step(words.Word("2. Hold it to the light. In one of the squares, front and back meet exactly.")),
		step(words.Word("3. Which one is it? A column and a row are printed beside each square.")),
		container.NewBorder(nil, nil, nil, keep, square),
		said,
	)
	p.w.Show(&room.Sheet{Title: words.Word("Line up front and back"), Body: body, Size: fyne.NewSize(720, 480)})
}
