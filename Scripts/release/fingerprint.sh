#!/bin/sh
# Prints the fingerprint of the sources: one SHA-256 over the names and contents of all files that the tool is built
# from. A tool that is installed with the fingerprint of a checkout draws what a build of that checkout draws.
#
#   fingerprint.sh [CHECKOUT]
set -eu
cd "${1:-$(dirname "$0")/../..}"
export LC_ALL=C
if command -v sha256sum >/dev/null 2>&1; then hash="sha256sum"; else hash="shasum -a 256"; fi

# Pages of documentation are not compiled. No name has a space: it would be two files, of which neither is there.
find Package.swift Sources -type f ! -path '*.docc/*' ! -name '.*' | sort | xargs $hash | $hash | cut -d ' ' -f 1
