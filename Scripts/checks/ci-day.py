#!/usr/bin/env python3
"""A day in CI: goldens recorded, changed, reviewed in a browser, approved, broken and lost, end to end.

usage: ci-day.py VITRINE [--keep] [--only NAME]     (run from the repository's root)

Works on a copy of scenes/ in a folder of its own. The report is opened in headless Chromium, which clicks through
it as a reviewer does. Needs Chromium (the package chromium, or whatever CHROMIUM names); the full disk is tried
where a small tmpfs can be mounted, else left out, which is said.
"""

import argparse
import html
import json
import os
import pathlib
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "lib"))

from chromium.browser import Browser  # noqa: E402
from sample import TOKENS  # noqa: E402

PNG = b"\x89PNG\r\n\x1a\n"


class Failure(Exception):
    pass


def demand(condition, what, run=None):
    if not condition:
        detail = f"\n--- {run.args}\n{run.stdout}\n{run.stderr}" if run is not None else ""
        raise Failure(what + detail)


class Day:
    """A suite in a folder of its own, and the tool."""

    def __init__(self, vitrine: str, folder: pathlib.Path):
        self.vitrine = str(pathlib.Path(vitrine).resolve())
        self.folder = folder
        self.scenes = folder / "scenes"
        self.goldens = folder / "goldens"
        self.environment = {k: v for k, v in os.environ.items() if k not in ("CI", "GITHUB_ACTIONS")}
        self.environment["VITRINE_CACHE"] = str(folder / "cache")

    def run(self, *arguments, expect=None, **environment):
        run = subprocess.run(
            [self.vitrine, *map(str, arguments)],
            cwd=self.folder,
            env={**self.environment, **environment},
            capture_output=True,
            text=True,
        )
        if expect is not None:
            demand(run.returncode == expect, f"exit {run.returncode}, where {expect} belongs", run)
        return run

    def test(self, *arguments, expect=0, **environment):
        return self.run("test", *arguments, expect=expect, **environment)

    def report(self, *arguments, expect=0, **environment):
        """The JSON of a run."""
        path = self.folder / "out" / "report.json"
        run = self.test("--json", path, *arguments, expect=expect, **environment)
        return json.loads(path.read_text()), run

    def pictures(self):
        return sorted(self.goldens.rglob("*.png"))

    def states(self, report):
        return {(c["scene"], c["variant"]): c["state"] for c in report["cases"]}


SCENE = """\
vitrine: 1
{head}canvas: {{ width: 200, height: 160, scale: 1 }}
background: "{ground}"
body:
  - vstack:
      - text: {title}
        id: title
        font: {{ size: 20, weight: bold }}
      - card:
          - text: Deep work
        id: card
        padding: 12
      - capsule:
        frame: {{ width: 90, height: 28 }}
        id: pill
        fill: "{accent}"
    spacing: 12
"""


def supports_tokens(day: Day) -> bool:
    """Whether the scene language of this build knows tokens."""
    probe = day.folder / "probe"
    probe.mkdir()
    (probe / "t.tokens.json").write_text(json.dumps(TOKENS))
    text = SCENE.format(
        head="tokens: t.tokens.json\n", ground="{color.ground}", accent="{color.accent}", title="Probe"
    )
    (probe / "s.yaml").write_text(text)
    return day.run("render", "probe/s.yaml", "-o", "probe/s.png").returncode == 0


def write_scenes(day: Day, root: pathlib.Path, tokens: bool, count: int = 6) -> None:
    """Some scenes of the repository, and `count` that share tokens."""
    for name in ("gallery/borders", "gallery/type"):
        source = root / "scenes" / f"{name}.yaml"
        if source.exists():
            target = day.scenes / f"{name}.yaml"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    folder = day.scenes / "app"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "app.tokens.json").write_text(json.dumps(TOKENS, indent=2))
    for number in range(count):
        if tokens:
            head, ground, accent = "tokens: app.tokens.json\n", "{color.ground}", "{color.accent}"
        else:
            head, ground, accent = "", "#F4F0FF", "#7C5CFF"
        text = SCENE.format(head=head, ground=ground, accent=accent, title=f"Screen {number}")
        (folder / f"screen-{number}.yaml").write_text(text)
    day.goldens.mkdir()
    (day.goldens / "suite.yaml").write_text(
        "suite: 1\nscenes: ../scenes\ngolden: { scale: 1 }\nfor:\n  - { scenes: gallery, golden: { scale: 0.5 } }\n"
    )


def change_token(day: Day, tokens: bool) -> str:
    """Changes one colour of all the app's screens; what the report must name as the cause."""
    if tokens:
        changed = json.loads(json.dumps(TOKENS))
        changed["color"]["accent"]["$value"] = "#FF3B30"
        (day.scenes / "app" / "app.tokens.json").write_text(json.dumps(changed, indent=2))
        return "token color.accent: #7C5CFF"
    for path in sorted((day.scenes / "app").glob("*.yaml")):
        path.write_text(path.read_text().replace("#7C5CFF", "#FF3B30"))
    return "#pill.fill: #7C5CFF"


class Page:
    """The report in a browser, as somebody at its keyboard and mouse sees it."""

    def __init__(self, browser: Browser, path: pathlib.Path, width=1280, height=900, mobile=False, dark=False):
        self.browser = browser
        browser.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile
        )
        browser.send(
            "Emulation.setEmulatedMedia",
            features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}],
        )
        browser.send("Network.enable")
        browser.send(
            "Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0
        )
        browser.send("Page.navigate", url=path.resolve().as_uri())
        while browser.receive().get("method") != "Page.loadEventFired":
            pass

    def value(self, expression: str):
        result = self.browser.send(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in result:
            raise Failure(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression: str, what: str, seconds=30):
        end = time.time() + seconds
        while time.time() < end:
            if self.value(expression):
                return
            time.sleep(0.1)
        raise Failure(f"the report does not come to: {what}")

    def click(self, selector: str) -> None:
        box = self.value(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null;"
            "e.scrollIntoView({block: 'center'}); const b = e.getBoundingClientRect();"
            "return [b.left + b.width / 2, b.top + b.height / 2]; })()"
        )
        demand(box, f"there is no {selector} in the report")
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.send(
                "Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1
            )

    def key(self, key: str) -> None:
        for kind in ("keyDown", "keyUp"):
            self.browser.send("Input.dispatchKeyEvent", type=kind, key=key, text=key if kind == "keyDown" else "")

    def shot(self, path: pathlib.Path) -> None:
        import base64

        data = self.browser.send("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))


def review(day: Day, cause: str, keep: pathlib.Path | None) -> pathlib.Path:
    """Clicks through the report and approves by cluster; where the approvals were saved."""
    downloads = day.folder / "downloads"
    downloads.mkdir(exist_ok=True)
    page_path = day.folder / "out" / "report.html"
    with Browser("software") as browser:
        page = Page(browser, page_path)
        browser.send("Page.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
        # The subject of the cause, and its old value beside a swatch.
        subject, _, old = cause.partition(": ")
        clusters = page.value("[...document.querySelectorAll('.cluster .cause')].map(e => e.textContent)")
        demand(len(clusters) == 1, f"one change makes one cluster, not {clusters}")
        demand(clusters[0].startswith(subject + old), f"the cluster is named {clusters[0]!r}, not {cause!r}")
        swatches = page.value("document.querySelectorAll('.cluster .swatch').length")
        demand(swatches == 2, f"the old and the new colour are seen, not {swatches}")
        page.wait("document.querySelectorAll('#stage canvas').length === 2", "golden and new picture")
        demand(subject in page.value("document.getElementById('why').textContent"), "the why panel names the cause")
        page.wait("document.querySelectorAll('.thumb canvas').length >= 6", "thumbnails")
        # The new picture is put together from the golden and the part that differs.
        page.wait(
            "(() => { const c = document.querySelectorAll('#stage canvas'); if (c.length < 2) return false;"
            "const read = e => e.getContext('2d').getImageData(0, 0, e.width, e.height).data;"
            "const a = read(c[0]), b = read(c[1]); let n = 0;"
            "for (let i = 0; i < a.length; i += 4) if (a[i] !== b[i] || a[i+1] !== b[i+1] || a[i+2] !== b[i+2]) n++;"
            "return n > 100; })()",
            "two pictures that differ",
        )
        if keep:
            page.shot(keep / "report-side.png")
        for mode in ("slider", "onion", "blink", "heat"):
            page.click(f"[data-mode={mode}]")
            page.wait("document.querySelectorAll('#stage canvas').length === 1", f"the view {mode}")
            if keep:
                page.shot(keep / f"report-{mode}.png")
        page.key("1")
        page.wait("document.querySelectorAll('#stage canvas').length === 2", "side by side by its key")
        page.key("v")
        page.wait("document.querySelectorAll('#stage canvas').length === 4", "light beside dark")
        if keep:
            page.shot(keep / "report-variants.png")
        page.key("v")
        page.wait("document.querySelectorAll('#stage canvas').length === 2", "one variant again")
        # The colours under the pointer, old and new.
        box = page.value(
            "(() => { const b = document.querySelector('#stage canvas').getBoundingClientRect();"
            "return [b.left + b.width / 2, b.top + b.height / 2]; })()"
        )
        browser.send("Input.dispatchMouseEvent", type="mouseMoved", x=box[0], y=box[1])
        page.wait("document.getElementById('pointer').textContent.includes('→')", "the colours under the pointer")
        # Next and previous by keys.
        first = page.value("document.getElementById('name').textContent")
        page.key("j")
        demand(page.value("document.getElementById('name').textContent") != first, "j goes on")
        page.key("k")
        demand(page.value("document.getElementById('name').textContent") == first, "k goes back")
        # A rejection has a reason, and can be undone.
        page.key("x")
        page.wait("document.querySelector('dialog[open] textarea') !== null", "a question for the reason")
        demand(page.value("document.querySelector('dialog[open] [data-confirm]').disabled"), "a reason is needed")
        page.key("n")
        page.key("o")
        page.click("dialog[open] [data-confirm]")
        page.key("k")
        page.wait("document.getElementById('reason').textContent.endsWith('no')", "the reason beside the picture")
        page.key("u")
        # Nothing is approved together that was not shown: the sheet counts what has come into sight.
        page.click("[data-approve-cluster]")
        page.wait("document.querySelectorAll('dialog[open] .candidate').length === 12", "a sheet of all pictures of the cause")
        page.wait("document.querySelectorAll('dialog[open] .candidate canvas').length >= 2", "those in sight, drawn")
        few = page.value("document.querySelectorAll('dialog[open] .candidate canvas').length")
        demand(few < 24, "what is not in sight is not drawn yet")
        if keep:
            page.shot(keep / "report-approve.png")
        for number in range(12):
            page.value(f"document.querySelectorAll('dialog[open] .candidate')[{number}].scrollIntoView({{block: 'center'}})")
            page.wait(
                f"document.querySelectorAll('dialog[open] .candidate')[{number}].querySelectorAll('canvas').length === 2",
                f"picture {number + 1} of the cause",
            )
        page.wait("document.querySelector('dialog[open] [data-confirm]').textContent === 'Approve 12 pictures'", "all shown")
        page.click("dialog[open] [data-confirm]")
        page.wait("document.getElementById('decided').textContent === '12 approved'", "12 approved")
        page.click("#export")
        end = time.time() + 20
        saved = downloads / "approvals.json"
        while not saved.exists() and time.time() < end:
            time.sleep(0.1)
        demand(saved.exists(), "the approvals are saved")
        if keep:
            for name, options in (
                ("dark", {"dark": True}),
                ("phone", {"width": 390, "height": 844, "mobile": True}),
            ):
                page = Page(browser, page_path, **options)
                page.wait("document.querySelectorAll('#stage canvas').length > 0", f"the report, {name}")
                page.shot(keep / f"report-{name}.png")
        demand(
            page.value("document.documentElement.scrollWidth <= window.innerWidth"), "nothing is wider than the window"
        )
        return saved


def morning(day: Day, root: pathlib.Path, keep: pathlib.Path | None) -> str:
    """Record; change a token; fail; review; approve; pass."""
    tokens = supports_tokens(day)
    write_scenes(day, root, tokens)
    report, _ = day.report("--update", "missing")
    demand(set(day.states(report).values()) == {"recorded"}, "everything is recorded")
    before = {path: path.stat().st_mtime_ns for path in day.pictures()}
    day.test("--no-cache", CI="true")
    day.test("--update", "all", "--no-cache")
    demand(before == {path: path.stat().st_mtime_ns for path in day.pictures()}, "what passes is not rewritten")
    warm, _ = day.report()
    demand(set(day.states(warm).values()) == {"unchanged"}, "a warm run renders nothing")

    cause = change_token(day, tokens)
    report, run = day.report(
        "--report", "out/report.html", "--junit", "out/junit.xml", expect=1, CI="true", GITHUB_ACTIONS="true",
        GITHUB_STEP_SUMMARY=str(day.folder / "out" / "summary.md"),
    )
    changed = [c for c in report["cases"] if c["state"] == "changed"]
    demand(len(changed) == 12, f"12 pictures change, not {len(changed)}", run)
    demand(all(c["scene"].startswith("app/") for c in changed), "only the app's screens change")
    demand(len(report["clusters"]) == 1, f"one cause, not {report['clusters']}")
    demand(cause in run.stdout, "the terminal names the cause", run)
    demand("::error file=scenes/app/" in run.stdout, "GitHub's annotations are printed", run)
    summary = html.unescape((day.folder / "out" / "summary.md").read_text())
    demand(cause in summary, "the summary names the cause")
    junit = xml.etree.ElementTree.parse(day.folder / "out" / "junit.xml").getroot()
    demand(junit.get("failures") == "12", "JUnit counts 12 failures")
    attachments = [line for e in junit.iter("system-out") for line in (e.text or "").splitlines()]
    demand(len(attachments) == 36, f"36 attachments, not {len(attachments)}")
    for line in attachments:
        path = line.removeprefix("[[ATTACHMENT|").removesuffix("]]")
        demand((day.folder / path).exists(), f"{path} is attached")

    approvals = review(day, cause, keep)
    # What is approved must be what was seen.
    forged = json.loads(approvals.read_text())
    forged["approvals"][0]["actual"] = "0" * 16
    forged["approvals"][1]["expected"] = "0" * 16
    wrong = day.folder / "forged.json"
    wrong.write_text(json.dumps({**forged, "approvals": forged["approvals"][:2]}))
    refused = day.run("approve", wrong, expect=2)
    demand("2 refused" in refused.stdout, "wrong hashes are refused", refused)
    day.test("--no-cache", expect=1, CI="true")
    applied = day.run("approve", approvals, expect=0)
    demand("12 approved" in applied.stdout, "12 pictures are approved", applied)
    day.test("--no-cache", expect=0, CI="true")
    return f"record, one colour changed, 12 pictures in one cluster ({cause} ...), approved, passed" + (
        "" if tokens else "; this build's scenes know no tokens: a colour was changed in each"
    )


def interactive(day: Day) -> str:
    scene = day.scenes / "app" / "screen-0.yaml"
    text = scene.read_text()
    scene.write_text(text.replace("Screen 0", "Screen zero"))
    asked = subprocess.run(
        [day.vitrine, "approve", "--interactive"], cwd=day.folder, env=day.environment, input="a\nj\n",
        capture_output=True, text=True,
    )
    demand(asked.returncode == 1 and "1 approved" in asked.stdout, "a approves and j rejects", asked)
    demand("#title.text" in asked.stdout or "Screen zero" in asked.stdout, "the prompt says why", asked)
    day.run("approve", "scenes/app/screen-0.yaml", expect=0)
    day.test("--no-cache", CI="true")
    return "approve --interactive: a, j; approve by path"


def renamed_and_deleted(day: Day) -> str:
    (day.scenes / "app" / "screen-1.yaml").rename(day.scenes / "app" / "first.yaml")
    report, run = day.report(expect=1, CI="true")
    demand(day.states(report)["app/first.yaml", "light"] == "renamed", "a renamed scene is recognised", run)
    report, run = day.report(expect=0)
    demand(day.states(report)["app/first.yaml", "light"] == "moved", "its goldens are moved", run)
    demand(not (day.goldens / "app" / "screen-1").exists(), "the old folder is gone")
    (day.scenes / "app" / "screen-2.yaml").unlink()
    report, run = day.report(expect=1, CI="true")
    demand(len(report["obsolete"]) == 2, "two goldens are obsolete", run)
    day.test("--update", "missing", expect=1)
    day.test("--update", "all", "--filter", "screen-3", expect=0)
    demand((day.goldens / "app" / "screen-2").exists(), "a filtered run deletes nothing")
    report, run = day.report("--update", "all", expect=0)
    demand(report["deletedObsolete"] and not (day.goldens / "app" / "screen-2").exists(), "they are deleted", run)
    return "a scene renamed (moved), one deleted (obsolete, then gone)"


def broken(day: Day) -> str:
    golden = day.goldens / "app" / "screen-3" / "light.png"
    whole = golden.read_bytes()
    golden.write_bytes(whole[: len(whole) // 2])
    report, run = day.report(expect=2, CI="true")
    demand(day.states(report)["app/screen-3.yaml", "light"] == "unreadable", "a cut golden is unreadable", run)
    golden.write_bytes(whole)

    scene = day.scenes / "app" / "screen-3.yaml"
    text = scene.read_text()
    scene.write_text(text.replace("spacing: 12", "spacng: 12"))
    report, run = day.report(expect=2, CI="true")
    demand("did you mean `spacing`?" in run.stdout, "a broken scene is told of with its place", run)
    demand(report["obsolete"] == [], "its goldens are not taken for obsolete")
    scene.write_text(text.replace("Screen 3", "Screen three"))
    golden.chmod(0o444)
    report, run = day.report("--update", "changed", expect=2)
    demand("read-only" in run.stdout and golden.read_bytes() == whole, "a read-only golden stays", run)
    golden.chmod(0o644)
    scene.write_text(text)
    day.test("--update", "changed", expect=0)
    return "a cut PNG, a broken scene and a read-only golden: exit 2, each named"


def full_disk(day: Day) -> str:
    disk = day.folder / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk], capture_output=True, text=True)
    if mounted.returncode:
        return f"LEFT OUT: no tmpfs can be mounted here ({mounted.stderr.strip()})"
    try:
        shutil.copy(day.goldens / "suite.yaml", disk)
        (disk / "suite.yaml").write_text(f"suite: 1\nscenes: {day.scenes}/app\ngolden: {{ scale: 3 }}\n")
        report, run = day.report("--goldens", disk, expect=2)
        demand("No space left" in run.stdout, "a full disk is told of", run)
        left = [p for p in disk.rglob("*") if p.is_file() and p.name != "suite.yaml"]
        demand(all(p.suffix == ".png" and is_whole(p) for p in left), f"nothing is half-written: {left}")
    finally:
        subprocess.run(["umount", disk], check=True)
    return "a disk of 64 KiB: exit 2, nothing half-written"


def is_whole(path: pathlib.Path) -> bool:
    data = path.read_bytes()
    return data.startswith(PNG) and data[-12:-4] == b"\0\0\0\0IEND"


def killed(day: Day) -> str:
    rounds = 0
    for number, delay in enumerate((0.05, 0.15, 0.3, 0.5, 0.8, 1.2)):
        for sent in (signal.SIGKILL, signal.SIGINT):
            goldens = day.folder / f"killed-{number}-{sent.name}"
            goldens.mkdir()
            (goldens / "suite.yaml").write_text(f"suite: 1\nscenes: {day.scenes}/app\n")
            process = subprocess.Popen(
                [day.vitrine, "test", "--goldens", goldens, "--no-cache"], cwd=day.folder, env=day.environment,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )
            time.sleep(delay)
            process.send_signal(sent)
            code = process.wait(60)
            demand(code in (-sent, 130, 0), f"a run that got {sent.name} ends with {code}")
            for path in goldens.rglob("*.png"):
                demand(is_whole(path), f"{path} is half-written")
            day.test("--goldens", goldens, "--no-cache", expect=0)
            rounds += 1
    return f"{rounds} runs killed or interrupted: every golden whole, and the next run passes"


def two_at_once(day: Day) -> str:
    goldens = day.folder / "together"
    goldens.mkdir()
    (goldens / "suite.yaml").write_text(
        f"suite: 1\nscenes: {day.scenes}/app\nfor:\n  - {{ scenes: screen-3, golden: hash }}\n"
    )
    runs = [
        subprocess.Popen(
            [day.vitrine, "test", "--goldens", goldens, "--json", f"out/together-{n}.json", "--artifacts", f"out/t{n}"],
            cwd=day.folder, env=day.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        for n in range(2)
    ]
    for run in runs:
        text = run.communicate(timeout=300)[0]
        demand(run.returncode == 0, f"one of two runs at once fails:\n{text}")
    report, _ = day.report("--goldens", goldens, "--no-cache", CI="true")
    demand(set(day.states(report).values()) == {"matched"}, "after two runs at once all match")
    demand(not [p for p in goldens.rglob(".*")], "nothing is left behind")
    return "two runs that record the same goldens at once, pictures and hashes"


def shards(day: Day) -> str:
    change_scene = day.scenes / "app" / "screen-4.yaml"
    text = change_scene.read_text()
    change_scene.write_text(text.replace("Screen 4", "Screen four"))
    (day.goldens / "lost").mkdir()
    shutil.copy(day.goldens / "app" / "screen-3" / "light.png", day.goldens / "lost" / "light.png")
    whole, _ = day.report("--no-cache", expect=1, CI="true")
    blobs = [f"out/shard-{n}.json" for n in range(1, 9)]
    for n, blob in enumerate(blobs, 1):
        day.test("--no-cache", "--json", blob, "--shard", f"{n}/8", expect=None, CI="true")
    day.run("merge", *blobs, "--json", "out/merged.json", "--report", "out/merged.html", expect=1)
    merged = json.loads((day.folder / "out" / "merged.json").read_text())

    def bare(report):
        report = {k: v for k, v in report.items() if k != "run"}
        report["cases"] = [{k: v for k, v in c.items() if k != "milliseconds"} for c in report["cases"]]
        return report

    demand(bare(merged) == bare(whole), "8 shards merged are one run")
    demand(merged["obsolete"] == ["lost/light.png"], "what is obsolete is judged after the merge")
    for wrong, words in ((blobs[1:], "missing"), (blobs + blobs[:1], "2 times"), ([], None)):
        if words:
            run = day.run("merge", *wrong, expect=2)
            demand(words in run.stderr, f"{words} shards are refused", run)
    for index, total, first in (("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0), ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1)):
        named, _ = day.report("--no-cache", expect=None, CI="true", **{index: str(first + 2), total: "8"})
        third = json.loads((day.folder / blobs[2]).read_text())
        demand(day.states(named) == day.states(third), f"{index} names a shard")
    shutil.rmtree(day.goldens / "lost")
    change_scene.write_text(text)
    return "8 shards merged equal one run; missing and doubled ones refused; Bazel's and GitLab's variables"


def tint(day: Day) -> str:
    """A change of 1 % of one tint under every comparator."""
    folder = day.scenes / "tint"
    folder.mkdir()
    scene = (
        "vitrine: 1\ncanvas: {{ width: 240, height: 160, scale: 1 }}\nbackground: '#101820'\n"
        "golden: {{ comparator: {comparator} }}\nbody:\n"
        "  - card:\n      - text: Focus\n    id: card\n    frame: {{ width: 200, height: 120 }}\n"
        "    background: {{ color: white, opacity: {opacity} }}\n"
    )
    comparators = {
        "exact": "exact", "yiq": "{ metric: yiq }", "oklab": "{ metric: oklab }",
        "fuzzy": "{ metric: fuzzy, threshold: 'maxDifference=0-2;totalPixels=0-100' }",
        "told": "{ metric: fuzzy, threshold: 'maxDifference=0-4;totalPixels=0-60000', drift: unlimited }",
    }
    for name, comparator in comparators.items():
        (folder / f"{name}.yaml").write_text(scene.format(comparator=comparator, opacity=0.30))
    day.test("scenes/tint", expect=0)
    for name, comparator in comparators.items():
        (folder / f"{name}.yaml").write_text(scene.format(comparator=comparator, opacity=0.31))
    report, run = day.report("scenes/tint", "--no-cache", expect=1, CI="true")
    states = day.states(report)
    for name in comparators:
        wanted = "matched" if name == "told" else "changed"
        demand(states[f"tint/{name}.yaml", "light"] == wanted, f"{name} is {wanted}", run)
    demand("0.3 -> 0.31" in run.stdout or "0.30 -> 0.31" in run.stdout, "the report says by how much", run)
    shutil.rmtree(folder)
    shutil.rmtree(day.goldens / "tint")
    return "a tint of 30 % made 31 % fails under exact, yiq, oklab and fuzzy, and passes where told to ignore it"


def hashes(day: Day) -> str:
    """Goldens that are hashes, and the old picture from git."""
    folder = day.folder / "hashed"
    (folder / "scenes").mkdir(parents=True)
    (folder / "goldens").mkdir()
    (folder / "goldens" / "suite.yaml").write_text("suite: 1\nscenes: ../scenes\ngolden: hash\n")
    shutil.copy(day.scenes / "app" / "screen-3.yaml", folder / "scenes" / "home.yaml")
    shutil.copy(day.scenes / "app" / "app.tokens.json", folder / "scenes")

    def git(*words):
        subprocess.run(
            ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", *words], cwd=folder, check=True,
            capture_output=True,
        )

    day.test("--goldens", "hashed/goldens", expect=0)
    demand(not list((folder / "goldens").rglob("*.png")), "no picture is kept")
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "one")
    scene = folder / "scenes" / "home.yaml"
    scene.write_text(scene.read_text().replace("Screen 3", "Home"))
    report, run = day.report("--goldens", "hashed/goldens", expect=1, CI="true")
    demand("--base REV" in run.stdout and "comparison" not in report["cases"][0], "without a base there is no picture", run)
    report, run = day.report("--goldens", "hashed/goldens", "--base", "HEAD", expect=1, CI="true")
    demand("Screen 3 -> Home" in run.stdout and report["cases"][0].get("comparison"), "with a base there is", run)
    return "goldens kept as hashes; --base HEAD renders the old picture and says why"


def many_failures(day: Day, keep) -> str:
    """A report of 500 failures opens, and is gone through."""
    report = json.loads((day.folder / "out" / "merged.json").read_text())
    base = next(c for c in report["cases"] if c["state"] == "changed")
    path = day.folder / "out" / "many.json"
    report["cases"] = []
    for number in range(500):
        case = json.loads(json.dumps(base))
        case["scene"] = f"many/scene-{number:03}.yaml"
        report["cases"].append(case)
    report["planned"] = 500
    report["clusters"] = []
    report["shard"] = {"index": 1, "count": 1}
    path.write_text(json.dumps(report))
    day.run("merge", path, "--report", "out/many.html", expect=1)
    with Browser("software") as browser:
        start = time.time()
        page = Page(browser, day.folder / "out" / "many.html")
        page.wait("document.querySelectorAll('#stage canvas').length === 2", "the first of 500")
        opened = time.time() - start
        start = time.time()
        for _ in range(100):
            page.key("j")
        page.wait("document.getElementById('name').textContent.startsWith('many/scene-100')", "100 steps on")
        page.wait("document.querySelectorAll('#stage canvas').length === 2", "the hundredth")
        stepped = time.time() - start
    return f"500 failures open in {opened:.1f} s; 100 steps take {stepped:.1f} s"


# Says at each frame what the page shows, and how many of its pictures are read.
FRAMES = """
window.seen = { frames: [], painted: null };
const look = () => {
    const sign = document.getElementById('reading');
    window.seen.frames.push({
        sign: sign && sign.getClientRects().length > 0 ? sign.textContent : '',
        rows: document.querySelectorAll('#list li').length, at: performance.now(),
        pictures: document.querySelectorAll('script[type="text/plain"]').length,
    });
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) window.seen.painted = entry.startTime;
}).observe({ type: 'paint', buffered: true });
"""


def large_report(day: Day) -> str:
    """A report of more than 9 MB says what it does before its pictures are read."""
    report, _ = day.report("--no-cache", expect=None)
    base = {**report["cases"][0], "state": "changed"}
    count = 12
    report["cases"] = []
    for number in range(count):
        # Noise, which no compression makes smaller.
        names = [f"noise-{number}-{kind}.png" for kind in ("golden", "new")]
        for name in names:
            (day.folder / "out" / name).write_bytes(noise(320, 320))
        case = {**base, "scene": f"large/scene-{number:02}.yaml", "golden": f"large/scene-{number:02}/light.png"}
        case["pictures"] = dict(zip(("expected", "actual"), names))
        report["cases"].append(case)
    report |= {"planned": count, "clusters": [], "obsolete": [], "shard": {"index": 1, "count": 1}}
    (day.folder / "out" / "large.json").write_text(json.dumps(report))
    day.run("merge", "out/large.json", "--report", "out/large.html", expect=1)
    path = day.folder / "out" / "large.html"
    size = path.stat().st_size
    demand(size > 9_000_000, f"the report has {size} bytes")
    with Browser("software") as browser:
        browser.send("Page.addScriptToEvaluateOnNewDocument", source=FRAMES)
        page = Page(browser, path)
        page.wait("document.querySelectorAll('#stage canvas').length === 2", "the first of the large report")
        page.wait("window.seen.painted !== null", "its first paint")
        seen = page.value("window.seen")
        end = page.value("document.getElementById('reading').textContent")
    total = 2 * count
    read = next((frame["at"] for frame in seen["frames"] if frame["pictures"] == total), None)
    demand(read, f"{total} pictures are read in the end, not {seen['frames'][-1]}")
    demand(seen["painted"] < read, f"nothing is painted before all of the {total} pictures are read")
    early = [frame for frame in seen["frames"] if frame["pictures"] < total]
    first = next((frame for frame in early if frame["sign"].startswith("Reading")), None)
    demand(first, f"no frame before the last picture says that the report is read: {early[:5]}")
    listed = next((frame for frame in early if frame["rows"]), None)
    demand(listed, f"no frame before the last picture shows the list: {early[-5:]}")
    demand(end == "", f"the sign stays: {end!r}")
    return (
        f"a report of {size / 1e6:.1f} MB is painted before its {total} pictures are read, says \"{first['sign']}\" "
        f"with {first['pictures']} of them, and has its list with {listed['pictures']}"
    )


def noise(width: int, height: int) -> bytes:
    """A PNG file of random bytes."""
    rows = b"".join(b"\0" + os.urandom(4 * width) for _ in range(height))

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine")
    parser.add_argument("--keep", action="store_true", help="leave pictures of the report in out/ci-day")
    parser.add_argument("--only", help="only this part of the day, after the morning")
    options = parser.parse_args()
    root = pathlib.Path.cwd()
    keep = root / "out" / "ci-day" if options.keep else None
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-day-"))
    day = Day(options.vitrine, folder)
    parts = [
        interactive, renamed_and_deleted, broken, full_disk, killed, two_at_once, shards, tint, hashes,
        lambda d: many_failures(d, keep), large_report,
    ]
    try:
        print("ok  ", morning(day, root, keep), flush=True)
        for part in parts:
            if options.only and part.__name__ != options.only:
                continue
            print("ok  ", part(day), flush=True)
    except Failure as failure:
        print(f"FAILED: {failure}\nthe folder is {folder}")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
