#!/bin/sh
# Writes the Homebrew formula over the archives in DIST: on Linux it installs the archive of the machine, on
# macOS it builds from the sources' archive.
#
#   formula.sh MACHINE...      the machines that there are archives for, such as x86_64 and aarch64
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
REPOSITORY="${REPOSITORY:-vitrine/vitrine}"
url="https://github.com/$REPOSITORY/releases/download/$VERSION"

sum() {
    [ -s "$DIST/$1" ] || fail "$DIST/$1 is not there, and the formula needs its checksum"
    sha256sum "$DIST/$1" | cut -d ' ' -f 1
}

archives=""
processors=""
for machine in "$@"; do
    case "$machine" in
        x86_64) processor=intel architecture=x86_64 ;;
        aarch64) processor=arm architecture=arm64 ;;
        *) fail "Homebrew does not know the machine $machine" ;;
    esac
    archive="vitrine-$VERSION-linux-$machine.tar.gz"
    digest=$(sum "$archive")
    archives="$archives
    on_$processor do
      url \"$url/$archive\"
      sha256 \"$digest\"
    end"
    processors="$processors$architecture "
done
[ -n "$archives" ] || fail "the machines of the formula are needed, such as x86_64 and aarch64"
source=$(sum "vitrine-$VERSION-source.tar.gz")
# A machine without an archive is told so, rather than given the sources.
requirement=""
[ "$#" -gt 1 ] || requirement="
    depends_on arch: :${processors% }"

cat >"$DIST/vitrine.rb" <<RUBY
# Renders glass interfaces from scene files. Written by Scripts/release/formula.sh.
class Vitrine < Formula
  desc "Renders glass interfaces from scene files, the same bit for bit everywhere"
  homepage "https://github.com/$REPOSITORY"
  url "$url/vitrine-$VERSION-source.tar.gz"
  sha256 "$source"
  license "MIT"

  on_macos do
    depends_on xcode: ["26.0", :build]
    depends_on "pkgconf" => :build
    depends_on "freetype"
    depends_on "fribidi"
    depends_on "harfbuzz"
    depends_on "jpeg-turbo"
    depends_on "libavif"
    depends_on "libdeflate"
    depends_on "libpng"
    depends_on "webp"
    depends_on macos: :sequoia
  end

  on_linux do$requirement$archives
  end

  def install
    if OS.mac?
      # Homebrew's own sandbox allows no other in it.
      ENV["SWIFT_FLAGS"] = "--disable-sandbox"
      system "sh", "Scripts/release/install.sh", "install", prefix
    else
      prefix.install Dir["*"]
    end
  end

  def caveats
    "Scenes are set in Inter and other open fonts. \`vitrine doctor\` says which are missing, and how to get them."
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/vitrine --version")
    (testpath/"a.yaml").write <<~YAML
      vitrine: 1
      canvas: { width: 40, height: 30 }
      body:
        - circle: 20
          fill: red
    YAML
    system bin/"vitrine", "render", "a.yaml", "-o", "a.png"
    assert_path_exists testpath/"a.png"
  end
end
RUBY
