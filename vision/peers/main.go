// Command peers measures the tag reader beside general readers of QR codes on
// the same pictures in the same run, and prints one table; with -photos, on
// photographs instead of simulated tables. Built with the tag
// "peers" it calls the libraries of the others, so that neither a program's
// start nor the reading of a file counts; without it, it measures ours alone.
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"

	"github.com/grovewatch/grovewatch/vision/benchmark"
)

// sizes are the px per module of the table's columns.
var sizes = []float64{.7, .85, 1, 1.2, 1.4, 1.6, 2, 2.5, 3, 4}

func main() {
	tables := flag.Int("tables", 4, "how many tables to lay for each size")
	width := flag.Int("width", 1920, "width of the pictures in px")
	height := flag.Int("height", 1080, "height of the pictures in px")
	photos := flag.String("photos", "", "folder of photographs to read instead of tables")
	flag.Parse()
	if *photos != "" {
		if err := comparePhotos(*photos); err != nil {
			fmt.Fprintln(os.Stderr, "peers:", err)
			os.Exit(1)
		}
		return
	}
	if *tables < 1 || *width < 160 || *height < 120 {
		fmt.Fprintln(os.Stderr, "peers: there must be at least one table, in pictures of 160 × 120 px or more")
		os.Exit(2)
	}
	if err := run(*width, *height, *tables); err != nil {
		fmt.Fprintln(os.Stderr, "peers:", err)
		os.Exit(1)
	}
}

// codebookSize is how many codes our reader must tell apart: as many as a large
// box has.
const codebookSize = 250

func run(width, height, tables int) error {
	book, err := benchmark.Book(codebookSize)
	if err != nil {
		return err
	}
	for _, c := range allConditions {
		results, err := compare(slices.Concat(ours(book), others(), markers(c)), c, width, height, tables)
		if err != nil {
			return err
		}
		fmt.Println(results)
	}
	fmt.Println(machine())
	return nil
}
