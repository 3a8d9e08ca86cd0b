#!/bin/sh
# Installs what building ("build"), testing ("build test") or measuring
# ("build bench") Grovewatch needs and this machine lacks. When nothing is
# missing it installs and asks nothing.
set -eu

fail() { echo "$*" >&2; exit 1; }

# Which package manager, and which column of the table below names its packages.
if [ "$(uname -s)" = Darwin ]; then manager=brew
elif command -v apt-get >/dev/null; then manager=apt
elif command -v dnf >/dev/null; then manager=dnf
elif command -v pacman >/dev/null; then manager=pacman
else manager=none
fi

# One line a need: for what, how to see that it is there, its package for apt,
# dnf, pacman and brew. "-" means that the system has it in any case, or that
# Grovewatch does without it there.
needs() {
	cat <<-'END'
		build prog:pkg-config        pkg-config       pkgconf-pkg-config       pkgconf          pkgconf
		build prog:c++               g++              gcc-c++                  gcc              -
		build file:ca-certificates   ca-certificates  ca-certificates          ca-certificates  -
		build lib:opencv4            libopencv-dev    opencv-devel             opencv           opencv
		build link:opencv            -                -                        vtk              -
		build link:opencv            -                -                        hdf5             -
		build link:opencv            -                -                        glew             -
		build link:opencv            -                -                        qt6-base         -
		build lib:gl                 libgl1-mesa-dev  mesa-libGL-devel         libglvnd         -
		build lib:x11                libx11-dev       libX11-devel             libx11           -
		build lib:xcursor            libxcursor-dev   libXcursor-devel         libxcursor       -
		build lib:xrandr             libxrandr-dev    libXrandr-devel          libxrandr        -
		build lib:xinerama           libxinerama-dev  libXinerama-devel        libxinerama      -
		build lib:xi                 libxi-dev        libXi-devel              libxi            -
		build lib:xxf86vm            libxxf86vm-dev   libXxf86vm-devel         libxxf86vm       -
		build lib:wayland-client     libwayland-dev   wayland-devel            wayland          -
		build lib:xkbcommon          libxkbcommon-dev libxkbcommon-devel       libxkbcommon     -
		build file:dri               libgl1-mesa-dri  mesa-dri-drivers         mesa             -
		test  prog:zbarimg           zbar-tools       zbar                     zbar             zbar
		test  prog:pdftoppm          poppler-utils    poppler-utils            poppler          poppler
		test  prog:ffmpeg            ffmpeg           ffmpeg-free              ffmpeg           ffmpeg
		test  prog:identify          imagemagick      ImageMagick              imagemagick      imagemagick
		test  prog:Xvfb              xvfb             xorg-x11-server-Xvfb     xorg-server-xvfb -
		test  prog:xauth             xauth            xorg-x11-xauth           xorg-xauth       -
		test  prog:xdotool           xdotool          xdotool                  xdotool          -
		test  prog:chromium          chromium         chromium                 chromium         -
		deb   prog:dpkg-shlibdeps    dpkg-dev         dpkg-dev                 dpkg             -
		bench prog:ffmpeg            ffmpeg           ffmpeg-free              ffmpeg           ffmpeg
		bench lib:zbar               libzbar-dev      zbar-devel               zbar             zbar
		bench lib:apriltag           libapriltag-dev  -                        -                -
		bench lib:zxing              libzxing-dev     zxing-cpp-devel          zxing-cpp        zxing-cpp
	END
}

# any FILE...: whether one of them is there.
any() {
	for file; do
		[ ! -e "$file" ] || return 0
	done
	return 1
}

# exists CHECK: whether a need is there.
exists() {
	case $1 in
	prog:*) command -v "${1#prog:}" >/dev/null ;;
	lib:*) pkg-config --exists "${1#lib:}" 2>/dev/null ;;
	# Linking OpenCV on Arch takes the packages that its optional modules use.
	link:*) pacman -Q "$package" >/dev/null 2>&1 ;;
	file:ca-certificates) any /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem ;;
	# Mesa's drivers lay in dri folders, and since version 24.2 in one library.
	file:dri) any /usr/lib*/dri/*_dri.so /usr/lib*/libgallium*.so /usr/lib/*/dri/*_dri.so /usr/lib/*/libgallium*.so ;;
	esac
}

# packages lists the packages of what is missing, once each.
packages() {
	needs | while read -r purpose check apt dnf pacman brew; do
		case " $* " in *" $purpose "*) ;; *) continue ;; esac
		case $manager in
		apt) package=$apt ;; dnf) package=$dnf ;; pacman) package=$pacman ;; brew) package=$brew ;;
		none) package=${check#*:} ;;
		esac
		case $manager.$check in none.link:*) continue ;; esac
		[ "$package" = - ] || exists "$check" || echo "$package"
	done | sort -u | tr '\n' ' '
}

command -v go >/dev/null || fail "Go is missing: install Go $(sed -n 's/^go //p' go.mod) or newer from https://go.dev/dl/ and put its bin folder into PATH."

missing=$(packages "$@")
[ -n "$missing" ] || exit 0

case $manager in
none) fail "This system's package manager is not known here: please install by its own means (with headers where they are libraries): $missing" ;;
brew)
	command -v brew >/dev/null || fail "Homebrew is missing: install it from https://brew.sh, or provide by other means: $missing"
	echo "Installing $missing"
	# shellcheck disable=SC2086
	exec brew install $missing
	;;
esac

asroot=
if [ "$(id -u)" -ne 0 ]; then
	command -v sudo >/dev/null || fail "These packages are missing, and installing them takes root or sudo: $missing"
	asroot=sudo
fi

echo "Installing $missing"
# shellcheck disable=SC2086
case $manager in
apt)
	apt() { $asroot env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"; }
	# Package lists may be missing, as in a fresh container, or out of date.
	any /var/lib/apt/lists/*_Packages* || apt update
	apt install -y --no-install-recommends $missing || { apt update && apt install -y --no-install-recommends $missing; }
	;;
dnf) $asroot dnf install -y $missing ;;
pacman) $asroot pacman -S --needed --noconfirm $missing || $asroot pacman -Syu --needed --noconfirm $missing ;;
esac
