// Package language says what people read in the language that they speak. Every
// layer keeps its sentences beside its code, in translations/en.json, de.json
// and fr.json, English to translation; this package hands them all to Fyne's
// translator. It must not know what is said, or where it is shown.
package language

import (
	"embed"
	"encoding/json"
	"fmt"
	"os"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
)

// Folder is where a layer's translations lie.
const Folder = "translations"

// All lists the languages in which everything can be said, English first.
func All() []string { return []string{"en", "de", "fr"} }

var (
	mu     sync.RWMutex
	known  = map[string]bool{} // the sentences that can be translated
	spoken string              // what Speak was asked for last
	none   embed.FS
)

// Add makes a layer's translations known.
func Add(files embed.FS) error {
	mu.Lock()
	defer mu.Unlock()
	for _, l := range All() {
		if err := add(files, l); err != nil {
			return fmt.Errorf("the words of a part of the program cannot be read: %w", err)
		}
	}
	return nil
}

// message is a sentence as the translator takes it. Its plain form, a map from
// sentence to sentence, keeps words such as "one" and "other" to itself.
type message struct {
	ID    string `json:"id"`
	Other string `json:"other"`
}

func add(files embed.FS, language string) error {
	data, err := files.ReadFile(Folder + "/" + language + ".json")
	if err != nil {
		return err
	}
	var all map[string]string
	if err := json.Unmarshal(data, &all); err != nil {
		return err
	}
	messages := make([]message, 0, len(all))
	for english, other := range all {
		messages = append(messages, message{english, other})
		if language == "en" {
			known[english] = true
		}
	}
	if data, err = json.Marshal(messages); err != nil {
		return err
	}
	return lang.AddTranslations(fyne.NewStaticResource(language+".json", data))
}

// In is an English sentence in the language that is spoken. What nobody has
// translated, such as the name of a card of somebody's own, stays as it is.
func In(english string) string {
	mu.RLock()
	defer mu.RUnlock()
	if !known[english] {
		return english
	}
	return lang.L(english)
}

// system is the environment that names the system's language.
var system = func() map[string]string {
	out := map[string]string{}
	for _, name := range []string{"LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES"} {
		if v, ok := os.LookupEnv(name); ok {
			out[name] = v
		}
	}
	return out
}()

// Prefer speaks a language that was chosen some other day, unless another was
// chosen since the program started.
func Prefer(language string) {
	mu.RLock()
	chosen := spoken
	mu.RUnlock()
	if chosen == "" && language != "" {
		Speak(language)
	}
}

// Speak changes the language from the next sentence on: one of All, or
// the system's when it is empty. Which characters the terminal has stays.
func Speak(language string) {
	mu.Lock()
	defer mu.Unlock()
	spoken = language
	for _, name := range []string{"LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES"} {
		if v, ok := system[name]; ok {
			_ = os.Setenv(name, v)
		} else {
			_ = os.Unsetenv(name)
		}
	}
	if language != "" {
		if all := os.Getenv("LC_ALL"); all != "" { // it would override the names below
			_ = os.Unsetenv("LC_ALL")
			_ = os.Setenv("LC_CTYPE", all)
		}
		_ = os.Setenv("LANGUAGE", language)
		_ = os.Setenv("LC_MESSAGES", language)
	}
	_ = lang.AddTranslationsFS(none, ".") // has the translator look at the language anew
}
