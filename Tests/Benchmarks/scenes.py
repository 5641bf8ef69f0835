"""Milliseconds per stage of every scene, on one thread."""

import pathlib

from tools import number, table, vitrine


def measure(options) -> dict:
    files = sorted(pathlib.Path("scenes").rglob("*.yaml")) + [pathlib.Path("Tests/Benchmarks/whole-job.yaml")]
    rows = vitrine(options.vitrine, "scene", *files, "--threads", 1, "--runs", 3, "--seconds", 0.1)
    stages = list(dict.fromkeys(row["what"] for row in rows))
    found = {(row["input"], row["what"]): row for row in rows}
    table(
        "Stages of every scene, one thread: median ms",
        ["", *stages, "KiB"],
        [
            [name, *(number(found[name, stage]["median_ms"], 2) for stage in stages)]
            + [number(found[name, "encode"]["bytes"] / 1024, 0)]
            for name in dict.fromkeys(row["input"] for row in rows)
        ],
    )
    return {"rows": rows}
