package main

import (
	"fmt"
	"os"

	"github.com/grovewatch/grovewatch/cards/file"
)

// printed puts text on standard output.
func printed(text string) error {
	if _, err := os.Stdout.WriteString(text); err != nil {
		return fmt.Errorf("the output cannot be written: %w", file.Reason(err))
	}
	return nil
}
