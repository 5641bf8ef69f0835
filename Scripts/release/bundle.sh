#!/bin/sh
# Makes the artifact bundle for SwiftPM: the tool of this platform with what it needs, and an info.json that says for which
# triples it is. Those of several machines are merged by merge-bundles.py.
set -eu
cd "$(dirname "$0")/../.."
. Scripts/release/common.sh
need python3

python3 - "$WORK/stage" "$DIST/vitrine.artifactbundle.zip" "$VERSION" "$SOURCE_DATE_EPOCH" \
    "$NAME=$MACHINE-unknown-linux-gnu" <<'PYTHON'
"""Writes the zip with fixed times, order and modes, so that its checksum is that of its contents."""
import json, pathlib, sys, time, zipfile

stage, target, version, epoch = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
when = time.gmtime(max(epoch, 315532800))[:6]
variants, entries = [], {}
for each in sys.argv[5:]:
    name, triple = each.split("=")
    variants.append({"path": f"{name}/bin/vitrine", "supportedTriples": [triple]})
    for path in (stage / name).rglob("*"):
        if path.is_file():
            entries[f"vitrine.artifactbundle/{path.relative_to(stage)}"] = path
info = {"schemaVersion": "1.0", "artifacts": {"vitrine": {"type": "executable", "version": version, "variants": variants}}}
with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as bundle:
    def add(name, data, mode):
        entry = zipfile.ZipInfo(name, when)
        entry.external_attr = (0o100000 | mode) << 16
        entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 3
        bundle.writestr(entry, data)
    add("vitrine.artifactbundle/info.json", json.dumps(info, indent=2) + "\n", 0o644)
    for name, path in sorted(entries.items()):
        add(name, path.read_bytes(), 0o755 if "/bin/" in name else 0o644)
PYTHON
