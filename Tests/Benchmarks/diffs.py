"""Comparing two pictures of 1170 by 2532, beside pixelmatch under Node and ImageMagick's compare, in one run.

pixelmatch is looked for in the folder that PIXELMATCH names (a checkout, or node_modules/pixelmatch), ImageMagick
and Node on the path; what is not there is left out. pixelmatch itself decodes nothing, and its times hold none; whole
processes decode both files, pixelmatch's own tool by pngjs, which must be where Node finds it from that folder.
"""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

import processes
from tools import figures, number, table, times, vitrine

PAIRS = [
    ("a tint changed", "scenes/gallery/focus-home.yaml", ("#6D4AFF", "#6A49FF"), "light"),
    ("light and dark", "scenes/gallery/focus-home.yaml", ("", ""), "dark"),
    ("other scenes", "scenes/gallery/settings.yaml", ("", ""), "light"),
    ("the same", "scenes/gallery/focus-home.yaml", ("", ""), "light"),
]


def render(tool: str, scene: str, change: tuple[str, str], appearance: str, target: pathlib.Path) -> None:
    text = pathlib.Path(scene).read_text()
    if change[0]:
        if change[0] not in text:
            raise SystemExit(f"bench: {scene} has no {change[0]} to change")
        text = text.replace(*change)
    # Beside the scene, for its own files' sake.
    with tempfile.NamedTemporaryFile("w", suffix=".yaml", dir=pathlib.Path(scene).parent) as file:
        file.write(text)
        file.flush()
        subprocess.run(
            [tool, "render", file.name, "-o", target, "--device", "iphone-14", "--appearance", appearance], check=True)


def pixelmatch(first: pathlib.Path, second: pathlib.Path, rounds: int) -> dict | None:
    folder, node = os.environ.get("PIXELMATCH"), shutil.which("node")
    if not folder or not node:
        return None
    try:
        from PIL import Image
    except ImportError:
        return None
    raw = []
    for path in (first, second):
        image = Image.open(path).convert("RGBA")
        raw.append(path.with_suffix(".rgba"))
        raw[-1].write_bytes(image.tobytes())
    script = pathlib.Path(__file__).parent / "diffs.mjs"
    command = [node, script, pathlib.Path(folder) / "index.js", image.width, image.height, *raw, rounds]
    run = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True)
    return figures(json.loads(run.stdout)["times"])


def pixelmatch_tool(first: pathlib.Path, second: pathlib.Path, rounds: int) -> dict | None:
    folder, node = os.environ.get("PIXELMATCH"), shutil.which("node")
    if not folder or not node:
        return None
    command = [node, pathlib.Path(folder) / "bin" / "pixelmatch", first, second]
    said = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    return process(command, rounds) if "different pixels" in said.stdout else None


def process(command: list, rounds: int) -> dict:
    """Both tools end with a code of their own where pictures differ."""
    shell = ["/bin/sh", "-c", '"$@" >/dev/null 2>&1; true', "sh", *command]
    return figures([processes.run(shell)["wall_ms"] for _ in range(rounds)])


def measure(options) -> dict:
    results, rows = {}, []
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        first = folder / "first.png"
        render(options.vitrine, PAIRS[0][1], ("", ""), "light", first)
        for index, (name, scene, change, appearance) in enumerate(PAIRS):
            second = folder / f"{index}.png"
            render(options.vitrine, scene, change, appearance, second)
            ours = vitrine(options.vitrine, "diff", first, second, "--threads", f"1,{os.cpu_count()}")
            peer = pixelmatch(first, second, options.rounds)
            whole = process([options.vitrine, "diff", first, second, "--metric", "yiq"], options.rounds)
            compare = shutil.which("compare")
            magick = process([compare, "-metric", "AE", first, second, "null:"], options.rounds) if compare else None
            tool = pixelmatch_tool(first, second, options.rounds)
            results[name] = {
                "vitrine": ours, "pixelmatch": peer, "process": whole, "imagemagick": magick, "pixelmatch tool": tool}
            for row in ours:
                if row["what"].endswith("pixels"):
                    theirs = peer["median_ms"] if peer else None
                    ratio = theirs / row["median_ms"] if theirs else None
                    rows.append(
                        [name, row["what"], str(row["threads"]), number(row["median_ms"], 2), number(theirs, 1),
                         times(ratio)])
            for peer_name, other in (("pixelmatch's tool", tool), ("ImageMagick", magick)):
                rows.append(
                    [name, f"yiq, whole process, beside {peer_name}", "all", number(whole["median_ms"], 1),
                     number(other["median_ms"] if other else None, 1),
                     times(other["median_ms"] / whole["median_ms"]) if other else ""])
    table(
        "Two pictures of 1170x2532: median ms", ["", "", "threads", "Vitrine", "peer", "peer / Vitrine"], rows, left=2)
    return results
