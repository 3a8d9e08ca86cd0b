package share

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
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
