#!/usr/bin/env python3
"""Makes the documentation's web pages with DocC: of the libraries Vitrine, VitrineUI and VitrineTesting, as one site.

usage: make-docs.py SYMBOL-GRAPHS [--output FOLDER] [--strict]     (run from the repository's root)

SYMBOL-GRAPHS is where `swift package dump-symbol-graph` writes. The articles show goldens by their paths, as GitHub needs
them; DocC knows pictures of its catalogue alone. So this works on a copy of each catalogue that has its goldens in it. The
types that Vitrine re-exports are declared by other modules; their symbols are given to DocC as Vitrine's own.

--output  where the pages go. Default: out/docs
--strict  fails where DocC warns
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys

# The others link to the first one's pages.
LIBRARIES = ["Vitrine", "VitrineTesting", "VitrineUI"]
# The folder of each target.
TARGETS = {path.name: path for path in pathlib.Path("Sources").glob("*/*")}
WORK = pathlib.Path(".build/docs")
GOLDEN = re.compile(r"\((?:\.\./)+(goldens/[^)\s]+\.png)\)")
SOURCE = re.compile(r"\(([A-Z][A-Za-z]+)\.md\)")
EXPORT = re.compile(r"@_exported import \w+ (\w+)\.(\w+)")
# No library links these, so what they add to public types is nobody's interface.
TOOLS = {"VitrineCLI", "VitrinePreview", "VitrineSwiftGenerator"}
# The compiler fills these in at each call, and no reader gives them.
PLACES = {"file", "line", "column", "fileID", "filePath"}


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


def catalogue(library: str, into: pathlib.Path) -> int:
    """A copy of a catalogue whose pictures are all its own; how many goldens it shows."""
    shutil.copytree(TARGETS[library] / f"{library}.docc", into)
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


def without_places(symbol: dict) -> None:
    """Takes the parameters that the compiler fills in, and that are not described, out of those that must be."""
    signature = symbol.get("functionSignature", {})
    comment = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
    hidden = {name for name in PLACES if f"- {name}:" not in comment}
    if "parameters" in signature:
        signature["parameters"] = [each for each in signature["parameters"] if each["name"] not in hidden]


def graphs(library: str, folder: pathlib.Path, into: pathlib.Path) -> None:
    """Copies the symbol graphs of a library, and those of the types that it re-exports one by one."""
    exports = TARGETS[library] / "Exports.swift"
    types = set(EXPORT.findall(exports.read_text(encoding="utf-8"))) if exports.exists() else set()
    if not (folder / f"{library}.symbols.json").exists():
        raise SystemExit(f"{folder} has no symbols of {library}: run swift package dump-symbol-graph first")
    into.mkdir(parents=True)
    for path in sorted(folder.glob("*.symbols.json")):
        module, _, extended = path.name.removesuffix(".symbols.json").partition("@")
        home = extended or module
        if module != library and (home not in {name for name, _ in types} or module in TOOLS):
            continue
        # Nor do tests.
        if module not in TARGETS:
            continue
        graph = json.loads(path.read_text(encoding="utf-8"))
        if module != library:
            graph["symbols"] = [each for each in graph["symbols"] if (home, each["pathComponents"][0]) in types]
            kept = {each["identifier"]["precise"] for each in graph["symbols"]}
            graph["relationships"] = [each for each in graph["relationships"] if each["source"] in kept]
            if not graph["symbols"]:
                continue
            graph["module"]["name"] = library
            name = f"{library}-{path.name.replace('@', '-')}"
        else:
            name = path.name
        for symbol in graph["symbols"]:
            without_places(symbol)
        (into / name).write_text(json.dumps(graph), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("graphs", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("out/docs"))
    parser.add_argument("--strict", action="store_true")
    options = parser.parse_args()

    shutil.rmtree(WORK, ignore_errors=True)
    goldens = 0
    archives: list[pathlib.Path] = []
    failed = 0
    for library in LIBRARIES:
        graphs(library, options.graphs, WORK / "graphs" / library)
        goldens += catalogue(library, WORK / f"{library}.docc")
        archive = WORK / f"{library}.doccarchive"
        failed |= subprocess.run(
            [
                *docc(), "convert", str(WORK / f"{library}.docc"),
                "--additional-symbol-graph-dir", str(WORK / "graphs" / library),
                "--fallback-display-name", library, "--fallback-bundle-identifier", library.lower(),
                "--enable-experimental-external-link-support",
                *[word for each in archives[:1] for word in ("--dependency", str(each))],
                "--output-path", str(archive), *(["--warnings-as-errors"] if options.strict else []),
            ]
        ).returncode
        archives.append(archive)
    if failed:
        return 1
    options.output.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(options.output, ignore_errors=True)
    code = subprocess.run(
        [
            *docc(), "merge", *map(str, archives), "--synthesized-landing-page-name", "Vitrine",
            "--synthesized-landing-page-kind", "Package", "--output-path", str(options.output),
        ]
    ).returncode
    if code == 0:
        print(
            f"{options.output}: the documentation of {', '.join(LIBRARIES)}, with {goldens} goldens. To read it: "
            f"python3 -m http.server --directory {options.output}, then http://localhost:8000/documentation/vitrine/"
        )
    return code


if __name__ == "__main__":
    sys.exit(main())
