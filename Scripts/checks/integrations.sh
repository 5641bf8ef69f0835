#!/bin/sh
# Runs what other systems run, as far as it goes without them: the scripts of the action, of GitLab,
# Buildkite, Bazel, Kubernetes and pre-commit, with the variables of these systems set and their programs
# replaced by ones that note what they are asked for. Begins with integration-files.sh.
#
#   integrations.sh DIST [VENV]       DIST holds the files of `make dist`, VENV the checkers of schemas
set -eu
cd "$(dirname "$0")/../.."
repository=$(pwd)
dist=$(cd "$1" && pwd)
venv="${2:+$(cd "$2" && pwd)}"
version=$(sed -n 's/^public let version = "\(.*\)"$/\1/p' Sources/6-Picture/VitrineRendering/Version.swift)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work/home" VITRINE_RELEASES="$dist" VITRINE_VERSION="$version"
mkdir -p "$HOME" "$work/bin"
unset CI GITHUB_ACTIONS 2>/dev/null || true

fail() {
    echo "integrations: $1" >&2
    exit 1
}

[ -n "$version" ] || fail "no version in Sources/6-Picture/VitrineRendering/Version.swift"
sh Scripts/checks/integration-files.sh ${venv:+"$venv"}

expect() { [ "$2" = "$3" ] || fail "$1: $3, and not $2"; }

contains() { grep -q -F -- "$2" "$1" || fail "$1 does not hold $2: $(cat "$1")"; }

suite() {
    rm -rf "$1"
    mkdir -p "$1/scenes/cards"
    for name in home cards/one cards/two settings about; do
        printf 'vitrine: 1\ncanvas: { width: 60, height: 40, scale: 1 }\nbody:\n  - circle: 20\n    id: dot\n    fill: %s\n  - text: %s\n    font: caption\n' \
            red "$name" >"$1/scenes/$name.yaml"
    done
    (cd "$1" && vitrine test >/dev/null) || fail "no goldens"
}

# Installing: from a folder of files, held to their checksums, once.
tool=$(sh Integrations/install.sh "$version" "$work/tools")
PATH="$tool:$work/bin:$PATH"
export PATH
expect "a second install" "$tool" "$(sh Integrations/install.sh "$version" "$work/tools")"
mkdir -p "$work/broken"
cp "$dist/SHA256SUMS" "$work/broken/"
for archive in "$dist"/vitrine-"$version"-linux-*.tar.?z; do echo changed >"$work/broken/$(basename "$archive")"; done
if VITRINE_RELEASES="$work/broken" sh Integrations/install.sh "$version" "$work/other" 2>"$work/errors"; then
    fail "a changed archive is installed"
fi
contains "$work/errors" "is not the file of SHA256SUMS"
folder="$work/occupied/$(basename "$(dirname "$tool")")"
mkdir -p "$folder/notes"
if sh Integrations/install.sh "$version" "$work/occupied" 2>"$work/errors"; then fail "a folder in the way is overwritten"; fi
contains "$work/errors" "is there and has no bin/vitrine"
expect "what is in a folder in the way" notes "$(ls "$folder")"
# The larger archive, where there is no xz: with all other programs, by links.
mkdir -p "$work/without-xz"
for program in /usr/bin/* /bin/*; do
    [ "$(basename "$program")" = xz ] || ln -sf "$program" "$work/without-xz/"
done
own=$(PATH="$work/without-xz" sh Integrations/install.sh "$version" "$work/plain")
cmp "$own/vitrine" "$tool/vitrine" || fail "the two archives hold different tools"
echo "install: ok"

# A line of Python over a YAML file, which is `file`.
yaml() {
    "$venv/bin/python" -c "
import sys, ruamel.yaml
file = ruamel.yaml.YAML(typ='safe').load(open(sys.argv[1]))
print($2)" "$1"
}

# The action's first step, where it is pinned to a commit or a branch: its own version. And one that is asked
# for.
if [ -n "$venv" ]; then
    yaml action.yml "file['runs']['steps'][0]['run']" >"$work/install-step.sh"
    for asked in "" "v$version"; do
        : >"$work/path"
        env VITRINE_VERSION="$asked" GITHUB_ACTION_PATH="$repository" RUNNER_TOOL_CACHE="$work/runner" GITHUB_PATH="$work/path" \
            sh -e "$work/install-step.sh" || fail "the action's first step"
        expect "the action installs" "$version" "$("$(cat "$work/path")/vitrine" --version)"
    done
    echo "action's installation: ok"
fi

# The action: two shards, their merge, a comment with pictures, and a second comment that renews the first.
suite "$work/github"
cat >"$work/bin/gh" <<'GH'
#!/bin/sh
printf '%s\n' "$*" >>"$GH_LOG"
case "$*" in *--paginate*) cat "$GH_KNOWN" 2>/dev/null || true ;; esac
case "$*" in *viewerDidAuthor*--paginate* | *--paginate*viewerDidAuthor* | *updateIssueComment* | *POST*) ;; *) exit 1 ;; esac
GH
chmod +x "$work/bin/gh"
git init --quiet --bare "$work/remote.git"
github() {
    (
        cd "$work/github"
        export GITHUB_OUTPUT="$work/output" GITHUB_REPOSITORY=us/app GITHUB_SERVER_URL=https://github.com CI=true
        : >"$GITHUB_OUTPUT"
        env "$@" PULL_REQUEST=7 sh "$repository/Integrations/github/run.sh" >"$work/log"
    )
}
output() { sed -n "s/^$1=//p" "$work/output"; }
shards() {
    rm -rf "$work/github/out"
    for shard in 1 2; do
        github INPUT_SHARD="$shard/2" INPUT_ARGUMENTS="--no-cache"
        mkdir -p "$work/github/out/shards"
        mv "$work/github/$(output folder)" "$work/github/out/shards/goldens$(output suffix)"
    done
    github INPUT_COMMAND=merge INPUT_PICTURES_BRANCH=vitrine-pictures
}
shards
expect "the action, all matching" 0 "$(output exit-code)"
sed -i 's/red/blue/' "$work/github/scenes/cards/one.yaml"
shards
expect "the action, one scene changed" 1 "$(output exit-code)"
expect "changed" true "$(output changed)"
comment="$work/github/$(output comment)"
contains "$comment" "https://github.com/us/app/raw/vitrine-pictures/7/cards/one/light-difference.png"
for place in 7 8 7; do
    (cd "$work/github" && PICTURES="$(output folder)/pictures" BRANCH=vitrine-pictures PLACE="$place" REMOTE="$work/remote.git" \
        sh "$repository/Integrations/github/publish-pictures.sh")
done
expect "pictures in the branch" 2 \
    "$(git -C "$work/remote.git" ls-tree -r --name-only vitrine-pictures | grep -c 'cards/one/light-difference.png')"
for known in "" IC_4711; do
    echo "$known" | grep . >"$work/known" || true
    BODY="$comment" NUMBER=7 GITHUB_REPOSITORY=us/app GH_LOG="$work/gh.log" GH_KNOWN="$work/known" \
        sh Integrations/github/comment.sh
done
contains "$work/gh.log" "--method POST repos/us/app/issues/7/comments"
contains "$work/gh.log" "updateIssueComment"
contains "$work/gh.log" "--raw-field id=IC_4711"
# A pull request from a fork: its token may not write.
mkdir -p "$work/fork"
printf '#!/bin/sh\ncase "$*" in *--paginate*) ;; *) exit 1 ;; esac\n' >"$work/fork/gh"
chmod +x "$work/fork/gh"
BODY="$comment" NUMBER=7 GITHUB_REPOSITORY=us/app PATH="$work/fork:$PATH" sh Integrations/github/comment.sh >"$work/log" ||
    fail "a comment that cannot be written fails the job"
contains "$work/log" "::warning title=vitrine::"
github INPUT_COMMAND=dance
expect "the action, another command" 2 "$(output exit-code)"
echo "action: ok"

# Buildkite: its agent keeps and gives back the artifacts.
suite "$work/buildkite"
cp -R Integrations "$work/buildkite/"
cat >"$work/bin/buildkite-agent" <<'AGENT'
#!/bin/sh
echo "$*" >>"$AGENT_LOG"
[ "$1" != annotate ] || cat >>"$AGENT_LOG"
AGENT
chmod +x "$work/bin/buildkite-agent"
buildkite() {
    (
        cd "$work/buildkite"
        export AGENT_LOG="$work/agent.log" BUILDKITE_PARALLEL_JOB_COUNT=4 CI=true
        for job in 0 1 2 3; do
            BUILDKITE_PARALLEL_JOB=$job sh Integrations/buildkite/shard.sh >/dev/null || true
        done
        sh Integrations/buildkite/report.sh >/dev/null
    )
}
buildkite || fail "Buildkite, all matching"
contains "$work/agent.log" "annotate --context vitrine --style success"
sed -i 's/red/blue/' "$work/buildkite/scenes/home.yaml"
if buildkite; then fail "Buildkite, one scene changed"; fi
contains "$work/agent.log" "--style error"
contains "$work/agent.log" "&#35;dot&#46;fill"
echo "Buildkite: ok"

# GitLab: the lines of its jobs, with one scene changed.
if [ -n "$venv" ]; then
    suite "$work/gitlab"
    for job in goldens "goldens report"; do
        yaml Integrations/gitlab/vitrine.gitlab-ci.yml "'\n'.join(file['$job']['script'])" >"$work/$job.sh"
    done
    gitlab() {
        (
            cd "$work/gitlab"
            export CI=true CI_NODE_TOTAL=4 VITRINE_PICTURES_URL=https://gitlab.com/us/app/-/jobs/9/artifacts/raw/out/vitrine
            for index in 1 2 3 4; do CI_NODE_INDEX=$index sh -e "$work/goldens.sh" >/dev/null || true; done
            sh -e "$work/goldens report.sh" >/dev/null
        )
    }
    gitlab || fail "GitLab, all matching"
    sed -i 's/red/blue/' "$work/gitlab/scenes/cards/one.yaml"
    if gitlab; then fail "GitLab, one scene changed"; fi
    [ -s "$work/gitlab/out/vitrine/report.html" ] && [ -s "$work/gitlab/shard-3/junit.xml" ] || fail "GitLab, no report"
    picture=pictures/cards/one/light-difference.png
    contains "$work/gitlab/out/vitrine/comment.md" "https://gitlab.com/us/app/-/jobs/9/artifacts/raw/out/vitrine/$picture"
    [ -s "$work/gitlab/out/vitrine/$picture" ] || fail "GitLab, a picture of the comment is no artifact"
    echo "GitLab: ok"
fi
# Its comment, by a server that knows none, one, and that refuses.
if command -v jq >/dev/null 2>&1; then
    cat >"$work/bin/curl" <<'CURL'
#!/bin/sh
printf '%s\n' "$*" >>"$CURL_LOG"
[ "$CURL_KNOWN" != refused ] || exit 22
case "$*" in *per_page*) printf '%s' "$CURL_KNOWN" ;; */user) printf '{ "id": 42 }' ;; esac
# The token comes by standard input.
grep -q -x "PRIVATE-TOKEN: secret" || exit 22
CURL
    chmod +x "$work/bin/curl"
    echo "one changed" >"$work/comment.md"
    # Somebody else has written the mark, too.
    mine='{ "id": 11, "author": { "id": 42 }, "body": "<!-- vitrine:goldens -->\n" }'
    others='{ "id": 12, "author": { "id": 7 }, "body": "<!-- vitrine:goldens -->\n" }'
    for known in "[]" "[$others, { \"id\": 3, \"author\": { \"id\": 42 }, \"body\": \"hello\" }, $mine]" refused; do
        CURL_LOG="$work/curl.log" CURL_KNOWN="$known" VITRINE_TOKEN=secret CI_API_V4_URL=https://gitlab.com/api/v4 CI_PROJECT_ID=5 \
            CI_MERGE_REQUEST_IID=7 sh Integrations/gitlab/comment.sh "$work/comment.md" 2>"$work/errors" || fail "GitLab's comment"
    done
    contains "$work/curl.log" "projects/5/merge_requests/7/notes"
    grep -q -e "--request POST .*/notes\$" "$work/curl.log" || fail "GitLab's first comment"
    grep -q -e "--request PUT .*/notes/11\$" "$work/curl.log" || fail "GitLab's second comment"
    if grep -q -e "/notes/12\$" -e secret "$work/curl.log"; then fail "GitLab's comment: another's, or the token"; fi
    contains "$work/errors" "could not be written"
    rm "$work/bin/curl"
    echo "GitLab's comment: ok"
else
    echo "GitLab's comment: left out, because jq is not here"
fi

# Bazel: the script that its rule makes, its variables, its tree of links, and a shard that is acknowledged.
# The archive is a repository beside the main one, and each of its files a link.
suite "$work/bazel-sources"
(cd "$work/bazel-sources" && find scenes goldens -type f) | while read -r file; do
    mkdir -p "$work/bazel/main/$(dirname "$file")"
    ln -s "$work/bazel-sources/$file" "$work/bazel/main/$file"
done
archive="+http_archive+vitrine"
(cd "$tool/.." && find bin/vitrine lib share/vitrine -type f) | while read -r file; do
    mkdir -p "$work/bazel/$archive/$(dirname "$file")"
    ln -s "$tool/../$file" "$work/bazel/$archive/$file"
done
python3 - "../$archive/bin/vitrine" "$work/golden_test.sh" <<'PYTHON' || fail "Bazel's rule"
import pathlib, sys
from types import SimpleNamespace as Value

made = {}
known = {"rule": lambda **rule: rule, "attr": Value(label=dict, label_list=dict, string=dict), "DefaultInfo": Value}
exec(pathlib.Path("Integrations/bazel/vitrine.bzl").read_text(), known)
rule = known["vitrine_golden_test"]
context = Value(
    label=Value(name="goldens"), attr=Value(folder=""),
    file=Value(tool=Value(short_path=sys.argv[1]), _template="Integrations/bazel/golden_test.sh"),
    files=Value(scenes=[1], goldens=[2], tool_files=[3]), runfiles=lambda files: files,
    actions=Value(declare_file=lambda name: name, expand_template=lambda **given: made.update(given)))
found = rule["implementation"](context)[0]
assert found.executable == made["output"] and made["is_executable"] and len(found.runfiles) == 4
text = pathlib.Path(made["template"]).read_text()
for mark, value in made["substitutions"].items():
    assert mark in text, mark
    text = text.replace(mark, value)
pathlib.Path(sys.argv[2]).write_text(text)
PYTHON
for index in 0 1 2; do
    mkdir -p "$work/undeclared/$index"
    env -i PATH=/usr/bin:/bin TEST_SRCDIR="$work/bazel" TEST_WORKSPACE=main TEST_TMPDIR="$work" TEST_TOTAL_SHARDS=3 \
        TEST_SHARD_INDEX=$index TEST_SHARD_STATUS_FILE="$work/status-$index" XML_OUTPUT_FILE="$work/bazel-$index.xml" \
        TEST_UNDECLARED_OUTPUTS_DIR="$work/undeclared/$index" sh "$work/golden_test.sh" >/dev/null || fail "Bazel, shard $index"
    [ -e "$work/status-$index" ] && [ -s "$work/bazel-$index.xml" ] || fail "Bazel, shard $index is not acknowledged"
done
vitrine merge "$work"/undeclared/*/report.json >/dev/null || fail "Bazel, the merge"
echo "Bazel's script: ok"

# Kubernetes: sixteen pods one after another, one of them twice; the merge waits, although an earlier run left
# its reports.
suite "$work/suite"
sed -i 's/red/blue/' "$work/suite/scenes/about.yaml"
export REPORTS="$work/reports/2" SUITE="$work/suite" SHARDS=16
for index in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
    mkdir -p "$work/reports/1/shard-$index"
    echo '{}' >"$work/reports/1/shard-$index/report.json"
done
code=0
PATIENCE=60 sh Integrations/kubernetes/merge.sh >"$work/merged" &
merging=$!
for index in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 3; do
    JOB_COMPLETION_INDEX=$index sh Integrations/kubernetes/shard.sh >/dev/null 2>&1 || fail "Kubernetes, pod $index"
done
wait "$merging" || code=$?
expect "Kubernetes, one scene changed" 1 "$code"
contains "$REPORTS/comment.md" "about&#46;yaml"
code=0
SHARDS=17 PATIENCE=0 sh Integrations/kubernetes/merge.sh 2>"$work/errors" || code=$?
expect "Kubernetes, a pod that was lost" 2 "$code"
contains "$work/errors" "16 of 17 shards"
echo "Kubernetes' scripts: ok"

# pre-commit: a good scene, a bad one, and a library.
printf 'vitrine: 1\nbody:\n  - txet: hello\n' >"$work/bad.yaml"
printf 'vitrine: 1\ncomponents: {}\n' >"$work/parts.library.yaml"
sh Integrations/pre-commit/check.sh "$work/suite/scenes/home.yaml" "$work/parts.library.yaml" || fail "pre-commit, good scenes"
if sh Integrations/pre-commit/check.sh "$work/suite/scenes/home.yaml" "$work/bad.yaml" 2>"$work/errors"; then
    fail "pre-commit, a bad scene"
fi
contains "$work/errors" "did you mean \`text\`?"
printf 'vitrine: 1\nbody:\n  - text: hello\n' >"$work/card.yaml"
if sh Integrations/pre-commit/check.sh "$work/card.yaml" 2>"$work/errors"; then fail "pre-commit, a scene without a canvas"; fi
contains "$work/errors" "or give --device"
sh Integrations/pre-commit/check.sh --device iphone-17 "$work/card.yaml" "$work/parts.library.yaml" || fail "pre-commit, args"
echo "pre-commit's script: ok"

if [ -n "$venv" ]; then
    "$venv/bin/python" -c '
import sys, pathlib
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
sys.exit(str(JsonStrictValidator(SchemaVersion.V1_6).validate_str(pathlib.Path(sys.argv[1]).read_text()) or "")[:400] or 0)' \
        "$dist/vitrine-$version.cdx.json" || fail "the bill of materials"
    # The hooks as pre-commit runs them, from this repository as it is committed.
    suite "$work/hooks"
    (
        cd "$work/hooks"
        git init --quiet . && git add --all
        git -c user.name=a -c user.email=a@b commit --quiet -m "A suite"
        "$venv/bin/pre-commit" try-repo "$repository" --all-files >"$work/log" 2>&1
    ) || fail "pre-commit: $(tail -n 20 "$work/log")"
    echo "the bill of materials, and pre-commit's own run of the hooks: ok"
else
    echo "left out without a folder of checkers: the action's installation, GitLab's jobs, the bill of materials, pre-commit"
fi
