package share

import (
	"net"
	"strings"
	"testing"
)

func TestTheAddressIsOneOfThisComputersOwn(t *testing.T) {
	address, err := localAddress()
	if err != nil {
		if !strings.Contains(err.Error(), "join the Wi-Fi") {
			t.Errorf("no network is told as %q", err)
		}
		return
	}
	if ip := net.ParseIP(address); ip == nil || !ip.IsPrivate() || ip.To4() == nil {
		t.Errorf("the address is %s", address)
	}
	own, err := net.InterfaceAddrs()
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range own {
		if strings.HasPrefix(a.String(), address+"/") {
			return
		}
	}
	t.Errorf("%s is not this computer's", address)
}

func TestVirtualNetworksComeLast(t *testing.T) {
	for name, want := range map[string]bool{"docker0": true, "br-1a2b": true, "virbr0": true, "wlan0": false, "wlp3s0": false, "eth0": false, "en0": false, "bridge0": false} {
		if virtual(name) != want {
			t.Errorf("%s: %v", name, !want)
		}
	}
}
