package ui

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// The set-up is kept in the preferences for the next time: which game and
// which camera, and for each game its players and options.

// remember keeps what a game was begun with.
func (w *Window) remember(c Choice) {
	p := w.app.Preferences()
	if !c.Saved && c.Setup.Deck == (game.OwnDeck{}) { // such a deck may be another tomorrow
		var options []string
		for name, value := range c.Setup.Options {
			options = append(options, name+"="+value)
		}
		slices.Sort(options)
		p.SetString("setup.game", c.Setup.Game)
		p.SetInt("setup."+c.Setup.Game+".players", c.Setup.Players)
		p.SetStringList("setup."+c.Setup.Game+".options", options)
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

// lastTime is what was chosen last; false when there is nothing, or what can
// be chosen no more.
func (w *Window) lastTime() (Choice, bool) {
	name := w.app.Preferences().String("setup.game")
	c := Choice{Camera: w.lastCamera()}
	for _, g := range w.Host.Games {
		if g.Name() == name {
			c.Setup = w.lastSetup(g)
			_, err := g.New(c.Setup)
			return c, err == nil && c.Camera.What != ""
		}
	}
	return c, false
}

// lastSetup is how a game was set up last, or how it comes.
func (w *Window) lastSetup(g game.Game) game.Setup {
	p := w.app.Preferences()
	s := game.Setup{Game: g.Name(), Players: p.Int("setup." + g.Name() + ".players")}
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
	return append([]int{3}, playerNumbers(g)...)
}

// lastCamera is the camera that was used last; its What is empty when none was.
func (w *Window) lastCamera() Camera {
	p := w.app.Preferences()
	return Camera{
		What: p.String("camera.what"), Turn: p.Int("camera.turn"),
		Mirror: p.Bool("camera.mirror"), Steady: p.Bool("camera.steady"),
	}
}
