"""The whole job, from a file to a PNG: Vitrine, Chromium and Skia in turns."""

import pathlib
import shutil
import sys
import tempfile
import time

import processes
import whole_job
from tools import OUT, figures, number, table, times, vitrine

sys.path.insert(0, "Scripts/lib")
from chromium.browser import FLAGS, RENDERERS, Browser, BrowserError, find_chromium

HERE = pathlib.Path(__file__).parent
SCENE, PAGE = HERE / "whole-job.yaml", HERE / "whole-job.html"
SIZE = (whole_job.WIDTH, whole_job.HEIGHT, whole_job.SCALE)


def measure(options) -> dict:
    with tempfile.TemporaryDirectory(prefix="vitrine-bench-") as folder:
        return {"stages": stages(options), **compared(options, folder)}


def stages(options) -> list[dict]:
    rows = vitrine(options.vitrine, "scene", SCENE, "--threads", 1, "--runs", 15)
    table(
        "The whole job by stages, warm, one thread",
        ["", "median ms", "min ms", "spread", "memcpys", "runs"],
        [
            [
                row["what"], number(row["median_ms"], 2), number(row["minimum_ms"], 2),
                f"{row['spread'] * 100:.0f}%", number(row["memcpys"]), str(row["runs"]),
            ]
            for row in rows
        ],
    )  # fmt: skip
    return rows


def compared(options, folder: str) -> dict:
    width, height, scale = SIZE
    commands = {
        "Vitrine, one thread": [options.vitrine, "render", SCENE, "-o", OUT / "job-vitrine.png", "--threads", "1"],
        "Vitrine, all cores": [options.vitrine, "render", SCENE, "-o", OUT / "job-vitrine.png"],
    }
    warm = {}
    versions = {}
    try:
        program = find_chromium()
        # Cold, as a script that wants one picture calls it: a profile of its own, made anew.
        flags = [flag for flag in FLAGS if flag != "--remote-debugging-pipe"] + list(RENDERERS["software"])
        commands["Chromium, cold"] = [
            program, *flags, f"--force-device-scale-factor={scale}", f"--window-size={width},{height}",
            f"--user-data-dir={folder}/profile", f"--screenshot={OUT / 'job-chromium.png'}",
            PAGE.resolve().as_uri(),
        ]  # fmt: skip
    except BrowserError as problem:
        print(f"bench: no Chromium: {problem}")
    if not options.without_peers:
        # Python's start and the import are in it, as they are for whoever draws with it from Python.
        commands["Skia in Python, cold"] = [sys.executable, whole_job.__file__, "--skia", OUT / "job-skia.png"]
        warm |= skia()
    taken = {name: [] for name in commands}
    warm_taken = {name: [] for name in warm}
    for name, command in commands.items():
        processes.run(command)
    browser = None
    try:
        if "Chromium, cold" in commands:
            browser = Browser("software")
            browser.__enter__()
            versions["Chromium"] = browser.version
            warm["Chromium, warm: load and screenshot"] = lambda: browser.picture(PAGE, *SIZE)
            warm_taken["Chromium, warm: load and screenshot"] = []
        for work in warm.values():
            work()
        for _ in range(options.rounds):
            for name, command in commands.items():
                shutil.rmtree(f"{folder}/profile", ignore_errors=True)
                taken[name].append(processes.run(command))
            for name, work in warm.items():
                start = time.perf_counter()
                work()
                warm_taken[name].append((time.perf_counter() - start) * 1000)
    finally:
        if browser:
            browser.__exit__()
    return {"versions": versions, **shown(commands, taken, warm_taken, folder)}


def skia() -> dict:
    job = whole_job.SkiaJob()
    surface = job.surface()
    picture = job.picture()
    return {
        "Skia, warm: raster": lambda: job.draw(surface.getCanvas()),
        "Skia, warm: encode": lambda: picture.encodeToData(),
    }


def shown(commands: dict, taken: dict, warm: dict, folder: str) -> dict:
    rows = []
    for name, runs in taken.items():
        shutil.rmtree(f"{folder}/profile", ignore_errors=True)
        rows.append(
            {
                "name": name,
                "wall": figures([run["wall_ms"] for run in runs]),
                "cpu": figures([run["cpu_ms"] for run in runs]),
                "largest_process_bytes": max(run["largest_bytes"] for run in runs),
                "all_processes_bytes": processes.largest_of_all(commands[name]),
            }
        )
    own = rows[0]["wall"]["median_ms"]
    table(
        "The whole job, a process from file to PNG",
        ["", "wall ms", "min ms", "CPU ms", "largest process MiB", "all at once MiB", "Vitrine's time", "runs"],
        [
            [
                row["name"], number(row["wall"]["median_ms"]), number(row["wall"]["minimum_ms"]),
                number(row["cpu"]["median_ms"]), number(row["largest_process_bytes"] / 2**20),
                number(row["all_processes_bytes"] and row["all_processes_bytes"] / 2**20),
                times(row["wall"]["median_ms"] / own), str(row["wall"]["runs"]),
            ]
            for row in rows
        ],
    )  # fmt: skip
    inside = [{"name": name, **figures(found)} for name, found in warm.items()]
    if inside:
        table(
            "The whole job, warm, within a process that runs already",
            ["", "median ms", "min ms", "spread", "runs"],
            [
                [
                    row["name"], number(row["median_ms"], 2), number(row["minimum_ms"], 2),
                    f"{row['spread'] * 100:.0f}%", str(row["runs"]),
                ]
                for row in inside
            ],
        )  # fmt: skip
    return {"processes": rows, "warm": inside}
