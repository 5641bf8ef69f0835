"""The bill of materials of a release, in CycloneDX 1.6.

usage: sbom.py NAME VERSION EPOCH TOOL CARRIED RESOLVED CHECKOUTS SWIFT-VERSION > sbom.json

CARRIED is the list that stage.sh writes, CHECKOUTS the folder of Swift packages as they were built, and RESOLVED the
Package.resolved of that build. The licences of the packages are in packages.txt beside this file.
"""

import datetime
import hashlib
import json
import pathlib
import sys
import uuid


def component(kind: str, name: str, version: str, purl: str, license: str | None = None, **more: object) -> dict:
    found = {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl, **more}
    if license:
        found["licenses"] = [{"license": {"id": license}}]
    return found


def swift_packages(checkouts: str, resolved: str) -> list[dict]:
    """The Swift packages that were built; fails where packages.txt does not know the licence of one."""
    listed = pathlib.Path(__file__).with_name("packages.txt").read_text(encoding="utf-8").splitlines()
    licenses = {line.split()[0]: line.split()[2] for line in listed if line and not line.startswith("#")}
    pins = {pin["identity"]: pin for pin in json.loads(pathlib.Path(resolved).read_text(encoding="utf-8"))["pins"]}
    found = []
    for name in sorted(path.name for path in pathlib.Path(checkouts).iterdir() if path.is_dir()):
        if name not in licenses:
            raise SystemExit(f"sbom: Scripts/release/packages.txt does not know the licence of {name}")
        pin = pins[name.lower()]
        url = pin["location"].removeprefix("https://").removesuffix(".git")
        version = pin["state"]["version"]
        found.append(component("library", name, version, f"pkg:swift/{url}@{version}", licenses[name]))
    return found


def main() -> int:
    name, version, epoch, tool, carried, resolved, checkouts, swift = sys.argv[1:]
    digest = hashlib.sha256(pathlib.Path(tool).read_bytes()).hexdigest()
    own = component(
        "application", "vitrine", version, f"pkg:github/vitrine/vitrine@{version}", "MIT",
        hashes=[{"alg": "SHA-256", "content": digest}])
    parts = [component("framework", "swift", swift, f"pkg:generic/swift@{swift}", "Apache-2.0")]
    parts += swift_packages(checkouts, resolved)
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
