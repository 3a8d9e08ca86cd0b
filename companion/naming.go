package companion

import (
	"reflect"
	"slices"

	"github.com/grovewatch/grovewatch/companion/game"
)

// callAll takes in what everyone at the table is called now.
func (s *Session) callAll() {
	s.sitting = s.peopleTold()
	s.names = slices.ContainsFunc(s.sitting, func(p Person) bool { return p.Name != "" })
}

// name is what the person in a seat is called, or empty.
func (s *Session) name(seat game.Seat) string {
	if seat <= game.Table || int(seat) >= len(s.sitting) {
		return ""
	}
	return s.sitting[seat].Name
}

// named is what is shown, with the names of the people in all its texts. While
// nobody has a name it is v itself.
func named[T any](s *Session, v T) T {
	if !s.names {
		return v
	}
	return s.textful.changed(reflect.ValueOf(v), func(t game.Text) game.Text { return t.Named(s.name) }).Interface().(T)
}

// namedView is a view with the names of the people, and beside them in the list of
// seats what the rules call these.
func (s *Session) namedView(v game.View) game.View {
	if v = named(s, v); s.names {
		for i, t := range v.Names { // named has copied them
			v.Names[i] = t.Beside()
		}
	}
	return v
}

// namedError is a refusal with the names of the people.
func (s *Session) namedError(err error) error {
	if err == nil || !s.names {
		return err
	}
	return &game.Refusal{Text: game.Sentence(err).Named(s.name)}
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
