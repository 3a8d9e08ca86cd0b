package voice

import (
	"bytes"
	"encoding/binary"
	"math"
	"os"
	"path/filepath"
	"time"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// The sounds.
const (
	move     = "move"     // the table was understood
	undone   = "undone"   // a move was taken back
	question = "question" // the table and the rules disagree
	refused  = "refused"  // something went wrong
	end      = "end"      // the game is over
)

// note is a struck glass: a pitch in Hz and when it begins.
type note struct {
	hz float64
	at time.Duration
}

// tunes are few notes each, of one scale, so that they never clash.
var tunes = map[string][]note{
	move:     {{880, 0}},
	undone:   {{880, 0}, {659.3, 90 * time.Millisecond}},
	question: {{659.3, 0}, {987.8, 140 * time.Millisecond}},
	refused:  {{329.6, 0}, {311.1, 120 * time.Millisecond}},
	end:      {{440, 0}, {554.4, 130 * time.Millisecond}, {659.3, 260 * time.Millisecond}, {880, 390 * time.Millisecond}},
}

const (
	rate   = 22050 // samples a second, 16 bits, one channel
	ring   = 450 * time.Millisecond
	volume = 0.22 // of full; the loudest moment of overlapping notes stays below 1
)

// samples is a tune as loudness from -1 to 1.
func samples(notes []note) []float64 {
	length := ring
	for _, n := range notes {
		length = max(length, n.at+ring)
	}
	out := make([]float64, int(length.Seconds()*rate))
	for _, n := range notes {
		from := int(n.at.Seconds() * rate)
		for i := range int(ring.Seconds() * rate) {
			t := float64(i) / rate
			strike := min(t/0.004, 1)
			left := 1 - t/ring.Seconds() // silent at the end, so that nothing clicks
			a := volume * strike * left * math.Exp(-7*t)
			phase := 2 * math.Pi * n.hz * t
			out[from+i] += a * (math.Sin(phase) + 0.3*math.Sin(2.76*phase)*math.Exp(-18*t))
		}
	}
	return out
}

// wave is a tune as a WAV file.
func wave(notes []note) []byte {
	s := samples(notes)
	var b bytes.Buffer
	put := func(v any) { _ = binary.Write(&b, binary.LittleEndian, v) } // a buffer takes all
	b.WriteString("RIFF")
	put(uint32(36 + 2*len(s)))
	b.WriteString("WAVEfmt ")
	put(uint32(16))
	put([]uint16{1, 1})
	put([]uint32{rate, 2 * rate})
	put([]uint16{2, 16})
	b.WriteString("data")
	put(uint32(2 * len(s)))
	for _, v := range s {
		put(int16(v * math.MaxInt16))
	}
	return b.Bytes()
}

// writeTunes writes the sounds to a folder of their own, since the commands
// that play them want files.
func writeTunes() (string, error) {
	dir, err := os.MkdirTemp("", "grovewatch-sounds-")
	if err != nil {
		return "", fault.Errorf("the sounds cannot be kept: %w", err)
	}
	for name, notes := range tunes {
		if err := os.WriteFile(tuneFile(dir, name), wave(notes), 0o600); err != nil {
			_ = os.RemoveAll(dir)
			return "", fault.Errorf("the sounds cannot be kept: %w", err)
		}
	}
	return dir, nil
}

func tuneFile(dir, name string) string { return filepath.Join(dir, name+".wav") }
