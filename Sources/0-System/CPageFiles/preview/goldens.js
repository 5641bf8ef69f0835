import { clamp, counted, el, icon, number, redraw, segments } from "./dom.js";
import { besides, Comparison, comparisonModes, drawn, facts, isDark, merged } from "./compare.js";
import { askApproval, askReason } from "./approve.js";
import { causeElement, causeText, plainPath } from "./causes.js";
import { get, picture, pictureAddress, post, ThumbnailQueue } from "./api.js";
import { placeLink } from "./places.js";
import { set, state } from "./state.js";

const titles = { matching: "Matches", changed: "Changed", missing: "No golden", failing: "Error", approved: "Approved", rejected: "Rejected" };
const waiting = new Set(["changed", "missing", "failing", "rejected"]);
const approvable = new Set(["changed", "missing", "rejected"]);
const fewCauses = 2, maxCauses = 60;
const keyOf = each => `${each.scene}#${each.variant}`;
const plainName = each => each.scene.replace(/^.*\//, "").replace(/\.ya?ml$|\.json$/, "");
const folderOf = each => each.scene.replace(/\/?[^/]*$/, "");

// Pictures against their goldens: seen in five ways, explained, approved and rejected. Nothing is approved that was not shown.
export class Goldens {
  constructor({ left, middle, right }, { announce, openScene }) {
    Object.assign(this, { announce, openScene, pictures: [], causes: [], selection: new Set(),
      loaded: new Map(),
      shown: new Map(), regions: [], thumbnails: new Map(), queue: new ThumbnailQueue() });
    this.near = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.queue.want(target); else this.queue.drop(target);
      }
    }, { rootMargin: "200px" });
    this.facts = el("p", { class: "soft small revision" });
    this.filters = el("div", { class: "filter" });
    this.causeList = el("div", { class: "causes" });
    this.list = el("ul", { class: "golden-list", "aria-label": "Pictures" });
    this.bulk = el("div", { class: "bulk", hidden: true });
    this.leftElement = el("div", { class: "pane-body" }, this.filters, this.facts, el("div", { class: "scroll" }, this.causeList, this.list), this.bulk);
    this.tools = el("div", { class: "toolbar" });
    this.stageHost = el("div", { class: "compare-holder" });
    this.empty = el("p", { class: "hint soft" });
    this.middleElement = el("div", { class: "pane-body" }, this.tools, this.empty, this.stageHost);
    this.panel = el("div", { class: "panel decision" });
    this.rightElement = el("div", { class: "pane-body" }, this.panel);
    left.append(this.leftElement);
    middle.append(this.middleElement);
    right.append(this.rightElement);
    this.comparison = new Comparison(this.stageHost,
      { hover: (place, event, pair) => this.hover?.(place, pair),
      painted: pair => this.notePainted(pair) });
    this.comparison.view.addEventListener("change", () => {
      if (state.mode === "goldens") set({ zoom: this.comparison.view.zoom, x: this.comparison.view.x, y: this.comparison.view.y });
    });
  }

  // What was on the screen may be approved, by the hash that came with its pixels.
  notePainted({ each, hash }) {
    const key = keyOf(each);
    if (!hash || this.shown.get(key) === hash) return;
    this.shown.set(key, hash);
    if (key === state.picture) this.allowApproval();
  }

  wasShown(each) { return Boolean(each.actualHash) && this.shown.get(keyOf(each)) === each.actualHash; }

  // Disabled by its attribute alone where nothing can be approved: a button that waits keeps the focus.
  allowApproval() {
    const button = this.panel.querySelector("#approve"), current = this.current;
    if (!button || !current) return;
    const waits = approvable.has(current.state) && !this.wasShown(current);
    button.setAttribute("aria-disabled", String(waits));
    button.title = waits ? "Approve (a), once the new picture was shown" : "Approve (a)";
  }

  get current() { return this.pictures.find(each => keyOf(each) === state.picture) ?? null; }

  async refresh() {
    if (this.refreshing) {
      this.again = true;
      return;
    }
    this.refreshing = true;
    do {
      this.again = false;
      try {
        const found = await get("goldens");
        this.pictures = found.pictures.map((each, index) => ({ ...each, index }));
        this.causes = found.causes || [];
        this.canUndo = found.undo === true;
        this.revision = [found.branch, found.commit?.slice(0, 10)].filter(Boolean).join(" · ");
        this.failure = "";
      } catch (error) {
        this.failure = error.message;
      }
    } while (this.again);
    this.refreshing = false;
    this.known = true;
    for (const key of [...this.selection]) if (!this.pictures.some(each => keyOf(each) === key)) this.selection.delete(key);
    this.draw();
    if (state.mode === "goldens") this.show();
    this.refreshed?.();
  }

  visible() {
    const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
    const causes = new Map(this.causes.map(cause => [cause.id, cause]));
    return this.pictures.filter(each => (state.all || waiting.has(each.state) || each.state === "approved")
      && words.every(word => [each.scene, each.variant, titles[each.state], ...each.causes.map(id => causes.get(id)).filter(Boolean).map(cause => causeText(this.normal(cause)))].join(" ").toLowerCase().includes(word)))
      .sort((a, b) => Number(waiting.has(b.state)) - Number(waiting.has(a.state))
        || (a.scene === b.scene ? Number(isDark(a)) - Number(isDark(b)) : 0) || a.index - b.index);
  }

  // A cause in the form that the report's have.
  normal(cause) {
    return { id: cause.id, kind: cause.kind, subject: cause.text.replace(/^(token|added:|removed:|file) /, ""), old: cause.before ?? cause.color?.before, new: cause.after ?? cause.color?.after, name: cause.name };
  }

  draw() {
    const counts = Map.groupBy(this.pictures, each => each.state);
    const open = this.pictures.filter(each => waiting.has(each.state)).length;
    if (!this.search) {
      this.search = el("input", { type: "search", placeholder: "Filter pictures", "aria-label": "Filter pictures", oninput: () => set({ query: this.search.value }) });
      this.which = el("div", {});
      this.filters.append(this.search, this.which);
    }
    if (document.activeElement !== this.search) this.search.value = state.query;
    redraw(this.which, segments("Which pictures", [["false", `To review ${open}`],
      ["true", `All ${this.pictures.length}`]], String(state.all), value => set({ all: value === "true" })));
    this.facts.textContent = this.failure || [this.revision, ...[...counts].map(([name, list]) => `${list.length} ${titles[name]?.toLowerCase() ?? name}`)].filter(Boolean).join(" · ");
    this.drawCauses();
    this.drawList();
    this.drawBulk();
  }

  drawCauses() {
    const members = cause => (cause.pictures ?? []).map(index => this.pictures[index]).filter(Boolean);
    const causes = this.causes.filter(cause => members(cause).some(each => waiting.has(each.state)));
    this.causeList.hidden = !causes.length;
    const focused = this.causeList.contains(document.activeElement) ? document.activeElement : null;
    const kept = focused && { card: focused.closest(".cause-card")?.dataset.cause,
      text: focused.textContent };
    const rest = Math.min(causes.length, maxCauses) - fewCauses;
    const more = rest > 0 ? el("button", { type: "button", class: "plain more",
      "aria-expanded": String(Boolean(this.showsAllCauses)), onclick: () => {
        this.showsAllCauses = !this.showsAllCauses;
        this.drawCauses();
        this.causeList.querySelector(".more").focus();
      } }, this.showsAllCauses ? "Fewer causes" : counted(rest, "more cause")) : null;
    const cards = causes.slice(0, this.showsAllCauses ? maxCauses : fewCauses).map(cause => {
      const pictures = members(cause), mixed = pictures.filter(each => this.isMixed(cause, each));
      return el("section", { class: "cause-card", "data-cause": cause.id }, causeElement(this.normal(cause)),
        el("div", { class: "soft small" }, counted(pictures.length, "picture"), cause.source?.file ? [" · ", placeLink(cause.source)] : null,
          mixed.length ? el("span", { class: "warn" }, ` · ${mixed.length} with other changes`) : null),
        el("div", { class: "row" },
          el("button", { type: "button", onclick: () => this.select(pictures) }, "Select"),
          el("button", { type: "button", onclick: () => this.approve(pictures, `Approve “${causeText(this.normal(cause))}”`, cause) }, "Approve…"),
          el("button", { type: "button", onclick: () => this.reject(pictures) }, "Reject…")));
    });
    this.causeList.replaceChildren(el("h2", { class: "heading" }, counted(causes.length, "cause")), ...cards,
      ...(more ? [more] : []));
    if (!kept?.card) return;
    const card = cards.find(each => each.dataset.cause === kept.card);
    [...card?.querySelectorAll("button, a") ?? []].find(each => each.textContent === kept.text)?.focus();
  }

  // Whether more than one cause changed in a picture, or something whose cause is not known.
  isMixed(cause, each) { return each.causes.length > 1 || Boolean(cause.mixed?.includes(each.index)); }

  otherCauses(each, cause) {
    const others = each.causes.filter(id => id !== cause?.id).map(id => this.causes.find(found => found.id === id)).filter(Boolean)
      .map(found => causeText(this.normal(found)));
    if (cause) return others.length || !this.isMixed(cause, each) ? others : ["changes whose cause is not known"];
    return others.length > 1 ? others : [];
  }

  drawList() {
    const visible = this.visible();
    const focused = document.activeElement?.closest?.("[data-picture]")?.dataset.picture;
    const boxed = document.activeElement?.dataset?.select;
    this.near.disconnect();
    this.queue.clear();
    this.list.replaceChildren(...visible.map(each => {
      const key = keyOf(each);
      const box = el("input", { type: "checkbox", "aria-label": `Select ${each.scene}, ${each.variant}`,
        "data-select": key,
        checked: this.selection.has(key), onchange: () => {
          if (box.checked) this.selection.add(key); else this.selection.delete(key);
          this.drawBulk();
        } });
      return el("li", { class: "golden-row" }, box, el("button", { type: "button", class: "plain",
        "data-picture": key, "aria-current": key === state.picture ? "true" : null,
        onclick: () => set({ picture: key, pane: "middle" }) },
        el("span", { class: "thumb" }, this.thumbnail(each)),
        el("span", { class: "names", title: each.scene }, el("span", { class: "name" }, plainName(each)),
          el("span", { class: "meta" },
            el("span", { class: "soft small" }, [each.variant, folderOf(each)].filter(Boolean).join(" · ")),
            el("span", { class: `badge ${each.state}` }, titles[each.state] ?? each.state)))));
    }));
    if (boxed) this.list.querySelector(`[data-select="${CSS.escape(boxed)}"]`)?.focus();
    if (!visible.length) this.list.replaceChildren(el("li", { class: "hint soft" }, this.pictures.length ? state.query ? "No picture matches the filter." : "Every picture matches its golden." : this.known ? "There are no goldens here." : "Comparing pictures with their goldens"));
    if (focused) this.list.querySelector(`[data-picture="${CSS.escape(focused)}"]`)?.focus();
    const current = this.current;
    if (!current && visible[0] && state.mode === "goldens") set({ picture: keyOf(visible[0]) });
  }

  // A row that is drawn anew keeps its picture.
  thumbnail(each) {
    const key = keyOf(each);
    if (!this.thumbnails.has(key)) {
      this.thumbnails.set(key, el("img", { class: "thumbnail none", alt: "", decoding: "async" }));
    }
    const image = this.thumbnails.get(key);
    image.wanted = pictureAddress("thumbnail", { scene: each.scene, variant: each.variant,
      since: each.actualHash });
    if (each.state !== "failing") this.near.observe(image);
    return image;
  }

  drawBulk() {
    const chosen = this.chosen();
    this.bulk.hidden = !chosen.length;
    redraw(this.bulk, el("span", {}, `${chosen.length} selected`), el("span", { class: "grow" }),
      el("button", { type: "button", onclick: () => this.approve(chosen, `Approve ${counted(chosen.length, "picture")}`) }, "Approve…"),
      el("button", { type: "button", onclick: () => this.reject(chosen) }, "Reject…"),
      el("button", { type: "button", class: "plain", "aria-label": "Clear the selection", title: "Clear the selection", onclick: () => this.select([]) }, icon("cross")));
  }

  chosen() { return this.pictures.filter(each => this.selection.has(keyOf(each))); }

  select(pictures) {
    this.selection = new Set(pictures.map(keyOf));
    this.draw();
  }

  step(by) {
    const visible = this.visible();
    const at = visible.findIndex(each => keyOf(each) === state.picture);
    const next = visible[clamp(at + by, 0, visible.length - 1)];
    if (!next) return;
    set({ picture: keyOf(next) });
    this.list.querySelector(`[data-picture="${CSS.escape(keyOf(next))}"]`)?.scrollIntoView({ block: "nearest" });
  }

  // Both sides of a picture as canvases. Those of few are kept.
  async load(each) {
    const key = `${keyOf(each)} ${each.goldenHash} ${each.actualHash}`;
    if (!this.loaded.has(key)) {
      const side = async name => {
        try {
          const found = await picture("golden/picture", { scene: each.scene, variant: each.variant, side: name });
          const canvas = drawn(found.image, found.colorSpace);
          found.image.close();
          return { canvas, hash: found.hash };
        } catch (error) {
          if (error.status === 404 || error.status === 422) return null;
          throw error;
        }
      };
      const both = Promise.all([each.state === "missing" || each.hasGoldenPicture === false ? null : side("golden"), each.state === "failing" ? null : side("actual")]);
      this.loaded.set(key, both.then(([expected, actual]) =>
        ({ expected: expected?.canvas ?? null, actual: actual?.canvas ?? null,
          hash: actual?.hash ?? null })));
      this.loaded.get(key).catch(() => this.loaded.delete(key));
    }
    const found = this.loaded.get(key);
    this.loaded.delete(key);
    this.loaded.set(key, found);
    while (this.loaded.size > 8) this.loaded.delete(this.loaded.keys().next().value);
    return found;
  }

  // Shows the current picture, alone or beside the other variants of its scene.
  async show() {
    const current = this.current;
    this.drawTools();
    this.empty.hidden = Boolean(current);
    this.empty.textContent = this.failure || (this.visible().length ? "Choose a picture." : !this.known ? "Comparing pictures with their goldens" : this.pictures.length ? "Every picture matches its golden." : "There are no goldens here.");
    this.stageHost.hidden = !current;
    if (!current) {
      this.panel.replaceChildren(el("p", { class: "hint soft" }, "What differs, and why, appears here."));
      this.comparison.show([]);
      return;
    }
    const turn = this.turn = (this.turn ?? 0) + 1;
    const siblings = state.variants
      ? besides(this.pictures.filter(each => each.scene === current.scene), current) : [current];
    try {
      const pairs = await Promise.all(siblings.map(async each =>
        ({ title: each.variant, each, ...await this.load(each),
        regions: merged((each.regions || []).map(region => ({ ...region, cause: region.causes?.[0] })), 16) })));
      if (turn !== this.turn) return;
      this.regions = pairs.find(pair => pair.each === current)?.regions ?? [];
      this.comparison.showsRegions = state.overlays;
      this.comparison.grid = state.grid;
      this.comparison.view.zoom = state.zoom;
      this.comparison.view.x = state.x;
      this.comparison.view.y = state.y;
      this.comparison.show(pairs, state.compare);
      // The panes know their sizes once they were laid out.
      requestAnimationFrame(() => requestAnimationFrame(() => this.onShown?.()));
    } catch (error) {
      if (turn === this.turn) this.empty.textContent = error.message;
      this.empty.hidden = false;
    }
    this.drawPanel(current);
  }

  drawTools() {
    const siblings = this.current ? this.pictures.filter(each => each.scene === this.current.scene).length : 0;
    redraw(this.tools, segments("View", comparisonModes, state.compare, value => set({ compare: value })),
      siblings > 1 ? el("button", { type: "button", "aria-pressed": String(state.variants),
        title: "The variants of the scene beside each other (v)",
        onclick: () => set({ variants: !state.variants }) }, "All variants") : "");
  }

  drawPanel(current) {
    const causes = current.causes.map(id => this.causes.find(cause => cause.id === id)).filter(Boolean);
    const focused = this.panel.contains(document.activeElement) ? document.activeElement.id : "";
    const metrics = current.metrics || {};
    this.panel.replaceChildren(
      el("header", { class: "node-head" }, el("h2", {}, current.scene), el("span", { class: "label" }, current.variant), el("span", { class: `badge ${current.state}` }, titles[current.state] ?? current.state)),
      el("div", { class: "row decide" },
        el("button", { type: "button", class: "primary", id: "approve",
          disabled: !approvable.has(current.state),
          onclick: () => this.approveCurrent() }, icon("check"), " Approve"),
        el("button", { type: "button", id: "reject", disabled: current.state === "matching",
          title: "Reject (x)",
          onclick: () => this.reject([current]) }, icon("cross"), " Reject…"),
        this.canUndo && ["approved", "rejected"].includes(current.state)
          ? el("button", { type: "button", id: "undo",
          title: "Take the decision back (u)", onclick: () => this.undo() }, icon("reset"), " Undo") : null,
        el("button", { type: "button", class: "plain", id: "open-scene",
          onclick: () => this.openScene(current) },
          "Open scene")),
      current.reason ? el("p", { class: "reason" }, el("strong", {}, current.state === "rejected" ? "Rejected: " : ""), current.reason) : "",
      current.message ? el("p", { class: "message" }, current.message) : "",
      facts(metrics) ? el("p", { class: "soft small" }, facts(metrics)) : "",
      causes.length > 1 ? el("p", { class: "warn small" }, `This picture holds ${causes.length} changes. Approving it takes all of them.`) : "",
      causes.length ? el("section", {}, el("h3", {}, "Causes"), el("ul", { class: "cause-lines" }, causes.map(cause => el("li", {}, causeElement(this.normal(cause)),
        cause.source?.file ? el("div", { class: "small" }, placeLink(cause.source)) : cause.line ? el("div", { class: "soft small" }, `line ${cause.line}`) : null)))) : "",
      this.regions.length ? el("section", {}, el("h3", {}, counted(this.regions.length, "region")), el("ol", { class: "region-lines" }, this.regions.slice(0, 100).map((region, index) => el("li", {},
        el("button", { type: "button", class: "plain", onpointerenter: () => this.comparison.light([index]), onpointerleave: () => this.comparison.light([]),
          onclick: () => this.comparison.light([index], true) },
          el("span", { title: region.names.join("\n") }, region.names.slice(0, 2).map(name => plainPath(name)).join(", ") || "region"),
          el("span", { class: "soft small mono" },
            `${number(region.width)} × ${number(region.height)} at ${region.x}, ${region.y}`)))))) : "");
    this.allowApproval();
    if (!focused) return;
    // What is decided has nothing left to approve: the focus goes to what stands beside.
    const target = this.panel.querySelector(`#${focused}:not(:disabled)`)
      ?? this.panel.querySelector("button:not(:disabled)");
    target?.focus();
  }

  async approveCurrent() {
    const current = this.current;
    if (!current || !approvable.has(current.state)) return;
    if (!this.wasShown(current)) {
      this.announce("The new picture has not been shown yet.");
      return;
    }
    await this.send("approve", [current]);
  }

  // Takes the decision about the current picture back.
  async undo() {
    const current = this.current;
    if (!this.canUndo || !current || !["approved", "rejected"].includes(current.state)) return;
    await this.send("undo", [current]);
  }

  async approve(pictures, title, cause = null) {
    const open = pictures.filter(each => approvable.has(each.state));
    if (!open.length) {
      this.announce("Nothing here waits for approval.");
      return;
    }
    const items = open.map(each => ({ each, title: `${each.scene}, ${each.variant}`,
      others: this.otherCauses(each, cause),
      async load() { return this.found = await this.loads(); }, loads: () => this.load(each) }));
    const chosen = await askApproval(title, items);
    for (const { each, found } of chosen) this.shown.set(keyOf(each), found.hash);
    if (chosen.length) await this.send("approve", chosen.map(item => item.each));
  }

  async reject(pictures) {
    const open = pictures.filter(each => each.state !== "matching");
    if (!open.length) return;
    const reason = await askReason(open.length === 1 ? `Reject ${open[0].scene}, ${open[0].variant}` : `Reject ${open.length} pictures`, open[0].reason ?? "");
    if (reason !== null) await this.send("reject", open, reason);
  }

  async send(verdict, pictures, reason) {
    const items = pictures.map(each => ({ scene: each.scene, variant: each.variant,
      shown: verdict === "approve" ? this.shown.get(keyOf(each)) : each.actualHash,
      ...reason === undefined ? {} : { reason } }));
    try {
      const answer = await post(verdict, { items });
      const done = answer.approved ?? answer.rejected ?? answer.undone ?? [];
      const refused = answer.refused || [];
      const word = { approve: "approved", reject: "rejected", undo: "open again" }[verdict];
      this.announce([done.length ? `${counted(done.length, "picture")} ${word}.` : "",
        ...refused.map(each => `${each.scene}, ${each.variant}: ${each.reason}`)].filter(Boolean).join(" "));
      if (refused.length) this.showRefused(refused);
      this.selection.clear();
    } catch (error) {
      this.announce(error.message);
      this.showRefused([{ scene: "", variant: "", reason: error.message }]);
    }
    await this.refresh();
  }

  showRefused(refused) {
    const dialog = el("dialog", { "aria-label": "Not done" }, el("header", {}, el("h2", {}, "Not done")), el("div", { class: "content" },
      el("ul", {}, refused.map(each => el("li", {}, [each.scene, each.variant].filter(Boolean).join(", "), each.scene ? ": " : "", each.reason)))),
      el("footer", {}, el("button", { type: "button", class: "primary", onclick: () => dialog.close() }, "Close")));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }
}
