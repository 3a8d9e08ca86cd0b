package main

import (
	"bufio"
	"fmt"
	"os"
	"runtime"
	"strings"
	"unicode/utf8"
)

// String is the table, in Markdown.
func (c *comparison) String() string {
	head := []string{"tags read, %, at so many px per module"}
	for _, px := range sizes {
		head = append(head, fmt.Sprint(px))
	}
	lines := [][]string{append(head, "wrong", "ms", "of all cores", "of cold", "of steady")}
	cold, steady := c.results[0].cpu.Seconds()/float64(c.results[0].pictures), c.results[1].cpu.Seconds()/float64(c.results[1].pictures)
	for _, r := range c.results {
		cells := []string{r.name}
		wrong := 0
		for _, t := range r.tallies {
			cells = append(cells, percent(t.Share()))
			wrong += t.Wrong
		}
		took, worked := r.wall.Seconds()/float64(r.pictures), r.cpu.Seconds()/float64(r.pictures)
		lines = append(lines, append(cells, fmt.Sprint(wrong), figure(1000*took), figure(1000*worked),
			"× "+figure(worked/cold), "× "+figure(worked/steady)))
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s.\n%d pictures of %d × %d px with %d to %d tags each; ms a picture, by the clock and of all cores together, and the latter as a multiple of ours.\n\n", c.conditions.name, c.pictures, c.width, c.height, c.minTags, c.maxTags)
	b.WriteString(aligned(lines))
	return b.String()
}

// percent rounds down to a tenth where that matters, so that 100 means all.
func percent(share float64) string {
	p := 100 * share
	if p > 90 && p < 100 {
		return fmt.Sprintf("%.1f", float64(int(p*10))/10)
	}
	return fmt.Sprintf("%.0f", p)
}

// figure is a number of two digits or more.
func figure(v float64) string {
	switch {
	case v < 1:
		return fmt.Sprintf("%.2f", v)
	case v < 10:
		return fmt.Sprintf("%.1f", v)
	}
	return fmt.Sprintf("%.0f", v)
}

// aligned lays cells out in columns, the first to the left, the rest to the right.
func aligned(lines [][]string) string {
	wide := make([]int, len(lines[0]))
	for _, cells := range lines {
		for i, s := range cells {
			wide[i] = max(wide[i], utf8.RuneCountInString(s))
		}
	}
	var b strings.Builder
	for n, cells := range lines {
		for i, s := range cells {
			pad := strings.Repeat(" ", wide[i]-utf8.RuneCountInString(s))
			if i == 0 {
				b.WriteString("| " + s + pad + " |")
			} else {
				b.WriteString(" " + pad + s + " |")
			}
		}
		b.WriteByte('\n')
		if n > 0 {
			continue
		}
		for i, w := range wide {
			if i == 0 {
				b.WriteString("|" + strings.Repeat("-", w+2) + "|")
			} else {
				b.WriteString(strings.Repeat("-", w+1) + ":|")
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// machine says on what this ran.
func machine() string {
	model := runtime.GOARCH
	if f, err := os.Open("/proc/cpuinfo"); err == nil {
		defer f.Close()
		for lines := bufio.NewScanner(f); lines.Scan(); {
			if name, value, _ := strings.Cut(lines.Text(), ":"); strings.TrimSpace(name) == "model name" {
				model = strings.TrimSpace(value)
				break
			}
		}
	}
	said := fmt.Sprintf("%s, %d cores, %s, %s", model, runtime.GOMAXPROCS(0), runtime.GOOS, runtime.Version())
	if v := versions(); v != "" {
		said += ", " + v
	}
	return said
}
