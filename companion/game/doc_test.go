package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestWhatAGameMayLeaveOutIsListed: whoever adds a game finds every interface of this
// package in its comment.
func TestWhatAGameMayLeaveOutIsListed(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	comment, found := "", []string{}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), f.Name(), nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		comment += file.Doc.Text()
		ast.Inspect(file, func(n ast.Node) bool {
			if x, ok := n.(*ast.TypeSpec); ok && x.Name.IsExported() {
				if _, is := x.Type.(*ast.InterfaceType); is {
					found = append(found, x.Name.Name)
				}
			}
			return true
		})
	}
	for _, name := range found {
		// Secrets are the transcript's.
		if !slices.Contains(strings.FieldsFunc(comment, func(r rune) bool { return !(r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z') }), name) && name != "Secrets" {
			t.Errorf("the package's comment does not list %s", name)
		}
	}
}
