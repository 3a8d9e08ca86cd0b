package paired

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/keyring"
)

// restart ends both programs and begins them again with what they have saved: first
// where nothing can be unlocked, and all that is shown on any page must be the same,
// and then on the computer where they were played.
func (p *Pair) restart() error {
	var locked [2]string
	for i, t := range p.Two {
		if err := t.resume(p.seed, nil); err != nil {
			return err
		}
		screen := *t.Screen
		screen.Seq, screen.Saved = 0, ""
		shown, err := json.Marshal([]any{screen, t.Seats})
		if err != nil {
			return err
		}
		locked[i] = string(shown)
	}
	if !Alike(locked[0], locked[1]) {
		return fmt.Errorf("where nothing is unlocked one shows %s and the other %s", Masked(locked[0]), Masked(locked[1]))
	}
	for _, t := range p.Two {
		if err := t.resume(p.seed, p.computer); err != nil {
			return err
		}
	}
	return nil
}

// resume goes on with what was saved, on a computer with a key, or without one when it
// is nil.
func (t *Table) resume(seed uint64, computer *age.X25519Identity) error {
	if err := t.save.Close(); err != nil {
		return err
	}
	keys := keyring.New(computer)
	keys.Work = 1
	var err error
	t.save, t.Match, _, err = companion.OpenSave(t.Path, func(s game.Setup) (game.Game, error) { return games.Find(s.Game) }, keys)
	if err != nil {
		return err
	}
	return t.open(seed)
}

// open has a session follow the game.
func (t *Table) open(seed uint64) (err error) {
	t.session, err = companion.New(companion.Config{Match: t.Match, Save: t.save, Told: true, Chance: rand.NewChaCha8([32]byte{byte(seed)}),
		Show: func(s *companion.Screen) { t.Screen = s }, ShowSeats: func(s []*companion.SeatScreen) { t.Seats = s }})
	if err == nil {
		t.session.Obey(companion.Follow{On: true}) // shows the screens
	}
	return err
}
