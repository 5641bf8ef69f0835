#!/bin/sh
# Puts a comment on a pull request, or renews the one that is there. Needs GitHub's `gh`, which its runners have.
#
# BODY is the file of the comment, NUMBER the pull request, GITHUB_REPOSITORY the repository, GH_TOKEN the token.
set -eu
mark="<!-- vitrine:goldens -->"
body=$(mktemp)
trap 'rm -f "$body"' EXIT
# GitHub takes 65,536 characters.
{
    echo "$mark"
    head -c 60000 "$BODY"
} >"$body"
known=$(gh api --paginate "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" \
    --jq ".[] | select(.body | startswith(\"$mark\")) | .id" | head -n 1)
if [ -n "$known" ]; then
    gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$known" --field "body=@$body"
else
    gh api --silent --method POST "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" --field "body=@$body"
fi
