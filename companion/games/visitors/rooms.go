package visitors

import (
	"fmt"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// room is the Foyer or another room of the manor.
type room uint8

const (
	foyer room = iota
	library
	kitchen
	nursery
	conservatory

	rooms room = 11
)

const spots = 3 // locations in every room but the Foyer

// chamber is what is printed on a tile.
type chamber struct {
	name  string
	spots [spots]string
	doors [4]bool // by side, as printed
}

// The sides of a tile, clockwise from the upper one.
const (
	north = iota
	east
	south
	west
)

var sideNames = [4]string{"upper", "right", "lower", "left"}

var (
	threeDoors  = [4]bool{east: true, south: true, west: true}
	cornerDoors = [4]bool{east: true, south: true}
)

var chambers = [rooms]chamber{
	{"Foyer", [spots]string{}, [4]bool{true, true, true, true}},
	{"Library", [spots]string{"Hearth", "Ladder", "Reading desk"}, threeDoors},
	{"Kitchen", [spots]string{"Oven", "Pantry", "Sink"}, threeDoors},
	{"Nursery", [spots]string{"Cradle", "Toy chest", "Window"}, threeDoors},
	{"Conservatory", [spots]string{"Fountain", "Fern bed", "Iron bench"}, threeDoors},
	{"Music Room", [spots]string{"Piano", "Harp", "Mirror"}, threeDoors},
	{"Gallery", [spots]string{"Portrait", "Statue", "Long curtain"}, threeDoors},
	{"Cellar", [spots]string{"Cask", "Coal heap", "Drain"}, cornerDoors},
	{"Chapel", [spots]string{"Altar", "Font", "Confessional"}, cornerDoors},
	{"Attic", [spots]string{"Trunk", "Dormer", "Rocking chair"}, cornerDoors},
	{"Bathhouse", [spots]string{"Tub", "Boiler", "Grating"}, cornerDoors},
}

// slug is a printed name as a word in ids.
func slug(name string) string { return strings.ReplaceAll(strings.ToLower(name), " ", "-") }

func (r room) slug() string { return slug(chambers[r].name) }

func tileID(r room) string { return "tile-" + r.slug() }

// spotZone is the zone of a location, such as "library/hearth".
func spotZone(r room, s int) string { return r.slug() + "/" + slug(chambers[r].spots[s]) }

func visitorZone(r room) string { return r.slug() + "/visitor" }

func pawnZone(r room) string { return r.slug() + "/pawns" }

func roomText(r room) game.Piece { return game.Piece{ID: tileID(r), Name: chambers[r].name} }

func spotText(r room, s int) game.Text { return game.Say(chambers[r].spots[s]) }

// Tiles lie edge to edge around the Foyer, at most reach tiles from it, each
// turned by quarters.
const reach = 3

// cell is where a tile lies, in tiles right of and below the Foyer, as its
// tag has them, and how many quarters it is turned clockwise.
type cell struct {
	x, y int8
	turn uint8
	laid bool
}

// beside is the cell next to one across a side.
func (c cell) beside(side int) (x, y int8) {
	d := [4][2]int8{north: {0, -1}, east: {1, 0}, south: {0, 1}, west: {-1, 0}}[side]
	return c.x + d[0], c.y + d[1]
}

// door reports whether a room's tile, turned, has a door on a side.
func door(r room, turn uint8, side int) bool { return chambers[r].doors[(side+4-int(turn))%4] }

// cells are all places for a tile but the Foyer's, row by row.
func cells() []cell {
	var out []cell
	for y := int8(-reach); y <= reach; y++ {
		for x := int8(-reach); x <= reach; x++ {
			for turn := range uint8(4) {
				if x != 0 || y != 0 {
					out = append(out, cell{x, y, turn, true})
				}
			}
		}
	}
	return out
}

func (c cell) zone() string { return fmt.Sprintf("M%+d%+d/%d", c.x, c.y, 90*int(c.turn)) }

// askewZone is around the Foyer, for tiles that lie in no berth, and farZone around that, for those
// beyond the last one.
const askewZone, farZone = "M-askew", "M-far"
