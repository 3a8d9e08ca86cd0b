package cards

import "testing"

func TestPayloadsShareOneMaskAndStayFarApart(t *testing.T) {
	var all []Pattern
	for i := range 300 {
		p, err := Encode(Payload(string(rune('a'+i%26)) + string(rune('a'+i/26))))
		if err != nil {
			t.Fatal(err)
		}
		if maskOf(p) != mask {
			t.Fatalf("payload %d has mask %d", i, maskOf(p))
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
