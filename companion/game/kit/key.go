package kit

import (
	"encoding/hex"
	"fmt"
	"reflect"
	"strconv"
	"sync"
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

// appendKey writes a value; isKeyed says that its type is Keyed.
func appendKey(b []byte, v reflect.Value, isKeyed bool) []byte {
	if isKeyed {
		b = append(b, ' ')
		if v.Kind() == reflect.Pointer && v.IsNil() {
			return append(b, '-')
		}
		// An unexported field gives its value only by its address.
		return reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem().Interface().(Keyed).AppendKey(b)
	}
	switch v.Kind() {
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
	case reflect.Struct:
		return appendFields(b, v)
	case reflect.Array, reflect.Slice:
		return appendList(b, v)
	}
	panic(fmt.Sprintf("kit.Key: a position cannot hold a %s", v.Type()))
}

// field is a field of a struct that Key writes.
type field struct {
	index int
	keyed bool
}

// written lists the fields of each struct type that Key has met. A type is
// looked through once, as that takes longer than to write a key.
var written sync.Map // of []field by reflect.Type

func fieldsOf(t reflect.Type) []field {
	if known, ok := written.Load(t); ok {
		return known.([]field)
	}
	var out []field
	for i := range t.NumField() {
		if f := t.Field(i); f.Tag.Get("key") != "-" {
			out = append(out, field{i, f.Type.Implements(keyed)})
		}
	}
	written.Store(t, out)
	return out
}

// appendFields writes the fields of a struct, even when the struct is Keyed
// because it embeds a Store.
func appendFields(b []byte, v reflect.Value) []byte {
	for _, f := range fieldsOf(v.Type()) {
		b = appendKey(b, v.Field(f.index), f.keyed)
	}
	return b
}

// appendList writes the elements of an array or slice, a slice's length first.
func appendList(b []byte, v reflect.Value) []byte {
	if v.Kind() == reflect.Slice {
		b = strconv.AppendInt(append(b, ' '), int64(v.Len()), 10)
	}
	element := v.Type().Elem()
	if element.Kind() == reflect.Uint8 && (v.Kind() == reflect.Slice || v.CanAddr()) {
		return hex.AppendEncode(append(b, ' '), v.Bytes())
	}
	isKeyed := element.Implements(keyed)
	for i := range v.Len() {
		b = appendKey(b, v.Index(i), isKeyed)
	}
	return b
}
