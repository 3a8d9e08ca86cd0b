package vision

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// crew shares work between a few cores. Its goroutines last for one piece of
// work, so there is nothing to close, and starting one allocates nothing.
type crew struct {
	workers []worker
	starts  []func()
	task    func(w *worker, i int)
	count   int32
	next    atomic.Int32
	wait    sync.WaitGroup
}

// mostWorkers is how many cores a reader uses at most.
const mostWorkers = 4

func newCrew(r *Reader) *crew {
	c := &crew{workers: make([]worker, min(runtime.GOMAXPROCS(0), mostWorkers))}
	for i := range c.workers {
		w := &c.workers[i]
		w.Reader = r
		c.starts = append(c.starts, func() {
			c.toil(w)
			c.wait.Done()
		})
	}
	return c
}

// do runs a task for 0 … n-1, in any order, and waits for the last.
func (c *crew) do(n int, task func(w *worker, i int)) {
	c.task, c.count = task, int32(n)
	c.next.Store(0)
	for i := 1; i < min(n, len(c.workers)); i++ {
		c.wait.Add(1)
		go c.starts[i]()
	}
	c.toil(&c.workers[0])
	c.wait.Wait()
}

func (c *crew) toil(w *worker) {
	for i := c.next.Add(1) - 1; i < c.count; i = c.next.Add(1) - 1 {
		c.task(w, int(i))
	}
}
