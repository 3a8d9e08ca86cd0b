package blackwood

import (
	"fmt"
	"strings"
	"sync"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/game/kit"
)

// The sizes of the game (section 3 of the specification).
const (
	maxWitches  = 4
	columns     = 5
	maxRows     = 5
	cells       = columns * maxRows
	onDisplay   = 6
	dolls       = 3 // marionettes of one Witch
	expeditions = 3
	rounds      = columns // of one expedition
	startCoins  = 8
	fagusTokens = 10
	onShow      = 5 // forest cards that the pedlar shows
	mostHeld    = 24
)

// cardNo numbers the cards of one deck from 1; 0 is none.
type cardNo uint8

// cell is a place of the forest: row by row from the Forest Tracker's squares,
// column 1 beside the village; noCell is none.
type cell int8

const noCell cell = -1

func at(row, column int) cell  { return cell((row-1)*columns + column - 1) }
func (c cell) row() int        { return int(c)/columns + 1 }
func (c cell) column() int     { return int(c)%columns + 1 }
func (c cell) nextDoor() cell  { return c - 1 } // towards the village
func (c cell) text() game.Text { return game.Say("row %d, column %d", c.row(), c.column()) }
func cardZone(c cell) string   { return words().cardZones[c] }
func dollZone(c cell) string   { return words().dollZones[c] }
func displayZone(k int) string { return displayZones[k] }
func pileZone(k int) string    { return pileZones[k] }
func ofWitch(z string, s game.Seat) string {
	return words().own[z][s]
}

// dollNo is a marionette: three for each Witch, in seating order; noDoll is none.
type dollNo int8

const noDoll dollNo = -1

func dollOf(w game.Seat, k int) dollNo { return dollNo(int(w-1)*dolls + k) }
func (d dollNo) owner() game.Seat      { return game.Seat(int(d)/dolls) + 1 }
func (d dollNo) number() int           { return int(d)%dolls + 1 }
func (d dollNo) id() string            { return words().dolls[d] }

// The zones that each Witch has on her own mat.
const (
	forestLane   = "FOREST"
	potionLane   = "POTIONS"
	spellLane    = "SPELLS"
	usedPile     = "USED"
	cauldronCell = "CAULDRON"
	fagusCell    = "FAGUS"
	homeCell     = "HOME"
)

// Pieces with a part in the rules, and the zone of shown cards.
const (
	cauldronToken   = "cauldron"
	forestTracker   = "forest-tracker"
	expeditionToken = "expedition-tracker"
	showZone        = "SHOW"
)

var (
	displayZones    = [onDisplay]string{"D1", "D2", "D3", "D4", "D5", "D6"}
	pileZones       = [spellKinds]string{"S1", "S2", "S3", "S4", "S5", "S6"}
	squareZones     = [columns + 1]string{"", "T1", "T2", "T3", "T4", "T5"}
	expeditionZones = [expeditions + 1]string{"", "X1", "X2", "X3"}
)

func fagusID(n int) string { return fmt.Sprintf("fagus-%d", n) }

// names holds every word that moves and layouts use, made once.
type names struct {
	forest  [forestCards + 1]game.Piece
	potions [potionCards + 1]game.Piece
	spells  [spellCards + 1]game.Piece
	dolls   [maxWitches * dolls]string
	fagus   [fagusTokens + 1]string

	cardZones, dollZones [cells]string
	homes                [maxWitches * dolls]string
	own                  map[string]*[maxWitches + 1]string

	forestNos, potionNos, spellNos map[string]cardNo
	dollNos                        map[string]dollNo
	cellNos                        map[string]cell // by either zone
	displayNos                     map[string]int
}

var words = sync.OnceValue(func() *names {
	n := &names{
		forestNos: map[string]cardNo{}, potionNos: map[string]cardNo{}, spellNos: map[string]cardNo{},
		dollNos: map[string]dollNo{}, cellNos: map[string]cell{}, displayNos: map[string]int{},
		own: map[string]*[maxWitches + 1]string{},
	}
	l := ours()
	for i := 1; i <= forestCards; i++ {
		c := l.forest[i]
		n.forest[i] = game.Piece{ID: "forest-" + strings.ToLower(c.id), Name: bagName(c.has)}
		n.forestNos[n.forest[i].ID] = cardNo(i)
	}
	for i := 1; i <= potionCards; i++ {
		c := l.potions[i]
		n.potions[i] = game.Piece{ID: "potion-" + strings.ToLower(c.id), Name: colourWords[c.colour] + " " + brews[(c.no-1)%len(brews)]}
		n.potionNos[n.potions[i].ID] = cardNo(i)
	}
	for i := 1; i <= spellCards; i++ {
		c := l.spells[i]
		n.spells[i] = game.Piece{ID: "spell-" + strings.ToLower(c.id), Name: c.name}
		n.spellNos[n.spells[i].ID] = cardNo(i)
	}
	for d := range n.dolls {
		w := kit.PlayerSeat(dollNo(d).owner())
		n.dolls[d] = fmt.Sprintf("%s-doll-%d", w, dollNo(d).number())
		n.homes[d] = fmt.Sprintf("%s%d-%s", homeCell, dollNo(d).number(), w)
		n.dollNos[n.dolls[d]] = dollNo(d)
	}
	for k := 1; k <= fagusTokens; k++ {
		n.fagus[k] = fagusID(k)
	}
	for c := range cell(cells) {
		n.cardZones[c] = fmt.Sprintf("R%dC%d", c.row(), c.column())
		n.dollZones[c] = fmt.Sprintf("M%dC%d", c.row(), c.column())
		n.cellNos[n.cardZones[c]], n.cellNos[n.dollZones[c]] = c, c
	}
	for k, z := range displayZones {
		n.displayNos[z] = k
	}
	for _, z := range []string{forestLane, potionLane, spellLane, usedPile, cauldronCell, fagusCell} {
		all := &[maxWitches + 1]string{}
		for s := game.Seat(1); s <= maxWitches; s++ {
			all[s] = z + "-" + kit.PlayerSeat(s)
		}
		n.own[z] = all
	}
	return n
})

// brews name the potions of one colour, by their number.
var brews = [...]string{"Draught", "Tincture", "Philtre", "Elixir", "Cordial", "Balm", "Brew", "Essence", "Decoction", "Arcanum"}

var (
	ingredientNames    = [...]string{"Clover", "Fungus", "Toad", "Bat"}
	ingredientPictures = [...]string{"🍀", "🍄", "🐸", "🦇"}
)

// bagName names ingredients: "Clover, Toad, Toad".
func bagName(b bag) string {
	var out []string
	for i, n := range b {
		for range n {
			out = append(out, ingredientNames[i])
		}
	}
	return strings.Join(out, ", ")
}

// bagPictures are the pictures of ingredients, one each.
func bagPictures(b bag) []string {
	var out []string
	for i, n := range b {
		for range n {
			out = append(out, ingredientPictures[i])
		}
	}
	return out
}
