#!/bin/sh
# Compares the public interface with that of the last release: api-breakage.sh [TAG]. Fails where a change breaks
# what users have, which raises the minor version while it is 0 and the major version after that.
set -eu
cd "$(dirname "$0")/../.."
tag=${1:-$(git tag --list '[0-9]*.[0-9]*.[0-9]*' --sort=-version:refname | head -n 1)}
if [ -z "$tag" ]; then
    echo "api-breakage: there is no release tag yet, so there is nothing to compare with"
    exit 0
fi
exec "${SWIFT:-swift}" package diagnose-api-breaking-changes "$tag" --products Vitrine VitrineTesting VitrineUI
