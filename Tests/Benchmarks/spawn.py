"""Runs a program to its end, and says as JSON how long it and all that it started took, and how much memory.

usage: python -I -S spawn.py COMMAND...

A process of its own because a child's largest size counts what its parent had when it was forked: from within
the benchmark, with its pictures in memory, everything would look large. For the same reason nothing big is
imported here.
"""

import ctypes
import json
import os
import resource
import sys
import time

PR_SET_CHILD_SUBREAPER = 36


def main() -> None:
    try:
        # Whatever outlives its parent comes here, and its time with it.
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    except (OSError, AttributeError):
        pass
    start = time.perf_counter()
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(null, descriptor)
        os.execvp(sys.argv[1], sys.argv[1:])
    _, status, usage = os.wait4(child, 0)
    wall = time.perf_counter() - start
    try:
        while True:
            os.wait()
    except ChildProcessError:
        pass
    everyone = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Linux counts in KiB, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    print(
        json.dumps(
            {
                "code": os.waitstatus_to_exitcode(status),
                "wall_ms": wall * 1000,
                "cpu_ms": (everyone.ru_utime + everyone.ru_stime) * 1000,
                "largest_bytes": usage.ru_maxrss * unit,
            }
        )
    )


main()
