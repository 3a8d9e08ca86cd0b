package keyring

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/cards/file"
)

// mostKey is more than a key file has, in bytes.
const mostKey = 4 << 10

const keyHead = `# The key of this computer for saved games of Grovewatch. It unlocks what was
# done in private by seats that had neither a PIN nor a phone. Keep it to
# yourself; without it such games cannot be gone on with.
`

// Computer reads the key of this computer from its file, or makes one there when
// there is none. The error is a sentence that says what to do.
func Computer(path string) (*age.X25519Identity, error) {
	id, err := read(path)
	if errors.Is(err, fs.ErrNotExist) {
		if err = create(path); err != nil {
			return nil, fault.Errorf("the key of this computer cannot be kept in %s (%w): make room for it, or set XDG_CONFIG_HOME to a folder of yours", path, file.Reason(err))
		}
		return read(path)
	}
	return id, err
}

func read(path string) (*age.X25519Identity, error) {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	if err == nil && info.Mode().IsRegular() && info.Mode().Perm()&0o077 != 0 && runtime.GOOS != "windows" {
		return nil, fault.Errorf("the key of this computer, %s, can be read by others: take their rights away (chmod 600), and start Grovewatch again", path)
	}
	text, err := file.Read(path, mostKey)
	if err != nil {
		return nil, fault.Errorf("the key of this computer, %s, cannot be read (%w): put it right, or move it away; then a new one is made, and games that need the old one stay locked", path, file.Reason(err))
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if id, err := age.ParseX25519Identity(line); err == nil {
			return id, nil
		}
		break
	}
	return nil, fault.Errorf("the key of this computer, %s, was changed: put the old file back, or move it away; then a new one is made, and games that need the old one stay locked", path)
}

// create makes the file, whole or not at all, and leaves one that another window
// has made meanwhile.
func create(path string) error {
	id, err := age.GenerateX25519Identity()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".key-*") // for this user alone
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.WriteString(keyHead + id.String() + "\n")
	if err = errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Link(f.Name(), path); err != nil && !errors.Is(err, fs.ErrExist) {
		return os.Rename(f.Name(), path) // a folder without links
	}
	return nil
}
