import { bytes, el, hex, shortColor, swatch } from "./dom.js";
import { get } from "./api.js";
import { copyButton } from "./places.js";
import { nodeTitle } from "./tree.js";

// Contrast as WCAG 2.2 has it, of opaque colours.
export function contrast(a, b) {
  const luminance = color => {
    const [r, g, blue] = color.slice(0, 3).map(each => each / 255).map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const grades = ratio => [["AA text", 4.5], ["AA large", 3], ["AAA text", 7]].map(([name, least]) =>
  el("span", { class: `grade ${ratio >= least ? "pass" : "fail"}` }, `${ratio >= least ? "passes" : "fails"} ${name}`));

// The colour of a pixel, what each layer made of it, and its contrast.
export class ColorPanel {
  constructor({ select, nodeName }) {
    Object.assign(this, { select, nodeName, pinned: null });
    this.element = el("div", {}, el("p", { class: "hint soft" }, "Point at the picture. A click pins the pixel; Escape lets it go."));
  }

  pin(cell, pixel) {
    this.pinned = pixel;
    this.follow(cell, pixel);
  }

  // Asks for one pixel at a time, the latest: pointers are faster than answers.
  async follow(cell, pixel) {
    const wanted = this.pinned ?? pixel;
    if (!wanted || !cell) return;
    this.next = { cell, pixel: wanted, key: `${cell.query} ${cell.revision} ${wanted.x} ${wanted.y}` };
    if (this.asking || this.next.key === this.shown) return;
    this.asking = true;
    while (this.next && this.next.key !== this.shown) {
      const { cell: asked, pixel: at, key } = this.next;
      try {
        this.draw(at, await get("pixel", { ...asked.parameters, x: at.x, y: at.y }));
      } catch (error) {
        this.element.replaceChildren(el("p", { class: "hint soft" }, error.message));
      }
      this.shown = key;
    }
    this.asking = false;
  }

  draw(at, { color, layers = [], contrast: found }) {
    const values = bytes(color) ?? [0, 0, 0, 0];
    const big = el("div", { class: "big-swatch" });
    big.style.setProperty("--swatch", color);
    const ratio = found?.ratio ?? null;
    this.element.replaceChildren(
      el("div", { class: "pixel-head" }, big, el("div", {},
        el("p", { class: "color-name" }, el("code", {}, shortColor(color)), copyButton("Copy the colour", shortColor(color))),
        el("p", { class: "soft small mono" }, `rgb ${values.slice(0, 3).join(" ")}${values[3] < 255 ? ` / ${Math.round(values[3] / 2.55)} %` : ""}`),
        el("p", { class: "soft small mono" }, `pixel ${at.x}, ${at.y}${this.pinned ? " · pinned" : ""}`))),
      ratio ? el("section", {}, el("h2", {}, "Contrast"), el("p", {}, el("strong", { class: "ratio" }, `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`), " against ",
        el("span", { class: "chip" }, swatch(found.against), el("code", {}, shortColor(found.against)))), el("p", { class: "grades" }, grades(ratio))) : "",
      el("section", {}, el("h2", {}, layers.length ? "Layers, the last on top" : "Layers"), layers.length
        ? el("ol", { class: "layers" }, layers.map(layer => this.layer(layer)).reverse())
        : el("p", { class: "soft" }, "Nothing is painted here.")));
  }

  layer({ node, item, before, after }) {
    const known = this.nodeName(node);
    const [a, b] = [bytes(before), bytes(after)];
    const ratio = a && b && a[3] === 255 && b[3] === 255 && hex(a) !== hex(b) ? contrast(a, b) : null;
    const name = known ? nodeTitle(known) : String(node || "canvas");
    return el("li", {}, el("div", { class: "layer-name" },
      known ? el("button", { type: "button", class: "link", onclick: () => this.select(known.id) }, name) : el("span", {}, name),
      el("span", { class: "soft small" }, item)),
      el("div", { class: "layer-colors" }, swatch(before), el("code", {}, shortColor(before)), el("span", { "aria-label": "to" }, "→"), swatch(after), el("code", {}, shortColor(after)),
        ratio ? el("span", { class: "soft small" }, `${ratio.toFixed(2)}:1`) : null));
  }
}
