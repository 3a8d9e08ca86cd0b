package printables

import (
	"bytes"
	"encoding/xml"
	"testing"
)

func TestEmojiAsPictureOfItsOwn(t *testing.T) {
	svg, err := SVG("⌚")
	if err != nil {
		t.Fatal(err)
	}
	var head struct {
		XMLName xml.Name
		ViewBox string `xml:"viewBox,attr"`
	}
	if err := xml.Unmarshal(svg, &head); err != nil || head.XMLName.Local != "svg" || head.ViewBox != "0 0 64 64" {
		t.Errorf("%v: %+v", err, head)
	}
	if bytes.Contains(svg, []byte("<script")) {
		t.Error("a picture with a script")
	}
	if _, err := SVG("no emoji"); err == nil {
		t.Error("words have a picture")
	}
}
