#!/bin/sh
# Puts a comment on a merge request of GitLab, or renews the one that is there: comment.sh FILE. Needs curl
# and jq. A comment that cannot be written is no failure of the job.
#
# VITRINE_TOKEN is a token with the scope api; CI_API_V4_URL, CI_PROJECT_ID and CI_MERGE_REQUEST_IID are
# GitLab's own.
set -eu
mark="<!-- vitrine:goldens -->"
notes="$CI_API_V4_URL/projects/$CI_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes"
body=$(mktemp)
trap 'rm -f "$body"' EXIT
{
    echo "$mark"
    cat "$1"
} >"$body"

ask() { curl --fail --silent --show-error --header "PRIVATE-TOKEN: $VITRINE_TOKEN" "$@"; }

warn() {
    echo "vitrine: the comment could not be written" >&2
    exit 0
}

found=$(ask "$notes?sort=desc&per_page=100") || warn
known=$(printf '%s' "$found" | jq -r --arg mark "$mark" 'map(select(.body | startswith($mark)))[0].id // empty') || warn
if [ -n "$known" ]; then
    ask --output /dev/null --request PUT --data-urlencode "body@$body" "$notes/$known" || warn
else
    ask --output /dev/null --request POST --data-urlencode "body@$body" "$notes" || warn
fi
