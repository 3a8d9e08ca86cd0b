package setup

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/ui/seating"
)

// The set-up is kept in the preferences for the next time: which game and
// which camera, and for each game its players, options and people's own deck.

// remember keeps what a game was begun with.
func (f *Wizard) remember(c Choice) {
	p := f.w.App.Preferences()
	if !c.Saved {
		var options []string
		for name, value := range c.Setup.Options {
			options = append(options, name+"="+value)
		}
		slices.Sort(options)
		p.SetString("setup.game", c.Setup.Game)
		p.SetInt("setup."+c.Setup.Game+".players", c.Setup.Players)
		p.SetStringList("setup."+c.Setup.Game+".options", options)
		if c.Camera.What != Simulated { // there nobody sits
			seating.Keep(p, c.Setup.Game, c.People)
		}
		f.decks.KeepPlayed(c.Setup.Game, c.Setup.Deck)
	}
	what := c.Camera.What
	if holdsPassword(what) {
		what = "" // it is not written down
	}
	p.SetString("camera.what", what)
	p.SetInt("camera.turn", c.Camera.Turn)
	p.SetBool("camera.mirror", c.Camera.Mirror)
	p.SetBool("camera.steady", c.Camera.Steady)
}

// holdsPassword reports whether a camera's address may hold a password: before
// its host, even where that cannot be read, or by name behind it.
func holdsPassword(address string) bool {
	_, query, _ := strings.Cut(strings.ToLower(address), "?")
	return strings.Contains(address, "://") && (strings.Contains(address, "@") ||
		slices.ContainsFunc([]string{"pass", "pwd", "psw", "auth", "token", "key", "secret"}, func(s string) bool { return strings.Contains(query, s) }))
}

// lastTime is what was chosen last. It is false when there is nothing, or when it
// can no longer be chosen.
func (f *Wizard) lastTime() (Choice, bool) {
	name := f.w.App.Preferences().String("setup.game")
	c := Choice{Camera: f.lastCamera()}
	for _, g := range f.host.Games {
		if g.Name() != name {
			continue
		}
		own := f.decks.Last(g)
		switch o := f.decks.Of(g); {
		case own.Digest == "":
			own = game.OwnDeck{}
		case o == nil || o.Deck == nil || o.Deck.Own != own: // it is read still, or not what it was
			c.Setup = f.lastSetup(g)
			return c, false
		default:
			g = o.Deck.Game
		}
		c.Setup = f.setupOf(g, own)
		_, err := g.New(c.Setup)
		return c, err == nil && c.Camera.What != ""
	}
	return c, false
}

// lastSetup is how a game was set up last, or its standard set-up, with the cards
// that are chosen.
func (f *Wizard) lastSetup(g game.Game) game.Setup {
	if o := f.decks.Of(g); o != nil {
		return f.setupOf(o.Now())
	}
	return f.setupOf(g, game.OwnDeck{})
}

// setupOf is how a game was set up last, or its standard set-up, with a deck.
func (f *Wizard) setupOf(g game.Game, own game.OwnDeck) game.Setup {
	p := f.w.App.Preferences()
	s := game.Setup{Game: g.Name(), Deck: own, Players: p.Int("setup." + g.Name() + ".players")}
	for _, line := range p.StringList("setup." + g.Name() + ".options") {
		if name, value, ok := strings.Cut(line, "="); ok {
			if s.Options == nil {
				s.Options = map[string]string{}
			}
			s.Options[name] = value
		}
	}
	if _, err := g.New(s); err == nil {
		return s.Bare(g)
	}
	s.Options = nil
	for _, s.Players = range usualPlayers(g) {
		if _, err := g.New(s); err == nil {
			break
		}
	}
	return s
}

// usualPlayers lists how many people may play, three first.
func usualPlayers(g game.Game) []int {
	return append([]int{3}, g.Box().Players()...)
}

// lastCamera is the camera that was used last; its What is empty when none was.
func (f *Wizard) lastCamera() Camera {
	p := f.w.App.Preferences()
	return Camera{
		What: p.String("camera.what"), Turn: p.Int("camera.turn"),
		Mirror: p.Bool("camera.mirror"), Steady: p.Bool("camera.steady"),
	}
}
