import { clamp, el, icon } from "./dom.js";
import { set, state } from "./state.js";

// The axes of the environment: one value for the whole stage, or several side by side as columns and rows.

const maxCells = 24;
const times = ["0", "0.25", "0.5", "1"];

const units = { time: " s", scale: "x" };
export const valueTitle = (name, value) => `${value}${units[name] ?? ""}`;

// Axes whose values are numbers that somebody types.
const isTyped = axis => axis.name === "time" || !axis.values.length;
const maySpread = axis => isTyped(axis) || axis.values.length > 1;

// A scene's axes in the server's order, its variants first.
export function axesOf(scene) {
  if (!scene) return [];
  const known = { ...scene.axes };
  if (scene.variants?.length > 1) {
    known.variant = { title: "Variant", order: -1, values: scene.variants.map(each => each.name),
      default: scene.variants[0].name };
  }
  return Object.entries(known).map(([name, axis]) => ({ name, title: axis.title, order: axis.order,
    values: (axis.values || []).map(String),
    default: axis.default === null || axis.default === undefined ? "" : String(axis.default) }))
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
}

// The values of an axis that the matrix shows: those chosen, else a few that differ most.
export function shownValues(axis) {
  const chosen = state.chosen[axis.name]?.filter(value => isTyped(axis) || axis.values.includes(value));
  if (chosen?.length) return chosen;
  if (axis.name === "time") return axis.values.length > 1 ? axis.values : times;
  if (axis.values.length <= 4) return axis.values.length ? axis.values : [axis.default || "0"];
  const last = axis.values.length - 1;
  const spread = [0, Math.round(last / 2), last].map(at => axis.values[at]);
  return axis.values.filter(value => spread.includes(value) || value === axis.default);
}

// The cells of the stage, row by row: each the axes' values that it is rendered with.
export function cells(scene) {
  const axes = axesOf(scene), find = name => axes.find(axis => axis.name === name && maySpread(axis));
  const columns = find(state.columns), rows = state.rows === state.columns ? undefined : find(state.rows);
  const known = Object.fromEntries(Object.entries(state.axes)
    .filter(([name]) => axes.some(axis => axis.name === name)));
  const across = columns ? shownValues(columns) : [null], down = rows ? shownValues(rows) : [null];
  const found = down.flatMap(row => across.map(column => {
    const own = { ...known };
    const names = [];
    for (const [axis, value] of [[columns, column], [rows, row]]) {
      if (value === null) continue;
      own[axis.name] = value;
      names.push([axis.title, valueTitle(axis.name, value)]);
    }
    return { axes: own, names };
  }));
  const heading = axis => value => ({ title: axis.title, value: valueTitle(axis.name, value) });
  const isTable = Boolean(columns && rows);
  return { columns: across.length, cells: found.slice(0, maxCells),
    left: Math.max(found.length - maxCells, 0), isTable,
    headings: isTable ? { columns: across.map(heading(columns)), rows: down.map(heading(rows)) } : null };
}

const spreadOf = name => state.columns === name ? "columns" : state.rows === name ? "rows" : "";

// Axes that somebody has put into the bar without giving them another value yet.
const added = new Set();
const isShown = axis => axis.name === "appearance" || axis.name in state.axes || spreadOf(axis.name) !== ""
  || added.has(axis.name);

function changeValue(name, text) {
  const axes = { ...state.axes };
  if (text === "") delete axes[name]; else axes[name] = text;
  set({ axes });
}

function changeSpread(name, kind) {
  const next = { columns: state.columns === name ? "" : state.columns,
    rows: state.rows === name ? "" : state.rows };
  if (kind) next[kind] = name;
  set(next);
}

// A button with a sheet that closes on Escape and on a click elsewhere.
function menuButton(attributes, text, menu) {
  const button = el("button", { type: "button", ...attributes }, text);
  menu.popover = "auto";
  menu.addEventListener("beforetoggle", event => {
    if (event.newState !== "open") return;
    const box = button.getBoundingClientRect();
    menu.style.left = `${clamp(box.left, 8, Math.max(innerWidth - 240, 8))}px`;
    menu.style.top = `${box.bottom + 4}px`;
    menu.style.maxHeight = `${Math.max(innerHeight - box.bottom - 16, 120)}px`;
  });
  button.popoverTargetElement = menu;
  return button;
}

// One value: a choice, or a field for a number.
function valueControl(axis) {
  const label = axis.title;
  if (isTyped(axis)) {
    const list = el("datalist", { id: `values-${axis.name}` },
      [...new Set([...axis.values, ...axis.name === "time" ? times : []])].map(value =>
        el("option", { value })));
    const field = el("input", { type: "number", min: 0, max: 86400, step: "any",
      placeholder: axis.default || "default",
      class: "short", "data-axis": axis.name, "aria-label": label, list: list.id,
      onchange: () => changeValue(axis.name, field.value.trim()) });
    return { element: [field, list], update() { field.value = state.axes[axis.name] ?? ""; } };
  }
  const select = el("select", { "data-axis": axis.name, "aria-label": label,
    onchange: () => changeValue(axis.name, select.value) });
  return { element: select, update() {
    const value = state.axes[axis.name] ?? "";
    const known = axis.values.includes(value) || value === "" ? axis.values : [...axis.values, value];
    const wanted = JSON.stringify(known);
    if (select.dataset.known !== wanted) {
      select.dataset.known = wanted;
      select.replaceChildren(el("option", { value: "" },
        axis.default ? valueTitle(axis.name, axis.default) : "default"),
        ...known.filter(each => each !== axis.default)
          .map(each => el("option", { value: each }, valueTitle(axis.name, each))));
    }
    select.value = value === axis.default ? "" : value;
  } };
}

// The values of an axis that is spread: checkboxes on a sheet, or numbers in a field.
function valuesControl(axis) {
  const label = `Values of ${axis.title}`;
  const choose = values => set({ chosen: { ...state.chosen, [axis.name]: values } });
  if (isTyped(axis)) {
    const field = el("input", { type: "text", class: "several", "aria-label": `${label}, separated by commas`,
      "data-values": axis.name,
      onchange: () => choose([...new Set(field.value.split(",").map(each => each.trim()))]
        .filter(each => each !== "" && Number(each) >= 0 && Number.isFinite(Number(each))).slice(0, 12)) });
    return { element: field, update() { field.value = shownValues(axis).join(", "); } };
  }
  const boxes = axis.values.map((value, index) => {
    const box = el("input", { type: "checkbox", autofocus: index === 0, onchange: () => {
      const next = axis.values.filter(each => each === value ? box.checked : shownValues(axis).includes(each));
      if (next.length) choose(next); else box.checked = true;
    } });
    box.name = value;
    return box;
  });
  const menu = el("div", { class: "menu", role: "group", "aria-label": label },
    boxes.map(box => el("label", {}, box, valueTitle(axis.name, box.name))));
  const button = menuButton({ class: "chooser", "data-values": axis.name }, "", menu);
  return { element: [button, menu], update() {
    const shown = shownValues(axis);
    button.textContent = `${shown.length} of ${axis.values.length}`;
    button.setAttribute("aria-label", `${label}: ${button.textContent}`);
    for (const box of boxes) box.checked = shown.includes(box.name);
  } };
}

function axisControl(axis, redraw) {
  const title = axis.title, values = spreadOf(axis.name) ? valuesControl(axis) : valueControl(axis);
  const spread = el("select", { "data-spread": axis.name,
    "aria-label": `${title}: one picture, columns or rows`,
    onchange: () => changeSpread(axis.name, spread.value) },
    [["", "one"], ["columns", "columns"], ["rows", "rows"]].map(([value, text]) =>
      el("option", { value }, text)));
  const remove = el("button", { type: "button", class: "plain tiny", "data-remove": axis.name,
    "aria-label": `Remove ${title}`,
    title: `Back to what the scene says of ${title}`, onclick: () => {
      added.delete(axis.name);
      changeValue(axis.name, "");
      changeSpread(axis.name, "");
      redraw();
    } }, icon("cross"));
  const element = el("div", { class: "axis", role: "group", "aria-label": title },
    el("span", { class: "axis-name" }, title),
    values.element, maySpread(axis) ? spread : null, remove);
  return { element, update() {
    values.update();
    spread.value = spreadOf(axis.name);
    const isSet = axis.name in state.axes || spreadOf(axis.name) !== "";
    element.classList.toggle("set", isSet);
    remove.hidden = !isSet && !added.has(axis.name);
  } };
}

// Draws the axes that are set, and a way to the others. What stays keeps its elements, and so the focus.
export function drawAxes(host, scene) {
  const axes = axesOf(scene), shown = axes.filter(isShown), rest = axes.filter(axis => !isShown(axis));
  const key = JSON.stringify([scene.id, shown.map(axis => [axis, spreadOf(axis.name)]),
    rest.map(axis => axis.name)]);
  if (host.key !== key) {
    host.key = key;
    const { axis, spread, values, remove } = host.contains(document.activeElement)
      ? document.activeElement.dataset : {};
    const redraw = () => drawAxes(host, scene);
    host.controls = shown.map(each => axisControl(each, redraw));
    const menu = el("div", { class: "menu", role: "group", "aria-label": "Axes" }, rest.map((each, index) =>
      el("button", { type: "button", class: "plain", autofocus: index === 0, "data-add": each.name,
        onclick: () => {
        added.add(each.name);
        redraw();
        host.querySelector(`[data-axis="${CSS.escape(each.name)}"]`)?.focus();
      } }, each.title)));
    const add = menuButton({ class: "plain add-axis" }, "Add axis", menu);
    host.replaceChildren(...host.controls.map(each => each.element), ...(rest.length ? [add, menu] : []));
    const name = axis ?? spread ?? values ?? remove;
    if (name) {
      const kind = spread ? "spread" : "axis";
      const target = host.querySelector(`[data-${kind}="${CSS.escape(name)}"]`)
        ?? host.querySelector(`[data-values="${CSS.escape(name)}"]`) ?? (rest.length ? add : null);
      target?.focus();
    }
  }
  for (const control of host.controls) control.update();
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
