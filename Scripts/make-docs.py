#!/usr/bin/env python3
"""Makes the documentation's web pages with DocC: of the libraries Vitrine, VitrineUI and VitrineTesting, as one site.

usage: make-docs.py SYMBOL-GRAPHS [--vitrine TOOL] [--output FOLDER] [--strict]     (run from the repository's root)
       make-docs.py --pictures --vitrine TOOL

SYMBOL-GRAPHS is where `swift package dump-symbol-graph` writes. The articles show goldens by their paths, as GitHub needs
them; DocC knows pictures of its catalogue alone. So this works on a copy of each catalogue that has its goldens in it. The
types that Vitrine re-exports are declared by other modules; their symbols are given to DocC as Vitrine's own.

--vitrine  draws the pictures with two pixels a point, from their scenes. Default: they are shown as they are committed
--output   where the pages go. Default: out/docs
--strict   fails where DocC warns
--pictures only draws the pictures, and fails where one has not twice the pixels of what is committed
"""

import argparse
import json
import pathlib
import re
import shutil
import struct
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "lib"))
import pictures  # noqa: E402

# The others link to the first one's pages.
LIBRARIES = ["Vitrine", "VitrineTesting", "VitrineUI"]
# The folder of each target.
TARGETS = {path.name: path for path in pathlib.Path("Sources").glob("*/*")}
WORK = pathlib.Path(".build/docs")
# Pixels a point.
SHARP = 2
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


def sharp(name: str) -> str:
    """What DocC calls a picture of two pixels a point: pages still ask for it without the mark."""
    path = pathlib.PurePath(name)
    return f"{path.stem}@2x{path.suffix}"


def catalogue(library: str, into: pathlib.Path, tool: pathlib.Path | None) -> int:
    """A copy of a catalogue whose pictures are all its own, drawn sharply if there is a tool; how many goldens it shows."""
    source = TARGETS[library] / f"{library}.docc"
    shutil.copytree(source, into)
    shown: set[str] = set()

    def own(match: re.Match) -> str:
        path = match.group(1)
        name = path.replace("/", "-")
        if path not in shown:
            shown.add(path)
            if tool:
                pictures.draw_golden(tool, path, into / "Resources" / sharp(name), SHARP)
            else:
                shutil.copyfile(path, into / "Resources" / name)
        return f"({name})"

    for page in into.glob("*.md"):
        text = GOLDEN.sub(own, page.read_text(encoding="utf-8"))
        page.write_text(SOURCE.sub(r"(doc:\1)", text), encoding="utf-8")
    for name, picture in pictures.listed().items() if tool else []:
        path = pathlib.Path(name)
        if "scale" in picture and path.is_relative_to(source):
            old = into / path.relative_to(source)
            pictures.draw(tool, picture, old.with_name(sharp(old.name)), SHARP)
            old.unlink()
    return len(shown)


def size(path: pathlib.Path) -> tuple[int, int]:
    """The width and the height of a PNG file."""
    return struct.unpack(">II", path.read_bytes()[16:24])


def sharp_size(committed: str) -> tuple[int, int]:
    """The size of a committed picture, drawn with so many times the pixels."""
    width, height = size(pathlib.Path(committed))
    return SHARP * width, SHARP * height


def check_pictures(tool: pathlib.Path) -> int:
    """Draws the pictures that the pages show, and compares their sizes with those of the committed ones."""
    wrong = []
    count = 0
    for library in LIBRARIES:
        source = TARGETS[library] / f"{library}.docc"
        drawn = WORK / f"{library}-pictures.docc"
        shutil.rmtree(drawn, ignore_errors=True)
        catalogue(library, drawn, tool)
        expected = {}
        for page in source.glob("*.md"):
            for golden in GOLDEN.findall(page.read_text(encoding="utf-8")):
                # The goldens of the catalogue are kept at one pixel a point.
                expected[drawn / "Resources" / sharp(golden.replace("/", "-"))] = sharp_size(golden)
        for name, picture in pictures.listed().items():
            path = pathlib.Path(name)
            if "scale" in picture and path.is_relative_to(source):
                old = drawn / path.relative_to(source)
                expected[old.with_name(sharp(old.name))] = sharp_size(name)
                if old.exists():
                    wrong.append(f"{old} is there beside the sharp one")
        for path, points in expected.items():
            count += 1
            found = size(path) if path.exists() else None
            # What stands between two pictures of `vitrine diff` keeps its width.
            if found is None or any(abs(one - other) > max(1, other // 200) for one, other in zip(found, points)):
                wrong.append(f"{path} has {found} pixels, and not {points}")
    for each in wrong:
        print(f"wrong: {each}")
    print(f"{count} pictures are drawn with {SHARP} pixels a point, {len(wrong)} are wrong")
    return 1 if wrong or not count else 0


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
        if module != library and (home not in {name for name, _ in types} or module in TOOLS | set(LIBRARIES)):
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
    parser.add_argument("graphs", type=pathlib.Path, nargs="?")
    parser.add_argument("--vitrine", type=pathlib.Path)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path("out/docs"))
    parser.add_argument("--strict", action="store_true")
    parser.add_argument("--pictures", action="store_true")
    options = parser.parse_args()

    tool = options.vitrine.resolve() if options.vitrine else None
    if options.pictures:
        if not tool:
            parser.error("--pictures needs --vitrine")
        return check_pictures(tool)
    if not options.graphs:
        parser.error("SYMBOL-GRAPHS is missing")
    shutil.rmtree(WORK, ignore_errors=True)
    goldens = 0
    archives: list[pathlib.Path] = []
    failed = 0
    for library in LIBRARIES:
        graphs(library, options.graphs, WORK / "graphs" / library)
        goldens += catalogue(library, WORK / f"{library}.docc", tool)
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
