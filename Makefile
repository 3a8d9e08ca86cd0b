# make play   opens the app on the simulated table; no camera or print is needed
# make test   runs every test, go vet and the format check
# make bench-peers  measures the tag reader beside other readers and prints one table
# make build  makes bin/grovewatch
# make install  puts it, its icon, menu entry and manual page below PREFIX (/usr/local)
# make deb    makes a Debian package in out
# make clean  removes what the others made
#
# play, build, test and bench-peers first install what this machine lacks.

# gocv is compiled with the parts that Grovewatch uses, and so builds on every
# OpenCV from 4.6 on. The user's own flags and tags stay in force.
TAGS := gocv_specific_modules gocv_videoio gocv_calib3d
comma := ,
empty :=
space := $(empty) $(empty)
theirs := $(shell go env GOFLAGS 2>/dev/null)
tags := $(subst $(comma),$(space),$(patsubst --%,%,$(patsubst -tags=%,%,$(patsubst --tags=%,%,$(filter -tags=% --tags=%,$(theirs)))))) $(TAGS)
export GOFLAGS := $(strip $(filter-out -tags=% --tags=% -buildvcs=%,$(theirs)) -buildvcs=false -tags=$(subst $(space),$(comma),$(strip $(tags))))
export CGO_ENABLED := 1

.PHONY: play build test bench-peers clean build-needs test-needs bench-needs install deb deb-needs

play: build
	./bin/grovewatch --camera demo

build: build-needs
	go build -o bin/grovewatch ./cmd/grovewatch

test: test-needs
	@unformatted=$$("$$(go env GOROOT)/bin/gofmt" -l .) && test -z "$$unformatted" || \
		{ echo "These files are not formatted; run gofmt -w on them: $$unformatted" >&2; exit 1; }
	go vet ./...
	go test -timeout 20m ./...

# A few tables for each size; more give finer figures: make bench-peers TABLES=8
TABLES ?= 4
bench-peers: bench-needs
	go run -tags peers$$(pkg-config --exists apriltag && echo ,apriltag) ./vision/peers -tables $(TABLES)

PREFIX ?= /usr/local
desktop := cmd/grovewatch/desktop

install: build
	install -Dm755 bin/grovewatch $(DESTDIR)$(PREFIX)/bin/grovewatch
	install -Dm644 $(desktop)/io.github.grovewatch.desktop -t $(DESTDIR)$(PREFIX)/share/applications
	install -Dm644 $(desktop)/io.github.grovewatch.metainfo.xml -t $(DESTDIR)$(PREFIX)/share/metainfo
	install -Dm644 cards/look/icon.svg $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/io.github.grovewatch.svg
	install -d $(DESTDIR)$(PREFIX)/share/man/man6
	./bin/grovewatch manual > $(DESTDIR)$(PREFIX)/share/man/man6/grovewatch.6

deb: build deb-needs
	$(desktop)/deb.sh out

clean:
	rm -rf bin

build-needs:
	@./install-needs.sh build

test-needs:
	@./install-needs.sh build test

bench-needs:
	@./install-needs.sh build bench

deb-needs:
	@./install-needs.sh build deb
