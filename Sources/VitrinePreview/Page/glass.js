import { el } from "./dom.js";
import { get, pictureAddress } from "./api.js";
import { Pane, View } from "./pane.js";
import { drawn } from "./compare.js";

// What one surface of glass does, stage by stage, as it is now.
export class GlassPanel {
  constructor({ select }) {
    Object.assign(this, { select, stage: "", view: new View() });
    this.pane = new Pane(this.view, "Stage of glass");
    this.pane.element.classList.add("glass-pane");
    this.caption = el("p", { class: "glass-caption" });
    this.list = el("div", { class: "stages", role: "group", "aria-label": "Stages" });
    this.chooser = el("select", { "aria-label": "Surface of glass", onchange: () => this.select(this.chooser.value) });
    this.hint = el("p", { class: "hint soft" }, "There is no glass in this picture.");
    this.body = el("div", { class: "glass-body" }, el("div", { class: "filter" }, this.chooser), this.pane.element, this.caption, this.list);
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
      each.name && each.name !== each.kind ? `${each.kind} ${each.name}` : each.path || each.kind)));
    const parameters = { ...cell.parameters, node: node.path || node.id };
    try {
      const { stages } = await get("glass", parameters);
      if (this.key !== key) return;
      this.stages = stages;
      if (!stages.some(each => each.name === this.stage)) this.stage = stages.at(-1)?.name ?? "";
      const address = stage => pictureAddress("glass/stage", { ...parameters, stage, since: cell.revision });
      this.address = address;
      this.list.replaceChildren(...stages.map(each => el("button", { type: "button", class: "stage-button", "data-stage": each.name,
        "aria-pressed": String(each.name === this.stage), onclick: () => this.choose(each.name) },
        el("img", { src: address(each.name), alt: "", loading: "lazy" }), el("span", {}, each.title || each.name))));
      this.choose(this.stage);
    } catch (error) {
      if (this.key !== key) return;
      this.caption.textContent = error.message;
      this.list.replaceChildren();
      this.pane.show([]);
    }
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
