package main

import (
	"fmt"
	"math"
	"os"
	"time"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/vision"
	"github.com/grovewatch/grovewatch/vision/benchmark"
)

// bounds are the px per module between which the columns of the photographs'
// tables lie.
var bounds = []float64{.5, .6, .7, .85, 1, 1.2, 1.4, 2, 3, 5}

// shotResult is what one reader read in photographs.
type shotResult struct {
	reader
	tallies []benchmark.Tally // by column
	wrong   int
	cpu     time.Duration
}

// comparePhotos lets all readers read the photographs of a folder at all sizes,
// and prints a table for each retouch.
func comparePhotos(folder string) error {
	set, err := benchmark.ReadPhotoSet(folder)
	if err != nil {
		return err
	}
	book, err := photoBook(set)
	if err != nil {
		return err
	}
	if len(set.Photos) > 0 {
		for _, retouch := range benchmark.Retouches() {
			if err := compareRetouched(set, retouch, book); err != nil {
				return err
			}
		}
	}
	return foreign(set, book)
}

// photoBook is a codebook of the photographs' codes and as many others as make a
// large box.
func photoBook(set *benchmark.PhotoSet) (*vision.Codebook, error) {
	codes, err := benchmark.Codes(codebookSize)
	if err != nil {
		return nil, err
	}
	codes = append(set.Codes, codes...)
	return vision.NewCodebook(codes[:max(codebookSize, len(set.Codes))])
}

// compareRetouched prints the table for one retouch.
func compareRetouched(set *benchmark.PhotoSet, retouch benchmark.Retouch, book *vision.Codebook) error {
	var results []shotResult
	readers := ours(book)[:1]
	for _, r := range others() {
		if r.prepare == nil { // enlarging takes too long for so many pictures
			readers = append(readers, r)
		}
	}
	for _, r := range readers {
		results = append(results, shotResult{reader: r, tallies: make([]benchmark.Tally, len(bounds)-1)})
	}
	pictures := 0
	for _, whole := range set.Photos {
		painted := retouch.On(whole)
		var module float64
		for _, l := range painted.Labels {
			module += l.Corners.Side() / cards.Modules / float64(len(painted.Labels))
		}
		half := painted.Shrunk(.5) // from which small pictures are made faster
		for column := range len(bounds) - 1 {
			for _, share := range []float64{.25, .75} { // of the way from one bound to the next
				px := bounds[column] * math.Pow(bounds[column+1]/bounds[column], share)
				if px > module {
					continue
				}
				p := half.Shrunk(min(1, 2*px/module))
				if px > module/4 {
					p = painted.Shrunk(px / module)
				}
				pictures++
				for i := range results {
					results[i].read(p)
				}
			}
		}
	}
	head := []string{"tags read, %, at so many px per module"}
	shown := []string{"tags"}
	for i, t := range results[0].tallies {
		head = append(head, fmt.Sprintf("%g–%g", bounds[i], bounds[i+1]))
		shown = append(shown, fmt.Sprint(t.Shown))
	}
	lines := [][]string{append(head, "wrong", "work of ours"), append(shown, "", "")}
	for _, r := range results {
		cells := []string{r.name}
		for _, t := range r.tallies {
			cells = append(cells, percent(t.Share()))
		}
		lines = append(lines, append(cells, fmt.Sprint(r.wrong), "× "+figure(r.cpu.Seconds()/results[0].cpu.Seconds())))
	}
	fmt.Printf("%d codes in %d photographs, %s; %d pictures.\n\n%s\n", len(set.Codes), len(set.Photos), retouch.Name, pictures, aligned(lines))
	return nil
}

// read lets a reader that knows nothing read one photograph, and counts each tag
// in the column of its own size.
func (r *shotResult) read(p benchmark.Photo) {
	truth := p.Truth()
	read := r.newReader()
	began := cpuTime()
	seen := read(p.Gray, truth)
	r.cpu += cpuTime() - began
	r.wrong += benchmark.Score(truth, 0, seen).Wrong
	for column := range r.tallies {
		t := truth
		t.Tags = nil
		for _, tag := range truth.Tags {
			if tag.Module >= bounds[column] && tag.Module < bounds[column+1] {
				t.Tags = append(t.Tags, tag)
			}
		}
		got := benchmark.Score(t, 0, seen)
		r.tallies[column].Add(benchmark.Tally{Shown: got.Shown, Read: got.Read})
	}
}

// foreign shows our reader the foreign photographs at all sizes, and prints how
// often it took something for a tag.
func foreign(set *benchmark.PhotoSet, book *vision.Codebook) error {
	pictures, wrong := 0, 0
	for _, file := range set.Foreign {
		g, err := benchmark.ReadGray(file)
		if err != nil {
			return fmt.Errorf("the photographs cannot be read: %w", err)
		}
		for factor := 1.; min(g.Rect.Dx(), g.Rect.Dy()) > 100; factor = math.Sqrt2 {
			if factor > 1 {
				g = benchmark.Shrunk(g, 1/factor)
			}
			pictures++
			for _, s := range vision.NewReader(book).Read(vision.Frame{Gray: g}) {
				wrong++
				fmt.Fprintf(os.Stderr, "%s at %v: %s (%.3f) is read at %.0f, %.0f\n", file, g.Rect.Size(), s.ID, s.Score, s.Corners[0].X, s.Corners[0].Y)
			}
		}
	}
	fmt.Printf("%d foreign photographs at all sizes, %d pictures: %d times something was taken for a tag.\n", len(set.Foreign), pictures, wrong)
	return nil
}
