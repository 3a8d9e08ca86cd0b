package main

import (
	"fmt"
	"reflect"
	"strconv"

	"github.com/alecthomas/kong"
)

// values reads the flags' values with sentences of our own for wrong ones.
func values() []kong.Option {
	text := func(ctx *kong.DecodeContext, target reflect.Value) error {
		s, err := value(ctx)
		if err == nil {
			target.SetString(s)
		}
		return err
	}
	path := func(ctx *kong.DecodeContext, target reflect.Value) error {
		s, err := value(ctx)
		if err == nil && s == "" {
			err = fmt.Errorf("the name of a file or folder is missing")
		}
		if err == nil {
			target.SetString(kong.ExpandPath(s))
		}
		return err
	}
	whole := func(ctx *kong.DecodeContext, target reflect.Value) error {
		s, err := value(ctx)
		if err != nil {
			return err
		}
		n, err := strconv.Atoi(s)
		if err != nil {
			return fmt.Errorf("%q is not a whole number", s)
		}
		target.SetInt(int64(n))
		return nil
	}
	seed := func(ctx *kong.DecodeContext, target reflect.Value) error {
		s, err := value(ctx)
		if err != nil {
			return err
		}
		n, err := strconv.ParseUint(s, 10, 64)
		if err != nil {
			return fmt.Errorf("%q is not a whole number from 0 on", s)
		}
		target.SetUint(n)
		return nil
	}
	return []kong.Option{
		kong.KindMapper(reflect.String, kong.MapperFunc(text)),
		kong.NamedMapper("path", kong.MapperFunc(path)),
		kong.KindMapper(reflect.Int, kong.MapperFunc(whole)),
		kong.KindMapper(reflect.Uint64, kong.MapperFunc(seed)),
	}
}

// value takes the next word of the command line, which a number below zero
// may be but another flag may not.
func value(ctx *kong.DecodeContext) (string, error) {
	t := ctx.Scan.Pop()
	s := fmt.Sprint(t.Value)
	if _, err := strconv.ParseFloat(s, 64); err == nil && !t.IsEOL() {
		return s, nil
	}
	if !t.IsValue() {
		return "", fmt.Errorf("its value is missing")
	}
	return s, nil
}
