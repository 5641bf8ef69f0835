import { el, redraw } from "./dom.js";
import { get } from "./api.js";
import { placeLink, shortFile } from "./places.js";
import { set, state } from "./state.js";

const titles = { error: "Error", warning: "Warning", note: "Note" };

// What an audit finds in the active picture: a list, whose numbers are marks over the picture.
export class AuditPanel {
  constructor({ redraw: paint, announce }) {
    Object.assign(this, { paint, announce, cell: null, results: new WeakMap(), edits: 0 });
    this.summary = el("p", { class: "audit-summary", role: "status" });
    this.list = el("ol", { class: "audit-list", "aria-label": "Findings", onkeydown: event => this.key(event) });
    this.element = el("div", { class: "audit-body" }, this.summary, this.list);
  }

  // The findings of a picture; none before they are there, or while the scene is broken.
  found(cell) { return this.results.get(cell)?.findings ?? []; }

  // What tells a finding from the others: its number changes with every edit.
  static name({ rule, message }) { return `${rule} ${message}`; }

  get chosen() { return this.found(this.cell).find(each => AuditPanel.name(each) === state.finding) ?? null; }

  // Audits the picture if it is another than the last time. Edits that come meanwhile lead to one more.
  async follow(cell) {
    this.cell = cell;
    this.draw();
    if (!cell || cell.problems || cell.revision === null) return;
    const key = `${cell.query}\n${this.edits}`;
    if (this.results.get(cell)?.key === key || cell.auditing === key) return;
    cell.auditing = key;
    try {
      const { findings } = await get("audit", cell.parameters);
      if (cell.auditing !== key) return;
      this.results.set(cell, { key, findings });
      if (cell === this.cell) this.announce(this.words(findings));
    } catch { /* the picture says what is wrong */ } finally {
      if (cell.auditing === key) cell.auditing = null;
    }
    if (cell === this.cell) this.draw();
    this.paint();
  }

  // A file of the scene has changed: what is found may be something else even where the picture is not.
  recordEdit() {
    this.edits += 1;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => { if (state.tab === "audit") this.follow(this.cell); }, 100);
  }

  words(findings) {
    const counts = Object.keys(titles).map(severity => {
      const count = findings.filter(each => each.severity === severity).length;
      return count ? `${count} ${severity}${count === 1 ? "" : "s"}` : null;
    }).filter(Boolean);
    return counts.join(", ") || "Nothing found.";
  }

  draw() {
    const result = this.results.get(this.cell), findings = result?.findings ?? [], { chosen } = this;
    this.summary.textContent = result ? this.words(findings) : this.cell ? "The audit runs." : "";
    redraw(this.list, ...findings.map((finding, index) => this.row(finding, index, finding === chosen,
      chosen ? finding === chosen : index === 0)));
  }

  row(finding, index, isChosen, isCurrent) {
    const { severity, message, rule, hint, file, line, column } = finding;
    return el("li", { class: `finding ${severity}${isChosen ? " chosen" : ""}` },
      el("button", { type: "button", class: "plain finding-button", "aria-pressed": String(isChosen),
        "data-value": AuditPanel.name(finding), tabindex: isCurrent ? 0 : -1,
        onclick: () => this.choose(isChosen ? null : finding) },
        el("span", { class: "finding-number", "aria-hidden": "true" }, String(index + 1)),
        el("span", {}, el("strong", {}, titles[severity] ?? severity), " ", message, " ",
          el("span", { class: "soft" }, rule ? `[${rule}]` : ""))),
      hint ? el("p", { class: "hint" }, hint) : null,
      el("p", { class: "where" }, placeLink(finding, `${shortFile(file)}:${line}:${column}`)));
  }

  // Chooses a finding, and the node that it is about.
  choose(finding) {
    const node = finding ? AuditPanel.node(this.cell, finding) : null;
    set({ finding: finding ? AuditPanel.name(finding) : "", ...node ? { node: node.id } : {} });
    this.paint();
    this.list.querySelector(".chosen")?.scrollIntoView({ block: "nearest" });
  }

  // The node on the finding's line that lies where it does; components have many nodes on one line.
  static node(cell, { path, line, area }) {
    const all = [...cell?.tree?.nodes.values() ?? []];
    const nodes = all.filter(each => each.source?.path === path && each.source.line === line);
    if (!area) return nodes[0] ?? null;
    const distance = ({ frame }) => Math.abs(frame.x + frame.width / 2 - area.x - area.width / 2)
      + Math.abs(frame.y + frame.height / 2 - area.y - area.height / 2)
      + Math.abs(frame.width - area.width) / 2 + Math.abs(frame.height - area.height) / 2;
    return (nodes.length ? nodes : all).reduce((best, each) => !best || distance(each) < distance(best) ? each : best, null);
  }

  // Where a finding is marked: at what it has measured, or else all of its node.
  static place(cell, finding) {
    const { area } = finding;
    return area?.width > 0 && area.height > 0 ? area : AuditPanel.node(cell, finding)?.frame ?? area;
  }

  // What the picture shows: the findings with their places.
  marks(cell) { return this.found(cell).map(each => ({ finding: each, area: AuditPanel.place(cell, each) })); }

  // A click on a mark: the smallest that holds the place; `false` for a place without one.
  pick(cell, place) {
    const scale = cell.tree?.scale ?? 1, [x, y] = [place.x / scale, place.y / scale];
    const size = ({ area }) => area.width * area.height;
    const hit = this.marks(cell).filter(({ area }) => area && x >= area.x - 4 && y >= area.y - 4
      && x <= area.x + area.width + 4 && y <= area.y + area.height + 4)
      .sort((a, b) => size(a) - size(b))[0];
    if (!hit) return false;
    this.cell = cell;
    this.choose(hit.finding);
    return true;
  }

  key(event) {
    const buttons = [...this.list.querySelectorAll(".finding-button")];
    const at = buttons.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const button = buttons[next];
    if (!button) return;
    this.choose(this.found(this.cell)[next]);
    this.list.querySelectorAll(".finding-button")[next]?.focus();
  }
}
