import { el } from "./dom.js";
import { get, pictureAddress } from "./api.js";
import { Pane, View } from "./pane.js";
import { drawn } from "./compare.js";
import { breakable } from "./details.js";
import { nodeTitle } from "./tree.js";

// "03-displacement.png" as "Displacement": the caption has the whole sentence.
function shortTitle(name) {
  const word = name.replace(/^\d+-/, "").replace(/\.\w+$/, "").replaceAll("-", " ");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

// A surface by its name, with its place where others have the same.
function titleAmong(all, node) {
  const title = nodeTitle(node);
  return all.some(each => each !== node && nodeTitle(each) === title) ? `${title} · ${node.path}` : title;
}

const numberText = value => typeof value === "number" ? String(Math.round(value * 1e4) / 1e4) : String(value);

// An object as rows of dotted names; short lists of numbers are one value, and the captions of pictures are
// left out.
function rowsOf(found, stem = "") {
  return Object.entries(found).flatMap(([name, value]) => {
    const path = stem ? `${stem}.${name}` : name;
    if (!stem && name === "pictures" || value === null) return [];
    if (Array.isArray(value) && value.every(each => typeof each !== "object")) {
      return [[path, value.map(numberText).join(", ")]];
    }
    return typeof value === "object" ? rowsOf(value, path) : [[path, numberText(value)]];
  });
}

// What one surface of glass does, stage by stage, as it is now.
export class GlassPanel {
  constructor({ select }) {
    Object.assign(this, { select, stage: "", view: new View() });
    this.pane = new Pane(this.view, "Stage of glass");
    this.pane.element.classList.add("glass-pane");
    this.caption = el("p", { class: "glass-caption" });
    this.numbers = el("section", { class: "glass-numbers", hidden: true });
    this.list = el("div", { class: "stages", role: "group", "aria-label": "Stages" });
    this.chooser = el("select", { "aria-label": "Surface of glass", onchange: () => this.select(this.chooser.value) });
    this.hint = el("p", { class: "hint soft" }, "There is no glass in this picture.");
    this.body = el("div", { class: "glass-body" }, el("div", { class: "filter" }, this.chooser),
      this.pane.element, this.caption, this.list, this.numbers);
    this.element = el("div", {}, this.hint, this.body);
    this.body.hidden = true;
  }

  async follow(cell, layout, selected) {
    // The chosen node, the glass that holds it, or the first there is.
    let node = selected;
    while (node && !node.glass) node = node.parent;
    node ??= layout.glasses[0];
    this.hint.hidden = Boolean(node);
    this.body.hidden = !node;
    if (!node) return;
    const key = `${cell.query}\n${cell.revision}\n${node.id}`;
    if (this.key === key) return;
    this.key = key;
    this.chooser.replaceChildren(...layout.glasses.map(each => el("option", { value: each.id, selected: each === node },
      titleAmong(layout.glasses, each))));
    const parameters = { ...cell.parameters, node: node.path || node.id };
    try {
      const { stages, numbers } = await get("glass", parameters);
      if (this.key !== key) return;
      this.drawNumbers(numbers);
      this.stages = stages;
      if (!stages.some(each => each.name === this.stage)) this.stage = stages.at(-1)?.name ?? "";
      const address = stage => pictureAddress("glass/stage", { ...parameters, stage, since: cell.revision });
      this.address = address;
      this.list.replaceChildren(...stages.map(each => el("button", { type: "button", class: "stage-button", "data-stage": each.name,
        "aria-pressed": String(each.name === this.stage), onclick: () => this.choose(each.name) },
        el("img", { src: address(each.name), alt: "", loading: "lazy" }),
          el("span", {}, shortTitle(each.name)))));
      this.choose(this.stage);
    } catch (error) {
      if (this.key !== key) return;
      this.caption.textContent = error.message;
      this.list.replaceChildren();
      this.drawNumbers(null);
      this.pane.show([]);
    }
  }

  // The numbers of the surface, as the dump of glass states them.
  drawNumbers(numbers) {
    const rows = numbers && typeof numbers === "object" ? rowsOf(numbers) : [];
    this.numbers.hidden = !rows.length;
    this.numbers.replaceChildren(el("h3", {}, "Numbers"), el("table", { class: "values-table" },
      el("thead", { class: "unseen" }, el("tr", {},
        ["Name", "Value"].map(title => el("th", { scope: "col" }, title)))),
      el("tbody", {}, rows.map(([name, value]) =>
        el("tr", {}, el("th", { scope: "row" }, breakable(name)), el("td", {}, el("code", {}, value)))))));
  }

  async choose(name) {
    this.stage = name;
    for (const button of this.list.children) button.setAttribute("aria-pressed", String(button.dataset.stage === name));
    const found = this.stages?.find(each => each.name === name);
    this.caption.textContent = found?.title || name;
    const response = await fetch(this.address(name));
    if (!response.ok || this.stage !== name) return;
    const image = await createImageBitmap(await response.blob());
    this.pane.show([{ canvas: drawn(image) }]);
    image.close();
  }
}
