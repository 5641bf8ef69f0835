#!/usr/bin/env python3
"""Runs every case of Unicode's LineBreakTest.txt, and writes the sample of it that the tests have.

usage: linebreak.py [--sample]     (run from the repository's root, after swift build --build-tests)

The file comes from unicode.org into .build/unicode (its version and fingerprint are in Scripts/lib/unicode.py). The test
"LineBreakFileTests" reads the cases and says how many of them pass; without this script it is not run.

--sample  writes Tests/VitrineTextTests/LineBreakSample.txt anew: for each rule some of the shortest cases that it
          decides, and each long case of the file's end
"""

import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "lib"))
import unicode

SAMPLE = pathlib.Path("Tests/VitrineTextTests/LineBreakSample.txt")
PER_RULE = 6


def write_sample(lines: list[str]) -> None:
    notice = [line for line in lines[:8] if line.startswith("#")]
    cases = [line.split("\t#") for line in lines if line[:1] in "×÷"]
    chosen: dict[int, None] = {}
    count: dict[tuple[str, str], int] = {}
    order = sorted(range(len(cases)), key=lambda index: (len(cases[index][0]), index))
    for index in order:
        rules = re.findall(r"([×÷]) \[([0-9.]+)\]", cases[index][1])[1:-1]
        if any(count.get(rule, 0) < PER_RULE for rule in rules):
            chosen[index] = None
            for rule in rules:
                count[rule] = count.get(rule, 0) + 1
    for index, (case, _) in enumerate(cases):
        if 60 < len(case) < 200:
            chosen[index] = None
    text = ["# A sample of Unicode's line breaking test, chosen by Scripts/checks/linebreak.py. Of that file:", *notice]
    SAMPLE.write_text("\n".join(text + [cases[index][0].strip() for index in sorted(chosen)]) + "\n")
    print(f"{SAMPLE}: {len(chosen)} cases, {SAMPLE.stat().st_size} bytes")


def main() -> int:
    path = unicode.file("auxiliary/LineBreakTest.txt")
    if "--sample" in sys.argv[1:]:
        write_sample(path.read_text(encoding="utf-8").splitlines())
        return 0
    swift = os.environ.get("SWIFT", "swift")
    run = subprocess.run(
        [swift, "test", "--skip-build", "--filter", "LineBreakFileTests"],
        env={**os.environ, "LINE_BREAK_TEST": str(path.resolve())}, capture_output=True, text=True,
    )
    for line in run.stdout.splitlines():
        if line.startswith("LineBreakTest"):
            print(line)
    if run.returncode:
        print(run.stdout[-4000:], run.stderr[-2000:])
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
