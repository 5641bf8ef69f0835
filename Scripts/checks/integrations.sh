#!/bin/sh
# Runs what other systems run, as far as it goes without them: the scripts of the action, of GitLab, Buildkite, Bazel, Kubernetes and
# pre-commit, with the variables of these systems set and their programs replaced by ones that note what they are asked for.
#
#   integrations.sh DIST [VENV]       DIST holds the files of `make dist`, VENV the checkers of schemas
set -eu
cd "$(dirname "$0")/../.."
repository=$(pwd)
dist=$(cd "$1" && pwd)
venv="${2:+$(cd "$2" && pwd)}"
version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/Vitrine/Vitrine.swift)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME="$work/home" VITRINE_RELEASES="$dist" VITRINE_VERSION="$version"
mkdir -p "$HOME" "$work/bin"
unset CI GITHUB_ACTIONS 2>/dev/null || true

fail() {
    echo "integrations: $1" >&2
    exit 1
}

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
echo changed >"$work/broken/$(basename "$dist"/vitrine-"$version"-linux-*.tar.gz)"
if VITRINE_RELEASES="$work/broken" sh Integrations/install.sh "$version" "$work/other" 2>"$work/errors"; then
    fail "a changed archive is installed"
fi
contains "$work/errors" "is not the file of SHA256SUMS"
echo "install: ok"

# The action: two shards, their merge, a comment with pictures, and a second comment that renews the first.
suite "$work/github"
cat >"$work/bin/gh" <<'GH'
#!/bin/sh
printf '%s\n' "$*" >>"$GH_LOG"
case "$*" in *--paginate*) cat "$GH_KNOWN" 2>/dev/null || true ;; esac
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
for known in "" 4711; do
    echo "$known" | grep . >"$work/known" || true
    BODY="$comment" NUMBER=7 GITHUB_REPOSITORY=us/app GH_LOG="$work/gh.log" GH_KNOWN="$work/known" \
        sh Integrations/github/comment.sh
done
contains "$work/gh.log" "--method POST repos/us/app/issues/7/comments"
contains "$work/gh.log" "--method PATCH repos/us/app/issues/comments/4711"
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
contains "$work/agent.log" "#dot.fill"
echo "Buildkite: ok"

# GitLab: the lines of its jobs.
if [ -n "$venv" ]; then
    suite "$work/gitlab"
    jobs() {
        "$venv/bin/python" -c '
import sys, ruamel.yaml
jobs = ruamel.yaml.YAML(typ="safe").load(open("Integrations/gitlab/vitrine.gitlab-ci.yml"))
print("\n".join(jobs[sys.argv[1]]["script"]))' "$1"
    }
    jobs goldens >"$work/shard.sh"
    jobs "goldens report" >"$work/report.sh"
    (
        cd "$work/gitlab"
        export CI=true CI_NODE_TOTAL=4
        for index in 1 2 3 4; do CI_NODE_INDEX=$index sh -e "$work/shard.sh" >/dev/null; done
        sh -e "$work/report.sh" >/dev/null
        [ -s out/vitrine/report.html ] && [ -s out/vitrine/comment.md ] && [ -s shard-3/junit.xml ]
    ) || fail "GitLab"
    echo "GitLab: ok"
fi

# Bazel: its variables, its sandbox of links, and a shard that is acknowledged.
suite "$work/bazel/main"
mkdir -p "$work/bazel/external"
ln -s "$tool/.." "$work/bazel/external/vitrine"
sed "s|@TOOL@|../external/vitrine/bin/vitrine|; s|@GOLDENS@|goldens|" Integrations/bazel/golden_test.sh >"$work/golden_test.sh"
for index in 0 1 2; do
    mkdir -p "$work/undeclared/$index"
    env -i PATH=/usr/bin:/bin TEST_SRCDIR="$work/bazel" TEST_WORKSPACE=main TEST_TMPDIR="$work" TEST_TOTAL_SHARDS=3 \
        TEST_SHARD_INDEX=$index TEST_SHARD_STATUS_FILE="$work/status-$index" XML_OUTPUT_FILE="$work/bazel-$index.xml" \
        TEST_UNDECLARED_OUTPUTS_DIR="$work/undeclared/$index" sh "$work/golden_test.sh" >/dev/null || fail "Bazel, shard $index"
    [ -e "$work/status-$index" ] && [ -s "$work/bazel-$index.xml" ] || fail "Bazel, shard $index is not acknowledged"
done
vitrine merge "$work"/undeclared/*/report.json >/dev/null || fail "Bazel, the merge"
echo "Bazel's script: ok"

# Kubernetes: sixteen pods, four at a time, one of them twice; the merge waits.
suite "$work/suite"
sed -i 's/red/blue/' "$work/suite/scenes/about.yaml"
export REPORTS="$work/reports" SUITE="$work/suite" SHARDS=16
mkdir -p "$REPORTS"
code=0
PATIENCE=60 sh Integrations/kubernetes/merge.sh >"$work/merged" &
merging=$!
for index in 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 3; do
    JOB_COMPLETION_INDEX=$index sh Integrations/kubernetes/shard.sh >/dev/null 2>&1 || fail "Kubernetes, pod $index"
done
wait "$merging" || code=$?
expect "Kubernetes, one scene changed" 1 "$code"
contains "$REPORTS/comment.md" "about.yaml"
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
echo "pre-commit's script: ok"

if [ -n "$venv" ]; then
    check() { "$venv/bin/check-jsonschema" --quiet --builtin-schema "vendor.$1" "$2" || fail "$2"; }
    for workflow in .github/workflows/*.yml; do check github-workflows "$workflow"; done
    check github-actions action.yml
    check gitlab-ci Integrations/gitlab/vitrine.gitlab-ci.yml
    check buildkite Integrations/buildkite/pipeline.yml
    "$venv/bin/pre-commit" validate-manifest .pre-commit-hooks.yaml || fail ".pre-commit-hooks.yaml"
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
    echo "schemas, and pre-commit's own run of the hooks: ok"
fi
