package share

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
)

// chromium starts a headless browser with nothing in its memory: one device.
func chromium(t *testing.T) context.Context {
	t.Helper()
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"} {
		if p, err := exec.LookPath(name); err == nil {
			path = p
			break
		}
	}
	if path == "" {
		t.Fatal("Chromium is missing: make test installs it")
	}
	ctx, cancel := chromedp.NewExecAllocator(context.Background(),
		chromedp.ExecPath(path), chromedp.Headless, chromedp.NoSandbox, chromedp.DisableGPU, chromedp.NoFirstRun,
		chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true), chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true), chromedp.Flag("disable-dev-shm-usage", true), chromedp.Flag("no-proxy-server", true),
		chromedp.UserDataDir(t.TempDir()))
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	ctx, cancel = context.WithTimeout(ctx, time.Hour)
	t.Cleanup(cancel)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(360, 740)); err != nil {
		t.Fatalf("Chromium does not start: %v", err)
	}
	return ctx
}

// tab is one page in a browser.
type tab struct {
	t   *testing.T
	ctx context.Context
}

func (b tab) open(address string) {
	b.t.Helper()
	if err := chromedp.Do(b.ctx, chromedp.Navigate(address)); err != nil {
		b.t.Fatal(err)
	}
}

// until waits until an expression is true in the page.
func (b tab) until(what, expression string) {
	b.t.Helper()
	var last error
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		so, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool]("!!("+expression+")"))
		if err == nil && so {
			return
		}
		last = err
	}
	text, _ := chromedp.Run(b.ctx, chromedp.Evaluate[string]("document.body.innerText"))
	b.t.Fatalf("the page never has %s (%v); it says:\n%s", what, last, text)
}

// sees waits until the page shows some words.
func (b tab) sees(words string) {
	b.t.Helper()
	quoted, err := json.Marshal(words)
	if err != nil {
		b.t.Fatal(err)
	}
	b.until(words, fmt.Sprintf("document.body.innerText.includes(%s)", quoted))
}

// seesAgain is sees for a page that nobody has touched for long, so that it has covered itself.
func (b tab) seesAgain(words string) {
	b.t.Helper()
	quoted, _ := json.Marshal(words)
	b.until(words, fmt.Sprintf(`(document.querySelector("[data-key=uncover]")?.click(), document.body.innerText.includes(%s))`, quoted))
}

// run evaluates an expression in the page.
func (b tab) run(expression string) {
	b.t.Helper()
	if err := chromedp.Do(b.ctx, chromedp.Evaluate[chromedp.Void](expression)); err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
}

func (b tab) text(expression string) string {
	b.t.Helper()
	s, err := chromedp.Run(b.ctx, chromedp.Evaluate[string](expression))
	if err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
	return s
}

// press clicks the first button with some words.
func (b tab) press(words string) {
	b.t.Helper()
	quoted, _ := json.Marshal(words)
	find := fmt.Sprintf("[...document.querySelectorAll('button')].find((b) => !b.disabled && b.checkVisibility() && b.innerText.includes(%s))", quoted)
	b.until("the button "+words, find)
	b.run(find + ".click()")
}

// sleep has the page be hidden, as when the phone sleeps, or shown again.
func (b tab) sleep(hidden bool) {
	b.t.Helper()
	b.run(fmt.Sprintf(`Object.defineProperty(document, "hidden", {value: %v, configurable: true}); document.dispatchEvent(new Event("visibilitychange"))`, hidden))
}

// relay stands between a phone and the server, so that the network can be cut.
type relay struct {
	t    *testing.T
	ln   net.Listener
	to   string
	mu   sync.Mutex
	open []net.Conn
	down bool
}

func newRelay(t *testing.T, to string) *relay {
	t.Helper()
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	r := &relay{t: t, ln: ln, to: to}
	var tasks sync.WaitGroup
	tasks.Go(func() {
		for {
			c, err := ln.Accept()
			if err != nil {
				return
			}
			tasks.Go(func() { r.carry(c) })
		}
	})
	t.Cleanup(func() {
		_ = ln.Close()
		r.cut()
		tasks.Wait()
	})
	return r
}

// carry moves bytes both ways until either side or the network ends it.
func (r *relay) carry(c net.Conn) {
	s, err := net.Dial("tcp", r.to)
	r.mu.Lock()
	if err != nil || r.down {
		r.mu.Unlock()
		_ = c.Close()
		if s != nil {
			_ = s.Close()
		}
		return
	}
	r.open = append(r.open, c, s)
	r.mu.Unlock()
	pass := func(from, to net.Conn) {
		b := make([]byte, 32<<10)
		for {
			n, err := from.Read(b)
			if n > 0 {
				if _, err := to.Write(b[:n]); err != nil {
					break
				}
			}
			if err != nil {
				break
			}
		}
		_ = from.Close()
		_ = to.Close()
	}
	done := make(chan struct{})
	go func() { pass(s, c); close(done) }()
	pass(c, s)
	<-done
}

// cut ends every connection and lets no new one through until mend.
func (r *relay) cut() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.down = true
	for _, c := range r.open {
		_ = c.Close()
	}
	r.open = nil
}

func (r *relay) mend() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.down = false
}

// through is a link as it is reached by the relay.
func (r *relay) through(link string) string {
	return strings.Replace(link, r.to, r.ln.Addr().String(), 1)
}

// A person joins by her link and follows a whole game on her phone: she acts
// on it, loses the network and comes back, covers the page, and keeps the
// story at the end.
func TestFilmAWholeGameOnAPhone(t *testing.T) {
	x := seated(t, 3, 6)
	link := x.link(agent1)
	r := newRelay(t, strings.Split(link, "/")[2])
	b := tab{t, chromium(t)}
	b.open(r.through(link))
	b.sees("Your turn")
	b.until("its title", `document.title.startsWith("Your turn")`)
	b.until("its first words", `document.querySelector("#said").textContent.startsWith("Your turn: Agent 1")`)

	// She tests an object: two questions, the focus goes along.
	plan := x.next() // of which the app is told no card
	plan.Objects = plan.Objects[:1]
	marker, _ := x.copy.Game.Box().Piece(plan.Objects[0])
	_, lane, _ := x.copy.Game.Box().Zone(plan.Place)
	b.press("Test an object")
	b.sees("Which one?")
	b.until("the focus on the question", `document.activeElement.textContent === "Which one?"`)
	b.press(marker.Name)
	b.sees("Where?")
	b.press(lane.Label)
	b.sees("end your turn")
	x.follow(plan)

	// What she has begun to type, and where, stays while the game goes on.
	b.run(`document.querySelector("#check input").focus(); document.execCommand("insertText", false, "Key")`)
	b.until("a card to look up", `document.querySelector("#check .values button")`)
	x.make(game.Move{Seat: agent1, Verb: "done"})
	b.sees("Agent 2")
	b.until("what was typed", `document.activeElement.closest("#check") && document.activeElement.value === "Key"`)
	b.press("Key")
	b.sees("Nothing is known of it yet.")

	// The network goes and comes back by itself; the page stays.
	r.cut()
	b.sees("Connection lost")
	b.sees("Agent 2")
	x.make(x.next())
	r.mend()
	b.until("the line back", `document.querySelector("#line").hidden`)
	b.until("the move made meanwhile", fmt.Sprintf(`document.querySelectorAll("#moves li").length === %d`, x.copy.Len()))

	// The phone sleeps, loses its line, and wakes: hidden, the page covers
	// itself and spares the battery.
	b.sleep(true)
	b.until("the cover of a page that nobody looks at", `!document.querySelector("#veil").hidden`)
	r.cut()
	x.make(x.next())
	eventually(t, "the line to be gone", func() bool { return x.Links()[agent1].Joined == 0 })
	r.mend()
	x.make(x.next())
	b.sleep(false)
	b.until("the moves made while it slept", fmt.Sprintf(`document.querySelectorAll("#moves li").length === %d`, x.copy.Len()))
	b.until("the page as it was", `document.querySelector("#veil").hidden`)

	// Covered, nothing of hers is in the page.
	b.press("Cover")
	b.sees("Covered")
	if text := b.text(`document.querySelector("#page").textContent`); strings.TrimSpace(text) != "" {
		t.Errorf("beneath the cover: %q", text)
	}
	b.press("Show my page")
	b.until("the page again", `document.querySelector("#turn h2")?.checkVisibility()`)

	// Her notes stay on the device.
	b.press("Notes")
	b.run(`document.querySelector("#scratch").focus(); document.execCommand("insertText", false, "red things?")`)
	b.open(r.through(link))
	b.press("Notes")
	b.until("her notes", `document.querySelector("#scratch").value === "red things?"`)
	b.press("Now")

	for x.copy.State().Result() == nil {
		x.make(x.next())
	}
	b.sees("The game is over")
	b.sees("Everything is revealed")
	b.until("every move", fmt.Sprintf(`document.querySelectorAll("#moves li").length === %d`, x.copy.Len()))
	b.until("nothing said of errors", `!document.querySelector("#said").textContent.includes("lost")`)

	folder := t.TempDir()
	if _, err := chromedp.CallBrowser(b.ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{Behavior: "allow", DownloadPath: folder}); err != nil {
		t.Fatal(err)
	}
	b.run(`document.querySelector("a[download]").click()`)
	eventually(t, "the story on disk", func() bool {
		data, err := os.ReadFile(filepath.Join(folder, "grove-revealed.html"))
		return err == nil && strings.HasSuffix(strings.TrimSpace(string(data)), "</html>")
	})
}

// The Visitor sends her four marks from the phone.
func TestMarksAreSentFromThePhone(t *testing.T) {
	var form game.Form
	marks := func(st game.State) bool { // a proof; the shield is up
		i := slices.IndexFunc(st.View(visitor).Forms, func(f game.Form) bool { return f.Verb == "set" })
		if i >= 0 {
			form = st.View(visitor).Forms[i]
		}
		return i >= 0
	}
	x := seated(t, 0, movesUntil(t, 0, marks))
	if len(form.Parts) != 4 {
		t.Fatalf("the Visitor's form for her marks has %d parts", len(form.Parts))
	}
	b := tab{t, chromium(t)}
	b.open(x.link(visitor))
	b.sees(form.Title.String())
	const due = `document.querySelector("#acts form.due")`
	for i := range form.Parts {
		key := fmt.Sprintf(`%s.querySelectorAll("[role=group]")[%d].querySelectorAll("button")[%d]`, due, i, i%2)
		b.run(key + ".click()")
		b.until("the choice", key+`.ariaPressed === "true"`)
	}
	b.press(form.Send.String())
	b.until("the marks to be taken", "!"+due)
	b.until("her marks on her page", `[...document.querySelectorAll("#own .tile")].filter((e) => e.innerText.includes("Mark ")).length === 4`)
	b.sees("The marks are sealed")
	for _, seat := range []game.Seat{agent1, game.Table} {
		other := newPhone(t)
		other.sit(x.link(seat))
		h := other.see(x.copy.Len() + 1)
		for _, o := range h.State.Own {
			if strings.Contains(o.Name, "Mark ") {
				t.Errorf("seat %d sees %+v", seat, o)
			}
		}
	}
}

// What the shield hid is shown step by step before the page tells how it went.
func TestALiftIsNotSpoiltOnThePhone(t *testing.T) {
	n := movesUntil(t, 0, func(st game.State) bool { return st.View(game.Table).Unveil != nil })
	x := seated(t, 0, n-1)
	b := tab{t, chromium(t)}
	b.open(x.link(agent1))
	b.until("the moves", fmt.Sprintf(`document.querySelectorAll("#moves li").length === %d`, n-1))
	b.run(`window.seen = []; new MutationObserver(() => {
		const text = document.body.innerText, open = document.querySelectorAll("#unveil li.right, #unveil li.wrong").length;
		const now = [open, document.querySelector("#unveil").hidden, text.includes("The proof ")];
		if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
	}).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true})`)
	x.make(x.next())
	b.sees("The shield is lifted")
	b.until("nothing of the game beside it", `document.querySelector("#page").hidden`)
	b.until("the verdict", `document.querySelector("#unveil .verdict")`)
	if early := b.text(`JSON.stringify(seen.filter(([open, hidden, told]) => !hidden && told && open < 4))`); early != "[]" {
		t.Errorf("the verdict is told before every step was seen: %s", early)
	}
	if steps := b.text(`JSON.stringify([...new Set(seen.filter(([, hidden]) => !hidden).map(([open]) => open))])`); steps != "[0,1,2,3,4]" {
		t.Errorf("the steps seen are %s", steps)
	}
	b.until("the verdict said", `document.querySelector("#said").textContent.includes("The proof ")`)
	b.press("Go on")
	b.until("the page as it is now", fmt.Sprintf(`document.querySelectorAll("#moves li").length === %d`, n))

	// Opened again, it tells all at once.
	b.open(x.link(agent1))
	b.until("the moves", fmt.Sprintf(`document.querySelectorAll("#moves li").length === %d`, n))
	b.until("no unveiling", `document.querySelector("#unveil").hidden`)
}

// Wrong links show nothing; used and ended ones say so.
func TestLinksInTheBrowser(t *testing.T) {
	x := seated(t, 3, 6)
	b := tab{t, chromium(t)}
	secret := strings.Split(x.link(kid), "/")[3]
	b.open(strings.Replace(x.link(kid), secret, strings.Repeat("A", len(secret)), 1))
	const nothing = "This link no longer works. Ask the table for the new one and scan it."
	shown := func() string { return strings.Join(strings.Fields(b.text("document.body.textContent")), " ") }
	if text := shown(); text != nothing {
		t.Errorf("a wrong link shows %q", text)
	}

	elsewhere := newPhone(t)
	elsewhere.sit(x.link(kid))
	b.open(x.link(kid))
	b.sees("in use on another device")
	x.Revoke(kid)
	b.open(x.link(kid))
	b.sees("Agent 1: test an object")

	old := x.link(kid)
	x.Revoke(kid)
	b.sees("This link no longer works.")
	if text := b.text(`document.querySelector("#page").textContent`); strings.TrimSpace(text) != "" {
		t.Errorf("beneath a dead link: %q", text)
	}
	b.open(old)
	if text := shown(); text != nothing {
		t.Errorf("a dead link shows %q", text)
	}
	b.open(x.link(kid))
	b.sees("Agent 1: test an object")

	// A page of another origin cannot reach the seat's line, even with the link.
	evil := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = fmt.Fprintf(w, `<title>evil</title><script>
			const said = [];
			const ws = new WebSocket(%q);
			ws.onopen = () => said.push("open");
			ws.onclose = () => said.push("closed");
			fetch(%q, {method: "POST", credentials: "include"}).then((r) => said.push("fetched"), () => said.push("blocked"));
		</script>`, strings.Replace(x.link(kid), "http", "ws", 1)+"live", x.link(kid)+"join")
	})}
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = evil.Serve(ln) }()
	defer func() { _ = evil.Close() }()
	b.open("http://" + ln.Addr().String())
	b.until("both refused", `said.includes("closed") && said.includes("blocked")`)
	b.until("neither open", `!said.includes("open") && !said.includes("fetched")`)
}

// Every part of the page fits a small phone and has a name for whoever hears it.
func TestThePageFitsAndIsNamed(t *testing.T) {
	for _, g := range games.List() {
		t.Run(g.Name(), func(t *testing.T) { fitsAndIsNamed(t, seatedAt(t, g.Name(), 3, 45)) })
	}
}

func fitsAndIsNamed(t *testing.T, x *table) {
	b := tab{t, chromium(t)}
	for _, seat := range []game.Seat{game.Seat(len(x.match.State().Seats()) - 1), game.Table} {
		b.open(x.link(seat))
		b.until("the page", `document.querySelector("#turn h2")?.checkVisibility()`)
		for _, width := range []int64{320, 360, 1024} {
			if err := chromedp.Do(b.ctx, chromedp.EmulateViewport(width, 740)); err != nil {
				t.Fatal(err)
			}
			b.until("its tabs as they should be", fmt.Sprintf(`getComputedStyle(document.querySelector("#tabs")).display === %q`, map[bool]string{true: "grid", false: "none"}[width < 900]))
			tabs := `[...document.querySelectorAll("#tabs button")]`
			for i := 0; i == 0 || fmt.Sprint(i) < b.text(tabs+`.length + ""`); i++ {
				b.run(fmt.Sprintf(`%s[%d]?.click()`, tabs, i))
				wide := b.text(`[...document.querySelectorAll("main *, #page *")].filter((e) => e.checkVisibility() && !e.closest(".aside, .scroll") && e.getBoundingClientRect().right > innerWidth + 0.5).map((e) => e.outerHTML.slice(0, 160)).slice(0, 3).join("\n")`)
				if wide != "" {
					t.Errorf("seat %d at %d px: wider than the page:\n%s", seat, width, wide)
				}
				if over := b.text(`(document.documentElement.scrollWidth - innerWidth) + ""`); strings.HasPrefix(over, "-") == false && over != "0" {
					t.Errorf("seat %d at %d px: %s px too wide", seat, width, over)
				}
			}
		}
		unnamed := b.text(`[...document.querySelectorAll("button, a, input, textarea, section[role], nav")].filter((e) =>
			!(e.textContent.trim() || e.getAttribute("aria-label") || e.labels?.length)).map((e) => e.outerHTML).join("\n")`)
		if unnamed != "" {
			t.Errorf("nobody hears what these are: %s", unnamed)
		}
		small := b.text(`[...document.querySelectorAll("button, input, a.button")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 44).map((e) => e.outerHTML).join("\n")`)
		if small != "" {
			t.Errorf("too small for a thumb: %s", small)
		}
	}
}
