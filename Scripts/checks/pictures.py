#!/usr/bin/env python3
"""Draws the committed pictures of the README and the documentation again, and compares them pixel by pixel.

usage: pictures.py VITRINE [--write]      (run from the repository's root)

Scripts/checks/pictures.json lists the pictures and the commands that draw them. What differs is kept in out/pictures.

--write  puts what is drawn into the place of the pictures that differ
"""

import argparse
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "lib"))
import pictures  # noqa: E402

KEPT = pathlib.Path("out/pictures")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    tool = options.vitrine.resolve()

    shutil.rmtree(KEPT, ignore_errors=True)
    listed = pictures.listed()
    differing = 0
    with tempfile.TemporaryDirectory() as work:
        for name, picture in listed.items():
            committed, drawn = pathlib.Path(name), pathlib.Path(work) / "drawn.png"
            pictures.draw(tool, picture, drawn, options=["--compression", "best"])
            if committed.exists():
                compared = subprocess.run([tool, "diff", committed, drawn], capture_output=True, text=True)
                if compared.returncode == 0:
                    continue
                said = (compared.stdout + compared.stderr).strip().replace(str(drawn), "what is drawn")
            else:
                said = f"{name} is not there"
            differing += 1
            if options.write:
                committed.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(drawn, committed)
                print(f"{name}: drawn again")
            else:
                KEPT.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(drawn, KEPT / committed.name)
                print(f"{said}\n    drawn now: {KEPT / committed.name}")
    if differing and not options.write:
        print(
            f"{differing} of {len(listed)} pictures of the documentation are not what their scenes draw. Look at them in "
            f"{KEPT}; then `make check-pictures PICTURES=--write` puts them into their places. Other fonts draw other "
            "pictures: Scripts/golden-fonts.sh installs the right ones."
        )
        return 1
    print(f"{len(listed) - differing} of {len(listed)} pictures of the documentation are what their scenes draw")
    return 0


if __name__ == "__main__":
    sys.exit(main())
