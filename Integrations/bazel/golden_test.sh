#!/bin/sh
# One shard of golden images as Bazel runs it: TEST_SHARD_INDEX and TEST_TOTAL_SHARDS are followed, and TEST_SHARD_STATUS_FILE
# is touched. Nothing of the machine is read: no home folder, no cache.
set -eu
cd "$TEST_SRCDIR/$TEST_WORKSPACE"
home="${TEST_TMPDIR:-/tmp}"
tool="$PWD/@TOOL@"
# Bazel puts a link in place of each file, and goldens are not read through links.
copy=$(mktemp -d "$home/vitrine.XXXXXX")
trap 'rm -rf "$copy"' EXIT
cp -RL "$(dirname "@GOLDENS@")/." "$copy"
cd "$copy"
env HOME="$home" "$tool" test --goldens "$(basename "@GOLDENS@")" --no-cache --update none --junit "$XML_OUTPUT_FILE" \
    --json "$TEST_UNDECLARED_OUTPUTS_DIR/report.json" --artifacts "$TEST_UNDECLARED_OUTPUTS_DIR/pictures"
