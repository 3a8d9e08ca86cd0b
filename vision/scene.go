package vision

import "time"

// Homography maps a plate's mm to pixels: (X, Y, W) = H·(x, y, 1), px = X/W, Y/W.
type Homography [9]float64

// Plate is a rigid flat sheet with tags at known places, such as a mat.
type Plate struct {
	ID   string
	W, H float64         // mm
	Tags map[string]Quad // codebook id → corners of the code on the plate, mm
}

// PlatePose is where a plate lies in the picture.
type PlatePose struct {
	ID    string
	ToPx  Homography // plate mm → px of the straight picture
	Lens  Distortion // which bends the straight picture to that which is seen
	Seen  bool       // at least one of its tags was read in the latest frame
	Error float64    // root mean square residual of its tags' corners as they were read in the latest frame, px
}

// Tracked is one tag on the table.
type Tracked struct {
	ID      string
	Corners Quad    // px, in the latest frame
	Plate   string  // the plate under its centre, or empty
	X, Y    float64 // centre of the code on that plate, mm
	Angle   float64 // clockwise turn against the plate, degrees, -180 to 180
	Seen    bool    // read or confirmed in the latest frame
	Still   bool    // has not moved for some time and was not read elsewhere
	Since   time.Time
}

// Scene is what lies on the table after a frame, as far as the tracker knows. A
// later frame does not change it.
type Scene struct {
	Time        time.Time
	Seq         int
	Tags        []Tracked // sorted by ID
	Plates      []PlatePose
	PxPerModule float64  // mean over the tags in view; 0 when there are none
	Busy        bool     // something large moves over the table
	Duplicates  []string // tags that are read at two places at once, sorted
}
