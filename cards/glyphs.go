package cards

import (
	"strconv"
	"strings"
	"sync"
)

// glyphs are the characters that a font has: ranges of code points in order.
type glyphs [][2]rune

// has looks a character up.
func (g glyphs) has(r rune) bool {
	for _, span := range g {
		if r <= span[1] {
			return r >= span[0]
		}
	}
	return false
}

// HasEmoji reports whether the picture font that boxes are printed with has a
// picture for an emoji. Variation selectors are ignored.
func HasEmoji(s string) bool {
	runes := []rune(strings.NewReplacer("\ufe0e", "", "\ufe0f", "").Replace(s))
	return len(runes) == 1 && emojiGlyphs().has(runes[0])
}

// The fonts' characters in hexadecimal, as a test of printables has read them
// from the fonts: of the picture font, of the typeface of names, and of all
// three typefaces.
var (
	emojiGlyphs = sync.OnceValue(func() glyphs { return spans(EmojiSpans) })
	nameLetters = sync.OnceValue(func() glyphs { return spans(NameSpans) })
	textLetters = sync.OnceValue(func() glyphs { return spans(TextSpans) })
)

func spans(text string) glyphs {
	var out glyphs
	for _, s := range strings.Fields(text) {
		from, to, ranged := strings.Cut(s, "-")
		if !ranged {
			to = from
		}
		a, err1 := strconv.ParseUint(from, 16, 32)
		b, err2 := strconv.ParseUint(to, 16, 32)
		if err1 == nil && err2 == nil {
			out = append(out, [2]rune{rune(a), rune(b)})
		}
	}
	return out
}

// EmojiSpans are the characters of the picture font inside Fyne.
const EmojiSpans = `
23 2a 30-39 a9 ae 203c 2049 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 23f8-23fa
24c2 25aa-25ab 25b6 25c0 25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 2626 262a
262e-262f 2638-263a 2648-2653 2660 2663 2665-2666 2668 267b 267f 2692-2694 2696-2697 2699 269b-269c
26a0-26a1 26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea 26f0-26f5
26f7-26fa 26fd 2702 2705 2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e
2753-2755 2757 2763-2764 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d
3297 3299 1f004 1f0cf 1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1e6-1f1ff 1f201-1f202 1f21a 1f22f
1f232-1f23a 1f250-1f251 1f300-1f321 1f324-1f393 1f396-1f397 1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5
1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567 1f56f-1f570 1f573-1f57a 1f587 1f58a-1f58d 1f590
1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc 1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3
1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 1f6e0-1f6e5 1f6e9 1f6eb-1f6ec 1f6f0
1f6f3-1f6f6 1f910-1f91e 1f920-1f927 1f930 1f933-1f93a 1f93c-1f93e 1f940-1f945 1f947-1f94b
1f950-1f95e 1f980-1f991 1f9c0`

// NameSpans are the characters of the typeface of names.
const NameSpans = `
20-7e a0-148 14a-17e 18f 192 1a0-1a1 1af-1b0 1c4-1cc 1d9-1da 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233
237 259 2b9-2ba 2bc 2c6-2c7 2d8-2dd 300-304 306-308 30b-30c 30f 311-312 315 31b 324 326-328 32e 331
1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b
1e42-1e43 1e46-1e49 1e4c-1e53 1e5a-1e5b 1e5e-1e5f 1e62-1e65 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e92-1e93
1e97 1e9e 1ea0-1ef9 2010 2013-2014 2018-201a 201c-201e 2020-2022 2026 2030 2032-2033 2039-203a 2044
2052 2070 2074 20a1 20a3-20a4 20a6-20a7 20a9 20ab-20ad 20b1-20b2 20b5 20b9-20ba 20bc-20bd 2116 2122
2212 2215 2219 2248 2260 2264-2265 27e8-27e9 e132-e133 fb00-fb04 ffff`

// TextSpans are the characters that all three typefaces have.
const TextSpans = `
20-7e a0-107 10a-113 116-11b 11e-123 126-127 12a-12b 12e-12f 131 136-137 13b-13e 141-148 150-155
158-15b 15e-165 16a-16b 16e-173 178-17e 192 218-21b 2c6-2c7 2d8-2dd 300-304 306-308 30b-30c 326-328
2013-2014 2018-201a 201c-201e 2020-2022 2026 2030 2039-203a 2044 2074 20ac 2122 2212 2215 2219 2248
2260 2264-2265 ffff`
