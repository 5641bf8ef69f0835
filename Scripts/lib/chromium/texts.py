"""Paragraphs that Vitrine and a browser set in one font file, as a scene and as a page."""

import dataclasses
import math

WORDS = (
    "Glass bends light; a minimum of ink illuminates millimetres. Hamburgefonstiv: quick onyx goblins jump over "
    "the lazy dwarf, fixing kerning in AVATAR and Tyre, WAVE 1234567890."
)
SIZES = (11, 13, 17, 28)
WEIGHTS = (400, 600)
SCALES = (1, 2, 3)
# Of the text and of what lies behind it; greys, 0...255.
COLORS = {
    "black on white": (0, 255),
    "white on black": (255, 0),
    "grey on white": (128, 255),
    "grey on black": (128, 0),
}
WIDTH, MARGIN = 360, 8
LINE = 1.5
# A letter is half an em wide at the most on average, and words do not fill lines.
LETTER = 0.62


@dataclasses.dataclass(frozen=True)
class Paragraph:
    size: int
    weight: int
    x: float
    y: float

    @property
    def height(self) -> int:
        lines = math.ceil(len(WORDS) * LETTER * self.size / WIDTH)
        return math.ceil(lines * LINE * self.size) + 2 * MARGIN

    def holds(self, x: float, y: float) -> bool:
        return 0 <= x - self.x < WIDTH and 0 <= y - self.y < self.height


def paragraphs() -> list[Paragraph]:
    """A column for each weight, the sizes below one another."""
    found = []
    for column, weight in enumerate(WEIGHTS):
        y = 2 * MARGIN
        for size in SIZES:
            found.append(Paragraph(size, weight, MARGIN + column * (WIDTH + 2 * MARGIN), y))
            y += found[-1].height
    return found


def canvas(of: list[Paragraph]) -> tuple[int, int]:
    return int(max(p.x for p in of)) + WIDTH + MARGIN, int(max(p.y + p.height for p in of)) + MARGIN


def hex_of(grey: int) -> str:
    return f"#{grey:02X}" + f"{grey:02X}" * 2


def scene(of: list[Paragraph], colors: tuple[int, int], scale: int) -> str:
    width, height = canvas(of)
    lines = [
        "vitrine: 1",
        f"canvas: {{ width: {width}, height: {height}, scale: {scale} }}",
        f'background: "{hex_of(colors[1])}"',
        "body:",
        "  - zstack:",
    ]
    for p in of:
        lines += [
            f'      - text: "{WORDS}"',
            f"        font: {{ size: {p.size}, weight: {p.weight}, lineHeight: {LINE} }}",
            f'        foreground: "{hex_of(colors[0])}"',
            f"        frame: {{ width: {WIDTH}, height: {p.height}, alignment: topLeading }}",
            f"        position: {{ x: {p.x + WIDTH / 2}, y: {p.y + p.height / 2} }}",
        ]
    return "\n".join(lines) + "\n"


def html(of: list[Paragraph], colors: tuple[int, int], font: str) -> str:
    style = (
        f'@font-face {{ font-family: Same; src: url("file://{font}"); font-weight: 100 900 }}'
        f"html, body {{ margin: 0; background: {hex_of(colors[1])}; color: {hex_of(colors[0])} }}"
        f"p {{ position: absolute; margin: 0; width: {WIDTH}px; font-family: Same; line-height: {LINE};"
        " text-rendering: geometricPrecision; -webkit-font-smoothing: antialiased }"
    )
    boxes = [
        f'<p style="left:{p.x}px;top:{p.y}px;font-size:{p.size}px;font-weight:{p.weight}">{WORDS}</p>'
        for p in of
    ]
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>" + "".join(boxes)
