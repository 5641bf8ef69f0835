#!/usr/bin/env python3
"""Ten thousand saves under `vitrine preview`: half of them broken, in all the ways that editors have.

usage: preview-saves.py VITRINE [--saves 10000] [--scenes 200] [--seed 1] [--growth 32] [--screens 200] [--bound 250]

Starts a preview of scenes of its own and saves one of them again and again: in place, in two steps, by another file
under its name, deleted and made anew, as a link that is cut and turned; now and then all scenes at once. In the end
every picture must be the one that a fresh render gives, and the server must hold no more descriptors, threads and
child processes than before, and hardly more memory. Then it saves a scene of an iPhone's whole screen, and asks for its
picture each time: the server must hold no more than the bound. Prints the figures; exit code 1 if one is wrong. Counts only where there is /proc.
"""

import argparse
import hashlib
import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request


def scene(color, size=64):
    return f"""vitrine: 1
canvas: {{ width: {size}, height: {size}, scale: 1 }}
background: "#{color:06X}"
body:
  - rectangle:
    frame: {{ width: 16, height: 16 }}
    fill: "#FFFFFF"
"""


def screen(color, step):
    """A phone's whole screen, with what needs pictures of its own."""
    return f"""vitrine: 1
canvas: {{ device: iphone-17-pro }}
background: "#{color:06X}"
body:
  - vstack:
      - text: Save {step}
        font: largeTitle
      - card: [{{ text: Deep work }}]
        glass: regular
      - rectangle: null
        frame: {{ width: 300, height: 300 }}
        material: ultraThin
        shadow: {{ radius: 30, y: 10 }}
"""


BROKEN = ["vitrine: 1\nbody:\n  - txet: a\n", "", "vitrine: [", "\x00\x01", "body: []\n"]


class Server:
    def __init__(self, tool, folder):
        self.process = subprocess.Popen(
            [tool, "preview", str(folder), "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.url = self.process.stdout.readline().strip()

    def get(self, path):
        try:
            with urllib.request.urlopen(self.url + path, timeout=60) as reply:
                return reply.status, dict(reply.headers), reply.read()
        except urllib.error.HTTPError as error:
            return error.code, dict(error.headers), error.read()

    def held(self):
        """Descriptors, threads and resident MB, or nothing where there is no /proc."""
        root = pathlib.Path(f"/proc/{self.process.pid}")
        if not root.exists():
            return None
        status = (root / "status").read_text()
        number = lambda name: int(re.search(rf"{name}:\s+(\d+)", status).group(1))
        return {"descriptors": len(os.listdir(root / "fd")), "threads": number("Threads"), "MB": number("VmRSS") // 1024}

    def children(self):
        found = subprocess.run(["ps", "-o", "stat=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return found.stdout.split()

    def end(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=20)


def save(file, text, way, spare):
    if way == "in place":
        file.write_text(text)
    elif way == "two steps":
        file.write_text(text[: len(text) // 2])
        file.write_text(text)
    elif way == "replaced":
        spare.write_text(text)
        os.replace(spare, file)
    elif way == "made anew":
        file.unlink(missing_ok=True)
        file.write_text(text)
    else:  # a link that is cut and turned
        target = file.parent / f".{random.getrandbits(32):x}.yaml"
        target.write_text(text)
        file.unlink(missing_ok=True)
        os.symlink(target.name, file)
        for old in file.parent.glob(".*.yaml"):
            if old != target:
                old.unlink()


def until(ask, seconds=60):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if ask():
            return True
        time.sleep(0.05)
    return False


def screens(options, failures):
    """Saves a phone's screen again and again; the most MB that the server holds meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder).resolve()
        home, spare = root / "home.yaml", root / ".spare.tmp"
        home.write_text(screen(0x336699, 0))
        server = Server(options.tool, root)
        most = 0
        for step in range(1, options.screens + 1):
            save(home, screen(random.getrandbits(24), step), "replaced", spare)
            status, _, body = server.get("api/picture?scene=home.yaml")
            if status != 200 or len(body) < 10_000:
                failures.append(f"screen {step}: status {status}, {len(body)} bytes")
            most = max(most, (server.held() or {"MB": 0})["MB"])
        code = server.end()
        if code not in (0, 130):
            failures.append(f"the server of screens ended with {code}")
        if most > options.bound:
            failures.append(f"the server held {most} MB over {options.screens} screens of an iPhone 17 Pro")
        print(f"{options.screens} screens of an iPhone 17 Pro saved: {most} MB at most")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--saves", type=int, default=10_000)
    parser.add_argument("--scenes", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--growth", type=int, default=32, help="MB that the server may hold more in the end")
    parser.add_argument("--screens", type=int, default=200, help="saves of a phone's whole screen")
    parser.add_argument("--bound", type=int, default=250, help="MB that the server may hold meanwhile")
    options = parser.parse_args()
    random.seed(options.seed)
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder).resolve()
        home, spare = root / "home.yaml", root / ".spare.tmp"
        others = [root / "all" / f"scene-{index}.yaml" for index in range(options.scenes)]
        (root / "all").mkdir()
        home.write_text(scene(0x336699))
        for file in others:
            file.write_text(scene(0x112233))
        server = Server(options.tool, root)
        picture = "api/picture?scene=home.yaml"
        server.get(picture)
        time.sleep(5)
        first = server.held()
        ways = ["in place", "two steps", "replaced", "made anew", "link"]
        begin, color, asked = time.monotonic(), 0x336699, 0
        for step in range(options.saves):
            color = random.getrandbits(24)
            broken = random.random() < 0.5
            save(home, random.choice(BROKEN) if broken else scene(color), random.choice(ways), spare)
            if step % 20 == 0:
                status, _, _ = server.get(picture)
                asked += 1
                if status not in (200, 404, 422):
                    failures.append(f"save {step}: status {status}")
            if step % 2_500 == 2_499:
                for file in others:
                    file.write_text(scene(color))
            time.sleep(0.002)
        save(home, scene(color), "replaced", spare)
        seconds = time.monotonic() - begin
        expected = subprocess.run(
            [options.tool, "render", str(home), "-o", str(root / ".fresh.png")], capture_output=True, text=True)
        if expected.returncode:
            failures.append(expected.stderr)

        def equals(fresh, bytes_):
            page = root / ".page.png"
            page.write_bytes(bytes_)
            return subprocess.run([options.tool, "diff", str(fresh), str(page)], capture_output=True).returncode == 0

        def is_fresh():
            status, _, body = server.get(picture)
            return status == 200 and equals(root / ".fresh.png", body)

        begin = time.monotonic()
        if not until(is_fresh):
            failures.append("the last picture is stale")
        settled = time.monotonic() - begin
        stale, reference = 0, None
        if others:
            subprocess.run([options.tool, "render", str(others[0]), "-o", str(root / ".other.png")], check=True)
        for file in others:
            def is_last():
                nonlocal reference
                status, _, body = server.get(f"api/picture?scene=all/{file.name}")
                if status != 200:
                    return False
                digest = hashlib.sha256(body).hexdigest()
                if reference is None and equals(root / ".other.png", body):
                    reference = digest
                return digest == reference

            stale += not until(is_last, 10)
        if stale:
            failures.append(f"{stale} of {len(others)} scenes that were touched together are stale")
        status, _, body = server.get("api/scenes")
        listed = len(json.loads(body)["scenes"]) if status == 200 else 0
        if listed != len(others) + 1:
            failures.append(f"{listed} scenes are listed")
        time.sleep(3)
        last, children = server.held(), server.children()
        if first and last["descriptors"] > first["descriptors"] + 3:
            failures.append(f"descriptors grew from {first['descriptors']} to {last['descriptors']}")
        if first and last["threads"] > first["threads"] + 6:
            failures.append(f"threads grew from {first['threads']} to {last['threads']}")
        if first and last["MB"] > first["MB"] + options.growth:
            failures.append(f"memory grew from {first['MB']} to {last['MB']} MB")
        if children:
            failures.append(f"child processes are left: {children}")
        code = server.end()
        if code not in (0, 130):
            failures.append(f"the server ended with {code}")
        print(f"{options.saves} saves in {seconds:.0f} s, {asked} pictures asked meanwhile; the last was there after {settled:.2f} s")
        print(f"{len(others)} scenes touched together: {len(others) - stale} right, {listed} listed")
        print(f"held before: {first}; after: {last}; children: {len(children)}")
    screens(options, failures)
    for failure in failures:
        print(f"FAILED: {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
