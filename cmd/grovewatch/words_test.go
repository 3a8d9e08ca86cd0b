package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/grovewatch/grovewatch/cards/deck"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/language/languagetest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

func TestEverySentenceCanBeTranslated(t *testing.T) { languagetest.Check(t, languagetest.Source{}) }

// All layers and games share one translator, so a sentence that two of them say
// has one translation.
func TestOneSentenceHasOneTranslation(t *testing.T) {
	for _, files := range append(translations(), words.Translations) {
		if err := language.Add(files); err != nil {
			t.Error(err)
		}
	}
}

func TestEveryLayerTeachesItsWords(t *testing.T) {
	if err := learnWords(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { language.Speak("") })
	for l, want := range map[string]string{"en": "Forcefield", "de": "Kraftfeld", "fr": "Champ de force"} {
		language.Speak(l)
		if got := language.In("Forcefield"); got != want {
			t.Errorf("in %s: %q", l, got)
		}
	}
	for _, known := range []string{"one", "many"} { // words that the translator keeps to itself
		if got := language.In(known); got == "" {
			t.Errorf("%q became nothing", known)
		}
	}
}

// What is wrong with a deck is told with its line in every language.
func TestADecksFaultsAreToldInTheLanguageSpoken(t *testing.T) {
	if err := learnWords(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { language.Speak("") })
	dir := t.TempDir()
	text := "title = \"Attic\"\n[[card]]\nname = \"Sieve\"\npicture = \"sieve.svg\"\n[[card]]\nname = \"שלום\"\npicture = \"⚓\"\n"
	if err := os.WriteFile(filepath.Join(dir, deck.File), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "sieve.svg"), []byte("<svg viewBox=\"0 0 9 9\"><text>sieve</text></svg>"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := deck.Open(dir, press)
	if err == nil {
		t.Fatal("the deck is taken")
	}
	for l, want := range map[string][]string{
		"en": {"line 4: the picture “sieve.svg” has a <text> in line 1, which", "turn the text into a path", "line 6: the name “שלום” has letters"},
		"de": {"Zeile 4: das Bild „sieve.svg“ hat ein <text> in Zeile 1, das", "mach aus dem Text einen Pfad", "Zeile 6: name: „שלום“ hat Zeichen"},
		"fr": {"ligne 4 : l’image « sieve.svg » contient un <text> à la ligne 1", "convertissez le texte", "ligne 6 : name : « שלום » contient"},
	} {
		language.Speak(l)
		got := game.Sentence(err).In(language.In)
		for _, w := range want {
			if !strings.Contains(got, w) {
				t.Errorf("in %s: %q lacks %q", l, got, w)
			}
		}
	}
}

// That a deck has too few cards is told in every language, too: of any game,
// and of one for more people.
func TestADeckThatIsTooSmallIsToldInTheLanguageSpoken(t *testing.T) {
	if err := learnWords(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { language.Speak("") })
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	text := "title = \"Attic\"\n"
	for n := range 19 {
		if n == 1 {
			_, err = g.(game.Decker).With(openDeck(t, text))
		}
		text += fmt.Sprintf("[[card]]\nname = \"Card %d\"\npicture = \"⚓\"\n", n)
	}
	own, wrong := g.(game.Decker).With(openDeck(t, text))
	if err == nil || wrong != nil {
		t.Fatalf("of one card it says %v, of 19 %v", err, wrong)
	}
	_, many := own.New(game.Setup{Game: "grove", Players: 6, Deck: game.OwnDeck{Digest: "x"}})
	for l, want := range map[string][2]string{
		"en": {"the deck “Attic” is too small", "the deck “Attic” has 19 cards: 6 players need"},
		"de": {"der Kartensatz „Attic“ ist zu klein", "der Kartensatz „Attic“ hat 19 Karten: 6 Personen"},
		"fr": {"le jeu « Attic » est trop petit", "le jeu « Attic » a 19 cartes : 6 joueurs"},
	} {
		language.Speak(l)
		for i, err := range []error{err, many} {
			if got := game.Sentence(err).In(language.In); !strings.HasPrefix(got, want[i]) {
				t.Errorf("in %s: %q", l, got)
			}
		}
	}
}

// openDeck reads a deck that is well written.
func openDeck(t *testing.T, text string) *deck.Deck {
	t.Helper()
	d, err := deck.Read(fstest.MapFS{deck.File: {Data: []byte(text)}}, press)
	if err != nil {
		t.Fatal(err)
	}
	return d
}
