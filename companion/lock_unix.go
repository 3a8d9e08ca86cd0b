//go:build unix

package companion

import (
	"errors"
	"os"
	"syscall"
)

// lock takes a file for this program alone, until it is closed. It reports
// false when another program has it.
func lock(f *os.File) bool {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	return !errors.Is(err, syscall.EWOULDBLOCK)
}
