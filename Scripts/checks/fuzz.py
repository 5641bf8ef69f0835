"""Fuzzes what strangers may hand in, in two ways.

usage: fuzz.py coverage [--seconds 600] [--targets NAME,...] [--address]
       fuzz.py count [--inputs 1000000] [--seed 22] [--jobs 2] [--targets NAME,...] [--loop PROGRAM]

`coverage` builds the targets with libFuzzer, which comes with Swift, and follows coverage from the seeds in
Tests/Fuzz/Corpora for some seconds, which the targets share; --address adds AddressSanitizer. `count` runs inputs that
follow from a seed through optimised builds, and prints how many were accepted and rejected. An input that ends the
process, takes longer than ten seconds or breaks a promise is kept in .build/fuzz/findings, and the exit code is 1.

Run from the repository's root, on Linux. Builds go to folders of their own in .build/fuzz.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path.cwd()
PLACE = ROOT / ".build/fuzz"
CORPORA = ROOT / "Tests/Fuzz/Corpora"
FINDINGS = PLACE / "findings"
SWIFT = os.environ.get("SWIFT", "swift")
HANG = 10
# What one input costs differs by a thousand: these are the shares of the inputs, and of the seconds.
SHARES = {"scenes": 24, "expressions": 14, "files": 2, "tokens": 12, "resolvers": 10, "svg": 12, "png": 9, "icc": 5,
          "photos": 6, "fonts": 2, "goldens": 2, "hashes": 2, "suites": 6, "caches": 2, "reports": 2, "approvals": 1}


def build(program: str, folder: str, *options: str) -> pathlib.Path:
    package = PLACE / "package"
    subprocess.run([sys.executable, "Scripts/lib/subpackage.py", "fuzz", "VitrineFuzzing", str(package),
                    "FuzzLoop=Tests/Fuzz/Loop", "FuzzEngine=Tests/Fuzz/Engine"], check=True, stdout=subprocess.DEVNULL)
    command = [SWIFT, "build", "-c", "release", "-Xswiftc", "-enable-testing", "--scratch-path", str(PLACE / folder),
               "--product", program, *options]
    built = subprocess.run(command, cwd=package, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        print(built.stdout[-4000:] + built.stderr[-4000:])
        raise SystemExit(1)
    return PLACE / folder / "release" / program


def used(process: subprocess.Popen) -> float:
    """The seconds of the processors that a process has used; others may keep it from them."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def keep(target: str, name: str, data: bytes) -> pathlib.Path:
    path = FINDINGS / target / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def coverage(options: argparse.Namespace) -> int:
    sanitizers = ["--sanitize=fuzzer"] + (["--sanitize=address"] if options.address else [])
    engine = build("FuzzEngine", "address" if options.address else "engine", *sanitizers)
    total = sum(SHARES[target] for target in options.targets)
    failed = 0
    for target in options.targets:
        seconds = max(options.seconds * SHARES[target] // total, 5)
        corpus, found = PLACE / "corpus" / target, FINDINGS / target
        for folder in (corpus, found):
            folder.mkdir(parents=True, exist_ok=True)
        environment = os.environ | {"VITRINE_FUZZ_TARGET": target, "ASAN_OPTIONS": "detect_leaks=0",
                                    "SWIFT_BACKTRACE": "enable=no"}
        run = subprocess.run(
            [engine, str(corpus), str(CORPORA / target), f"-max_total_time={seconds}", f"-timeout={HANG}",
             "-rss_limit_mb=2048", "-max_len=65536", f"-artifact_prefix={found}/", "-print_final_stats=1", "-verbosity=1"],
            env=environment, capture_output=True, text=True, errors="replace", check=False)
        stats = dict(line[6:].split(":", 1) for line in run.stderr.splitlines() if line.startswith("stat::"))
        covered = [line for line in run.stderr.splitlines() if " cov: " in line]
        edges = covered[-1].split(" cov: ")[1].split()[0] if covered else "?"
        count = stats.get("number_of_executed_units", "?").strip()
        print(f"{target:12} {count:>9} inputs in {seconds} s, {edges} edges, "
              f"{'ok' if run.returncode == 0 else f'FOUND, exit code {run.returncode}'}", flush=True)
        if run.returncode != 0:
            print(run.stderr[-3000:])
            failed += 1
    return 1 if failed else 0


class Counting:
    """The run of one target, in processes that are started anew after each input that ends one."""

    def __init__(self, loop: pathlib.Path, target: str, seed: int) -> None:
        self.loop, self.target, self.seed = loop, target, seed
        self.accepted = self.rejected = self.broken = self.died = self.hung = 0
        self.slowest = (0.0, 0)

    def command(self, *arguments: object) -> list[str]:
        return [str(self.loop), str(CORPORA), self.target, *map(str, arguments)]

    def run(self, first: int, count: int) -> None:
        end = first + count
        while first < end:
            first = self.part(first, min(end - first, 5_000))

    def part(self, first: int, count: int) -> int:
        """Runs some inputs, and returns the number of the next one."""
        with tempfile.NamedTemporaryFile() as status:
            process = subprocess.Popen(self.command(self.seed, first, count, status.name), stdout=subprocess.PIPE,
                                       stderr=subprocess.PIPE, env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
            at, since, hung = first, 0.0, False
            while True:
                try:
                    out, errors = process.communicate(timeout=1)
                    break
                except subprocess.TimeoutExpired:
                    now = int(pathlib.Path(status.name).read_text() or first)
                    if now != at:
                        at, since = now, used(process)
                    elif used(process) - since > HANG:
                        hung = True
                        process.kill()
            number = int(pathlib.Path(status.name).read_text() or first)
        if process.returncode == 0:
            self.add(json.loads(out))
            return first + count
        if process.returncode > 0:
            raise SystemExit(errors.decode())
        kind = "hang" if hung else f"signal-{-process.returncode}"
        self.hung, self.died = self.hung + hung, self.died + (not hung)
        self.find(number, kind, errors.decode(errors="replace")[-300:])
        # What came before is run again for its counts, now that it is known to end.
        if number > first:
            self.part(first, number - first)
        return number + 1

    def add(self, counts: dict) -> None:
        self.accepted += counts["accepted"]
        self.rejected += counts["rejected"]
        self.broken += counts["broken"]
        self.slowest = max(self.slowest, (counts["slowest"]["seconds"], counts["slowest"]["number"]))
        for each in counts["examples"]:
            self.find(each["number"], "broken", each["reason"])

    def find(self, number: int, kind: str, reason: str) -> None:
        data = subprocess.run(self.command("--print", self.seed, number), capture_output=True, check=True).stdout
        path = keep(self.target, f"{kind}-{self.seed}-{number}", data)
        print(f"FOUND {path}: {reason.strip()}", flush=True)

    @property
    def count(self) -> int:
        return self.accepted + self.rejected + self.broken + self.died + self.hung


def count(options: argparse.Namespace) -> int:
    loop = options.loop or build("FuzzLoop", "loop")
    total = sum(SHARES[target] for target in options.targets)
    runs = [Counting(loop, target, options.seed) for target in options.targets]
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        done = {pool.submit(run.run, 0, -(-options.inputs * SHARES[run.target] // total)): run for run in runs}
        for each in concurrent.futures.as_completed(done):
            each.result()
            run = done[each]
            print(f"{run.target:12} {run.count:8} inputs: {run.accepted} accepted, {run.rejected} rejected, {run.broken} broken, "
                  f"{run.died} signals, {run.hung} hangs; slowest {run.slowest[0]:.2f} s (input {run.slowest[1]})", flush=True)
    bad = sum(run.broken + run.died + run.hung for run in runs)
    print(f"{sum(run.count for run in runs)} inputs, seed {options.seed}, in {time.monotonic() - start:.0f} s: {bad} findings")
    return 1 if bad else 0


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("way", choices=("coverage", "count"))
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--targets", type=lambda text: text.split(","), default=list(SHARES))
    parser.add_argument("--loop", type=pathlib.Path, help="a FuzzLoop that is built, for count")
    parser.add_argument("--address", action="store_true")
    options = parser.parse_args()
    unknown = [each for each in options.targets if each not in SHARES]
    if unknown:
        parser.error(f"no target {unknown[0]}; there are {', '.join(SHARES)}")
    return coverage(options) if options.way == "coverage" else count(options)


if __name__ == "__main__":
    sys.exit(main())
