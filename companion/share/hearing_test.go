package share

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/chromedp"

	"github.com/grovewatch/grovewatch/companion/game"
)

// spokenNode is an element as a screen reader has it.
type spokenNode struct{ role, name string }

// tree is the page as a screen reader has it, in the order in which it reads.
func (b tab) tree() []spokenNode {
	b.t.Helper()
	got, err := chromedp.Call(b.ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		b.t.Fatal(err)
	}
	text := func(v *accessibility.Value) string {
		var s string
		if v != nil && json.Unmarshal(v.Value, &s) != nil {
			return string(v.Value)
		}
		return s
	}
	var out []spokenNode
	for _, n := range got.Nodes {
		if !n.Ignored {
			out = append(out, spokenNode{text(n.Role), text(n.Name)})
		}
	}
	return out
}

// A screen reader finds a name on all that can be pressed, typed into or seen, a way
// through the page, and a region that speaks by itself.
func TestAScreenReaderFindsItsWay(t *testing.T) {
	x := seated(t, 3, 45)
	b := tab{t, chromium(t)}
	named := []string{"button", "link", "textbox", "searchbox", "checkbox", "radio", "combobox", "image", "img", "group", "region", "navigation", "dialog"}
	for _, seat := range []game.Seat{agent1, visitor, game.Table} {
		b.open(x.link(seat))
		b.until("the page", `document.querySelector("#turn h2")?.checkVisibility()`)
		roles := map[string]int{}
		for _, n := range b.tree() {
			roles[n.role]++
			if slices.Contains(named, n.role) && n.name == "" {
				t.Errorf("seat %d: nobody hears what a %s is", seat, n.role)
			}
			if n.role == "button" && len([]rune(n.name)) < 2 && n.name != "" && (n.name < "0" || n.name > "9") {
				t.Errorf("seat %d: a button is called %q", seat, n.name)
			}
		}
		for _, want := range []string{"main", "navigation", "heading", "status", "button"} {
			if roles[want] == 0 {
				t.Errorf("seat %d: there is no %s; there are %v", seat, want, roles)
			}
		}
		b.until("one heading above all others", `document.querySelectorAll("h1").length === 1`)
		b.until("a region that speaks", `document.querySelector("#said").getAttribute("aria-live") === "polite" && document.querySelector("#line").role === "alert"`)
		b.until("the language", `document.documentElement.lang === "en"`)
	}
}

// What happened and what is due is spoken by itself when the game goes on.
func TestThePhoneSpeaksTheNews(t *testing.T) {
	x := seated(t, 3, 6)
	b := tab{t, chromium(t)}
	b.open(x.link(agent1))
	b.until("its first words", `document.querySelector("#said").textContent.startsWith("Your turn: Agent 1")`)
	x.make(x.next())
	b.until("what happened", `document.querySelector("#said").textContent.includes("Agent 1 tests an object")`)
}

// A covered page calls the table by no name when everyone acts.
func TestACoveredPageAtTheDeal(t *testing.T) {
	x := seated(t, 3, 0)
	b := tab{t, chromium(t)}
	b.open(x.link(agent1))
	b.until("the deal", `document.querySelector("#turn h2")?.checkVisibility()`)
	b.press("Cover")
	b.sees("Everyone acts: look at the table.")
}

// A covered page says and holds nothing that is its seat's alone, not even for a screen
// reader, and says no more than whose turn it is while the game goes on. No field of it
// is checked by a service for spelling, or filled in again later.
func TestACoveredPageIsSilent(t *testing.T) {
	x := seated(t, 3, 6)
	b := tab{t, chromium(t)}
	b.open(x.link(agent1))
	b.until("its first words", `document.querySelector("#said").textContent.startsWith("Your turn: Agent 1")`)
	b.until("fields that no service reads", `[...document.querySelectorAll("input, textarea")].every((e) => e.spellcheck === false && (e.autocomplete === "off" || e.id === "scratch"))`)
	b.press("Cover")
	b.sees("Covered")
	silent := func(when string) {
		t.Helper()
		for _, n := range b.tree() {
			switch n.role {
			case "RootWebArea", "button", "heading", "banner", "status", "StaticText", "InlineTextBox", "none", "generic", "alert", "paragraph":
			default:
				t.Errorf("%s a screen reader finds %s %q", when, n.role, n.name)
			}
			for _, word := range []string{"test", "object", "card", "admit"} {
				if strings.Contains(strings.ToLower(n.name), word) {
					t.Errorf("%s a screen reader reads %q", when, n.name)
				}
			}
		}
	}
	silent("covered")
	b.run(`window.heard = []; new MutationObserver(() => heard.push(said.textContent)).observe(said, {childList: true, characterData: true, subtree: true})`)
	b.sees("It is your turn.")
	for slices.Contains(x.copy.State().View(agent1).Turn, agent1) {
		x.make(x.next())
	}
	b.sees("It is the turn of")
	for !slices.Contains(x.copy.State().View(agent1).Turn, agent1) {
		x.make(x.next())
	}
	b.sees("It is your turn.")
	silent("while the game goes on")
	b.until("whose turn it is said", `heard.some((words) => words.includes("Your turn"))`)
	if heard := b.text(`heard.filter((words) => words !== "" && words !== "Your turn").join("; ")`); heard != "" {
		t.Errorf("covered, the page says %q", heard)
	}

	// Loading the page anew, as by the back button, does not uncover it.
	b.open("about:blank")
	b.open(x.link(agent1))
	b.sees("Covered")
	silent("after it was loaded anew")
	b.press("Show my page")
	b.until("what is hers again", `document.querySelector("#turn h2")?.checkVisibility()`)
	b.open(x.link(agent1))
	b.until("what is hers, which was not covered", `document.querySelector("#turn h2")?.checkVisibility()`)
}

// heap is all that the page's scripts and elements hold, after a collection.
func (b tab) heap() string {
	b.t.Helper()
	if _, err := chromedp.Call(b.ctx, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
		b.t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(b.ctx)
	defer cancel()
	var mu sync.Mutex
	var all strings.Builder
	if err := chromedp.Listen(ctx, func(event any) {
		if chunk, ok := event.(*heapprofiler.EventAddHeapSnapshotChunk); ok {
			mu.Lock()
			all.WriteString(chunk.Chunk)
			mu.Unlock()
		}
	}); err != nil {
		b.t.Fatal(err)
	}
	if _, err := chromedp.Call(b.ctx, heapprofiler.TakeHeapSnapshot, heapprofiler.TakeHeapSnapshotParams{}); err != nil {
		b.t.Fatal(err)
	}
	text := func() string {
		mu.Lock()
		defer mu.Unlock()
		return all.String()
	}
	eventually(b.t, "the whole heap", func() bool { return strings.HasSuffix(strings.TrimSpace(text()), "}") })
	return text()
}

// A covered page does not hold what is its seat's alone, not even where only a
// program that reads its memory finds it, and gets it from the table when it is
// uncovered.
func TestACoveredPageForgets(t *testing.T) {
	x := seated(t, 3, 1)
	b := tab{t, chromium(t)}
	r := newRelay(t, strings.Split(x.link(visitor), "/")[2])
	link := r.through(x.link(visitor))
	b.open(link)
	const field = `document.querySelector("#acts textarea, #acts input")`
	b.until("the field for the rule", field)
	b.run(field + `.value = "half a rule"; ` + field + `.dispatchEvent(new Event("input", {bubbles: true}))`)
	b.press("Cover")
	b.sees("Covered")
	b.press("Show my page")
	b.until("what was typed", field+`?.value === "half a rule"`)
	x.make(game.Move{Seat: visitor, Verb: "rule", Place: game.PlaceText("Zanzibar kettles")})
	// The rule is put together, so that this script is not what is found.
	const seen = `document.body.innerHTML.includes(["Zanzibar", "kettles"].join(" "))`
	shown := func(when string) {
		t.Helper()
		b.until("the rule, "+when, seen)
		if !strings.Contains(b.heap(), "Zanzibar kettles") {
			t.Fatalf("%s the page's memory does not have the rule: this test finds nothing", when)
		}
	}
	gone := func(when string) {
		t.Helper()
		b.sees("Covered")
		b.until("no rule, "+when, "!"+seen)
		if strings.Contains(b.heap(), "Zanzibar kettles") {
			t.Errorf("%s the page's memory has the rule", when)
		}
	}
	shown("when it is opened")
	b.press("Cover")
	gone("covered")
	x.make(x.next())
	b.until("the next state", `!document.querySelector("#veil").hidden`)
	gone("after a move")
	r.cut()
	b.press("Show my page")
	b.sees("Connection lost. Trying again…")
	gone("without a connection")
	r.mend()
	b.press("Show my page")
	shown("uncovered")
	b.press("Cover")
	b.open("about:blank")
	b.open(link)
	gone("after it was loaded anew")
}

// A clock that was set back does not tell for how long nobody has looked at a page: it
// is covered when the phone wakes up, when it was to be uncovered before, and when it is
// loaded anew.
func TestAClockSetBackUncoversNothing(t *testing.T) {
	x := seated(t, 3, 6)
	b := tab{t, chromium(t)}
	r := newRelay(t, strings.Split(x.link(agent1), "/")[2])
	link := r.through(x.link(agent1))
	const open = `document.querySelector("#turn h2")?.checkVisibility()`
	leap := func(hours int) {
		t.Helper()
		b.run(fmt.Sprintf(`window.clock ??= Date.now; Date.now = () => clock() + %d * 3600 * 1000`, hours))
	}
	covered := func(when string) { // and not only once nobody has touched it for long
		t.Helper()
		b.until("a page", `document.querySelector("#veil [data-key=uncover]") || `+open)
		if b.text(`String(`+open+`)`) == "true" {
			t.Fatalf("%s the page is not covered", when)
		}
	}
	b.open(link)
	b.until("her page", open)
	b.sleep(true)
	b.until("its cover", `!document.querySelector("#veil").hidden`)
	b.sleep(false)
	b.until("her page after a short sleep", open)

	b.sleep(true)
	b.until("its cover", `!document.querySelector("#veil").hidden`)
	leap(-1)
	b.sleep(false)
	covered("after a sleep")
	b.press("Show my page")
	b.until("her page", open)

	b.press("Cover")
	r.cut()
	b.until("a lost line", `!document.querySelector("#line").hidden`)
	b.press("Show my page")
	b.sees("Connection lost. Trying again…")
	leap(-2)
	r.mend()
	b.until("a state of the table", `document.querySelector("#line").hidden && !document.body.innerText.includes("Trying again")`)
	covered("with a state that was asked for before")
	b.press("Show my page")
	b.until("her page", open)

	leap(1)
	b.sleep(true) // the page notes when it was left
	b.open(link)
	covered("loaded anew")
}

// While the shield is lifted a covered page holds nothing of its seat's either and says
// nothing of the lift, and it can be uncovered in the middle. Nor does a page whose link
// has ended.
func TestALiftUnderTheCover(t *testing.T) {
	x := seated(t, 0, 1)
	b := tab{t, chromium(t)}
	x.make(game.Move{Seat: visitor, Verb: "rule", Place: game.PlaceText("Zanzibar kettles")})
	b.open(x.link(visitor))
	const seen = `document.body.innerHTML.includes(["Zanzibar", "kettles"].join(" "))`
	b.until("the rule", seen)
	b.press("Cover")
	b.sees("Covered")
	b.run(`window.said = ""; new MutationObserver(() => said += document.querySelector("#said").textContent + "\n").observe(document.querySelector("#said"), {subtree: true, childList: true, characterData: true})`)
	for x.copy.State().View(game.Table).Unveil == nil {
		x.make(x.next())
	}
	b.run(`window.lift = () => document.querySelector("#unveil .unveil")`) // also while it is hidden
	b.until("the lift", `lift()`)
	gone := func() bool { return !strings.Contains(b.heap(), "Zanzibar kettles") } // an answer of the table may be on its way
	eventually(t, "no rule in the page's memory during the lift", gone)
	if said := b.text("said"); strings.Contains(said, "lifted") || strings.Contains(said, "True") {
		t.Errorf("a covered page says of the lift %q", said)
	}
	b.press("Show my page")
	b.until("the lift in sight", `lift()?.checkVisibility()`)
	if b.text(`String(`+seen+`)`) == "true" {
		t.Error("the page shows more than the lift")
	}
	b.until("the rule after the lift", seen)

	x.Revoke(visitor)
	b.sees("This link no longer works.")
	eventually(t, "no rule in the memory of a page whose link has ended", gone)
}
