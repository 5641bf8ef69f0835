import { bytes, clamp, counted, el, hex, number, reducesMotion } from "./dom.js";
import { Pane, View } from "./pane.js";

export function surface(width, height, colorSpace = "srgb") {
  const canvas = el("canvas");
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext("2d", { willReadFrequently: true, colorSpace })];
}

export function drawn(image, colorSpace) {
  const [canvas, context] = surface(image.width, image.height, colorSpace);
  context.drawImage(image, 0, 0);
  return canvas;
}

export const isDark = each => /dark/i.test(each.variant || "");

// Pictures of one scene to be seen at once, light before dark; `current` is among them.
export function besides(siblings, current, most = 6) {
  const chosen = [current, ...siblings.filter(each => each !== current)].slice(0, most);
  return siblings.filter(each => chosen.includes(each)).sort((a, b) => Number(isDark(a)) - Number(isDark(b)));
}

// The golden in dark grey, and what differs from black over magenta and orange to white.
export function heat(expected, actual) {
  const width = Math.max(expected.width, actual.width), height = Math.max(expected.height, actual.height);
  const colorSpace = actual.getContext("2d").getContextAttributes?.().colorSpace;
  const read = canvas => {
    const [, context] = surface(width, height, colorSpace);
    context.drawImage(canvas, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [canvas, context] = surface(width, height);
  const a = read(expected), b = read(actual), image = context.createImageData(width, height), out = image.data;
  for (let i = 0; i < out.length; i += 4) {
    const alpha = Math.abs(a[i + 3] - b[i + 3]);
    const most = Math.max(Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2]), alpha);
    out[i + 3] = 255;
    if (most === 0) {
      const grey = (a[i] * 77 + a[i + 1] * 150 + a[i + 2] * 29) / 256 / 4 * a[i + 3] / 255;
      out[i] = out[i + 1] = out[i + 2] = grey;
    } else {
      // The square root lifts a single level into sight.
      const t = Math.sqrt(most / 255);
      out[i] = Math.min(255, 140 + t * 230);
      out[i + 1] = Math.max(0, t * 330 - 75);
      out[i + 2] = t < 0.5 ? 150 - t * 200 : (t - 0.5) * 400 + 50;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

// Regions that lie close together as one: a changed word is one place to look at, not a box for each letter.
export function merged(regions, distance) {
  let boxes = regions.map((region, index) => ({ x0: region.x, y0: region.y, x1: region.x + region.width,
    y1: region.y + region.height, members: [index], names: region.name ? [region.name] : [], cause: region.cause ?? "" }));
  for (let again = true; again;) {
    again = false;
    const kept = [];
    for (const box of boxes) {
      const near = kept.find(other => other.cause === box.cause && box.x0 - distance <= other.x1
        && other.x0 - distance <= box.x1 && box.y0 - distance <= other.y1 && other.y0 - distance <= box.y1);
      if (!near) {
        kept.push(box);
        continue;
      }
      again = true;
      near.x0 = Math.min(near.x0, box.x0);
      near.y0 = Math.min(near.y0, box.y0);
      near.x1 = Math.max(near.x1, box.x1);
      near.y1 = Math.max(near.y1, box.y1);
      near.members.push(...box.members);
      for (const name of box.names) if (!near.names.includes(name)) near.names.push(name);
    }
    boxes = kept;
  }
  return boxes.map(({ x0, y0, x1, y1, members, names, cause }) =>
    ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0, members, names, cause }));
}

export const comparisonModes = [
  ["side", "Side by side", "Side by side (1)"], ["slider", "Slider", "Slider (2)"], ["onion", "Onion skin", "Onion skin (3)"],
  ["blink", "Blink", "Blink (4)"], ["heat", "Difference", "Difference (5)"],
];

// Goldens beside new pictures, in five ways. A pair is `{ title, expected, actual, regions }`, the pictures as canvases;
// several pairs, such as light and dark, are seen at once and move together.
export class Comparison {
  constructor(host, { hover, painted } = {}) {
    Object.assign(this, { host, hover, painted, mode: "side", share: 0.5, showsRegions: true, grid: true,
      lit: new Set(), panes: [], pairs: [] });
    this.view = new View();
    this.stage = el("div", { class: "compared" });
    this.range = el("input", { type: "range", min: 0, max: 1000, value: 500, class: "share",
      oninput: () => this.move(this.range.value / 1000) });
    this.bar = el("div", { class: "share-bar" }, el("span", {}, "Golden"), this.range, el("span", {}, "New"));
    host.replaceChildren(this.stage, this.bar);
  }

  show(pairs, mode = this.mode) {
    clearInterval(this.timer);
    for (const pane of this.panes) pane.dispose();
    this.pairs = pairs;
    this.mode = mode;
    this.panes = [];
    this.bar.hidden = !(mode === "slider" || mode === "onion") || !pairs.some(pair => pair.expected && pair.actual);
    this.range.setAttribute("aria-label", mode === "onion" ? "Opacity of the new picture" : "Divider between golden and new picture");
    this.stage.replaceChildren(...pairs.map(pair => this.group(pair)));
    this.stage.dataset.count = String(this.panes.length);
    this.flipped = true;
    if (mode === "blink") {
      this.flip();
      // Flicker is movement: who reduces it flips by hand.
      if (!reducesMotion()) this.timer = setInterval(() => this.flip(), 600);
    }
    this.move(this.share);
  }

  group(pair) {
    const both = pair.expected && pair.actual;
    const shown = !both || this.mode === "side"
      ? [["Golden", pair.expected], ["New", pair.actual]].filter(([, canvas]) => canvas)
      : [[{ slider: "Golden | new", onion: "New over golden", blink: "Golden", heat: "Difference" }[this.mode], null]];
    return el("div", { class: "pair", role: "group", "aria-label": pair.title }, shown.map(([title, canvas]) => {
      const pane = new Pane(this.view, `${title}, ${pair.title}`, {
        hover: (place, event) => this.hover?.(place, event, pair),
        overlay: (context, place) => this.overlay(context, place, pair),
        handle: this.mode === "slider" && both ? this.divider : null,
      });
      pane.painted = () => { if (pane.isSeen && this.showsNew(pane)) this.painted?.(pair); };
      pane.zoomed = () => { if (pane === this.panes[0]) this.zoomed?.(); };
      pane.grid = this.grid;
      pane.pair = pair;
      pane.single = canvas;
      if (canvas) pane.show([{ canvas }]);
      else if (this.mode === "heat") pane.show([{ canvas: pair.heat ??= heat(pair.expected, pair.actual) }]);
      pane.caption = el("figcaption", {}, this.pairs.length > 1 ? `${title} · ${pair.title}` : title);
      this.panes.push(pane);
      return el("figure", {}, pane.caption, pane.element);
    }));
  }

  // The slider's line, dragged in the picture.
  get divider() {
    return { hit: (place, { zoom, ratio, width }) =>
      Math.abs(place.x - this.share * width) * zoom <= 12 * ratio,
      drag: (place, { width }) => this.move(clamp(place.x / width, 0, 1)) };
  }

  // Whether the new picture is seen in a pane: differences alone do not show it.
  showsNew(pane) {
    if (!pane.pair.actual || this.mode === "heat" && !pane.single) return false;
    if (pane.single) return pane.single === pane.pair.actual;
    if (this.mode === "slider") return this.share < 0.95;
    if (this.mode === "onion") return this.share > 0.3;
    return pane.layers[0]?.canvas === pane.pair.actual;
  }

  // The share of the new picture: its width in the slider, its opacity as an onion skin.
  move(share) {
    this.share = share;
    this.range.value = share * 1000;
    for (const pane of this.panes) {
      if (pane.single) continue;
      const { expected, actual } = pane.pair;
      if (this.mode === "slider") pane.show([{ canvas: expected, to: share }, { canvas: actual, from: share }]);
      if (this.mode === "onion") pane.show([{ canvas: expected }, { canvas: actual, alpha: share }]);
    }
  }

  flip() {
    if (this.mode !== "blink") return;
    this.flipped = !this.flipped;
    for (const pane of this.panes) {
      if (pane.single) continue;
      pane.show([{ canvas: this.flipped ? pane.pair.actual : pane.pair.expected }]);
      const title = this.flipped ? "New" : "Golden";
      pane.caption.textContent = this.pairs.length > 1 ? `${title} · ${pane.pair.title}` : title;
    }
  }

  overlay(context, { left, top, zoom, ratio, width, height }, pair) {
    if (this.mode === "slider" && pair.expected && pair.actual) {
      context.fillStyle = "#ff2d9b";
      const x = Math.round(left + this.share * width * zoom), y = top + height * zoom / 2;
      context.fillRect(x - ratio, top, 2 * ratio, height * zoom);
      context.beginPath();
      context.roundRect(x - 5 * ratio, y - 14 * ratio, 10 * ratio, 28 * ratio, 5 * ratio);
      context.fill();
    }
    if (!this.showsRegions) return;
    (pair.regions || []).forEach((region, index) => {
      const lit = this.lit.has(index);
      const gap = 3 * ratio;
      context.lineWidth = (lit ? 3 : 1.5) * ratio;
      context.strokeStyle = "#fffc";
      const box = [left + region.x * zoom - gap, top + region.y * zoom - gap,
        region.width * zoom + gap * 2, region.height * zoom + gap * 2];
      context.strokeRect(box[0] - ratio, box[1] - ratio, box[2] + 2 * ratio, box[3] + 2 * ratio);
      context.strokeStyle = lit ? "#ffb000" : "#e5007d";
      context.strokeRect(...box);
    });
  }

  // Draws some regions stronger, and brings the first into the window.
  light(indices, goes = false) {
    this.lit = new Set(indices);
    const region = this.panes[0]?.pair.regions?.[indices[0]];
    if (goes && region) {
      const { width, height } = this.panes[0].size, pane = this.panes[0].canvas;
      const zoom = Math.min(pane.width / (region.width * 2.5 + 40), pane.height / (region.height * 2.5 + 40), 8);
      this.view.change({ zoom: Math.max(zoom, 0.1), x: (region.x + region.width / 2) / width, y: (region.y + region.height / 2) / height });
    }
    this.redraw();
  }

  redraw() { for (const pane of this.panes) pane.schedule(); }

  dispose() {
    clearInterval(this.timer);
    for (const pane of this.panes) pane.dispose();
    this.panes = [];
  }
}

// The colours of one place in both pictures.
export function colorsAt({ expected, actual }, place) {
  const read = canvas => {
    if (!canvas || place.x < 0 || place.y < 0 || place.x >= canvas.width || place.y >= canvas.height) return null;
    return [...canvas.getContext("2d", { willReadFrequently: true }).getImageData(place.x, place.y, 1, 1).data];
  };
  return { expected: read(expected), actual: read(actual) };
}

export const isColor = text => typeof text === "string" && text.startsWith("#") && bytes(text) !== null;

// The colours at a place as text, such as "12, 40  #FFFFFF → #F2F2F7".
export function colorChange(pair, place) {
  const at = { x: Math.floor(place.x), y: Math.floor(place.y) };
  const { expected, actual } = colorsAt(pair, at);
  if (!expected && !actual) return "";
  const text = color => color ? hex(color.slice(0, color[3] < 255 ? 4 : 3)) : "–";
  return `${at.x}, ${at.y}  ${text(expected)} → ${text(actual)}`;
}

export function facts(found) {
  if (!found?.differingPixels) return "";
  return `${counted(found.differingPixels, "pixel")} differ, at most ${number(found.largestDifference ?? 0)} of 255`;
}
