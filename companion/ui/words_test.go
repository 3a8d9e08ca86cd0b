package ui

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// wordsInCode collects every sentence that the code hands to the translator.
func wordsInCode(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	literal := func(e ast.Expr, where string) {
		if l, ok := e.(*ast.BasicLit); ok && l.Kind == token.STRING {
			s, err := strconv.Unquote(l.Value)
			if err != nil {
				t.Fatal(err)
			}
			found[s] = where
		}
	}
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		parsed, err := parser.ParseFile(set, f, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if fn, ok := n.Fun.(*ast.Ident); ok && (fn.Name == "word" || fn.Name == "say") && len(n.Args) > 0 {
					literal(n.Args[0], set.Position(n.Pos()).String())
				}
			case *ast.ValueSpec:
				if len(n.Names) == 1 && n.Names[0].Name == "facets" {
					for _, e := range n.Values[0].(*ast.CompositeLit).Elts {
						literal(e.(*ast.CompositeLit).Elts[0], set.Position(e.Pos()).String())
					}
				}
			}
			return true
		})
	}
	return found
}

func TestEverySentenceCanBeTranslated(t *testing.T) {
	data, err := os.ReadFile("translations/en.json")
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]string{}
	if err := json.Unmarshal(data, &known); err != nil {
		t.Fatal(err)
	}
	code := wordsInCode(t)
	if len(code) < 30 {
		t.Fatalf("only %d sentences found in the code", len(code))
	}
	for s, where := range code {
		if _, ok := known[s]; !ok {
			t.Errorf("%s: %q is missing from translations/en.json", where, s)
		}
	}
	for s, english := range known {
		if _, ok := code[s]; !ok {
			t.Errorf("translations/en.json has %q, which no code says", s)
		}
		if s != english {
			t.Errorf("the English of %q is %q", s, english)
		}
	}
}
