package visitors

import "github.com/grovewatch/grovewatch/companion/game"

var _ game.Chronicler = (*position)(nil)

// Chronicle follows what haunts the manor, and everyone's way through it.
func (p *position) Chronicle() []game.Thread {
	spirits, blights := 0, 0
	for r := range rooms {
		if p.inPlay(r) {
			for _, n := range p.spiritsIn(r) {
				spirits += n
			}
		}
	}
	way := game.Thread{Title: game.Say("The way through the manor")}
	for s := range p.house.Seats.All() {
		blights += p.cursedBy(s)
		if p.phase >= visiting {
			way.Stops = append(way.Stops, game.Stop{Seat: s, Text: roomText(p.room(s)).Text()})
		}
	}
	return []game.Thread{
		{Title: game.Say("What haunts the manor"), Counts: []game.Count{
			{Name: game.Say("Spirits"), N: spirits}, {Name: game.Say("Visitors"), N: p.visitors()}, {Name: game.Say("Blights"), N: blights}}},
		way,
	}
}
