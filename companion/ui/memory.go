package ui

import (
	"slices"
	"strings"

	"github.com/grovewatch/grovewatch/companion/game"
)

// The set-up is kept in the preferences for the next time: which game and
// which camera, and for each game its players, options and people's own deck.

// remember keeps what a game was begun with.
func (w *Window) remember(c Choice) {
	p := w.App.Preferences()
	if !c.Saved {
		var options []string
		for name, value := range c.Setup.Options {
			options = append(options, name+"="+value)
		}
		slices.Sort(options)
		p.SetString("setup.game", c.Setup.Game)
		p.SetInt("setup."+c.Setup.Game+".players", c.Setup.Players)
		p.SetStringList("setup."+c.Setup.Game+".options", options)
		p.SetString("setup."+c.Setup.Game+".digest", c.Setup.Deck.Digest)
		if c.Setup.Deck.Folder != "" {
			p.SetString("setup."+c.Setup.Game+".deck", c.Setup.Deck.Folder)
		}
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

// rememberDeck keeps where a deck of people's own lies, to be offered again. The
// one that the game was last played with stays before one that was only chosen.
func (w *Window) rememberDeck(g game.Game, folder string) {
	if w.lastDeck(g).Digest == "" {
		w.App.Preferences().SetString("setup."+g.Name()+".deck", folder)
	}
}

// lastDeck is the deck of people's own that was last chosen for a game. It has
// a digest only if the game was last played with it.
func (w *Window) lastDeck(g game.Game) game.OwnDeck {
	p := w.App.Preferences()
	return game.OwnDeck{Folder: p.String("setup." + g.Name() + ".deck"), Digest: p.String("setup." + g.Name() + ".digest")}
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
	name := w.App.Preferences().String("setup.game")
	c := Choice{Camera: w.lastCamera()}
	for _, g := range w.Host.Games {
		if g.Name() != name {
			continue
		}
		own := w.lastDeck(g)
		switch o := w.ownCards(g); {
		case own.Digest == "":
			own = game.OwnDeck{}
		case o == nil || o.deck == nil || o.deck.Own != own: // it is read still, or not what it was
			c.Setup = w.lastSetup(g)
			return c, false
		default:
			g = o.deck.Game
		}
		c.Setup = w.setupOf(g, own)
		_, err := g.New(c.Setup)
		return c, err == nil && c.Camera.What != ""
	}
	return c, false
}

// lastSetup is how a game was set up last, or how it comes, with the cards that
// are chosen.
func (w *Window) lastSetup(g game.Game) game.Setup {
	if o := w.ownCards(g); o != nil {
		return w.setupOf(o.now())
	}
	return w.setupOf(g, game.OwnDeck{})
}

// setupOf is how a game was set up last, or how it comes, with a deck.
func (w *Window) setupOf(g game.Game, own game.OwnDeck) game.Setup {
	p := w.App.Preferences()
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
	return append([]int{3}, playerNumbers(g)...)
}

// lastCamera is the camera that was used last; its What is empty when none was.
func (w *Window) lastCamera() Camera {
	p := w.App.Preferences()
	return Camera{
		What: p.String("camera.what"), Turn: p.Int("camera.turn"),
		Mirror: p.Bool("camera.mirror"), Steady: p.Bool("camera.steady"),
	}
}
