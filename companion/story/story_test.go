package story_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/grovewatch/grovewatch/companion/game"
	"github.com/grovewatch/grovewatch/companion/games"
	"github.com/grovewatch/grovewatch/companion/story"
	"github.com/grovewatch/grovewatch/companion/story/storytest"
)

func find(s game.Setup) (game.Game, error) { return games.Find(s.Game) }

// begun is a table of the grove in the first Agent's turn.
const begun = `game grove
players 3
option edition=a
play table deal card-watch,card-hourglass @PV
play visitor rule
play visitor trim
play visitor place card-watch @ON1
play visitor place card-hourglass @BY1
play visitor done
`

// tell plays a story and gives what is printed after some first lines.
func tell(t *testing.T, begin, text string, opt story.Options) string {
	t.Helper()
	s, err := story.Read(strings.NewReader(begin+text), find)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	began := false
	if err := s.Tell(opt, func(n story.Note) {
		if began = began || n.Line > strings.Count(begin, "\n"); began {
			out.WriteString(n.String())
		}
	}); err != nil {
		t.Fatalf("%v after\n%s", err, &out)
	}
	return out.String()
}

func TestEveryAct(t *testing.T) {
	g, err := games.Find("grove")
	if err != nil {
		t.Fatal(err)
	}
	storytest.Run(t, g)
}

// Before a camera the same acts lead to the same record.
func TestFilmTheSameRecord(t *testing.T) {
	text := "play agent1 test agent1-marker-1 @FD-A1-ON\nlay turn-marker @TURN-kid +3,-2 turn 8\nwait 2s\nlay B1 @PV -20,5 turn 10\nlay claim-token @CL-ON\nwait 2s\nlay B1 @ON2\nwait 3s\n"
	record := func(out string) (lines []string) {
		for line := range strings.Lines(out) {
			if strings.HasPrefix(line, "\trecord") || strings.HasPrefix(line, "\trevoke") {
				lines = append(lines, line)
			}
		}
		return lines
	}
	told, filmed := record(tell(t, begun, text, story.Options{})), record(tell(t, begun, text, story.Options{Film: true}))
	if !slices.Equal(told, filmed) || len(told) != 4 {
		t.Errorf("told:\n%s\nfilmed:\n%s", strings.Join(told, ""), strings.Join(filmed, ""))
	}
}

func TestWrongStoriesNameTheirLine(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "line 1: "},
		{"game chess\nwait 1s", `line 1: no game is called "chess": choose from grove, `},
		{"game grove\nplayers 99\nwait 1s", "line 2: edition A is for 3 to 6 players, not 99"},
		{"game grove\nplayers x", `line 2: "x" is not a number of players`},
		{"game grove\noption edition=z\n", "line 2: "},
		{"game grove\noption edition\n", `line 2: "edition" is not an option`},
		{"game grove\noption track.1=draw 3, dance\nwait 1s", `line 2: the option track.1 is "draw 3, dance"`},
		{"game", "line 1: one word belongs after game"},
		{begun + "lay " + strings.Repeat("x", 1<<17), "line 10: this line is longer than any act needs"},
		{begun + "players 3", "line 10: what is played stands before the first act"},
		{begun + "lay card-kay @PV", `line 10: Visitor in Blackwood Grove has no piece "card-kay": is card-key meant?`},
		{begun + "\tlay card-kay @PV\nlay b99 @PV", `line 11: Visitor in Blackwood Grove has no piece "b99": is B9 meant?`},
		{begun + "lay card-key @OB1", `line 10: Visitor in Blackwood Grove has no zone "OB1": is GB1 meant?`},
		{begun + "lay card-key PV", `line 10: "PV" is a zone: write it as @PV`},
		{begun + "lay card-key @CL-ON\nlay card-rose on card-key", "line 11: card-key lies in no zone"},
		{begun + "lay card-key @PV +a,3", `line 10: "+a" is not a number of millimetres or degrees`},
		{begun + "lay card-key @PV sideways", `line 10: "sideways" does not say how card-key is laid`},
		{begun + "lay card-key", "line 10: say what is laid and where"},
		{begun + "lay @PV", "line 10: no pile lies in the zone PV"},
		{begun + "lay card-key on card-rose", "line 10: card-rose does not lie on the table"},
		{begun + "take card-key", "line 10: card-key does not lie on the table"},
		{begun + "tkae card-key", `line 10: "tkae" is nothing that people do: is take meant?`},
		{begun + "wait a bit", "line 10: say how long the table rests"},
		{begun + "together\nlay card-key @PV", "line 10: what happens together has no end"},
		{begun + "end", `line 10: what happens together stands between "together" and "end"`},
		{begun + "play nobody done", `line 10: nobody called "nobody" sits at this table`},
		{begun + "play kid done", "line 10: "},
		{begun + "phone nobody marks on", `line 10: nobody called "nobody" sits at this table: choose one of visitor, kid, agent1`},
		{"lay card-key @PV", `line 1: say first what is played, such as "game grove"`},
		{begun + "say kid stopp", `line 10: Visitor in Blackwood Grove has no move "stopp": is stop meant?`},
		{begun + "play kid predict card-key @CL-OO", `line 10: Visitor in Blackwood Grove has no zone "CL-OO": is CL-ON meant?`},
		{begun + "say kid predict card-kee @CL-ON", `line 10: Visitor in Blackwood Grove has no piece "card-kee": is card-key meant?`},
		{begun + "phone visitor mrks on,on,by,by", `line 10: Visitor in Blackwood Grove has no move "mrks": `},
		{begun + "answer 1", "line 10: nothing is asked"},
		{begun + `answer "one`, "line 10: the quotation mark before one has no other"},
		{begun + "undo it", `line 10: "it" does not belong after undo`},
		{begun + "lay card-key @ON1\nwait 9s\nanswer no", `line 12: no answer says "no": `},
	} {
		s, err := story.Read(strings.NewReader(c.text), find)
		if err == nil {
			err = s.Tell(story.Options{}, func(story.Note) {})
		}
		if err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%q gives %v, not %s", c.text[max(0, len(c.text)-30):], err, c.want)
		}
	}
}

// What people do means on told layouts what it means before a camera.
func TestATagIsSeenWhereItLies(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"beside its zone", "lay card-key @PV +200,0\nlay claim-token @CL-ON\nwait 2s", ""},
		{"askew and off the middle", "play agent1 test agent1-marker-1 @FD-A1-ON\nplay agent1 done\nlay card-key @PV +6,-14 turn 20\nlay claim-token @CL-ON", "kid predict card-key @CL-ON"},
		{"by its printed code", "play agent1 test agent1-marker-1 @FD-A1-ON\nplay agent1 done\nlay B1 @PV\nlay claim-token @CL-ON", "kid predict"},
		{"face down", "play agent1 test agent1-marker-1 @FD-A1-ON\nplay agent1 done\nlay card-key @PV down\nlay claim-token @CL-ON\nwait 1s", ""},
		{"together", "together\nlay agent1-marker-1 @FD-A1-ON\nlay turn-marker @TURN-kid\nend\nwait 1s", "agent1 test agent1-marker-1 @FD-A1-ON\n\trecord agent1 done"},
	} {
		out := tell(t, begun, c.text+"\n", story.Options{})
		if i := strings.LastIndex(out, "play"); i >= 0 {
			out = out[strings.Index(out[i:], "\nlay")+i:]
		}
		if got := strings.Contains(out, "record"); got != (c.want != "") || !strings.Contains(out, c.want) {
			t.Errorf("%s:\n%s", c.name, out)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(begun + "lay card-key @ON3 +6,-14 turn 20\nlay card-key on card-rose\ntogether\nsay kid stop\nend\nphone visitor marks on\nanswer \"It\" # yes\n")
	f.Add("game pairs\nplayers 2\n\toutput\nundo\nredo\nlay @DK\n")
	f.Fuzz(func(t *testing.T, text string) {
		s, err := story.Read(strings.NewReader(text), find)
		if err != nil {
			return
		}
		var lines strings.Builder
		err = s.Tell(story.Options{}, func(n story.Note) { lines.WriteString(n.String()) })
		if err != nil {
			return
		}
		if _, err := story.Read(strings.NewReader(lines.String()), find); err != nil {
			t.Errorf("what was told cannot be read: %v\n%s", err, &lines)
		}
	})
}

func BenchmarkTell(b *testing.B) {
	text := begun + "lay agent1-marker-1 @FD-A1-ON\nlay turn-marker @TURN-kid\nlay card-key @PV\nlay claim-token @CL-ON\nlay card-key @ON2\nwait 30s\n"
	for b.Loop() {
		s, err := story.Read(strings.NewReader(text), find)
		if err != nil {
			b.Fatal(err)
		}
		if err := s.Tell(story.Options{}, func(story.Note) {}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "stories/s")
}
