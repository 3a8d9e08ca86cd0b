package main

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/printables"
)

// TestFilmAMiniBoxIsFollowedLikeAFullOneFromNearer cuts the mats and some cards of
// a mini box out of its printed pages, lays them on a table 44/63 of the size,
// and photographs it: each card must be read in its zone, at its place on the
// mat in the full box's millimetres, with no word about the scale.
func TestFilmAMiniBoxIsFollowedLikeAFullOneFromNearer(t *testing.T) {
	needTools(t, "pdftoppm")
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	box, dir := g.Box(), t.TempDir()
	grovewatch(t, "print", "--game", "grove", "--layout", "mini", "--out", dir)
	list, err := printables.ReadComponents(filepath.Join(dir, printables.ComponentsFile))
	if err != nil {
		t.Fatal(err)
	}
	if math.Abs(list.Scale-44.0/63) > 1e-6 {
		t.Fatalf("the scale is %g", list.Scale)
	}
	const pxPerModule = 2.5
	px := pxPerModule / (cards.ModuleMM * list.Scale) // a mm of the printed table
	scissors := cutter{t, dir, px, map[string]*image.Gray{}}
	arrangement := box.Tables[3]
	table := image.NewGray(image.Rect(0, 0, int(arrangement.W*list.Scale*px)+40, int(arrangement.H*list.Scale*px)+40))
	draw.Draw(table, table.Rect, image.NewUniform(color.Gray{120}), image.Point{}, draw.Src)
	lay := func(c printables.Component, midX, midY float64) { // mm on the table
		cut := scissors.cut(c)
		at := image.Pt(20+int(math.Round(midX*px))-cut.Rect.Dx()/2, 20+int(math.Round(midY*px))-cut.Rect.Dy()/2)
		draw.Draw(table, cut.Rect.Add(at), cut, image.Point{}, draw.Src)
	}
	corner := map[string]cards.Place{}
	for _, p := range arrangement.Places {
		corner[p.Mat] = p
		for _, m := range list.Mats {
			if m.ID == p.Mat {
				lay(m.Component, p.X*list.Scale+m.W/2, p.Y*list.Scale+m.H/2)
			}
		}
	}
	want, next := map[string]string{}, 0 // zone by card
	for _, zone := range []string{"ON1", "ON5", "ON8", "BY2", "BY4", "BY7"} {
		m, z, ok := box.Zone(zone)
		p, lies := corner[m.ID]
		if !ok || !lies {
			t.Fatalf("the table has no zone %s", zone)
		}
		x, y := z.Centre()
		c := list.Pieces[next*7]
		next++
		lay(c, (p.X+x)*list.Scale, (p.Y+y)*list.Scale)
		want[c.ID] = zone
	}
	shot := filepath.Join(dir, "table.png")
	writePNG(t, shot, table)
	line := scan(t, "--deck", "grove", shot)[0]
	if math.Abs(line.PxPerModule-pxPerModule) > 0.1 {
		t.Errorf("a module has %.2f px", line.PxPerModule)
	}
	for _, tag := range line.Tags {
		zone, laid := want[tag.Piece]
		if !laid {
			continue
		}
		delete(want, tag.Piece)
		if tag.Zone == nil || *tag.Zone != zone {
			t.Errorf("%s lies in %s and is seen in %v", tag.Piece, zone, tag.Zone)
			continue
		}
		piece, _ := box.Piece(tag.Piece)
		_, z, _ := box.Zone(zone)
		x, y := z.Centre()
		x, y = x+piece.Tags[0].X-piece.W/2, y+piece.Tags[0].Y-piece.H/2
		if off := math.Hypot(*tag.X-x, *tag.Y-y); off > 1 {
			t.Errorf("%s is seen %.2f mm from where it lies", tag.Piece, off)
		}
	}
	if len(want) > 0 {
		t.Errorf("not seen: %v", want)
	}
}

// cutter cuts pieces out of printed pages, at px a mm.
type cutter struct {
	t     *testing.T
	dir   string
	px    float64
	pages map[string]*image.Gray
}

// cut is a piece's picture, upright.
func (k cutter) cut(c printables.Component) *image.Gray {
	k.t.Helper()
	name := fmt.Sprintf("%s-%d", c.Sheet, c.Page)
	if k.pages[name] == nil {
		raw := filepath.Join(k.t.TempDir(), "page")
		out, err := exec.Command("pdftoppm", "-r", fmt.Sprint(k.px*25.4), "-gray", "-singlefile",
			"-f", fmt.Sprint(c.Page), "-l", fmt.Sprint(c.Page), filepath.Join(k.dir, c.Sheet), raw).CombinedOutput()
		if err != nil {
			k.t.Fatalf("pdftoppm: %v: %s", err, out)
		}
		k.pages[name] = readPGM(k.t, raw+".pgm")
	}
	s, co := math.Sincos(c.Angle * math.Pi / 180)
	out := image.NewGray(image.Rect(0, 0, int(math.Round(c.W*k.px)), int(math.Round(c.H*k.px))))
	midX, midY := (c.X+c.W/2)*k.px, (c.Y+c.H/2)*k.px
	for y := range out.Rect.Max.Y {
		for x := range out.Rect.Max.X {
			u, v := float64(x)+0.5-c.W*k.px/2, float64(y)+0.5-c.H*k.px/2
			out.SetGray(x, y, k.pages[name].GrayAt(int(midX+u*co-v*s), int(midY+u*s+v*co)))
		}
	}
	return out
}
