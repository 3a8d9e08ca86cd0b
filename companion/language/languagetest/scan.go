package languagetest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// speakers are the functions whose first string is a sentence for people.
var speakers = []string{"Say", "Tell", "Refuse", "Wrong", "say", "tell", "ask", "word", "Word", "wrong", "blame", "fault.Errorf"}

// speaks reports whether a function, with what it belongs to, is a speaker.
func speaks(name string) bool {
	return slices.Contains(speakers, name) || slices.Contains(speakers, name[strings.LastIndex(name, ".")+1:])
}

// scan collects the sentences of a folder of Go code, each with where it stands.
func scan(t *testing.T, folder string, s Source, said map[string]string) {
	t.Helper()
	take := func(set *token.FileSet, n ast.Node, from token.Pos) {
		ast.Inspect(n, func(n ast.Node) bool {
			if kv, ok := n.(*ast.KeyValueExpr); ok { // a key is no sentence
				ast.Inspect(kv.Value, func(n ast.Node) bool { collect(n, set.Position(from).String(), said); return true })
				return false
			}
			collect(n, set.Position(from).String(), said)
			return true
		})
	}
	scanFiles(t, folder, func(set *token.FileSet, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if name := called(n); speaks(name) && !slices.Contains(s.Logs, name) {
					args := n.Args
					if strings.EqualFold(name[strings.LastIndex(name, ".")+1:], "wrong") && len(args) > 0 { // an option's name comes before what is wrong with it
						args = args[1:]
					}
					for _, a := range args {
						if l, ok := a.(*ast.BasicLit); ok && l.Kind == token.STRING {
							collect(l, set.Position(n.Pos()).String(), said)
							break
						}
					}
				}
			case *ast.ValueSpec:
				for i, name := range n.Names {
					if slices.Contains(s.Tables, name.Name) && i < len(n.Values) {
						take(set, n.Values[i], name.Pos())
					}
				}
			}
			return true
		})
	})
}

// scanFiles visits the Go files of a folder, without its tests.
func scanFiles(t *testing.T, folder string, visit func(*token.FileSet, *ast.File)) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(set, f, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		visit(set, parsed)
	}
}

// Literals returns the strings that are written in a folder of Go code, each
// with where it is: more than its sentences.
func Literals(t *testing.T, folder string) map[string]string {
	t.Helper()
	said := map[string]string{}
	scanFiles(t, folder, func(set *token.FileSet, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			if n != nil {
				collect(n, set.Position(n.Pos()).String(), said)
			}
			return true
		})
	})
	return said
}

// called is the function or method that is called, with what it belongs to:
// "notes.say".
func called(c *ast.CallExpr) string {
	switch f := c.Fun.(type) {
	case *ast.Ident:
		return f.Name
	case *ast.SelectorExpr:
		switch x := f.X.(type) {
		case *ast.Ident:
			return x.Name + "." + f.Sel.Name
		case *ast.SelectorExpr:
			return x.Sel.Name + "." + f.Sel.Name
		}
		return f.Sel.Name
	}
	return ""
}

// collect notes a string literal.
func collect(n ast.Node, where string, said map[string]string) {
	if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
		if s, err := strconv.Unquote(l.Value); err == nil && utf8.RuneCountInString(s) > 1 { // one letter is a key
			said[strings.ReplaceAll(s, "%w", "%v")] = where // as fault.Errorf has it
		}
	}
}
