package demo

import (
	"slices"
	"time"

	"github.com/grovewatch/grovewatch/vision"
)

// Scene is what a tracker with perfect eyes makes of the table, whose time the
// caller gives it. What lay in sight before something was stood over it stays
// where it was seen.
func (t *Table) Scene() vision.Scene {
	scene := t.World.Scene(time.Time{})
	seen := map[string]vision.Tracked{}
	scene.Tags = slices.DeleteFunc(scene.Tags, func(tag vision.Tracked) bool {
		if !tag.Seen {
			old, ok := t.seen[tag.ID]
			if !ok {
				return true
			}
			old.Seen = false
			tag = old
		}
		seen[tag.ID] = tag
		return false
	})
	for i, tag := range scene.Tags {
		scene.Tags[i] = seen[tag.ID]
	}
	t.seen = seen
	return scene
}
