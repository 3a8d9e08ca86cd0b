package ui

import (
	"context"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
)

// ears are all that a listener has: what was said since the last time, and keys.
type ears struct {
	t       *testing.T
	w       *Window
	voice   *fakeVoice
	session *companion.Session
	all     []string // the whole transcript, with the keys
	keys    int
	sent    int // so many commands

	in fyne.Window // where the keys go; nil for the window of the game

	queue
}

// queue holds what a window is to do later.
type queue struct {
	mu    sync.Mutex
	later []func()
}

// put may be called from any goroutine.
func (q *queue) put(f func()) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.later = append(q.later, f)
}

// run waits until a session, unless it is nil, has done all that it was told, and does
// what was to be done until then.
func (q *queue) run(s *companion.Session) {
	if s != nil {
		answered := make(chan struct{})
		s.Send(companion.Consult{Reply: func([]companion.Ruling) { close(answered) }})
		<-answered
	}
	q.mu.Lock()
	list := q.later
	q.later = nil
	q.mu.Unlock()
	for _, f := range list {
		f()
	}
}

// listen plays a game without a camera in a window that says everything.
func listen(t *testing.T, g game.Game, setup game.Setup) *ears {
	t.Helper()
	m, err := game.NewMatch(g, setup.Complete(g))
	if err != nil {
		t.Fatal(err)
	}
	e := &ears{t: t, voice: &fakeVoice{}}
	e.w = New(test.NewTempApp(t), g, m.Setup, func(c companion.Command) {
		e.sent++
		e.session.Send(c)
	})
	e.w.Later = e.put
	e.session, err = companion.New(companion.Config{Match: m, Live: true, Told: true, Show: e.w.Show, ShowSeats: e.w.ShowSeats})
	if err != nil {
		t.Fatal(err)
	}
	e.w.Voice, e.w.SayAll = e.voice, true
	e.w.Win.Resize(uitest.Usual)
	e.w.Win.Show()
	ctx, end := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- e.session.Run(ctx) }()
	t.Cleanup(func() {
		end()
		if err := <-done; err != nil {
			t.Error(err)
		}
		e.w.Win.Close()
		if t.Failed() {
			t.Log(strings.Join(e.all[max(0, len(e.all)-60):], "\n"))
		}
	})
	e.settle()
	e.w.speakUp()
	e.hear()
	return e
}

// lockCyphers has everyone lock a cypher on the private panel, unseen.
func (e *ears) lockCyphers(r *rand.Rand) {
	for player := 1; player <= e.w.Players; player++ {
		name := fmt.Sprintf("Player %d", player)
		e.press(fyne.KeyF3)
		e.reach("Private panel, button.")
		e.press(fyne.KeyReturn)
		e.reach(name + " alone")
		if said := e.press(fyne.KeyReturn); !strings.Contains(said, name+", choose a PIN") {
			e.t.Fatalf("at the door is said: %s", said)
		}
		e.in = e.w.pages.Panel()
		e.reach("Your name, for all to see")
		for _, l := range name {
			e.letter(l)
		}
		e.reach("PIN")
		for _, d := range fmt.Sprintf("%04d", 1000+player) {
			e.letter(d)
		}
		for said := ""; !strings.Contains(said, "The door is open."); {
			if said = e.hear(); said != "" && !strings.Contains(said, "The door is open.") {
				e.t.Fatalf("at the door is said: %s", said)
			}
			time.Sleep(time.Millisecond) // the PIN's key takes its time
		}
		code := fmt.Sprintf("%04d", r.IntN(10000))
		for i, d := range code {
			if said := e.press(fyne.KeyDown); !strings.Contains(said, fmt.Sprintf("%d of 4. Nothing chosen yet.", i+1)) {
				e.t.Fatalf("of position %d is said: %s", i+1, said)
			}
			if said := e.letter(d); !strings.Contains(said, "Filled in.") || strings.ContainsRune(said, '0') {
				e.t.Fatalf("of a digit is said: %s", said)
			}
		}
		if said := e.press(fyne.KeyDown); said != "Lock my cypher, button." {
			e.t.Fatalf("after the last digit is said: %s", said)
		}
		if said := e.press(fyne.KeyReturn); !strings.Contains(said, "What became of it stands on the page.") {
			e.t.Fatalf("of a locked cypher is said: %s", said)
		}
		e.press(fyne.KeyEscape)
		e.in = nil
	}
}

// reach goes on by Tab until something is said.
func (e *ears) reach(what string) {
	for range 60 {
		if strings.Contains(e.press(fyne.KeyTab), what) {
			return
		}
	}
	e.t.Fatalf("Tab does not reach %q", what)
}

// settle waits until the session has done all that it was told, and draws it.
func (e *ears) settle() {
	for sent, n := -1, 0; sent != e.sent; n++ {
		if n == 50 {
			panic("settle")
		}
		sent = e.sent
		e.run(e.session)
	}
}

// hear gives what was said since the last time.
func (e *ears) hear() string {
	e.settle()
	out := strings.Join(e.voice.said, " ")
	for _, s := range e.voice.said {
		e.all = append(e.all, "   "+s)
	}
	e.voice.said = nil
	return out
}

// canvas is where keys go.
func (e *ears) canvas() fyne.Canvas {
	if e.in != nil {
		return e.in.Canvas()
	}
	return e.w.Win.Canvas()
}

// press presses a key as a keyboard does, and gives what is heard then.
func (e *ears) press(k fyne.KeyName) string {
	e.keys++
	e.all = append(e.all, "["+string(k)+"]")
	c := e.canvas()
	focused := c.Focused()
	tabs, _ := focused.(fyne.Tabbable)
	switch {
	case k == fyne.KeyTab && (tabs == nil || !tabs.AcceptsTab()):
		c.FocusNext()
	case focused != nil:
		focused.TypedKey(&fyne.KeyEvent{Name: k})
	default:
		c.OnTypedKey()(&fyne.KeyEvent{Name: k})
	}
	return e.hear()
}

// letter types a letter or a digit.
func (e *ears) letter(r rune) string {
	e.keys++
	e.all = append(e.all, "["+string(r)+"]")
	c := e.canvas()
	if k := fyne.KeyName(strings.ToUpper(string(r))); c.Focused() != nil {
		c.Focused().TypedKey(&fyne.KeyEvent{Name: k})
	} else {
		c.OnTypedKey()(&fyne.KeyEvent{Name: k})
	}
	if c.Focused() != nil {
		c.Focused().TypedRune(r)
	} else {
		c.OnTypedRune()(r)
	}
	return e.hear()
}

const saysActions = "What can be done: "

var (
	offered  = regexp.MustCompile(`(\d+) to choose from\.`)
	formPart = regexp.MustCompile(`(\d): [^.:]+: `)
)

// play makes one move of those that it hears of, by chance; it reports whether the
// game is over.
func (e *ears) play(r *rand.Rand) bool {
	said := e.press(fyne.KeyF6)
	if strings.Contains(said, "secret mat") { // nobody at the table may hear it
		e.lockCyphers(r)
		said = e.press(fyne.KeyF6)
	}
	if strings.Contains(said, "Target") {
		e.guess(r)
		return false
	}
	if strings.Contains(said, "The game is over.") {
		return true
	}
	var can []rune
	for _, s := range strings.Split(said[max(0, strings.Index(said, saysActions)+len(saysActions)):], ". ") {
		if key, _, ok := strings.Cut(s, ": "); ok && len(key) == 1 {
			can = append(can, rune(strings.ToLower(key)[0]))
		}
	}
	if len(can) == 0 {
		if said = e.press(fyne.KeyF5); strings.Contains(said, "Escape") {
			e.press(fyne.KeyEscape)
			return false
		}
		e.t.Fatalf("nothing can be done: %s", said)
	}
	said = e.letter(can[r.IntN(len(can))*r.IntN(2)]) // what is offered first is the likeliest
	for asked := 0; ; asked++ {
		if asked == 20 {
			e.t.Fatal("it asks without an end")
		}
		if m := offered.FindStringSubmatch(said); m != nil {
			n, _ := strconv.Atoi(m[1])
			for range r.IntN(min(n, 6)) {
				e.press(fyne.KeyDown)
			}
			said = e.press(fyne.KeyReturn)
			continue
		}
		if !strings.Contains(said, "A number changes its part") {
			return false
		}
		for _, p := range formPart.FindAllStringSubmatch(said, -1) {
			for range 1 + r.IntN(2) {
				e.letter(rune(p[1][0]))
			}
		}
		said = e.press(fyne.KeyReturn)
	}
}

// answered is what everyone hears of a guess.
var answered = regexp.MustCompile(`asks (Player \d) for (\d{4})\. (\d) correct, (\d) spotted`)

// guess asks for a cypher of which all answers so far could have been given.
func (e *ears) guess(r *rand.Rand) {
	said := e.letter('t')
	if offered.MatchString(said) {
		said = e.press(fyne.KeyReturn)
	}
	target := regexp.MustCompile(`chooses (Player \d)`).FindStringSubmatch(said)
	if target == nil {
		e.t.Fatalf("whom one guesses at is not said: %s", said)
	}
	var known [][]string
	for _, line := range e.all {
		for _, a := range answered.FindAllStringSubmatch(line, -1) {
			if a[1] == target[1] {
				known = append(known, a)
			}
		}
	}
	for from, i := r.IntN(10000), 0; i < 10000; i++ {
		code := fmt.Sprintf("%04d", (from+i)%10000)
		fits := true
		for _, a := range known {
			correct, spotted := compare(code, a[2])
			fits = fits && a[3] == strconv.Itoa(correct) && a[4] == strconv.Itoa(spotted)
		}
		if !fits {
			continue
		}
		for _, d := range code {
			if said = e.letter(d); said == "" {
				e.t.Fatal("nothing is said of a digit")
			}
		}
		if strings.Contains(e.press(fyne.KeyF6), "S: Sure") {
			e.letter('s')
		}
		return
	}
	e.t.Fatal("what was heard of the guesses fits no cypher")
}

// compare counts the digits that two cyphers share, and those in the same place.
func compare(a, b string) (correct, spotted int) {
	for d := '0'; d <= '9'; d++ {
		correct += min(strings.Count(a, string(d)), strings.Count(b, string(d)))
	}
	for i := range a {
		if a[i] == b[i] {
			spotted++
		}
	}
	return correct, spotted
}

func TestFilmEveryGameByEar(t *testing.T) {
	for _, g := range games.List() {
		t.Run(g.Name(), func(t *testing.T) {
			n := max(g.Box().Players()[0], 2)
			if g.Name() == "psisquad" {
				n = 3
			}
			e := listen(t, g, game.Setup{Game: g.Name(), Players: n})
			r := rand.New(rand.NewPCG(1, 17))
			moves := 0
			for ; !e.play(r); moves++ {
				if moves == 800 {
					t.Fatal("the game does not end")
				}
			}
			end := e.press(fyne.KeyF5)
			if strings.Contains(end, "Escape") {
				e.press(fyne.KeyEscape)
				end = e.press(fyne.KeyF5)
			}
			if !strings.Contains(end, "win") && !strings.Contains(end, "over") {
				t.Errorf("at the end is said: %s", end)
			}
			t.Log(fmt.Sprintf("%d moves by %d keys", moves, e.keys), end)
		})
	}
}

func TestEscapeClosesTheMenuThatIsHeard(t *testing.T) {
	e := listen(t, games.List()[0], game.Setup{Game: games.List()[0].Name(), Players: 3})
	e.press(fyne.KeyF3)
	e.press(fyne.KeyTab)
	if said := e.press(fyne.KeyF8); !strings.Contains(said, ", button.") {
		t.Errorf("F8 on a button says %q", said)
	}
	if e.press(fyne.KeyEscape); e.w.TopSheet() != nil {
		t.Error("it stays open")
	}
}
