# make play   opens the app on the simulated table; no camera or print is needed
# make test   runs the quick tests, go vet and the format check, in minutes
# make films  runs the long tests: whole games through pictures, every print format
# make soak   runs what takes longer: every game that the films leave out, every game in every print
#             format, and, for as long as SOAK says, fuzz tests, kills and failing cameras: make soak SOAK=30m
# make race   runs the tests of the packages that share memory with the race detector
# make portable  checks that the packages that need no C build on Windows and macOS
# make lint   does the same, and runs staticcheck and govulncheck
# make bench-peers  measures the tag reader beside other readers and prints one table
# make bench-photos PHOTOS=folder  measures it on photographs with a truth file
# make build  makes bin/grovewatch
# make install  puts it, its icon, menu entry, manual page and licences below PREFIX (/usr/local)
# make deb    makes a Debian package in out
# make clean  removes what the others made
#
# play, build, test, films, soak, race, lint, bench-peers and bench-photos first install what this machine lacks.

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

.PHONY: play build test films soak race portable lint bench-peers bench-photos clean build-needs test-needs bench-needs install deb deb-needs

play: build
	./bin/grovewatch --camera demo

build: build-needs
	go build -o bin/grovewatch ./cmd/grovewatch

# Tests have more to do than to collect garbage, up to a bound of memory; and some wait
# for a browser, so one package more than there are processors is tested at a time.
roomy := GOGC=1000 GOMEMLIMIT=2GiB

test: test-needs
	@unformatted=$$("$$(go env GOROOT)/bin/gofmt" -l .) && test -z "$$unformatted" || \
		{ echo "These files are not formatted; run gofmt -w on them: $$unformatted" >&2; exit 1; }
	go vet ./...
	$(roomy) go test -vet=off -p $$(($$(getconf _NPROCESSORS_ONLN) + 1)) -timeout 30m -skip '^TestFilm' ./...

# A test whose name begins with TestFilm is long; a fuzz test has no end.
folders = $(sort $(dir $(shell grep -rl --include='*_test.go' '^func $(1)' .)))

films: test-needs
	$(roomy) go test -timeout 90m -run '^TestFilm' $(call folders,TestFilm)

# The packages that need no C must build everywhere; Fyne needs it on some systems.
plain = $$(go list ./... | grep -vE '/companion/ui(/|$$)|/vision/opencv$$|/cmd/grovewatch$$')

portable:
	GOOS=windows CGO_ENABLED=0 go vet $(plain)
	GOOS=darwin CGO_ENABLED=0 go vet $(plain)

# govulncheck asks a database in the network; without it the check is left out.
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
GOVULNCHECK := golang.org/x/vuln/cmd/govulncheck@v1.9.0

lint: build-needs portable
	go run $(STATICCHECK) ./...
	@if curl -sfo /dev/null --max-time 20 https://vuln.go.dev/index/db.json; then go run $(GOVULNCHECK) ./...; \
	else echo "govulncheck is left out: its database at vuln.go.dev cannot be reached"; fi

# The fuzz tests share half of SOAK (90s, 30m, 8h); a failing camera and a run
# that watches the memory have a quarter each. 1,000 kills take a few minutes more.
# Before them so many pairs of games are compared that differ in what is private
# alone, every game is followed through pictures, and every game is printed in every
# format: make soak PAIRS=10000. At the end the tests of the camera count the
# pictures that OpenCV keeps.
SOAK ?= 10m
PAIRS ?= 100
soak: test-needs
	GOGC=400 TMPDIR=$$(test -w /dev/shm && echo /dev/shm || echo "$${TMPDIR:-/tmp}") \
		go test ./companion/share -run '^TestFilmPaired' -v -timeout 0 -args -pairs $(PAIRS)
	go test ./companion -run '^TestFilmACameraFollows' -v -timeout 0 -args -every
	go test ./cmd/grovewatch -run '^TestFilmEveryTagOfTheBox' -v -timeout 0 -args -formats
	@seconds=$$(( $$(echo $(SOAK) | sed 's/h/*3600+/; s/m/*60+/; s/s$$//; s/+$$//') )) && \
	fuzz=$$(grep -ro --include='*_test.go' '^func Fuzz[A-Za-z0-9]*' $(call folders,Fuzz) | sed 's,/[^/]*:func , ,' | sort -u) && \
	share=$$(( seconds / 2 / $$(echo "$$fuzz" | wc -l) + 1 )) && \
	echo "$$fuzz" | while read -r folder name; do \
		go test $$folder -run '^$$' -fuzz "^$$name\$$" -fuzztime $${share}s || exit 1; \
	done && \
	GROVEWATCH_SOAK=$$(( seconds / 4 ))s go test -count 1 -timeout 0 -v ./companion/soak && \
	go test -count 1 -v -run 'TestAFullDisk' ./companion && \
	go test -count 1 -timeout 60m -v -run '^TestFilmTwoHundredHostileClients$$' ./companion/share && \
	go test -count 1 -v -tags '$(subst $(space),$(comma),$(strip $(tags) matprofile))' ./vision/opencv

race: test-needs
	go test -race -timeout 60m -skip '^TestFilm' ./companion ./companion/share ./companion/game/... ./companion/table

# A few tables for each size; more give finer figures: make bench-peers TABLES=8
TABLES ?= 4
bench-peers: bench-needs
	go run -tags peers$$(pkg-config --exists apriltag && echo ,apriltag) ./vision/peers -tables $(TABLES)

# The README says which photographs, and how to get them.
bench-photos: bench-needs
	@test -n "$(PHOTOS)" || { echo "Name the folder of the photographs: make bench-photos PHOTOS=folder" >&2; exit 1; }
	go run -tags peers ./vision/peers -photos "$(abspath $(PHOTOS))"

PREFIX ?= /usr/local
desktop := cmd/grovewatch/desktop

install: build
	install -Dm755 bin/grovewatch $(DESTDIR)$(PREFIX)/bin/grovewatch
	install -Dm644 $(desktop)/io.github.grovewatch.desktop -t $(DESTDIR)$(PREFIX)/share/applications
	install -Dm644 $(desktop)/io.github.grovewatch.metainfo.xml -t $(DESTDIR)$(PREFIX)/share/metainfo
	install -Dm644 cards/look/icon.svg $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/io.github.grovewatch.svg
	install -Dm644 cards/look/fonts/*OFL.txt -t $(DESTDIR)$(PREFIX)/share/doc/grovewatch
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
