#!/bin/sh
# The comparison of the action: runs vitrine, and writes the outputs of the step. A failure is only said at the end of the action,
# so that the report is kept.
set -eu
output="${GITHUB_OUTPUT:?}"
shard="${INPUT_SHARD:-}"
suffix=""
folder="out/vitrine"
if [ -n "$shard" ]; then
    suffix="-shard-${shard%%/*}"
    folder="out/vitrine$suffix"
fi
mkdir -p "$folder"

set --
# One argument a line: words may hold spaces.
while IFS= read -r line; do
    [ -z "$line" ] || set -- "$@" "$line"
done <<LINES
${INPUT_ARGUMENTS:-}
LINES

pictures_url=""
if [ -n "${INPUT_PICTURES_BRANCH:-}" ]; then
    place="${PULL_REQUEST:-${GITHUB_REF_NAME:-main}}"
    pictures_url="${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_REPOSITORY/raw/$INPUT_PICTURES_BRANCH/$place"
fi
if [ -z "$shard" ]; then
    set -- "$@" --comment "$folder/comment.md" --report "$folder/report.html"
    [ -z "$pictures_url" ] || set -- "$@" --pictures-url "$pictures_url"
fi

code=0
case "${INPUT_COMMAND:-test}" in
    test)
        [ -z "$shard" ] || set -- "$@" --shard "$shard"
        [ "${INPUT_CACHE:-true}" = true ] || set -- "$@" --no-cache
        vitrine test --update none --json "$folder/report.json" --junit "$folder/junit.xml" --artifacts "$folder/pictures" "$@" ||
            code=$?
        ;;
    merge)
        vitrine merge out/shards/*/report.json --json "$folder/report.json" --junit "$folder/junit.xml" "$@" || code=$?
        # The pictures of the shards lie beside their reports.
        for pictures in out/shards/*/pictures; do
            [ ! -d "$pictures" ] || { mkdir -p "$folder/pictures" && cp -R "$pictures/." "$folder/pictures/"; }
        done
        ;;
    *)
        echo "::error title=vitrine::the command is test, merge or install, and not $INPUT_COMMAND"
        code=2
        ;;
esac

{
    echo "exit-code=$code"
    echo "suffix=$suffix"
    echo "folder=$folder"
    echo "report=$folder/report.json"
    [ ! -f "$folder/comment.md" ] || echo "comment=$folder/comment.md"
    [ ! -d "$folder/pictures" ] || echo "changed=true"
} >>"$output"
