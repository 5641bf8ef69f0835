"""Takes pictures of pages with one headless Chromium, over DevTools on a pipe: no sockets, no driver."""

import base64
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# sRGB, no text smoothing by subpixels, no scroll bars. The pages are our own, and the sandbox is not to be had
# in containers.
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--disable-lcd-text",
    "--no-first-run",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    "--allow-file-access-from-files",
    "--remote-debugging-pipe",
)


# The browser draws in two ways, which differ from each other. Neither needs a graphics card: SwiftShader
# does a graphics processor's work, the same on every machine.
RENDERERS = {
    "graphics": (
        "--use-gl=angle",
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        "--ignore-gpu-blocklist",
        "--enable-gpu-rasterization",
    ),
    "software": ("--disable-gpu",),
}


PATIENCE = 120


class BrowserError(Exception):
    """Chromium is missing, has ended or refused a command."""


def find_chromium() -> str:
    """$CHROMIUM, or the first of the usual names on the path."""
    told = os.environ.get("CHROMIUM")
    found = shutil.which(told) if told else next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        raise BrowserError(f"there is no {told or 'Chromium'}; install the package chromium or set CHROMIUM")
    return found


class Browser:
    """One process and one page; use it in a `with` statement."""

    def __init__(self, renderer: str, *more: str):
        self.program = find_chromium()
        self.folder = tempfile.mkdtemp(prefix="vitrine-chromium-")
        self.renderer = renderer
        self.flags = FLAGS + RENDERERS[renderer] + more
        self.last = 0
        self.session = None
        self.waiting = b""
        # Called with what the browser says of its own accord.
        self.heard = None

    def __enter__(self) -> "Browser":
        to_browser, self.commands = os.pipe()
        self.answers, from_browser = os.pipe()

        # The browser reads from descriptor 3 and writes to 4. The copies above those two keep either
        # from being overwritten by the other's move.
        def place() -> None:
            high = os.dup(to_browser), os.dup(from_browser)
            safe = [os.dup2(fd, 40 + i) for i, fd in enumerate(high)]
            os.dup2(safe[0], 3)
            os.dup2(safe[1], 4)

        self.process = subprocess.Popen(
            [self.program, *self.flags, f"--user-data-dir={self.folder}", "about:blank"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            close_fds=False,
            preexec_fn=place,
        )
        os.close(to_browser)
        os.close(from_browser)
        try:
            self.open_page()
        except Exception:
            self.__exit__()
            raise
        return self

    def open_page(self) -> None:
        self.version = self.send("Browser.getVersion")["product"]
        # A browser whose graphics process does not start falls back without a word.
        status = self.send("SystemInfo.getInfo")["gpu"]["featureStatus"]["rasterization"]
        if status.startswith("enabled") != (self.renderer == "graphics"):
            raise BrowserError(f"Chromium does not draw by {self.renderer}: rasterization is {status}")
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable")

    def __exit__(self, *_) -> None:
        self.session = None
        try:
            self.send("Browser.close")
            self.process.wait(10)
        except (BrowserError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self.commands)
        os.close(self.answers)
        shutil.rmtree(self.folder, ignore_errors=True)

    def send(self, method: str, **params) -> dict:
        """A command and its result. What else the browser says meanwhile only `heard` hears of."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self) -> dict:
        while b"\0" not in self.waiting:
            if not select.select([self.answers], [], [], PATIENCE)[0]:
                raise BrowserError(f"Chromium has said nothing for {PATIENCE} seconds")
            read = os.read(self.answers, 1 << 20)
            if not read:
                raise BrowserError("Chromium has ended")
            self.waiting += read
        text, _, self.waiting = self.waiting.partition(b"\0")
        message = json.loads(text)
        if self.heard and "method" in message:
            self.heard(message)
        return message

    def picture(self, page: pathlib.Path, width: int, height: int, scale: float) -> bytes:
        """The page as PNG, once all in it is loaded; sizes in CSS pixels, `scale` pixels to each."""
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=False,
        )
        self.send("Page.navigate", url=page.resolve().as_uri())
        while self.receive().get("method") != "Page.loadEventFired":
            pass
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        return base64.b64decode(self.send("Page.captureScreenshot", format="png", clip=clip)["data"])
