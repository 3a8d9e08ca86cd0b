package companion

import (
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// lock keeps other programs away from a saved game until release is called. It
// reports false at once when another program has the game. Where files cannot
// be locked, nobody is kept away.
//
// A file beside the game is locked, because on some systems a locked file
// cannot be read by others, and a saved game may be read while it is played.
func lock(path string) (release func(), ok bool) {
	none := func() {}
	if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	if info, err := os.Stat(path + ".lock"); err == nil && !info.Mode().IsRegular() {
		return none, true // a pipe would be waited for
	}
	l := flock.New(path + ".lock")
	taken, err := l.TryLock()
	if err != nil {
		return none, true
	}
	if !taken {
		return none, false
	}
	// The program that had it may have removed the file in between.
	locked, err := l.Stat()
	there, err2 := os.Stat(l.Path())
	if err != nil || err2 != nil || !os.SameFile(locked, there) {
		_ = l.Unlock()
		return none, false
	}
	return func() {
		_ = os.Remove(l.Path())
		_ = l.Unlock()
	}, true
}

// Opened reports whether a program has a saved game open.
func Opened(path string) bool {
	release, ok := lock(path)
	if ok {
		release()
	}
	return !ok
}
