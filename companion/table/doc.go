// Package table turns what the tracker sees into a layout, which object lies in
// which zone, and reconciles that with what the rules allow. It must not know
// OpenCV, widgets or a particular game.
//
// # How a table is understood
//
// A game says what its moves look like, in small interfaces that it may leave
// out: see package game. The thinking is here, and in the session's files
// judge.go, revise.go and apart.go.
//
// Search: first come the shortest sequences of legal moves that touch only what
// was seen to move. Then, when the table has lain still for 1.5 s, comes a
// complete search in which tokens may have gone and come back. A search that
// reaches its bounds finds nothing, as it may have seen one of several ways.
// Ways that differ in nothing people can see are one way. No way goes past a
// move that opens a secret.
//
// Sign: a move that closes a secret or gives up a choice has a sign of its own.
// Without it ([game.Missing]) the search never passes the move. The mere end of
// a turn ([game.Passed]) is passed when somebody else has acted since.
//
// Indicators only show what the record knows, such as the turn marker. One that
// lies elsewhere holds up nothing: people are reminded once, and while it is
// not touched it is no sign of anything. Cards that have lain in a show zone for
// three seconds are explained as if it lay rightly.
//
// Kinds are pieces and places that make no difference: what is seen is named as
// the state names it. What was only tidied up is corrected without a question.
//
// Border: of a piece whose middle lies within 3 mm of the line between two places nobody
// can say in which it is. It lies where the rules alone allow it, where the record has it,
// or where what people did next needs it; else nothing is made of it, and people are told.
// One that lay clearly on one side and was only nudged lies there still.
//
// What is left: when nothing explains the table, the nearest legal outcome does,
// and the hint is what still has to move for it. What cannot be is told in the
// words of the refusal of what people have attempted, then in the game's own
// doubt, then by what is due. Corrections mixed with moves are offered, as few
// as possible. Pieces that a doubt is about hold up nothing that is done beside
// them, when they say nothing of it.
//
// Revision: the last moves of one seat are provisional while the camera made
// them, nobody else has acted and nothing was revealed. If the table is
// explained without them, or by fewer moves, they are taken back and made anew
// without a word; a declaration falls when its sign goes, and an end of a turn
// that was only concluded when its seat acts on. What a revision replaced counts
// again when it explains what comes next. A verdict waits until
// the table has lain still for 1.2 s. A correction makes the later moves again
// ([game.Match.Refold]); if the rules refuse one of them, people are asked.
//
// Apart: when record and table disagree for two seconds, moving or not, a band
// says by how many pieces. It offers to put them back, to make undone moves
// again, or to take the table as right, each by one click. The last takes moves
// without their signs, or corrections.
package table
