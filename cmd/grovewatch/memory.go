package main

import "runtime/debug"

// collectLate leaves garbage until the program has 512 MiB: stories and simulated games make much
// of it and keep little.
func collectLate() {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(512 << 20)
}
