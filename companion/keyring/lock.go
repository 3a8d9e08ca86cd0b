package keyring

import (
	"bytes"
	"encoding/base64"
	"io"
	"strings"

	"filippo.io/age"
)

// lock encrypts a text and gives it as one word.
func lock(text string, to age.Recipient) string {
	var b bytes.Buffer
	w, err := age.Encrypt(&b, to)
	if err == nil {
		_, err = io.WriteString(w, text)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // memory takes every byte
	}
	return base64.RawStdEncoding.EncodeToString(b.Bytes())
}

// unlock reads what lock wrote; false when no key fits, or when it was changed.
func unlock(word string, keys ...age.Identity) (string, bool) {
	b, err := base64.RawStdEncoding.DecodeString(word)
	if err != nil || len(keys) == 0 {
		return "", false
	}
	r, err := age.Decrypt(bytes.NewReader(b), keys...)
	if err != nil {
		return "", false
	}
	text, err := io.ReadAll(r)
	return string(text), err == nil
}

// least is the length in bytes to which a text is filled up before it is locked. A rule
// that names all cards of a box is shorter, so that nobody reads how many it names.
const least = 4 << 10

// pad fills a text up with blanks, so that its length does not tell it: to 4 kB,
// and where that is too short to 16 or 64 kB and so on.
func pad(text string) string {
	n := least
	for n < len(text) {
		n *= 4
	}
	return text + strings.Repeat(" ", n-len(text))
}
