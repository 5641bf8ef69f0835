"""What all parts of the benchmark use: Vitrine's own figures, quantiles, tables and plots."""

import json
import pathlib
import statistics
import subprocess

OUT = pathlib.Path("out/bench")


def vitrine(tool: str, *arguments) -> list[dict]:
    """The rows that one of Vitrine's benchmarks measured."""
    command = [tool, "bench", *map(str, arguments), "--format", "json"]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"bench: {' '.join(command)}: {run.stderr.strip()}")
    report = json.loads(run.stdout)
    if report["build"] != "release":
        raise SystemExit("bench: a debug build says nothing about speed; build with -c release")
    return report["rows"]


def figures(times: list[float]) -> dict:
    """Median, minimum and spread of some milliseconds, as Vitrine gives them."""
    median = statistics.median(times)
    spread = 0.0
    if len(times) > 1:
        low, _, high = statistics.quantiles(times, n=4, method="inclusive")
        spread = (high - low) / median if median else 0.0
    return {"median_ms": median, "minimum_ms": min(times), "spread": spread, "runs": len(times)}


def table(title: str, head: list[str], rows: list[list[str]], left: int = 1) -> None:
    """Prints rows in columns; the first `left` of them are words and begin at their left."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    print(f"\n{title}")
    for row in [head, *rows]:
        cells = [c.ljust(w) if i < left else c.rjust(w) for i, (c, w) in enumerate(zip(row, widths))]
        print("  " + "  ".join(cells).rstrip(), flush=True)


def number(value: float | None, digits: int = 1) -> str:
    return "" if value is None else f"{value:.{digits}f}"


def times(value: float | None) -> str:
    """A ratio; two digits are all that a noisy machine can vouch for."""
    if value is None:
        return ""
    return f"{value:.0f} x" if value >= 10 else f"{value:.1f} x"


def plot(tool: str, name: str, **what) -> None:
    """Draws curves with Vitrine itself."""
    source = OUT / f"{name}.json"
    source.write_text(json.dumps(what, indent=1) + "\n")
    subprocess.run([tool, "bench", "plot", source, "-o", OUT / f"{name}.png"], check=True)
