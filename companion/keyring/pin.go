package keyring

import (
	"fmt"
	"sync"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion/game"
)

// Usual is what trying a PIN costs by itself: scrypt with N = 2¹⁸, as age has it,
// which takes about a second and 256 MB. All 10,000 PINs still take a computer
// hours only: a PIN keeps the people at the table out, not a burglar.
const Usual = 18

// one at a time needs all the memory that scrypt takes.
var one sync.Mutex

func (r *Ring) work() int {
	if r.Work == 0 {
		return Usual
	}
	return r.Work
}

// Attempt is a PIN that is being compared, or chosen.
type Attempt struct {
	seat    game.Seat
	opened  map[*key]string // secret halves
	line    string          // of a new key
	chosen  *key
	compare func(*Attempt)
}

// Compare does the slow part. It may run beside whatever else the ring does.
func (a *Attempt) Compare() {
	one.Lock()
	defer one.Unlock()
	a.compare(a)
}

// Try compares a PIN with the one of a seat that has an owner. It tells nothing of
// one from before a reset.
func (r *Ring) Try(s game.Seat, pin string) *Attempt {
	words := map[*key]string{}
	if k := r.seats[s].newest(); k != nil && k.pin != "" {
		words[k] = k.pin
	}
	return &Attempt{seat: s, compare: func(a *Attempt) { a.opened = tryPIN(words, pin) }}
}

// Recover compares a PIN with those that a seat had before resets, for what is still
// locked by them.
func (r *Ring) Recover(s game.Seat, pin string) *Attempt {
	words := map[*key]string{}
	for _, k := range r.lost(s) {
		words[k] = k.pin
	}
	return &Attempt{seat: s, compare: func(a *Attempt) { a.opened = tryPIN(words, pin) }}
}

// Lost reports whether something of a seat is locked by a PIN from before a reset.
func (r *Ring) Lost(s game.Seat) bool { return len(r.lost(s)) > 0 }

func (r *Ring) lost(s game.Seat) (keys []*key) {
	if x := r.seats[s]; x != nil {
		for _, k := range x.keys[:x.since] {
			if k.identity == nil && k.pin != "" {
				keys = append(keys, k)
			}
		}
	}
	return keys
}

// Choose makes a PIN the one of a seat that has no owner: she gets a new key. It is
// compared with none from before: whoever resets the PIN to try others learns nothing.
func (r *Ring) Choose(s game.Seat, owner, pin string) *Attempt {
	work := r.work()
	return &Attempt{seat: s, compare: func(a *Attempt) {
		a.chosen = r.fresh()
		to, err := age.NewScryptRecipient(pin)
		if err != nil {
			panic(err) // a PIN is not empty
		}
		to.SetWorkFactor(work)
		a.line = fmt.Sprintf("key %d pin %s %s %q", s, a.chosen.recipient, lock(a.chosen.identity.String(), to), owner)
	}}
}

func tryPIN(words map[*key]string, pin string) map[*key]string {
	out := map[*key]string{}
	for k, word := range words {
		id, err := age.NewScryptIdentity(pin)
		if err != nil {
			continue
		}
		id.SetMaxWorkFactor(Usual) // an edited file costs no more
		if secret, ok := unlock(word, id); ok {
			out[k] = secret
		}
	}
	return out
}

// Admit takes the outcome of an attempt: whether the door of the seat opens now,
// whether something new was unlocked, and the line to be saved, if there is one.
func (r *Ring) Admit(a *Attempt) (open, news bool, line string) {
	newest := r.seats[a.seat].newest()
	open = a.chosen != nil || newest != nil && newest.fits(a.opened[newest])
	for k, secret := range a.opened {
		was := k.identity
		if k.take(secret, true) {
			news = news || was == nil
		}
	}
	if a.chosen != nil {
		line = r.keep(a.seat, a.chosen, a.line)
	}
	return open, news, line
}

// TakeAway takes the PIN of a seat away, and gives the lines to be saved. What was
// unlocked by then is locked by this computer's key from now on, or it could not
// be read any more. That comes after the reset itself: whoever cuts the reset off
// the file has the PIN asked for again.
func (r *Ring) TakeAway(s game.Seat) []string {
	lines := []string{fmt.Sprintf("door %d reset", s)}
	for _, k := range r.seat(s).keys {
		if k.identity != nil && k.here == "" {
			lines = append(lines, fmt.Sprintf("lock %d here %s %s", s, k.recipient, r.here(k)))
		}
	}
	for _, l := range lines {
		r.Read(l)
	}
	return lines
}
