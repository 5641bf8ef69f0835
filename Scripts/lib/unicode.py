"""Files of the Unicode Character Database, fetched once and held to their fingerprints."""

import hashlib
import pathlib
import urllib.request

VERSION = "17.0.0"
FOLDER = pathlib.Path(".build/unicode") / VERSION
SOURCE = f"https://www.unicode.org/Public/{VERSION}/ucd/"
FINGERPRINTS = {
    "LineBreak.txt": "e6a18fa91f8f6a6f8e534b1d3f128c21ada45bfe152eb6b1bcc5e15fd8ac92e6",
    "EastAsianWidth.txt": "ea7ce50f3444a050333448dffef1cadd9325af55cbb764b4a2280faf52170a33",
    "UnicodeData.txt": "2e1efc1dcb59c575eedf5ccae60f95229f706ee6d031835247d843c11d96470c",
    "emoji/emoji-data.txt": "2cb2bb9455cda83e8481541ecf5b6dfda66a3bb89efa3fa7c5297eccf607b72b",
    "ScriptExtensions.txt": "ec2107e58825a1586acee8e0911ce18260394ac8b87e535ca325f1ccbeb06bc6",
    "auxiliary/LineBreakTest.txt": "e69884e0dde6a8724873f885d68c52dc14518abf9ae4ca9e2283b8773db3b752",
}


def file(name: str) -> pathlib.Path:
    """Where a file of the database is kept, fetched if it is not there yet. One that was put there by hand serves
    as well, if it is the same to the byte."""
    path = FOLDER / name
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".part")
        try:
            with urllib.request.urlopen(SOURCE + name, timeout=60) as answer:
                beside.write_bytes(answer.read())
        except OSError as error:
            raise SystemExit(f"{SOURCE + name} cannot be fetched ({error}): put the file into {path.parent} by hand") from None
        beside.rename(path)
    if hashlib.sha256(path.read_bytes()).hexdigest() != FINGERPRINTS[name]:
        raise SystemExit(f"{path} is not {name} of Unicode {VERSION}: remove it, or renew the fingerprint")
    return path


def values(name: str, default: str) -> list[str]:
    """A property of each code point, from a file of ranges."""
    table = [default] * 0x110000
    for line in file(name).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        first, _, last = fields[0].partition("..")
        for code in range(int(first, 16), int(last or first, 16) + 1):
            table[code] = fields[1]
    return table


def members(name: str, property: str) -> set[int]:
    """The code points that have a property, from a file that lists several."""
    found = set()
    for line in file(name).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2 or fields[1] != property:
            continue
        first, _, last = fields[0].partition("..")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def categories() -> list[str]:
    """The general category of each code point."""
    table = ["Cn"] * 0x110000
    first = None
    for line in file("UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        code, name, category = line.split(";")[:3]
        if name.endswith(", First>"):
            first = int(code, 16)
            continue
        for each in range(int(code, 16) if first is None else first, int(code, 16) + 1):
            table[each] = category
        first = None
    return table
