package game

// Who is a seat as an argument of a Text. A game knows nobody's name and says what
// the rules call the seat; Named puts in the name of who sits there.
type Who struct {
	Seat Seat
	Role Text   // what the rules call the seat: "Kid"
	The  Text   // the role within a sentence: "the Kid"; empty for one that needs no article, such as "Agent 1"
	Name string // of who sits there, or empty
	Both bool   // the role is said beside the name
}

// Role is a seat as a text of its own, by what the rules call it.
func Role(s Seat, what Text) Text { return Say("%s", Who{Seat: s, Role: what}) }

// Titled is as Role, for a role that has an article within a sentence: "Kid" on its
// own, and "the Kid". A German translation of the latter lists three forms, as in
// “der Gast|den Gast|dem Gast”; in a sentence the first is said, but after one of the
// prepositions that ask for another.
func Titled(s Seat, what, the Text) Text { return Say("%s", Who{Seat: s, Role: what, The: the}) }

// in is the name or the role, in another language.
func (w Who) in(translate func(string) string) string {
	switch role := w.Role.In(translate); {
	case w.Name == "":
		return role
	case w.Both:
		return w.Name + " (" + role + ")"
	}
	return w.Name
}

// Named is the text with the names of the people in it; name gives that of who
// sits in a seat, or nothing.
func (t Text) Named(name func(Seat) string) Text {
	return t.each(func(a any) any {
		if w, ok := a.(Who); ok {
			w.Name = name(w.Seat)
			return w
		}
		return a
	})
}

// Beside is a text that Named has put a name in, with the role beside it: "Ada (Kid)".
func (t Text) Beside() Text {
	return t.each(func(a any) any {
		if w, ok := a.(Who); ok {
			w.Both = true
			return w
		}
		return a
	})
}
