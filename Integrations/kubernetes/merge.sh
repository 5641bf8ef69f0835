#!/bin/sh
# Waits for the reports of all shards in REPORTS, at most PATIENCE seconds, and merges them. Its exit code is
# that of `vitrine merge`. REPORTS is a folder of this run alone: reports of an earlier one would be taken for
# its own.
set -eu
waited=0
while :; do
    found=0
    for report in "$REPORTS"/shard-*/report.json; do
        [ ! -e "$report" ] || found=$((found + 1))
    done
    [ "$found" -lt "$SHARDS" ] || break
    if [ "$waited" -ge "${PATIENCE:-1800}" ]; then
        echo "merge: $found of $SHARDS shards after $waited seconds" >&2
        exit 2
    fi
    sleep 5
    waited=$((waited + 5))
done
exec vitrine merge "$REPORTS"/shard-*/report.json --report "$REPORTS/goldens.html" --json "$REPORTS/goldens.json" \
    --junit "$REPORTS/goldens.xml" --comment "$REPORTS/comment.md"
