"""Breaks what the tool stands on, and looks at what it says and leaves behind.

usage: faults.py VITRINE [--kills 60] [--calls 40|all] [--seed 22] [--only calls] [--command approve,test]
       (Linux; full and read-only disks, and no threads, need root; calls that fail need a C compiler)

Full disk, read-only disk, a kill at any time, two writers, closed outputs, few descriptors, no threads, little memory; and
each allocation of the C libraries, each one as large as a picture, and each call of the system fails in turn, through
`render`, `test`, `approve` and `preview`, whose page approves a picture (faults.c makes them fail). Where all is well in
the end, what was written must be what is written without a fault; what a page was told is approved must be written.
Each row of the table has the exit codes that were seen, and what is left behind. A fault is wrong if an exit code is
none that is documented, if a file is neither old nor whole and new, or if temporary files stay beyond the next run.
"""

import argparse
import errno
import http.client
import json
import os
import pathlib
import random
import re
import resource
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zlib

SCENES = 14
NOBODY = 65534


class Case:
    """A folder with a suite of small scenes."""

    def __init__(self, vitrine: str, folder: pathlib.Path) -> None:
        self.vitrine, self.folder = vitrine, folder
        (folder / "scenes").mkdir(parents=True)
        (folder / "goldens").mkdir()
        (folder / "goldens/suite.yaml").write_text("suite: 1\nscenes: ../scenes\ngolden: { keep: first, scale: 1 }\n")
        self.paint("red")

    def paint(self, color: str) -> None:
        for index in range(SCENES):
            (self.folder / f"scenes/s{index}.yaml").write_text(
                f"vitrine: 1\ncanvas: {{ width: {60 + index}, height: 60 }}\nbody:\n"
                f"  - {{ text: s{index}, foreground: {color} }}\n  - {{ circle: 20, fill: {color}, blur: 3 }}\n")

    def command(self, *arguments: str) -> list[str]:
        return [self.vitrine, *arguments]

    def environment(self) -> dict[str, str]:
        return os.environ | {"VITRINE_CACHE": str(self.folder / "cache"), "SWIFT_BACKTRACE": "enable=no"}

    def run(self, *arguments: str, **options: object) -> int:
        return self.outcome(*arguments, **options)[0]

    def outcome(self, *arguments: str, **options: object) -> tuple[int, str]:
        """The exit code of the tool, and all that it says."""
        done = subprocess.run(self.command(*arguments), cwd=self.folder, env=self.environment(), timeout=120, check=False,
                              capture_output=True, **options)
        return done.returncode, (done.stdout + done.stderr).decode(errors="replace")

    def damaged(self) -> list[str]:
        """The files that are not whole, and those that are temporary."""
        found = []
        for path in sorted(self.folder.rglob("*")):
            name = str(path.relative_to(self.folder))
            if path.suffix == ".png" and not whole(path.read_bytes()):
                found.append(name)
            if path.suffix in (".json", ".html") and path.stat().st_size == 0:
                found.append(name)
            elif path.suffix == ".json":
                try:
                    json.loads(path.read_text())
                except ValueError:
                    found.append(name)
        return found

    def temporary(self) -> int:
        return sum(1 for _ in self.folder.rglob(".vitrine-*.tmp"))


def says_why(text: str) -> bool:
    """Whether there is an error in what the tool says."""
    reasons = [os.strerror(number) for number in (errno.EAGAIN, errno.EIO, errno.EMFILE, errno.ENOMEM, errno.ENOSPC)]
    return any(words in text for words in ("rror", "cannot", "could not", "not enough memory", *reasons))


def whole(data: bytes) -> bool:
    """Whether a PNG file has all of its chunks, with right checksums."""
    at = 8
    while at + 12 <= len(data):
        length, name = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 4:at + 8 + length]
        if data[at + 8 + length:at + 12 + length] != struct.pack(">I", zlib.crc32(body)):
            return False
        at += 12 + length
        if name == b"IEND":
            return at == len(data)
    return False


class Table:
    def __init__(self) -> None:
        self.rows: list[tuple[str, str, str]] = []
        self.wrong: list[str] = []

    def add(self, fault: str, codes: object, left: str, allowed: tuple[int, ...] | None = None) -> None:
        seen = sorted(set(codes)) if isinstance(codes, (list, set, tuple)) else [codes]
        text = ", ".join(f"signal {-code}" if code < 0 else str(code) for code in seen)
        self.rows.append((fault, text, left))
        print(f"| {fault} | {text} | {left} |", flush=True)
        if allowed is not None and not set(seen) <= set(allowed):
            self.wrong.append(f"{fault}: {text}")
        if "damaged" in left and "0 damaged" not in left:
            self.wrong.append(f"{fault}: {left}")


def left(case: Case) -> str:
    damaged = case.damaged()
    return f"{len(damaged)} damaged{' ' + ' '.join(damaged[:3]) if damaged else ''}, {case.temporary()} temporary"


def disks(table: Table, vitrine: str, place: pathlib.Path) -> None:
    if os.geteuid() != 0:
        print("not tried without root: full disk, read-only disk")
        return
    for name, free in (("full disk", 0), ("nearly full disk", 24 << 10)):
        disk = place / name.replace(" ", "-")
        disk.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], check=True)
        try:
            case = Case(vitrine, disk / "suite")
            # Whatever is left is filled, to the last page.
            with open(disk / "ballast", "wb", buffering=0) as ballast:
                try:
                    while True:
                        ballast.write(bytes(1024))
                except OSError:
                    ballast.truncate(max(ballast.tell() - free, 0))
            table.add(f"{name}: `render`", case.run("render", "scenes/s0.yaml", "-o", "out.png"), left(case), (0, 73))
            table.add(f"{name}: `test --update all`", case.run("test", "--update", "all"), left(case), (0, 2))
            table.add(f"{name}: `test --report`", case.run("test", "--update", "none", "--no-cache", "--report", "out/r.html", "--json", "out/r.json"),
                      left(case), (0, 1, 2))
            table.add(f"{name}: `dump` to a file", subprocess.run(
                ["sh", "-c", f"'{vitrine}' dump scenes/s0.yaml --stage resolved > dump.txt"], cwd=case.folder,
                stderr=subprocess.DEVNULL, check=False).returncode, left(case), (0, 73))
        finally:
            subprocess.run(["umount", disk], check=True)
    disk = place / "read-only"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", disk], check=True)
    try:
        case = Case(vitrine, disk / "suite")
        case.run("test", "--update", "all")
        case.paint("blue")
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        table.add("read-only disk: `render`", case.run("render", "scenes/s0.yaml", "-o", "out.png"), left(case), (73,))
        table.add("read-only disk: `test --update all`", case.run("test", "--update", "all"), left(case), (2,))
        table.add("read-only disk: `test`", case.run("test", "--update", "none"), left(case), (1, 2))
        table.add("read-only disk: `blur`", case.run("blur", "goldens/s0/light.png", "-o", "b.png", "--sigma", "3"), left(case), (73,))
    finally:
        subprocess.run(["umount", disk], check=True)


def kills(table: Table, vitrine: str, place: pathlib.Path, count: int, generator: random.Random) -> None:
    case = Case(vitrine, place / "kills")
    start = time.monotonic()
    arguments = ("test", "--update", "all", "--report", "out/r.html", "--json", "out/r.json", "--junit", "out/r.xml")
    case.run(*arguments)
    whole_run = time.monotonic() - start
    codes, damaged, temporary = [], set(), 0
    for index in range(count):
        case.paint(["red", "blue", "green"][index % 3])
        process = subprocess.Popen(case.command(*arguments), cwd=case.folder, env=case.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(generator.uniform(0, whole_run))
        process.send_signal(signal.SIGKILL)
        codes.append(process.wait())
        damaged |= set(case.damaged())
        temporary = max(temporary, case.temporary())
    case.run(*arguments)
    # A temporary file that is young may belong to a run that goes on.
    aged = case.temporary()
    for path in case.folder.rglob(".vitrine-*.tmp"):
        os.utime(path, (0, 0))
    case.run(*arguments)
    table.add(f"`kill -9` at {count} times in `test --update all` with a cache and reports", codes,
              f"{len(damaged)} damaged{' ' + ' '.join(sorted(damaged)[:3]) if damaged else ''}, {temporary} temporary at most, {aged} after the "
              f"next run, {case.temporary()} once they are old", (0, 1, -9))
    if case.temporary() > 0:
        table.wrong.append("temporary files stay")
    codes = []
    for index in range(12):
        case.paint(["red", "blue"][index % 2])
        process = subprocess.Popen(case.command(*arguments), cwd=case.folder, env=case.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(generator.uniform(0.01, whole_run))
        process.send_signal(generator.choice([signal.SIGINT, signal.SIGTERM]))
        codes.append(process.wait())
    table.add("SIGINT, SIGTERM in the same", codes, left(case), (0, 1, 2, 130, 143, -2, -15))


def writers(table: Table, vitrine: str, place: pathlib.Path) -> None:
    case = Case(vitrine, place / "writers")
    codes = []
    for index in range(6):
        case.paint(["red", "blue"][index % 2])
        both = [subprocess.Popen(case.command("test", "--update", "all"), cwd=case.folder, env=case.environment(),
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(2)]
        codes += [each.wait() for each in both]
        after = case.run("test", "--update", "none", "--no-cache")
        if after != 0:
            table.wrong.append(f"after two writers `test` says {after}")
    table.add("two writers of the same goldens and hashes, six times", codes, left(case), (0,))


def outputs(table: Table, vitrine: str, place: pathlib.Path) -> None:
    case = Case(vitrine, place / "outputs")
    case.run("test", "--update", "all")
    (case.folder / "t.tokens.json").write_text('{"a": {"$type": "number", "$value": 1}}')
    (case.folder / "bad.yaml").write_text("vitrine: 1\n")
    commands = {
        "render": "render scenes/s0.yaml -o out.png", "dump": "dump scenes/s0.yaml --stage resolved",
        "tokens": "tokens t.tokens.json", "schema": "schema", "fonts": "fonts scenes/s0.yaml", "help": "--help", "test": "test",
        "diff": "diff goldens/s0/light.png goldens/s1/light.png", "an error": "render bad.yaml -o out.png",
    }
    for name, redirection in {"standard output closed": ">&-", "standard output `/dev/full`": ">/dev/full",
                              "standard error closed": "2>&-", "both closed": ">&- 2>&-"}.items():
        codes = {}
        for kind, command in commands.items():
            done = subprocess.run(["sh", "-c", f"'{vitrine}' {command} {redirection}"], cwd=case.folder, env=case.environment(),
                                  capture_output=True, timeout=60, check=False)
            codes[kind] = done.returncode
        words: dict[int, list[str]] = {}
        for kind, code in codes.items():
            words.setdefault(code, []).append(kind)
        table.add(name + ": " + "; ".join(f"{code} from {', '.join(kinds)}" for code, kinds in sorted(words.items())),
                  list(codes.values()), left(case), (0, 1, 2, 21, 64, 65, 73))
    codes = []
    for command in ("dump scenes/s0.yaml --stage resolved", "schema", "tokens t.tokens.json"):
        done = subprocess.run(["bash", "-c", f"'{vitrine}' {command} | head -c 1 > /dev/null; exit ${{PIPESTATUS[0]}}"], cwd=case.folder,
                              stderr=subprocess.DEVNULL, timeout=60, check=False)
        codes.append(done.returncode)
    table.add("a reader that goes away", codes, left(case), (0, 73))
    pipe = case.folder / "pipe"
    os.mkfifo(pipe)
    case.paint("blue")
    try:
        code = subprocess.run(case.command("test", "--update", "none"), cwd=case.folder, timeout=60, check=False, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, env=case.environment() | {"GITHUB_STEP_SUMMARY": str(pipe), "GITHUB_ACTIONS": "true"}).returncode
    except subprocess.TimeoutExpired:
        code = 124
    table.add("`GITHUB_STEP_SUMMARY` is a pipe without a reader", code, left(case), (1, 2))


def limits(table: Table, vitrine: str, place: pathlib.Path) -> None:
    case = Case(vitrine, place / "limits")
    case.run("test", "--update", "all", "--no-cache")
    commands = (("render", "scenes/s0.yaml", "-o", "out.png"), ("test", "--update", "none", "--no-cache"))

    def limited(which: int, value: int, name: str, unprivileged: bool = False, allowed: tuple[int, ...] = (0, 1, 2, 65, 66, 69, 70, 71, 73, 74)) -> None:
        def prepare() -> None:
            resource.setrlimit(which, (value, value))
            if unprivileged:
                os.setgid(NOBODY)
                os.setuid(NOBODY)

        codes = []
        for command in commands:
            try:
                code, text = case.outcome(*command, preexec_fn=prepare)
                codes.append(code)
                if code > 1 and not says_why(text):
                    table.wrong.append(f"{name}: {code} without a word from `{command[0]}`")
            except subprocess.TimeoutExpired:
                codes.append(124)
            except OSError:
                # Not even the program can be started.
                codes.append(126)
        table.add(name, codes, left(case), (*allowed, 126))

    for descriptors in (3, 4, 5, 6, 8, 12, 20):
        # With three the loader finds no library. With four libdispatch, which Swift's runtime brings, gives up, or
        # the tool says that something is amiss in itself.
        known = {3: (127,), 4: (-4, 70)}.get(descriptors, ())
        limited(resource.RLIMIT_NOFILE, descriptors, f"{descriptors} descriptors", allowed=(0, 1, 2, 65, 66, *known))
    if os.geteuid() == 0:
        for path in (case.folder, *case.folder.rglob("*")):
            os.chmod(path, 0o777)
        for threads in (0, 1, 2):
            limited(resource.RLIMIT_NPROC, threads, f"{threads} processes and threads", unprivileged=True)
    else:
        print("not tried without root: no threads")
    # With pictures that have changed, which are drawn, compared and explained.
    case.paint("blue")
    for megabytes in (1024, 512, 256, 240, 220, 200, 190, 180, 160, 130, 100, 80, 60):
        limited(resource.RLIMIT_AS, megabytes << 20, f"{megabytes} MiB of addresses", allowed=(0, 1, 2, 65, 66, 69, 70, 71, 73, 74, -4, -5, -6, -11, 127))
    for size in (0, 100, 4096):
        limited(resource.RLIMIT_FSIZE, size, f"files of at most {size} bytes")


# What fails in turn. The first two are allocations; where one of Swift's own fails, its runtime ends the process.
CALLS = ("library-allocation", "large-allocation", "map", "open", "read", "write", "status", "list", "make", "rename", "remove",
         "sync", "close", "thread", "socket")
COMMANDS = ("render", "test", "approve", "preview")
# Codes of an error that is said, and of a run of a suite that is incomplete or differs.
SAID = (1, 2, 65, 66, 70, 73)
ABORTED = (-4, -5, -6)


class Fault:
    """One call that fails in a command of the tool."""

    def __init__(self, case: Case, library: str) -> None:
        self.case, self.library = case, library
        # Whether the last page was told that its picture is approved.
        self.approved = False

    def environment(self, kind: str, number: int, rest: bool = False) -> dict[str, str]:
        return self.case.environment() | {
            "LD_PRELOAD": self.library, "FAULT_CALL": kind, "FAULT_NUMBER": str(number),
            "FAULT_COUNT": str(self.case.folder / "count")} | ({"FAULT_REST": "1"} if rest else {})

    def approve(self, url: str) -> list[int]:
        """Approves a changed picture as the page of a server does, after it was shown. Returns the codes of the answers."""
        answers: list[int] = []

        def ask(path: str, body: bytes | None = None, **fields: str) -> tuple[bytes, object]:
            try:
                request = urllib.request.Request(url + path, data=body, headers={name.replace("_", "-"): value for name, value in fields.items()})
                with urllib.request.urlopen(request, timeout=20) as reply:
                    answers.append(reply.status)
                    return reply.read(), reply.headers
            except urllib.error.HTTPError as error:
                answers.append(error.code)
            except (OSError, http.client.HTTPException):
                # The one connection whose call failed; the next must be served, if the server is still there.
                answers.append(0)
            return b"", {}

        token = re.search(r'name="vitrine-token" content="(\w+)"', ask("")[0].decode())
        shown = ask("api/golden/picture?scene=s1.yaml&variant=light&side=actual")[1].get("X-Vitrine-Hash")
        item = {"scene": "s1.yaml", "variant": "light", "shown": shown or "0" * 16}
        reply, _ = ask("api/approve", json.dumps({"items": [item]}).encode(), Content_Type="application/json",
                       X_Vitrine_Token=token[1] if token else "0" * 64)
        self.approved = bool(reply and json.loads(reply).get("approved"))
        return answers

    def run(self, arguments: tuple[str, ...], kind: str, number: int, rest: bool = False) -> tuple[int, str]:
        try:
            done = subprocess.run(self.case.command(*arguments), cwd=self.case.folder, env=self.environment(kind, number, rest),
                                  capture_output=True, timeout=60, check=False)
        except subprocess.TimeoutExpired:
            return 124, ""
        return done.returncode, (done.stdout + done.stderr).decode(errors="replace")

    def preview(self, kind: str, number: int, rest: bool = False) -> tuple[int, str]:
        """Asks a server for its page and a picture, approves it, and ends the server."""
        process = subprocess.Popen(self.case.command("preview", "scenes", "--port", "0"), cwd=self.case.folder,
                                   env=self.environment(kind, number, rest), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        text = b""
        try:
            # A server whose address could not be written says so at its end.
            ready = select.select([process.stdout], [], [], 10)[0]
            url = process.stdout.readline().decode().strip() if ready else ""
            answers = []
            for path in ("api/scenes", "api/picture?scene=s0.yaml", "api/tree?scene=s0.yaml") if url else ():
                try:
                    with urllib.request.urlopen(url + path, timeout=20) as reply:
                        reply.read()
                        answers.append(reply.status)
                except urllib.error.HTTPError as error:
                    answers.append(error.code)
                except (OSError, http.client.HTTPException):
                    # The one connection whose call failed; the next must be served, if the server is still there.
                    answers.append(0)
            self.approved = False
            if url:
                answers += self.approve(url)
            if answers.count(0) > 1 and not rest:
                try:
                    # One that has ended in the midst of an answer.
                    process.wait(timeout=5)
                except subprocess.TimeoutExpired:
                    return 124, f"answers {answers}"
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
            text = process.communicate(timeout=30)[1]
            return process.returncode, text.decode(errors="replace")
        except subprocess.TimeoutExpired:
            return 124, "takes no SIGTERM"
        finally:
            process.kill()
            process.wait()


def number_or_all(text: str) -> int:
    return sys.maxsize if text == "all" else int(text)


def chosen(count: int, most: int, generator: random.Random) -> list[int]:
    numbers = list(range(1, count + 1))
    return numbers if count <= most else sorted({1, count, *generator.sample(numbers, most - 2)})


def calls(table: Table, vitrine: str, place: pathlib.Path, most: int, chosen_commands: tuple[str, ...], generator: random.Random) -> None:
    compiler = shutil.which("cc") or shutil.which("clang")
    if compiler is None:
        print("not tried without a C compiler: calls that fail")
        return
    library = str(place / "faults.so")
    source = pathlib.Path(__file__).with_name("faults.c")
    subprocess.run([compiler, "-std=gnu11", "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    case = Case(vitrine, place / "calls")
    # As large as a picture is more than 128 KiB: 8 bytes for each of 40,000 pixels.
    (case.folder / "scenes/s0.yaml").write_text(
        "vitrine: 1\ncanvas: { width: 200, height: 200, scale: 1 }\nbody:\n  - { text: Hello, foreground: red }\n"
        "  - { text: \"\u0634\u0643\u0631\u0627\" }\n  - { circle: 60, fill: red, blur: 6 }\n")
    for index in range(2, SCENES):
        (case.folder / f"scenes/s{index}.yaml").unlink()
    case.run("test", "--update", "all", "--no-cache")
    before = {path: path.read_bytes() for path in (case.folder / "goldens").rglob("*") if path.is_file()}
    commands = {
        "render": ("render", "scenes/s0.yaml", "-o", "out.png", "--threads", "2"),
        "test": ("test", "--update", "none", "--no-cache", "--jobs", "2", "--report", "out/r.html", "--json", "out/r.json"),
        "approve": ("approve", "scenes/s1.yaml"),
        "preview": None,
    }

    def reset() -> None:
        for path in (case.folder / "goldens").rglob("*"):
            if path.is_file() and path not in before:
                path.unlink()
        for path, data in before.items():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        shutil.rmtree(case.folder / "out", ignore_errors=True)
        (case.folder / "out.png").unlink(missing_ok=True)

    def goldens() -> dict[pathlib.Path, bytes]:
        return {path: path.read_bytes() for path in (case.folder / "goldens").rglob("*.png")}

    (case.folder / "scenes/s1.yaml").write_text(
        "vitrine: 1\ncanvas: { width: 61, height: 60 }\nbody:\n  - { text: s1, foreground: blue }\n")
    fault = Fault(case, library)
    for command in chosen_commands:
        arguments = commands[command]

        def once(kind: str, number: int, rest: bool = False) -> tuple[int, str]:
            reset()
            return fault.preview(kind, number, rest) if arguments is None else fault.run(arguments, kind, number, rest)

        for kind in CALLS:
            (case.folder / "count").unlink(missing_ok=True)
            code, text = once(kind, 0)
            well = code
            picture = (case.folder / "out.png").read_bytes() if command == "render" else None
            after = goldens()
            count = int((case.folder / "count").read_text()) if (case.folder / "count").exists() else 0
            codes, wrong = [], []
            if command == "preview" and not fault.approved:
                table.wrong.append(f"`preview`: nothing was approved without a fault: {text.strip()[-120:]}")
            plan = [(number, False) for number in chosen(count, most, generator)]
            # From the first on, and from the middle: a disk that is full, a limit that is reached.
            plan += [(number, True) for number in sorted({1, max(count // 2, 1)})] if count else []
            for number, rest in plan:
                code, text = once(kind, number, rest)
                codes.append(code)
                name = f"{kind} {number}{' and all after it' if rest else ''}"
                allowed = {well, *SAID, *(ABORTED if "allocation" in kind else ())}
                if command == "preview":
                    allowed |= {143, -15}
                if code not in allowed:
                    wrong.append(f"{name}: {code} {text.strip()[-120:]}")
                elif code not in (well, *ABORTED, 143, -15) and not says_why(text) and code != 1 and kind != "write":
                    wrong.append(f"{name}: {code} without a word of why: {text.strip()[-120:]}")
                if code == 0 and picture is not None and (case.folder / "out.png").read_bytes() != picture:
                    wrong.append(f"{name}: another picture, and no error")
                if command == "preview" and fault.approved and goldens() != after:
                    wrong.append(f"{name}: approved, and not written")
                for path, data in goldens().items():
                    if data not in (before.get(path), after.get(path)):
                        wrong.append(f"{name}: {path.name} is neither old nor new")
                damaged = case.damaged()
                if damaged:
                    wrong.append(f"{name}: {damaged[0]} is damaged")
            for path in case.folder.rglob(".vitrine-*.tmp"):
                path.unlink()
            table.add(f"`{command}`: each of {count} calls, {kind}" if len(plan) >= count
                      else f"`{command}`: {len(plan)} of {count} calls, {kind}", codes or [well], f"{len(wrong)} wrong")
            table.wrong += [f"`{command}`: {each}" for each in wrong[:6]]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("vitrine", type=os.path.abspath)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--calls", type=number_or_all, default=40, help="calls of one kind that fail, at most, or all")
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--only", default="", help="one of disks, kills, writers, outputs, limits, calls")
    parser.add_argument("--command", default=",".join(COMMANDS), help="the commands whose calls fail, with commas between")
    options = parser.parse_args()
    commands = tuple(options.command.split(","))
    if unknown := set(commands) - set(COMMANDS):
        parser.error(f"--command: {', '.join(sorted(unknown))}: there are {', '.join(COMMANDS)}")
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    table = Table()
    print(f"seed {options.seed}\n\n| fault | exit code | left behind |\n|---|---|---|")
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name)
        os.chmod(place, 0o755)
        # Where nobody may run it, too.
        vitrine = str(place / "vitrine")
        shutil.copy(options.vitrine, vitrine)
        os.chmod(vitrine, 0o755)
        generator = random.Random(options.seed)
        parts = {
            "disks": lambda: disks(table, vitrine, place),
            "kills": lambda: kills(table, vitrine, place, options.kills, generator),
            "writers": lambda: writers(table, vitrine, place),
            "outputs": lambda: outputs(table, vitrine, place),
            "limits": lambda: limits(table, vitrine, place),
            "calls": lambda: calls(table, vitrine, place, options.calls, commands, generator),
        }
        for name, part in parts.items():
            if options.only in ("", name):
                part()
    print()
    for each in table.wrong:
        print(f"wrong: {each}")
    return 1 if table.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
