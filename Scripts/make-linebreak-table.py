#!/usr/bin/env python3
"""Writes the table of line breaking classes from the Unicode Character Database.

usage: make-linebreak-table.py     (run from the repository's root)

The files come from unicode.org into .build/unicode, in the version that Scripts/lib/unicode.py names. For another
version: change it and the fingerprints there, run this script and `make check-linebreak`.

Every code point has a class in which what rule LB1 resolves is resolved, and what the rules ask beyond the class as
letters after it. Neighbours that are alike make one range: how many they are, if more than one, and the class.
"""

import itertools
import pathlib
import sys
import textwrap

sys.path.insert(0, str(pathlib.Path(__file__).parent / "lib"))
import unicode

OUTPUT = pathlib.Path("Sources/2-Assets/VitrineText/Breaking/LineBreakTable+Ranges.swift")
HANGUL = range(0xAC00, 0xD7A4)


def names() -> list[str]:
    classes = unicode.values("LineBreak.txt", "XX")
    widths = unicode.values("EastAsianWidth.txt", "N")
    categories = unicode.categories()
    pictographs = unicode.members("emoji/emoji-data.txt", "Extended_Pictographic")
    found = []
    for code, name in enumerate(classes):
        # LB1.
        if name in ("AI", "SG", "XX"):
            name = "AL"
        elif name == "CJ":
            name = "NS"
        elif name == "SA" and categories[code] in ("Mn", "Mc"):
            name = "CM"
        # Every 28th syllable has no final consonant: the class follows from the code point.
        if code in HANGUL:
            assert name == ("H2" if (code - HANGUL.start) % 28 == 0 else "H3")
            name = "H3"
        name = name.lower()
        if widths[code] in "FWH" and len(widths[code]) == 1:
            name += "W"
        if categories[code] == "Cn" and code in pictographs:
            name += "P"
        if name == "qu" and categories[code] in ("Pi", "Pf"):
            name += categories[code][1].upper()
        if code == 0x25CC:
            name += "D"
        found.append(name)
    return found


def main() -> None:
    ranges = []
    for name, run in itertools.groupby(names()):
        count = sum(1 for _ in run)
        ranges.append(name if count == 1 else f"{count}{name}")
    lines = textwrap.wrap(" ".join(ranges), 100, break_long_words=False, break_on_hyphens=False)
    text = " \\\n        ".join(lines)
    OUTPUT.write_text(
        f"""// swift-format-ignore-file
// Written by Scripts/make-linebreak-table.py from Unicode {unicode.VERSION}; not meant to be changed by hand.

extension LineBreakTable {{
    /// The version of Unicode that the ranges and the rules are of.
    static let version = "{unicode.VERSION}"

    /// Ranges of code points: the length if more than one, the class, and letters for other properties.
    static let ranges = \"\"\"
        {text}
        \"\"\"
}}
"""
    )
    print(f"{OUTPUT}: {len(ranges)} ranges, {OUTPUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
