package share

import (
	"crypto/tls"
	"crypto/x509"
)

// trusting is what a browser knows once its user has accepted a certificate.
func trusting(c tls.Certificate) *tls.Config {
	pool := x509.NewCertPool()
	if leaf, err := x509.ParseCertificate(c.Certificate[0]); err == nil {
		pool.AddCert(leaf)
	}
	return &tls.Config{RootCAs: pool}
}
