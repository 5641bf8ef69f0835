#!/usr/bin/env python3
"""A thousand goldens recorded, verified cold and verified warm, with the rate of each.

usage: thousand.py VITRINE [--count N] [--scene FILE]     (run from the repository's root)

The scenes are copies of one of the gallery with another title each, in light and dark. Cold means that every scene is
rendered and compared; warm that all it reads is as it was.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--scene", default="scenes/gallery/focus-home.yaml")
    options = parser.parse_args()
    vitrine = str(pathlib.Path(options.vitrine).resolve())
    text = pathlib.Path(options.scene).read_text()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-thousand-"))
    environment = {k: v for k, v in os.environ.items() if k != "CI"}
    environment["VITRINE_CACHE"] = str(folder / "cache")
    try:
        for number in range((options.count + 1) // 2):
            path = folder / "scenes" / f"group-{number % 20}" / f"scene-{number:04}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text.replace("title:", f"title: {number}", 1))
        (folder / "goldens").mkdir()
        (folder / "goldens" / "suite.yaml").write_text("suite: 1\nscenes: ../scenes\ngolden: { scale: 1 }\n")
        for name, arguments, state in (
            ("record", ["--no-cache"], "recorded"),
            ("cold", ["--update", "none", "--no-cache"], "matched"),
            ("fill the memory", ["--update", "none"], "matched"),
            ("warm", ["--update", "none"], "unchanged"),
        ):
            start = time.time()
            run = subprocess.run(
                [vitrine, "test", "--json", "report.json", *arguments],
                cwd=folder, env=environment, capture_output=True, text=True,
            )
            seconds = time.time() - start
            if run.returncode:
                print(run.stdout[-2000:], run.stderr[-2000:])
                return 1
            states = [case["state"] for case in json.loads((folder / "report.json").read_text())["cases"]]
            if set(states) != {state}:
                print(f"FAILED: {name}: {set(states)}, where all are to be {state}")
                return 1
            print(f"{name:16} {len(states)} goldens in {seconds:7.2f} s, {len(states) / seconds:8.1f} a second", flush=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
