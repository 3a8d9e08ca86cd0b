package table

import (
	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/vision"
)

// tiles are the mats that lie in berths: those that no arrangement places, in
// a box with berths.
func tiles(box *cards.Box) map[string]bool {
	out, berths := map[string]bool{}, false
	for _, m := range box.Mats {
		out[m.ID] = true
		for _, z := range m.Zones {
			berths = berths || z.Tiled()
		}
	}
	if !berths {
		return nil
	}
	for _, a := range box.Tables {
		for _, p := range a.Places {
			delete(out, p.Mat)
		}
	}
	return out
}

// lookAtTiles adds the tiles of a scene to its layout, each in its berth, and
// gives the mats on which other pieces may lie. A tile lies on the table as long
// as one of its tags is in the scene, wherever it lay before.
func (s *Surface) lookAtTiles(scene vision.Scene, l game.Layout, moving *[]Position) []vision.PlatePose {
	if len(s.tiles) == 0 {
		return scene.Plates
	}
	there, still := map[string]bool{}, map[string]bool{}
	for _, t := range scene.Tags {
		o, ok := s.byTag[t.ID]
		if !ok || !s.tiles[o.piece.ID] {
			continue
		}
		still[o.piece.ID] = t.Still && (still[o.piece.ID] || !there[o.piece.ID])
		there[o.piece.ID] = true
	}
	var out []vision.PlatePose
	for _, p := range scene.Plates {
		if s.tiles[p.ID] && !there[p.ID] {
			continue
		}
		out = append(out, p)
	}
	for _, p := range out {
		if !s.tiles[p.ID] {
			continue
		}
		zone, ok := s.berth(p, out)
		switch {
		case !ok:
		case !still[p.ID]:
			*moving = append(*moving, Position{Piece: p.ID})
		default:
			l[p.ID] = zone
		}
	}
	return out
}

// berth finds the zone in which a tile lies.
func (s *Surface) berth(tile vision.PlatePose, plates []vision.PlatePose) (string, bool) {
	m := s.mats[tile.ID]
	const half = 10 // mm; of a square around the tile's middle
	var around vision.Quad
	for i, c := range [4][2]float64{{-half, -half}, {half, -half}, {half, half}, {-half, half}} {
		around[i] = vision.Point{X: m.W/2 + c[0], Y: m.H/2 + c[1]}
	}
	px := tile.PxQuad(around)
	for _, p := range plates {
		if p.ID == tile.ID {
			continue
		}
		at, ok := vision.LocateOn(px, p)
		if !ok {
			continue
		}
		for _, z := range s.mats[p.ID].Zones {
			if z.Holds(at.X, at.Y, at.Angle) {
				return z.ID, true
			}
		}
	}
	return "", false
}
