package share

import (
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
)

// portOf is the port at which a link is served.
func portOf(t *testing.T, link string) int {
	t.Helper()
	at, err := url.Parse(link)
	if err != nil {
		t.Fatal(err)
	}
	port, err := strconv.Atoi(at.Port())
	if err != nil {
		t.Fatal(err)
	}
	return port
}

// A phone keeps the table's record, says when the same game goes on with another, and
// asks when the table plays another game.
func TestAPhoneNoticesAChangedRecord(t *testing.T) {
	x := begin(t, filepath.Join(t.TempDir(), "game.txt"))
	x.rule()
	b := tab{t, chromium(t)}
	link := x.Links()[agent1].URL
	b.open(link)
	b.until("the record kept", `JSON.parse(localStorage.getItem("record"))?.list.length === 2`)
	x.make(game.Move{Seat: visitor, Verb: "trim"})
	b.open(link)
	b.until("the moves", `document.querySelectorAll("#moves li").length > 2`)
	b.until("nothing said of the record", `document.querySelector("#line").hidden`)

	for change, says := range map[string]string{
		`kept.list[1] = kept.list[0]`:               "the saved game was changed. Tell the others.",
		`kept.list.push(kept.list[0])`:              "the saved game was changed. Tell the others.",
		`kept.game = "other"`:                       "Is it a new game?",
		`kept.game = "other", kept.list.length = 1`: "Is it a new game?",
	} {
		b.run(`(() => { const kept = JSON.parse(localStorage.getItem("record")); ` + change + `; localStorage.setItem("record", JSON.stringify(kept)); })()`)
		b.open(link)
		b.sees(says)
		b.run(`document.querySelector("#line button").click()`)
		b.until("the record taken", `document.querySelector("#line").hidden`)
	}
	b.run(`(() => { const kept = JSON.parse(localStorage.getItem("record")); kept.game = "other"; kept.over = true; localStorage.setItem("record", JSON.stringify(kept)); })()`)
	b.open(link)
	b.until("the next game taken, as the last one was over", `document.querySelector("#line").hidden && JSON.parse(localStorage.getItem("record")).game !== "other"`)
}

// What a seat did in private since the last public move is in no record but her own
// phone's, which says when it was replaced in the file.
func TestAPhoneNoticesWhatWasReplacedInPrivate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "game.txt")
	x := ruled(t, path)
	b := tab{t, chromium(t)}
	link := x.Links()[visitor].URL
	b.open(link)
	port := portOf(t, link)
	const kept = `JSON.parse(localStorage.getItem("own " + location.pathname))`
	b.until("nothing kept yet", kept+`?.list.length === 0`)
	eventually(t, "the phone to be bound", func() bool {
		text, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(text), "lock 1 phone")
	})
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	judge := func(x *sitting, card string) {
		x.make(game.Move{Seat: visitor, Verb: "judge", Objects: []string{card}, Place: "on"})
	}
	judge(x, "card-rose")
	b.until("what she did kept", kept+`.list.length === 1`)
	b.open("about:blank")
	x.stop()
	mine, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}

	again := func(text []byte) *sitting {
		t.Helper()
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		return beginAt(t, path, port) // where the browser has kept what it knows
	}
	y := again(mine)
	b.open(y.after(link))
	b.sees("Your Pass Rule")
	b.until("nothing said of the record", `document.querySelector("#line").hidden`)
	b.open("about:blank")
	y.stop()

	y = again(before) // somebody plays on from there in her place
	judge(y, "card-bell")
	b.open(y.after(link))
	b.sees("the saved game was changed. Tell the others.")
	b.run(`document.querySelector("#line button").click()`)
	b.until("the record taken", `document.querySelector("#line").hidden`)
	b.open("about:blank")
	y.stop()

	y = again(before) // what she did is cut off
	b.open(y.after(link))
	b.sees("the saved game was changed. Tell the others.")
}

// A page that is left open over night shows nothing in the morning but what to do, where
// another game is played and where its own goes on; with another link all is there again,
// her own notes, too.
func TestAPageLeftOpenOverNight(t *testing.T) {
	folder := t.TempDir()
	x := ruled(t, filepath.Join(folder, "first.txt"))
	link := x.Links()[visitor].URL
	port := portOf(t, link)
	b := tab{t, chromium(t)}
	b.open(link)
	b.sees("Your Pass Rule")
	b.press("Notes")
	b.run(`document.querySelector("#scratch").focus(); document.execCommand("insertText", false, "Ben lies")`)
	known(t, filepath.Join(folder, "first.txt"))
	nothing := func(when string) {
		t.Helper()
		if b.text(`String(document.body.innerText.includes("Your Pass Rule") || document.body.innerText.includes("Metal"))`) == "true" {
			t.Errorf("%s the page shows what is hers", when)
		}
	}

	b.sleep(true) // the phone is put away, and the program ends
	x.stop()
	y := beginAt(t, filepath.Join(folder, "second.txt"), port)
	b.run(`window.clock ??= Date.now; Date.now = () => clock() + 14 * 3600 * 1000`)
	b.sleep(false)
	b.sees("This link no longer works.")
	b.sees("Ask the table for the new one and scan it.")
	nothing("beside another game")
	b.sleep(true)
	y.stop()

	z := beginAt(t, filepath.Join(folder, "first.txt"), port)
	z.Revoke(visitor)
	b.sleep(false)
	b.sees("This link no longer works.")
	nothing("with a link that was replaced")
	b.open(z.Links()[visitor].URL)
	b.sees("Your Pass Rule")
	b.press("Notes")
	b.until("her notes", `document.querySelector("#scratch").value === "Ben lies"`)
}

// A page that is left open over another game says that its link is old, and comes back
// when somebody looks at it after its own game was resumed.
func TestALinkComesBackWithItsGame(t *testing.T) {
	folder := t.TempDir()
	x := begin(t, filepath.Join(folder, "first.txt"))
	if !x.knock("Ada", "2468") {
		t.Fatal("the seat cannot be taken")
	}
	link := x.Links()[visitor].URL
	port := portOf(t, link)
	b := tab{t, chromium(t)}
	b.open(link)
	b.sees("Deal the hands")
	eventually(t, "the phone to be bound", func() bool {
		text, err := os.ReadFile(filepath.Join(folder, "first.txt"))
		return err == nil && strings.Contains(string(text), "lock 1 phone")
	})
	b.press("Cover")
	x.stop()
	y := beginAt(t, filepath.Join(folder, "second.txt"), port)
	b.run(`dispatchEvent(new Event("pageshow"))`)
	b.sees("This link no longer works.")
	y.stop()
	beginAt(t, filepath.Join(folder, "first.txt"), port)
	b.run(`dispatchEvent(new Event("pageshow"))`)
	b.sees("Covered")
	b.press("Show my page")
	b.sees("Deal the hands")
}

// Two tables on one computer know nothing of one another: a link of one is old at the
// other, also for the device that follows it, and a phone that follows both compares
// each with its own record.
func TestTwoTablesOnOneComputer(t *testing.T) {
	folder := t.TempDir()
	x, y := ruled(t, filepath.Join(folder, "one.txt")), ruled(t, filepath.Join(folder, "two.txt"))
	if x.base == y.base {
		t.Fatalf("both are at %s", x.base)
	}
	here, there := x.Links()[visitor].URL, y.Links()[visitor].URL
	p := newPhone(t)
	p.sit(here)
	if status := p.join(y.after(here)); status != http.StatusNotFound {
		t.Errorf("a link of the other table is answered with %d", status)
	}
	p.sit(there)
	if status := p.join(y.after(here)); status != http.StatusNotFound {
		t.Errorf("a link of the other table, on a phone that follows both, is answered with %d", status)
	}

	b := tab{t, chromium(t)}
	for _, link := range []string{x.Links()[agent1].URL, y.Links()[agent1].URL} {
		b.open(link)
		b.until("the record kept", `JSON.parse(localStorage.getItem("record"))?.list.length > 1`)
	}
	y.make(game.Move{Seat: visitor, Verb: "trim"})
	x.make(game.Move{Seat: visitor, Verb: "trim"})
	kept := map[string]bool{}
	for _, link := range []string{x.Links()[agent1].URL, y.Links()[agent1].URL} {
		b.open(link)
		b.until("the moves", `document.querySelectorAll("#moves li").length > 2`)
		b.until("nothing said of the record", `document.querySelector("#line").hidden`)
		kept[b.text(`localStorage.getItem("record")`)] = true
	}
	if len(kept) != 2 {
		t.Error("the records of two tables are the same")
	}
}
