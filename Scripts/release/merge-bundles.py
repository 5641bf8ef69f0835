"""Merges artifact bundles of several machines into one, with a variant for each.

    merge-bundles.py TARGET BUNDLE...

Times, order and modes are those of the bundles, so that the checksum is that of the contents.
"""

import json
import sys
import zipfile

INFO = "vitrine.artifactbundle/info.json"


def main():
    entries, variants, infos = {}, [], []
    for path in sys.argv[2:]:
        with zipfile.ZipFile(path) as bundle:
            for entry in bundle.infolist():
                data = bundle.read(entry)
                if entry.filename == INFO:
                    infos.append((entry, json.loads(data)))
                elif entry.filename in entries:
                    sys.exit(f"merge-bundles: {entry.filename} is in two bundles")
                else:
                    entries[entry.filename] = (entry, data)
    if not infos:
        sys.exit("merge-bundles: there is no bundle")
    if len({info["artifacts"]["vitrine"]["version"] for _, info in infos}) != 1:
        sys.exit("merge-bundles: the bundles are of different versions")
    for _, info in infos:
        variants += info["artifacts"]["vitrine"]["variants"]
    triples = [triple for each in variants for triple in each["supportedTriples"]]
    if len(set(triples)) != len(triples):
        sys.exit(f"merge-bundles: two variants are for one triple: {', '.join(triples)}")
    entry, info = infos[0]
    info["artifacts"]["vitrine"]["variants"] = sorted(variants, key=lambda each: each["supportedTriples"])
    with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED, compresslevel=9) as bundle:
        def add(old, data):
            new = zipfile.ZipInfo(old.filename, old.date_time)
            new.external_attr, new.compress_type, new.create_system = old.external_attr, zipfile.ZIP_DEFLATED, 3
            bundle.writestr(new, data)

        add(entry, json.dumps(info, indent=2) + "\n")
        for _, (old, data) in sorted(entries.items()):
            add(old, data)


main()
