// Package private shows what one seat alone may see: the private panel and the
// workshop, both behind the seat's PIN, and the links for phones. Nothing of it may
// reach the public window.
package private
