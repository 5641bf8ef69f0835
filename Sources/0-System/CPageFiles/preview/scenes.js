import { el } from "./dom.js";
import { pictureAddress, ThumbnailQueue } from "./api.js";
import { set, state } from "./state.js";

const stateTitles = { ok: "", failing: "Error", changed: "Changed", missing: "No golden", unknown: "" };

// A name without what sets a file's apart from a title.
const plain = text => String(text).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

// The scenes by folder, with live thumbnails: a listbox whose arrow keys go on at once.
export class SceneList {
  constructor(host, open) {
    Object.assign(this, { host, open, scenes: [], rows: new Map(), queue: new ThumbnailQueue() });
    this.seen = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        const known = this.rows.get(target.scene?.id);
        if (known?.row !== target) continue;
        known.near = isIntersecting;
        if (isIntersecting) this.queue.want(known.image); else this.queue.drop(known.image);
      }
    }, { rootMargin: "200px" });
    this.search = el("input", { type: "search", id: "search", placeholder: "Search", "aria-label": "Search scenes",
      oninput: () => set({ query: this.search.value }) });
    this.search.value = state.query;
    this.tags = el("select", { "aria-label": "Tag or state", onchange: () => set({ tag: this.tags.value }) });
    this.list = el("div", { class: "scenes", role: "listbox", "aria-label": "Scenes", onkeydown: event => this.key(event) });
    this.count = el("p", { class: "soft small found", role: "status" });
    this.element = el("div", { class: "pane-body" }, el("div", { class: "filter" }, this.search, this.tags), this.count, this.list);
    host.append(this.element);
    this.search.addEventListener("keydown", event => {
      if (event.key === "ArrowDown" || event.key === "Enter") {
        event.preventDefault();
        const first = this.visible()[0];
        if (event.key === "Enter" && first) this.open(first.id);
        this.focus();
      } else if (event.key === "Escape") {
        this.search.value = "";
        set({ query: "" });
        this.focus();
      }
    });
  }

  visible() {
    const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
    return this.scenes.filter(scene => {
      const text = [scene.id, scene.title, ...(scene.tags || [])].join(" ").toLowerCase();
      const tagged = !state.tag || (state.tag.startsWith("state:") ? scene.state === state.tag.slice(6) : (scene.tags || []).includes(state.tag));
      return tagged && words.every(word => text.includes(word));
    });
  }

  show(scenes) {
    this.scenes = [...scenes].sort((a, b) => a.folder.localeCompare(b.folder) || a.name.localeCompare(b.name));
    const tags = [...new Set(scenes.flatMap(scene => scene.tags || []))].sort();
    const states = Object.entries(stateTitles).filter(([name, title]) => title && scenes.some(scene => scene.state === name));
    const option = (value, text) => el("option", { value, selected: value === state.tag }, text);
    this.tags.replaceChildren(option("", "All"),
      ...(states.length ? [el("optgroup", { label: "State" }, states.map(([name, title]) => option(`state:${name}`, title)))] : []),
      ...(tags.length ? [el("optgroup", { label: "Tags" }, tags.map(tag => option(tag, tag)))] : []));
    this.draw();
  }

  draw() {
    const visible = this.visible();
    const hadFocus = this.list.contains(document.activeElement);
    const folders = Map.groupBy(visible, scene => scene.folder === "." ? "" : scene.folder);
    const current = visible.some(scene => scene.id === state.scene) ? state.scene : visible[0]?.id;
    this.count.textContent = visible.length === this.scenes.length ? "" : `${visible.length} of ${this.scenes.length} scenes`;
    this.kept = this.rows;
    this.rows = new Map();
    this.seen.disconnect();
    this.queue.clear();
    this.list.replaceChildren(...[...folders].map(([folder, scenes], index) => {
      const heading = el("div", { class: "folder", role: "presentation", id: `folder-${index}` }, folder || "scenes");
      return el("div", { role: "group", "aria-labelledby": `folder-${index}` }, heading, scenes.map(scene => this.row(scene, scene.id === current)));
    }));
    if (!visible.length) this.list.replaceChildren(el("div", { class: "empty soft", role: "option", "aria-disabled": "true", "aria-selected": "false" },
      this.scenes.length ? "No scene matches." : "No scenes here."));
    this.kept = null;
    if (hadFocus) this.focus();
  }

  row(scene, current) {
    const title = el("span", { class: "name" }, scene.title || scene.name);
    const file = plain(scene.title || scene.name) === plain(scene.name) ? "" : scene.name;
    // A row that is drawn anew keeps its picture.
    const image = this.kept?.get(scene.id)?.image ?? el("img", { class: "thumbnail none", alt: "", decoding: "async" });
    const badge = el("span", {});
    const row = el("div", { role: "option", class: "scene", id: `scene-${this.rows.size}`,
      tabindex: current ? 0 : -1,
      "aria-selected": String(scene.id === state.scene), title: scene.id,
        onclick: () => this.open(scene.id) },
      el("span", { class: "thumb" }, image), el("span", { class: "names" }, title,
        el("span", { class: "meta" }, el("span", { class: "soft small file" }, file), badge)));
    row.scene = scene;
    this.seen.observe(row);
    this.rows.set(scene.id, { row, image, badge });
    this.update(scene);
    return row;
  }

  // A scene's state and thumbnail, after something changed.
  update(scene) {
    const known = this.rows.get(scene.id);
    if (!known) return;
    const { image, badge } = known;
    badge.className = `badge ${scene.state}`;
    badge.textContent = stateTitles[scene.state] ?? "";
    badge.hidden = !badge.textContent;
    if (scene.warnings && badge.hidden) {
      badge.hidden = false;
      badge.className = "badge warned";
      badge.textContent = scene.warnings === 1 ? "1 warning" : `${scene.warnings} warnings`;
    }
    const address = pictureAddress("thumbnail", { scene: scene.id, appearance: state.axes.appearance, since: scene.revision });
    if (image.wanted !== address && scene.state !== "failing") {
      image.wanted = address;
      if (known.near) this.queue.want(image);
    }
  }

  select() {
    for (const [id, { row }] of this.rows) {
      const chosen = id === state.scene;
      row.setAttribute("aria-selected", String(chosen));
      if (chosen || this.rows.has(state.scene)) row.tabIndex = chosen ? 0 : -1;
      if (chosen) row.scrollIntoView({ block: "nearest" });
    }
  }

  focus() {
    const row = this.list.querySelector('[role="option"][tabindex="0"]') || this.list.querySelector(".scene");
    row?.focus();
  }

  step(by) {
    const visible = this.visible();
    const at = visible.findIndex(scene => scene.id === state.scene);
    const next = visible[at < 0 ? 0 : at + by];
    if (next) this.open(next.id);
  }

  key(event) {
    const visible = this.visible();
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const at = visible.findIndex(scene => scene.id === document.activeElement?.scene?.id);
    let next;
    if (moves[event.key]) next = visible[Math.min(Math.max(at + moves[event.key], 0), visible.length - 1)];
    else if (event.key === "Home") next = visible[0];
    else if (event.key === "End") next = visible.at(-1);
    else if (event.key === "Enter" || event.key === " ") next = visible[at];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    this.open(next.id);
    this.rows.get(next.id)?.row.focus();
  }
}
