// Package keyring keeps the keys of a game's seats, so that what a seat does in
// private is saved for that seat alone. It must not know what a move means, and
// makes no cryptography of its own: everything is locked with filippo.io/age.
//
// Each seat has a key of its own. It stands in the saved game locked by the
// seat's PIN, by her phone, or, where she has neither, by a key of this computer.
package keyring

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion/game"
)

// A ring is saved beside the moves, a line each:
//
//	key 1 here age1… LOCKED          seat 1 gets a key, locked by this computer's
//	key 1 pin age1… LOCKED "Ada"     seat 1 gets a key, locked by the PIN that Ada chose
//	lock 1 here age1… LOCKED         a key of seat 1, locked in another way
//	lock 1 phone age1… LOCKED LINK   the same, by the phone that follows a link
//	lock 1 free                      no phone follows seat 1's link any more
//	door 1 reset                     the table took the PIN of seat 1 away

// Ring is the keys of one game's seats, locked and open.
type Ring struct {
	// Work is the base-2 logarithm of what scrypt costs for a PIN; 0 is Usual.
	Work int

	computer *age.X25519Identity // nil: none
	seats    map[game.Seat]*seat
}

// seat is what is kept of one.
type seat struct {
	keys  []*key // the newest last
	since int    // the keys before are from before the last reset
	owner string // as she called herself when she chose the PIN; empty: there is none
	reset int    // so often the table took a PIN away
	link  string // of the phone that the keys are locked for, or empty
}

// key is one of a seat, locked in several ways.
type key struct {
	recipient string
	identity  *age.X25519Identity // nil while nobody has unlocked it
	pin, here string
	phone     string
}

// New makes an empty ring. Computer is this computer's key, nil for none: then a
// seat without a PIN or a phone cannot be unlocked again.
func New(computer *age.X25519Identity) *Ring {
	return &Ring{computer: computer, seats: map[game.Seat]*seat{}}
}

func (r *Ring) seat(s game.Seat) *seat {
	if r.seats[s] == nil {
		r.seats[s] = &seat{}
	}
	return r.seats[s]
}

// newest is the key that a seat's moves are locked with now, or nil. One from
// before a reset is none: who comes after it gets a key of her own.
func (s *seat) newest() *key {
	if s == nil || len(s.keys) == s.since {
		return nil
	}
	return s.keys[len(s.keys)-1]
}

// key is the one with a recipient, or nil.
func (s *seat) key(recipient string) *key {
	for _, k := range s.keys {
		if k.recipient == recipient {
			return k
		}
	}
	return nil
}

// Owner is who chose the PIN of a seat; empty while it has none.
func (r *Ring) Owner(s game.Seat) string {
	if x := r.seats[s]; x != nil {
		return x.owner
	}
	return ""
}

// Private reports whether a seat has done something in private, or chosen a PIN.
func (r *Ring) Private(s game.Seat) bool { return r.seats[s] != nil && len(r.seats[s].keys) > 0 }

// Reset reports whether the table took the PIN of a seat away.
func (r *Ring) Reset(s game.Seat) bool { return r.Resets(s) > 0 }

// Resets is how often the table took the PIN of a seat away.
func (r *Ring) Resets(s game.Seat) int {
	if x := r.seats[s]; x != nil {
		return x.reset
	}
	return 0
}

// Locked lists the seats with a key that nobody has unlocked yet, in order. Those that
// are locked by a PIN from before a reset do not count: Lost tells of them.
func (r *Ring) Locked() []game.Seat {
	var out []game.Seat
	for s, x := range r.seats {
		lost := r.lost(s)
		if slices.ContainsFunc(x.keys, func(k *key) bool { return k.identity == nil && !slices.Contains(lost, k) }) {
			out = append(out, s)
		}
	}
	slices.Sort(out)
	return out
}

// Foreign reports whether a seat has a key that is locked by another computer's key
// and by nothing else, and none that its PIN or its phone can unlock now.
func (r *Ring) Foreign(s game.Seat) bool {
	foreign := false
	if x := r.seats[s]; x != nil {
		lost := r.lost(s)
		for _, k := range x.keys {
			switch {
			case k.identity != nil || slices.Contains(lost, k):
			case k.pin != "" || k.phone != "":
				return false
			default:
				foreign = true
			}
		}
	}
	return foreign
}

// Lock is part of game.Secrets.
func (r *Ring) Lock(s game.Seat, text string) (word string, asides []string) {
	k := r.seat(s).newest()
	if k == nil {
		k = r.fresh()
		asides = append(asides, r.keep(s, k, fmt.Sprintf("key %d here %s %s", s, k.recipient, r.here(k))))
	}
	to, _ := age.ParseX25519Recipient(k.recipient) // it was parsed before
	return lock(pad(text), to), asides
}

// Open is part of game.Secrets.
func (r *Ring) Open(word string) (string, bool) {
	var keys []age.Identity
	for _, s := range r.seats {
		for _, k := range s.keys {
			if k.identity != nil {
				keys = append(keys, k.identity)
			}
		}
	}
	text, ok := unlock(word, keys...)
	return strings.TrimRight(text, " "), ok
}

// fresh is a new key, unlocked.
func (r *Ring) fresh() *key {
	id, err := age.GenerateX25519Identity()
	if err != nil {
		panic(err) // the system's chance never fails
	}
	return &key{recipient: id.Recipient().String(), identity: id}
}

// here locks a key for this computer, or for nobody.
func (r *Ring) here(k *key) string {
	if r.computer == nil {
		return none
	}
	return lock(k.identity.String(), r.computer.Recipient())
}

// none stands for a key that is locked in no way.
const none = "-"

// keep puts a new key on the ring by the line that saves it.
func (r *Ring) keep(s game.Seat, k *key, line string) string {
	r.Read(line)
	r.seat(s).newest().identity = k.identity
	return line
}

// Read is part of game.Secrets: it takes in a saved line and reports whether it
// is one of a ring. A second key for a seat that has one is none: only who chooses
// a PIN for a seat without an owner gives it a new one.
func (r *Ring) Read(line string) bool {
	w := strings.SplitN(line, " ", 6)
	if len(w) < 3 {
		return false
	}
	n, err := strconv.Atoi(w[1])
	if err != nil || n < 0 || n > mostSeats {
		return false
	}
	s := r.seat(game.Seat(n))
	switch {
	case w[0] == "key" && w[2] == "here" && len(w) == 5 && valid(w[3]) && s.newest() == nil:
		s.keys = append(s.keys, &key{recipient: w[3], here: w[4]})
		r.openHere(s)
	case w[0] == "key" && w[2] == "pin" && len(w) == 6 && valid(w[3]) && s.owner == "":
		owner, err := strconv.Unquote(w[5])
		if err != nil || owner == "" {
			return false
		}
		s.keys = append(s.keys, &key{recipient: w[3], pin: w[4]})
		s.owner = owner
	case w[0] == "lock" && w[2] == "here" && len(w) == 5 && s.key(w[3]) != nil:
		s.key(w[3]).here = w[4]
		r.openHere(s)
	case w[0] == "lock" && w[2] == "phone" && len(w) == 6 && s.key(w[3]) != nil:
		s.key(w[3]).phone, s.link = w[4], w[5]
	case w[0] == "lock" && w[2] == "free" && len(w) == 3:
		s.link = ""
		for _, k := range s.keys {
			k.phone = ""
		}
	case w[0] == "door" && w[2] == "reset" && len(w) == 3:
		s.owner, s.reset, s.since = "", s.reset+1, len(s.keys)
		r.openHere(s)
	default:
		return false
	}
	return true
}

// mostSeats is more than any game has.
const mostSeats = 64

func valid(recipient string) bool {
	_, err := age.ParseX25519Recipient(recipient)
	return err == nil
}

// openHere unlocks the keys of a seat with this computer's, as far as that fits,
// unless the seat has an owner: then her PIN comes first.
func (r *Ring) openHere(s *seat) {
	if r.computer == nil || s.owner != "" {
		return
	}
	for _, k := range s.keys {
		if k.identity == nil {
			k.take(unlock(k.here, r.computer))
		}
	}
}

// fits reports whether a secret half is that of a key.
func (k *key) fits(secret string) bool {
	id, err := age.ParseX25519Identity(secret)
	return err == nil && id.Recipient().String() == k.recipient
}

// take unlocks a key with its secret half, and reports whether it is its own.
func (k *key) take(secret string, ok bool) bool {
	if !ok || !k.fits(secret) {
		return false
	}
	k.identity, _ = age.ParseX25519Identity(secret)
	return true
}
