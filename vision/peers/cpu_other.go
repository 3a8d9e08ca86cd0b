//go:build !unix

package main

import "time"

var started = time.Now()

// cpuTime is the time since the start, where the system does not tell how long
// this process has had the cores for.
func cpuTime() time.Duration { return time.Since(started) }
