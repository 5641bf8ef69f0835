import { el, icon } from "./dom.js";

const textOf = node => (node.text?.lines || []).map(line => line.text).join(" ");
const valueOf = (node, name) => node.values?.find(value => value.name === name)?.value ?? "";
const longest = 28;

// What people know a node by: its id, its component, the text that it shows, or its symbol.
export function nodeLabel(node) {
  // A name with an index is a place, not what somebody called it.
  const name = [node.name, node.component?.name].find(each => each && !each.includes("["));
  if (name && name !== node.kind) return name;
  const text = textOf(node);
  if (text) return `“${text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text}”`;
  return node.kind === "icon" ? valueOf(node, "name") : "";
}

export function nodeTitle(node) {
  const label = nodeLabel(node);
  return label ? `${node.kind} ${label}` : node.kind;
}

// The nodes of a layout as a tree: the arrow keys open, close and go; hovering shows a node in the picture.
export class NodeTree {
  constructor({ select, hover }) {
    Object.assign(this, { select, hover, closed: new Set(), nodes: new Map(), rows: new Map(), selected: null });
    this.list = el("div", { class: "tree", role: "tree", "aria-label": "Nodes", onkeydown: event => this.key(event),
      onpointerleave: () => hover(null) });
    this.filter = el("input", { type: "search", placeholder: "Find a node", "aria-label": "Find a node", oninput: () => this.draw() });
    this.element = el("div", { class: "tree-holder" }, el("div", { class: "filter" }, this.filter), this.list);
  }

  show(root) {
    this.root = root;
    this.nodes = new Map();
    const visit = (node, parent, level) => {
      Object.assign(node, { parent, level });
      this.nodes.set(node.id, node);
      for (const child of node.children || []) visit(child, node, level + 1);
    };
    if (root) visit(root, null, 1);
    this.draw();
  }

  visible() {
    const words = this.filter.value.trim().toLowerCase();
    const found = [];
    if (words) {
      for (const node of this.nodes.values()) {
        const text = `${node.kind} ${nodeLabel(node)} ${textOf(node)} ${node.name || ""} ${node.path || ""}`;
        if (text.toLowerCase().includes(words)) found.push(node);
      }
      return found;
    }
    const visit = node => {
      found.push(node);
      if (!this.closed.has(node.id)) for (const child of node.children || []) visit(child);
    };
    if (this.root) visit(this.root);
    return found;
  }

  draw() {
    const hadFocus = this.list.contains(document.activeElement);
    const visible = this.visible(), flat = this.filter.value.trim() !== "";
    const current = visible.find(node => node.id === this.selected) ?? visible[0];
    this.rows = new Map(visible.map(node => [node.id, this.row(node, node === current, flat)]));
    this.list.replaceChildren(...this.rows.values());
    if (!visible.length) this.list.replaceChildren(el("div", { class: "empty soft", role: "treeitem", "aria-disabled": "true", "aria-selected": "false" }, flat ? "No node matches." : "No nodes."));
    if (hadFocus) this.rows.get(current?.id)?.focus();
  }

  row(node, current, flat) {
    const parent = node.children?.length > 0 && !flat, open = parent && !this.closed.has(node.id);
    const label = nodeLabel(node);
    const row = el("div", { role: "treeitem", class: "node", "aria-level": flat ? 1 : node.level, "aria-selected": String(node.id === this.selected),
      "aria-expanded": parent ? String(open) : null, tabindex: current ? 0 : -1,
      onclick: () => this.select(node.id), onpointerenter: () => this.hover(node), onfocus: () => this.hover(node), onblur: () => this.hover(null) },
      el("span", { class: `twist${open ? " open" : ""}`, "aria-hidden": "true", onclick: event => {
        if (!parent) return;
        event.stopPropagation();
        this.toggle(node);
      } }, parent ? icon("chevron") : ""),
      el("span", { class: "kind" }, node.kind), label ? el("span", { class: "label" }, label) : null,
      node.glass ? el("span", { class: "glass-mark", title: "Glass" }, icon("glass")) : null);
    row.style.setProperty("--level", flat ? 0 : Math.min(node.level - 1, 24));
    row.node = node;
    return row;
  }

  toggle(node, open = this.closed.has(node.id)) {
    if (open) this.closed.delete(node.id); else this.closed.add(node.id);
    this.draw();
  }

  // Shows a node, opening what holds it.
  reveal(id) {
    this.selected = id;
    const node = this.nodes.get(id);
    let opened = false;
    for (let each = node?.parent; each; each = each.parent) opened = this.closed.delete(each.id) || opened;
    if (node && !this.rows.has(id) && this.filter.value) {
      this.filter.value = "";
      opened = true;
    }
    if (opened) this.draw();
    for (const [key, row] of this.rows) {
      row.setAttribute("aria-selected", String(key === id));
      row.tabIndex = key === id || !node && row === this.list.firstChild ? 0 : -1;
    }
    this.rows.get(id)?.scrollIntoView({ block: "nearest" });
  }

  mark(node) {
    for (const [id, row] of this.rows) row.classList.toggle("hovered", id === node?.id);
  }

  focus() { (this.list.querySelector('[tabindex="0"]') || this.list).focus(); }

  key(event) {
    const node = document.activeElement?.node;
    if (!node) return;
    const visible = this.visible(), at = visible.indexOf(node);
    const parent = node.children?.length > 0;
    let next;
    switch (event.key) {
      case "ArrowDown": next = visible[at + 1]; break;
      case "ArrowUp": next = visible[at - 1]; break;
      case "Home": next = visible[0]; break;
      case "End": next = visible.at(-1); break;
      case "ArrowRight":
        if (parent && this.closed.has(node.id)) this.toggle(node, true); else next = node.children?.[0];
        break;
      case "ArrowLeft":
        if (parent && !this.closed.has(node.id)) this.toggle(node, false); else next = node.parent;
        break;
      case "Enter": case " ": this.select(node.id); break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (next) {
      this.select(next.id);
      this.rows.get(next.id)?.focus();
    }
  }
}

const ownPaint = /^(surface|background|fill|stroke|border|overlay|glass|material)\b/;
const paints = node => node.painted === "self";

// The box that a node paints: its content, or all around it where its surface does. Values stand from the
// outside in, and a frame or an offset around a surface is empty.
function paintedBox({ frame, outerFrame, values = [] }) {
  const surface = values.findIndex(value => ownPaint.test(value.name));
  const isInside = values.slice(0, surface).some(value =>
    /^(frame|padding|offset|position|ignoresSafeArea)\b/.test(value.name));
  return surface >= 0 && !isInside && values[surface].name.startsWith("surface") ? outerFrame ?? frame
    : frame;
}

function covers(node, x, y) {
  const { kind, frame } = node;
  if (kind === "circle") {
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    return Math.hypot(x - middle.x, y - middle.y) <= Math.min(frame.width, frame.height) / 2;
  }
  return holds(paintedBox(node), x, y);
}

// The box around all that is painted in a node.
function paintedBounds(node) {
  const boxes = (node.children || []).map(paintedBounds).filter(Boolean);
  if (node.painted === "self") boxes.push(paintedBox(node));
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map(box => box.x)), y = Math.min(...boxes.map(box => box.y));
  return { x, y, width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y };
}

const holds = (box, x, y) => x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;

// The node that is seen at a point, in points of the canvas: what is painted last is on top. Stacks paint
// nothing themselves, and are meant only where nothing else is: between their parts, or else the lowest one, that
// of the page and not of what is shown above it, which is meant only where it paints. What is not seen at all is never
// meant: a spacer, the backdrop of a sheet that does not dim, a node without opacity. The panel that a kind is made of
// is the kind's own node, the one that stands in the file.
const presentations = new Set(["alert", "menu", "popover", "sheet", "toast"]);

function whole(node) {
  while (node?.children?.length && node.parent?.path === node.path) node = node.parent;
  return node;
}

export function nodeAt(root, x, y) {
  if (!root) return null;
  const find = (node, counts, lowest = false) => {
    if (lowest && presentations.has(node.kind)) return null;
    const children = [...node.children || []];
    for (const child of lowest ? children : children.reverse()) {
      const found = find(child, counts, lowest);
      if (found) return found;
    }
    return node !== root && counts(node) && covers(node, x, y) ? node : null;
  };
  const isBetween = node => node.painted === "within" && holds(paintedBounds(node) ?? { width: 0, height: 0 }, x, y);
  return whole(find(root, paints) ?? find(root, isBetween) ?? find(root, node => node.painted !== "nothing", true))
    ?? (covers(root, x, y) ? root : null);
}
