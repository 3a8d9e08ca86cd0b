package main

import (
	"os"
	"path/filepath"
	"strings"

	"github.com/grovewatch/grovewatch/cards/file"
)

// sheetsDir is where the window puts printed sheets: a folder among the user's
// documents. It is empty when there is no home.
func sheetsDir() string {
	home, err := os.UserHomeDir()
	if err != nil {
		return ""
	}
	return filepath.Join(documents(home), "Grovewatch")
}

// documents is the folder that the desktop calls so, in the user's language
// (freedesktop.org's user-dirs.dirs); where none is named or there, the home.
func documents(home string) string {
	config := os.Getenv("XDG_CONFIG_HOME")
	if config == "" {
		config = filepath.Join(home, ".config")
	}
	text, _ := file.Read(filepath.Join(config, "user-dirs.dirs"), 1<<20)
	named := filepath.Join(home, "Documents")
	for line := range strings.Lines(string(text)) {
		if value, ok := strings.CutPrefix(strings.TrimSpace(line), "XDG_DOCUMENTS_DIR="); ok {
			named = strings.Replace(strings.Trim(value, `"`), "$HOME", home, 1)
		}
	}
	if info, err := os.Stat(named); err != nil || !info.IsDir() || !filepath.IsAbs(named) {
		return home
	}
	return named
}
