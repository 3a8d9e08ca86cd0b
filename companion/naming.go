package companion

import (
	"reflect"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// naming puts the names of people into what is shown.
type naming struct {
	who   []Person // as everybody is told, by seat
	known bool     // somebody has a name
	texts textful
	was   []sitting // who sat there earlier in the game, oldest first
}

// sitting is who sat where until so many moves were made.
type sitting struct {
	who   []Person
	moves int
}

// take takes in who sits where now that so many moves are made.
func (n *naming) take(who []Person, moves int) {
	if n.texts == nil {
		n.texts = textful{}
	}
	last := 0
	for i := range n.was {
		n.was[i].moves = min(n.was[i].moves, moves) // the others were taken back
		last = n.was[i].moves
	}
	if moves > last && n.who != nil && !slices.Equal(n.who, who) {
		n.was = append(n.was, sitting{n.who, moves})
	}
	n.who = who
	n.known = slices.ContainsFunc(who, func(p Person) bool { return p.Name != "" })
}

// name is what the person in a seat is called, or empty.
func (n *naming) name(seat game.Seat) string {
	if seat <= game.Table || int(seat) >= len(n.who) {
		return ""
	}
	return n.who[seat].Name
}

// named is what is shown, with the names of the people in all its texts. While
// nobody has a name it is v itself.
func named[T any](n *naming, v T) T {
	if !n.known {
		return v
	}
	return n.texts.changed(reflect.ValueOf(v), func(t game.Text) game.Text { return t.Named(n.name) }).Interface().(T)
}

// log is a log in which each move has the names of those who sat there when it was made,
// or of the first who told theirs. So many of its entries are of the first moves.
func (n *naming) log(entries []game.Entry, first func(moves int) int) []game.Entry {
	out := slices.Clone(named(n, entries))
	for i, was := range slices.Backward(n.was) {
		name := func(seat game.Seat) string {
			for _, w := range n.was[i:] {
				if seat > game.Table && int(seat) < len(w.who) && w.who[seat].Name != "" {
					return w.who[seat].Name
				}
			}
			return n.name(seat)
		}
		early := entries[:first(was.moves)]
		copy(out, n.texts.changed(reflect.ValueOf(early), func(t game.Text) game.Text { return t.Named(name) }).Interface().([]game.Entry))
	}
	return out
}

// view is a view with the names of the people, and beside them in the list of seats
// what the rules call these.
func (n *naming) view(v game.View) game.View {
	if v = named(n, v); n.known {
		for i, t := range v.Names { // named has copied them
			v.Names[i] = t.Beside()
		}
	}
	return v
}

// err is a refusal with the names of the people.
func (n *naming) err(err error) error {
	if err == nil || !n.known {
		return err
	}
	return &game.Refusal{Text: game.Sentence(err).Named(n.name)}
}

// NamedView is everyone's view with the names of the people, by seat.
func NamedView(v game.View, who []Person) game.View {
	var n naming
	n.take(who, 0)
	return n.view(v)
}

// textful are the types of which it is known whether a text may be in them.
type textful map[reflect.Type]bool

var textType = reflect.TypeFor[game.Text]()

// holds reports whether a text may be in a value of a type.
func (x textful) holds(t reflect.Type) bool {
	if known, ok := x[t]; ok {
		return known
	}
	found := t == textType
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice:
		found = x.holds(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			found = found || f.IsExported() && x.holds(f.Type)
		}
	}
	x[t] = found
	return found
}

// changed is a copy of a value in which every text is changed. What no text is in is
// shared with v.
func (x textful) changed(v reflect.Value, change func(game.Text) game.Text) reflect.Value {
	t := v.Type()
	switch {
	case !x.holds(t):
		return v
	case t == textType:
		return reflect.ValueOf(change(v.Interface().(game.Text)))
	case t.Kind() != reflect.Struct && v.IsNil():
		return v
	}
	out := reflect.New(t).Elem()
	switch t.Kind() {
	case reflect.Pointer:
		out.Set(reflect.New(t.Elem()))
		out.Elem().Set(x.changed(v.Elem(), change))
	case reflect.Slice:
		out.Set(reflect.MakeSlice(t, v.Len(), v.Len()))
		for i := range v.Len() {
			out.Index(i).Set(x.changed(v.Index(i), change))
		}
	default:
		out.Set(v)
		for i := range t.NumField() {
			if t.Field(i).IsExported() {
				out.Field(i).Set(x.changed(v.Field(i), change))
			}
		}
	}
	return out
}
