package printing

import (
	"context"
	"image"
	"sync"

	"github.com/grovewatch/grovewatch/printables"
)

// viewer draws pages in the background, one at a time; of those that are
// wanted meanwhile only the newest. When none is wanted it measures the ink of
// all.
type viewer struct {
	show func(*image.RGBA)
	told func(*printables.Plan, float64) // nil when nobody asks for the ink

	mu      sync.Mutex
	plan    *printables.Plan
	page    int
	next    bool // another one is wanted
	busy    bool
	weighed *printables.Plan
	leave   context.CancelFunc // ends the measuring that goes on; nil when none does
}

// viewPx is how fine a page is shown, pixels a mm.
const viewPx = 3.2

func (v *viewer) want(plan *printables.Plan, page int) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.plan, v.page, v.next = plan, page, true
	v.unweigh()
	if !v.busy {
		v.busy = true
		go v.work()
	}
}

func (v *viewer) stop() {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.next = false
	v.weighed = v.plan // nobody asks any more
	v.unweigh()
}

// unweigh ends the measuring. The viewer is locked.
func (v *viewer) unweigh() {
	if v.leave != nil {
		v.leave()
		v.leave = nil
	}
}

func (v *viewer) work() {
	for {
		v.mu.Lock()
		if !v.next {
			v.busy = false
			v.mu.Unlock()
			return
		}
		plan, page := v.plan, v.page
		v.next = false
		v.mu.Unlock()
		img, err := plan.Picture(page, viewPx)
		v.mu.Lock()
		newer := v.next
		v.mu.Unlock()
		if err == nil && !newer {
			v.show(img)
			v.weigh(plan)
		}
	}
}

// weigh measures the ink of a plan, once, as long as nothing else is wanted.
func (v *viewer) weigh(plan *printables.Plan) {
	v.mu.Lock()
	if v.told == nil || v.next || v.weighed == plan {
		v.mu.Unlock()
		return
	}
	ctx, leave := context.WithCancel(context.Background())
	v.leave = leave
	v.mu.Unlock()
	defer leave()
	ink, err := plan.Ink(ctx)
	if err != nil {
		return // another page is wanted first
	}
	v.mu.Lock()
	v.weighed = plan
	v.mu.Unlock()
	v.told(plan, ink)
}
