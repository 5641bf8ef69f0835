"""The bill of materials of a release, in CycloneDX 1.6.

usage: sbom.py [--fonts] NAME VERSION EPOCH TOOL CARRIED RESOLVED CHECKOUTS SWIFT-VERSION > sbom.json

CARRIED is the list that stage.sh writes, CHECKOUTS the folder of Swift packages as they were built, and RESOLVED the
Package.resolved of that build. The licences of the packages are in packages.txt beside this file, those of what Debian
packages in debian-licenses.txt. --fonts is for the archive of further fonts, and lists these alone.
"""

import datetime
import hashlib
import json
import pathlib
import sys
import uuid


def component(kind: str, name: str, version: str | None, purl: str, license: str, **more: object) -> dict:
    """A component; its licence is the identifier or the expression of SPDX."""
    found = {"type": kind, "bom-ref": purl, "name": name, "purl": purl, **more}
    if version:
        found["version"] = version
    found["licenses"] = [{"expression": license} if " " in license else {"license": {"id": license}}]
    return found


def lines(path: pathlib.Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def debian_packages(carried: str, kinds: set[str]) -> list[dict]:
    """What is carried from Debian; fails where debian-licenses.txt does not know the licence of one."""
    listed = pathlib.Path(__file__).with_name("debian-licenses.txt")
    licenses = dict(line.split(" ", 1) for line in lines(listed))
    found = []
    for line in pathlib.Path(carried).read_text(encoding="utf-8").splitlines():
        kind, package, version, source, source_version = line.split()
        if kind not in kinds:
            continue
        if package not in licenses:
            raise SystemExit(f"sbom: Scripts/release/debian-licenses.txt does not know the licence of {package}")
        purl = f"pkg:deb/debian/{package}@{version.replace('+', '%2B').replace('~', '%7E')}?distro=debian-12"
        found.append(component(
            "file" if kind.startswith(("font", "icon")) else "library", package, version, purl, licenses[package],
            externalReferences=[{
                "type": "distribution", "url": f"https://sources.debian.org/src/{source}/{source_version}/"}]))
    return found


def linked_parts(swift: str) -> list[dict]:
    """What is linked into the tool with Swift and the packages, under licences of its own."""
    return [
        component("framework", "swift", swift, f"pkg:generic/swift@{swift}", "Apache-2.0 WITH Swift-exception"),
        # As a part of Foundation, whose version is Swift's.
        component("library", "icu", None, f"pkg:generic/icu?part_of=swift@{swift}", "Unicode-3.0"),
        # As a part of Yams, which does not say its version.
        component("library", "libyaml", None, "pkg:generic/libyaml?part_of=yams", "MIT"),
    ]


def swift_packages(checkouts: str, resolved: str) -> list[dict]:
    """The Swift packages that were built; fails where packages.txt does not know the licence of one."""
    licenses = {line.split()[0]: line.split()[2] for line in lines(pathlib.Path(__file__).with_name("packages.txt"))}
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
    arguments = [each for each in sys.argv[1:] if each != "--fonts"]
    is_fonts = len(arguments) < len(sys.argv) - 1
    name, version, epoch, tool, carried, resolved, checkouts, swift = arguments
    digest = hashlib.sha256(pathlib.Path(tool).read_bytes()).hexdigest()
    own = component(
        "application", "vitrine", version, f"pkg:github/vitrine/vitrine@{version}", "MIT",
        hashes=[{"alg": "SHA-256", "content": digest}])
    if is_fonts:
        name = f"vitrine-fonts-{version}"
        own = component("file", "vitrine-fonts", version, f"pkg:generic/vitrine-fonts@{version}", "OFL-1.1")
        parts = debian_packages(carried, {"font-more"})
    else:
        parts = linked_parts(swift) + swift_packages(checkouts, resolved)
        parts += debian_packages(carried, {"library", "font-core", "icon-pack"})
    # A package of which several files are carried is one part.
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
