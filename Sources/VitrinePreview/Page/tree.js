import { el, icon } from "./dom.js";

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
        if (`${node.kind} ${node.name || ""} ${node.path || ""}`.toLowerCase().includes(words)) found.push(node);
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
    const row = el("div", { role: "treeitem", class: "node", "aria-level": flat ? 1 : node.level, "aria-selected": String(node.id === this.selected),
      "aria-expanded": parent ? String(open) : null, tabindex: current ? 0 : -1,
      onclick: () => this.select(node.id), onpointerenter: () => this.hover(node), onfocus: () => this.hover(node), onblur: () => this.hover(null) },
      el("span", { class: `twist${open ? " open" : ""}`, "aria-hidden": "true", onclick: event => {
        if (!parent) return;
        event.stopPropagation();
        this.toggle(node);
      } }, parent ? icon("chevron") : ""),
      el("span", { class: "kind" }, node.kind), node.name && node.name !== node.kind ? el("span", { class: "label" }, node.name) : null,
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

// The innermost node at a point, in points of the canvas; what is painted last is on top. Of several nodes of one frame the
// innermost is meant, and what fills the whole canvas gives way to anything smaller beside it.
export function nodeAt(root, x, y) {
  let found = null;
  const covers = ({ frame }) => x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height;
  const area = node => node.frame.width * node.frame.height;
  const visit = node => {
    if (covers(node) && (!found || area(node) <= area(found))) found = node;
    for (const child of node.children || []) visit(child);
  };
  if (root) visit(root);
  return found;
}
