package voice

import "context"

// sayings wait to be spoken, one after the other.
type sayings struct {
	list  []string
	stop  context.CancelFunc // of the one that is spoken, or nil
	ready chan struct{}
}

// mostWaiting bounds how many sayings wait; the oldest are out of date.
const mostWaiting = 8

// Say speaks a sentence after those that wait or, when it is urgent, at once and in
// their place.
func (v *Voice) Say(words string, urgent bool) {
	if words == "" {
		return
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.reader == nil {
		return
	}
	if urgent {
		v.silence()
	}
	v.say.list = append(v.say.list, words)
	v.say.list = v.say.list[max(0, len(v.say.list)-mostWaiting):]
	select {
	case v.say.ready <- struct{}{}:
	default:
	}
}

// prompt speaks what is to be done now. One that still waits is out of date.
func (v *Voice) prompt(words string) {
	v.mu.Lock()
	v.say.list = nil
	v.mu.Unlock()
	v.Say(words, false)
}

// silence ends what is spoken and forgets what waits. The caller holds the lock.
func (v *Voice) silence() {
	v.say.list = nil
	if v.say.stop != nil {
		v.say.stop()
	}
}

// talk speaks one saying after another. A command that fails is no reason to trouble
// a table with it.
func (v *Voice) talk(ctx context.Context) {
	for {
		if c, until, words := v.nextSaying(ctx); c != nil {
			_ = c.with(until, v.language(), words).Run()
			if until.Err() != nil {
				c.end()
			}
			continue
		}
		select {
		case <-ctx.Done():
			return
		case <-v.say.ready:
		}
	}
}

// nextSaying is what is spoken next, by what and until when; no command when there
// is nothing to say.
func (v *Voice) nextSaying(ctx context.Context) (*command, context.Context, string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.say.stop != nil {
		v.say.stop()
		v.say.stop = nil
	}
	if ctx.Err() != nil || v.reader == nil || len(v.say.list) == 0 {
		return nil, nil, ""
	}
	words := v.say.list[0]
	v.say.list = v.say.list[1:]
	ctx, v.say.stop = context.WithCancel(ctx)
	return v.reader, ctx, words
}
