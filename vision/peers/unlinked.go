//go:build !peers

package main

// others are no readers but ours.
func others() []reader { return nil }

// markers are none either.
func markers(conditions) []reader { return nil }

// versions says nothing of readers that are not there.
func versions() string { return "" }
