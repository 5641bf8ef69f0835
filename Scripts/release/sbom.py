"""The bill of materials of a release, in CycloneDX 1.6.

usage: sbom.py NAME VERSION EPOCH TOOL CARRIED CHECKOUTS SWIFT-VERSION > sbom.json

CARRIED is the list that stage.sh writes, CHECKOUTS the folder of Swift packages as they were built.
"""

import datetime
import hashlib
import json
import pathlib
import subprocess
import sys
import uuid

SWIFT_PACKAGES = {
    "swift-argument-parser": ("https://github.com/apple/swift-argument-parser", "Apache-2.0"),
    "Yams": ("https://github.com/jpsim/Yams", "MIT"),
}


def component(kind: str, name: str, version: str, purl: str, license: str | None = None, **more: object) -> dict:
    found = {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl, **more}
    if license:
        found["licenses"] = [{"license": {"id": license}}]
    return found


def main() -> int:
    name, version, epoch, tool, carried, checkouts, swift = sys.argv[1:]
    digest = hashlib.sha256(pathlib.Path(tool).read_bytes()).hexdigest()
    own = component(
        "application", "vitrine", version, f"pkg:github/vitrine/vitrine@{version}", "MIT",
        hashes=[{"alg": "SHA-256", "content": digest}])
    parts = [component("framework", "swift", swift, f"pkg:generic/swift@{swift}", "Apache-2.0")]
    for package, (url, license) in SWIFT_PACKAGES.items():
        tag = subprocess.run(
            ["git", "-C", f"{checkouts}/{package}", "describe", "--tags", "--exact-match"], check=True,
            capture_output=True, text=True).stdout.strip()
        parts.append(component(
            "library", package, tag, f"pkg:swift/{url.removeprefix('https://')}@{tag}", license))
    for line in pathlib.Path(carried).read_text(encoding="utf-8").splitlines():
        kind, package, found, source, source_version = line.split()
        purl = f"pkg:deb/debian/{package}@{found.replace('+', '%2B').replace('~', '%7E')}?distro=debian-12"
        parts.append(component(
            "file" if kind.startswith("font") else "library", package, found, purl,
            externalReferences=[{
                "type": "distribution", "url": f"https://sources.debian.org/src/{source}/{source_version}/"}]))
    # A package of fonts may be in both archives.
    parts = [each for _, each in sorted({each["bom-ref"]: each for each in parts}.items())]
    document = {
        "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
        # Of the contents, so that the same release has the same number.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{name}/{digest}')}",
        "metadata": {
            "timestamp": datetime.datetime.fromtimestamp(int(epoch), datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": own,
        },
        "components": parts,
        "dependencies": [{"ref": own["bom-ref"], "dependsOn": [each["bom-ref"] for each in parts]}],
    }
    print(json.dumps(document, indent=2, sort_keys=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
