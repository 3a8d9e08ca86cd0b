// Package voice lets a table be heard: short sounds for what happens and spoken
// prompts, through the system's own commands. Both are off until somebody wants
// them. It must not know widgets, cameras or a particular game, and it hears
// only the public Screen: what it says, everyone may know.
package voice

import (
	"context"
	"os"
	"os/exec"
	"sync"

	"github.com/grovewatch/grovewatch/cards/fault"
	"github.com/grovewatch/grovewatch/companion"
)

// Voice plays one thing at a time. Its methods may be called from any
// goroutine and do not wait for a sound to end.
type Voice struct {
	translate func(string) string
	language  func() string

	mu     sync.Mutex
	player *command // nil while sounds are off
	reader *command // nil while nothing is spoken
	speech bool     // prompts are spoken
	all    bool     // somebody else says all; see Everything
	say    sayings
	dir    string // of the sounds' files; empty until there are some
	last   heard

	play chan string
	stop context.CancelFunc
	done sync.WaitGroup
}

// New makes a silent voice. Translate gives a sentence in the players'
// language, and language that language's short name, such as "de".
func New(translate func(string) string, language func() string) *Voice {
	ctx, stop := context.WithCancel(context.Background())
	v := &Voice{
		translate: translate, language: language, stop: stop,
		say: sayings{ready: make(chan struct{}, 1)}, play: make(chan string, 1),
	}
	v.done.Go(func() { v.talk(ctx) })
	v.done.Go(func() { v.run(ctx, v.play, v.sound) })
	return v
}

// Sounds switches the sounds on or off. The error says what this computer lacks.
func (v *Voice) Sounds(on bool) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	if !on {
		v.player = nil
		return nil
	}
	c, err := find(players)
	if err != nil {
		return fault.Errorf("this computer has no command that plays sounds: install pipewire-bin, pulseaudio-utils or alsa-utils")
	}
	if v.dir == "" {
		if v.dir, err = writeTunes(); err != nil {
			return err
		}
	}
	v.player = c
	return nil
}

// Speech switches the spoken prompts on or off. The error says what this
// computer lacks.
func (v *Voice) Speech(on bool) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.speak(on, v.all)
}

// Everything is switched on while the window says by Say all that matters; Hear
// then leaves the prompts to it. The error says what this computer lacks.
func (v *Voice) Everything(on bool) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.speak(v.speech, on)
}

// speak finds what speaks while something is to be spoken. The caller holds the lock.
func (v *Voice) speak(speech, all bool) error {
	if !speech && !all {
		v.silence()
		v.reader, v.speech, v.all = nil, false, false
		return nil
	}
	c, err := find(readers)
	if err != nil {
		return fault.Errorf("this computer has no command that speaks: install speech-dispatcher or espeak-ng")
	}
	v.reader, v.speech, v.all = c, speech, all
	return nil
}

// Hear takes what everyone at the table sees now. What has changed since the
// last time is told.
func (v *Voice) Hear(s *companion.Screen) {
	if s == nil {
		return
	}
	v.mu.Lock()
	now := v.listen(s)
	before := v.last
	v.last = now
	sounds, speech := v.player != nil, v.speech && !v.all
	v.mu.Unlock()
	if !before.set {
		before.words = ""
	}
	if tune := before.tune(now); tune != "" && sounds {
		newest(v.play, tune)
	}
	if speech && now.words != "" && now.words != before.words {
		v.prompt(now.words)
	}
}

// Close silences the voice and waits until nothing of it is left.
func (v *Voice) Close() error {
	v.mu.Lock()
	v.silence()
	v.mu.Unlock()
	v.stop()
	v.done.Wait()
	v.mu.Lock()
	defer v.mu.Unlock()
	v.player, v.reader = nil, nil
	dir := v.dir
	v.dir = ""
	if dir == "" {
		return nil
	}
	return os.RemoveAll(dir)
}

// newest leaves the newest wish in a channel of one; a wish that nobody took yet
// is out of date.
func newest(c chan string, wish string) {
	for {
		select {
		case c <- wish:
			return
		default:
		}
		select {
		case <-c:
		default:
		}
	}
}

// run carries out one wish after another. A command that fails is no reason to
// trouble a table with it.
func (v *Voice) run(ctx context.Context, wishes <-chan string, act func(context.Context, string) *exec.Cmd) {
	for {
		select {
		case <-ctx.Done():
			return
		case wish := <-wishes:
			if cmd := act(ctx, wish); cmd != nil {
				_ = cmd.Run()
			}
		}
	}
}

// sound is the command that plays a tune.
func (v *Voice) sound(ctx context.Context, tune string) *exec.Cmd {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.player == nil {
		return nil
	}
	return v.player.with(ctx, "", tuneFile(v.dir, tune))
}
