import { bytes, el, hex, icon, swatch } from "./dom.js";
import { get } from "./api.js";
import { copyButton, placeLink } from "./places.js";
import { set, state } from "./state.js";

// Text as a YAML scalar.
export function yamlScalar(value) {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = String(value);
  const plain = /^[A-Za-z][\w .,'()-]*$/.test(text) && !/^(true|false|yes|no|on|off|null)$/i.test(text) && !/[ ,.]$/.test(text);
  return plain ? text : JSON.stringify(text);
}

// Tokens and parameters with their values, to be tried without touching a file.
export class ValuesPanel {
  constructor({ tried, announce }) {
    Object.assign(this, { tried, announce, values: [] });
    this.filter = el("input", { type: "search", placeholder: "Find a value", "aria-label": "Find a value", oninput: () => this.draw() });
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
    try {
      const { values } = await get("values", { scene: cell.scene, ...cell.axes });
      if (this.key !== key) return;
      this.values = values;
    } catch (error) {
      this.values = [];
    }
    this.draw();
  }

  draw() {
    const words = this.filter.value.trim().toLowerCase();
    const found = this.values.filter(value => !words || `${value.key} ${value.name}`.toLowerCase().includes(words));
    const groups = Map.groupBy(found, value => value.key.startsWith("token:") ? "Tokens" : "Parameters");
    this.list.replaceChildren(...[...groups].map(([title, values]) => el("section", {}, el("h2", {}, title), values.slice(0, 400).map(value => this.row(value)))));
    if (!found.length) this.list.replaceChildren(el("p", { class: "hint soft" }, this.values.length ? "No value matches." : "This scene has no tokens and no parameters."));
    this.drawSummary();
  }

  drawSummary() {
    const count = Object.keys(state.values).length;
    this.summary.hidden = !count;
    this.summary.replaceChildren(el("span", {}, count === 1 ? "1 value is tried" : `${count} values are tried`), el("span", { class: "grow" }),
      copyButton("Copy the tried values as YAML", () => this.yaml()),
      el("button", { type: "button", class: "plain", onclick: () => this.reset() }, icon("reset"), " Reset"));
  }

  yaml() {
    const lines = kind => Object.entries(state.values).filter(([key]) => key.startsWith(`${kind}:`))
      .map(([key, value]) => `  ${yamlScalar(key.slice(kind.length + 1))}: ${yamlScalar(value)}`);
    return [["tokens", lines("token")], ["parameters", lines("parameter")]].filter(([, found]) => found.length)
      .map(([title, found]) => `${title}:\n${found.join("\n")}\n`).join("");
  }

  reset() {
    this.set({});
    this.draw();
    this.announce("The values of the files are back.");
  }

  set(values) {
    set({ values });
    this.tried();
    this.drawSummary();
  }

  try(value, next) {
    const values = { ...state.values };
    if (JSON.stringify(next) === JSON.stringify(value.value)) delete values[value.key]; else values[value.key] = next;
    this.set(values);
    const row = this.list.querySelector(`[data-key="${CSS.escape(value.key)}"]`);
    row?.classList.toggle("tried", value.key in values);
  }

  row(value) {
    const now = value.key in state.values ? state.values[value.key] : value.value;
    const id = `value-${this.values.indexOf(value)}`;
    const controls = this.controls(value, now, id);
    return el("div", { class: `tried-row${value.key in state.values ? " tried" : ""}`, "data-key": value.key },
      el("div", { class: "tried-name" }, el("label", { for: id }, value.name), value.source?.file ? placeLink(value.source, `${value.source.file.split("/").pop()}:${value.source.line}`) : null,
        copyButton(`Copy ${value.name} as YAML`, () => {
          const tried = state.values[value.key];
          return tried === undefined && value.yaml ? value.yaml : `${yamlScalar(value.name)}: ${yamlScalar(tried ?? value.value)}`;
        })),
      el("div", { class: "tried-controls" }, ...controls,
        el("button", { type: "button", class: "plain tiny undo", title: `Back to ${value.value}`, "aria-label": `Back to the value of ${value.name}`, onclick: () => {
          this.try(value, value.value);
          this.draw();
        } }, icon("reset"))));
  }

  controls(value, now, id) {
    if (value.type === "color" && bytes(now)) return this.color(value, now, id);
    if (value.type === "number" && Number.isFinite(Number(now))) return this.number(value, Number(now), id);
    if (value.type === "bool") {
      const box = el("input", { type: "checkbox", id, checked: String(now) === "true", onchange: () => this.try(value, typeof value.value === "boolean" ? box.checked : String(box.checked)) });
      return [box];
    }
    const choices = value.type === "choice" && value.choices?.length ? value.choices : null;
    if (choices) {
      const select = el("select", { id, onchange: () => this.try(value, select.value) }, choices.map(each => el("option", { value: each, selected: each === now }, each)));
      return [select];
    }
    const field = el("input", { type: "text", id, oninput: () => this.try(value, field.value) });
    field.value = now;
    return [field];
  }

  color(value, now, id) {
    const parts = bytes(now);
    const picker = el("input", { type: "color", value: hex(parts.slice(0, 3)).toLowerCase(), "aria-label": `Colour of ${value.name}` });
    const field = el("input", { type: "text", id, class: "hex", spellcheck: "false" });
    const alpha = el("input", { type: "range", min: 0, max: 255, value: parts[3], "aria-label": `Opacity of ${value.name}` });
    const chip = swatch(now);
    field.value = now;
    const change = text => {
      chip.style.setProperty("--swatch", text);
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
      const found = bytes(field.value.trim());
      field.setAttribute("aria-invalid", String(!found));
      if (!found) return;
      picker.value = hex(found.slice(0, 3)).toLowerCase();
      alpha.value = found[3];
      change(field.value.trim());
    });
    return [chip, picker, field, alpha];
  }

  number(value, now, id) {
    const base = Number(value.value);
    const least = value.min ?? (base < 0 ? base * 3 : 0), most = value.max ?? Math.max(base > 0 ? base * 3 : 10, 1);
    const step = value.step ?? (Math.abs(most - least) <= 4 ? 0.01 : Number.isInteger(base) ? 1 : 0.1);
    const slider = el("input", { type: "range", min: least, max: most, step, "aria-label": `${value.name}, slider` });
    slider.value = now;
    const field = el("input", { type: "number", id, step, class: "short" });
    field.value = now;
    const change = number => this.try(value, typeof value.value === "string" ? String(number) : number);
    slider.addEventListener("input", () => {
      field.value = slider.value;
      change(Number(slider.value));
    });
    field.addEventListener("input", () => {
      if (field.value === "" || !Number.isFinite(field.valueAsNumber)) return;
      slider.value = field.value;
      change(field.valueAsNumber);
    });
    return [slider, field];
  }
}
