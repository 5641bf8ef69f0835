import { clamp, el, icon } from "./dom.js";
import { set, state } from "./state.js";

// The axes of the environment: one value for the whole stage, or several side by side as the columns and rows of a matrix.

const titles = { variant: "Variant", appearance: "Appearance", device: "Device", os: "OS", dynamicType: "Dynamic Type",
  direction: "Direction", locale: "Locale", contrast: "Contrast", transparency: "Transparency", time: "Time", scale: "Scale" };
const mostCells = 24;

export const axisTitle = name => titles[name] || name.replace(/^context\./, "");

// A scene's axes in the order of the titles, its variants first.
export function axesOf(scene) {
  if (!scene) return [];
  const known = { ...scene.axes };
  if (scene.variants?.length > 1) known.variant = { values: scene.variants.map(each => each.name), default: scene.variants[0].name };
  const order = Object.keys(titles);
  const place = name => order.includes(name) ? order.indexOf(name) : order.length;
  return Object.entries(known).map(([name, axis]) => ({ name, values: (axis.values || []).map(String),
    default: axis.default === null || axis.default === undefined ? "" : String(axis.default) }))
    .sort((a, b) => place(a.name) - place(b.name) || a.name.localeCompare(b.name));
}

// The values of an axis that the matrix shows: those chosen, else a few that differ most.
export function shownValues(axis) {
  const chosen = state.chosen[axis.name]?.filter(value => !axis.values.length || axis.values.includes(value));
  if (chosen?.length) return chosen;
  if (axis.values.length <= 4) return axis.values.length ? axis.values : [axis.default || "0"];
  const last = axis.values.length - 1;
  const spread = [0, Math.round(last / 2), last].map(at => axis.values[at]);
  return axis.values.filter(value => spread.includes(value) || value === axis.default);
}

// The cells of the stage, row by row: each the axes' values that it is rendered with.
export function cells(scene) {
  const axes = axesOf(scene), find = name => axes.find(axis => axis.name === name);
  const columns = find(state.columns), rows = find(state.rows);
  const known = Object.fromEntries(Object.entries(state.axes).filter(([name]) => find(name)));
  const across = columns ? shownValues(columns) : [null], down = rows && rows !== columns ? shownValues(rows) : [null];
  const found = down.flatMap(row => across.map(column => {
    const own = { ...known };
    const names = [];
    if (column !== null) {
      own[columns.name] = column;
      names.push([columns.name, column]);
    }
    if (row !== null) {
      own[rows.name] = row;
      names.push([rows.name, row]);
    }
    return { axes: own, names };
  }));
  return { columns: across.length, cells: found.slice(0, mostCells), left: Math.max(found.length - mostCells, 0) };
}

const valueTitle = (axis, value) => value === "" ? "As the scene says" : axis.name === "time" ? `${value} s` : value;

function picker(axis, scene) {
  const value = state.axes[axis.name] ?? "";
  const label = axisTitle(axis.name);
  const shown = state.columns === axis.name ? "columns" : state.rows === axis.name ? "rows" : null;
  if (shown) return el("div", { class: "axis" }, el("span", { class: "axis-name" }, label), chooser(axis, scene));
  const change = text => {
    const axes = { ...state.axes };
    if (text === "") delete axes[axis.name]; else axes[axis.name] = text;
    set({ axes });
  };
  if (!axis.values.length || axis.name === "time") {
    const field = el("input", { type: axis.name === "time" ? "number" : "text", min: 0, max: 86400, step: 0.1, placeholder: axis.default || "default",
      size: 6, class: "short", onchange: () => change(field.value.trim()) });
    field.value = value;
    return el("label", { class: "axis" }, el("span", { class: "axis-name" }, label), field);
  }
  const known = axis.values.includes(value) || value === "" ? axis.values : [...axis.values, value];
  const select = el("select", { "data-axis": axis.name, onchange: () => change(select.value) },
    el("option", { value: "" }, axis.default || "default"),
    known.filter(each => each !== axis.default).map(each => el("option", { value: each, selected: each === value }, valueTitle(axis, each))));
  return el("label", { class: `axis${value ? " set" : ""}` }, el("span", { class: "axis-name" }, label), select);
}

// The values of an axis that is spread over the matrix, in a small sheet of checkboxes.
function chooser(axis) {
  const shown = shownValues(axis);
  if (!axis.values.length || axis.name === "time") {
    const field = el("input", { type: "text", class: "short", "aria-label": `Values of ${axisTitle(axis.name)}, separated by commas`,
      onchange: () => set({ chosen: { ...state.chosen, [axis.name]: field.value.split(",").map(each => each.trim()).filter(Boolean).slice(0, 12) } }) });
    field.value = shown.join(", ");
    return field;
  }
  const menu = el("div", { class: "menu", role: "group", "aria-label": `Values of ${axisTitle(axis.name)}` }, axis.values.map(value => {
    const box = el("input", { type: "checkbox", checked: shown.includes(value), onchange: () => {
      const next = axis.values.filter(each => each === value ? box.checked : shownValues(axis).includes(each));
      if (!next.length) { box.checked = true; return; }
      set({ chosen: { ...state.chosen, [axis.name]: next } });
    } });
    return el("label", {}, box, valueTitle(axis, value));
  }));
  const details = el("details", { class: "chooser" }, el("summary", {}, `${shown.length} of ${axis.values.length}`), menu);
  details.open = openChooser === axis.name;
  details.addEventListener("toggle", () => { if (details.open) openChooser = axis.name; else if (openChooser === axis.name) openChooser = ""; });
  return details;
}

let openChooser = "";

function spread(title, name, axes) {
  const select = el("select", { "data-spread": name, onchange: () => set({ [name]: select.value }) },
    el("option", { value: "" }, "one"),
    axes.filter(axis => axis.values.length !== 1).map(axis =>
      el("option", { value: axis.name, selected: state[name] === axis.name }, axisTitle(axis.name))));
  return el("label", { class: `axis spread${state[name] ? " set" : ""}` }, el("span", { class: "axis-name" }, title), select);
}

export function drawAxes(host, scene) {
  const focused = document.activeElement;
  const key = focused && host.contains(focused) ? focused.dataset.axis ?? focused.dataset.spread : null;
  const axes = axesOf(scene);
  const changed = Object.keys(state.axes).length || state.columns || state.rows;
  host.replaceChildren(spread("Columns", "columns", axes), spread("Rows", "rows", axes), el("span", { class: "divider" }),
    ...axes.map(axis => picker(axis, scene)),
    changed ? el("button", { type: "button", class: "plain", title: "Back to what the scene says",
      onclick: () => set({ axes: {}, columns: "", rows: "" }) }, icon("reset"), " Reset") : "");
  if (key) [...host.querySelectorAll("select")].find(each => (each.dataset.axis ?? each.dataset.spread) === key)?.focus();
}

// The next value of an axis, for keys.
export function cycleAxis(scene, name, by = 1) {
  const axis = axesOf(scene).find(each => each.name === name);
  if (!axis?.values.length) return null;
  const now = axis.values.indexOf(state.axes[name] ?? axis.default);
  const next = axis.values[clamp((now + by + axis.values.length) % axis.values.length, 0, axis.values.length - 1)];
  set({ axes: { ...state.axes, [name]: next } });
  return next;
}
