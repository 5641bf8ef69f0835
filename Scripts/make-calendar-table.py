#!/usr/bin/env python3
"""Writes the table of calendars from the Unicode Common Locale Data Repository, as Babel (PyPI) has it.

usage: make-calendar-table.py     (run from the repository's root; needs babel)

A language has a line, in which semicolons are between its tag, days, letters of days, months, short months, the pattern of a day, that of a month, that of
a time, the halves of a day, the first day of the week (0 is Sunday) and its ten digits, if they are not 0 to 9. In patterns,
{d}, {y} and {n} are numbers, {dd} and {nn} the same in two digits, {m} and {M} the short and the whole name of the month; in
those of times, {h} and {H} are hours of twelve and of 24, {HH} the same in two digits, {mm} minutes and {a} the half of the
day.
"""

import pathlib
import re

import babel
from babel import Locale

WIDTH = 100
OUTPUT = pathlib.Path("Sources/3-Scene/VitrineComponents/Generated/CalendarTable.swift")
# The languages that iOS is in, those that many apps add, and regions that write days otherwise than their language does.
TAGS = """af am ar ar-EG ar-SA az be bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-CA en-GB en-IE en-IN en-NZ en-ZA es
es-419 es-MX es-US et eu fa fi fil fr fr-CA fr-CH ga gl gu he hi hr hu hy id is it it-CH ja ka kk km kn ko ky lo lt lv mk ml
mn mr ms my nb ne nl nl-BE no pa pl pt pt-PT ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh-Hant zh-HK zu""".split()
# Likely regions, whose weeks a language without one has (CLDR, supplemental/likelySubtags).
LIKELY = {"en": "US", "ar": "EG", "zh": "CN", "pt": "BR", "zh-Hant": "TW", "es-419": "MX", "no": "NO"}


def parse(tag: str) -> Locale:
    return Locale.parse("nb" if tag == "no" else tag.replace("-", "_"))


def first_weekday(tag: str) -> int:
    """The first day of the week of the most populous region; Babel counts from Monday."""
    base = tag.split("-")[0]
    region = tag.split("-")[1] if re.search(r"-[A-Z]{2}$", tag) else LIKELY.get(tag)
    if region is None:
        likely = babel.core.get_global("likely_subtags").get(base, "")
        region = likely.split("_")[-1]
    return (parse(f"{'nb' if base == 'no' else base}-{region}").first_week_day + 1) % 7


def pattern(text: str, names: dict[str, str]) -> str:
    """A pattern of CLDR, with names in braces for its fields."""
    found = []
    for part in re.finditer(r"'([^']*)'|([A-Za-z])\2*|(.)", text):
        if part.group(2):
            found.append("{%s}" % names[part.group(0)])
        elif part.group(3):
            found.append(part.group(3))
        else:
            found.append(part.group(1) or "'")
    return re.sub(r"[\u202f\u00a0]", " ", "".join(found)).replace("\u200f", "")


DAY = {"d": "d", "dd": "dd", "M": "n", "MM": "nn", "L": "n", "MMM": "m", "LLL": "m", "MMMM": "M", "LLLL": "M", "y": "y", "yy": "y",
       "G": "", "GGGGG": ""}
TIME = {"h": "h", "hh": "h", "H": "H", "HH": "HH", "mm": "mm", "a": "a", "B": "a"}


def row(tag: str) -> list[str]:
    locale = parse(tag)
    order = (6, 0, 1, 2, 3, 4, 5)

    def days(width: str) -> list[str]:
        names = locale.days["stand-alone"][width]
        return [names[day] for day in order]

    short = days("abbreviated")
    # In a strip there is room for a few letters.
    if any(" " in name for name in short) or max(map(len, short)) > 6:
        short = days("short") if "short" in locale.days["stand-alone"] else short
    months = list(locale.months["stand-alone"]["wide"].values())
    brief = list(locale.months["format"]["abbreviated"].values())
    heading = pattern(str(locale.datetime_skeletons["yMMMM"]), DAY)
    # Where months are numbers, so are their names on a wheel.
    if "{n}" in heading:
        months = brief
    halves = locale.day_periods["format"]["abbreviated"]
    clock = pattern(locale.time_formats["short"].pattern, TIME)
    digits = {"arab": "٠١٢٣٤٥٦٧٨٩", "arabext": "۰۱۲۳۴۵۶۷۸۹", "deva": "०१२३४५६७८९", "beng": "০১২৩৪৫৬৭৮৯", "mymr": "၀၁၂၃၄၅၆၇၈၉",
              "latn": ""}[locale.default_numbering_system]
    return [
        tag, "|".join(short), "|".join(days("narrow")), "|".join(months), "|".join(brief),
        pattern(str(locale.datetime_skeletons["yMMMd"]), DAY), heading, clock,
        f"{halves['am']}|{halves['pm']}" if "{a}" in clock else "", str(first_weekday(tag)), digits,
    ]


def main() -> None:
    rows = {tag: row(tag) for tag in TAGS}
    kept = []
    for tag in TAGS:
        base = tag.split("-")[0]
        if tag == base or rows[tag][1:] != rows[base][1:]:
            kept.append(rows[tag])
    lines = []
    for found in kept:
        assert not any(";" in part for part in found), found
        # No letter is parted from its marks.
        parts = re.findall(r".{1,%d}(?:[|; ]|$)" % WIDTH, ";".join(found))
        lines += [part + "\\" for part in parts[:-1]] + [parts[-1]]
    body = "\n        ".join(lines)
    OUTPUT.parent.mkdir(exist_ok=True)
    OUTPUT.write_text(
        f'''// swift-format-ignore-file
// Written by Scripts/make-calendar-table.py from the Unicode Common Locale Data Repository.

/// Days, months and clocks by language, whose parts the script describes.
enum CalendarTable {{
    /// The number of parts that a language has.
    static let parts = 11
    static let text = """
        {body}
        """
}}
''', encoding="utf-8")
    print(f"{len(kept)} languages and regions in {OUTPUT}")


if __name__ == "__main__":
    main()
