"""A page in the browser, as somebody at its keyboard and mouse sees it."""

import base64
import json
import pathlib
import time

from chromium.browser import Browser

# The keys that are not letters: what the browser calls them, and the number that old pages read.
KEYS = {
    "Enter": (13, "\r"), "Escape": (27, ""), "Tab": (9, ""), " ": (32, " "), "Backspace": (8, ""), "ArrowLeft": (37, ""),
    "ArrowUp": (38, ""), "ArrowRight": (39, ""), "ArrowDown": (40, ""), "Home": (36, ""), "End": (35, ""), "F6": (117, ""),
}
ALT, CONTROL, SHIFT = 1, 2, 8


class PageError(Exception):
    """Something that the page should have come to, and did not."""


class Page:
    """One page at an address, and what a person does with it."""

    # How long something is waited for, in seconds.
    patience = 30.0

    def __init__(self, browser: Browser, address: str, width=1280, height=900, scale=1.0, mobile=False, dark=False):
        self.browser = browser
        self.look(width, height, scale, mobile, dark)
        self.problems: list[str] = []
        browser.heard = self.hear
        for domain in ("Runtime", "Log"):
            browser.send(f"{domain}.enable")
        self.go(address)

    def hear(self, message: dict) -> None:
        """Keeps what goes wrong inside of the page."""
        if message.get("method") == "Runtime.exceptionThrown":
            details = message["params"]["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description") or details["text"])
        elif message.get("method") == "Log.entryAdded" and message["params"]["entry"]["source"] == "security":
            self.problems.append(message["params"]["entry"]["text"])

    def look(self, width: int, height: int, scale=1.0, mobile=False, dark=False, still=False) -> None:
        """Sets the window's size and what the reader has chosen in the system."""
        self.browser.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile
        )
        features = {"prefers-color-scheme": "dark" if dark else "light"}
        if still:
            features["prefers-reduced-motion"] = "reduce"
        self.browser.send(
            "Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()]
        )

    def go(self, address: str) -> None:
        # A change of the fragment alone loads nothing.
        for each in ("about:blank", address):
            self.browser.send("Page.navigate", url=each)
            while self.browser.receive().get("method") != "Page.loadEventFired":
                pass

    def value(self, expression: str):
        result = self.browser.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise PageError(f"{expression}: {details.get('exception', {}).get('description') or details['text']}")
        return result["result"].get("value")

    def wait(self, expression: str, what: str, seconds=0.0):
        """What an expression comes to, once it is true."""
        # An element is as good as true, but comes as an empty object.
        expression = f"Promise.resolve({expression}).then(found => found instanceof Node ? true : found)"
        end = time.monotonic() + max(seconds, self.patience)
        while time.monotonic() < end:
            found = self.value(expression)
            if found:
                return found
            time.sleep(0.05)
        raise PageError(f"the page does not come to: {what}")

    def text(self, selector: str) -> str:
        return self.value(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''")

    def center(self, selector: str):
        box = self.value(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null;"
            "e.scrollIntoView({block: 'nearest'}); const b = e.getBoundingClientRect();"
            "return [b.left + b.width / 2, b.top + b.height / 2]; })()"
        )
        if not box:
            raise PageError(f"there is no {selector} in the page")
        return box

    def move(self, x: float, y: float) -> None:
        self.browser.send("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click_at(self, x: float, y: float) -> None:
        self.move(x, y)
        for kind in ("mousePressed", "mouseReleased"):
            self.browser.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def click(self, selector: str) -> None:
        self.click_at(*self.center(selector))

    def key(self, key: str, modifiers=0, code="") -> None:
        number, text = KEYS.get(key, (ord(key.upper()) if len(key) == 1 else 0, key if len(key) == 1 else ""))
        if modifiers & (ALT | CONTROL):
            text = ""
        common = {"key": key, "modifiers": modifiers, "windowsVirtualKeyCode": number, "code": code}
        self.browser.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.browser.send("Input.dispatchKeyEvent", type="keyUp", **common)

    def type(self, text: str) -> None:
        for letter in text:
            self.key(letter)

    def shot(self, path: pathlib.Path) -> None:
        path.write_bytes(base64.b64decode(self.browser.send("Page.captureScreenshot", format="png")["data"]))
