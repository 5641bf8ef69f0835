#!/usr/bin/env python3
"""Holds the published JSON Schema against an independent validator.

usage: schema.py VITRINE        (run from the repository's root)

Every scene and library under scenes/ and Tests/VitrineSceneTests/Goldens must be valid, those with components by the
schema that knows them, and every file in Tests/VitrineSceneTests/Broken must be refused by both the schema and the tool. Needs jsonschema and PyYAML.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml
from jsonschema import Draft202012Validator


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2's core scalars: `on`, `off`, `yes` and `no` stay words, and there are no dates."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("merge", r"<<", "<"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)",
     "-+.0123456789"),
]:
    CoreLoader.add_implicit_resolver(
        "tag:yaml.org,2002:" + tag, re.compile("^(?:" + pattern + ")$"), list(first))


def validator_of(tool: str, *files: pathlib.Path) -> Draft202012Validator:
    """A validator of the schema that knows the components of some files."""
    schema = json.loads(subprocess.run([tool, "schema", *files], check=True, capture_output=True).stdout)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def main() -> int:
    tool = sys.argv[1]
    validator = validator_of(tool)
    passed = failed = 0

    def judge(good: bool, message: str) -> None:
        nonlocal passed, failed
        if good:
            passed += 1
        else:
            failed += 1
            print(message)

    scenes = sorted(path for path in pathlib.Path("scenes").rglob("*.yaml") if path.name != "suite.yaml")
    scenes += sorted(pathlib.Path("Tests/VitrineSceneTests/Goldens").glob("*.yaml"))
    for path in scenes:
        scene = yaml.load(path.read_text(), CoreLoader)
        # What a folder's settings import, its scenes know, too.
        has_components = "import" in scene or "components" in scene or (path.parent / "suite.yaml").exists()
        errors = list((validator_of(tool, path) if has_components else validator).iter_errors(scene))
        judge(not errors, f"{path}: {[e.message[:200] for e in errors[:2]]}")
    broken = sorted(pathlib.Path("Tests/VitrineSceneTests/Broken").glob("*.yaml"))
    with tempfile.TemporaryDirectory() as folder:
        for path in broken:
            valid = validator.is_valid(yaml.load(path.read_text(), CoreLoader))
            # A canvas may be that of the folder, which no schema of one file knows.
            if path.name != "missing-canvas.yaml":
                judge(not valid, f"{path}: the schema accepts it")
            picture = pathlib.Path(folder, "x.png")
            code = subprocess.run([tool, "render", path, "-o", picture], capture_output=True).returncode
            judge(code == 65 and not picture.exists(), f"{path}: the tool exits with {code}")
    judge(bool(scenes) and bool(broken), "there is nothing to check")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
