package paint

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
)

// Whole sets a name in at most rows lines of a width without leaving anything
// out: it becomes smaller down to least, then a word that is too long is parted
// by a hyphen. What does not fit even so is set smaller still.
func Whole(text string, size, least float32, style fyne.TextStyle, width float32, rows int) ([]string, float32) {
	for ; size > least; size *= 0.96 {
		if LongestWord(text, size, style) > width {
			continue
		}
		if lines := Wrap(text, size, style, width); len(lines) <= rows {
			return lines, size
		}
	}
	floor := 0.6 * least
	for size = least; size > floor; size *= 0.96 {
		whole := parted(text, size, style, width)
		if lines := Wrap(whole, size, style, width); len(lines) <= rows && LongestWord(whole, size, style) <= width {
			return lines, size
		}
	}
	return Fit(text, floor, floor, style, width, rows)
}

// parted is a text with hyphens in the words that are wider than width, as far
// behind as they can be; the last word, which nothing follows on its line, near its middle.
func parted(text string, size float32, style fyne.TextStyle, width float32) string {
	fits := func(s string) bool { return fyne.MeasureText(s, size, style).Width <= width }
	var out []string
	words := strings.Fields(text)
	for i, w := range words {
		for !fits(w) {
			cut := 0
			uneven := func(at int) int { return max(2*at-len(w), len(w)-2*at) }
			for _, at := range syllables(w) {
				if fits(w[:at]+"-") && (i < len(words)-1 || !fits(w[cut:]) || uneven(at) < uneven(cut)) {
					cut = at
				}
			}
			if cut == 0 {
				break
			}
			out = append(out, strings.TrimSuffix(w[:cut], "-")+"-")
			w = w[cut:]
		}
		out = append(out, w)
	}
	return strings.Join(out, " ")
}

// onsets are the pairs of consonants that a syllable may begin with.
const onsets = "bl br ch ck cl cr dr fl fr gl gr ph pl pr sh th tr"

// irregular are the words on mats and cards that the rule of thumb would part wrongly,
// each with hyphens where it is parted.
var irregular = func() map[string][]int {
	out := map[string][]int{}
	for _, parts := range strings.Fields(`
		Amer-i-can An-swer An-swers Base-ball Bath-house Can-dle Cheese Clear-ing Cra-dle Crossed En-ve-lope Es-sence
		Flash-light Foot-step Force-field Gath-er-ing Glass-es Grapes Head-phones Ice-cream Judge-ment Mi-cro-phone Mi-cro-scope
		News-pa-per Nurs-ery Pick-axe Pic-ture Read-ing Rock-et Rock-ing Saxo-phone Scales Scoot-er Shop-ping
		Tele-phone Tele-scope Tele-vi-sion Tinc-ture Vil-lage Whose
		Ab-la-ge Ab-la-ge-sta-pel Arm-band-uhr Back-ofen Ba-de-ofen Be-steck Blatt-he-xe Brief-um-schlag Bü-ro-klam-mer
		Dart-schei-be Film-klap-pe Flam-men-he-xe Ge-burts-tags-tor-te Ge-kreuz-te Hau-sie-rer Ker-zen-stumpf Klein-ode Kurz-über-sicht
		Lip-pen-stift Mi-kro-fon Mi-kro-skop Mond-he-xe Müll-ei-mer Rang-lis-te Reiß-zwe-cke Schau-kel-stuhl Stern-he-xe
		Te-le-skop Tret-rol-ler Wachs-mal-stift Wald-rand Zau-ber-sta-pel auf-recht Blei-stift Sand-uhr
		Bai-gnoi-re Bei-gnet Cham-pi-gnon lè-vres`) {
		var cuts []int
		at := 0
		for part := range strings.SplitSeq(parts, "-") {
			if at += len(part); at < len(parts)-strings.Count(parts, "-") {
				cuts = append(cuts, at)
			}
		}
		out[strings.ToLower(strings.ReplaceAll(parts, "-", ""))] = cuts
	}
	return out
}()

// syllables are the places, in bytes, where a word may be parted: after a
// hyphen, behind the joint of a German compound ("Rettungs-helm"), and before a
// consonant that a vowel follows. Two letters at least stand on each side. It is a
// rule of thumb for all languages, with the irregular words beside it.
func syllables(word string) []int {
	if cuts, ok := irregular[strings.ToLower(word)]; ok {
		return cuts
	}
	runes := []rune(word)
	vowel := func(i int) bool {
		return i < len(runes) && strings.ContainsRune("aeiouyäöüàâéèêëîïôûœ", unicode.ToLower(runes[i]))
	}
	said := func(from, to int) string {
		return strings.ToLower(string(runes[max(from, 0):min(to, len(runes))]))
	}
	joint := func(i int) bool { // "Beicht-stuhl", but "Kas-ten" and "Fens-ter"
		return i > 0 && !vowel(i-1) && !strings.Contains("lmnr", said(i-1, i)) && (said(i, i+2) == "st" || said(i, i+2) == "sp")
	}
	var out []int
	heard := false
	for i := range runes {
		switch {
		case i < 2 || len(runes)-i < 2:
		case runes[i-1] == '-', said(i-4, i) == "ungs":
			out = append(out, len(string(runes[:i])))
		case said(i-3, i+1) == "ungs": // it is parted behind it
		case heard && !vowel(i) && unicode.IsLetter(runes[i]):
			pair := strings.Contains(onsets, said(i, i+2)) || joint(i)
			three := said(i, i+3) == "sch"
			four := three && strings.Contains("lmnrw", said(i+3, i+4))
			starts := vowel(i+1) || pair && vowel(i+2) || three && vowel(i+3) || four && vowel(i+4)
			second := strings.Contains(onsets, said(i-1, i+1)) || said(i-1, i+2) == "sch" || said(i-3, i) == "sch" || joint(i-1)
			if starts && !second {
				out = append(out, len(string(runes[:i])))
			}
		}
		heard = heard || vowel(i)
	}
	return out
}
