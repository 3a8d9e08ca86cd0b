// Package language translates what people read into the language they speak.
// The code says everything in English, and an English sentence is its own key.
// Every layer keeps the translations beside its code, in translations/de.json
// and fr.json; this package hands them to Fyne's translator. It must not know
// what is said, or where it is shown.
package language

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
)

// All lists the languages in which everything can be said, English first.
func All() []string { return append([]string{"en"}, foreign...) }

// foreign are the languages into which the English sentences are translated.
var foreign = []string{"de", "fr"}

var (
	mu     sync.RWMutex
	known  = map[string]map[string]string{} // translations by English sentence and language
	spoken string                           // the language Speak was last asked for
	none   embed.FS
)

// Add makes the translations in files known: those in a folder "translations",
// or in several such folders one level down. It is an error when there is no such
// folder, when one lacks a language, or when a sentence is already known with
// another translation.
func Add(files fs.FS) error {
	var folders []string
	for _, pattern := range []string{"translations", "*/translations"} {
		found, err := fs.Glob(files, pattern)
		if err != nil {
			return err
		}
		folders = append(folders, found...)
	}
	if len(folders) == 0 {
		return errors.New("there is no folder “translations”")
	}
	mu.Lock()
	defer mu.Unlock()
	for _, folder := range folders {
		for _, language := range foreign {
			if err := add(files, path.Join(folder, language+".json"), language); err != nil {
				return fmt.Errorf("the translations cannot be used: %w", err)
			}
		}
	}
	return nil
}

// message is a sentence in the translator's own form. In the short form, a map
// from sentence to translation, words such as "one" and "other" are reserved.
type message struct {
	ID    string `json:"id"`
	Other string `json:"other"`
}

// add makes the translations of one file known.
func add(files fs.FS, name, language string) error {
	data, err := fs.ReadFile(files, name)
	if err != nil {
		return err
	}
	var translations map[string]string
	if err := json.Unmarshal(data, &translations); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	var messages []message
	for english, other := range translations {
		switch was, ok := known[english][language]; {
		case ok && was != other:
			return fmt.Errorf("%s: “%s” is “%s”, elsewhere “%s”: use one translation for both", name, english, other, was)
		case ok:
			continue
		}
		if known[english] == nil {
			known[english] = map[string]string{}
		}
		known[english][language] = other
		messages = append(messages, message{english, other})
	}
	if len(messages) == 0 {
		return nil // the translator reads what it is given from the beginning each time
	}
	if data, err = json.Marshal(messages); err != nil {
		return err
	}
	return lang.AddTranslations(fyne.NewStaticResource(language+".json", data))
}

// In returns an English sentence in the language that is spoken. What has no
// translation, such as the name of a card that people made, is returned as it is.
func In(english string) string {
	mu.RLock()
	defer mu.RUnlock()
	if known[english] == nil {
		return english
	}
	return lang.L(english)
}

// system holds the environment variables that name the system's language, as
// they were when the program started.
var system = func() map[string]string {
	out := map[string]string{}
	for _, name := range []string{"LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES"} {
		if v, ok := os.LookupEnv(name); ok {
			out[name] = v
		}
	}
	return out
}()

// Prefer speaks a language that was chosen in an earlier run, unless Speak has
// already chosen one in this run.
func Prefer(language string) {
	mu.RLock()
	chosen := spoken
	mu.RUnlock()
	if chosen == "" && language != "" {
		Speak(language)
	}
}

// Speak changes the language from the next sentence on: to one of All, or to
// the system's when it is empty. The terminal's character set does not change.
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
		if all := os.Getenv("LC_ALL"); all != "" { // it would override the variables set below
			_ = os.Unsetenv("LC_ALL")
			_ = os.Setenv("LC_CTYPE", all)
		}
		_ = os.Setenv("LANGUAGE", language)
		_ = os.Setenv("LC_MESSAGES", language)
	}
	_ = lang.AddTranslationsFS(none, ".") // makes the translator read the environment again
}
