package main

import (
	"fmt"
	"image"
	"os"
	"runtime"
	"time"

	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
	"github.com/grovewatch/grovewatch/vision/tabletop"
)

// comparison is the results of all readers on the same pictures.
type comparison struct {
	conditions       conditions
	width, height    int
	minTags, maxTags int // tags in one picture
	pictures         int
	results          []result
}

// picture is a picture of a table with the truth.
type picture struct {
	gray   *image.Gray
	truth  tabletop.Truth
	camera tabletop.Camera
}

// result is what one reader read, and how long that took.
type result struct {
	reader
	tallies  []benchmark.Tally // by size
	wall     time.Duration     // for all its pictures, by the clock
	cpu      time.Duration     // and of all cores
	pictures int
}

// framesPerScene is how many pictures are taken of each table. Readers that are
// measured cold read the last one only.
const framesPerScene = 5

// A steady reader reads warmUpFrames pictures of a table, the same ones over and
// over, before it is timed over timedFrames more, as some cost more than others.
const (
	warmUpFrames = 60
	timedFrames  = 96
)

// compare lets all readers read the same tables.
func compare(readers []reader, l conditions, width, height, tables int) (*comparison, error) {
	c := &comparison{conditions: l, width: width, height: height}
	for _, r := range readers {
		c.results = append(c.results, result{reader: r, tallies: make([]benchmark.Tally, len(sizes))})
	}
	for i, px := range sizes {
		// This takes minutes, and the table comes at the end.
		fmt.Fprintf(os.Stderr, "laying tables of %g px per module (%d of %d)\n", px, i+1, len(sizes))
		for _, s := range benchmark.Settings(width, height, px, tables) {
			if err := c.addScene(i, s); err != nil {
				return nil, err
			}
		}
	}
	return c, nil
}

// addScene lays one table and lets all readers read it.
func (c *comparison) addScene(size int, s benchmark.Setting) error {
	pics, err := c.conditions.shoot(s)
	if err != nil {
		return err
	}
	n := benchmark.Score(pics[0].truth, 0, nil).Shown
	if c.pictures == 0 {
		c.minTags = n
	}
	c.minTags, c.maxTags = min(c.minTags, n), max(c.maxTags, n)
	c.pictures++
	for i := range c.results {
		c.results[i].measure(size, pics)
	}
	return nil
}

// measure lets a reader read a table several times, as long as that takes little
// time. The best time counts, since other processes may have disturbed the rest.
func (r *result) measure(size int, pics []picture) {
	if r.warmUp == 0 {
		pics = pics[framesPerScene-1:]
	}
	if r.prepare != nil {
		prepared := make([]picture, len(pics))
		for i, p := range pics {
			prepared[i] = picture{r.prepare(p.gray, p.truth, p.camera), p.truth, p.camera}
		}
		pics = prepared
	}
	timed := len(pics)
	if r.warmUp > 0 {
		timed = timedFrames
	}
	runtime.GC() // now, rather than while one of them reads
	var best, least time.Duration
	began := time.Now()
	for try := 0; try == 0 || try < 5 && time.Since(began) < time.Second/4; try++ {
		read := r.newReader()
		for i := range r.warmUp {
			p := pics[i%len(pics)]
			read(p.gray, p.truth)
		}
		cores, start := cpuTime(), time.Now()
		var seen []vision.Sighting
		for i := range timed {
			p := pics[(r.warmUp+i)%len(pics)]
			seen = read(p.gray, p.truth)
		}
		took, worked := time.Since(start), cpuTime()-cores
		if try == 0 {
			best, least = took, worked
			p := pics[(r.warmUp+timed-1)%len(pics)]
			r.tallies[size].Add(benchmark.Score(p.truth, 0, seen))
		}
		best, least = min(best, took), min(least, worked)
	}
	r.wall, r.cpu = r.wall+best, r.cpu+least
	r.pictures += timed
}
