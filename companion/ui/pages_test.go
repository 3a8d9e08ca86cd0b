package ui

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"github.com/grovewatch/grovewatch/companion"
	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/ui/setup"
	"github.com/grovewatch/grovewatch/companion/ui/uitest"
	"github.com/grovewatch/grovewatch/companion/ui/words"
)

// With -pages every page is drawn into a folder in every combination, to be looked at;
// -only takes a pattern of their names, such as "^grove.*1024x700 de day largest".
var (
	pagesDir  = flag.String("pages", "", "the folder for a picture of every page")
	pagesOnly = flag.String("only", "", "a pattern of the names of the pictures that are drawn")
)

// looks is one way to look at a page.
type looks struct {
	size     fyne.Size
	language string
	day      bool
	text     int // of room.TextSizes
}

func (l looks) String() string {
	return fmt.Sprintf("%.0fx%.0f %s %s %s", l.size.Width, l.size.Height, l.language, map[bool]string{true: "day", false: "night"}[l.day], []string{"normal", "large", "largest"}[l.text])
}

// allLooks are all of them.
func allLooks() (out []looks) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 2560, Height: 1440}, {Width: 800, Height: 600}} {
		for _, l := range []string{"en", "de", "fr"} {
			for _, day := range []bool{false, true} {
				for _, text := range []int{0, 2} {
					out = append(out, looks{size, l, day, text})
				}
			}
		}
	}
	return out
}

// page is something that the window shows.
type page struct {
	name string
	open func(t *testing.T, l looks) *onlooker
}

// everyPage lists the pages.
func everyPage() (out []page) {
	add := func(name string, open func(t *testing.T, l looks) *onlooker) { out = append(out, page{name, open}) }
	start := func(name string, then func(o *onlooker)) {
		add(name, func(t *testing.T, l looks) *onlooker {
			o := behold(t, l, nil, 0, 0, nil)
			if name == "start saved" {
				o.h.saved = &setup.Saved{Title: "Blackwood", Players: 3, Names: []string{"Ada", "Bartholomäus", "Chloé"}}
			}
			o.w.AskSetup()
			o.settle()
			if then != nil {
				then(o)
			}
			return o
		})
	}
	start("start", nil)
	start("start saved", nil)
	for i, g := range games.List() {
		pick := func(o *onlooker, returns int) {
			o.letter(fmt.Sprint(i + 1))
			for range returns {
				o.key(fyne.KeyReturn)
			}
		}
		n := g.Name()
		start(n+" setup people", func(o *onlooker) { pick(o, 1) })
		start(n+" setup house rules", func(o *onlooker) { pick(o, 1); o.letter("h") })
		start(n+" setup mats", func(o *onlooker) { pick(o, 2); o.letter("4"); o.key(fyne.KeyReturn) })
		start(n+" setup mats camera", func(o *onlooker) {
			pick(o, 2)
			o.letter("1")
			o.key(fyne.KeyReturn)
			s := *o.w.Screen
			seen(&s)
			mats := g.Box().Tables[3].Places
			s.Camera.Ready, s.Camera.Plates, s.Camera.PlatesAll, s.Camera.Seen = false, 1, len(mats), []string{mats[0].Mat}
			s.Camera.Given = given
			s.Camera.Guide = []game.Text{game.Say("The mat “%s” is not seen: lay it under the camera, at most about %d cm below it, or %d cm if it is printed small.", game.Piece{Name: g.Box().Mat(mats[1].Mat).Name}, 60, 40)}
			o.w.Show(&s)
			o.settle()
		})
		start(n+" setup look", func(o *onlooker) { pick(o, 2); o.letter("4"); o.key(fyne.KeyReturn, fyne.KeyReturn) })
		add(n+" print", func(t *testing.T, l looks) *onlooker {
			o := behold(t, l, nil, 0, 0, nil)
			o.w.AskSetup()
			o.w.AskPrint(g)
			before := o.pictures()
			o.until(func() bool { return o.pictures() > before })
			return o
		})
		numbers := g.Box().Players()
		most, least := numbers[len(numbers)-1], min(max(numbers[0], 3), numbers[len(numbers)-1])
		table := func(name string, players, moves int, change func(*companion.Screen), then func(o *onlooker)) {
			add(n+" "+name, func(t *testing.T, l looks) *onlooker {
				o := behold(t, l, g, players, moves, change)
				if then != nil {
					then(o)
					o.settle()
				}
				return o
			})
		}
		for i, moves := range []int{5, 50, -4} {
			when := []string{"early", "middle", "late"}[i]
			table("table "+when, most, moves, nil, nil)
			table("table camera "+when, least, moves, seen, nil)
		}
		table("table camera hidden", least, 5, func(s *companion.Screen) {
			seen(s)
			s.View.Blind = true
		}, nil)
		table("welcome", least, 0, seen, func(o *onlooker) {
			o.w.prefs().SetBool(prefWelcomed, false)
			o.w.greet(setup.Camera{What: "demo"}, func() {})
		})
		table("question", least, 50, func(s *companion.Screen) {
			seen(s)
			s.Question = &companion.Question{ID: 7, Text: game.Say("The table and the rules disagree. It would fit if this had been done, too:"), Expected: []game.Text{s.View.Prompt}, Seen: []game.Text{s.View.Prompt},
				Answers: []game.Text{game.Say("We put it back"), game.Say("The table is right: correct the record"), game.Say("It lay there from the start: judge again what followed"), game.Say("The camera is wrong: it lies as expected"), game.Say("Undo the last move")}}
		}, nil)
		table("apart", least, 50, func(s *companion.Screen) {
			seen(s)
			s.Apart = companion.Apart{Pieces: 3, Redo: true, Why: s.View.Prompt, Text: game.Say("%d pieces do not lie where the record has them.", 3)}
		}, nil)
		table("apart hint", least, 50, func(s *companion.Screen) {
			seen(s)
			s.Apart = companion.Apart{Pieces: 3, Text: game.Say("%d pieces do not lie where the record has them.", 3)}
			list := slices.Repeat([]game.Text{s.View.Prompt}, 4)
			s.Question = &companion.Question{ID: 7, Gentle: true, Text: game.Say("Not finished yet:"), Expected: list, Seen: list, Answers: []game.Text{game.Say("The camera is wrong: it lies as expected")}}
		}, nil)
		table("rules", least, 50, nil, func(o *onlooker) { o.w.askRules("") })
		table("people", most, 50, nil, func(o *onlooker) { o.w.askPeople() })
		table("menu", least, 50, nil, func(o *onlooker) { o.w.openMenu() })
		table("keys", least, 50, nil, func(o *onlooker) { o.w.showKeys() })
		table("about", least, 50, nil, func(o *onlooker) { o.w.showAbout() })
		table("house", least, 50, nil, func(o *onlooker) { setup.ShowRules(o.w.Window) })
		table("sheets", least, 50, nil, func(o *onlooker) { o.w.table.AskSheets() })
		table("ending", least, -1, nil, nil)
		table("ending most", most, -1, nil, nil)
		table("second", least, 50, nil, func(o *onlooker) { o.w.openSecond() })
		for k := range 4 {
			table(fmt.Sprintf("chooser %d", k+1), least, 50, nil, func(o *onlooker) {
				can := o.w.Screen.View.Action
				if k < len(can) {
					o.letter(can[k].Key)
				}
			})
			table(fmt.Sprintf("chooser early %d", k+1), least, 15, nil, func(o *onlooker) {
				can := o.w.Screen.View.Action
				if k < len(can) {
					o.letter(can[k].Key)
				}
			})
		}
		for k := range 2 {
			table(fmt.Sprintf("chooser late %d", k+1), least, -4, nil, func(o *onlooker) {
				can := o.w.Screen.View.Action
				if k < len(can) {
					o.letter(can[k].Key)
				}
			})
		}
		if g.Name() == "grove" {
			add(n+" arranging", func(t *testing.T, l looks) *onlooker {
				o := behold(t, l, g, least, before(t, g, least, "guess"), seen)
				for _, a := range o.w.Screen.View.Action {
					if a.Form != nil {
						o.letter(a.Key)
					}
				}
				o.settle()
				return o
			})
		}
		table("large", least, 50, nil, func(o *onlooker) {
			size := o.w.Win.Canvas().Size()
			test.TapCanvas(o.w.Win.Canvas(), fyne.NewPos(size.Width*0.2, size.Height*0.55))
		})
		table("hint", least, 50, nil, func(o *onlooker) {
			o.w.Send(companion.Advise{})
			time.Sleep(500 * time.Millisecond)
		})
		table("overrulings", least, 50, func(s *companion.Screen) {
			seen(s)
			s.Overruled = []companion.Overruling{{ID: 1, Text: game.Say("The camera is wrong: it lies as expected"), Pieces: []string{s.View.Pieces[len(s.View.Pieces)-1].ID}}}
		}, func(o *onlooker) { o.w.table.AskOverrulings() })
		for name, steps := range map[string]int{"unveiling": 5, "unveiled": 9} { // halves of a step
			table(name, least, -2, nil, func(o *onlooker) {
				m := played[fmt.Sprint(n, least)]
				o.w.Send(companion.Do{Move: m[len(m)-1]})
				for range steps {
					o.settle()
					time.Sleep(companion.UnveilStep / 2)
				}
			})
		}
		table("piece", least, 50, seen, func(o *onlooker) {
			o.w.table.AskPiece()
			o.key(fyne.KeyReturn)
		})
		table("correct", least, 50, nil, func(o *onlooker) { o.w.table.AskPiece() })
		table("phones", least, 20, nil, func(o *onlooker) { o.w.askShare() })
		table("phones door", least, 20, nil, func(o *onlooker) { o.w.askShare(); o.tap(o.w.SeatName(2)) })
		table("phones link", least, 20, nil, func(o *onlooker) { o.w.askShare(); o.tap(o.w.SeatName(2)); o.enter() })
		table("door", least, 20, nil, func(o *onlooker) { o.w.pages.OpenPanel(1) })
		for _, moves := range []int{0, 20, 50} {
			for seat := game.Seat(1); seat <= 2; seat++ {
				table(fmt.Sprintf("panel %d after %d", seat, moves), least, moves, nil, func(o *onlooker) {
					o.w.pages.OpenPanel(seat)
					o.enter()
					if k, ok := o.window().Canvas().Focused().(desktop.Keyable); ok {
						k.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
					}
				})
			}
		}
		if g.Name() == games.List()[0].Name() {
			table("workshop", least, 0, nil, func(o *onlooker) { o.w.pages.AskWorkshop() })
			table("workshop open", least, 0, nil, func(o *onlooker) { o.w.pages.AskWorkshop(); o.enter() })
		}
	}
	grove := games.List()[0]
	over := func(name string, then func(o *onlooker)) {
		add(name, func(t *testing.T, l looks) *onlooker {
			o := behold(t, l, grove, 3, 40, seen)
			then(o)
			o.settle()
			return o
		})
	}
	over("saved", func(o *onlooker) { o.w.askSaved(); time.Sleep(300 * time.Millisecond) })
	over("results", func(o *onlooker) {
		o.w.askSaved()
		time.Sleep(300 * time.Millisecond)
		o.settle()
		o.letter("r")
		o.until(func() bool {
			return !slices.ContainsFunc(read(o.window(), func(string) {}), func(x written) bool { return !x.button && x.of == nil && strings.HasSuffix(x.text, " …") })
		})
	})
	over("demos", func(o *onlooker) { o.w.askSaved(); o.letter("d"); time.Sleep(300 * time.Millisecond) })
	over("saved rename", func(o *onlooker) { o.w.askSaved(); o.tap(words.Word("Rename")) })
	over("saved delete", func(o *onlooker) { o.w.askSaved(); o.tap(words.Word("Delete")) })
	over("saved file", func(o *onlooker) { o.w.askSaved(); o.tap(words.Word("Open a file …")) })
	over("print alignment", func(o *onlooker) { o.w.AskPrint(grove); o.tap(words.Word("Line up front and back …")) })
	over("preferences", func(o *onlooker) { o.w.askPreferences() })
	over("licences", func(o *onlooker) { o.w.showLicences() })
	over("complaint", func(o *onlooker) {
		o.w.Complain(game.Refuse("The story does not open by itself. It is a page for any browser: %s", "/games/evening 1.html"))
	})
	over("learn", func(o *onlooker) { o.w.Learn("grove", "") })
	start("setup camera", func(o *onlooker) { o.key(fyne.KeyReturn, fyne.KeyReturn) })
	start("setup network camera", func(o *onlooker) { o.key(fyne.KeyReturn, fyne.KeyReturn); o.letter("3") })
	for _, l := range lessonsOf() {
		for pages := range 3 {
			over(fmt.Sprintf("lesson %s %s %d", l.Game.Name(), l.Lesson.Role, pages+1), func(o *onlooker) {
				o.w.beginLesson(l)
				time.Sleep(300 * time.Millisecond)
				o.settle()
				for range pages * 2 {
					o.w.Send(companion.Turn{Pages: 1})
					time.Sleep(50 * time.Millisecond)
					o.settle()
				}
			})
		}
	}
	for _, name := range uitest.Scenes {
		add("scene "+name, func(t *testing.T, l looks) *onlooker {
			return beholdScene(t, l, uitest.Scene(name))
		})
	}
	add("scene reveal", func(t *testing.T, l looks) *onlooker { return beholdScene(t, l, uitest.Unveiled()) })
	return out
}

// beholdScene shows a screen of the small game.
func beholdScene(t *testing.T, l looks, s *companion.Screen) *onlooker {
	o := behold(t, l, nil, 0, 0, nil)
	o.w.Begin(uitest.Game{}, game.Setup{Game: "test", Players: 3})
	o.settle()
	o.w.Show(s)
	o.settle()
	return o
}

// TestDrawEveryPage writes the pictures that -pages asks for, and tells what is wrong
// with their words.
func TestDrawEveryPage(t *testing.T) {
	if *pagesDir == "" {
		t.Skip("-pages names no folder")
	}
	only := regexp.MustCompile(*pagesOnly)
	for _, p := range everyPage() {
		for _, l := range allLooks() {
			name := p.name + " " + l.String()
			if !only.MatchString(name) {
				continue
			}
			t.Run(name, func(t *testing.T) {
				o := p.open(t, l)
				defer o.end()
				for _, s := range append(faults(o.window(), l.size), cut(o.window())...) {
					t.Error(s)
				}
				img := o.window().Canvas().Capture()
				file, err := os.Create(filepath.Join(*pagesDir, strings.ReplaceAll(name, " ", "_")+".png"))
				if err != nil {
					t.Fatal(err)
				}
				defer file.Close()
				if err := png.Encode(file, img); err != nil {
					t.Fatal(err)
				}
			})
		}
	}
}
