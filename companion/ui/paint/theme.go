package paint

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"github.com/grovewatch/grovewatch/cards/look"
)

// The styles of text. Fyne asks a theme for a typeface by style, and nothing
// here is set in italics, so that style stands for the display face.
var (
	Plain   = fyne.TextStyle{}
	Bold    = fyne.TextStyle{Bold: true}
	Display = fyne.TextStyle{Italic: true}
)

// Theme is Fyne's theme with the palette and typefaces that screen and print share.
type Theme struct {
	Grow  float32 // makes text larger; 0 is 1
	Day   bool    // light instead of dark; counts in the app's theme alone
	Tight bool    // less room around what widgets hold
}

var (
	textFont    = fyne.NewStaticResource("grovewatch-text.ttf", look.Text)
	boldFont    = fyne.NewStaticResource("grovewatch-bold.ttf", look.Bold)
	displayFont = fyne.NewStaticResource("grovewatch-display.ttf", look.Display)
)

// Font is part of fyne.Theme.
func (Theme) Font(s fyne.TextStyle) fyne.Resource {
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

// Icon is part of fyne.Theme.
func (Theme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

// Size is part of fyne.Theme.
func (t Theme) Size(n fyne.ThemeSizeName) float32 {
	grow := t.Grow
	if grow == 0 {
		grow = 1
	}
	switch n {
	case theme.SizeNameText:
		return 16 * grow
	case theme.SizeNameHeadingText, theme.SizeNameSubHeadingText, theme.SizeNameCaptionText, theme.SizeNameInlineIcon:
		return theme.DefaultTheme().Size(n) * grow
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius:
		return 8
	case theme.SizeNameScrollBarSmall:
		return 4
	case theme.SizeNameInnerPadding:
		if t.Tight {
			return theme.DefaultTheme().Size(n) / 2
		}
	}
	return theme.DefaultTheme().Size(n)
}

// Color is part of fyne.Theme. Night or day is decided by the app's theme; a theme
// over a part of the window changes its size alone.
func (Theme) Color(n fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	c := nightColour(n)
	if ByDay() {
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
