package share

import (
	"bytes"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
)

func TestTheWholeStoryIsOneFile(t *testing.T) {
	x := seated(t, 3, 0)
	p := newPhone(t)
	p.sit(x.link(kid))
	if status, body := p.ask("GET", x.link(kid)+"reveal.html"); status != http.StatusNotFound || body != nothing(english) {
		t.Errorf("before the end: %d", status)
	}
	for range 8 {
		x.make(x.next())
	}
	private := game.Move{Seat: 1, Verb: "judge", Objects: []string{"card-key"}, Place: "on"}
	if x.make(private); !x.copy.Private(private) {
		t.Fatal("a judgement call has become everyone's")
	}
	for x.copy.State().Result() == nil {
		x.make(x.next())
	}
	p.see(x.copy.Len() - 1) // without the Visitor's judgement call
	if status, _ := newPhone(t).ask("GET", x.link(kid)+"reveal.html"); status != http.StatusNotFound {
		t.Errorf("for another device: %d", status)
	}
	status, body := p.ask("GET", x.link(kid)+"reveal.html")
	if status != http.StatusOK {
		t.Fatalf("status %d", status)
	}
	if got := len(regexp.MustCompile(`<li>`).FindAllString(body, -1)); got != x.copy.Len() {
		t.Errorf("%d moves of %d", got, x.copy.Len())
	}
	for i := range x.copy.Len() {
		m := x.copy.Move(i)
		line := x.copy.Line(i, m.Seat)
		if !strings.Contains(body, "<code>"+strings.ReplaceAll(line, "+", "&#43;")+"</code>") {
			t.Errorf("move %d is not told in full: %s", i+1, line)
		}
	}
	if outside := regexp.MustCompile(`(?i)(src|href|url|import|action)\s*[=(]?\s*["']?\s*(https?:|//|ftp:)`).FindString(body); outside != "" {
		t.Errorf("the page reaches out: %s", outside)
	}
	head, _, _ := strings.Cut(body, "</header>")
	if signs, seats := strings.Count(head, `class="sign"`), len(x.copy.State().Seats())-1; signs != seats {
		t.Errorf("%d of %d who have played are named first", signs, seats)
	}
	if strings.Contains(body, "<script") {
		t.Error("the page has a script")
	}
	if !regexp.MustCompile(`<bdi>[^<]+</bdi>: \d`).MatchString(body) {
		t.Error("a name that is written from the right would turn the number behind it round")
	}
}

func TestNothingIsRevealedBeforeTheEnd(t *testing.T) {
	x := seated(t, 3, 20)
	if _, err := Reveal(x.copy.Game.Box(), screens(x.copy), nil); err == nil || !strings.Contains(err.Error(), "not over") {
		t.Errorf("%v", err)
	}
	for _, none := range [][]*companion.SeatScreen{nil, {nil}} {
		if _, err := Reveal(x.copy.Game.Box(), none, nil); err == nil {
			t.Error("nothing was revealed")
		}
	}
}

func TestTheStoryEscapesWords(t *testing.T) {
	x := seated(t, 3, 0)
	evil := `<script>alert(1)</script>"'&`
	s := []*companion.SeatScreen{{
		Seats:  []string{"table"},
		View:   game.View{Result: &game.Result{Text: game.Say("%s", evil)}},
		Whole:  []game.Entry{{Line: evil, Story: []game.Text{game.Say("%s", evil)}}},
		Reveal: []game.Sheet{{Title: game.Say("%s", evil), Head: []game.Text{game.Say("%s", evil)}, Rows: [][]game.Text{{game.Say("%s", evil)}}, Note: game.Say("%s", evil)}},
	}}
	page, err := Reveal(x.copy.Game.Box(), s, func(s string) string { return s })
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(page, []byte("<script")) || bytes.Count(page, []byte("&lt;script&gt;")) < 7 {
		t.Error("words become markup")
	}
}

// TestTheEndIsToldOnce in a story, in words or in a table, with the note of its sheet.
func TestTheEndIsToldOnce(t *testing.T) {
	for _, told := range []*tale{{Title: "The Pass Rule", Words: "“It floats”"}, {Title: "Reputation", Table: &sheet{}}} {
		rest := told.without([]sheet{{Title: told.Title, Note: "Told at the end."}, {Title: "Hands"}})
		if len(rest) != 1 || rest[0].Title != "Hands" || told.Note != "Told at the end." {
			t.Errorf("the sheets %v are left, and the note is %q", rest, told.Note)
		}
	}
}

// TestNothingPartsANameFromItsColon below a chart: the colon stands at the name.
func TestNothingPartsANameFromItsColon(t *testing.T) {
	x := seated(t, 3, 0)
	chart := game.Chart{Title: game.Say("Trust"), Lines: []game.Line{{Name: game.Say("Trust"), Values: []int{0, 9}}}}
	page, err := Reveal(x.copy.Game.Box(), []*companion.SeatScreen{{
		Seats: []string{"table"},
		View:  game.View{Result: &game.Result{Text: game.Say("It is over.")}},
		Tale:  &game.Tale{Charts: []game.Chart{chart}},
	}}, func(s string) string { return s })
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "story.html")
	if err := os.WriteFile(file, page, 0o600); err != nil {
		t.Fatal(err)
	}
	b := tab{t, chromium(t)}
	b.open("file://" + file)
	gap := b.text(`(() => {
		const name = document.querySelector(".winners bdi"), rest = document.createRange();
		rest.selectNodeContents(name.nextSibling);
		return (rest.getBoundingClientRect().left - name.getBoundingClientRect().right) + "";
	})()`)
	if gap != "0" {
		t.Errorf("%s px part the name from its colon", gap)
	}
}
