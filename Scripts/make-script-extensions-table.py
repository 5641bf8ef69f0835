#!/usr/bin/env python3
"""Writes the table of script extensions from the Unicode Character Database.

usage: make-script-extensions-table.py     (run from the repository's root)

The file comes from unicode.org into .build/unicode, in the version that Scripts/lib/unicode.py names. For another
version: change it and the fingerprints there, and run this script and make-linebreak-table.py.

Each line of the table is a set of scripts, by their ISO 15924 codes, and the code points used with these alone.
"""

import itertools
import pathlib
import sys
import textwrap

sys.path.insert(0, str(pathlib.Path(__file__).parent / "lib"))
import unicode

OUTPUT = pathlib.Path("Sources/2-Assets/VitrineText/Scripts/ScriptExtensions+Ranges.swift")


def main() -> None:
    table = unicode.values("ScriptExtensions.txt", "")
    ranges: dict[str, list[str]] = {}
    code = 0
    for scripts, run in itertools.groupby(table):
        first, code = code, code + sum(1 for _ in run)
        if scripts:
            last = code - 1
            ranges.setdefault(scripts, []).append(f"{first:x}" if first == last else f"{first:x}-{last:x}")
    sets = sorted(ranges.items(), key=lambda entry: (len(entry[0].split()), entry[0]))
    text = "\n".join(f"{scripts}: {' '.join(places)}" for scripts, places in sets)
    lines = []
    for line in text.splitlines():
        lines += [part + " \\" for part in textwrap.wrap(line, 102, break_on_hyphens=False)]
        lines[-1] = lines[-1].removesuffix(" \\")
    body = "\n        ".join(lines)
    OUTPUT.write_text(
        f"""// swift-format-ignore-file
// Written by Scripts/make-script-extensions-table.py from Unicode {unicode.VERSION}; not meant to be changed by hand.

extension ScriptExtensions {{
    /// The version of Unicode that the ranges are of.
    static let version = "{unicode.VERSION}"

    /// A set of scripts in each line, and the ranges of code points that are used with these alone.
    static let ranges = \"\"\"
        {body}
        \"\"\"
}}
"""
    )
    print(f"{OUTPUT}: {len(sets)} sets, {OUTPUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
