"""A package of one target and what it depends on, so that it can be built without the rest, and in another way.

usage: subpackage.py NAME TARGET FOLDER [PROGRAM=PATH ...]     (run from the repository's root)

TARGET is a target, or a name of tests: then the test target whose sources declare it is taken. The package in FOLDER is
called NAME; its sources are links to those of the project. Each PROGRAM is added as an executable target with the
sources at PATH, which the project's own package does not list; it may import whatever is taken.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

STRICT = """\
let strict: [SwiftSetting] = [
    .strictMemorySafety(), .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
"""


def path_of(target: dict) -> pathlib.Path:
    return pathlib.Path(target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{target['name']}")


def holder(targets: dict[str, dict], tests: str) -> str:
    """The test target that declares some tests."""
    declared = re.compile(rf"\b(?:struct|class|enum) {re.escape(tests)}\b")
    for name, target in targets.items():
        if target["type"] == "test":
            for source in path_of(target).rglob("*.swift"):
                if declared.search(source.read_text(encoding="utf-8")):
                    return name
    raise SystemExit(f"no test target declares {tests}")


def own(target: dict) -> list[str]:
    """The targets of the same package that a target depends on."""
    return [value[0] for each in target["dependencies"] for kind, value in each.items() if kind != "product"]


def products(target: dict) -> list[tuple[str, str]]:
    """The products of other packages that a target depends on, with their packages."""
    return [(value[0], value[1]) for each in target["dependencies"] for kind, value in each.items() if kind == "product"]


def closure(targets: dict[str, dict], first: str) -> list[str]:
    """A target's dependencies, each before what needs it, and at last the target."""
    found: list[str] = []

    def visit(name: str) -> None:
        if name in found:
            return
        for needed in own(targets[name]):
            visit(needed)
        found.append(name)

    visit(first)
    return found


def packages(manifest: dict, names: set[str]) -> str:
    """The declarations of other packages, as the manifest has them."""
    lines = []
    for each in manifest["dependencies"]:
        for found in each.get("sourceControl", []):
            if found["identity"] in {name.lower() for name in names}:
                [url] = [remote["urlString"] for remote in found["location"]["remote"]]
                [version] = found["requirement"]["range"]
                lines.append(f'        .package(url: "{url}", from: "{version["lowerBound"]}"),\n')
    return "".join(lines)


def declaration(target: dict) -> str:
    name = target["name"]
    if target["type"] == "system":
        return f'.systemLibrary(name: "{name}", path: "Sources/{name}", pkgConfig: "{target["pkgConfig"]}")'
    names = ", ".join(
        [f'"{each}"' for each in own(target)]
        + [f'.product(name: "{each}", package: "{package}")' for each, package in products(target)])
    excluded = ", ".join(f'"{each}"' for each in target["exclude"])
    kind, folder = ("testTarget", "Tests") if target["type"] == "test" else ("target", "Sources")
    fields = [f'name: "{name}"', f"dependencies: [{names}]", f'path: "{folder}/{name}"', f"exclude: [{excluded}]"]
    resources = [f'.{next(iter(each["rule"]))}("{each["path"]}")' for each in target["resources"]]
    if resources:
        fields.append(f"resources: [{', '.join(resources)}]")
    if next(path_of(target).rglob("*.swift"), None):
        fields.append("swiftSettings: strict")
    return f".{kind}({', '.join(fields)})"


def main() -> int:
    package, first, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    programs = dict(each.split("=", 1) for each in sys.argv[4:])
    swift = os.environ.get("SWIFT", "swift")
    manifest = json.loads(
        subprocess.run([swift, "package", "dump-package"], check=True, capture_output=True, text=True).stdout)
    targets = {target["name"]: target for target in manifest["targets"]}
    taken = closure(targets, first if first in targets else holder(targets, first))
    lines = []
    for kind in ("Sources", "Tests"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        for stale in (folder / kind).iterdir():
            stale.unlink()
    for name in taken:
        target = targets[name]
        link = folder / ("Tests" if target["type"] == "test" else "Sources") / name
        link.symlink_to(path_of(target).resolve())
        lines.append(f"        {declaration(target)},\n")
    for name, path in programs.items():
        (folder / "Sources" / name).symlink_to(pathlib.Path(path).resolve())
        # One without a `main.swift` is entered by the library that it is linked with.
        flags = "" if pathlib.Path(path, "main.swift").exists() else ' + [.unsafeFlags(["-parse-as-library"])]'
        names = ", ".join(f'"{each}"' for each in taken if targets[each]["type"] == "regular")
        lines.append(
            f'        .executableTarget(name: "{name}", dependencies: [{names}], path: "Sources/{name}", '
            f"swiftSettings: strict{flags}),\n")
    others = packages(manifest, {package for name in taken for _, package in products(targets[name])})
    (folder / "Package.swift").write_text(
        f"// swift-tools-version: {manifest['toolsVersion']['_version'].removesuffix('.0')}\nimport PackageDescription\n\n{STRICT}"
        f"let package = Package(\n    name: \"{package}\", platforms: [.macOS(.v15)],\n"
        f"    dependencies: [\n{others}    ],\n    targets: [\n{''.join(lines)}    ])\n",
        encoding="utf-8")
    print(" ".join(taken))
    return 0


if __name__ == "__main__":
    sys.exit(main())
