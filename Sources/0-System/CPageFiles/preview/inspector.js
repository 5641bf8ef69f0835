import { el } from "./dom.js";
import { get } from "./api.js";
import { NodeTree, nodeAt } from "./tree.js";
import { drawDetails } from "./details.js";
import { AuditPanel } from "./audit.js";
import { ColorPanel } from "./colors.js";
import { GlassPanel } from "./glass.js";
import { ValuesPanel } from "./values.js";
import { Overlay } from "./overlay.js";
import { Curves } from "./curves.js";
import { set, state } from "./state.js";

const tabs = [["inspect", "Inspect"], ["colors", "Colour"], ["glass", "Glass"], ["values", "Values"],
  ["audit", "Audit"]];

// The right side: the nodes of the active picture, their values, colours, glass and what can be tried.
export class Inspector {
  constructor(host, { redraw, announce, tried }) {
    Object.assign(this, { redraw, announce, cell: null, layout: null, hovered: null, pixel: null, cursor: null });
    this.tree = new NodeTree({ select: id => set({ node: id }), hover: node => this.hoverNode(node) });
    this.details = el("div", { class: "details" });
    this.curves = new Curves({ select: id => this.choose(id) });
    this.colors = new ColorPanel({ select: id => this.choose(id), nodeName: id => this.layout?.nodes.get(id) ?? this.layout?.paths.get(id) });
    this.glass = new GlassPanel({ select: id => set({ node: id }) });
    this.values = new ValuesPanel({ tried, announce });
    this.audit = new AuditPanel({ redraw, announce });
    this.panels = new Map([
      ["inspect", el("div", { class: "split" }, this.tree.element,
        el("div", { class: "details-room" }, this.curves.element, this.details))],
      ["colors", this.colors.element], ["glass", this.glass.element], ["values", this.values.element],
      ["audit", this.audit.element],
    ]);
    this.tabs = el("div", { class: "tabs", role: "tablist", "aria-label": "Inspector", onkeydown: event => this.tabKey(event) },
      tabs.map(([name, title]) => el("button", { type: "button", role: "tab", id: `tab-${name}`, "data-tab": name,
        "aria-controls": `panel-${name}`, onclick: () => set({ tab: name }) }, title)));
    for (const [name, panel] of this.panels) {
      panel.id = `panel-${name}`;
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-labelledby", `tab-${name}`);
      panel.classList.add("panel");
    }
    this.element = el("div", { class: "pane-body" }, this.tabs, ...this.panels.values());
    host.append(this.element);
    this.drawTabs();
  }

  drawTabs() {
    if (!this.panels.has(state.tab)) state.tab = "inspect";
    for (const button of this.tabs.children) {
      const chosen = button.dataset.tab === state.tab;
      button.setAttribute("aria-selected", String(chosen));
      button.tabIndex = chosen ? 0 : -1;
    }
    for (const [name, panel] of this.panels) panel.hidden = name !== state.tab;
    this.refreshPanel();
  }

  tabKey(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const at = tabs.findIndex(([name]) => name === state.tab);
    set({ tab: tabs[(at + by + tabs.length) % tabs.length][0] });
    this.tabs.querySelector('[aria-selected="true"]').focus();
  }

  // The nodes of another scene say nothing of this one.
  leave(scene) {
    if (this.scene === scene) return;
    this.scene = scene;
    this.shown = this.layout = this.hovered = null;
    this.tree.show(null);
    this.draw();
  }

  // The layout of a picture, loaded once the picture is there: pixels come first.
  async follow(cell) {
    this.cell = cell;
    if (!cell || cell.problems || cell.revision === null) return;
    const key = `${cell.query}\n${cell.revision}`;
    if (cell.tree?.key !== key && cell.treeLoading !== key) {
      cell.treeLoading = key;
      try {
        const tree = await get("tree", cell.parameters);
        cell.tree = { key, ...tree, nodes: new Map(), paths: new Map(), texts: [], glasses: [] };
        const visit = node => {
          cell.tree.nodes.set(node.id, node);
          if (!cell.tree.paths.has(node.path)) cell.tree.paths.set(node.path, node);
          if (node.text) cell.tree.texts.push(node);
          if (node.glass) cell.tree.glasses.push(node);
          for (const child of node.children || []) visit(child);
        };
        if (tree.root) visit(tree.root);
      } catch { /* the picture says what is wrong */ } finally {
        cell.treeLoading = null;
      }
    }
    if (this.cell !== cell || !cell.tree || this.shown === cell.tree) return;
    this.shown = this.layout = cell.tree;
    this.tree.show(cell.tree.root);
    this.hovered = null;
    this.draw();
    this.treeLoaded?.(cell);
  }

  get selected() { return this.layout?.nodes.get(state.node) ?? null; }

  // What the address names, or what follows from it, may be gone from the scene.
  draw() {
    this.tree.reveal(this.selected ? state.node : null);
    drawDetails(this.details, this.selected, this.layout);
    this.refreshPanel();
    this.showMotion();
    this.redraw();
  }

  refreshPanel() {
    if (!this.cell || !this.layout) {
      drawDetails(this.details, null, null);
      return;
    }
    if (state.tab === "colors") this.colors.follow(this.cell, this.pixel);
    if (state.tab === "glass") this.glass.follow(this.cell, this.layout, this.selected);
    if (state.tab === "values") this.values.follow(this.cell);
    if (state.tab === "audit") this.audit.follow(this.cell);
  }

  // The curves of the chosen node follow the player's frame.
  showMotion() { if (this.player) this.curves.show(this.player, this.layout, this.selected); }

  choose(id) { if (this.layout?.nodes.has(id)) set({ node: id, tab: "inspect" }); }

  hoverNode(node) {
    if (this.hovered === node) return;
    this.hovered = node;
    this.tree.mark(node);
    this.redraw();
  }

  nodeAtPixel(cell, pixel) {
    const layout = cell.tree;
    return layout && pixel ? nodeAt(layout.root, (pixel.x + 0.5) / layout.scale, (pixel.y + 0.5) / layout.scale) : null;
  }

  // The pointer over a picture, or away from it.
  point(cell, place) {
    const { width, height } = cell.canvas;
    const pixel = place && place.x >= 0 && place.y >= 0 && place.x < width && place.y < height
      ? { x: Math.floor(place.x), y: Math.floor(place.y) } : null;
    this.pixel = this.colors.pinned ?? this.cursor ?? pixel;
    if (this.cursor && place) return pixel;
    this.hoverNode(this.nodeAtPixel(cell, pixel));
    if (state.tab === "colors" && pixel) this.colors.follow(cell, pixel);
    return pixel;
  }

  // A click: chooses the node or, on the colours' tab, pins the pixel.
  pick(cell, place) {
    const pixel = { x: Math.floor(place.x), y: Math.floor(place.y) };
    if (pixel.x < 0 || pixel.y < 0 || pixel.x >= cell.canvas.width || pixel.y >= cell.canvas.height) {
      set({ node: "" });
      return;
    }
    if (state.tab === "audit" && state.marks && this.audit.pick(cell, place)) return;
    if (state.tab === "colors") {
      this.colors.pin(cell, pixel);
      this.redraw();
      return;
    }
    set({ node: this.nodeAtPixel(cell, pixel)?.id ?? "" });
  }

  // The keyboard's pointer: a pixel that the arrow keys move.
  moveCursor(cell, dx, dy) {
    const { width, height } = cell.canvas;
    const at = this.cursor ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) };
    this.cursor = { x: Math.min(Math.max(at.x + dx, 0), width - 1), y: Math.min(Math.max(at.y + dy, 0), height - 1) };
    this.pixel = this.cursor;
    this.hoverNode(this.nodeAtPixel(cell, this.cursor));
    if (state.tab === "colors") this.colors.follow(cell, this.cursor);
    this.redraw();
    return this.cursor;
  }

  endCursor() {
    this.cursor = null;
    this.colors.pinned = null;
    this.redraw();
  }

  paint(context, place, cell) {
    if (!cell.tree || cell.problems) return;
    const drawing = new Overlay(context, place, cell.tree);
    if (state.overlays) {
      // In other variants a node of the same identity is shown with them.
      const find = node => node && cell.tree.nodes.get(node.id);
      drawing.inspection({ selected: cell.tree.nodes.get(state.node), hovered: find(this.hovered),
        baselines: state.baselines, texts: cell.tree.texts });
    }
    if (state.tab === "audit" && state.marks) {
      this.audit.marks(cell).forEach(({ finding, area }, index) => drawing.mark(area, finding.severity, index + 1,
        cell === this.cell && finding === this.audit.chosen));
    }
    const pixel = this.cursor ?? (state.tab === "colors" ? this.colors.pinned : null);
    if (pixel && cell === this.cell) drawing.crosshair(pixel);
  }
}
