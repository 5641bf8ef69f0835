#!/bin/sh
# Fails where the public interface of a library shows a type that neither it nor a library that it exports declares, and
# where it is not the one that public-api.txt lists. Needs Python 3, and a build of the libraries.
#
#   public-api.sh [--write]      --write renews the list
set -eu
cd "$(dirname "$0")/../.."
swift=${SWIFT:-swift}
"$swift" package dump-symbol-graph --minimum-access-level public --skip-synthesized-members > /dev/null
exec python3 Scripts/checks/public-api.py "$("$swift" build --show-bin-path)/../symbolgraph" "$@"
