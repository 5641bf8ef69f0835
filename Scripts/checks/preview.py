#!/usr/bin/env python3
"""The page of `vitrine preview` in a real browser: scenes edited, broken and mended from outside, looked into, approved.

usage: preview.py VITRINE [--shots FOLDER] [--measure] [--peer] [--only NAME] [--patience SECONDS]   (from the root)

Works on a copy of some scenes in a folder of its own; a headless Chromium is clicked and typed into as a designer
does. --shots keeps a screenshot of each step. --measure prints the time from saving a file to new pixels in the
browser; with --peer in turns with a web page of the same screen that Chromium follows by itself. Needs Chromium (the package chromium, or whatever CHROMIUM names); accessibility is checked by axe-core,
which `make check-preview` installs from PyPI.
"""

import argparse
import base64
import hashlib
import http.client
import json
import pathlib
import re
import select
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "lib"))

from chromium.browser import Browser, BrowserError  # noqa: E402
from chromium.page import ALT, SHIFT, Page, PageError  # noqa: E402
from livepage import LivePage  # noqa: E402
from sample import TOKENS  # noqa: E402

SCENE = """\
vitrine: 1
title: Screen {number}
tokens: app.tokens.json
canvas: {{ width: 300, height: 240, scale: 2 }}
background: {{ light: "{{color.ground}}", dark: "#101018" }}
body:
  - vstack:
      - text: Headline {number}
        id: title
        font: {{ size: 24, weight: bold }}
      - card:
          - text: Deep work
        id: card
        padding: 12
      - capsule:
        frame: {{ width: 90, height: 28 }}
        id: pill
        fill: "{{color.accent}}"
    spacing: 12
"""

# A sheet whose backdrop covers the page, and is not seen.
UNDER_A_SHEET = """\
vitrine: 1
canvas: { width: 300, height: 400, scale: 1 }
body:
  - vstack:
      - text: Below
        id: below
      - spacer
  - sheet: { dimming: 0, detent: { height: 120 }, content: [{ text: Above }] }
  - rectangle:
    opacity: 0
    id: unseen
"""

# A sheet that comes and goes, and a button that is only ever pressed by hand.
MOVING = """\
vitrine: 1
title: Moving
canvas: { width: 240, height: 160, scale: 2 }
background: "#F4F0FF"
states: { sheet: [open, closed], button: [rest, pressed] }
script:
  - { at: 0.2, set: { sheet: closed }, animation: { spring: { duration: 0.3, bounce: 0.3 } } }
  - { at: 0.7, set: { sheet: open }, animation: { spring: { duration: 0.3, bounce: 0.3 } } }
body:
  - circle: 40
    id: knob
    fill: "#7C5CFF"
    offset: { y: -40 }
    scale: { when: { state: { button: pressed } }, then: 0.5, else: 1 }
    animation: { spring: { response: 0.3, dampingFraction: 0.8 }, value: button }
  - rectangle:
    id: panel
    frame: { width: 160, height: 60 }
    cornerRadius: 16
    fill: white
    offset: { y: { when: { state: { sheet: closed } }, then: 120, else: 40 } }
"""

HOSTILE = '<img src=x onerror="window.hurt = true">'


def demand(condition, what: str) -> None:
    if not condition:
        raise PageError(what)


class Server:
    """A `vitrine preview` of a folder, on a port that stays the same when it is started again."""

    def __init__(self, vitrine: pathlib.Path, folder: pathlib.Path):
        self.vitrine, self.folder = vitrine, folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        self.log = open(self.folder / "server.log", "ab")
        self.process = subprocess.Popen(
            [self.vitrine, "preview", "scenes", "--port", str(self.port)], cwd=self.folder, stdout=subprocess.PIPE,
            stderr=self.log, text=True, bufsize=1,
        )
        end, said = time.monotonic() + Page.patience, ""
        while time.monotonic() < end and "http://" not in said:
            if select.select([self.process.stdout], [], [], 0.2)[0]:
                line = self.process.stdout.readline()
                if not line:
                    break
                said += line
        demand("http://" in said, f"the server prints its address; it said {said!r}")

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def request(self, path: str, method="GET", body=None, host=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            connection.putrequest(method, path, skip_host=True)
            connection.putheader("Host", host or f"127.0.0.1:{self.port}")
            for name, value in headers.items():
                connection.putheader(name.replace("_", "-"), value)
            if body is not None:
                connection.putheader("Content-Length", str(len(body)))
            connection.endheaders(body)
            answer = connection.getresponse()
            return answer.status, answer.read()
        except (ConnectionError, http.client.HTTPException, socket.timeout):
            return 0, b""
        finally:
            connection.close()


class Check:
    """The copy of the scenes, the server, the page, and what was found."""

    def __init__(self, vitrine: str, shots: pathlib.Path | None, axe: str | None):
        self.vitrine = pathlib.Path(vitrine).resolve()
        self.shots, self.axe = shots, axe
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-preview-"))
        self.scenes = self.folder / "scenes"
        self.goldens = self.folder / "goldens"
        self.server = Server(self.vitrine, self.folder)
        self.page: Page

    def prepare(self, root: pathlib.Path) -> None:
        for name in ("gallery/focus-home", "gallery/borders", "glass/toolbar"):
            target = self.scenes / f"{name}.yaml"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / "scenes" / f"{name}.yaml", target)
        app = self.scenes / "app"
        app.mkdir()
        (app / "app.tokens.json").write_text(json.dumps(TOKENS, indent=2))
        for number in range(4):
            (app / f"screen-{number}.yaml").write_text(SCENE.format(number=number))
        self.goldens.mkdir()
        (self.goldens / "suite.yaml").write_text("suite: 1\nscenes: ../scenes\ngolden: { scale: 1 }\n")
        run = subprocess.run(
            [self.vitrine, "test", "--update", "missing"], cwd=self.folder, capture_output=True, text=True
        )
        demand(run.returncode == 0, f"the goldens are recorded: {run.stdout}{run.stderr}")

    def shot(self, name: str) -> None:
        if self.shots:
            self.page.shot(self.shots / f"{name}.png")

    # What the page shows.

    def open(self, place: str) -> None:
        self.page.go(self.server.address + "#" + place)
        self.page.wait("document.getElementById('connection').className === 'live'", "a connection")

    def open_scene(self, scene: str, place: str = "") -> None:
        self.open(f"scene={scene}{place}")
        self.painted(f"the picture of {scene}")

    def painted(self, what: str) -> None:
        self.page.wait(
            "[...document.querySelectorAll('.cell')].length > 0 && [...document.querySelectorAll('.cell')]"
            ".every(e => e.dataset.painted && e.dataset.state === 'ok')",
            what,
        )

    # A hash of the pixels that the page holds, not of the file that they came in.
    PIXELS = (
        "(async () => { const c = (await import('/assets/app.js')).pictures()[0]; if (!c || !c.width) return '';"
        "const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;"
        "return c.width + 'x' + c.height + ' ' + [...new Uint8Array(await crypto.subtle.digest('SHA-256', d))].join(' '); })()"
    )

    def pixels(self) -> str:
        return self.page.value(self.PIXELS)

    def changes(self, before: str, what: str) -> str:
        end = time.monotonic() + Page.patience
        while time.monotonic() < end:
            now = self.pixels()
            if now and now != before:
                return now
            time.sleep(0.05)
        raise PageError(f"the picture does not change: {what}")

    def fresh(self, scene: str, *options: str) -> str:
        """The same hash of a picture that is rendered anew from the file."""
        path = self.folder / "fresh.png"
        run = subprocess.run(
            [self.vitrine, "render", f"scenes/{scene}", "-o", path, *options], cwd=self.folder, capture_output=True,
            text=True,
        )
        demand(run.returncode == 0, f"{scene} renders: {run.stderr}")
        data = base64.b64encode(path.read_bytes()).decode()
        return self.page.value(
            f"(async () => {{ const b = Uint8Array.from(atob('{data}'), e => e.charCodeAt(0));"
            "const i = await createImageBitmap(new Blob([b], {type: 'image/png'}), {colorSpaceConversion: 'none'});"
            "const c = new OffscreenCanvas(i.width, i.height), x = c.getContext('2d'); x.drawImage(i, 0, 0);"
            "const d = x.getImageData(0, 0, c.width, c.height).data; return c.width + 'x' + c.height + ' ' +"
            "[...new Uint8Array(await crypto.subtle.digest('SHA-256', d))].join(' '); })()"
        )

    def is_fresh(self, scene: str, what: str, *options: str) -> None:
        wanted, end = self.fresh(scene, *options), time.monotonic() + Page.patience
        while time.monotonic() < end:
            if self.pixels() == wanted:
                return
            time.sleep(0.1)
        raise PageError(f"the picture in the page is that of a fresh render, to the pixel: {what}")

    def edit(self, scene: str, old: str, new: str) -> None:
        path = self.scenes / scene
        text = path.read_text()
        demand(old in text, f"{scene} holds {old!r}")
        path.write_text(text.replace(old, new, 1))

    def files(self) -> dict:
        return {
            str(path.relative_to(self.folder)): hashlib.sha256(path.read_bytes()).hexdigest()
            for part in (self.scenes, self.goldens) for path in part.rglob("*") if path.is_file()
        }


# The steps. Each begins with a page of its own.


def opens(check: Check) -> str:
    check.open("")
    page = check.page
    page.wait("document.querySelectorAll('.scene').length === 7", "seven scenes in the list")
    folders = page.value("[...document.querySelectorAll('.folder')].map(e => e.textContent)")
    demand(folders == ["app", "gallery", "glass"], f"scenes stand by folder, not {folders}")
    check.painted("the first picture")
    page.wait(
        "[...document.querySelectorAll('.thumbnail')].filter(e => e.complete && e.naturalWidth > 0).length >= 4",
        "thumbnails",
    )
    check.shot("open")
    page.click(".scene[title='app/screen-1.yaml']")
    page.wait("document.getElementById('title').textContent === 'Screen 1'", "the scene that was clicked")
    check.painted("its picture")
    check.is_fresh("app/screen-1.yaml", "a scene that was picked")
    demand("scene=app/screen-1.yaml" in page.value("location.hash") or page.wait(
        "location.hash.includes('scene=app/screen-1.yaml')", "the address"), "the address names the scene")
    check.shot("pick")
    return "opens; seven scenes in three folders; one picked, pixels of a fresh render"


def follows_edits(check: Check) -> str:
    check.open_scene("app/screen-1.yaml")
    before = check.pixels()
    check.edit("app/screen-1.yaml", "Headline 1", "A new headline")
    check.changes(before, "a text was edited")
    check.is_fresh("app/screen-1.yaml", "after an edit from outside")
    check.shot("edit")
    before = check.pixels()
    tokens = check.scenes / "app" / "app.tokens.json"
    text = tokens.read_text()
    tokens.write_text(text.replace("#7C5CFF", "#FF3B30"))
    check.changes(before, "a token's file was edited")
    check.is_fresh("app/screen-1.yaml", "after an edit of its tokens")
    tokens.write_text(text)
    check.is_fresh("app/screen-1.yaml", "after the tokens are back")
    (check.scenes / "app" / "screen-9.yaml").write_text(SCENE.format(number=9))
    check.page.wait("document.querySelector(\".scene[title='app/screen-9.yaml']\")", "a new file in the list")
    (check.scenes / "app" / "screen-9.yaml").unlink()
    check.page.wait("!document.querySelector(\".scene[title='app/screen-9.yaml']\")", "a deleted file gone from the list")
    return "an edited text, an edited token and new and deleted files are followed, pixels of a fresh render"


def follows_renames(check: Check) -> str:
    old, new = check.scenes / "app" / "screen-5.yaml", check.scenes / "app" / "screen-6.yaml"
    old.write_text(SCENE.format(number=5))
    page = check.page
    try:
        check.open_scene("app/screen-5.yaml", "&tab=values")
        before = check.pixels()
        old.rename(new)
        page.wait("location.hash.includes('scene=app/screen-6.yaml')", "the new name in the address")
        page.wait("document.querySelector(\".scene[title='app/screen-6.yaml'][aria-selected=true]\")", "the new name in the list")
        page.wait("document.querySelector('.problems').hidden", "no error under the new name")
        demand(page.value("document.querySelector('[data-tab=values]').getAttribute('aria-selected')") == "true", "the tab stays")
        check.painted("the picture under its new name")
        demand(check.pixels() == before, "a scene with another name has the same picture")
        check.edit("app/screen-6.yaml", "Headline 5", "Renamed")
        check.changes(before, "the renamed file was edited")
        check.is_fresh("app/screen-6.yaml", "after a rename and an edit")
    finally:
        for path in (old, new):
            path.unlink(missing_ok=True)
    return "a renamed file stays open by its new name, and is followed there"


def survives_errors(check: Check) -> str:
    check.open_scene("app/screen-2.yaml")
    page, good = check.page, check.pixels()
    check.edit("app/screen-2.yaml", "capsule:", "capsul:")
    page.wait("document.querySelector('.problems .problem')", "the error")
    line = (check.scenes / "app/screen-2.yaml").read_text().split("\n").index("      - capsul:") + 1
    demand("capsul" in page.text(".problems .message"), "the message names what is wrong")
    demand(f"app/screen-2.yaml:{line}:" in page.text(".problems .where"), f"the error stands at line {line}")
    link = page.value("document.querySelector('.problems .here .place')?.href ?? ''")
    place = urllib.parse.unquote(link)
    wanted = f"vscode://file{check.scenes.resolve()}/app/screen-2.yaml:{line}:"
    demand(place.startswith(wanted), f"the source line is a link to the editor, not {place}")
    demand("capsul" in page.text(".problems .here code"), "the source line is shown")
    demand(check.pixels() == good, "the last good picture stays")
    page.wait("document.getElementById('announcement').textContent.includes('capsul')", "the error in the live region")
    page.wait("document.querySelector(\".scene[title='app/screen-2.yaml'] .badge.failing\")", "the state in the list")
    check.shot("broken")
    check.edit("app/screen-2.yaml", "capsul:", "capsule:")
    page.wait("document.querySelector('.problems').hidden", "no error once it is mended")
    check.is_fresh("app/screen-2.yaml", "after an error")
    check.shot("mended")
    return f"an error at line {line} over the last good picture, with its source lines as links; mended"


def changes_axes(check: Check) -> str:
    check.open_scene("app/screen-1.yaml")
    page, light = check.page, check.pixels()
    page.value(
        "(() => { const e = document.querySelector('[data-axis=appearance]'); e.value = 'dark';"
        "e.dispatchEvent(new Event('change', {bubbles: true})); })()"
    )
    check.changes(light, "dark was chosen")
    check.is_fresh("app/screen-1.yaml", "in the dark", "--appearance", "dark")
    check.open_scene("gallery/focus-home.yaml", "&columns=appearance&rows=dynamicType")
    cells = page.wait("document.querySelectorAll('.cell').length", "a matrix")
    demand(cells >= 6, f"appearance by text size makes a matrix, not {cells} pictures")
    names = page.value("[...document.querySelectorAll('.cell')].map(e => e.dataset.cell)")
    demand(len(set(names)) == cells, f"each cell has values of its own: {names}")
    check.shot("matrix")
    # Linked: one zooms, all do.
    center = page.center(".cell:nth-of-type(2) canvas")
    page.browser.send(
        "Input.dispatchMouseEvent", type="mouseWheel", x=center[0], y=center[1], deltaX=0, deltaY=-240, modifiers=2
    )
    page.wait("location.hash.includes('zoom=')", "a zoom in the address")
    zooms = page.value("import('/assets/app.js').then(m => m.zooms())")
    demand(len(zooms) == cells and max(zooms) - min(zooms) < 1e-9, f"linked pictures zoom together: {zooms}")
    check.shot("matrix-zoomed")
    check.open_scene("gallery/focus-home.yaml", "&frame=true")
    check.page.wait("import('/assets/app.js').then(m => m.hasFrame())", "a device frame")
    check.shot("device")
    check.open_scene("gallery/focus-home.yaml", "&zoom=16&x=0.4&y=0.4")
    check.shot("pixels")
    check.page.value("location.reload()")
    time.sleep(1)
    check.painted("the picture after a reload")
    zoom = page.value("import('/assets/app.js').then(m => m.zooms()[0])")
    demand(zoom == 16, f"a reload returns to 1600 %, not {zoom}")
    return f"dark by its axis; a matrix of {cells}, zoomed together; device frame; a reload returns to the place"


def inspects(check: Check) -> str:
    check.open_scene("app/screen-3.yaml")
    page = check.page
    page.wait("document.querySelectorAll('.node').length > 3", "the tree")
    # The title is in the upper half of the middle.
    spot = page.value("import('/assets/app.js').then(m => m.spotOf('text'))")
    demand(spot, "the tree holds a text")
    page.click_at(*spot)
    page.wait("document.querySelector('.node-head h2')?.textContent === 'text'", "the text that was clicked")
    place = page.text(".details .place")
    line = (check.scenes / "app/screen-3.yaml").read_text().split("\n").index("      - text: Headline 3") + 1
    demand(re.search(rf"screen-3\.yaml:{line}$", place), f"the source is line {line}, not {place}")
    demand(page.value("document.querySelectorAll('.values-table tbody tr').length") > 0, "values with their origin")
    demand("baseline" in page.text(".lines"), "the baselines of its lines")
    page.move(spot[0], spot[1] + 70)
    time.sleep(0.2)
    check.shot("inspect")
    page.key("2", ALT, "Digit2")
    page.move(spot[0], spot[1])
    page.wait("document.querySelectorAll('.layers li').length > 0", "the layers under the pointer")
    check.shot("colour")
    # What is painted last is meant, not the smallest frame; a stack over it paints nothing.
    frame = "const f = (x, y, width, height) => ({x, y, width, height});"
    hit = page.value(
        f"import('/assets/tree.js').then(({{nodeAt, nodeLabel}}) => {{ {frame}"
        "const text = {kind: 'text', painted: 'self', frame: f(10, 10, 20, 10), text: {lines: [{text: 'Under'}]}};"
        "const sheet = {kind: 'rectangle', painted: 'self', name: 'sheet', frame: f(0, 0, 100, 100)};"
        "const whole = f(0, 0, 100, 100), spacer = {kind: 'spacer', painted: 'nothing', frame: whole};"
        "const stack = {kind: 'vstack', painted: 'within', frame: whole, children: [spacer]};"
        "const at = children => nodeLabel(nodeAt({kind: 'canvas', frame: whole, children}, 15, 15));"
        "return [at([text, sheet]), at([sheet, text, stack])]; })"
    )
    demand(hit == ["sheet", "“Under”"], f"the node that is seen is meant: {hit}")
    # A sheet is meant on its panel, and nowhere else.
    hit = page.value(
        f"import('/assets/tree.js').then(({{nodeAt}}) => {{ {frame}"
        "const whole = f(0, 0, 100, 100), label = {kind: 'text', path: 't', painted: 'self', frame: f(40, 60, 20, 10)};"
        "const panel = {kind: 'backgroundOverlay', path: 's', painted: 'self', frame: f(0, 50, 100, 50), children: [label]};"
        "const sheet = {kind: 'sheet', path: 's', painted: 'within', frame: whole, children: [panel]};"
        "Object.assign(label, {parent: panel}); Object.assign(panel, {parent: sheet});"
        "const at = (x, y) => nodeAt({kind: 'canvas', frame: whole, children: [sheet]}, x, y).kind;"
        "return [at(80, 15), at(80, 80), at(50, 65)]; })"
    )
    demand(hit == ["canvas", "sheet", "text"], f"a sheet is meant where it paints: {hit}")
    lines = page.value(
        f"import('/assets/overlay.js').then(({{distances, gaps}}) => {{ {frame}"
        "const pair = [{frame: f(20, 0, 30, 10)}, {frame: f(0, 0, 12, 10)}];"
        "return [distances(f(0, 0, 10, 10), f(30, 50, 10, 10)), distances(f(0, 0, 10, 10), f(5, 5, 10, 10)),"
        "gaps({kind: 'hstack', frame: f(0, 0, 50, 10), children: pair})]; })"
    )
    demand([each["length"] for each in lines[0]] == [20, 40] and all(each["to"] for each in lines[0]),
           f"the distance of a diagonal neighbour has lines to it: {lines[0]}")
    demand([each["length"] for each in lines[1]] == [5] * 4, f"like edges of frames that overlap: {lines[1]}")
    demand([each["length"] for each in lines[2]] == [8], f"the gap of a stack: {lines[2]}")
    check.open_scene("glass/toolbar.yaml", "&tab=glass")
    page.wait("document.querySelectorAll('.stage-button').length >= 4", "the stages of glass")
    page.wait("[...document.querySelectorAll('.stage-button img')].some(e => e.naturalWidth > 0)", "pictures of the stages")
    time.sleep(0.5)
    check.shot("glass")
    return f"a text clicked in the picture: line {line}, values, baselines; layers under the pointer; stages of glass"


# A text that is too pale, and a button that its symbol names.
AUDITED = """\
vitrine: 1
title: Audited
canvas: { width: 300, height: 240, scale: 2 }
background: white
body:
  - vstack:
      - text: Ink
        font: largeTitle
      - text: Pale words
        foreground: "#BBBBBB"
        id: pale
      - iconButton: { icon: xmark, tint: black }
    spacing: 12
"""


def marks_findings(check: Check) -> str:
    page = check.page
    check.open_scene("app/screen-0.yaml")
    (check.scenes / "app/audited.yaml").write_text(AUDITED)
    page.wait("document.getElementById('left').textContent.includes('Audited')", "the new scene")
    check.open_scene("app/audited.yaml", "&tab=audit")
    words = "[...document.querySelectorAll('.finding')].map(e => e.textContent).join('|')"
    page.wait(f"({words}).includes('[contrast]') && ({words}).includes('[symbol-name]')", "the findings")
    number = page.value(f"({words}).split('|')[0].slice(0, 6)")
    demand(number == "1Error", f"an error comes first: {number}")
    check.shot("audit")
    spot = "import('/assets/app.js').then(m => m.markAt(0))"
    page.wait(f"{spot}.then(e => e !== null)", "a mark over the picture")
    page.click_at(*page.value(spot))
    chosen = "document.querySelector('.finding.chosen')?.textContent ?? ''"
    page.wait(f"({chosen}).includes('Pale words')", "the finding of the mark that was clicked")
    demand("audited.yaml:9" in page.value(chosen), "its line")
    page.key("1", ALT, "Digit1")
    page.wait("document.querySelector('.node-head .label')?.textContent.includes('pale')", "its node")
    page.key("5", ALT, "Digit5")
    page.wait("document.activeElement?.classList.contains('finding-button')", "the list has the keyboard")
    check.shot("audit-chosen")
    page.key("ArrowDown")
    page.wait(f"({chosen}).includes('[symbol-name]')", "the next finding")
    check.edit("app/audited.yaml", "tint: black }", "tint: black }\n        accessibility: Close")
    page.wait(f"!({words}).includes('[symbol-name]')", "an edit that changes no pixel mends a finding")
    page.key("q")
    page.wait("document.querySelector('[data-toggle=marks]').getAttribute('aria-pressed') === 'false'", "marks are off")
    page.key("q")
    check.edit("app/audited.yaml", "#BBBBBB", "#333333")
    page.wait("document.querySelector('.audit-summary').textContent === 'Nothing found.'", "everything is mended")
    return "two findings with numbers over the picture; a mark clicked chooses node and line; edits mend them; by keyboard"


def takes_what_is_seen(check: Check) -> str:
    page = check.page
    (check.scenes / "app/sheet.yaml").write_text(UNDER_A_SHEET)
    page.wait("[...document.querySelectorAll('#left [data-scene], #left a, #left li')].some(e => e.textContent.includes('heet'))", "the new scene")
    check.open_scene("app/sheet.yaml")
    page.wait("document.querySelectorAll('.node').length > 3", "the tree")
    spot = page.value("import('/assets/app.js').then(m => m.spotOf('text'))")
    page.click_at(*spot)
    page.wait("document.querySelector('.node-head h2')?.textContent === 'text'", "the text below a sheet that does not dim")

    def label() -> int:
        text = page.text(".zoom-label").removesuffix("%").strip()
        return int(text) if text.isdigit() else -1

    seen = []
    for width, height in ((1440, 900), (1100, 600), (1440, 500), (1440, 900)):
        page.look(width, height)
        time.sleep(0.4)
        zoom = page.value("import('/assets/app.js').then(m => m.zooms()[0])")
        demand(label() == round(zoom * 100), f"at {width} x {height} the label says {label()} %, and the zoom is {zoom}")
        seen.append(label())
    demand(len(set(seen)) > 1, f"the zoom follows the window: {seen}")
    demand(page.value("fetch('/favicon.ico').then(r => r.status)") == 200, "there is an icon")
    (check.scenes / "app/sheet.yaml").unlink()
    check.open_scene("app/screen-3.yaml")
    return f"a click passes by what is not seen; the zoom's label follows the window: {seen}"


def tries_values(check: Check) -> str:
    check.open_scene("app/screen-3.yaml", "&tab=values")
    page, before, files = check.page, check.pixels(), check.files()
    row = "[data-key='token:color.accent']"
    page.wait(f"document.querySelector(\"{row}\")", "the token")
    page.value(
        f"(() => {{ const e = document.querySelector(\"{row} .hex\"); e.focus(); e.value = '#00AA55';"
        "e.dispatchEvent(new Event('input', {bubbles: true})); })()"
    )
    tried = check.changes(before, "a token was tried")
    demand(check.files() == files, "no file is touched")
    page.wait("location.hash.includes('values=')", "the tried value in the address")
    source = page.value("import('/assets/app.js').then(m => m.triedSource())")
    token = json.loads(source)["color"]["accent"]
    wanted = [0, 0.6667, 0.3333]
    found = token["$value"]["components"]
    demand(token["$type"] == "color" and all(abs(a - b) < 1e-3 for a, b in zip(found, wanted)),
           f"the tried value as its file holds it: {source!r}")
    check.shot("token")
    page.value("[...document.querySelectorAll('.tried-summary button')].at(-1).click()")
    demand(check.changes(tried, "the values were reset") == before, "the value of the file is back")
    return "a token tried, no file touched, copied as its file holds it, reset"


def approves(check: Check) -> str:
    page = check.page
    check.edit("app/screen-0.yaml", "Headline 0", "Headline zero")
    check.edit("app/screen-3.yaml", "Deep work", "Deeper work")
    check.open("mode=goldens")
    page.wait("document.querySelectorAll('.cause-card').length >= 2", "the causes", 60)
    page.wait("document.querySelector(\"[data-picture='app/screen-0.yaml#light']\")", "the changed picture")
    page.click("[data-picture='app/screen-0.yaml#light']")
    page.wait("document.querySelectorAll('.compared canvas').length === 2", "golden and new picture")
    page.wait("import('/assets/app.js').then(m => m.compared() === 2)", "both pictures drawn")
    check.shot("golden-side")
    for name in ("slider", "onion", "blink", "heat"):
        page.click(f".toolbar [data-value={name}]")
        page.wait("document.querySelectorAll('.compared canvas').length === 1", f"the view {name}")
        time.sleep(0.2)
        check.shot(f"golden-{name}")
    page.click(".toolbar [data-value=side]")
    before = check.files()
    page.click("#approve")
    page.wait("document.getElementById('announcement').textContent.includes('approved')", "the approval")
    after = check.files()
    changed = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    demand(changed == ["goldens/app/screen-0/light.png"], f"one file alone changed, not {changed}")
    # A rejection has a reason, and changes no golden.
    page.wait("document.querySelector(\"[data-picture='app/screen-3.yaml#light'] .badge.changed\")", "the other picture")
    page.click("[data-picture='app/screen-3.yaml#light']")
    page.wait("!document.getElementById('reject')?.disabled && document.querySelector('.decision h2')?.textContent === 'app/screen-3.yaml'", "the other picture")
    page.click("#reject")
    page.wait("document.querySelector('dialog[open] textarea')", "a question for the reason")
    page.type("not yet")
    check.shot("reject")
    page.click("dialog[open] [data-confirm]")
    page.wait("document.querySelector('.reason')?.textContent.includes('not yet')", "the reason")
    now = check.files()
    changed = sorted(name for name in now.keys() | after.keys() if now.get(name) != after.get(name))
    demand(changed == ["goldens/rejections.json"], f"a rejection changes no golden, but {changed}")
    kept = json.loads((check.goldens / "rejections.json").read_text())["rejections"]
    demand([(each["scene"], each["reason"]) for each in kept] == [("app/screen-3.yaml", "not yet")], f"the reason is kept: {kept}")
    check.server.stop()
    check.server.start()
    page.wait("document.getElementById('connection').className === 'live'", "the server again", 20)
    check.open("mode=goldens&picture=" + urllib.parse.quote("app/screen-3.yaml#light"))
    page.wait("document.querySelector('.reason')?.textContent.includes('not yet')", "the reason, from another start of the server", 60)
    page.wait("document.querySelectorAll('.cause-card').length >= 2", "the causes", 60)
    # A cause is approved after its pictures are shown.
    page.click(".cause-card .row button:nth-child(2)")
    page.wait("document.querySelectorAll('dialog[open] .candidate canvas').length >= 2", "the pictures of a cause")
    check.shot("approve-cause")
    page.key("Escape")
    page.wait("!document.querySelector('dialog[open]')", "the dialog closed")
    return "one golden approved, that file alone changed; one rejected with a reason; five views; a cause shows its pictures"


def by_keyboard(check: Check) -> str:
    """The same once more, without a pointer."""
    check.open("")
    page = check.page
    check.painted("the first picture")
    page.key("/")
    page.type("screen-2")
    page.key("Enter")
    page.wait("document.getElementById('title').textContent === 'Screen 2'", "a scene by its name")
    check.painted("its picture")
    light = check.pixels()
    page.key("p")
    page.key("t")
    check.changes(light, "t is dark")
    page.key("v")
    page.wait("document.querySelectorAll('.cell').length === 2", "v is light beside dark")
    page.key("v")
    page.wait("document.querySelectorAll('.cell').length === 1", "v again is one picture")
    check.painted("the picture")
    page.wait("document.querySelectorAll('.node').length > 3", "the tree")
    page.key("i")
    page.wait("document.activeElement?.getAttribute('role') === 'treeitem'", "the tree has the focus")
    for _ in range(40):
        page.key("ArrowDown")
        if page.text(".node-head h2") == "text":
            break
    place = page.text(".details .place")
    demand(re.search(r"screen-2\.yaml:\d+$", place), f"the source of a node that was reached by keys: {place}")
    check.shot("keyboard-tree")
    page.key("p")
    page.key("c")
    for _ in range(3):
        page.key("ArrowUp", SHIFT)
    page.wait("document.getElementById('pointer').textContent.includes('#')", "the colour at the keyboard's pointer")
    page.key("Enter")
    page.wait("location.hash.includes('node=')", "the node at the keyboard's pointer")
    page.key("Escape")
    page.key("?")
    page.wait("document.querySelector('dialog.sheet[open]')", "the sheet of keys")
    check.shot("keys")
    page.key("Escape")
    page.wait("!document.querySelector('dialog[open]')", "the sheet is closed")
    before = check.pixels()
    page.key("4", ALT, "Digit4")
    page.wait("document.querySelector('.tried-row')", "the values")
    page.wait("document.activeElement?.matches('#panel-values *')", "the focus among the values")
    for _ in range(12):
        if page.value("document.activeElement?.matches('.tried-row .hex') ?? false"):
            break
        page.key("Tab")
    demand(page.value("document.activeElement?.matches('.tried-row .hex') ?? false"), "Tab comes to a token's field")
    page.value("document.activeElement.select()")
    page.type("#00AA55")
    check.changes(before, "a token was typed")
    page.key("Escape")
    check.edit("app/screen-2.yaml", "Deep work", "Deeper")
    page.key("m")
    page.wait("document.querySelector(\"[data-picture='app/screen-2.yaml#light'] .badge.changed\")", "the changed picture", 60)
    # The dark one may have been compared first, and be the current one.
    current = "document.querySelector('[data-picture][aria-current=true]')?.dataset.picture === 'app/screen-2.yaml#light'"
    for key in ["k"] * 20 + ["j"] * 20:
        if page.value(current):
            break
        page.key(key)
    page.wait(current, "k and j go to the picture")
    page.wait("document.querySelector('.decision h2')?.textContent === 'app/screen-2.yaml'", "its name beside it")
    page.wait("import('/assets/app.js').then(m => m.compared() === 2)", "golden and new picture")
    files = check.files()
    page.key("2")
    page.wait("document.querySelector('.share-bar:not([hidden])')", "2 is the slider")
    page.key("a")
    page.wait("document.getElementById('announcement').textContent.includes('approved')", "a approves")
    after = check.files()
    changed = sorted(name for name in after if files.get(name) != after[name])
    demand(changed == ["goldens/app/screen-2/light.png"], f"one file alone changed, not {changed}")
    return "search, axes, tree, pixel, value, golden: all by keys"


def keeps_the_focus(check: Check) -> str:
    """A control that was used by keys still has the focus."""
    check.open_scene("app/screen-1.yaml", "&columns=dynamicType&rows=time")
    page = check.page

    def focused(expression: str) -> bool:
        return page.value(f"(e => Boolean({expression}))(document.activeElement)")

    titles = page.value("[...document.querySelectorAll('.heading-row strong')].map(e => e.textContent)")
    demand(titles == ["0 s", "0.25 s", "0.5 s", "1 s"], f"moments are rows: {titles}")
    for name in ("overlays", "baselines", "frame", "grid", "linked"):
        page.value(f"document.querySelector('[data-toggle={name}]').focus()")
        page.key(" ")
        demand(focused(f"e.dataset.toggle === '{name}'"), f"Space leaves the focus on {name}")
        page.key(" ")
    page.value("document.querySelector('.chooser').focus()")
    page.key("Enter")
    page.wait("document.querySelector(':popover-open')", "the sheet of values")
    before = page.value("document.querySelectorAll('.cell').length")
    page.key(" ")
    page.wait(f"document.querySelectorAll('.cell').length !== {before}", "another number of columns")
    demand(focused("e.matches(':popover-open input')"), "a checkbox keeps the focus")
    check.shot("chooser")
    page.key("Escape")
    page.wait("!document.querySelector(':popover-open')", "the sheet closed by Escape")
    demand(focused("e.matches('.chooser')"), "the focus is back on the sheet's button")
    page.key("Enter")
    page.wait("document.querySelector(':popover-open')", "the sheet again")
    page.click("#title")
    page.wait("!document.querySelector(':popover-open')", "the sheet closed by a click elsewhere")
    page.value("document.querySelector('[data-values=time]').focus()")
    page.value("document.activeElement.value = '0, 2'")
    page.value("document.activeElement.dispatchEvent(new Event('change', {bubbles: true}))")
    page.wait("document.querySelectorAll('.heading-row').length === 2", "two moments")
    demand(focused("e.dataset.values === 'time'"), "the field of moments keeps the focus")
    return "toggles, choosers and fields keep the focus; a sheet closes on Escape and on a click elsewhere"


def is_accessible(check: Check) -> str:
    demand(check.axe, "axe-core is there; make check-preview installs it")
    page, checked = check.page, 0

    def audit(what: str) -> None:
        nonlocal checked
        page.value(check.axe + "; true")
        found = page.value(
            "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v => v.id + ' (' + v.impact + '): '"
            "+ v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message ?? '')).join(' | ')))"
        )
        demand(not found, f"axe-core finds in {what}: " + "; ".join(found))
        checked += 1

    for dark in (False, True):
        name = "dark" if dark else "light"
        page.look(1440, 900, dark=dark)
        check.open_scene("app/screen-3.yaml")
        page.wait("document.querySelectorAll('.node').length > 3", "the tree")
        page.value("document.querySelectorAll('.node')[2].click()")
        audit(f"the preview, {name}")
        for tab in ("colors", "glass", "values"):
            page.click(f"[data-tab={tab}]")
            if tab == "colors":
                page.click("#stage canvas")
            time.sleep(0.5)
            audit(f"the tab {tab}, {name}")
        check.edit("app/screen-3.yaml", "capsule:", "capsul:")
        page.wait("document.querySelector('.problems .problem')", "the error")
        audit(f"an error, {name}")
        check.edit("app/screen-3.yaml", "capsul:", "capsule:")
        page.wait("document.querySelector('.problems').hidden", "no error")
        check.open_scene("gallery/focus-home.yaml", "&columns=appearance&rows=dynamicType")
        audit(f"a matrix, {name}")
        (check.scenes / "app" / "moving.yaml").write_text(MOVING)
        check.open_scene("app/moving.yaml", "&time=0.3")
        page.wait("!document.querySelector('.player').hidden", "the player")
        audit(f"the player, {name}")
        (check.scenes / "app" / "moving.yaml").unlink()
        page.key("?")
        audit(f"the sheet of keys, {name}")
        page.key("Escape")
        check.open("mode=goldens&all=true")
        page.wait("document.querySelectorAll('.compared canvas').length > 0", "a comparison", 60)
        audit(f"the goldens, {name}")
    page.look(390, 844, 2, mobile=True)
    (check.scenes / "app" / "moving.yaml").write_text(MOVING)
    check.open_scene("app/moving.yaml", "&pane=middle")
    page.wait("!document.querySelector('.player').hidden", "the player on a phone")
    audit("a phone's player")
    wide = page.value("document.documentElement.scrollWidth - window.innerWidth")
    demand(wide <= 0, f"with a player the page is {wide} pixels wider than a phone")
    check.shot("player-phone")
    (check.scenes / "app" / "moving.yaml").unlink()
    for pane in ("left", "middle", "right"):
        check.open(f"scene=app/screen-3.yaml&pane={pane}")
        time.sleep(0.5)
        audit(f"a phone's pane {pane}")
    page.look(1440, 900)
    return f"axe-core finds nothing in {checked} states, light and dark"


def fits_widths(check: Check) -> str:
    page = check.page
    sizes = ((390, 844, 3, True), (768, 1024, 1, False), (1024, 768, 1, False), (1440, 900, 1, False), (2560, 1440, 1, False))
    for width, height, scale, mobile in sizes:
        for dark in (False, True):
            page.look(width, height, scale if not mobile else 2, mobile, dark)
            name = f"{width}-{'dark' if dark else 'light'}"
            for pane in ("middle", "left", "right") if width < 1100 else ("middle",):
                check.open(f"scene=gallery/focus-home.yaml&pane={pane}")
                page.wait("document.querySelector('.cell')?.dataset.painted || getComputedStyle(document.getElementById('middle')).display === 'none'", "the picture")
                wide = page.value("document.documentElement.scrollWidth - window.innerWidth")
                demand(wide <= 0, f"at {width} the page is {wide} pixels wider than the window")
                out = page.value(
                    "[...document.querySelectorAll('#bar button, #bar select, #panes button, .tabs button')]"
                    ".filter(e => e.checkVisibility() && (e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1)).map(e => e.textContent)"
                )
                demand(not out, f"at {width} controls are outside of the window: {out}")
                time.sleep(0.3)
                check.shot(f"width-{name}" + (f"-{pane}" if pane != "middle" else ""))
            check.open("mode=goldens&all=true")
            time.sleep(0.8)
            check.shot(f"width-{name}-goldens")
    page.look(1440, 900)
    return "390 to 2560, light and dark: nothing is wider than the window"


def refuses(check: Check) -> str:
    server = check.server
    status, body = server.request("/")
    demand(status == 200, "the page is served")
    token = re.search(rb'name="vitrine-token" content="([^"]+)"', body)
    demand(token, "the page has a token")
    picture = json.loads(server.request("/api/goldens")[1])["pictures"][0]
    item = json.dumps({"items": [{"scene": picture["scene"], "variant": picture["variant"], "shown": "0" * 16}]}).encode()
    secret = token[1].decode()
    refused = {
        "another Host": server.request("/api/scenes", host="evil.example"),
        "another Origin": server.request("/api/scenes", Origin="http://evil.example"),
        "another site": server.request("/api/scenes", Sec_Fetch_Site="cross-site"),
        "..": server.request("/api/picture?scene=../../etc/passwd"),
        "an encoded ..": server.request("/api/picture?scene=%2e%2e%2f%2e%2e%2fetc%2fpasswd"),
        ".. among the assets": server.request("/assets/../../../../etc/passwd"),
        "an absolute path": server.request("/api/picture?scene=/etc/passwd"),
        "100,000 bytes of headers": server.request("/api/scenes", X_Long="a" * 100_000),
        "a change without the token": server.request("/api/approve", "POST", item, Content_Type="application/json"),
        "a change with a wrong token": server.request("/api/approve", "POST", item, Content_Type="application/json", X_Vitrine_Token="0" * len(secret)),
    }
    for what, (status, _) in refused.items():
        demand(status == 0 or 400 <= status < 500, f"{what} is refused, not answered with {status}")
        demand(server.request("/api/scenes")[0] == 200, f"the server goes on after {what}")
    link = check.scenes / "app" / "outside.yaml"
    secret_file = check.folder / "secret.yaml"
    secret_file.write_text(SCENE.format(number=7))
    link.symlink_to(secret_file)
    time.sleep(0.5)
    status, _ = server.request("/api/picture?scene=app/outside.yaml")
    link.unlink()
    demand(400 <= status < 500, f"a link out of the folder is refused, not answered with {status}")
    files = check.files()
    status, body = server.request("/api/approve", "POST", item, Content_Type="application/json", X_Vitrine_Token=secret)
    demand(not json.loads(body or b"{}").get("approved"), "what was never shown is not approved")
    demand(check.files() == files, "no file is changed by what is refused")
    with socket.create_connection(("127.0.0.1", server.port)) as half:
        half.sendall(b"GET /api/scenes HTTP/1.1\r\nHost: 127")
        demand(server.request("/api/scenes")[0] == 200, "half a request holds nobody up")
    return f"{len(refused) + 2} requests refused, and the server goes on after each"


def plays(check: Check) -> str:
    """The player: frames to the pixel, slow motion, states by hand, curves, keys, and an edit while it plays."""
    path, page = check.scenes / "app" / "moving.yaml", check.page
    path.write_text(MOVING)
    player = "import('/assets/app.js').then(m => m.motionPlayer())"

    def frame() -> int:
        return page.value(f"{player}.then(p => p.frame)")

    def stays(what: str) -> None:
        """The picture is that of the moment at which the player stays."""
        page.wait(f"{player}.then(p => !p.holds && document.querySelector('.cell').dataset.state === 'ok')", what)
        check.is_fresh("app/moving.yaml", what, "--time", f"{frame() / 60!r}")

    try:
        check.open_scene("app/screen-1.yaml")
        page.wait("document.querySelectorAll('.node').length > 3", "the tree")
        time.sleep(0.5)
        demand(page.value("document.querySelector('.player').hidden"), "a scene that stands still has no player")
        check.open_scene("app/moving.yaml")
        page.wait("!document.querySelector('.player').hidden", "the player of a scene that moves")
        count = page.value(f"{player}.then(p => p.count)")
        demand(60 < count < 180, f"the film has {count} frames")
        # Each frame that is played is that of a render at its moment.
        page.value(f"{player}.then(p => {{ window.seen = []; const show = p.drawFrame.bind(p); p.drawFrame = () => {{ show(); window.seen.push(p.frame); }}; }})")
        page.key("L", SHIFT)
        page.key("f")
        page.wait(f"{player}.then(p => !p.isPlaying && p.frame === p.count - 1)", "the end of the film")
        seen = page.value("window.seen")
        demand(len(set(seen)) > count / 3, f"{len(set(seen))} of {count} frames were shown")
        stays("at the end")
        for at in (20, 13, 47):
            page.value(f"{player}.then(p => p.go({at}))")
            stays(f"at frame {at}")
        page.key(">")
        page.key(">")
        page.key("<")
        page.wait(f"{player}.then(p => p.frame === 48)", "keys go frame by frame")
        stays("after keys")
        page.wait("location.hash.includes('time')", "the moment in the address")
        # Slow motion.
        page.click("[data-value='0.1']")
        page.value(f"{player}.then(p => p.go(0))")
        page.key("f")
        time.sleep(1.0)
        demand(0 < frame() < 20, f"a tenth of the speed comes to frame {frame()} within a second")
        page.key("f")
        page.click(".player [data-value='1']")
        # The curve of the node that is chosen.
        page.wait("document.querySelectorAll('.curve').length >= 1", "the curves of all nodes")
        page.value(f"{player}.then(p => p.go(18))")
        stays("on the way")
        check.shot("player-all")
        page.value("[...document.querySelectorAll('.node')].find(e => e.textContent.includes('panel')).click()")
        page.wait("document.querySelector('.motion h2')?.textContent === 'Motion'", "the curve of the chosen node")
        demand(page.value("document.querySelectorAll('.curve polyline').length") == 1, "one curve")
        check.shot("player-node")
        # A state by hand goes on from where it is.
        page.value(f"{player}.then(p => p.go(18))")
        stays("before a state is switched")
        page.click("[data-value='sheet open']")
        page.wait("location.hash.includes('changes=')", "the change in the address")
        page.wait(f"{player}.then(p => !p.isPlaying && !p.resumes && p.frame === p.count - 1 && p.frame > 18)", "the change has been played")
        written = MOVING.replace("at: 0.7,", "at: 0.3,")
        path.write_text(written)
        page.click("[data-value='script']")
        page.wait("!location.hash.includes('changes=')", "the script is back")
        page.value(f"{player}.then(p => p.go(24))")
        stays("the same change, written down")
        known = check.pixels()
        path.write_text(MOVING)
        time.sleep(0.5)
        page.value(f"{player}.then(p => p.go(18))")
        stays("the script as it was")
        page.click("[data-value='sheet open']")
        page.wait(f"{player}.then(p => !p.isPlaying && !p.resumes && p.frame === p.count - 1 && p.frame > 18)", "the change has been played again")
        page.value(f"{player}.then(p => p.go(24))")
        end = time.monotonic() + Page.patience
        while check.pixels() != known:
            demand(time.monotonic() < end, "a state that is switched by hand moves as if the script said so")
            time.sleep(0.1)
        page.click("[data-value='button pressed']")
        page.wait(f"{player}.then(p => p.values.button === 'pressed' && !p.isPlaying && !p.resumes)", "a state that no script changes")
        check.shot("player-states")
        page.click("[data-value='script']")
        page.wait("!location.hash.includes('changes=')", "the script is back")
        # An edit while it plays, over and over.
        page.wait(f"{player}.then(p => !p.isPlaying && !p.resumes)", "the script was played")
        page.key("L", SHIFT)
        page.key("f")
        page.wait(f"{player}.then(p => p.isPlaying && p.frame > 3)", "it plays")
        check.edit("app/moving.yaml", "#7C5CFF", "#00AA55")
        page.wait(f"{player}.then(p => p.isPlaying && [...p.films.keys()][0].shownCanvas.getContext('2d').getImageData(240, 80, 1, 1).data[1] === 0xAA)", "the edit in the film")
        page.key("f")
        stays("after an edit")
        page.look(1440, 900, 2)
        time.sleep(0.5)
        check.shot("player-2x")
        page.look(1440, 900, 2, dark=True)
        time.sleep(0.5)
        check.shot("player-2x-dark")
        page.look(1440, 900)
    finally:
        path.unlink(missing_ok=True)
    return f"a film of {count} frames: played, slowed, gone through, switched by hand and edited, pixels of fresh renders"


def keeps_text(check: Check) -> str:
    path = check.scenes / "app" / "hostile.yaml"
    path.write_text(SCENE.format(number=8).replace("Headline 8", json.dumps(HOSTILE)).replace("title: Screen 8", f"title: {json.dumps(HOSTILE)}"))
    try:
        check.open_scene("app/hostile.yaml")
        page = check.page
        page.wait("document.querySelectorAll('.node').length > 3", "the tree")
        demand(HOSTILE in page.text("#title"), "the title is text")
        demand(not page.value("window.hurt ?? false"), "nothing of a scene runs")
        demand(not page.value("document.querySelectorAll('img[src=x], img[onerror]').length"), "nothing of a scene is markup")
    finally:
        path.unlink()
    return "text of scenes is never markup"


def reconnects(check: Check) -> str:
    check.open_scene("app/screen-1.yaml")
    page = check.page
    check.server.stop()
    page.wait("document.getElementById('connection').className === 'lost'", "the loss of the server")
    before = check.pixels()
    demand(before, "the picture stays while the server is away")
    check.edit("app/screen-1.yaml", "spacing: 12", "spacing: 30")
    check.server.start()
    page.wait("document.getElementById('connection').className === 'live'", "the connection again", 20)
    check.changes(before, "the file was edited while the server was away")
    check.is_fresh("app/screen-1.yaml", "after the server was started again")
    return "a server started again is found again, and what changed meanwhile is shown"


def shares_a_stream(check: Check) -> str:
    """Eight pages of one browser, which has six connections to a server."""
    (check.scenes / "app" / "screen-1.yaml").write_text(SCENE.format(number=1))
    check.open_scene("app/screen-1.yaml")
    page = check.page
    for number in range(7):
        another = f"(window.tabs ??= [])[{number}] = open(location.href)"
        page.browser.send("Runtime.evaluate", expression=another, userGesture=True)
    pages = "window.tabs.concat(window).filter(e => !e.closed)"
    known = f"{pages}.map(e => e.document.querySelector('.cell')?.dataset.revision)"
    page.wait(f"{known}.length === 8 && {known}.every(Boolean)", "the picture in eight pages")
    connected = f"{pages}.every(e => e.document.getElementById('connection').className === 'live')"
    page.wait(connected, "eight connections")

    def all_follow(old: str, new: str, what: str) -> None:
        before = page.value(known)
        check.edit("app/screen-1.yaml", old, new)
        page.wait(f"{known}.every((e, i) => e && e !== {json.dumps(before)}[i])", what)

    all_follow("spacing: 12", "spacing: 20", "an edit in eight pages")
    # The page that listens for all of them goes, and another takes its place: twice.
    for number in (0, 1):
        page.value(f"window.tabs[{number}].close()")
    page.wait(connected, "connections without those that were closed")
    all_follow("spacing: 20", "spacing: 12", "an edit in the pages that are left")
    page.value("window.tabs.forEach(e => e.close())")
    return "eight pages follow an edit, and those that are left when pages are closed"


def keeps_the_last(check: Check) -> str:
    path = check.scenes / "app" / "screen-9.yaml"
    path.write_text(SCENE.format(number=9))
    page = check.page
    page.wait("true", "a moment")
    try:
        check.open_scene("app/screen-9.yaml")
        good = check.pixels()
        check.edit("app/screen-9.yaml", "capsule:", "capsul:")
        page.wait("document.querySelector('.problems .problem')", "the error")
        page.click(".scene[title='app/screen-1.yaml']")
        check.painted("another scene")
        demand(page.value("document.querySelector('.problems').hidden"), "no error of the scene before")
        demand("Mended" not in page.text("#announcement"), "a scene that was left is not mended")
        page.click(".scene[title='app/screen-9.yaml']")
        page.wait("document.querySelector('.problems .problem')", "the error again")
        end = time.monotonic() + Page.patience
        while check.pixels() != good:
            demand(time.monotonic() < end, "the last good picture of a broken scene is back")
            time.sleep(0.1)
        check.edit("app/screen-9.yaml", "capsul:", "capsule:")
        check.painted("the mended picture")
        path.unlink()
        gone = "document.querySelector('.problems')?.textContent.includes('was deleted')"
        page.wait(gone, "that the file is gone")
        demand("app/screen-9.yaml" in page.value("location.hash"), "the address stays")
        demand(check.pixels() == good, "the picture of a deleted scene stays")
        check.shot("deleted")
        path.write_text(SCENE.format(number=9).replace("spacing: 12", "spacing: 40"))
        check.changes(good, "the file is back with another distance")
        page.wait("document.querySelector('.problems').hidden", "no error once the file is back")
    finally:
        path.unlink(missing_ok=True)
    return "the last good picture is there after another scene; a deleted scene stays until its file is back"


def approves_only_what_was_shown(check: Check) -> str:
    page = check.page
    page.look(390, 844, 2, True)
    path = check.scenes / "app" / "screen-1.yaml"
    path.write_text(SCENE.format(number=1).replace("Headline 1", "Unseen"))
    picture = urllib.parse.quote("app/screen-1.yaml#light")
    check.open(f"mode=goldens&picture={picture}&pane=right")
    page.wait("document.querySelector('.decision .badge.changed')", "the changed picture", 60)
    time.sleep(1)
    before = check.files()
    waits = "document.getElementById('approve').getAttribute('aria-disabled')"
    demand(page.value(waits) == "true", "Approve waits for the picture")
    page.value("document.getElementById('approve').click()")
    page.key("a")
    time.sleep(0.5)
    demand(check.files() == before, "a picture that was never on the screen is not approved")
    page.value("document.querySelectorAll('#panes button')[1].click()")
    page.wait(f"{waits} === 'false'", "Approve once it was shown")
    page.look(1440, 900)
    check.open(f"mode=goldens&picture={picture}&compare=slider")
    page.wait("import('/assets/app.js').then(m => m.compared() === 1)", "the slider")
    time.sleep(0.3)
    x, y = page.center(".compared canvas")
    share = "Number(document.querySelector('.share').value)"
    demand(page.value(share) == 500, "the divider is in the middle")
    page.move(x, y)
    for kind, at in (("mousePressed", x), ("mouseMoved", x + 60), ("mouseReleased", x + 60)):
        page.browser.send(
            "Input.dispatchMouseEvent", type=kind, x=at, y=y, button="left", buttons=1, clickCount=1
        )
    demand(page.value(share) > 520, "the divider is dragged in the picture")
    return "a picture outside of the window is not approved; the divider is dragged in the picture"


STEPS = (
    opens, follows_edits, follows_renames, survives_errors, keeps_the_last, changes_axes, inspects, takes_what_is_seen,
    marks_findings,
    tries_values, plays,
    approves_only_what_was_shown, approves, by_keyboard, keeps_the_focus, is_accessible, fits_widths, refuses,
    keeps_text, reconnects, shares_a_stream,
)


# What is edited: a colour of many things, a text in a card, the place of a light behind everything.
EDITS = (
    ("colour", '"#6D4AFF"', lambda n: f'"#{0x6D4AFF ^ (n * 2654435761 & 0x3F3F3F):06X}"'),
    ("text", "Plan the week", lambda n: f"Plan week {n}"),
    ("position", "x: -130, y: -210", lambda n: f"x: {-130 + n % 17 + 1}, y: -210"),
)

# The same edits of a web page.
PEER_EDITS = {
    "colour": ("style.css", "#6D4AFF", lambda n: f"#{0x6D4AFF ^ (n * 2654435761 & 0x3F3F3F):06X}"),
    "text": ("body.html", "Plan the week", lambda n: f"Plan week {n}"),
    "position": ("style.css", "--light-x: -130px", lambda n: f"--light-x: {-130 + n % 17 + 1}px"),
}


class Edited:
    """A file of which one value after the other is edited; those that were edited before stay as they are."""

    def __init__(self, path: pathlib.Path):
        self.path, self.text = path, path.read_text()
        self.original, self.values = self.text, {}

    def save(self, old: str, new: str) -> float:
        """Replaces a value of the original, and returns the time in milliseconds."""
        now = self.values.get(old, old)
        demand(self.text.count(now) > 0, f"{self.path.name} holds {now}")
        self.values[old] = new
        self.text = self.text.replace(now, new, 1)
        began = time.time() * 1000
        self.path.write_text(self.text)
        return began


class Peer:
    """A web page of the same screen, followed by Chromium alone."""

    def __init__(self, browser: Browser, page: LivePage):
        self.page = Page(browser, page.address, 402, 874, 3)
        self.page.wait("window.ready", "the web page")
        self.files = {name: Edited(page.folder / name) for name, _, _ in PEER_EDITS.values()}

    def edit(self, kind: str, n: int) -> tuple:
        """The time until the browser shows an edit, and until its screenshot of it is there."""
        name, old, new = PEER_EDITS[kind]
        self.page.value("(() => { window.next = new Promise(done => { window.done = done; }); })()")
        began = self.files[name].save(old, new(n))
        painted = self.page.value("window.next")
        self.page.browser.send("Page.captureScreenshot", format="png")
        return painted - began, time.time() * 1000 - began


def measure(check: Check, rounds: int = 50, peer: Peer | None = None) -> str:
    """Saving a file to new pixels in the browser: colour, text and position in turns, one change in each save."""
    scene = Edited(check.scenes / "gallery" / "focus-home.yaml")
    check.open_scene("gallery/focus-home.yaml")
    page = check.page
    size = check.pixels().split(" ")[0]
    found, beside = [], []
    for n in range(rounds):
        kind, old, new = EDITS[n % len(EDITS)]
        page.value(
            "(() => { const cell = document.querySelector('.cell'); window.next = new Promise(done => {"
            "const seen = new MutationObserver(() => { seen.disconnect(); requestAnimationFrame(() => done([Number(cell.dataset.painted), JSON.parse(cell.dataset.timing)])); });"
            "seen.observe(cell, {attributes: true, attributeFilter: ['data-painted']}); }); })()"
        )
        began = scene.save(old, new(n + 1))
        painted, parts = page.value("window.next")
        found.append({"kind": kind, "total": painted - began, "page": parts["total"], "notice": painted - began - parts["total"],
                      "request": parts["request"], "decode": parts["decoding"], "draw": parts["drawing"], **{f"server {name}": value for name, value in parts["server"]}})
        rows = [value for name, value in parts["server"] if name in ("layout", "display-list", "raster")]
        found[-1]["layout to tiles"] = sum(rows)
        time.sleep(0.1)
        if peer:
            page.browser.send("Page.captureScreenshot", format="png")
            found[-1]["screenshot"] = time.time() * 1000 - began
            time.sleep(0.1)
            shown, shot = peer.edit(kind, n + 1)
            beside.append({"kind": kind, "shown": shown, "screenshot": shot})
            time.sleep(0.1)
    check.is_fresh("gallery/focus-home.yaml", "after all edits")
    scene.path.write_text(scene.original)
    lines = [f"save to new pixels, gallery/focus-home, {size}, {rounds} edits; milliseconds, median (of all):"]
    names = list(dict.fromkeys(name for each in found for name in each if name != "kind"))
    for kind in (None, "colour", "text", "position"):
        rows = [each for each in found if kind in (None, each["kind"])]
        parts = ", ".join(f"{name} {statistics.median([each[name] for each in rows if name in each]):.1f}" for name in names if any(name in each for each in rows))
        worst = sorted(each["total"] for each in rows)[int(len(rows) * 0.9)]
        lines.append(f"  {kind or 'all':9} {parts}; 9 of 10 within {worst:.1f}")
    if beside:
        lines.append("a web page of the same screen at 3x, styles and contents swapped in place, in turns with these; to the frame")
        lines.append("after the change, and until a screenshot of the window is there (of the preview's above: 1440 by 900 pixels):")
    for kind in (None, "colour", "text", "position") if beside else ():
        rows = [each for each in beside if kind in (None, each["kind"])]
        parts = ", ".join(f"{name} {statistics.median([each[name] for each in rows]):.1f}" for name in ("shown", "screenshot"))
        lines.append(f"  {kind or 'all':9} {parts}")
    return "\n".join(lines)


def measured(check: Check, beside_peer: bool) -> str:
    if not beside_peer:
        return measure(check)
    folder = check.folder / "web"
    folder.mkdir()
    with LivePage(folder) as page, Browser("software") as browser:
        return measure(check, peer=Peer(browser, page))


def find_axe() -> str | None:
    for path in sorted(pathlib.Path(".build").glob("preview-venv/lib/*/site-packages/*/axe.min.js")):
        return path.read_text()
    return None


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine")
    parser.add_argument("--shots", type=pathlib.Path, help="keep a screenshot of each step in this folder")
    parser.add_argument("--measure", action="store_true", help="print the time from saving to new pixels")
    parser.add_argument("--peer", action="store_true", help="measure a web page of the same screen as well")
    parser.add_argument("--only", help="only these steps, such as opens,approves")
    parser.add_argument("--keep", action="store_true", help="leave the copy of the scenes")
    parser.add_argument("--patience", type=float, default=30, help="seconds to wait; more for a build for debugging")
    options = parser.parse_args()
    Page.patience = options.patience
    if options.shots:
        options.shots.mkdir(parents=True, exist_ok=True)
    check = Check(options.vitrine, options.shots, find_axe())
    failed = 0
    try:
        check.prepare(pathlib.Path.cwd())
        check.server.start()
        with Browser("software") as browser:
            check.page = Page(browser, check.server.address, 1440, 900)
            steps = [step for step in STEPS if not options.only or step.__name__ in options.only.split(",")]
            if options.measure:
                steps = [] if not options.only else steps
                print(measured(check, options.peer), flush=True)
            for step in steps:
                try:
                    check.page.look(1440, 900)
                    check.page.problems.clear()
                    said = step(check)
                    demand(not check.page.problems, f"nothing goes wrong inside of the page: {check.page.problems[:3]}")
                    print(f"ok     {step.__name__}: {said}", flush=True)
                except (PageError, BrowserError) as error:
                    failed += 1
                    print(f"FAILED {step.__name__}: {error}", flush=True)
                    if options.shots:
                        check.shot(f"failed-{step.__name__}")
    except PageError as error:
        failed += 1
        print(f"FAILED: {error}", flush=True)
    finally:
        check.server.stop()
    if failed:
        print(f"{failed} failed; the folder is {check.folder}")
        return 1
    if not options.keep:
        shutil.rmtree(check.folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
