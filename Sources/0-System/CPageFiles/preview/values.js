import { bytes, el, hex, icon, swatch } from "./dom.js";
import { get } from "./api.js";
import { breakable } from "./details.js";
import { copyButton, placeLink } from "./places.js";
import { set, state } from "./state.js";

// An entry `name: value` of a file as it stands between braces, where commas and brackets need quotes.
function flowEntry(entry) {
  const [, name, text] = entry.match(/^([^:]*):\s*([^]*)$/) ?? [];
  if (name === undefined) return entry;
  const isQuoted = /^["'[{]/.test(text), isSafe = !/[,[\]{}#]/.test(text);
  return `${name}: ${isQuoted || isSafe ? text : JSON.stringify(text)}`;
}

// What a token stands as in its file: groups within each other, and its type and value in the last.
function tokenMembers(value, tried) {
  let found;
  try { found = JSON.parse(`{${value.yaml}}`).$value; } catch { found = tried ?? value.value; }
  return { $type: value.fileType, $value: tried !== undefined && !value.tried ? tokenValue(value, tried)
    : found };
}

// A tried text as the value of a token, where the server has not said how it writes it.
function tokenValue({ fileType }, text) {
  if (fileType === "color") {
    const parts = colorBytes(text);
    if (!parts) return text;
    const components = parts.slice(0, 3).map(each => Math.round(each / 255 * 1e4) / 1e4);
    return { colorSpace: "srgb", components, ...parts[3] < 255
      ? { alpha: Math.round(parts[3] / 255 * 1e3) / 1e3 } : {},
      hex: hex(parts.slice(0, 3)) };
  }
  const length = quantity(text);
  if (length?.unit) return { value: length.number, unit: length.unit };
  return length ? length.number : text;
}

// A number with its unit, such as 12 and "px".
function quantity(text) {
  const [, digits, unit] = String(text).trim()
    .match(/^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*([a-z%]*)$/i) ?? [];
  return digits === undefined ? null : { number: Number(digits), unit };
}

// A colour as bytes, also one with its opacity behind a stroke: "#5aa9ff / 0.55".
function colorBytes(text) {
  const [, color, alpha] = String(text).trim().match(/^(#[0-9a-f]+)\s*\/\s*([\d.]+)$/i) ?? [];
  const found = bytes(color ?? String(text).trim());
  if (found && alpha !== undefined) found[3] = Math.round(Math.min(Number(alpha), 1) * 255);
  return found;
}

// Bounds that say only that a number is one are none: a slider over them would jump.
const widest = 5000;
function range({ min, max, step }, base) {
  const isNarrow = Number.isFinite(min ?? NaN) && Number.isFinite(max ?? NaN) && max - min <= widest;
  const least = isNarrow ? min : Math.max(base < 0 ? base * 3 : 0, min ?? -Infinity);
  const most = isNarrow ? max : Math.min(base > 0 ? base * 3 : base < 0 ? 0 : 10, max ?? Infinity);
  const fine = most - least <= 4 ? 0.01 : Number.isInteger(base) ? 1 : 0.1;
  return { least, most: Math.max(most, least + 1e-3), step: isNarrow && step ? step : fine };
}

// Tokens and parameters with their values, to be tried without touching a file.
export class ValuesPanel {
  constructor({ tried, announce }) {
    Object.assign(this, { tried, announce, values: [], now: new Map() });
    this.filter = el("input", { type: "search", placeholder: "Find a value", "aria-label": "Find a value",
      oninput: () => this.draw() });
    this.list = el("div", { class: "tried-list" });
    this.summary = el("div", { class: "tried-summary" });
    this.element = el("div", {}, el("div", { class: "filter" }, this.filter), this.summary, this.list);
  }

  async follow(cell) {
    const key = `${cell.scene}\n${JSON.stringify(cell.axes)}\n${cell.revision}`;
    // A field that is drawn anew loses the focus, so those in use stay as they are.
    const same = this.scene === cell.scene && this.axes === JSON.stringify(cell.axes);
    if (same && (this.key === key || this.list.contains(document.activeElement))) return;
    Object.assign(this, { key, scene: cell.scene, axes: JSON.stringify(cell.axes) });
    this.parameters = { scene: cell.scene, ...cell.axes };
    try {
      const { values } = await get("values", this.parameters);
      if (this.key !== key) return;
      this.values = values;
      this.now = new Map();
      await this.ask();
      if (this.key !== key) return;
    } catch {
      this.values = [];
    }
    this.draw();
  }

  // What all values are with those that are tried: aliases follow, and the server writes each as files do.
  async ask() {
    const tried = JSON.stringify(state.values);
    if (tried === "{}") {
      this.now = new Map();
      return;
    }
    const { values } = await get("values", { ...this.parameters, values: tried });
    this.now = new Map(values.map(value => [value.key, value]));
  }

  askSoon() {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.ask().then(() => this.update(), () => {}), 150);
  }

  shown(value) { return state.values[value.key] ?? this.now.get(value.key)?.value ?? value.value; }

  // Rows whose values follow others; the one in use stays.
  update() {
    for (const row of this.list.querySelectorAll(".tried-row")) {
      const value = row.value, isOld = row.dataset.shown !== String(this.shown(value));
      if (isOld && !row.contains(document.activeElement)) row.replaceWith(this.row(value));
    }
  }

  draw() {
    const words = this.filter.value.trim().toLowerCase();
    const found = this.values.filter(value => !words || `${value.key} ${value.name}`.toLowerCase().includes(words));
    const groups = Map.groupBy(found, value => value.key.startsWith("token:") ? "Tokens" : "Parameters");
    this.list.replaceChildren(...[...groups].map(([title, values]) =>
      el("section", {}, el("h2", {}, title), values.slice(0, 400).map(value => this.row(value)))));
    if (!found.length) this.list.replaceChildren(el("p", { class: "hint soft" },
      this.values.length ? "No value matches." : "This scene has no tokens and no parameters."));
    this.drawSummary();
  }

  drawSummary() {
    const count = Object.keys(state.values).length;
    this.summary.hidden = !count;
    this.summary.replaceChildren(el("span", {}, count === 1 ? "1 value is tried"
      : `${count} values are tried`),
      el("span", { class: "grow" }), copyButton("Copy the tried values", () => this.source()),
      el("button", { type: "button", class: "plain", onclick: () => this.reset() }, icon("reset"), " Reset"));
  }

  // The tried values as files hold them: tokens as JSON at their paths, parameters on the lines of their
  // components.
  async source() {
    await this.ask();
    const tried = this.values.filter(value => value.key in state.values);
    return [this.tokens(tried), this.parametersText(tried)].filter(Boolean).join("\n");
  }

  latest(value) { return this.now.get(value.key) ?? value; }

  tokens(values) {
    const found = values.filter(value => value.key.startsWith("token:")), file = {};
    for (const value of found) {
      const path = value.name.split(".");
      let group = file;
      for (const name of path.slice(0, -1)) group = group[name] ??= {};
      group[path.at(-1)] = { ...group[path.at(-1)],
        ...tokenMembers(this.latest(value), state.values[value.key]) };
    }
    return found.length ? `${JSON.stringify(file, null, 2)}\n` : "";
  }

  parametersText(values) {
    const uses = Map.groupBy(values.filter(value => !value.key.startsWith("token:")), value =>
      value.name.slice(0, Math.max(value.name.lastIndexOf("."), 0)));
    return [...uses].map(([name, entries]) =>
      `${name}: { ${entries.map(value => flowEntry(this.latest(value).yaml)).join(", ")} }\n`).join("");
  }

  async sourceOf(value) {
    await this.ask();
    return value.key.startsWith("token:") ? this.tokens([value]) : this.parametersText([value]);
  }

  reset() {
    const hadFocus = this.summary.contains(document.activeElement);
    this.set({});
    this.now = new Map();
    this.draw();
    if (hadFocus) this.filter.focus();
    this.announce("The values of the files are back.");
  }

  set(values) {
    set({ values });
    this.tried();
    this.drawSummary();
    this.askSoon();
  }

  try(value, next) {
    const values = { ...state.values };
    if (JSON.stringify(next) === JSON.stringify(value.value)) delete values[value.key]; else values[value.key] = next;
    const row = this.list.querySelector(`[data-key="${CSS.escape(value.key)}"]`);
    row?.classList.toggle("tried", value.key in values);
    if (row) row.dataset.shown = String(next);
    this.set(values);
  }

  row(value) {
    const now = this.shown(value);
    const id = `value-${this.values.indexOf(value)}`;
    const place = value.source?.file ? placeLink(value.source,
      `${value.source.file.split("/").pop()}:${value.source.line}`) : null;
    const row = el("div", { class: `tried-row${value.key in state.values ? " tried" : ""}`,
      "data-key": value.key,
      "data-shown": String(now) },
      el("div", { class: "tried-name" }, el("label", { for: id }, breakable(value.name)), place,
        copyButton(`Copy ${value.name} as its file holds it`, () => this.sourceOf(value))),
      el("div", { class: "tried-controls" }, this.controls(value, now, id),
        el("button", { type: "button", class: "plain tiny undo", title: `Back to ${value.value}`,
          "aria-label": `Back to the value of ${value.name}`, onclick: () => {
            this.try(value, value.value);
            const fresh = this.row(value);
            row.replaceWith(fresh);
            fresh.querySelector("input, select")?.focus();
          } }, icon("reset"))));
    row.value = value;
    return row;
  }

  controls(value, now, id) {
    if (value.type === "color" && colorBytes(now)) return this.color(value, now, id);
    if (value.type === "number" && quantity(now) && quantity(value.value)) return this.number(value,
      quantity(now), id);
    if (value.type === "bool") {
      const box = el("input", { type: "checkbox", id, checked: String(now) === "true",
        onchange: () => this.try(value, typeof value.value === "boolean" ? box.checked
          : String(box.checked)) });
      return [box];
    }
    const choices = value.type === "choice" && value.choices?.length ? value.choices : null;
    if (choices) {
      const select = el("select", { id, onchange: () => this.try(value, select.value) },
        choices.map(each => el("option", { value: each, selected: each === now }, each)));
      return [select];
    }
    const field = el("input", { type: "text", id, oninput: () => this.try(value, field.value) });
    field.value = now;
    return [field];
  }

  color(value, now, id) {
    const parts = colorBytes(now);
    const picker = el("input", { type: "color", value: hex(parts.slice(0, 3)).toLowerCase(), "aria-label": `Colour of ${value.name}` });
    const field = el("input", { type: "text", id, class: "hex", spellcheck: "false" });
    const alpha = el("input", { type: "range", min: 0, max: 255, value: parts[3], "aria-label": `Opacity of ${value.name}` });
    const chip = swatch(hex(parts));
    field.value = now;
    const change = text => {
      chip.style.setProperty("--swatch", hex(colorBytes(text)));
      this.try(value, text);
    };
    const combined = () => {
      const rgb = bytes(picker.value).slice(0, 3);
      const text = Number(alpha.value) === 255 ? hex(rgb) : hex([...rgb, Number(alpha.value)]);
      field.value = text;
      change(text);
    };
    picker.addEventListener("input", combined);
    alpha.addEventListener("input", combined);
    field.addEventListener("input", () => {
      const found = colorBytes(field.value);
      field.setAttribute("aria-invalid", String(!found));
      if (!found) return;
      picker.value = hex(found.slice(0, 3)).toLowerCase();
      alpha.value = found[3];
      change(field.value.includes("/") ? hex(found) : field.value.trim());
    });
    return [chip, picker, field, alpha];
  }

  number(value, { number: now, unit }, id) {
    const { least, most, step } = range(value, quantity(value.value).number);
    const slider = el("input", { type: "range", min: least, max: most, step, "aria-label": `${value.name}, slider` });
    slider.value = now;
    const field = el("input", { type: "number", id, step, class: "short" });
    field.value = now;
    const change = number => this.try(value, typeof value.value === "string" ? `${number}${unit}` : number);
    slider.addEventListener("input", () => {
      field.value = slider.value;
      change(Number(slider.value));
    });
    field.addEventListener("input", () => {
      if (field.value === "" || !Number.isFinite(field.valueAsNumber)) return;
      slider.value = field.value;
      change(field.valueAsNumber);
    });
    return [slider, field, unit ? el("span", { class: "soft small" }, unit) : null];
  }
}
