package main

import (
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"os"

	"github.com/grovewatch/grovewatch/cards"
	"github.com/grovewatch/grovewatch/cards/file"
	"github.com/grovewatch/grovewatch/companion/language"
	"github.com/grovewatch/grovewatch/companion/share"
	"github.com/grovewatch/grovewatch/companion/ui/private"
	"github.com/grovewatch/grovewatch/printables"
)

type shareFlags struct {
	Share        bool   `help:"Serve a page for each seat's phone from the start; the window shows the links as QR codes. Its Phones key does so at any time."`
	ShareAddress string `help:"The address to serve the pages at (default: this computer's in the local network)."`
	SharePort    int    `help:"The port to serve the pages at (default: 48123, or any that is free)."`
	TLS          bool   `name:"tls" help:"Serve the pages encrypted, with a certificate made on the spot unless --tls-cert and --tls-key name one."`
	TLSCert      string `name:"tls-cert" type:"path" help:"A certificate file (PEM) for --tls."`
	TLSKey       string `name:"tls-key" type:"path" help:"The certificate's key file (PEM)."`
}

// server prepares the phones' server, and starts it when people want that.
func (c *shareFlags) server(h *host) (*share.Server, error) {
	if err := learnWords(); err != nil {
		return nil, err
	}
	certificate, err := c.certificate()
	if err != nil {
		return nil, err
	}
	s := share.New(share.Config{
		Send: h.send, Translate: language.In, Picture: drawing, Changed: h.linksChanged,
		Log:     slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelWarn})),
		Address: c.ShareAddress, Port: c.SharePort, Certificate: certificate,
	})
	if f := s.Fingerprint(); f != "" {
		fmt.Fprintln(os.Stderr, "grovewatch: phones ask whether to trust the certificate; its SHA-256 fingerprint is", f)
	}
	if c.Share {
		return s, s.Start()
	}
	return s, nil
}

// mostPEM is the largest file of a certificate or key that is read, in bytes.
const mostPEM = 1 << 20

// certificate is the one to serve with; nil for plain HTTP.
func (c *shareFlags) certificate() (*tls.Certificate, error) {
	switch {
	case (c.TLSCert == "") != (c.TLSKey == ""):
		return nil, errors.New("a certificate and its key belong together: give both --tls-cert and --tls-key")
	case c.TLSCert != "":
		chain, err := file.Read(c.TLSCert, mostPEM)
		if err != nil {
			return nil, fmt.Errorf("the certificate %s cannot be read: %w", c.TLSCert, file.Reason(err))
		}
		key, err := file.Read(c.TLSKey, mostPEM)
		if err != nil {
			return nil, fmt.Errorf("the certificate's key %s cannot be read: %w", c.TLSKey, file.Reason(err))
		}
		pair, err := tls.X509KeyPair(chain, key)
		if err != nil {
			return nil, fmt.Errorf("the certificate cannot be used: %w", err)
		}
		return &pair, nil
	case c.TLS:
		made, err := share.NewCertificate(c.ShareAddress)
		if err != nil {
			return nil, err
		}
		return &made, nil
	}
	return nil, nil
}

// drawing is the picture on a piece.
func drawing(p cards.Piece) []byte {
	svg, err := printables.PictureSVG(p)
	if err != nil {
		return nil // the name stands alone
	}
	return svg
}

// sharing is the phones' server as the window sees it.
func sharing(s *share.Server) *private.Sharing {
	return &private.Sharing{
		Start: s.Start,
		Links: func() []private.Link {
			links := s.Links()
			out := make([]private.Link, len(links))
			for i, l := range links {
				out[i] = private.Link{Seat: l.Seat, URL: l.URL, Bound: l.Bound, Joined: l.Joined}
			}
			return out
		},
		Revoke:      s.Revoke,
		Fingerprint: s.Fingerprint(),
	}
}
