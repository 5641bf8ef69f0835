#!/usr/bin/env python3
"""Compares Vitrine's pictures with those of a browser, and both with double precision.

usage: chromium.py VITRINE [--write] [--only PATTERN] [--keep]     (run from the repository's root)

Every Tests/Chromium/GROUP/CASE.yaml has a page CASE.html that should look the same, and a function in
GROUP/oracle.py that says in doubles what both should look like. A case that misses the goal needs a
reason in Tests/Chromium/exceptions.json, and Vitrine must then meet the goal against the doubles.

--write  writes the table to the documentation, Sources/9-Products/Vitrine/Vitrine.docc/Chromium.md
--only   checks cases whose GROUP/CASE matches the pattern, as a shell would
--keep   leaves the pictures in out/chromium/

Needs Chromium, numpy and Pillow.
"""

import argparse
import concurrent.futures
import fnmatch
import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "lib"))
import numpy as np
from PIL import Image

from chromium import Layer
from chromium.browser import Browser, BrowserError
from chromium.pictures import Difference, averaged, read_picture
from chromium.report import Row, page

# Where edges are all that differs: finer ones, in the order of cost.
ENLARGED = [("graphics", 8), ("software", 16), ("graphics", 16)]
CASES = pathlib.Path("Tests/Chromium")
PAGE = pathlib.Path("Sources/9-Products/Vitrine/Vitrine.docc/Chromium.md")


def canvas_of(scene: pathlib.Path) -> tuple[int, int, float]:
    """Width, height and scale; every case writes them in one line of one form."""
    form = r"^canvas: \{ width: (\d+), height: (\d+), scale: ([\d.]+) \}$"
    width, height, scale = re.search(form, scene.read_text(), re.M).groups()
    return int(width), int(height), float(scale)


def name_of(scene: pathlib.Path) -> str:
    return f"{scene.parent.name}/{scene.stem}"


def title_of(scene: pathlib.Path) -> str:
    return re.search(r"^title: (.*)$", scene.read_text(), re.M).group(1).strip('"')


def in_doubles(scene: pathlib.Path) -> np.ndarray:
    """What the case's oracle paints, in units of 1/255."""
    file = scene.parent / "oracle.py"
    spec = importlib.util.spec_from_file_location(f"oracle_{scene.parent.name}", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    layer = Layer(*canvas_of(scene), background="#FFFFFF")
    try:
        getattr(module, "draw_" + scene.stem.replace("-", "_"))(layer)
    except Exception as error:
        raise RuntimeError(f"the oracle of {scene.parent.name}/{scene.stem} fails: {error!r}") from error
    return layer.pixels[..., :3] * 255


def rendered(tool: str, scene: pathlib.Path, depth: int, folder: str) -> np.ndarray:
    target = pathlib.Path(folder, f"{scene.parent.name}-{scene.stem}-{depth}.png")
    run = subprocess.run(
        [tool, "render", scene, "-o", target, "--depth", str(depth)], capture_output=True, text=True
    )
    if run.returncode:
        raise ValueError(run.stderr.strip())
    return read_picture(target.read_bytes())


def reason_for(name: str, exceptions: dict[str, str]) -> str | None:
    return next((text for pattern, text in exceptions.items() if fnmatch.fnmatch(name, pattern)), None)


def keep(name: str, **pictures: np.ndarray) -> None:
    folder = pathlib.Path("out/chromium", name)
    folder.mkdir(parents=True, exist_ok=True)
    for kind, picture in pictures.items():
        Image.fromarray(np.clip(picture.round(), 0, 255).astype(np.uint8)).save(folder / f"{kind}.png")


def compared(
    options: argparse.Namespace,
    scene: pathlib.Path,
    browsers: dict[str, Browser],
    exact: np.ndarray,
    folder: str,
    exceptions: dict[str, str],
) -> Row:
    name, (width, height, scale) = name_of(scene), canvas_of(scene)
    page_file = scene.with_suffix(".html")
    theirs = {
        kind: read_picture(browser.picture(page_file, width, height, scale))
        for kind, browser in browsers.items()
    }
    if options.keep:
        keep(name, **theirs, doubles=exact)
    ours, deep = (rendered(options.vitrine, scene, depth, folder) for depth in (8, 16))
    if options.keep:
        keep(name, vitrine=ours, difference=128 + 16 * (deep - exact))
    pairs = {kind: Difference.of(ours, picture) for kind, picture in theirs.items()}
    enlarged = None
    if not any(pair.meets_goal for pair in pairs.values()):
        for kind, times in ENLARGED:
            large = read_picture(browsers[kind].picture(page_file, width, height, scale * times))
            found = Difference.of(ours, averaged(large, times))
            enlarged = (
                found if enlarged is None else max(enlarged, found, key=lambda d: (d.meets_goal, d.within))
            )
            if found.meets_goal:
                break
    return Row(
        name,
        title_of(scene),
        pairs,
        enlarged,
        Difference.of(deep, exact),
        {kind: Difference.of(picture, exact) for kind, picture in theirs.items()},
        reason_for(name, exceptions),
    )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--only", default="*")
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    scenes = [s for s in sorted(CASES.glob("*/*.yaml")) if fnmatch.fnmatch(name_of(s), options.only)]
    exceptions = json.loads((CASES / "exceptions.json").read_text())
    rows, failures = [], []
    with tempfile.TemporaryDirectory() as folder, Browser("graphics") as graphics, Browser(
        "software"
    ) as software, concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        browsers = {"graphics": graphics, "software": software}
        truths = [pool.submit(in_doubles, scene) for scene in scenes]
        for scene, truth in zip(scenes, truths):
            try:
                row = compared(options, scene, browsers, truth.result(), folder, exceptions)
            except ValueError as error:
                failures.append(f"{name_of(scene)}: {error}")
                print(f"{name_of(scene):32} not rendered", flush=True)
                continue
            rows.append(row)
            print(row.line, flush=True)
            failures += row.failures
        version = graphics.version
    for failure in failures:
        print(f"FAILED {failure}")
    print(
        f"{len(scenes)} cases: {sum(row.is_met for row in rows)} within the goal, "
        f"{sum(row.is_met_enlarged for row in rows)} beside the enlarged page, "
        f"{sum(row.is_exception for row in rows)} beside it; {len(failures)} failures; {version}"
    )
    if options.write and not failures and options.only == "*":
        PAGE.write_text(page(rows, version))
        print(f"wrote {PAGE}")
    return 1 if failures or not scenes else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrowserError as problem:
        sys.exit(f"check-chromium: {problem}")
