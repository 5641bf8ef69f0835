"""How many instructions the kernels take: what can be compared where milliseconds cannot.

callgrind counts those of a run with two repetitions and of one with a single one; the difference is one
repetition, whatever the start, the reading of files and the preparation take.
"""

import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import tempfile

from tools import table

BASELINE = pathlib.Path(__file__).parent / "instructions.json"
SCENE = pathlib.Path(__file__).parent / "whole-job.yaml"
# A quarter of a screen: under valgrind a second becomes a minute.
SIZE = "585x1266"


# What draws pixels, whose kernels there are for vectors of several widths. Valgrind knows none beyond v3.
LEVELS = ("baseline", "v3")


def kernels(folder: str, level: str) -> dict[str, list]:
    picture = pathlib.Path(folder, "job.png")
    blur = ["blur", "--size", SIZE, "--threads", 1]
    found = {f"blur rgba8, sigma {sigma}": [*blur, "--sigma", sigma] for sigma in (2, 5, 10, 20, 40, 90)}
    for pixels in ("rgba16", "mask8"):
        found[f"blur {pixels}, sigma 20"] = [*blur, "--sigma", 20, "--pixels", pixels]
    scene_side = ("parse", "resolve", "layout", "display-list", "lowering") if level == LEVELS[-1] else ()
    for stage in (*scene_side, "raster", "encode"):
        found[f"whole job, {stage}"] = ["scene", SCENE, "--stage", stage, "--threads", 1]
    for name in ("0", "1", "64", "64-canvas"):
        scene = SCENE.parent / f"glass-area-{name}.yaml"
        found[f"glass-area-{name}, raster"] = ["scene", scene, "--stage", "raster", "--threads", 1]
    found["encode of a picture"] = ["encode", picture, "--compression", "default"]
    return found


def measure(options) -> dict:
    valgrind = shutil.which("valgrind")
    if not valgrind:
        print("\nbench: no valgrind, so no instructions are counted")
        return {"counts": None, "reason": "valgrind is not installed"}
    counts = {}
    with tempfile.TemporaryDirectory(prefix="vitrine-bench-") as folder:
        job = [options.vitrine, "render", SCENE, "-o", pathlib.Path(folder, "job.png")]
        subprocess.run(job, check=True)
        tool = without_debug_information(options.vitrine, folder)
        for level in LEVELS:
            counts[level] = {}
            for name, arguments in kernels(folder, level).items():
                try:
                    once, twice = (count(valgrind, tool, level, arguments, n, folder) for n in (1, 2))
                except RuntimeError as problem:
                    print(f"\nbench: no instructions are counted: {problem}")
                    return {"counts": None, "reason": str(problem)}
                counts[level][name] = twice - once
    machine = f"{platform.system()} {platform.machine()}"
    grown = show(counts, machine, options)
    return {"machine": machine, "counts": counts, "grown": grown}


def without_debug_information(tool: str, folder: str) -> str:
    """A copy that valgrinds older than the compiler's DWARF can read."""
    strip = shutil.which("strip") or shutil.which("llvm-strip")
    if not strip:
        return tool
    copy = f"{folder}/vitrine"
    subprocess.run([strip, "-g", "-o", copy, tool], check=True)
    return copy


def count(valgrind: str, tool: str, level: str, arguments: list, repetitions: int, folder: str) -> int:
    command = [
        valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={folder}/log",
        tool, "bench", *map(str, arguments), "--exactly", str(repetitions),
    ]  # fmt: skip
    # Else dictionaries have another order each time, and with it other instructions.
    settings = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1", "VITRINE_SIMD": level}
    run = subprocess.run(command, capture_output=True, text=True, env=settings)
    log = pathlib.Path(folder, "log").read_text()
    found = re.search(r"Collected\s*:\s*(\d+)", log)
    if run.returncode or not found:
        said = [line.split("== ", 1)[-1] for line in (run.stderr or log).splitlines() if line.strip(" =0123456789")]
        raise RuntimeError(f"callgrind: {' '.join(map(str, arguments))}: {' '.join(said[-3:])}")
    return int(found.group(1))


def show(counts: dict[str, dict[str, int]], machine: str, options) -> list[str]:
    """Prints the counts beside those of the baseline, and returns what has grown by more than is allowed."""
    baseline = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    grown = []
    for level, found in counts.items():
        kind = f"{machine}, {level}"
        before = baseline.get(kind, {})
        change = {name: (count / before[name] - 1) * 100 for name, count in found.items() if before.get(name)}
        table(
            f"Instructions, one thread ({kind})" + ("" if before else "; no baseline of this kind of machine"),
            ["", "millions", "baseline", "change"],
            [
                [
                    name, f"{count / 1e6:.2f}", f"{before[name] / 1e6:.2f}" if name in before else "",
                    f"{change[name]:+.1f}%" if name in change else "",
                ]
                for name, count in found.items()
            ],
        )  # fmt: skip
        if options.check is not None:
            grown += [f"{name} ({level}) {by:+.1f}%" for name, by in change.items() if by > options.check]
        if options.write:
            baseline[kind] = found
            # Before levels were told apart.
            baseline.pop(machine, None)
    if options.write:
        BASELINE.write_text(json.dumps(baseline, indent=1) + "\n")
        print(f"  wrote {BASELINE}")
    if grown:
        print(f"\nbench: more instructions than {BASELINE} allows: {', '.join(grown)}")
    return grown
