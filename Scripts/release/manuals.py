"""Completes the manual pages that swift-argument-parser has generated.

usage: manuals.py FOLDER < HELP      (HELP is what `vitrine --experimental-dump-help` prints)

Pages are named as `man` and `apropos` find them: `vitrine-render`. That of the tool lists its commands with their purpose, the
environment, the files and examples; commands that are not for users are in none.
"""

import json
import pathlib
import re
import sys

ENVIRONMENT = [
    ("VITRINE_CACHE", "The folder in which runs of tests remember what has not changed. Default: ~/.cache/vitrine."),
    ("XDG_CACHE_HOME", "The folder of caches, in place of ~/.cache."),
    ("CI", "If it is true or 1, no golden is written, whatever --update says."),
    ("VITRINE_UPDATE", "The goldens that Swift tests write: none, missing, changed or all."),
    ("VITRINE_TOOL", "The tool that debug builds of Swift tests let draw; none keeps them from looking for one."),
    ("VITRINE_SIMD", "The widest vectors to use: baseline, v3 or v4. Default: the machine's. Pixels are the same."),
    ("TEST_TOTAL_SHARDS, TEST_SHARD_INDEX", "The part of a suite to run, as the variables of CI systems."),
]
FILES = [
    ("scenes/*.yaml", "Scenes, in YAML or JSON."),
    ("goldens/suite.yaml", "The settings of a suite; beside it are the goldens, one folder for each scene."),
    ("~/.cache/vitrine", "What runs of tests remember. It may be deleted."),
    ("PREFIX/share/vitrine/fonts", "The fonts that are installed with the tool."),
]
EXAMPLES = [
    ("Draw a scene, in all of its variants:", "vitrine render home.yaml --variants all -o out/"),
    ("Compare a suite with its goldens, and make a page of what differs:", "vitrine test --report out/report.html"),
    ("Show scenes in the browser as they are edited:", "vitrine preview scenes"),
    ("Say what is missing on this machine, and how to get it:", "vitrine doctor"),
]


def text(line: str) -> str:
    """A line of text: what begins like a request of roff does not become one."""
    line = line.replace("\\", "\\e")
    return "\\&" + line if line[:1] in ".'" else line


def listed(title: str, entries: list[tuple[str, str]], macro: str) -> list[str]:
    lines = [f".Sh {title}", ".Bl -tag -width 6n"]
    for name, purpose in entries:
        lines += [f".It {macro} {name}", text(purpose)]
    return [*lines, ".El"]


def sections(page: str) -> list[tuple[str, list[str]]]:
    """The sections of a page by their titles; what comes before the first has none."""
    found: list[tuple[str, list[str]]] = [("", [])]
    for line in page.splitlines():
        if line.startswith(".Sh "):
            found.append((line[4:].strip().strip('"').upper(), []))
        else:
            # An empty line is a paragraph, which mdoc has a word for.
            found[-1][1].append(line if line.strip() else ".Pp")
    return found


def commands(command: dict, path: tuple[str, ...] = ()) -> dict[str, dict]:
    """All commands that users see, by the names of their pages."""
    path = (*path, command["commandName"])
    found = {"-".join(path): {**command, "path": path}}
    for each in command.get("subcommands") or []:
        if each.get("shouldDisplay", True) and each["commandName"] != "help":
            found |= commands(each, path)
    return found


def completed(name: str, page: str, known: dict[str, dict]) -> str:
    command = known[name]
    spelled = " ".join(command["path"])
    children = [each for each in known if known[each]["path"][:-1] == command["path"]]
    related = sorted(children) or ["-".join(command["path"][:-1]) or name]
    lines: list[str] = []
    for title, body in sections(page):
        if title == "":
            lines += [re.sub(r"^\.Dt .*", f".Dt {name.upper()} 1", line) for line in body]
            continue
        if title == "NAME":
            body = [f".Nm {name}" if line.startswith(".Nm") else line for line in body]
            # `apropos` takes the quotes of an argument for a part of the purpose.
            body = [re.sub(r'^\.Nd "(.*?)\.?"$', r".Nd \1", line) for line in body]
        elif title == "SYNOPSIS":
            body = [f'.Nm "{spelled}"' if line.strip() == ".Nm" else line for line in body]
        elif title == "EXIT STATUS" and len(command["path"]) == 1:
            lines += listed("COMMANDS", [
                (f"{each.replace('-', ' ', 1)}", known[each].get("abstract") or "") for each in children], "Nm")
            lines += listed("ENVIRONMENT", ENVIRONMENT, "Ev") + listed("FILES", FILES, "Pa")
        elif title == "SEE ALSO":
            if len(command["path"]) == 1:
                lines.append(".Sh EXAMPLES")
                for purpose, call in EXAMPLES:
                    lines += [text(purpose), f".Dl {call}", ".Pp"]
                lines.pop()
            comma = [" ,"] * (len(related) - 1) + [""]
            body = [f".Xr {each} 1{end}" for each, end in zip(related, comma)]
        lines += [f".Sh {title}", *body]
    return "\n".join(lines) + "\n"


def main() -> int:
    folder = pathlib.Path(sys.argv[1])
    known = commands(json.load(sys.stdin)["command"])
    for path in sorted(folder.glob("*.1")):
        page = path.read_text(encoding="utf-8")
        name = path.name.removesuffix(".1").replace(".", "-")
        path.unlink()
        if name in known:
            (folder / f"{name}.1").write_text(completed(name, page, known), encoding="utf-8")
    missing = [name for name in known if not (folder / f"{name}.1").exists()]
    if missing:
        raise SystemExit(f"manuals: no page was generated for {', '.join(missing)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
