package cards

import (
	"fmt"
	"testing"
)

// The first cards were printed with these.
func TestAPayloadIsItsGameAndNameAlone(t *testing.T) {
	for name, want := range map[[2]string]string{{"grove", "card-anchor"}: "XOSARLHYFF", {"grove", "mat-kid-tag-1"}: "UKGUZGHPUI"} {
		if got := Payload(name[0], name[1]); got != want {
			t.Errorf("%s says %s instead of %s: a card printed before is not known any more", name, got, want)
		}
	}
}

func TestPayloadsStayFarApart(t *testing.T) {
	var all []Pattern
	for i := range 300 {
		p, err := Encode(Payload("test", fmt.Sprint(i)))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	least := Modules * Modules
	for i := range all {
		for j := range i {
			d := 0
			for k := range all[i] {
				if all[i][k] != all[j][k] {
					d++
				}
			}
			least = min(least, d)
		}
	}
	if least < 50 {
		t.Errorf("two payloads differ in only %d modules", least)
	}
	t.Logf("least distance %d modules", least)
}

func TestEncodeRefusesLongText(t *testing.T) {
	if _, err := Encode("MUCH TOO LONG FOR VERSION ONE"); err == nil {
		t.Error("no error for a text that does not fit")
	}
}
