#!/usr/bin/env python3
"""Holds `vitrine audit --format sarif` against the schema of SARIF 2.1.0 that OASIS publishes.

usage: sarif.py VITRINE        (run from the repository's root)

Audits every scene of the gallery, one of no finding, one of many with odd names, and one that cannot be read. The schema
is downloaded; SARIF_SCHEMA names a file of it instead. Needs jsonschema.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

from jsonschema import Draft7Validator, FormatChecker

ADDRESSES = [
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/main/sarif-2.1/schema/sarif-schema-2.1.0.json",
]

ODD = """\
vitrine: 1
canvas: { width: 320, height: 120, scale: 1 }
background: white
body:
  - vstack:
      - { text: "Grün, 50 %: \\U0001F600", foreground: "#AAAAAA" }
      - { iconButton: xmark, frame: { width: 20, height: 20 } }
      - { text: Notifications and sounds of all devices, lineLimit: 1, frame: { width: 80 } }
      - { slider: 0.5, padding: 0.3 }
"""


def schema() -> dict:
    told = os.environ.get("SARIF_SCHEMA")
    if told:
        return json.loads(pathlib.Path(told).read_text())
    for address in ADDRESSES:
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                return json.load(answer)
        except OSError as error:
            print(f"{address}: {error}")
    raise SystemExit("sarif.py: no schema; set SARIF_SCHEMA to a file of it")


def main() -> int:
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    own = schema()
    Draft7Validator.check_schema(own)
    validator = Draft7Validator(own, format_checker=FormatChecker())
    failed = False
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        (folder / "odd, 100 % #1.yaml").write_text(ODD)
        (folder / "plain.yaml").write_text("vitrine: 1\ncanvas: { width: 90, height: 40 }\nbody:\n  - text: Hello\n")
        (folder / "broken.yaml").write_text("vitrine: 1\nbody:\n  - txt: Hello\n")
        gallery = [str(path) for path in sorted(pathlib.Path("scenes/gallery").glob("*.yaml"))]
        cases = [("odd", ["odd, 100 % #1.yaml"], 4), ("plain", ["plain.yaml"], 0), ("broken", ["broken.yaml"], 0)]
        cases = [(name, [str(folder / file) for file in files], least) for name, files, least in cases]
        for name, files, least in cases + [("gallery", gallery, 0)]:
            command = [tool, "audit", *files, "--stress", "--no-pixels", "--format", "sarif"]
            if name == "odd":
                command.remove("--no-pixels")
            told = subprocess.run(command, capture_output=True, text=True)
            log = json.loads(told.stdout)
            errors = [f"{list(error.path)}: {error.message[:200]}" for error in validator.iter_errors(log)]
            results = log["runs"][0]["results"]
            if len(results) < least:
                errors.append(f"{len(results)} results, {least} expected")
            notes = log["runs"][0]["invocations"][0]["toolExecutionNotifications"]
            if (name == "broken") != bool(notes):
                errors.append(f"{len(notes)} notifications of failures")
            failed = failed or bool(errors)
            print(f"{'FAILED' if errors else 'ok    '} {name}: {len(results)} results, {len(notes)} notifications")
            for error in errors[:5]:
                print("  ", error)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
