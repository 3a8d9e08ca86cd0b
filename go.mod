module github.com/grovewatch/grovewatch

go 1.26.0

require (
	codeberg.org/go-pdf/fpdf v0.12.0 // indirect
	fyne.io/fyne/v2 v2.8.0 // indirect
	github.com/BurntSushi/toml v1.6.0 // indirect
	github.com/alecthomas/kong v1.17.0 // indirect
	github.com/fyne-io/oksvg v0.2.0 // indirect
	github.com/go-text/typesetting v0.3.5 // indirect
	github.com/rogpeppe/go-internal v1.16.0 // indirect
	github.com/skip2/go-qrcode v0.0.0-20200617195104-da1b6568686e // indirect
	github.com/srwiley/rasterx v0.0.0-20220730225603-2ab79fcdd4ef // indirect
	gocv.io/x/gocv v0.43.0 // indirect
	golang.org/x/image v0.47.0 // indirect
	golang.org/x/net v0.35.0 // indirect
	golang.org/x/text v0.43.0 // indirect
	pgregory.net/rapid v1.3.0 // indirect
)
