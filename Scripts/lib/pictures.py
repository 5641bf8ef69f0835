"""The committed pictures that the README and the pages of the documentation show, and how each is drawn.

Scripts/checks/pictures.json has, by the path of each picture, the tool's `commands`, which are run in the repository's root,
or, if there are `files`, in a folder with copies of these under other names. `{picture}` is where the picture goes, and
`{scale}` the pixels a point that it is committed with; pages on the web show it with twice as many. `exempt` has the
pictures that no command draws, each with the reason. Goldens are not listed: `vitrine test` compares them.
"""

import json
import pathlib
import shutil
import subprocess
import tempfile

LIST = pathlib.Path("Scripts/checks/pictures.json")
# What `vitrine diff` says of pictures that differ.
DIFFERENT = 22


def listed() -> dict[str, dict]:
    """The pictures by their paths, each with its commands, its files, and its scale if the commands ask for one."""
    return json.loads(LIST.read_text(encoding="utf-8"))["pictures"]


def run(tool: pathlib.Path, arguments: list[str], folder: pathlib.Path) -> None:
    """Runs a command of the tool, which must do what it was asked to."""
    done = subprocess.run([tool, *arguments], cwd=folder, capture_output=True, text=True)
    if done.returncode not in ([0, DIFFERENT] if arguments[0] == "diff" else [0]):
        raise SystemExit(f"vitrine {' '.join(arguments)} failed with {done.returncode}:\n{done.stdout}{done.stderr}")


def draw(tool: pathlib.Path, picture: dict, to: pathlib.Path, density: int = 1, options: list[str] = []) -> None:
    """Draws a listed picture to a path, with so many times the pixels. The options are for what renders."""
    scale = density * picture.get("scale", 1)
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work) if "files" in picture else pathlib.Path.cwd()
        for name, path in picture.get("files", {}).items():
            shutil.copyfile(path, folder / name)
        for command in picture["commands"]:
            words = [word.format(picture=to.absolute(), scale=f"{scale:g}") for word in command]
            run(tool, words + (options if command[0] == "render" else []), folder)


def draw_golden(tool: pathlib.Path, golden: str, to: pathlib.Path, scale: float) -> None:
    """Draws what a golden shows, from its scene: `goldens/glass/lens/dark.png` is `dark` of `scenes/glass/lens.yaml`."""
    path = pathlib.PurePath(golden)
    scene = pathlib.Path("scenes", *path.parts[1:-1]).with_suffix(".yaml")
    if not scene.exists():
        raise SystemExit(f"{golden} is shown, but {scene} is not there to draw it from")
    variant = ["--variants", path.stem, "--scale", f"{scale:g}"]
    run(tool, ["render", str(scene), "-o", str(to), *variant], pathlib.Path.cwd())
