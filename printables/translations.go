package printables

import "embed"

// Translations are the sentences printed on every game's sheets in other
// languages.
//
//go:embed translations
var Translations embed.FS
