// Package find finds what was typed among options that have a name and a code.
// It must not know what the options are.
package find
