"""Whole processes: their time on the wall and on the processors, and the memory they need."""

import json
import pathlib
import subprocess
import sys
import threading

SPAWN = pathlib.Path(__file__).parent / "spawn.py"


def run(command: list) -> dict:
    """One run: milliseconds, and the largest size of the process itself."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", SPAWN, *map(str, command)], capture_output=True, text=True, check=True
    )
    result = json.loads(done.stdout)
    if result["code"]:
        raise SystemExit(f"bench: {command[0]} ended with {result['code']}")
    return result


def largest_of_all(command: list) -> int | None:
    """The most memory that a process and all below it had at once, each page counted once.

    Looked at from outside some hundred times a second, which costs time: no run to be timed.
    """
    if not pathlib.Path("/proc/self/smaps_rollup").exists():
        return None
    process = subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    largest, done = 0, threading.Event()

    def watch() -> None:
        nonlocal largest
        while not done.wait(0.01):
            largest = max(largest, sum(map(proportional_size, descendants(process.pid))))

    thread = threading.Thread(target=watch)
    thread.start()
    process.wait()
    done.set()
    thread.join()
    return largest


def proportional_size(process: int) -> int:
    """A page that three processes share counts a third in each."""
    try:
        lines = pathlib.Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    except (OSError, StopIteration):
        return 0


def descendants(root: int) -> list[int]:
    parents = {}
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                # The name may hold spaces and parentheses; what follows the last of these does not.
                parents[int(folder.name)] = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError, ValueError):
                continue
    found = [root]
    for process in found:
        found += [child for child, parent in parents.items() if parent == process]
    return found
