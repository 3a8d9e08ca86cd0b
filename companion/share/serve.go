package share

import (
	"bytes"
	"context"
	"embed"
	"fmt"
	"html"
	"net/http"
	"path"
	"strings"
	"time"

	"github.com/grovewatch/grovewatch/cards/look"
	"github.com/grovewatch/grovewatch/companion/game"
)

//go:embed page
var files embed.FS

// nothing is the page for everyone who has no valid link: the same for an old link
// as for any other address.
func nothing(translate func(string) string) string {
	return "<!doctype html>\n<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\n" +
		"<p>" + html.EscapeString(translate("This link no longer works.")) + "\n<p>" + html.EscapeString(translate("Ask the table for the new one and scan it.")) + "\n"
}

// policy allows a page nothing but what comes from this very server.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type linkKey struct{}

// linkOf is the link by which a request came.
func linkOf(r *http.Request) *link { return r.Context().Value(linkKey{}).(*link) }

// ServeHTTP serves what lies below a valid link, and nothing else: for every
// other path and every method the same page that shows nothing.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	for _, h := range [...][2]string{
		{"Content-Security-Policy", policy},
		{"Cache-Control", "no-store"},
		{"X-Content-Type-Options", "nosniff"},
		{"Referrer-Policy", "no-referrer"},
		{"Cross-Origin-Opener-Policy", "same-origin"},
		{"Cross-Origin-Resource-Policy", "same-origin"},
		{"X-Frame-Options", "DENY"},
		{"X-Robots-Tag", "noindex"},
		{"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
	} {
		w.Header().Set(h[0], h[1])
	}
	if !s.begun() { // a page that was left open tries again
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	secret, rest, deep := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	l := s.find(secret)
	if l == nil || !deep || path.Clean("/"+rest) != "/"+rest {
		s.notes.say("a visit without a valid link was turned away")
		s.empty(w, r)
		return
	}
	r = r.WithContext(context.WithValue(r.Context(), linkKey{}, l))
	r.URL.Path, r.URL.RawPath = "/"+rest, ""
	s.mux.ServeHTTP(w, r)
}

// begun reports whether there was a game yet.
func (s *Server) begun() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.round > 0
}

// empty answers with the page that shows nothing.
func (s *Server) empty(w http.ResponseWriter, _ *http.Request) {
	page := nothing(s.cfg.Translate)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Length", fmt.Sprint(len(page)))
	w.WriteHeader(http.StatusNotFound)
	_, _ = w.Write([]byte(page))
}

// routes are the paths below a link.
func (s *Server) routes() *http.ServeMux {
	m := http.NewServeMux()
	m.HandleFunc("/", s.empty)
	asset := func(name string, data []byte) {
		m.HandleFunc("GET /"+name, func(w http.ResponseWriter, r *http.Request) {
			http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(data))
		})
	}
	entries, err := files.ReadDir("page")
	if err != nil {
		panic(err) // the embedded folder is always there
	}
	for _, e := range entries {
		data, err := files.ReadFile(path.Join("page", e.Name()))
		if err != nil {
			panic(err)
		}
		switch e.Name() {
		case "index.html":
			m.HandleFunc("GET /{$}", func(w http.ResponseWriter, r *http.Request) {
				http.ServeContent(w, r, "index.html", time.Time{}, bytes.NewReader(data))
			})
		case "reveal.html", "reveal.css": // parts of the page that can be saved
		default:
			asset(e.Name(), data)
		}
	}
	asset("colours.css", []byte(colours()))
	asset("display.ttf", look.Display)
	asset("text.ttf", look.Text)
	asset("bold.ttf", look.Bold)
	m.HandleFunc("GET /words.json", s.words)
	m.HandleFunc("GET /picture/{piece}", s.picture)
	m.HandleFunc("POST /join", s.enter)
	m.HandleFunc("GET /live", s.live)
	m.HandleFunc("GET /reveal.html", s.revealed)
	return m
}

// cookie carries a device's token. Its path is the link's own, so that several
// links on one device do not disturb each other.
const cookie = "device"

func token(r *http.Request) string {
	c, err := r.Cookie(cookie)
	if err != nil {
		return ""
	}
	return c.Value
}

// keptFor is how long a device keeps its token, s: a game may be gone on with some
// weeks later.
const keptFor = 60 * 24 * 60 * 60

// own reports whether a request comes from the page itself, as far as the
// browser tells.
func own(r *http.Request) bool {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return r.Header.Get("Sec-Fetch-Site") == "" || r.Header.Get("Sec-Fetch-Site") == "same-origin"
	}
	scheme := "http://"
	if r.TLS != nil {
		scheme = "https://"
	}
	return origin == scheme+r.Host
}

// enter binds the link to the device that asks first. The page's script asks,
// so that a mere preview of the link binds nothing.
func (s *Server) enter(w http.ResponseWriter, r *http.Request) {
	l := linkOf(r)
	if !own(r) {
		s.notes.say("a page from elsewhere was turned away")
		w.WriteHeader(http.StatusForbidden)
		return
	}
	known, heard := s.known(l, token(r))
	if !heard { // the game is not there yet: the page tries again
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	fresh, ok := "", false
	if known {
		fresh, ok = s.join(l, token(r))
	}
	if !ok {
		s.notes.say("a second device was turned away")
		w.WriteHeader(http.StatusConflict)
		return
	}
	if fresh != "" {
		http.SetCookie(w, &http.Cookie{
			Name: cookie, Value: fresh, Path: "/" + l.secret + "/", MaxAge: keptFor,
			HttpOnly: true, Secure: r.TLS != nil, SameSite: http.SameSiteStrictMode,
		})
		s.cfg.Log.Info("a device has joined", "seat", int(l.seat))
		s.changed()
	}
	w.WriteHeader(http.StatusNoContent)
}

// follows reports whether a request's device may follow its link's seat.
func (s *Server) follows(r *http.Request) bool {
	l := linkOf(r)
	s.mu.Lock()
	defer s.mu.Unlock()
	return l == s.seat(l.seat) && (l.seat == game.Table || l.carries(token(r)))
}

// picture is the drawing on a piece.
func (s *Server) picture(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	piece, ok := s.print.pieces[strings.TrimSuffix(r.PathValue("piece"), ".svg")]
	s.mu.Unlock()
	var svg []byte
	if ok && s.cfg.Picture != nil {
		svg = s.cfg.Picture(piece)
	}
	if svg == nil {
		s.empty(w, r)
		return
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "private, max-age=86400") // printed for everyone to see
	_, _ = w.Write(svg)
}

// revealed is the page that tells everything once the game is over.
func (s *Server) revealed(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	name := s.print.box.Game
	s.mu.Unlock()
	data, err := s.Story()
	if err != nil || !s.follows(r) {
		s.empty(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="`+name+`-revealed.html"`)
	_, _ = w.Write(data)
}
