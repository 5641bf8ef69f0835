import { bytes, el, points, redraw, swatch } from "./dom.js";
import { paddingSides } from "./overlay.js";
import { copyButton, placeLink } from "./places.js";
import { nodeLabel } from "./tree.js";

const originTitles = { scene: "scene", component: "component", token: "token", default: "default", environment: "environment", parameter: "parameter" };

const frameText = ({ x, y, width, height }) => el("span", { class: "mono frame-text" },
  el("span", {}, `x ${points(x)}  y ${points(y)}`), " ",
    el("span", {}, `w ${points(width)}  h ${points(height)}`));

function row(name, ...content) { return [el("dt", {}, name), el("dd", {}, ...content)]; }

// The content's frame within its padding, as browsers' tools draw the box of an element.
function box(node) {
  const padding = paddingSides(node), names = ["top", "left", "bottom", "right"];
  if (!names.some(name => padding[name])) return "";
  const side = name => el("span", { class: `side ${name}`, title: `padding, ${name}` },
    padding[name] ? points(padding[name]) : "–");
  const size = [points(node.frame.width), points(node.frame.height)];
  return el("div", { class: "box-model", role: "img",
    "aria-label": `Content ${size.join(" by ")} points; padding `
    + names.map(name => `${name} ${points(padding[name])}`).join(", ") },
    el("span", { class: "box-name" }, "padding"), side("top"), side("left"),
    el("span", { class: "content-size" }, size.join(" × ")), side("right"), side("bottom"));
}

// Values of the four sides as one, which tells them apart only where they differ.
const sides = ["top", "leading", "bottom", "trailing"];
const physical = ["top", "left", "bottom", "right"];
export function mergedSides(values) {
  const found = [], done = new Set();
  for (const value of values) {
    const [, stem, side] = value.name.match(/^(.*\bpadding)\.(\w+)$/) ?? [];
    const names = [sides, physical].find(each => each.includes(side));
    const set = names?.map(name => values.filter(each => each.name === `${stem}.${name}`));
    if (!set?.every(each => each.length === 1)) {
      found.push(value);
      continue;
    }
    if (done.has(stem)) continue;
    const four = set.map(([each]) => each);
    const isSame = read => new Set(four.map(each => JSON.stringify(read(each)))).size === 1;
    if (!isSame(each => each.origin)) {
      found.push(value);
      continue;
    }
    done.add(stem);
    found.push({ ...value, name: stem, value: isSame(each => each.value) ? value.value
      : four.map((each, index) => `${names[index]} ${each.value}`).join(", ") });
  }
  return found;
}

// A dotted name that breaks after its dots, and in no word.
export const breakable = name => String(name).split(/(?<=\.)/).flatMap((part, index) =>
  index ? [el("wbr"), part] : [part]);

export function valueText(value) {
  const text = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
  return text.startsWith("#") && bytes(text) ? el("span", { class: "chip" }, swatch(text), el("code", {}, text)) : el("code", { class: "value" }, text);
}

function origin(found) {
  if (!found) return "";
  const place = found.source ?? (found.file ? found : null);
  const name = [originTitles[found.kind] ?? found.kind, found.token ?? found.name].filter(Boolean).join(" ");
  return place?.file ? el("span", { class: "origin" }, placeLink(place, place.line ? `${name} · ${shortPlace(place)}` : name)) : el("span", { class: "origin soft" }, name);
}

const shortPlace = place => `${place.file.split("/").pop()}:${place.line}`;

function textSection(node) {
  const { font, size, weight, lines = [], families = [] } = node.text;
  // Letters that the font has not come from others.
  const others = families.filter(each => families.length > 1 || !each.startsWith(font));
  return el("section", {}, el("h3", {}, "Text"), el("dl", { class: "facts" },
    row("Font", [font, weight, size !== undefined && size !== null && `${typeof size === "number" ? points(size) : size} pt`].filter(Boolean).join(" · ")),
    others.length ? row("Drawn with", el("ul", { class: "lines" }, others.map(each => el("li", {}, each))))
      : null,
    row(lines.length === 1 ? "Line" : `${lines.length} lines`, el("ol", { class: "lines" }, lines.map(line => el("li", {},
      el("span", { class: "line-text" }, line.text),
      el("span", { class: "soft small" }, ` baseline ${points(line.y)}, ${points(line.width)} wide`)))))));
}

// The chosen node: frame, padding, values with their origin, text.
export function drawDetails(host, node, layout) {
  if (!node) {
    host.replaceChildren(el("p", { class: "hint soft" }, layout
      ? "Choose a node in the tree or in the picture. Hover another to see how far apart they are."
      : "The nodes of the picture appear here."));
    return;
  }
  const values = mergedSides(node.values || []), label = nodeLabel(node);
  redraw(host,
    el("header", { class: "node-head" }, el("h2", {}, node.kind),
      label ? el("span", { class: "label" }, label) : null),
    el("dl", { class: "facts" },
      node.source ? row("Source", el("span", { class: "source-place" }, placeLink(node.source), copyButton("Copy the path", `${node.source.path || node.source.file}:${node.source.line}`))) : null,
      node.component ? row("Component", node.component.source?.file ? placeLink(node.component.source, node.component.name) : node.component.name) : null,
      row("Frame", frameText(node.frame)),
      node.outerFrame && JSON.stringify(node.outerFrame) !== JSON.stringify(node.frame)
        ? row("Outer", frameText(node.outerFrame)) : null,
      node.alignment ? row("Alignment", String(node.alignment)) : null,
      node.path ? row("Path", el("code", { class: "path" }, breakable(node.path))) : null),
    box(node),
    node.text ? textSection(node) : "",
    values.length ? el("section", {}, el("h3", {}, "Values"), el("table", { class: "values-table" },
      el("thead", { class: "unseen" }, el("tr", {}, ["Name", "Value", "Origin"].map(title => el("th", { scope: "col" }, title)))),
      el("tbody", {}, values.map(value => el("tr", {}, el("th", { scope: "row" }, breakable(value.name)),
        el("td", {}, valueText(value.value)), el("td", {}, origin(value.origin))))))) : "");
}
