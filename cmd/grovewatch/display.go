package main

import (
	"fmt"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
)

// display says what is wrong when there is no desktop to open a window on,
// which Fyne answers with a panic.
func display() error {
	if runtime.GOOS == "darwin" || runtime.GOOS == "windows" {
		return nil
	}
	x, wayland := os.Getenv("DISPLAY"), os.Getenv("WAYLAND_DISPLAY")
	if x == "" && wayland == "" {
		return fmt.Errorf("there is no desktop to open the window on: start grovewatch from one; print, scan, replay and simulate need none")
	}
	if wayland != "" && !filepath.IsAbs(wayland) {
		wayland = filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), wayland)
	}
	if answers("unix", wayland) {
		return nil
	}
	host, rest, _ := strings.Cut(x, ":")
	screen, _, _ := strings.Cut(rest, ".")
	if n, err := strconv.Atoi(screen); err == nil {
		if host != "" && host != "unix" && answers("tcp", net.JoinHostPort(host, strconv.Itoa(6000+n))) {
			return nil
		}
		socket := "/tmp/.X11-unix/X" + screen
		if answers("unix", socket) || answers("unix", "@"+socket) {
			return nil
		}
	}
	return fmt.Errorf("the desktop named by DISPLAY=%q and WAYLAND_DISPLAY=%q does not answer: start grovewatch from a desktop", x, os.Getenv("WAYLAND_DISPLAY"))
}

// answers reports whether somebody listens at an address.
func answers(network, address string) bool {
	c, err := net.Dial(network, address)
	if err != nil {
		return false
	}
	_ = c.Close()
	return true
}
