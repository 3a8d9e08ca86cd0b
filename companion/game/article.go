package game

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// blank is the length of the blank with which a format begins, whose first byte is a per
// cent sign; 0 when it begins with none. Two such signs count as one.
func blank(format string) int {
	rest := format[1:]
	if number, behind, ok := strings.Cut(rest, "]"); ok && len(number) > 1 && number[0] == '[' && strings.Trim(number[1:], "0123456789") == "" {
		rest = behind
	}
	rest = strings.TrimLeft(strings.TrimLeft(rest, "-+#0 "), "0123456789.")
	if rest == "" || rest[0] != '%' && !('a' <= rest[0]|0x20 && rest[0]|0x20 <= 'z') {
		return 0
	}
	return len(format) - len(rest) + 1
}

// place is where the blank of an argument stands in a format.
type place struct {
	before, after string // what stands before and behind it
	word          string // the word that says in which form it is: the last one before it
	again         bool   // that word stands before an earlier part of the enumeration
}

// around is where the blank of each argument of a format stands; before is what stands
// before the format itself. A format that gives its blanks numbers uses each of them once.
func around(format, before string, args int) []place {
	out := make([]place, args)
	if args == 0 {
		return out
	}
	next, end := 0, 0
	for {
		sign := strings.IndexByte(format[end:], '%')
		if sign < 0 {
			return out
		}
		at := end + sign
		end = at + max(1, blank(format[at:]))
		what := format[at:end]
		if strings.HasSuffix(what, "%") {
			continue
		}
		if strings.HasPrefix(what, "%[") {
			next = 0
			for _, digit := range what[2:strings.IndexByte(what, ']')] {
				next = 10*next + int(digit-'0')
			}
			next--
		}
		if next >= 0 && next < args {
			before := before + format[:at]
			out[next] = place{before: before, after: format[end:], word: lastWord(before)}
		}
		next++
	}
}

// The forms of a role with its article, in the order in which a translation lists
// them, with a bar between. A language in which all are the same lists one.
const (
	subject = iota
	object  // German: the accusative
	dative
)

// formAfter is which form stands after a word: every other word is followed by the
// first. So a German sentence says who does something, or puts one of these before.
var formAfter = map[string]int{
	"für": object, "ohne": object, "gegen": object, "durch": object, "an": object,
	"von": dative, "bei": dative, "zu": dative, "aus": dative, "mit": dative, "nach": dative, "vor": dative,
}

// joint is put before a seat's name until it is known what it melts with.
const joint = "\x00"

// melts has what a preposition and an article, or a name, become together.
var melts = strings.NewReplacer(melting()...)

func melting() (out []string) {
	for _, m := range [][3]string{
		{"von ", "dem ", "vom "}, {"bei ", "dem ", "beim "}, {"zu ", "dem ", "zum "},
		{"de ", "le ", "du "}, {"à ", "le ", "au "},
	} {
		out = append(out, m[0]+joint+m[1], m[2])
	}
	for _, vowel := range "AEIOUYÀÂÄÉÈÊËÎÏÔÖÛÜ" {
		out = append(out, "de "+joint+string(vowel), "d’"+string(vowel), "que "+joint+string(vowel), "qu’"+string(vowel))
	}
	return append(out, joint, "")
}

// labels reports whether a blank names a seat and is no part of a sentence: one that is
// spoken to ("Kid: predict an object."), or stands in brackets or quotation marks.
func labels(before, after string) bool {
	if next, found := strings.CutPrefix(after, ", "); found && before == "" && !strings.HasPrefix(next, "%") {
		return true // "Visitor, what was your rule?", but no list
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(before))
	first, _ := utf8.DecodeRuneInString(strings.TrimSpace(after))
	return before == "" && after == "" || opens(before) && first == ':' ||
		strings.ContainsRune("(·“„«", last) || strings.ContainsRune(")·”»", first)
}

// opens reports whether a sentence begins behind these words.
func opens(before string) bool {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimSpace(before))
	return before == "" || strings.ContainsRune(".!?…", last)
}

// placed is the seat as it stands in a sentence: a role with its article, where it has
// one, and in an enumeration the preposition again, where the language asks for it.
func (w Who) placed(translate func(string) string, at place) string {
	said := joint + w.in(translate)
	if w.Name == "" && w.The.Format != "" && !labels(at.before, at.after) {
		said = joint + w.withArticle(translate, at)
	}
	if at.again && repeated[at.word] {
		return at.word + " " + said
	}
	return said
}

// withArticle is the role with its article, in the form that its place asks for.
func (w Who) withArticle(translate func(string) string, at place) string {
	forms := strings.Split(w.The.In(translate), "|")
	said := forms[min(formAfter[at.word], len(forms)-1)]
	if opens(at.before) {
		first, size := utf8.DecodeRuneInString(said)
		said = string(unicode.ToUpper(first)) + said[size:]
	}
	return said
}

// who is the seat that a text names and says nothing else of.
func (t Text) who() (Who, bool) {
	if t.Format != "%s" || len(t.Args) != 1 {
		return Who{}, false
	}
	switch a := t.Args[0].(type) {
	case Who:
		return a, true
	case Text:
		return a.who()
	}
	return Who{}, false
}
