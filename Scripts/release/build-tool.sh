#!/bin/sh
# Finds or builds the tool for release on behalf of a SwiftPM plugin. One that was built from these very sources is taken
# where it is: in PATH, in an artifact bundle of the package, or where a plugin has built it. Otherwise it is built, once
# for all plugins of the package: in BUILD/plugins/vitrine-tool, or in FOLDER where a sandbox lets nothing else be written.
# FOLDER then holds `vitrine.path`, the path of the tool; beside a tool that was built is `vitrine.sources`, the
# fingerprint of what it was built from.
#
#   build-tool.sh FOLDER SWIFT-BUILD BUILD [NAME=CHECKOUT]...
#
# BUILD is the build folder of the package under test; empty if it is not known. Each NAME is a package that this one
# depends on, and CHECKOUT its folder, where it is checked out already: the sandbox of plugins has no network, and the
# checkout of a dependency is not to be written to. So what is built is a package of links.
#
# The build ends when this script is interrupted, and when whoever started it is gone.
set -eu
checkout="$(cd "$(dirname "$0")/../.." && pwd)"
own="$1"
swift_build="$2"
build_folder="$3"
shift 3
mkdir -p "$own"
sources=$(sh "$checkout/Scripts/release/fingerprint.sh" "$checkout")

# Says that a tool is there, and which one; ends the script.
finish() {
    printf '%s\n' "$1" >"$own/vitrine.path"
    # What waits for the tool is the compilation of this file.
    printf '// The tool is built from the sources %s.\n' "$sources" >"$own/VitrineReleaseToolMarker.swift"
    exit 0
}

# Whether a path is a tool that was built from these sources, and runs here.
is_right() {
    [ -f "$1" ] && [ -x "$1" ] || return 1
    real=$(readlink -f "$1" 2>/dev/null || printf '%s' "$1")
    place=$(dirname "$real")
    for known in "$place/vitrine.sources" "$place/../share/vitrine/sources"; do
        [ -f "$known" ] || continue
        [ "$(cat "$known")" = "$sources" ] && "$1" --version >/dev/null 2>&1 && return 0
        return 1
    done
    return 1
}

# In PATH. An entry that is no absolute path depends on the folder that the script runs in.
rest="${PATH:-}:"
while [ -n "$rest" ]; do
    entry="${rest%%:*}"
    rest="${rest#*:}"
    case "$entry" in
    /*) if is_right "$entry/vitrine"; then finish "$entry/vitrine"; fi ;;
    esac
done

folder="$own"
if [ -n "$build_folder" ]; then
    for bundled in "$build_folder"/artifacts/*/*/*.artifactbundle/*/bin/vitrine \
        "$build_folder"/artifacts/*/*/*.artifactbundle/*/*/bin/vitrine; do
        if is_right "$bundled"; then finish "$bundled"; fi
    done
    for built in "$build_folder"/plugins/outputs/*/*/*/VitrineReleaseTool/vitrine; do
        if is_right "$built"; then finish "$built"; fi
    done
    shared="$build_folder/plugins/vitrine-tool"
    # A sandbox may forbid it.
    if mkdir -p "$shared" 2>/dev/null && touch "$shared/.writable" 2>/dev/null; then folder="$shared"; fi
    rm -f "$shared/.writable" 2>/dev/null || true
fi
if is_right "$folder/vitrine"; then finish "$folder/vitrine"; fi

# Processes as lines of a number and that of the parent.
processes() {
    ps -A -o pid=,ppid= 2>/dev/null && return 0
    for each in /proc/[0-9]*; do
        # The name of a program may hold anything, so what follows its last parenthesis is read.
        state=$(sed 's/.*) //' "$each/stat" 2>/dev/null) || continue
        parent="${state#* }"
        echo "${each#/proc/} ${parent%% *}"
    done
}

# A process and all below it.
tree() {
    processes | awk -v root="$1" '
        { parent[$1] = $2 }
        END {
            for (each in parent) {
                at = each
                while (at != root && at in parent && at > 1) at = parent[at]
                if (at == root) print each
            }
        }'
}

parent_of() { processes | awk -v own="$1" '$1 == own { print $2 }'; }

build=
is_locked=
# Ends the build with all that it has started, and lets the next one begin.
stop() {
    trap - EXIT
    if [ -n "$build" ]; then
        running=$(tree "$build")
        # shellcheck disable=SC2086
        kill -TERM $running 2>/dev/null || true
        sleep 1
        # shellcheck disable=SC2086
        kill -KILL $running 2>/dev/null || true
    fi
    [ -z "$is_locked" ] || rm -rf "$folder/lock"
    exit "$1"
}
trap 'stop 1' EXIT
trap 'stop 130' INT
trap 'stop 143' TERM HUP

# Two plugins may want the tool at the same time: the second waits for what the first builds.
starter=$(parent_of $$)
until mkdir "$folder/lock" 2>/dev/null; do
    holder=$(cat "$folder/lock/pid" 2>/dev/null || true)
    if [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; then rm -rf "$folder/lock"; fi
    [ "$(parent_of $$)" = "$starter" ] || stop 1
    sleep 1
done
is_locked=yes
echo $$ >"$folder/lock/pid"
if is_right "$folder/vitrine"; then
    rm -rf "$folder/lock"
    trap - EXIT
    finish "$folder/vitrine"
fi

package="$folder/package"
rm -rf "$package"
mkdir -p "$package"
for name in Sources Tests Plugins; do
    mkdir "$package/$name"
    for each in "$checkout/$name"/*; do
        [ ! -e "$each" ] || ln -s "$each" "$package/$name/"
    done
done
manifest=$(cat "$checkout/Package.swift")
for each in "$@"; do
    manifest=$(printf '%s\n' "$manifest" |
        sed "s|\.package(url: \"https://[^\"]*/${each%%=*}\", [^)]*)|.package(path: \"${each#*=}\")|")
done
printf '%s\n' "$manifest" >"$package/Package.swift"

# What a plugin prints is shown when it has ended, where SwiftPM builds; a terminal is told at once.
say() {
    if (: >/dev/tty) 2>/dev/null; then printf 'vitrine: %s\n' "$1" >/dev/tty; else echo "vitrine: $1" >&2; fi
}

swift() {
    "$swift_build" --package-path "$package" --scratch-path "$folder/build" --cache-path "$folder/cache" \
        --disable-sandbox -c release --product vitrine -debug-info-format none "$@"
}

say "building the tool for release, once; this takes minutes"
log="$folder/build.log"
swift >"$log" 2>&1 &
build=$!
seconds=0
while kill -0 "$build" 2>/dev/null; do
    # The process that has started this script may have been killed.
    [ "$(parent_of $$)" = "$starter" ] || stop 1
    sleep 1
    seconds=$((seconds + 1))
    if [ $((seconds % 15)) -eq 0 ]; then
        step=$(grep -E '^\[[0-9]+/[0-9]+\]' "$log" | tail -n 1)
        say "building the tool, $seconds s: ${step:-preparing}"
    fi
done
code=0
wait "$build" || code=$?
build=
if [ "$code" -ne 0 ]; then
    tail -n 30 "$log" >&2
    echo "vitrine: the tool could not be built; without the plugin, pictures are drawn by the debug build" >&2
    exit 1
fi
rm -f "$folder/vitrine.sources"
built=$(swift --show-bin-path)
cp "$built/vitrine" "$folder/vitrine.new"
mv "$folder/vitrine.new" "$folder/vitrine"
# Sources that were changed meanwhile are not those of the tool.
if [ "$(sh "$checkout/Scripts/release/fingerprint.sh" "$checkout")" = "$sources" ]; then
    printf '%s\n' "$sources" >"$folder/vitrine.sources"
fi
# A version's checkout never changes, so nothing is ever built from these 400 MB again. A package that is edited beside
# its user's builds only what changed.
case "$checkout/" in
"$build_folder"/checkouts/*) [ -z "$build_folder" ] || rm -rf "$folder/build" "$folder/cache" "$folder/package" ;;
esac
rm -rf "$folder/lock"
trap - EXIT
finish "$folder/vitrine"
