#!/bin/sh
# Writes the Homebrew formula: on Linux it installs the archive, on macOS it builds from the sources' archive.
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
REPOSITORY="${REPOSITORY:-vitrine/vitrine}"
url="https://github.com/$REPOSITORY/releases/download/$VERSION"

sum() { sha256sum "$DIST/$1" | cut -d ' ' -f 1; }

cat >"$DIST/vitrine.rb" <<RUBY
# Renders glass interfaces from scene files. Written by Scripts/release/formula.sh.
class Vitrine < Formula
  desc "Renders glass interfaces from scene files, the same bit for bit everywhere"
  homepage "https://github.com/$REPOSITORY"
  url "$url/vitrine-$VERSION-source.tar.gz"
  sha256 "$(sum "vitrine-$VERSION-source.tar.gz")"
  license "MIT"

  on_macos do
    depends_on xcode: ["26.0", :build]
    depends_on "pkgconf" => :build
    depends_on "freetype"
    depends_on "fribidi"
    depends_on "harfbuzz"
    depends_on "libdeflate"
    depends_on "libpng"
    depends_on macos: :sequoia
  end

  on_linux do
    on_intel do
      url "$url/vitrine-$VERSION-linux-x86_64.tar.gz"
      sha256 "$(sum "vitrine-$VERSION-linux-x86_64.tar.gz")"
    end
  end

  def install
    if OS.mac?
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "vitrine"
      bin.install ".build/release/vitrine"
      (share/"vitrine").mkpath
      (share/"vitrine/sources").write Utils.safe_popen_read("sh", "Scripts/release/fingerprint.sh")
    else
      prefix.install Dir["*"]
    end
    return unless OS.mac?

    generate_completions_from_executable(bin/"vitrine", "--generate-completion-script")
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
