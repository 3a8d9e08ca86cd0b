package share

import (
	"net"
	"strings"

	"github.com/grovewatch/grovewatch/cards/fault"
)

// localAddress is this computer's address in the local network: the first
// private IPv4 address of an interface that is up. Interfaces that programs
// make for themselves come last.
func localAddress() (string, error) {
	all, err := net.Interfaces()
	if err != nil {
		return "", fault.Errorf("this computer does not tell its networks: name the address to share at yourself")
	}
	second := ""
	for _, i := range all {
		if i.Flags&net.FlagUp == 0 || i.Flags&net.FlagLoopback != 0 {
			continue
		}
		addresses, err := i.Addrs()
		if err != nil {
			continue
		}
		for _, a := range addresses {
			n, ok := a.(*net.IPNet)
			if !ok || n.IP.To4() == nil || !n.IP.IsPrivate() {
				continue
			}
			if !virtual(i.Name) {
				return n.IP.String(), nil
			}
			if second == "" {
				second = n.IP.String()
			}
		}
	}
	if second == "" {
		return "", fault.Errorf("this computer is in no local network: join the Wi-Fi that the phones are in, then try again")
	}
	return second, nil
}

// virtual reports whether an interface is known by its name to lead to
// programs on this computer rather than to a network.
func virtual(name string) bool {
	for _, p := range []string{"docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "cni", "lxc", "lxd"} {
		if strings.HasPrefix(name, p) {
			return true
		}
	}
	return false
}
