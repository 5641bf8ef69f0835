#!/bin/sh
# Puts a comment on a pull request, or renews the one that is there: one that this token's own account has
# written, since anyone may write the mark. Needs GitHub's `gh`, which its runners have. A comment that cannot be written is a warning: the token of a pull request from a fork may only read.
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

# The token of a job cannot ask for its account: `viewerDidAuthor` says it of each comment.
# shellcheck disable=SC2016
comments='query($owner: String!, $name: String!, $number: Int!, $endCursor: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    comments(first: 100, after: $endCursor) {
      nodes { id body viewerDidAuthor } pageInfo { hasNextPage endCursor } } } } }'
# shellcheck disable=SC2016
renew='mutation($id: ID!, $body: String!) { updateIssueComment(input: { id: $id, body: $body }) { clientMutationId } }'
found=$(gh api graphql --paginate --raw-field "query=$comments" --raw-field "owner=${GITHUB_REPOSITORY%%/*}" \
    --raw-field "name=${GITHUB_REPOSITORY#*/}" --field "number=$NUMBER" --jq ".data.repository.pullRequest.comments.nodes[]
        | select(.viewerDidAuthor and (.body | startswith(\"$mark\"))) | .id") || warn
known=$(printf '%s\n' "$found" | head -n 1)
if [ -n "$known" ]; then
    gh api graphql --silent --raw-field "query=$renew" --raw-field "id=$known" --field "body=@$body" || warn
else
    gh api --silent --method POST "repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments" --field "body=@$body" || warn
fi
