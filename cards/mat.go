package cards

import "slices"

// Mat is a piece with zones.
type Mat struct {
	Piece
	Zones []Zone
	Style MatStyle
	// Secret says that what lies on it may be nobody else's business: it is covered in a
	// picture of the table until a game says which of its places are secret now.
	Secret bool
}

// MatStyle says which picture a mat carries. A mat without one has the sky and
// its name.
type MatStyle string

// The styles of mats.
const (
	MatForcefield MatStyle = "forcefield" // within the forcefield
	MatClearing   MatStyle = "clearing"   // outside of it
	MatProof      MatStyle = "proof"      // columns in which cards slide
	MatHood       MatStyle = "hood"       // behind a shield
	MatOwner      MatStyle = "owner"      // one seat's lanes
	MatCommon     MatStyle = "common"     // what everyone shares, with a track
	MatDesk       MatStyle = "desk"       // a plain table with the mat's name
	MatWood       MatStyle = "wood"       // a forest
	MatVillage    MatStyle = "village"
	MatWitch      MatStyle = "witch" // one seat's, with lanes and homes
	MatRoom       MatStyle = "room"  // a tile with walls and doors
)

var matStyles = []MatStyle{
	MatForcefield, MatClearing, MatProof, MatHood, MatOwner, MatCommon, MatDesk, MatWood, MatVillage, MatWitch, MatRoom,
}

// MatStyles lists every style of mats.
func MatStyles() []MatStyle { return slices.Clone(matStyles) }

// Place says where a mat's top left corner lies in the suggested arrangement
// of the table: mm from the top left corner of the footprint, no rotation.
type Place struct {
	Mat  string
	X, Y float64
}

// Arrangement is a suggested way to lay the mats for a number of players.
type Arrangement struct {
	Places []Place
	W, H   float64 // the footprint, mm
}
