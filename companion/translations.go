package companion

import "embed"

// Translations are the sentences of the session and the table in other
// languages.
//
//go:embed translations
var Translations embed.FS
