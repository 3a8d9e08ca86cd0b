package share

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"fmt"
	"math/big"
	"net"
	"strings"
	"time"
)

// NewCertificate makes a certificate on the spot for an address; empty stands
// for this computer's in the local network. No browser knows it: people
// compare its Fingerprint with what their browser shows.
func NewCertificate(address string) (tls.Certificate, error) {
	if address == "" {
		var err error
		if address, err = localAddress(); err != nil {
			return tls.Certificate{}, err
		}
	}
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, fmt.Errorf("no key for a certificate can be made: %w", err)
	}
	serial, err := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 120))
	if err != nil {
		return tls.Certificate{}, fmt.Errorf("no number for a certificate can be made: %w", err)
	}
	now := time.Now()
	c := x509.Certificate{
		SerialNumber: serial,
		Subject:      pkix.Name{CommonName: "Grovewatch at this table"},
		NotBefore:    now.Add(-time.Hour),
		NotAfter:     now.Add(7 * 24 * time.Hour),
		KeyUsage:     x509.KeyUsageDigitalSignature,
		ExtKeyUsage:  []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	if ip := net.ParseIP(address); ip != nil {
		c.IPAddresses = []net.IP{ip}
	} else {
		c.DNSNames = []string{address}
	}
	der, err := x509.CreateCertificate(rand.Reader, &c, &c, &key.PublicKey, key)
	if err != nil {
		return tls.Certificate{}, fmt.Errorf("no certificate can be made for %s: %w", address, err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, nil
}

// Fingerprint is the SHA-256 of the server's certificate as browsers show it,
// or empty without one.
func (s *Server) Fingerprint() string {
	if s.cfg.Certificate == nil || len(s.cfg.Certificate.Certificate) == 0 {
		return ""
	}
	sum := sha256.Sum256(s.cfg.Certificate.Certificate[0])
	parts := make([]string, len(sum))
	for i, b := range sum {
		parts[i] = fmt.Sprintf("%02X", b)
	}
	return strings.Join(parts, ":")
}
