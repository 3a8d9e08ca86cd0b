package main

import (
	"fmt"
	"image"
	"os"
	"runtime"
	"time"

	"github.com/grovewatch/grovewatch/vision/reach"
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
	tallies []reach.Tally // by size
	took    time.Duration // for all its pictures, by the clock
	worked  time.Duration // and of all cores
	read    int           // pictures
}

// shots is how many pictures are taken of each table; the last of them is
// read by all.
const shots = 5

// hold lets all readers read all tables.
func hold(readers []reader, l light, width, height, tables int) (*contest, error) {
	c := &contest{light: l, width: width, height: height}
	for _, r := range readers {
		c.rows = append(c.rows, row{reader: r, tallies: make([]reach.Tally, len(sizes))})
	}
	for i, px := range sizes {
		// This takes minutes, and the table comes at the end.
		fmt.Fprintf(os.Stderr, "laying tables of %g px per module (%d of %d)\n", px, i+1, len(sizes))
		for _, s := range reach.Settings(width, height, px, tables) {
			if err := c.lay(i, s); err != nil {
				return nil, err
			}
		}
	}
	return c, nil
}

// lay lays one table and lets all read it.
func (c *contest) lay(size int, s reach.Setting) error {
	pics, err := c.light.shoot(s)
	if err != nil {
		return err
	}
	n := reach.Judge(pics[0].truth, 0, nil).Shown
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
	runtime.GC() // now, rather than while one of them reads
	best, least := make([]time.Duration, len(pics)), make([]time.Duration, len(pics))
	began := time.Now()
	for try := 0; try == 0 || try < 5 && time.Since(began) < time.Second/4; try++ {
		read := r.fresh()
		for i, p := range pics {
			cores, start := busy(), time.Now()
			seen := read(p.gray, p.truth)
			took, worked := time.Since(start), busy()-cores
			if try == 0 {
				best[i], least[i] = took, worked
			}
			best[i], least[i] = min(best[i], took), min(least[i], worked)
			if try == 0 && i >= r.before {
				r.tallies[size].Add(reach.Judge(p.truth, 0, seen))
			}
		}
	}
	for i := r.before; i < len(pics); i++ {
		r.took, r.worked = r.took+best[i], r.worked+least[i]
		r.read++
	}
}
