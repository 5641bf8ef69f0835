"""Holds the public interface of the libraries to what users can name, and to the list of it that is committed.

    public-api.py FOLDER [--write]

FOLDER holds symbol graphs of all modules. A type may be shown if the library declares it, if it is the standard
library's or a system framework's, or if the library re-exports it by a line of its file Exports.swift. The same
holds for the members of types that are re-exported.

The list, public-api.txt beside this script, has a line for each symbol and each conformance. A difference fails:
what went or changed breaks users, what came binds for later. --write renews the list.
"""

import json
import pathlib
import re
import sys

LIBRARIES = ["Vitrine", "VitrineTesting", "VitrineUI"]
ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = pathlib.Path(__file__).with_name("public-api.txt")
FOLDERS = {path.name: path for path in (ROOT / "Sources").glob("*/*")}
OWN = set(FOLDERS)
# No library links these, so what they add to public types is nobody's interface.
TOOLS = {"VitrineCLI", "VitrinePreview", "VitrineSwiftGenerator"}
# Every type conforms to these unless it says otherwise, and compilers differ in whether they say so.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def exported(library):
    """The types that a library re-exports, as module and name, and the modules that it re-exports whole."""
    types, modules = set(), {library}
    path = FOLDERS[library] / "Exports.swift"
    for line in path.read_text().splitlines() if path.exists() else []:
        if match := re.match(r"@_exported import \w+ (\w+)\.(\w+)", line):
            types.add((match[1], match[2]))
        elif match := re.match(r"@_exported import (\w+)", line):
            modules.add(match[1])
    for module in modules - {library}:
        inner, others = exported(module)
        types |= inner
        modules = modules | others
    return types, modules


def module_of(mangled):
    """The module that declares a symbol, by its mangled name: `s:12VitrineStyle6DeviceV`."""
    match = re.match(r"s:(?:e:)?(?:s:)?(\d+)(.*)", mangled)
    if not match:
        return None
    return match[2][: int(match[1])]


class Graphs:
    """The symbol graphs of a folder. A graph `A@B` has what the module A adds to types of B."""

    def __init__(self, folder):
        self.all = {}
        self.paths = {}
        for path in sorted(folder.glob("*.symbols.json")):
            module, _, extended = path.name.removesuffix(".symbols.json").partition("@")
            if module not in OWN - TOOLS:
                continue
            graph = json.loads(path.read_text())
            self.all[module, extended or module] = graph
            for symbol in graph["symbols"]:
                self.paths.setdefault(symbol["identifier"]["precise"], symbol["pathComponents"])

    def of(self, library, types):
        """The symbols and the conformances of a library, and of the types that it re-exports."""
        for (module, extended), graph in self.all.items():
            # What another library adds to a type is that library's.
            added = module in LIBRARIES

            def shown(path):
                return module == library or not added and (extended, path[0]) in types

            yield (
                [symbol for symbol in graph["symbols"] if shown(symbol["pathComponents"])],
                [
                    each for each in graph["relationships"]
                    if each["kind"] == "conformsTo" and shown(self.paths.get(each["source"], [""]))
                ],
            )


def declaration(symbol):
    """The declaration of a symbol in one line."""
    text = "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))
    return " ".join(text.split())


def unnamed(graphs, library, types, modules):
    """The types that an interface shows and that cannot be named, each with a place."""
    found = set()
    for symbols, _ in graphs.of(library, types):
        for symbol in symbols:
            for fragment in symbol.get("declarationFragments", []):
                mangled = fragment.get("preciseIdentifier", "")
                module = module_of(mangled)
                # Standard library types are mangled by abbreviations and have no module here.
                if module not in OWN or module in modules:
                    continue
                # A type within another is named through it.
                path = graphs.paths.get(mangled, [fragment["spelling"]])
                if (module, path[0]) not in types:
                    found.add((f"{module}.{'.'.join(path)}", ".".join(symbol["pathComponents"])))
    return found


def interface(graphs):
    """The lines of the list: for each symbol its path and its declaration, for each conformance a line."""
    lines = set()
    for library in LIBRARIES:
        # What `import Vitrine` gives is listed once, and not again for a library that re-exports it.
        types, _ = exported(library) if library == "Vitrine" else (set(), set())
        for symbols, conformances in graphs.of(library, types):
            for symbol in symbols:
                lines.add(f"{library}/{'.'.join(symbol['pathComponents'])}\t{declaration(symbol)}")
            for each in conformances:
                path = graphs.paths.get(each["source"])
                name = each.get("targetFallback") or ".".join(graphs.paths.get(each["target"], [""]))
                name = name.removeprefix("Swift.")
                if path and name and name not in IMPLIED:
                    lines.add(f"{library}/{'.'.join(path)}\t: {name}")
    return sorted(lines)


def compare(now):
    """Prints how the interface differs from the list; how many lines do."""
    before = LIST.read_text(encoding="utf-8").splitlines() if LIST.exists() else []
    gone, come = sorted(set(before) - set(now)), sorted(set(now) - set(before))
    paths = {line.split("\t")[0] for line in come}
    if gone:
        print("breaks what users have:")
        for line in gone:
            path, text = line.split("\t", 1)
            print(f"  {'changed' if path in paths else 'gone'}: {path}  {text}")
    if come:
        print("new:")
        for line in come:
            print("  " + line.replace("\t", "  "))
    if gone or come:
        print("If all of this is meant, Scripts/checks/public-api.sh --write lists it; what breaks goes into CHANGELOG.md")
    return len(gone) + len(come)


def main():
    graphs = Graphs(pathlib.Path(sys.argv[1]))
    failures = 0
    for library in LIBRARIES:
        types, modules = exported(library)
        needed = [library, *sorted({module for module, _ in types})]
        for module in needed:
            if (module, module) not in graphs.all:
                print(f"{library}: there is no symbol graph of {module} in {sys.argv[1]}")
                failures += 1
        found = unnamed(graphs, library, types, modules)
        for name, place in sorted(found):
            print(f"{library}: {place} shows {name}, which `import {library}` does not give")
        failures += len(found)
        print(f"{library}: {len(types)} types re-exported, {len(found)} shown that cannot be named")
    now = interface(graphs)
    if "--write" in sys.argv[2:]:
        LIST.write_text("".join(line + "\n" for line in now), encoding="utf-8")
    else:
        failures += compare(now)
    print(f"public interface: {len(now)} lines")
    sys.exit(1 if failures else 0)


main()
