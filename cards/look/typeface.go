package look

import _ "embed"

// The typefaces, as TrueType files under the SIL Open Font License 1.1 (see
// the folder fonts).
var (
	// Display is Fraunces SemiBold: names and titles.
	//go:embed fonts/Fraunces-SemiBold.ttf
	Display []byte
	// Text is Atkinson Hyperlegible: everything that is read, made so that no
	// two characters are taken for each other.
	//go:embed fonts/AtkinsonHyperlegible-Regular.ttf
	Text []byte
	// Bold is Text's heavy cut: codes, numbers, labels.
	//go:embed fonts/AtkinsonHyperlegible-Bold.ttf
	Bold []byte
	//go:embed fonts/Fraunces-OFL.txt
	displayLicence string
	//go:embed fonts/AtkinsonHyperlegible-OFL.txt
	textLicence string
)

// Typeface is a typeface with the licence text that goes wherever it goes.
type Typeface struct{ Name, Licence string }

// Typefaces are those of print and screen.
func Typefaces() []Typeface {
	return []Typeface{{"Fraunces", displayLicence}, {"Atkinson Hyperlegible", textLicence}}
}
