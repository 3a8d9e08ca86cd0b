package look

import _ "embed"

// Icon is the program's picture as SVG, square.
//
//go:embed icon.svg
var Icon []byte
