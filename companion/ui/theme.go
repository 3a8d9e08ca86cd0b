package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"github.com/grovewatch/grovewatch/cards/look"
)

// The styles of text. Fyne asks a theme for a typeface by style, and nothing
// here is set in italics, so that style stands for the display face.
var (
	plain   = fyne.TextStyle{}
	bold    = fyne.TextStyle{Bold: true}
	display = fyne.TextStyle{Italic: true}
)

// night is the theme: the palette and typefaces shared with the print.
type night struct {
	grow float32 // makes text larger; 0 is 1
	day  bool    // of the whole app: the same by daylight
}

var (
	textFont    = fyne.NewStaticResource("grovewatch-text.ttf", look.Text)
	boldFont    = fyne.NewStaticResource("grovewatch-bold.ttf", look.Bold)
	displayFont = fyne.NewStaticResource("grovewatch-display.ttf", look.Display)
)

func (night) Font(s fyne.TextStyle) fyne.Resource {
	switch {
	case s.Monospace || s.Symbol:
		return theme.DefaultTheme().Font(s)
	case s.Italic:
		return displayFont
	case s.Bold:
		return boldFont
	}
	return textFont
}

func (night) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

func (t night) Size(n fyne.ThemeSizeName) float32 {
	switch n {
	case theme.SizeNameText:
		if t.grow > 0 {
			return 16 * t.grow
		}
		return 16
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 8
	case theme.SizeNameScrollBarSmall:
		return 4
	}
	return theme.DefaultTheme().Size(n)
}

// Color is the app's colour for a use, by night or by day as the app's theme has
// it; that of a part of the window is for its size alone.
func (night) Color(n fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	c := nightColour(n)
	if byDay() {
		return dayColour(c)
	}
	return c
}

func nightColour(n fyne.ThemeColorName) color.Color {
	switch n {
	case theme.ColorNameBackground:
		return look.Ink
	case theme.ColorNameOverlayBackground, theme.ColorNameMenuBackground, theme.ColorNameHeaderBackground:
		return look.Mix(look.Night, look.Dusk, 0.6)
	case theme.ColorNameForeground:
		return look.Moon
	case theme.ColorNamePlaceHolder, theme.ColorNameDisabled:
		return look.Mist
	case theme.ColorNamePrimary, theme.ColorNameHyperlink:
		return look.Glow
	case theme.ColorNameFocus: // lies under words
		return look.Alpha(look.Glow, 0.28)
	case theme.ColorNameForegroundOnPrimary:
		return look.Ink
	case theme.ColorNameSelection:
		return look.Alpha(look.Field, 0.7)
	case theme.ColorNameButton, theme.ColorNameDisabledButton:
		return look.Dusk
	case theme.ColorNameHover:
		return look.Alpha(look.Moon, 0.08)
	case theme.ColorNamePressed:
		return look.Alpha(look.Glow, 0.25)
	case theme.ColorNameInputBackground:
		return look.Ink
	case theme.ColorNameInputBorder, theme.ColorNameSeparator:
		return look.Moss
	case theme.ColorNameScrollBar:
		return look.Alpha(look.Mist, 0.5)
	case theme.ColorNameScrollBarBackground:
		return color.Transparent
	case theme.ColorNameShadow:
		return look.Alpha(look.Ink, 0.6)
	case theme.ColorNameError:
		return look.Alarm
	case theme.ColorNameWarning:
		return look.Lamp
	}
	return theme.DefaultTheme().Color(n, theme.VariantDark)
}
