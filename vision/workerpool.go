package vision

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// workerPool runs the iterations of a loop on a few cores. Its goroutines end
// with the loop, so there is nothing to close, and starting them allocates
// nothing.
type workerPool struct {
	workers []worker
	starts  []func() // by worker: runs it in a goroutine
	task    func(w *worker, i int)
	count   int32
	next    atomic.Int32
	wait    sync.WaitGroup
}

// maxWorkers is how many cores a reader uses at most.
const maxWorkers = 4

func newWorkerPool(r *Reader) *workerPool {
	p := &workerPool{workers: make([]worker, min(runtime.GOMAXPROCS(0), maxWorkers))}
	for i := range p.workers {
		w := &p.workers[i]
		w.Reader, w.matcher.cb = r, r.cb
		p.starts = append(p.starts, func() {
			p.run(w)
			p.wait.Done()
		})
	}
	return p
}

// parallelFor runs a task for 0 … n-1 in any order and waits for the last.
func (p *workerPool) parallelFor(n int, task func(w *worker, i int)) {
	p.task, p.count = task, int32(n)
	p.next.Store(0)
	for i := 1; i < min(n, len(p.workers)); i++ {
		p.wait.Add(1)
		go p.starts[i]()
	}
	p.run(&p.workers[0])
	p.wait.Wait()
}

// run takes iterations until none is left.
func (p *workerPool) run(w *worker) {
	for i := p.next.Add(1) - 1; i < p.count; i = p.next.Add(1) - 1 {
		p.task(w, int(i))
	}
}
