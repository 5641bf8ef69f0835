import { bytes, el, points, swatch } from "./dom.js";
import { copyButton, placeLink } from "./places.js";

const originTitles = { scene: "scene", component: "component", token: "token", default: "default", environment: "environment", parameter: "parameter" };

function row(name, ...content) { return [el("dt", {}, name), el("dd", {}, ...content)]; }

// The content's frame within its padding, as browsers' tools draw the box of an element.
function box(node) {
  const padding = node.padding || { top: 0, leading: 0, bottom: 0, trailing: 0 };
  const side = name => el("span", { class: `side ${name}`, title: `padding, ${name}` }, padding[name] ? points(padding[name]) : "–");
  return el("div", { class: "box-model", role: "img", "aria-label":
    `Content ${points(node.frame.width)} by ${points(node.frame.height)} points; padding top ${points(padding.top || 0)}, leading ${points(padding.leading || 0)}, bottom ${points(padding.bottom || 0)}, trailing ${points(padding.trailing || 0)}` },
    el("span", { class: "box-name" }, "padding"), side("top"), side("leading"),
    el("span", { class: "content-size" }, `${points(node.frame.width)} × ${points(node.frame.height)}`), side("trailing"), side("bottom"));
}

export function valueText(value) {
  const text = typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
  return bytes(text) ? el("span", { class: "chip" }, swatch(text), el("code", {}, text)) : el("code", { class: "value" }, text);
}

function origin(found) {
  if (!found) return "";
  const place = found.source ?? (found.file ? found : null);
  const name = [originTitles[found.kind] ?? found.kind, found.token ?? found.name].filter(Boolean).join(" ");
  return place?.file ? el("span", { class: "origin" }, placeLink(place, place.line ? `${name} · ${shortPlace(place)}` : name)) : el("span", { class: "origin soft" }, name);
}

const shortPlace = place => `${place.file.split("/").pop()}:${place.line}`;

function textSection(node) {
  const { font, size, weight, lines = [] } = node.text;
  return el("section", {}, el("h3", {}, "Text"), el("dl", { class: "facts" },
    row("Font", [font, weight, size !== undefined && size !== null && `${typeof size === "number" ? points(size) : size} pt`].filter(Boolean).join(" · ")),
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
  const { x, y, width, height } = node.frame;
  const values = node.values || [];
  host.replaceChildren(
    el("header", { class: "node-head" }, el("h2", {}, node.kind), node.name && node.name !== node.kind ? el("span", { class: "label" }, node.name) : null),
    el("dl", { class: "facts" },
      node.source ? row("Source", el("span", { class: "source-place" }, placeLink(node.source), copyButton("Copy the path", `${node.source.path || node.source.file}:${node.source.line}`))) : null,
      node.component ? row("Component", node.component.source?.file ? placeLink(node.component.source, node.component.name) : node.component.name) : null,
      row("Frame", el("span", { class: "mono" }, `x ${points(x)}  y ${points(y)}  w ${points(width)}  h ${points(height)}`)),
      node.alignment ? row("Alignment", String(node.alignment)) : null,
      node.path ? row("Path", el("code", { class: "path" }, node.path)) : null),
    box(node),
    node.text ? textSection(node) : "",
    values.length ? el("section", {}, el("h3", {}, "Values"), el("table", { class: "values-table" },
      el("thead", { class: "unseen" }, el("tr", {}, ["Name", "Value", "Origin"].map(title => el("th", { scope: "col" }, title)))),
      el("tbody", {}, values.map(value => el("tr", {}, el("th", { scope: "row" }, value.name), el("td", {}, valueText(value.value)), el("td", {}, origin(value.origin))))))) : "");
}
