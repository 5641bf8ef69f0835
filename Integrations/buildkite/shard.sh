#!/bin/sh
# One shard in Buildkite.
set -eu
PATH="$(sh Integrations/install.sh "$VITRINE_VERSION" "$HOME/.cache/vitrine-tool"):$PATH"
shard="shard-$((BUILDKITE_PARALLEL_JOB + 1))"
exec vitrine test --update none --json "$shard/report.json" --artifacts "$shard/pictures" --junit "$shard/junit.xml"
