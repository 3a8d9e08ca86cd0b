package game

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"

	"github.com/grovewatch/grovewatch/cards/deck"
)

// ReadOptions reads a file of options and tries them for a number of players:
//
//	edition = "a"
//	deck = 120
//
//	[track]
//	5 = "draw 1, reveal"
//
// The name of an option in a table is that of both with a point between them.
// An error names the line, where there is one to blame.
func ReadOptions(text string, g Game, players int) (map[string]string, error) {
	if n, err := deck.Tangled(text); err != nil {
		return nil, fmt.Errorf("line %d: %w", n, err)
	}
	var tree map[string]any
	if _, err := toml.Decode(text, &tree); err != nil {
		var p toml.ParseError
		if errors.As(err, &p) {
			return nil, fmt.Errorf("line %d: this is no TOML: %s", p.Position.Line, p.Message)
		}
		return nil, fmt.Errorf("this is no TOML: %w", err)
	}
	lines := optionLines(text)
	blame := func(name string, err error) error {
		if n := lines[name]; n > 0 {
			return fmt.Errorf("line %d: %w", n, err)
		}
		return err
	}
	out := map[string]string{}
	if name, err := flatten(tree, "", out); err != nil {
		return nil, blame(name, err)
	}
	if _, err := g.New(Setup{Game: g.Name(), Players: players, Options: out}); err != nil {
		var o *OptionError
		if errors.As(err, &o) {
			return nil, blame(o.Name, err)
		}
		return nil, err
	}
	return out, nil
}

// flatten puts the values of a table into out. With an error it gives the name
// of the option to blame.
func flatten(tree map[string]any, prefix string, out map[string]string) (string, error) {
	names := make([]string, 0, len(tree))
	for name := range tree {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, key := range names {
		name := prefix + key
		switch v := tree[key].(type) {
		case string:
			if strings.ContainsAny(v, "\r\n") || v == "" || strings.ContainsAny(name, " \t\r\n") {
				return name, fmt.Errorf("the option %q is %q: write one line of words", name, v)
			}
			out[name] = v
		case int64:
			out[name] = strconv.FormatInt(v, 10)
		case bool:
			out[name] = "off"
			if v {
				out[name] = "on"
			}
		case map[string]any:
			if blamed, err := flatten(v, name+".", out); err != nil {
				return blamed, err
			}
		default:
			return name, fmt.Errorf("the option %s is neither a word nor a number", name)
		}
	}
	return "", nil
}

// optionLines finds the line of each option, from 1, in a file that is TOML.
func optionLines(text string) map[string]int {
	out := map[string]int{}
	table := ""
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(strings.TrimSpace(line), "#")
		if inner, ok := strings.CutPrefix(line, "["); ok {
			inner, _, _ = strings.Cut(inner, "]")
			table = bareName(inner) + "."
			continue
		}
		if key, _, ok := strings.Cut(line, "="); ok {
			if name := table + bareName(key); out[name] == 0 {
				out[name] = i + 1
			}
		}
	}
	return out
}

// bareName is a TOML key without its quotes and spaces.
func bareName(key string) string {
	parts := strings.Split(strings.Trim(key, "[ \t"), ".")
	for i, p := range parts {
		parts[i] = strings.Trim(strings.TrimSpace(p), `"'`)
	}
	return strings.Join(parts, ".")
}
