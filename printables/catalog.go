package printables

import (
	"bytes"
	"errors"
	"fmt"
)

// viewing is what the pages ask of a program that prints them: their true size,
// the paper by its size, and the edge to flip.
func viewing(twoSided bool) string {
	duplex := "/Simplex"
	if twoSided {
		duplex = "/DuplexFlipLongEdge"
	}
	return "/ViewerPreferences << /PrintScaling /None /Duplex " + duplex + " /PickTrayByPDFSize true >>\n"
}

// withViewing adds viewer preferences to a PDF. The library cannot; but it
// writes the catalog as the last object, so that nothing but the table of
// objects moves, whose place is told at the end.
func withViewing(pdf []byte, preferences string) ([]byte, error) {
	const catalog, start = "<<\n/Type /Catalog\n", "\nstartxref\n"
	at, end := bytes.LastIndex(pdf, []byte(catalog)), bytes.LastIndex(pdf, []byte(start))
	var table int
	if at < 0 || end < at {
		return nil, errNoCatalog
	}
	if _, err := fmt.Sscanf(string(pdf[end+len(start):]), "%d\n%%%%EOF", &table); err != nil || table < at {
		return nil, errNoCatalog
	}
	var out bytes.Buffer
	out.Write(pdf[:at+len(catalog)])
	out.WriteString(preferences)
	out.Write(pdf[at+len(catalog) : end])
	fmt.Fprintf(&out, "%s%d\n%%%%EOF\n", start, table+len(preferences))
	return out.Bytes(), nil
}

var errNoCatalog = errors.New("the PDF could not be made: its catalog is not where it was expected")
