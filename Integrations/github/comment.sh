#!/bin/sh
# Puts a comment on a pull request, or renews the one that is there. Needs GitHub's `gh`, which its runners
# have. A comment that cannot be written is a warning: the token of a pull request from a fork may only read.
#
# BODY is the file of the comment, NUMBER the pull request, GITHUB_REPOSITORY the repository, GH_TOKEN the
# token.
set -eu
mark="<!-- vitrine:goldens -->"
body=$(mktemp)
trap 'rm -f "$body"' EXIT
# GitHub takes 65,536 characters.
{
    echo "$mark"
    head -c 60000 "$BODY"
} >"$body"

warn() {
    echo "::warning title=vitrine::the comment on pull request $NUMBER could not be written"
    exit 0
}

comments="repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments"
found=$(gh api --paginate "$comments" --jq ".[] | select(.body | startswith(\"$mark\")) | .id") || warn
known=$(printf '%s\n' "$found" | head -n 1)
if [ -n "$known" ]; then
    gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" --field "body=@$body" || warn
else
    gh api --silent --method POST "$comments" --field "body=@$body" || warn
fi
