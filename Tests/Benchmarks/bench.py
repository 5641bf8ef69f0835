#!/usr/bin/env python3
"""Measures Vitrine and, where they can be had, its peers in one run.

usage: bench.py VITRINE [--only PART,...] [--rounds N] [--write] [--check PERCENT] [--page]      (run from the repository's root)

The parts: blur (beside OpenCV, Skia and Pillow), job (a whole process from scene to PNG, beside Chromium and
Skia), size (from 0.1 to 50 megapixels), glass (the same area in 1 to 64 cards), surfaces (of Liquid Glass), shapes
(filled and stroked, beside Blend2D, Skia, cairo, AGG and ThorVG), scenes (every stage of every scene), diff (beside pixelmatch and
ImageMagick), films (frames a second, and memory by length), growth (10 to 100,000 shapes, glyphs and nodes) and instructions (counted by callgrind, which noise does not
touch, at the baseline of vectors and at v3).

The peers come from PyPI into .build/bench-venv; without them Vitrine's own rows are measured. All figures go
to out/bench/bench.json and all plots beside it. --write makes the counted instructions the new baseline; --check 5 fails
where a count has grown by more than 5 %. --page keeps
what the documentation's page Benchmarks shows of the parts in results.json, and writes that page.
"""

import argparse
import json
import os
import pathlib
import platform
import subprocess
import sys
import time

sys.dont_write_bytecode = True
VENV = pathlib.Path(".build/bench-venv")
PACKAGES = ["numpy", "Pillow", "opencv-python-headless", "skia-python", "pyblend2d", "cairocffi", "aggdraw",
            "thorvg-python"]
OUT = pathlib.Path("out/bench")


def peers_python() -> str | None:
    """The Python that has the peers, made if need be; None, after a line that says why, where it cannot be."""
    python = VENV / "bin/python"
    check = [python, "-c", "import numpy, PIL, cv2, skia, blend2d"]
    try:
        if python.exists() and subprocess.run(check, capture_output=True).returncode == 0:
            return str(python)
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True, capture_output=True)
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES]
        subprocess.run(pip, check=True, capture_output=True, text=True)
        subprocess.run(check, check=True, capture_output=True, text=True)
        return str(python)
    except (OSError, subprocess.CalledProcessError) as error:
        reason = (getattr(error, "stderr", None) or str(error)).strip().splitlines()[-1:]
        print(f"bench: no peers, only Vitrine's own rows: {' '.join(map(str, reason))}", flush=True)
        return None


def processor() -> str:
    try:
        lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def main() -> int:
    # A usage is a format: its percent signs stand for themselves.
    parser = argparse.ArgumentParser(usage=__doc__.replace("%", "%%"))
    parser.add_argument("vitrine")
    parser.add_argument("--only", default="blur,job,size,glass,surfaces,shapes,films,growth,instructions,scenes,diff")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", type=float, metavar="PERCENT")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--without-peers", action="store_true")
    options = parser.parse_args()
    # In the Python that has the peers, everything else is the same.
    if not options.without_peers and pathlib.Path(sys.prefix).resolve() != VENV.resolve():
        python = peers_python()
        arguments = [*sys.argv] if python else [*sys.argv, "--without-peers"]
        python = python or sys.executable
        os.execv(python, [python, *arguments])

    import blurs
    import diffs
    import films
    import glass
    import growth
    import instructions
    import jobs
    import page
    import scenes
    import shapes
    import sizes
    import surfaces

    OUT.mkdir(parents=True, exist_ok=True)
    parts = {
        "blur": blurs.measure,
        "job": jobs.measure,
        "size": sizes.measure,
        "glass": glass.measure,
        "surfaces": surfaces.measure,
        "instructions": instructions.measure,
        "scenes": scenes.measure,
        "shapes": shapes.measure,
        "films": films.measure,
        "diff": diffs.measure,
        "growth": growth.measure,
    }
    wanted = options.only.split(",")
    if unknown := set(wanted) - set(parts):
        sys.exit(f"bench: there is no part {', '.join(sorted(unknown))}; there are {', '.join(parts)}")
    version = subprocess.run([options.vitrine, "--version"], capture_output=True, text=True, check=True)
    results = {
        "vitrine": version.stdout.strip(),
        "machine": {"processor": processor(), "cores": os.cpu_count(), "system": platform.platform()},
        "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "load": os.getloadavg()[0],
    }
    print(f"Vitrine {results['vitrine']} on {processor()}, {os.cpu_count()} cores, load {results['load']:.1f}")
    for part in wanted:
        results[part] = parts[part](options)
        # Whatever happens later, this much is kept.
        (OUT / "bench.json").write_text(json.dumps(results, indent=1) + "\n")
    print(f"\nwrote {OUT}/bench.json and its plots")
    if options.page:
        kept = page.keep(results)
        page.PAGE.write_text(page.page(), encoding="utf-8")
        print(f"wrote {page.PAGE}; measured anew: {', '.join(kept) or 'nothing that it shows'}")
    return 1 if results.get("instructions", {}).get("grown") else 0


if __name__ == "__main__":
    sys.exit(main())
