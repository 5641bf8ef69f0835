#!/usr/bin/env python3
"""Makes the documentation's web pages with DocC, from the catalogue and the symbols of the library Vitrine.

usage: make-docs.py SYMBOL-GRAPHS [--output FOLDER] [--strict]     (run from the repository's root)

SYMBOL-GRAPHS is where `swift package dump-symbol-graph` writes. The articles show goldens by their paths, as GitHub needs
them; DocC knows pictures of its catalogue alone. So this works on a copy of the catalogue that has the goldens in it.

--output  where the pages go. Default: out/docs
--strict  fails where DocC warns
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys

CATALOGUE = pathlib.Path("Sources/Vitrine/Vitrine.docc")
WORK = pathlib.Path(".build/docs")
GOLDEN = re.compile(r"\((?:\.\./)+(goldens/[^)\s]+\.png)\)")
SOURCE = re.compile(r"\(([A-Z][A-Za-z]+)\.md\)")


def docc() -> list[str]:
    """The compiler of the documentation, which comes with Swift."""
    found = shutil.which("docc")
    if found:
        return [found]
    swift = shutil.which("swift")
    if swift and (beside := pathlib.Path(swift).resolve().parent / "docc").exists():
        return [str(beside)]
    if shutil.which("xcrun"):
        return ["xcrun", "docc"]
    raise SystemExit("docc is not there: it comes with Swift's toolchain")


def catalogue(into: pathlib.Path) -> int:
    """A copy of the catalogue whose pictures are all its own; how many goldens it shows."""
    shutil.copytree(CATALOGUE, into)
    shown: set[str] = set()

    def own(match: re.Match) -> str:
        path = match.group(1)
        name = path.replace("/", "-")
        if path not in shown:
            shown.add(path)
            shutil.copyfile(path, into / "Resources" / name)
        return f"({name})"

    for page in into.glob("*.md"):
        text = GOLDEN.sub(own, page.read_text(encoding="utf-8"))
        page.write_text(SOURCE.sub(r"(doc:\1)", text), encoding="utf-8")
    return len(shown)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("graphs", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("out/docs"))
    parser.add_argument("--strict", action="store_true")
    options = parser.parse_args()

    shutil.rmtree(WORK, ignore_errors=True)
    (WORK / "graphs").mkdir(parents=True)
    graphs = [path for path in options.graphs.glob("*.symbols.json") if re.match(r"Vitrine[.@]", path.name)]
    if not graphs:
        raise SystemExit(f"{options.graphs} has no symbols of Vitrine: run swift package dump-symbol-graph first")
    for path in graphs:
        shutil.copy(path, WORK / "graphs")
    goldens = catalogue(WORK / "Vitrine.docc")
    options.output.parent.mkdir(parents=True, exist_ok=True)
    code = subprocess.run(
        [
            *docc(), "convert", str(WORK / "Vitrine.docc"), "--additional-symbol-graph-dir", str(WORK / "graphs"),
            "--fallback-display-name", "Vitrine", "--fallback-bundle-identifier", "vitrine",
            "--output-path", str(options.output), *(["--warnings-as-errors"] if options.strict else []),
        ]
    ).returncode
    if code == 0:
        print(
            f"{options.output}: the documentation, with {goldens} goldens. To read it: "
            f"python3 -m http.server --directory {options.output}, then http://localhost:8000/documentation/vitrine/"
        )
    return code


if __name__ == "__main__":
    sys.exit(main())
