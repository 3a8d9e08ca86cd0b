package keyring

import (
	"fmt"

	"filippo.io/age"

	"github.com/grovewatch/grovewatch/companion/game"
)

// easy is what scrypt costs for a phone's token: that has 130 random bits, which
// nobody can try.
const easy = 1

// Link is the SHA-256, in hex digits, of the link that the phone of a seat
// follows; empty when no phone can unlock her.
func (r *Ring) Link(s game.Seat) string {
	if x := r.seats[s]; x != nil {
		return x.link
	}
	return ""
}

// Links are all of them, by seat.
func (r *Ring) Links() map[game.Seat]string {
	out := map[game.Seat]string{}
	for s, x := range r.seats {
		if x.link != "" {
			out[s] = x.link
		}
	}
	return out
}

// Bind lets the phone that follows a link unlock a seat by its token, and gives
// the lines to be saved: none when the phone can do so already, and while there is
// nothing unlocked to give it.
func (r *Ring) Bind(s game.Seat, link, token string) (lines []string) {
	to, err := age.NewScryptRecipient(token)
	if err != nil {
		return nil // an empty token
	}
	to.SetWorkFactor(easy)
	x := r.seat(s)
	for _, k := range x.keys[x.since:] {
		if k.identity != nil && (k.phone == "" || x.link != link) {
			lines = append(lines, fmt.Sprintf("lock %d phone %s %s %s", s, k.recipient, lock(k.identity.String(), to), link))
		}
	}
	for _, l := range lines {
		r.Read(l)
	}
	return lines
}

// Present unlocks a seat by the token of its phone, and reports whether it is that
// phone and whether something new was unlocked.
func (r *Ring) Present(s game.Seat, link, token string) (known, news bool) {
	x := r.seats[s]
	if x == nil || x.link == "" || x.link != link || token == "" {
		return false, false
	}
	id, err := age.NewScryptIdentity(token)
	if err != nil {
		return false, false
	}
	id.SetMaxWorkFactor(easy)
	for _, k := range x.keys {
		was := k.identity
		if k.phone != "" && k.take(unlock(k.phone, id)) {
			known = known || k == x.newest()
			news = news || was == nil
		}
	}
	return known, news
}

// Free takes the link of a seat from its phone, and gives the line to be saved;
// empty when no phone has it.
func (r *Ring) Free(s game.Seat) (line string) {
	if r.Link(s) == "" {
		return ""
	}
	line = fmt.Sprintf("lock %d free", s)
	r.Read(line)
	return line
}
