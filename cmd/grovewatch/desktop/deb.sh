#!/bin/sh
# Builds a Debian package of what "make install" installs: deb.sh OUTPUT-FOLDER.
# The libraries that the program is linked with become its dependencies.
set -eu
cd "$(dirname "$0")/../../.."
out=$1
version=$(./bin/grovewatch --version | cut -d' ' -f2)
arch=$(dpkg --print-architecture)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
root=$stage/debian/grovewatch
make --no-print-directory install DESTDIR="$root" PREFIX=/usr
install -Dm644 LICENSE "$root/usr/share/doc/grovewatch/copyright"
strip --strip-unneeded "$root/usr/bin/grovewatch"
gzip -9n "$root/usr/share/man/man6/grovewatch.6"

# dpkg-shlibdeps wants a source package's control file beside it.
printf 'Source: grovewatch\n\nPackage: grovewatch\nArchitecture: any\n' >"$stage/debian/control"
needs=$(cd "$stage" && dpkg-shlibdeps -O --ignore-missing-info -e"$root/usr/bin/grovewatch" | sed -n 's/^shlibs:Depends=//p' | sed 's/, libgl1$//; s/libgl1, //')
# The window library loads these by itself when it starts.
needs="$needs, libgl1, libegl1, libx11-6, libxcursor1, libxext6, libxi6, libxinerama1, libxkbcommon0, libxrandr2, libxrender1, libxxf86vm1"
mkdir -p "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<END
Package: grovewatch
Version: $version
Architecture: $arch
Maintainer: The Grovewatch authors <grovewatch@users.noreply.github.com>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $needs
Recommends: libgl1-mesa-dri
Section: games
Priority: optional
Homepage: https://github.com/grovewatch/grovewatch
Description: companion for games played with printed cards
 A webcam looks down on the table. Grovewatch recognises the printed cards,
 follows the game, referees it, keeps each player's secrets, and prints
 everything that is needed to play.
END
mkdir -p "$out"
dpkg-deb --root-owner-group --build "$root" "$out/grovewatch_${version}_$arch.deb"
