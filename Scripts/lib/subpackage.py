"""A package of one test target and what it depends on, so that it can be built without the rest.

usage: subpackage.py NAME TESTS FOLDER     (run from the repository's root)

TESTS is a name of tests: the test target whose sources declare it is taken. The package in FOLDER is called NAME; its
sources are links to those of the project. Targets with dependencies of other packages cannot be taken out.
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


def closure(targets: dict[str, dict], first: str) -> list[str]:
    """A target's dependencies, each before what needs it, and at last the target."""
    found: list[str] = []

    def visit(name: str) -> None:
        if name in found:
            return
        for dependency in targets[name]["dependencies"]:
            [needed] = [value[0] for value in dependency.values()]
            if needed not in targets:
                raise SystemExit(f"{name} depends on {needed} of another package")
            visit(needed)
        found.append(name)

    visit(first)
    return found


def declaration(target: dict, needed: list[str]) -> str:
    name = target["name"]
    if target["type"] == "system":
        return f'.systemLibrary(name: "{name}", path: "Sources/{name}", pkgConfig: "{target["pkgConfig"]}")'
    names = ", ".join(f'"{each}"' for each in needed)
    excluded = ", ".join(f'"{each}"' for each in target["exclude"])
    kind, folder = ("testTarget", "Tests") if target["type"] == "test" else ("target", "Sources")
    fields = [f'name: "{name}"', f"dependencies: [{names}]", f'path: "{folder}/{name}"', f"exclude: [{excluded}]"]
    if next(path_of(target).rglob("*.swift"), None):
        fields.append("swiftSettings: strict")
    return f".{kind}({', '.join(fields)})"


def main() -> int:
    package, tests, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    swift = os.environ.get("SWIFT", "swift")
    manifest = json.loads(
        subprocess.run([swift, "package", "dump-package"], check=True, capture_output=True, text=True).stdout)
    targets = {target["name"]: target for target in manifest["targets"]}
    taken = closure(targets, holder(targets, tests))
    lines = []
    for kind in ("Sources", "Tests"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        for stale in (folder / kind).iterdir():
            stale.unlink()
    for name in taken:
        target = targets[name]
        link = folder / ("Tests" if target["type"] == "test" else "Sources") / name
        link.symlink_to(path_of(target).resolve())
        needed = [next(iter(each.values()))[0] for each in target["dependencies"]]
        lines.append(f"        {declaration(target, needed)},\n")
    (folder / "Package.swift").write_text(
        f"// swift-tools-version: {manifest['toolsVersion']['_version'].removesuffix('.0')}\nimport PackageDescription\n\n{STRICT}"
        f"let package = Package(\n    name: \"{package}\", platforms: [.macOS(.v15)],\n    targets: [\n{''.join(lines)}    ])\n",
        encoding="utf-8")
    print(" ".join(taken))
    return 0


if __name__ == "__main__":
    sys.exit(main())
