#!/bin/sh
# Puts a comment on a merge request of GitLab, or renews the one that is there: comment.sh FILE. Renewed is
# one that the token's own account has written, since anyone may write the mark. Needs curl (7.55) and jq. A comment that cannot be written is no failure of the job.
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

# The token stands in no argument, which every process of the machine may read.
ask() { printf 'PRIVATE-TOKEN: %s\n' "$VITRINE_TOKEN" | curl --fail --silent --show-error --header @- "$@"; }

warn() {
    echo "vitrine: the comment could not be written" >&2
    exit 0
}

user=$(ask "$CI_API_V4_URL/user") || warn
user=$(printf '%s' "$user" | jq -r '.id // empty') || warn
[ -n "$user" ] || warn
known=""
page=1
while [ "$page" -le 50 ]; do
    found=$(ask "$notes?sort=desc&per_page=100&page=$page") || warn
    # shellcheck disable=SC2016
    known=$(printf '%s' "$found" | jq -r --arg mark "$mark" --arg user "$user" \
        'map(select((.author.id | tostring) == $user and (.body | startswith($mark))))[0].id // empty') || warn
    [ -z "$known" ] || break
    [ "$(printf '%s' "$found" | jq length)" = 100 ] || break
    page=$((page + 1))
done
if [ -n "$known" ]; then
    ask --output /dev/null --request PUT --data-urlencode "body@$body" "$notes/$known" || warn
else
    ask --output /dev/null --request POST --data-urlencode "body@$body" "$notes" || warn
fi
