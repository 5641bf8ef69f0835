"""Fails where the public interface of a library shows a type that users of the library cannot name.

    public-api.py FOLDER

FOLDER holds symbol graphs. A type may be shown if the library declares it, if it is the standard library's or a
system framework's, or if the library re-exports it by a line of its file Exports.swift.
"""

import json
import pathlib
import re
import sys

LIBRARIES = ["Vitrine", "VitrineTesting", "VitrineUI"]
ROOT = pathlib.Path(__file__).resolve().parents[2]
OWN = {path.name for path in (ROOT / "Sources").iterdir()}


def exported(library):
    """The names of types, and of whole modules, that a library re-exports."""
    names, modules = set(), {library}
    path = ROOT / "Sources" / library / "Exports.swift"
    for line in path.read_text().splitlines() if path.exists() else []:
        if match := re.match(r"@_exported import \w+ \w+\.(\w+)", line):
            names.add(match[1])
        elif match := re.match(r"@_exported import (\w+)", line):
            modules.add(match[1])
    for module in modules - {library}:
        inner, others = exported(module)
        names |= inner
        modules = modules | others
    return names, modules


def module_of(mangled):
    """The module that declares a symbol, by its mangled name: `s:12VitrineStyle6DeviceV`."""
    match = re.match(r"s:(\d+)(.*)", mangled)
    if not match:
        return None
    return match[2][: int(match[1])]


def main():
    folder = pathlib.Path(sys.argv[1])
    failures = 0
    for library in LIBRARIES:
        names, modules = exported(library)
        graphs = [*folder.glob(f"{library}.symbols.json"), *folder.glob(f"{library}@*.symbols.json")]
        if not graphs:
            print(f"{library}: there is no symbol graph in {folder}")
            failures += 1
        shown = set()
        for graph in graphs:
            for symbol in json.loads(graph.read_text())["symbols"]:
                for fragment in symbol.get("declarationFragments", []):
                    mangled = fragment.get("preciseIdentifier", "")
                    module = module_of(mangled)
                    # Standard library types are mangled by abbreviations and have no module here.
                    if module in OWN and module not in modules and fragment["spelling"] not in names:
                        shown.add((f"{module}.{fragment['spelling']}", ".".join(symbol["pathComponents"])))
        for name, place in sorted(shown):
            print(f"{library}: {place} shows {name}, which `import {library}` does not give")
        failures += len(shown)
        print(f"{library}: {len(graphs)} symbol graphs, {len(shown)} types that cannot be named")
    sys.exit(1 if failures else 0)


main()
