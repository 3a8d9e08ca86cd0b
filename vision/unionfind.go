package vision

// unionFind is a disjoint-set forest over 0, 1, 2 …: each set is a tree, named
// by its root (Tarjan 1975).
type unionFind []int32 // the parent of each element; a root is its own

// add appends an element that is a set of its own.
func (u *unionFind) add() int32 {
	i := int32(len(*u))
	*u = append(*u, i)
	return i
}

// find gives the root of an element's set. It halves the path on its way, so
// that later searches are short.
func (u unionFind) find(i int32) int32 {
	for u[i] != i {
		u[i] = u[u[i]]
		i = u[i]
	}
	return i
}

// union joins the sets of two roots. The smaller one becomes the root of both.
func (u unionFind) union(a, b int32) (root int32) {
	if b < a {
		a, b = b, a
	}
	u[b] = a
	return a
}
