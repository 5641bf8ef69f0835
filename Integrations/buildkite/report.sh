#!/bin/sh
# The report of all shards in Buildkite, and an annotation of the build with what changed.
set -eu
PATH="$(sh Integrations/install.sh "$VITRINE_VERSION" "$HOME/.cache/vitrine-tool"):$PATH"
buildkite-agent artifact download "shard-*/**/*" .
code=0
vitrine merge shard-*/report.json --report out/vitrine/report.html --json out/vitrine/report.json \
    --comment out/vitrine/comment.md || code=$?
style=success
[ "$code" = 0 ] || style=error
buildkite-agent annotate --context vitrine --style "$style" <out/vitrine/comment.md
exit "$code"
