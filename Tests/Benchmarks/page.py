#!/usr/bin/env python3
"""Writes the page Benchmarks of the documentation from the results that are kept.

usage: page.py [--check]      (run from the repository's root)

`bench.py --page` keeps what the page shows of the parts that it has measured in results.json, each part with its machine
and its date, and writes the page. This script measures nothing: it writes the page from what is kept, and from the counts
of instructions in instructions.json.

--check  writes nothing, and fails where the page is not what would be written
"""

import argparse
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
RESULTS, INSTRUCTIONS = HERE / "results.json", HERE / "instructions.json"
PAGE = pathlib.Path("Sources/9-Products/Vitrine/Vitrine.docc/Benchmarks.md")

INTRODUCTION = """# Benchmarks

What Vitrine takes in milliseconds, instructions and memory, beside the libraries and programs that do the same.

`make bench BENCH=--page` measures, and writes this page; <doc:Speed> says how, and why the figures are what they are. Other
machines may take a multiple for everything, and times drift from hour to hour: compare within a table, not between two.
"""
# What surfaces.py calls its scenes, as a reader would.
SURFACES = {
    "tab bar, 350 x 72": "a tab bar, 350 x 72 points at scale 3",
    "the same, continuous corners of 24": "the same with continuous corners of 24",
    "twelve controls": "twelve controls, six times the tab bar's area",
    "two, joined": "two bodies of 150 x 100 that melt into one",
    "three, joined": "three of 100 x 100",
}


# What growth.py measures, as a reader would say.
GROWTH = {
    "shapes": "filled shapes of 16 pixels, without a scene",
    "glyphs": "letters of 12 points",
    "layers": "cards of Liquid Glass over each other",
    "nodes": "rounded rectangles as nodes",
}


# What is kept of a run.


def keep(measured: dict) -> list[str]:
    """Puts the measured parts that the page shows into results.json, and returns their names."""
    kept = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    parts = [part for part in PARTS if part in measured and complete(part, measured[part])]
    for part in parts:
        machine = {name: measured["machine"][name] for name in ("processor", "cores")}
        shown = PARTS[part][0](measured[part])
        kept[part] = {"machine": machine, "date": measured["date"][:10], **shown}
    RESULTS.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return parts


def complete(part: str, found: dict) -> bool:
    """False for blurs, shapes and comparisons without peers, which have nobody beside them."""
    if part == "shapes":
        return any(len(taken) > 2 for case, taken in found.items() if case != "missing")
    if part == "diff":
        return all(pair["pixelmatch"] for pair in found.values())
    return part != "blur" or any(row.get("name") != "Vitrine" and "of_vitrine" in row for row in found["rows"])


def kept_blur(found: dict) -> dict:
    names = ("name", "sigma", "median_ms", "of_vitrine", "largest_error")
    rows = []
    for row in found["rows"]:
        if row["name"] != "memcpy":
            rows.append({name: rounded(row[name]) for name in names})
            rows[-1] |= {"memcpys": rounded(row["memcpys"])} if row["name"] == "Vitrine" else {}
    return {"versions": found["versions"], "rows": rows}


def kept_size(found: dict) -> dict:
    costs = [1000 / row["megapixels_per_second"] for row in found["rows"]]
    return {"sigma": found["sigma"], "least_ms_a_megapixel": rounded(min(costs)), "most_ms_a_megapixel": rounded(max(costs))}


def kept_diff(found: dict) -> dict:
    rows = []
    for name, pair in found.items():
        theirs = pair["pixelmatch"] and pair["pixelmatch"]["median_ms"]
        taken = []
        for row in pair["vitrine"]:
            if row["what"].endswith("pixels"):
                ratio = theirs / row["median_ms"] if theirs else None
                taken.append({"metric": row["what"].split()[0].rstrip(","), "threads": row["threads"]}
                             | {"median_ms": rounded(row["median_ms"]), "of_pixelmatch": rounded(ratio)})
        whole = {"Vitrine": "process", "pixelmatch": "pixelmatch tool", "ImageMagick": "imagemagick"}
        processes = {tool: rounded(pair[key]["median_ms"]) for tool, key in whole.items() if pair[key]}
        rows.append({"name": name, "pixelmatch_ms": rounded(theirs), "vitrine": taken, "processes_ms": processes})
    return {"rows": rows}


def kept_job(found: dict) -> dict:
    stages = {row["what"]: rounded(row["median_ms"]) for row in found["stages"]}
    file = next((row["bytes"] for row in found["stages"] if row["what"] == "encode"), None)
    rows = []
    for row in found["processes"]:
        memory = row["all_processes_bytes"] or row["largest_process_bytes"]
        rows.append({"name": row["name"], "wall_ms": rounded(row["wall"]["median_ms"])}
                    | {"minimum_ms": rounded(row["wall"]["minimum_ms"]), "cpu_ms": rounded(row["cpu"]["median_ms"])}
                    | {"memory_mib": rounded(memory / 2**20)}
                    | ({"file_kib": rounded(file / 1024)} if file and row["name"].startswith("Vitrine") else {}))
    warm = {row["name"]: rounded(row["median_ms"]) for row in found["warm"]}
    return {"versions": found["versions"], "processes": rows, "stages_ms": stages, "warm_ms": warm}


def kept_surfaces(found: dict) -> dict:
    rows = [row for row in found["rows"] if row["name"] in SURFACES]
    return {"rows": [{"name": row["name"], "glass_ms": rounded(row["glass_ms"])}
                     | {"against": [rounded(ratio) for ratio in row["against"].values()]} for row in rows]}


def kept_shapes(found: dict) -> dict:
    rows = {}
    for case, taken in found.items():
        if case != "missing":
            name, side = case.rsplit(", ", 1)
            own = taken["Vitrine"]
            ratios = {peer: rounded(own / theirs) for peer, theirs in taken.items() if peer != "Vitrine" and theirs}
            rows.setdefault(name, {})[side] = {"ms": rounded(own), "of": ratios}
    return {"rows": rows}


def kept_growth(found: dict) -> dict:
    rows = []
    for name, part in found.items():
        # What a scene takes is the sum of its stages; each kind of shape is drawn by itself.
        curves = part["curves"]
        sizes = [point[0] for point in next(iter(curves.values()))]
        count = len(curves) if name == "shapes" else 1
        sums = [rounded(sum(points[index][1] for points in curves.values()) / count) for index in range(len(sizes))]
        steepest = max(part["growth"], key=lambda what: part["growth"][what] or 0)
        rows.append({"name": name, "sizes": sizes, "ms": sums, "steepest": steepest, "growth": rounded(part["growth"][steepest])})
    return {"rows": rows}


def kept_films(found: dict) -> dict:
    return {name: rounded(value) for name, value in found.items()}


def rounded(value):
    """Three digits of a number, which is more than a noisy machine can vouch for; anything else as it is."""
    return float(f"{value:.3g}") if isinstance(value, float) else value


# What is written.


def page() -> str:
    kept = json.loads(RESULTS.read_text(encoding="utf-8"))
    sections = [PARTS[part][1](kept[part]) for part in PARTS if part in kept]
    return "\n".join([INTRODUCTION, *sections, page_instructions(json.loads(INSTRUCTIONS.read_text(encoding="utf-8")))])


def page_blur(found: dict) -> str:
    sigmas = list(dict.fromkeys(row["sigma"] for row in found["rows"]))
    at = {(row["name"], row["sigma"]): row for row in found["rows"]}
    names = sorted(dict.fromkeys(row["name"] for row in found["rows"]), key=lambda name: name != "Vitrine")
    rows = []
    for name in names:
        cells = [at.get((name, sigma)) for sigma in sigmas]
        if name == "Vitrine":
            rows.append(["**Vitrine**", *(f"**{number(cell['median_ms'])} ({error(cell)})**" for cell in cells)])
            rows.append(["in copies of the picture", *(number(cell["memcpys"]) for cell in cells)])
        else:
            rows.append([named(name, found), *(
                f"{number(cell['median_ms'])}, {times(cell['of_vitrine'])} ({error(cell)})" if cell else "" for cell in cells)])
    return section("Blur", found, """1170 x 2532 pixels of 8-bit RGBA, one thread: milliseconds, the multiple of Vitrine's time, and in parentheses the largest
error in 255ths against double precision.""", table(["deviation", *map(number, sigmas)], rows))


def error(cell: dict) -> str:
    return number(cell["largest_error"])


def page_size(found: dict) -> str:
    least, most = number(found["least_ms_a_megapixel"]), number(found["most_ms_a_megapixel"])
    return section("Blur by size", found, f"""From 0.1 to 50 megapixels, at a deviation of {number(found["sigma"])}, on one thread: {least} to {most} ms a megapixel.""")


def page_diff(found: dict) -> str:
    columns = list(dict.fromkeys((each["metric"], each["threads"]) for row in found["rows"] for each in row["vitrine"]))
    tools = list(dict.fromkeys(tool for row in found["rows"] for tool in row["processes_ms"]))
    rows = []
    for row in found["rows"]:
        at = {(each["metric"], each["threads"]): each for each in row["vitrine"]}
        cells = [number(at[key]["median_ms"]) + ", " * bool(at[key]["of_pixelmatch"]) + times(at[key]["of_pixelmatch"])
                 if key in at else "" for key in columns]
        whole = ", ".join(number(row["processes_ms"].get(tool)) or "-" for tool in tools)
        rows.append([row["name"], number(row["pixelmatch_ms"]), *cells, whole])
    head = ["pictures", "pixelmatch", *(f"`{metric}`, {threads}" for metric, threads in columns), f"processes: {', '.join(tools)}"]
    return section("Comparing", found, """Two pictures of 1170 x 2532: milliseconds without decoding, of pixelmatch under Node on one thread and of Vitrine's metrics on
as many threads as the head says, with how many times as fast that is. `yiq` is pixelmatch's metric. The last column is whole
processes, from files to the result.""", table(head, rows))


def page_job(found: dict) -> str:
    rows = [[named(row["name"], found), f"{number(row['wall_ms'])}{least(row)}", number(row["cpu_ms"])]
            + [number(row["memory_mib"]), number(row.get("file_kib"))] for row in found["processes"]]
    inside = [f"{stage} {number(taken)}" for stage, taken in found["stages_ms"].items()]
    after = [f"Within a process that runs already, on one thread, in milliseconds: {', '.join(inside)}."]
    if found["warm_ms"]:
        after.append(f"Others: {'; '.join(f'{name} {number(taken)}' for name, taken in found['warm_ms'].items())}.")
    return section("A whole screen", found, """`Tests/Benchmarks/whole-job.yaml` has 390 x 844 points at scale 3: a gradient, 30 discs, and six cards with a blurred backdrop, a
border, two shadows and three lines of text. From the file to the PNG, as a process of its own:""",
                   table(["", "wall ms", "CPU ms", "memory, MiB", "file, KiB"], rows) + "\n" + "\n".join(after) + "\n")


def least(row: dict) -> str:
    return f", at least {number(row['minimum_ms'])}" if row.get("minimum_ms") else ""


def page_surfaces(found: dict) -> str:
    rows = [[SURFACES[row["name"]], number(row["glass_ms"]), *map(times, row["against"]), *[""] * (2 - len(row["against"]))]
            for row in found["rows"]]
    return section("Liquid Glass", found, "What surfaces of it add to a screen, in milliseconds, on one thread:",
                   table(["", "ms", "beside one of its area", "beside as many apart"], rows))


def page_shapes(found: dict) -> str:
    sides = list(dict.fromkeys(side for row in found["rows"].values() for side in row))
    peers = list(dict.fromkeys(peer for row in found["rows"].values() for cell in row.values() for peer in cell["of"]))
    others = [peer for peer in peers if peer != "Blend2D"]
    rows = [[name.removesuffix(" solid"), *(shape_cell(row[side], others) for side in sides)] for name, row in found["rows"].items()]
    return section("Shapes", found, f"""400 shapes of 8 to 256 pixels on 512 x 600, the tests of Blend2D's own benchmark, on one thread: Vitrine's time over Blend2D's
and, in parentheses, over that of the fastest of {', '.join(others[:-1])} and {others[-1]}. Less than 1 is faster. Vitrine writes 16
bits a component, which the others do not, and its coverage is the exact area.""", table(["side in pixels", *sides], rows))


def shape_cell(cell: dict, others: list[str]) -> str:
    first = number(cell["of"]["Blend2D"]) if "Blend2D" in cell["of"] else "-"
    # The fastest peer is the one whose time Vitrine's is the largest multiple of.
    rest = [cell["of"][peer] for peer in others if peer in cell["of"]]
    return f"{first} ({number(max(rest))})" if rest else first


def page_films(found: dict) -> str:
    return section("Films", found, f"""A card that becomes its page on a screen of 390 x 844 points at scale 3, as video on standard output: two seconds, in which it
moves twice and rests twice, at {number(found["frames_per_second"])} frames a second on all cores, the start of the process
included; {number(found["thread_ms_a_frame"])} ms a frame on one thread. Ten seconds take {number(found["ten_seconds_ms"])} ms, and
{found["memory_of_ten_seconds"]:.2f} times the memory of one. Verifying the film of such a screen at scale 1 takes
{number(found["verifying_ms_a_frame"])} ms a frame, with the start.""")


def page_growth(found: dict) -> str:
    rows = [[GROWTH[row["name"]], ", ".join(f"{size:g}" for size in row["sizes"]), ", ".join(map(number, row["ms"]))]
            + [f"{row['growth']:.2f}" + f" ({row['steepest']})" * (row["name"] != "shapes")] for row in found["rows"]]
    return section("Growth", found, """How time grows with what is drawn, on one thread: the sum of all stages from the scene's text to the PNG, and the exponent between
the two largest sizes of the stage that grows fastest. An exponent of 1 is in proportion, 2 is the square.""",
                   table(["", "sizes", "ms", "steepest exponent"], rows))


def page_instructions(baseline: dict) -> str:
    machines = list(baseline)
    names = list(dict.fromkeys(name for counts in baseline.values() for name in counts))
    rows = [[name, *(f"{baseline[machine][name] / 1e6:.1f}" if name in baseline[machine] else "" for machine in machines)]
            for name in names]
    text = f"## Instructions\n\nMillions of one thread, as callgrind counts them, which no noise touches.\n\n{table(['', *machines], rows)}"
    counts = baseline[machines[0]]
    cost = {name: counts.get(f"glass-area-{name}, raster") for name in ("0", "1", "64", "64-canvas")}
    if all(cost.values()):
        one = cost["1"] - cost["0"]
        alone, bleeding = ((cost[name] - cost["0"]) / one for name in ("64", "64-canvas"))
        text += f"""
64 cards of blurred backdrop take {alone:.1f} times the instructions of one card of the same area where backdrops end at the card
(`edge: region`), and {bleeding:.1f} times where neighbours bleed in, which is the default.
"""
    return text


def section(title: str, found: dict, introduction: str, after: str = "") -> str:
    machine = found["machine"]
    cores = f"{machine['cores']} cores of " if machine["cores"] else ""
    measured = f"Measured on {cores}{machine['processor']}, {found['date']}."
    return f"## {title}\n\n{introduction}\n\n" + (f"{after}\n" if after else "") + f"{measured}\n"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    # An empty cell is one space wide.
    return "".join("|" + "|".join(f" {cell} " if cell else " " for cell in line) + "|\n" for line in lines).replace(" --- ", "---")


def named(name: str, found: dict) -> str:
    """A peer with its version, where that is known."""
    for library, version in found.get("versions", {}).items():
        if name.startswith(library) and version:
            return name.replace(library, f"{library} {version}", 1)
    return name


def number(value: float | None) -> str:
    """Two digits, or three of what begins with a 1, and no fewer than the whole number has."""
    if value is None:
        return ""
    if abs(value) >= 100 or value == int(value):
        return f"{value:.0f}"
    return f"{value:.3g}" if f"{abs(value):e}"[0] == "1" else f"{value:.2g}"


def times(value: float | None) -> str:
    return "" if value is None else f"{value:.0f}x" if value >= 10 else f"{value:.1f}x"


# What is kept of a part, and what is written of it; in the page's order.
PARTS = {
    "blur": (kept_blur, page_blur),
    "size": (kept_size, page_size),
    "diff": (kept_diff, page_diff),
    "job": (kept_job, page_job),
    "surfaces": (kept_surfaces, page_surfaces),
    "shapes": (kept_shapes, page_shapes),
    "films": (kept_films, page_films),
    "growth": (kept_growth, page_growth),
}


def main() -> int:
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--check", action="store_true")
    written = page()
    if not parser.parse_args().check:
        PAGE.write_text(written, encoding="utf-8")
        print(f"wrote {PAGE}")
    elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != written:
        print(f"{PAGE} is not what {RESULTS} and {INSTRUCTIONS} say: `python3 {__file__}` writes it", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
