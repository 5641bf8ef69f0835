#!/bin/sh
# One shard of golden images as Bazel runs it: TEST_SHARD_INDEX and TEST_TOTAL_SHARDS are followed, and TEST_SHARD_STATUS_FILE
# is touched. Nothing of the machine is read: no home folder, no cache.
set -eu
cd "$TEST_SRCDIR/$TEST_WORKSPACE"
home="${TEST_TMPDIR:-/tmp}"
tool=$(pwd)/@TOOL@
# Bazel's tree is one of links, and below scenes and goldens none is followed.
suite=$(mktemp -d "$home/suite-XXXXXX")
trap 'rm -rf "$suite"' EXIT
cp -RL . "$suite"
cd "$suite"
code=0
env HOME="$home" "$tool" test --goldens "@GOLDENS@" --no-cache --update none --junit "$XML_OUTPUT_FILE" \
    --json "$TEST_UNDECLARED_OUTPUTS_DIR/report.json" --artifacts "$TEST_UNDECLARED_OUTPUTS_DIR/pictures" || code=$?
exit "$code"
