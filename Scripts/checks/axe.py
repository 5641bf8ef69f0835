#!/usr/bin/env python3
"""Holds the contrast of `vitrine audit` against axe-core in Chromium.

usage: axe.py VITRINE [COUNT [SEED]]        (from the repository's root)

Texts of one opaque colour on another, half of them within a twentieth of the ratio that they need, are drawn as scenes
and as pages. Both must give the same verdicts, and ratios within a hundredth, which axe-core rounds down. Needs Chromium
and the package axe-playwright-python, of which the script axe.min.js is used.
"""

import importlib.util
import json
import pathlib
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "lib"))

from chromium.browser import Browser  # noqa: E402

SIZES = (11, 14, 17, 18, 18.66, 18.67, 20, 23.9, 24, 34)
WEIGHTS = (400, 600, 700)
ROW, WIDTH = 60, 320


def luminance(color: tuple) -> float:
    linear = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one: tuple, other: tuple) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def drawn(chance: random.Random, index: int) -> dict:
    """A pair; of every second one the ratio is near what its size needs."""
    size, weight = chance.choice(SIZES), chance.choice(WEIGHTS)
    needed = 3 if size >= 24 or weight >= 700 and size > 18.66 else 4.5
    while True:
        text, back = (tuple(chance.randrange(256) for _ in range(3)) for _ in range(2))
        # axe-core leaves pairs undecided that it finds equal.
        if ratio(text, back) > 1.02 and (index % 2 or abs(ratio(text, back) - needed) < 0.05):
            return {"size": size, "weight": weight, "text": "#%02X%02X%02X" % text, "back": "#%02X%02X%02X" % back}


def scene(pairs: list) -> str:
    lines = ["vitrine: 1", f"canvas: {{ width: {WIDTH}, height: {ROW * len(pairs)}, scale: 1 }}", "body:"]
    for index, pair in enumerate(pairs):
        lines.append(
            f'  - {{ text: Pair {index} end, font: {{ size: {pair["size"]}, weight: {pair["weight"]} }}, '
            f'foreground: "{pair["text"]}", frame: {{ width: {WIDTH}, height: {ROW} }}, '
            f'background: "{pair["back"]}", position: {{ x: {WIDTH / 2}, y: {ROW * index + ROW / 2} }} }}'
        )
    return "\n".join(lines) + "\n"


def page(pairs: list) -> str:
    rows = [
        f'<p id="p{index}" style="margin:0;height:{ROW}px;width:{WIDTH}px;line-height:{ROW}px;'
        f'font:{pair["weight"]} {pair["size"]}px/{ROW}px sans-serif;color:{pair["text"]};background:{pair["back"]}">'
        f"Pair {index} end</p>"
        for index, pair in enumerate(pairs)
    ]
    return f"<!doctype html><html lang=en><title>Pairs</title><body style='margin:0'>{''.join(rows)}</body></html>"


def script() -> str:
    found = importlib.util.find_spec("axe_playwright_python")
    if not found:
        raise SystemExit("axe.py: the package axe-playwright-python is needed: pip install --no-deps axe-playwright-python")
    return (pathlib.Path(found.submodule_search_locations[0]) / "axe.min.js").read_text()


def seen_by_axe(browser: Browser, path: pathlib.Path, axe: str) -> dict:
    """The verdict and the ratio of each pair."""
    browser.send("Page.navigate", url=path.as_uri())
    browser.send("Runtime.evaluate", expression=axe)
    answer = browser.send(
        "Runtime.evaluate", awaitPromise=True, returnByValue=True,
        expression="document.readyState === 'complete' || new Promise(r => addEventListener('load', r)), "
        "axe.run(document, {runOnly: ['color-contrast']})"
        ".then(r => JSON.stringify([r.violations, r.passes, r.incomplete]))",
    )
    failed, passed, unsure = json.loads(answer["result"]["value"])
    found = {}
    for verdict, rules in (("fails", failed), ("passes", passed), ("unsure", unsure)):
        for node in (node for rule in rules for node in rule["nodes"]):
            found[int(node["target"][0][2:])] = (verdict, node["any"][0]["data"]["contrastRatio"])
    return found


def seen_by_vitrine(program: str, path: pathlib.Path) -> dict:
    """The ratios of the pairs that fail."""
    command = [program, "audit", path, "--format", "json"]
    told = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    return {
        int(finding["details"]["text"].split()[1]): finding["details"]["ratio"]
        for finding in told["findings"]
        if finding["rule"] in ("contrast", "uneven-contrast", "invisible-text")
    }


def main() -> int:
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 4917
    chance, axe = random.Random(seed), script()
    pairs = [drawn(chance, index) for index in range(count)]
    wrong, failing, most = [], 0, 0.0
    with tempfile.TemporaryDirectory() as place, Browser("software") as browser:
        folder = pathlib.Path(place)
        for start in range(0, count, 50):
            some = pairs[start : start + 50]
            (folder / "pairs.yaml").write_text(scene(some))
            (folder / "pairs.html").write_text(page(some))
            theirs = seen_by_axe(browser, folder / "pairs.html", axe)
            ours = seen_by_vitrine(sys.argv[1], folder / "pairs.yaml")
            for index, pair in enumerate(some):
                verdict, value = theirs.get(index, ("not seen", 0))
                own = "fails" if index in ours else "passes"
                failing += own == "fails"
                apart = abs(ours[index] - value) if own == verdict == "fails" else 0
                most = max(most, apart)
                if own != verdict or apart > 0.0151:
                    wrong.append(f"{pair}: axe-core {verdict} with {value}, vitrine {own} with {ours.get(index)}")
    for line in wrong[:20]:
        print("FAILED", line)
    state = "FAILED" if wrong else "ok    "
    print(f"{state} {count} pairs of seed {seed}, {failing} of which fail: {count - len(wrong)} as axe-core in "
          f"Chromium has them; ratios at most {most:.3f} apart")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
