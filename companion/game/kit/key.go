package kit

import (
	"encoding/hex"
	"fmt"
	"reflect"
	"strconv"
)

// Keyed is a part of a position that writes its own key, such as what a table
// chose before the game. A position may point to a Keyed; it may not point to
// anything else.
type Keyed interface {
	// AppendKey appends one line of text: equal text, equal values.
	AppendKey([]byte) []byte
}

// Key is a whole position in one line of text, for game.State's method Key. It
// writes every field of the struct that state points to, so that none can be
// forgotten. A field that follows from the others is left out when its tag is
// `key:"-"`.
//
// A position holds numbers, truth values, strings, arrays, slices, structs and
// what is Keyed. Key panics on anything else: the first test of a game meets it.
func Key(name string, state any) string {
	b := make([]byte, 0, 1024)
	b = append(b, name...)
	return string(appendFields(b, reflect.ValueOf(state).Elem()))
}

var keyed = reflect.TypeFor[Keyed]()

func appendKey(b []byte, v reflect.Value) []byte {
	t := v.Type()
	if t.Implements(keyed) {
		b = append(b, ' ')
		if v.Kind() == reflect.Pointer && v.IsNil() {
			return append(b, '-')
		}
		// An unexported field gives its value only by its address.
		return reflect.NewAt(t, v.Addr().UnsafePointer()).Elem().Interface().(Keyed).AppendKey(b)
	}
	switch t.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return append(b, " t"...)
		}
		return append(b, " f"...)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.AppendInt(append(b, ' '), v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return strconv.AppendUint(append(b, ' '), v.Uint(), 10)
	case reflect.String:
		return strconv.AppendQuote(append(b, ' '), v.String())
	case reflect.Array, reflect.Slice:
		return appendList(b, v)
	case reflect.Struct:
		return appendFields(b, v)
	}
	panic(fmt.Sprintf("kit.Key: a position cannot hold a %s", t))
}

// appendFields writes the fields of a struct, even when the struct is Keyed
// because it embeds a Store.
func appendFields(b []byte, v reflect.Value) []byte {
	t := v.Type()
	for i := range t.NumField() {
		if t.Field(i).Tag.Get("key") != "-" {
			b = appendKey(b, v.Field(i))
		}
	}
	return b
}

// appendList writes the elements of an array or slice, a slice's length first.
func appendList(b []byte, v reflect.Value) []byte {
	if v.Kind() == reflect.Slice {
		b = strconv.AppendInt(append(b, ' '), int64(v.Len()), 10)
	}
	if v.Type().Elem().Kind() == reflect.Uint8 && (v.Kind() == reflect.Slice || v.CanAddr()) {
		return hex.AppendEncode(append(b, ' '), v.Bytes())
	}
	for i := range v.Len() {
		b = appendKey(b, v.Index(i))
	}
	return b
}
