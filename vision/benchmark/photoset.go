package benchmark

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/vision"
)

// PhotoSet is the photographs of a folder and of the folders in it. A folder
// with a file truth.json holds photographs of known codes; all others are
// foreign: none of the codes is in them.
type PhotoSet struct {
	Codes   []vision.Code
	Photos  []Photo
	Foreign []string // their files
}

// truthFile is what truth.json holds: the modules of each code row by row, "#"
// being dark, and where each lies in which picture.
type truthFile struct {
	Codes map[string]string `json:"codes"`
	Tags  []struct {
		Picture string        `json:"picture"`
		Code    string        `json:"code"`
		Corners [4][2]float64 `json:"corners"` // px, in the code's own order from its top left
	} `json:"tags"`
}

// ReadPhotoSet reads the photographs of a folder. The error names the file that
// cannot be read.
func ReadPhotoSet(folder string) (*PhotoSet, error) {
	set := &PhotoSet{}
	known := map[string]bool{}
	err := filepath.WalkDir(folder, func(name string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		files, err := os.ReadDir(name)
		if err != nil {
			return err
		}
		text, err := os.ReadFile(filepath.Join(name, "truth.json"))
		if errors.Is(err, fs.ErrNotExist) {
			for _, f := range files {
				if isPicture(f.Name()) {
					set.Foreign = append(set.Foreign, filepath.Join(name, f.Name()))
				}
			}
			return nil
		}
		if err != nil {
			return err
		}
		var t truthFile
		if err := json.Unmarshal(text, &t); err != nil {
			return fmt.Errorf("%s: %w", filepath.Join(name, "truth.json"), err)
		}
		for _, id := range slices.Sorted(maps.Keys(t.Codes)) {
			if known[id] {
				continue
			}
			known[id] = true
			c := vision.Code{ID: id}
			for _, module := range t.Codes[id] {
				c.Modules = append(c.Modules, module == '#')
			}
			set.Codes = append(set.Codes, c)
		}
		for _, f := range files {
			if !isPicture(f.Name()) {
				continue
			}
			p := Photo{Name: f.Name()}
			if p.Gray, err = ReadGray(filepath.Join(name, f.Name())); err != nil {
				return err
			}
			for _, tag := range t.Tags {
				if tag.Picture == f.Name() {
					l := vision.Label{ID: tag.Code}
					for i, c := range tag.Corners {
						l.Corners[i] = vision.Point{X: c[0], Y: c[1]}
					}
					p.Labels = append(p.Labels, l)
				}
			}
			set.Photos = append(set.Photos, p)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("the photographs cannot be read: %w", err)
	}
	return set, nil
}

func isPicture(file string) bool {
	return slices.Contains([]string{".jpg", ".jpeg", ".png"}, strings.ToLower(filepath.Ext(file)))
}

// ReadGray reads the brightness of a picture in a file, upright.
func ReadGray(file string) (*image.Gray, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	m, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return upright(vision.GrayOf(m), exifOrientation(data)), nil
}

// Shrunk is a picture with its sides so many times as long, by area averaging;
// the factor is at most 1.
func Shrunk(g *image.Gray, factor float64) *image.Gray {
	w, h := g.Rect.Dx(), g.Rect.Dy()
	out := image.NewGray(image.Rect(0, 0, max(1, int(float64(w)*factor)), max(1, int(float64(h)*factor))))
	wide := out.Rect.Dx()
	row := make([]float64, wide)
	sum := make([]float64, wide)
	next := 0
	for y := range h {
		shrinkLine(g.Pix[y*g.Stride:][:w], row, factor)
		// How much of this row lies in the out row, and in the one below.
		top, bottom := float64(y)*factor, float64(y+1)*factor
		here := 1.
		if edge := float64(next + 1); bottom >= edge {
			here = (edge - top) / factor
		}
		for x, v := range row {
			sum[x] += here * v
		}
		if bottom < float64(next+1) && y < h-1 {
			continue
		}
		if next == out.Rect.Dy() {
			break
		}
		for x, v := range sum {
			out.Pix[next*out.Stride+x] = uint8(min(v*factor*factor+.5, 255))
			sum[x] = (1 - here) * row[x]
		}
		next++
	}
	return out
}

// shrinkLine adds up the pixels of a line that lie in each pixel of the shorter
// one.
func shrinkLine(line []uint8, out []float64, factor float64) {
	clear(out)
	for x, v := range line {
		left, right := float64(x)*factor, float64(x+1)*factor
		i := int(left)
		here := 1.
		if edge := float64(i + 1); right > edge {
			here = (edge - left) / factor
			if i+1 < len(out) {
				out[i+1] += (1 - here) * float64(v)
			}
		}
		if i < len(out) {
			out[i] += here * float64(v)
		}
	}
}

// Shrunk is the photograph with its sides so many times as long.
func (p Photo) Shrunk(factor float64) Photo {
	out := Photo{Name: p.Name, Gray: Shrunk(p.Gray, factor)}
	for _, l := range p.Labels {
		for i := range l.Corners {
			l.Corners[i] = vision.Point{X: factor * l.Corners[i].X, Y: factor * l.Corners[i].Y}
		}
		out.Labels = append(out.Labels, l)
	}
	return out
}
