#!/bin/sh
# One shard of an indexed job. Pictures that differ are no failure of the pod, which would only run again: the
# report says so.
set -eu
index=$((JOB_COMPLETION_INDEX + 1))
folder="$REPORTS/shard-$index"
rm -rf "$folder"
mkdir -p "$folder"
cd "$SUITE"
code=0
vitrine test --shard "$index/$SHARDS" --update none --no-cache --json "$folder/report.part" --artifacts "$folder/pictures" ||
    code=$?
# Higher codes are not about pictures: an interruption, or no place to write.
[ "$code" -le 2 ] || exit "$code"
# Whole or not at all: the merge waits for this name.
mv "$folder/report.part" "$folder/report.json"
