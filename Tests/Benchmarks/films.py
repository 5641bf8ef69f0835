"""Films of a moving screen: frames a second, a thread's milliseconds a frame, memory by length, and verifying a golden."""

import pathlib
import re
import statistics
import tempfile

import processes
from tools import number, table

SCENE = pathlib.Path("scenes/focusflow/motion-card-to-detail.yaml")
# A screen of 390 x 844 points.
SCREEN = ["--device", "iphone-13", "--scale", 3]
# It moves for two thirds of two seconds, rests, moves again, and rests from then on.
SECONDS, RATE = 2, 60


def measure(options) -> dict:
    def film(*arguments) -> dict:
        return processes.run([options.vitrine, "film", SCENE, *arguments, "-o", "-"])

    def runs(count: int, *arguments) -> list[dict]:
        return [film(*arguments) for _ in range(count)]

    frames = SECONDS * RATE
    whole = runs(options.rounds, *SCREEN, "--from", 0, "--to", SECONDS)
    alone = runs(3, *SCREEN, "--from", 0, "--to", SECONDS, "--threads", 1)
    first = runs(3, *SCREEN, "--from", 0, "--to", 0.001, "--threads", 1)
    long = film(*SCREEN, "--from", 0, "--to", 10)
    short = film(*SCREEN, "--from", 0, "--to", 1)
    wall = statistics.median(run["wall_ms"] for run in whole)
    start = statistics.median(run["wall_ms"] for run in first)
    thread = statistics.median(run["wall_ms"] for run in alone)
    found = {
        "frames_per_second": 1000 * frames / wall,
        "thread_ms_a_frame": (thread - start) / (frames - 1),
        "ten_seconds_ms": long["wall_ms"],
        "memory_of_ten_seconds": long["largest_bytes"] / short["largest_bytes"],
        "verifying_ms_a_frame": verifying(options),
    }
    table(
        f"A film of 390 x 844 points at scale 3, {frames} frames with the start of the process",
        ["", ""],
        [
            ["frames a second, all cores", number(found["frames_per_second"])],
            ["ms a frame, one thread", number(found["thread_ms_a_frame"])],
            ["ms for ten seconds, all cores", number(found["ten_seconds_ms"], 0)],
            ["memory of ten seconds over that of one", number(found["memory_of_ten_seconds"], 2)],
            ["ms a frame of verifying its golden at scale 1", number(found["verifying_ms_a_frame"])],
        ],
    )  # fmt: skip
    return found


def verifying(options) -> float:
    """What comparing a film of a whole screen at scale 1 with its golden takes a frame, the start of the process included."""
    text = SCENE.read_text(encoding="utf-8")
    folder = SCENE.parent
    with tempfile.TemporaryDirectory(prefix="vitrine-bench-", dir=folder) as own:
        scene = pathlib.Path(own, "film.yaml")
        # The screen instead of the small canvas, at the scale of goldens; what it imports stands a folder higher.
        text = re.sub(r"^canvas: .*$", "canvas: { device: iphone-13, scale: 1 }", text, flags=re.MULTILINE)
        text = re.sub(r"^golden: .*$", "golden: { film: { from: 0, to: 2 } }", text, flags=re.MULTILINE)
        scene.write_text(re.sub(r"(?<=[\s\[])([\w-]+\.(?:library\.yaml|tokens\.json))", r"../\1", text), encoding="utf-8")
        # A suite of its own: otherwise all scenes of this project are read, to know whose goldens are whose.
        goldens = ["--root", own, "--goldens", pathlib.Path(own, "goldens"), "--no-cache"]
        processes.run([options.vitrine, "test", scene, *goldens, "--update", "missing"])
        command = [options.vitrine, "test", scene, *goldens, "--update", "none"]
        return statistics.median(processes.run(command)["wall_ms"] for _ in range(3)) / (SECONDS * RATE)
