#!/usr/bin/env python3
"""Writes the tables of targets on the page on architecture: a heading for each folder of Sources, a row for each target.

usage: make-architecture-table.py     (run from the repository's root)

Folders, targets and imports are the manifest's. What a folder and a target hold is kept from the page as it is; the script
fails where the page does not say it yet, and names where to write it. ArchitectureTests compares the page with the manifest.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PAGE = pathlib.Path("Sources/9-Products/Vitrine/Vitrine.docc/Architecture.md")
HEAD = "| target | holds | must never know | imports |\n|---|---|---|---|\n"
SECTION = re.compile(r"^### (\d-\w+)\n\n(.*?)(?=^### |^## )", re.MULTILINE | re.DOTALL)


def manifest() -> dict:
    """The manifest as SwiftPM reads it, with a scratch folder of its own: a build that is running holds the lock of the usual one."""
    with tempfile.TemporaryDirectory() as scratch:
        swift = os.environ.get("SWIFT", "swift")
        dumped = subprocess.run([swift, "package", "--scratch-path", scratch, "dump-package"], check=True, capture_output=True)
    return json.loads(dumped.stdout)


def targets() -> dict[str, dict[str, list[str]]]:
    """The folders of Sources in their order, each with its targets and what these import, in the manifest's order."""
    found: dict[str, dict[str, list[str]]] = {}
    for target in manifest()["targets"]:
        path = pathlib.PurePath(target.get("path") or "")
        if path.parts[:1] == ("Sources",):
            imports = [value[0] for each in target["dependencies"] for value in each.values()]
            found.setdefault(path.parts[1], {})[target["name"]] = imports
    return dict(sorted(found.items()))


def prose(page: str) -> tuple[dict[str, str], dict[str, tuple[str, str]]]:
    """What the page says of each folder, and of each target: what it holds, and what it must never know."""
    folders, rows = {}, {}
    for folder, text in SECTION.findall(page):
        folders[folder] = text.split("| target |")[0].strip()
        for line in text.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if len(cells) == 4 and cells[0].startswith("`"):
                for name in re.findall(r"`([^`]+)`", cells[0]):
                    rows[name] = (cells[1], cells[2])
    return folders, rows


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    folders, rows = prose(page)
    sections, missing = [], []
    for folder, members in targets().items():
        missing += [f"### {folder}"] if not folders.get(folder) else []
        missing += [f"a row of `{name}` below ### {folder}" for name in members if name not in rows]
        lines = [
            f"| `{name}` | {' | '.join(rows.get(name, ('', '')))} | {', '.join(f'`{each}`' for each in imports)} |\n"
            for name, imports in members.items()]
        sections.append(f"### {folder}\n\n{folders.get(folder, '')}\n\n{HEAD}{''.join(lines)}\n")
    if missing:
        print(f"{PAGE} does not say what these hold: {'; '.join(missing)}", file=sys.stderr)
        return 1
    found = [match.span() for match in SECTION.finditer(page)]
    PAGE.write_text(page[: found[0][0]] + "".join(sections) + page[found[-1][1] :], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
