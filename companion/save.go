package companion

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// Save is the transcript of a match on disk: one line a move, synced as it is
// made. Lines that could not be written are kept and tried again with the next.
type Save struct {
	path    string
	file    disk
	release func() // lets other programs open the game
	script  *game.Transcript
	keys    *keyring.Ring // nil: nothing is locked
	pending strings.Builder
	size    int64 // bytes known to be sound
}

// disk is what a transcript lies on; *os.File is one.
type disk interface {
	io.WriterAt
	io.Closer
	Sync() error
	Truncate(size int64) error
}

// CreateSave starts the transcript of a new match; the file must not exist. What
// is private is locked with the keys of its seats; without keys nothing is.
func CreateSave(path string, m *game.Match, keys *keyring.Ring) (*Save, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fault.Errorf("the folder for saved games cannot be made (%w): choose another with --save", file.Reason(err))
	}
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, fault.Errorf("the game cannot be saved (%w): choose another file with --save", file.Reason(err))
	}
	release, _ := lock(path) // nobody else can have a file that was just made
	script, head := game.NewTranscript(m, secrets(keys))
	s := &Save{path: path, file: f, release: release, script: script, keys: keys}
	s.pending.WriteString(head)
	if err := s.write(); err != nil {
		f.Close()
		os.Remove(path)
		release()
		return nil, fault.Errorf("the game cannot be saved (%w): free some space, or choose another file with --save", file.Reason(err))
	}
	return s, nil
}

// secrets are the keys as a transcript knows them.
func secrets(keys *keyring.Ring) game.Secrets {
	if keys == nil {
		return nil
	}
	return keys
}

// OpenSave resumes a saved match with an empty ring, which takes the keys in. A
// last line that was not written to its end is dropped, which torn reports.
func OpenSave(path string, find func(game.Setup) (game.Game, error), keys *keyring.Ring) (s *Save, m *game.Match, torn bool, err error) {
	f, err := file.OpenToWrite(path)
	if err != nil {
		return nil, nil, false, fault.Errorf("the saved game cannot be opened: %w", err)
	}
	release, ok := lock(path)
	if !ok {
		f.Close()
		return nil, nil, false, fault.Errorf("this game is open in another window: close that one first, or start a new game")
	}
	m, script, size, err := game.Read(f, find, secrets(keys))
	if errors.Is(err, game.ErrTorn) {
		torn, err = true, f.Truncate(int64(size))
	}
	if err == nil {
		_, err = f.Seek(int64(size), io.SeekStart)
	}
	if err != nil {
		f.Close()
		release()
		return nil, nil, false, err
	}
	return &Save{path: path, file: f, release: release, script: script, keys: keys, size: int64(size)}, m, torn, nil
}

// Path is where the transcript lies.
func (s *Save) Path() string { return s.path }

// Move appends a move that was accepted in a state.
func (s *Save) Move(before game.State, m game.Move) error {
	s.pending.WriteString(s.script.Move(before, m))
	return s.flush()
}

// Void appends a private move that was made in vain, as if it had been made.
func (s *Save) Void(m game.Move) error {
	s.pending.WriteString(s.script.Void(m))
	return s.flush()
}

// Undo appends that the last move was taken back.
func (s *Save) Undo() error {
	s.pending.WriteString(s.script.Undo())
	return s.flush()
}

// Tell appends what was locked, at the end of a game.
func (s *Save) Tell() error {
	s.pending.WriteString(s.script.Tell())
	return s.flush()
}

// Aside appends something that is no move, such as what people said against
// the camera.
func (s *Save) Aside(text string) error {
	s.pending.WriteString(s.script.Aside(text))
	if err := s.write(); err != nil {
		return fault.Errorf("what was said last is not on disk yet (%w): free some space; it is tried again with the next move", file.Reason(err))
	}
	return nil
}

// Links are those that phones followed, by seat: the SHA-256 of each in hex digits.
func (s *Save) Links() map[game.Seat]string {
	if s.keys == nil {
		return nil
	}
	return s.keys.Links()
}

// Asides are those that a resumed match was saved with, in order.
func (s *Save) Asides() []string { return s.script.Asides() }

// flush writes what is pending, or says that it is tried again.
func (s *Save) flush() error {
	if err := s.write(); err != nil {
		return fault.Errorf("the last move is not on disk yet (%w): free some space; it is tried again with the next move", file.Reason(err))
	}
	return nil
}

// write writes what is pending and syncs it. After a failure the file is cut
// back to its last sound byte, so that no half line is left in it.
func (s *Save) write() error {
	text := s.pending.String()
	_, err := s.file.WriteAt([]byte(text), s.size)
	if err == nil {
		err = s.file.Sync()
	}
	if err != nil {
		_ = s.file.Truncate(s.size)
		return err
	}
	s.size += int64(len(text))
	s.pending.Reset()
	return nil
}

// Close writes what is pending and closes the file.
func (s *Save) Close() error {
	var err error
	if s.pending.Len() > 0 {
		err = s.flush()
	}
	err = errors.Join(err, s.file.Close())
	s.release()
	return err
}
