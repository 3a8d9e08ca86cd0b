package tabletop

// ago is how many seconds before the last row the rolling shutter has read
// row y: it reads one after the other, evenly (as in the OV7675's
// specification 2.0, section 4.4.1).
func (c Camera) ago(y float64) float64 {
	return c.Readout * (1 - y/float64(c.Height))
}
