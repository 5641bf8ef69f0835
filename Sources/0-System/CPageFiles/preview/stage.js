import { el, redraw } from "./dom.js";
import { Pane, View } from "./pane.js";
import { picture, Refused } from "./api.js";
import { cells } from "./axes.js";
import { shortFile } from "./places.js";
import { problemElement, showProblems } from "./problems.js";
import { set, state } from "./state.js";

// One picture of the stage: a scene with the values of its axes. Its canvas keeps the last good picture.
class Cell {
  constructor(stage, scene, found) {
    Object.assign(this, { stage, scene, ...found, revision: null, problems: null, tree: null });
    this.title = found.names.map(([title, value]) => `${title} ${value}`).join(", ");
    this.view = new View();
    this.pane = new Pane(this.view, `${scene}${this.title ? `, ${this.title}` : ""}`, {
      hover: (place, event) => stage.hover(this, place, event),
      pick: (place, event) => stage.pick(this, place, event),
      overlay: (context, place) => stage.overlay?.(context, place, this),
    });
    this.setCanvas("srgb");
    // In a table of rows and columns the headings say what a picture is.
    this.caption = el("figcaption", { hidden: found.names.length !== 1 },
      found.names.map(([title, value]) => [el("span", {}, `${title} `), el("strong", {}, value)]));
    this.element = el("figure", { class: "cell", "data-cell": this.title }, this.caption, this.pane.element);
    this.pane.canvas.addEventListener("focus", () => stage.activate(this));
    this.pane.painted = () => this.painted();
    this.pane.zoomed = () => stage.zoomed(this);
  }

  setCanvas(colorSpace) {
    this.colorSpace = colorSpace;
    this.canvas = document.createElement("canvas");
    this.canvas.width = this.canvas.height = 0;
    this.canvas.getContext("2d", { colorSpace });
  }

  get parameters() {
    const values = Object.keys(state.values).length ? JSON.stringify(state.values) : null;
    const changes = state.changes.length ? JSON.stringify(state.changes) : null;
    return { scene: this.scene, ...this.axes, values, changes };
  }

  // Loads the picture; what changes meanwhile leads to one more request, not to one each.
  async refresh() {
    if (this.loading) {
      this.again = true;
      return;
    }
    this.loading = true;
    do {
      this.again = false;
      await this.load();
    } while (this.again && !this.disposed);
    this.loading = false;
    this.stage.loaded(this);
  }

  async load() {
    const began = performance.now();
    const parameters = this.parameters;
    const query = JSON.stringify(parameters);
    const since = this.revision !== null && query === this.query ? this.revision : null;
    try {
      const found = await picture("picture", { ...parameters, since });
      if (this.disposed) return;
      this.query = query;
      this.problems = null;
      this.revision = found.revision ?? this.revision;
      if (!found.nothing) {
        this.take(found);
        found.image.close();
        this.drawing = { began, found, revision: this.revision };
      }
    } catch (error) {
      if (this.disposed) return;
      this.query = query;
      // A part that refers to a revision which the server has forgotten is asked for whole.
      if (error instanceof Refused && since !== null && error.status !== 422) {
        this.revision = null;
        this.again = !this.retried;
        this.retried = true;
        return;
      }
      this.problems = error instanceof Refused ? error.body?.diagnostics ?? [{ severity: "error", message: error.message }]
        : [{ severity: "error", message: "The server does not answer.", lost: true }];
      if (error instanceof Refused) this.revision = null;
      if (error instanceof Refused && !this.canvas.width) await this.loadLast(parameters);
    }
    this.retried = false;
    this.element.dataset.revision = this.revision ?? "";
    this.element.dataset.state = this.problems ? "failing" : "ok";
    this.pane.dimmed = this.problems !== null;
    this.pane.schedule();
  }

  // The last good picture of a scene that was broken before this page came to it.
  async loadLast(parameters) {
    try {
      const found = await picture("picture", { ...parameters, last: 1 });
      if (!this.disposed && !found.nothing) this.take(found);
      found.image?.close();
    } catch { /* there has never been one */ }
  }

  take({ image, width, height, rect, colorSpace }) {
    if (this.colorSpace !== colorSpace) this.setCanvas(colorSpace);
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    if (rect.width && rect.height) {
      const context = this.canvas.getContext("2d");
      context.clearRect(rect.x, rect.y, rect.width, rect.height);
      context.drawImage(image, rect.x, rect.y);
    }
    this.pane.show([{ canvas: this.shownCanvas }]);
  }

  // A frame of a film in place of the picture, until the picture is one of the same moment; null for the picture.
  showFilm(canvas) {
    this.filmCanvas = canvas;
    this.pane.show([{ canvas: this.shownCanvas }]);
  }

  get shownCanvas() { return this.filmCanvas ?? this.canvas; }

  // The time of what was just painted, once the browser has it on the screen.
  painted() {
    const drawing = this.drawing;
    if (!drawing) return;
    this.drawing = null;
    const drawn = performance.now();
    requestAnimationFrame(() => {
      const shown = performance.now();
      this.element.dataset.painted = String(performance.timeOrigin + shown);
      this.element.dataset.paintedRevision = drawing.revision ?? "";
      this.timing = { total: shown - drawing.began, cached: Boolean(drawing.found.cached),
        drawing: drawn - drawing.began - (drawing.found.request || 0) - (drawing.found.decoding || 0),
        request: drawing.found.request, decoding: drawing.found.decoding, server: drawing.found.server || [] };
      this.element.dataset.timing = JSON.stringify(this.timing);
      this.stage.timed(this);
    });
  }

  dispose() {
    this.disposed = true;
    this.pane.dispose();
  }
}

// The middle of the page: one picture, or a matrix of variants that scroll and zoom together.
export class Stage {
  constructor(host, { hovered, picked, activated, loaded, timed, zoomed, announce }) {
    Object.assign(this, { hovered, picked, activated, onLoaded: loaded, timed, zoomed, announce, all: new Map(),
      active: null });
    this.view = new View({ zoom: state.zoom, x: state.x, y: state.y });
    this.view.addEventListener("change", () => set({ zoom: this.view.zoom, x: this.view.x, y: this.view.y }));
    this.grid = el("div", { class: "stage", id: "stage" });
    this.gone = false;
    this.problems = el("div", { class: "problems", hidden: true });
    this.note = el("p", { class: "note", hidden: true });
    this.warnings = el("details", { class: "warnings", hidden: true });
    this.host = el("div", { class: "stage-holder" }, el("div", { class: "stage-room" }, this.grid, this.note),
      this.problems,
      this.warnings);
    host.append(this.host);
  }

  // Lays the cells out anew; pictures that stay keep what they have.
  arrange(scene) {
    // Another scene is no mended one: what was said of the last is over.
    if (this.scene !== scene?.id) {
      this.said = "";
      showProblems(this.problems, [], false);
    }
    this.scene = scene?.id;
    if (!scene) {
      for (const cell of this.all.values()) cell.dispose();
      this.all.clear();
      this.active = null;
      this.grid.replaceChildren();
      this.problems.hidden = true;
      return;
    }
    const wanted = cells(scene), next = new Map();
    for (const found of wanted.cells) {
      // A single picture keeps its canvas when an axis changes: the old one stays until the new one is there.
      const key = `${scene.id}\n${wanted.cells.length === 1 ? "" : JSON.stringify(found.axes)}`;
      const cell = this.all.get(key) ?? new Cell(this, scene.id, found);
      cell.axes = found.axes;
      next.set(key, cell);
    }
    for (const [key, cell] of this.all) if (next.get(key) !== cell) cell.dispose();
    this.all = next;
    const list = [...next.values()];
    for (const cell of list) {
      cell.pane.setView(state.linked ? this.view : cell.view);
      cell.pane.grid = state.grid;
    }
    this.grid.style.setProperty("--columns", wanted.columns);
    this.grid.dataset.count = list.length;
    this.grid.classList.toggle("table", wanted.isTable);
    const headings = JSON.stringify(wanted.headings);
    const shown = [...this.grid.querySelectorAll(".cell")];
    if (headings !== this.headings || list.length !== shown.length
      || list.some((cell, index) => shown[index] !== cell.element)) {
      this.headings = headings;
      this.grid.replaceChildren(...wanted.isTable ? this.table(wanted, list)
        : list.map(cell => cell.element));
    }
    this.note.hidden = !wanted.left;
    this.note.textContent = wanted.left ? `${wanted.left} more combinations are not shown` : "";
    if (!list.includes(this.active)) this.activate(list[0]);
    if (this.gone !== Boolean(scene.gone)) {
      this.gone = Boolean(scene.gone);
      for (const cell of list) cell.refresh();
    }
    this.sceneTime = scene.axes?.time?.default ?? null;
    this.catchUp();
  }

  // Draws what is not drawn with the values of now. While a film plays that waits, until it stays at a moment.
  catchUp() {
    if (this.holds?.()) return;
    for (const cell of this.all.values()) if (cell.query !== JSON.stringify(cell.parameters)) cell.refresh();
  }

  // Pictures under the values of their columns, and beside those of their rows.
  table({ headings, columns }, list) {
    const heading = ({ title, value }, kind) => el("div", { class: `heading-${kind}` },
      el("span", { class: "soft" }, title),
      el("strong", {}, value));
    return [el("div", { class: "heading-corner" }), ...headings.columns.map(each => heading(each, "column")),
      ...list.flatMap((cell, index) => index % columns ? [cell.element]
        : [heading(headings.rows[index / columns], "row"), cell.element])];
  }

  // What is odd about a scene whose picture is there: a line that opens.
  warn(problems) {
    this.warnings.hidden = !problems.length;
    if (!problems.length) this.warnings.open = false;
    redraw(this.warnings,
      el("summary", {}, ((noun, count) => count === 1 ? `1 ${noun}` : `${count} ${noun}s`)(
        problems.some(each => each.severity === "warning") ? "warning" : "note", problems.length)),
      el("div", { class: "warning-list", tabindex: 0, role: "region", "aria-label": "Warnings" },
        problems.slice(0, 20).map(problemElement)));
  }

  refresh() { for (const cell of this.all.values()) cell.refresh(); }

  redraw() {
    for (const cell of this.all.values()) {
      cell.pane.grid = state.grid;
      cell.pane.schedule();
    }
  }

  loaded(cell) {
    const failing = [...this.all.values()].filter(each => each.problems);
    const seen = new Set();
    const found = failing.flatMap(each => each.problems).filter(each => {
      const key = JSON.stringify(each);
      return !seen.has(key) && seen.add(key);
    });
    const problems = this.gone ? [{ severity: "error", gone: true,
      message: `${this.scene} was deleted or renamed. Its picture goes on when the file is back.` }] : found;
    for (const each of this.all.values()) {
      each.pane.dimmed = this.gone || each.problems !== null;
      each.pane.schedule();
    }
    showProblems(this.problems, problems, [...this.all.values()].some(each => each.canvas.width));
    const words = problems.filter(each => each.severity === "error").map(each => each.file
      ? `${shortFile(each.file)}, line ${each.line}: ${each.message}` : each.message).join(" ");
    if (words !== this.said) {
      if (words) this.announce(words); else if (this.said) this.announce("Mended.");
      this.said = words;
    }
    this.onLoaded(cell);
  }

  activate(cell) {
    if (this.active === cell) return;
    this.active?.element.classList.remove("active");
    this.active = cell;
    if (this.all.size > 1) cell?.element.classList.add("active");
    this.activated(cell);
  }

  hover(cell, place, event) {
    if (place && state.mode === "preview" && event?.pointerType !== "touch") this.activate(cell);
    this.hovered(cell, place);
  }

  pick(cell, place, event) {
    this.activate(cell);
    cell.pane.canvas.focus({ preventScroll: true });
    this.picked(cell, place, event);
  }

  // A device around each picture: corners and bezel in pixels of the picture.
  setFrames(deviceOf) {
    for (const cell of this.all.values()) {
      cell.pane.frame = state.frame ? deviceOf(cell) : null;
      cell.pane.schedule();
    }
  }
}
