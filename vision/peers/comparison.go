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

// contest is what all readers made of the same pictures.
type contest struct {
	light         light
	width, height int
	least, most   int // tags in one picture
	pictures      int
	rows          []row
}

// picture is one of a table and what can be read in it.
type picture struct {
	gray   *image.Gray
	truth  tabletop.Truth
	camera tabletop.Camera
}

// row is what one reader made of them.
type row struct {
	reader
	tallies []benchmark.Tally // by size
	took    time.Duration     // for all its pictures, by the clock
	worked  time.Duration     // and of all cores
	read    int               // pictures
}

// shots is how many pictures are taken of each table; the last of them is
// read by all.
const shots = 5

// A steady reader sees so many pictures of a table, the same ones over and
// over, before its time is taken over so many more: some cost more than others.
const (
	settled = 60
	watched = 96
)

// hold lets all readers read all tables.
func hold(readers []reader, l light, width, height, tables int) (*contest, error) {
	c := &contest{light: l, width: width, height: height}
	for _, r := range readers {
		c.rows = append(c.rows, row{reader: r, tallies: make([]benchmark.Tally, len(sizes))})
	}
	for i, px := range sizes {
		// This takes minutes, and the table comes at the end.
		fmt.Fprintf(os.Stderr, "laying tables of %g px per module (%d of %d)\n", px, i+1, len(sizes))
		for _, s := range benchmark.Settings(width, height, px, tables) {
			if err := c.lay(i, s); err != nil {
				return nil, err
			}
		}
	}
	return c, nil
}

// lay lays one table and lets all read it.
func (c *contest) lay(size int, s benchmark.Setting) error {
	pics, err := c.light.shoot(s)
	if err != nil {
		return err
	}
	n := benchmark.Score(pics[0].truth, 0, nil).Shown
	if c.pictures == 0 {
		c.least = n
	}
	c.least, c.most = min(c.least, n), max(c.most, n)
	c.pictures++
	for i := range c.rows {
		c.rows[i].measure(size, pics)
	}
	return nil
}

// measure lets a reader read a table, and again while that takes little, as
// other work on the machine may have disturbed it; its best time counts.
func (r *row) measure(size int, pics []picture) {
	if r.before == 0 {
		pics = pics[shots-1:]
	}
	if r.prepare != nil {
		prepared := make([]picture, len(pics))
		for i, p := range pics {
			prepared[i] = picture{r.prepare(p.gray, p.truth, p.camera), p.truth, p.camera}
		}
		pics = prepared
	}
	timed := len(pics)
	if r.before > 0 {
		timed = watched
	}
	runtime.GC() // now, rather than while one of them reads
	var best, least time.Duration
	began := time.Now()
	for try := 0; try == 0 || try < 5 && time.Since(began) < time.Second/4; try++ {
		read := r.fresh()
		for i := range r.before {
			p := pics[i%len(pics)]
			read(p.gray, p.truth)
		}
		cores, start := busy(), time.Now()
		var seen []vision.Sighting
		for i := range timed {
			p := pics[(r.before+i)%len(pics)]
			seen = read(p.gray, p.truth)
		}
		took, worked := time.Since(start), busy()-cores
		if try == 0 {
			best, least = took, worked
			p := pics[(r.before+timed-1)%len(pics)]
			r.tallies[size].Add(benchmark.Score(p.truth, 0, seen))
		}
		best, least = min(best, took), min(least, worked)
	}
	r.took, r.worked = r.took+best, r.worked+least
	r.read += timed
}
