#!/bin/sh
# Pushes changed pictures to a branch that holds nothing else, a folder a pull request, so that a comment can show them.
#
# PICTURES is the folder of the pictures, BRANCH the branch, PLACE the folder in it. REMOTE is the repository; unless it is set,
# that of the workflow, for which TOKEN is needed.
set -eu
host="${GITHUB_SERVER_URL:-https://github.com}"
REMOTE="${REMOTE:-$host/${GITHUB_REPOSITORY:-}}"
# The token stands in no argument, which every process of the machine may read: git asks this helper for it.
export TOKEN="${TOKEN:-}" GIT_TERMINAL_PROMPT=0
# shellcheck disable=SC2016
helper='!f() { [ "$1" != get ] || printf "username=x-access-token\npassword=%s\n" "$TOKEN"; }; f'
pictures=$(cd "$PICTURES" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

remote() { git -c credential.helper= -c "credential.helper=$helper" "$@"; }

git init --quiet "$work"
cd "$work"
git config user.name "vitrine"
git config user.email "vitrine@users.noreply.github.com"
# Another job may push at the same time: each try begins with what is there.
for try in 1 2 3 4 5; do
    if remote fetch --quiet --depth 1 "$REMOTE" "$BRANCH" 2>/dev/null; then
        git checkout --quiet --force -B pictures FETCH_HEAD
    else
        # Of another name each time: what an earlier try has committed is not what the branch holds.
        git checkout --quiet --orphan "pictures-$try"
    fi
    rm -rf "./$PLACE"
    mkdir -p "./$PLACE"
    cp -R "$pictures/." "./$PLACE/"
    git add --all
    if git diff --cached --quiet; then exit 0; fi
    git commit --quiet --message "Pictures of $PLACE"
    if remote push --quiet "$REMOTE" "HEAD:refs/heads/$BRANCH" 2>/dev/null; then exit 0; fi
    sleep "$try"
done
echo "::warning title=vitrine::the pictures could not be pushed to $BRANCH"
