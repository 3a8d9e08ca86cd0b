// Package learning leads a learner through a first round: it lists the lessons, tells
// what happens at the table and takes what the learner decides. It must not know how
// the table is drawn.
package learning
