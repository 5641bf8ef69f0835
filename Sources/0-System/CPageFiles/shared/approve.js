import { counted, el } from "./dom.js";

// Asks about pictures that are to be approved together, and shows each of them: nothing is approved that was not shown.
//
// An item is `{ title, others, load }`: `others` are the other changes that the picture holds, as text; `load` gives
// `{ expected, actual }` as canvases. Returns the items that were chosen, or nothing if none were.
export function askApproval(title, items) {
  return new Promise(resolve => {
    const shown = new Set(), chosen = new Set(items.filter(item => !item.others.length));
    const mixed = items.filter(item => item.others.length);
    const count = el("span", { class: "soft small", role: "status" });
    const confirm = el("button", { class: "primary", type: "button", "data-confirm": "", onclick: () => finish(ready()) });
    const ready = () => items.filter(item => chosen.has(item) && shown.has(item));
    const update = () => {
      const waiting = [...chosen].filter(item => !shown.has(item)).length;
      confirm.textContent = ready().length ? `Approve ${counted(ready().length, "picture")}` : "Approve";
      confirm.disabled = !ready().length;
      count.textContent = waiting ? `${counted(waiting, "chosen picture")} not shown yet: scroll to see them` : "";
    };
    const content = el("div", { class: "content", tabindex: 0, role: "region", "aria-label": "Pictures" },
      mixed.length ? el("p", { class: "warn" }, mixed.length === 1
        ? "One picture also holds other changes. It is left out unless you choose it: approving takes all that differs in it."
        : `${mixed.length} pictures also hold other changes. They are left out unless you choose them: approving takes all that differs in them.`) : null);
    // A picture counts as shown once it is there and in sight; before, it is only its place that is.
    const observer = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        if (target.drawn) {
          observer.unobserve(target);
          shown.add(target.item);
          update();
        } else if (!target.loads) {
          target.loads = true;
          load(target.item, target);
        }
      }
    }, { root: content, threshold: 0.4 });
    const load = async (item, element) => {
      try {
        const { expected, actual } = await item.load();
        const two = element.querySelector(".two");
        two.replaceChildren(...[["Golden", expected], ["New", actual]].map(([name, picture]) => picture
          ? el("figure", {}, thumbnail(picture, `${name}: ${item.title}`)) : el("p", { class: "soft small" }, `no ${name.toLowerCase()} picture`)));
        element.drawn = Boolean(actual);
        observer.unobserve(element);
        if (element.drawn) observer.observe(element);
      } catch (error) {
        element.querySelector(".two").replaceChildren(el("p", { class: "bad small" }, String(error.message || error)));
      }
    };
    content.append(el("div", { class: "candidates" }, items.map(item => {
      const box = el("input", { type: "checkbox", "data-choose": "", checked: chosen.has(item), onchange: () => {
        if (box.checked) chosen.add(item); else chosen.delete(item);
        update();
      } });
      const element = el("div", { class: "candidate" }, el("label", {}, box, el("span", {}, item.title)),
        el("div", { class: "two" }, el("p", { class: "soft small" }, "…")),
        item.others.length ? el("div", { class: "small" }, el("p", { class: "warn" }, "also holds"),
          el("ul", {}, item.others.slice(0, 6).map(other => el("li", {}, other)))) : null);
      element.item = item;
      observer.observe(element);
      return element;
    })));
    const dialog = el("dialog", { "aria-label": title, class: "asking" },
      el("header", {}, el("h2", {}, title)), content,
      el("footer", {}, count, el("button", { type: "button", onclick: () => finish([]) }, "Cancel"), confirm));
    const finish = result => {
      observer.disconnect();
      dialog.close();
      dialog.remove();
      resolve(result);
    };
    dialog.addEventListener("cancel", () => finish([]));
    document.body.append(dialog);
    update();
    dialog.showModal();
  });
}

// Asks why pictures are rejected. Returns the reason, or null if nothing is to be rejected.
export function askReason(title, known = "") {
  return new Promise(resolve => {
    const field = el("textarea", { rows: 3, id: "reason-field" });
    field.value = known;
    const confirm = el("button", { class: "primary", type: "button", "data-confirm": "", disabled: !known.trim(), onclick: () => finish(field.value.trim()) }, "Reject");
    field.addEventListener("input", () => { confirm.disabled = !field.value.trim(); });
    const dialog = el("dialog", { "aria-label": title, class: "asking narrow" }, el("header", {}, el("h2", {}, title)),
      el("div", { class: "content" }, el("label", { for: "reason-field" }, "Reason"), field),
      el("footer", {}, el("button", { type: "button", onclick: () => finish(null) }, "Cancel"),
        confirm));
    const finish = result => {
      dialog.close();
      dialog.remove();
      resolve(result);
    };
    dialog.addEventListener("cancel", () => finish(null));
    field.addEventListener("keydown", event => {
      if (event.key === "Enter" && !event.shiftKey) {
        event.preventDefault();
        if (!confirm.disabled) finish(field.value.trim());
      }
    });
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
  });
}

// A small picture of a canvas, exact enough to recognise it.
export function thumbnail(picture, label, most = 340) {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = el("canvas", { role: "img", "aria-label": label });
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

// The keys of a page on a sheet: sections of `[keys, meaning]`.
export function keySheet(sections) {
  const dialog = el("dialog", { "aria-label": "Keyboard shortcuts", class: "sheet" },
    el("header", {}, el("h2", {}, "Keyboard shortcuts")),
    el("div", { class: "content keys", tabindex: 0 }, sections.map(([title, keys]) => el("section", {}, el("h3", {}, title),
      el("dl", {}, keys.map(([names, meaning]) => [
        el("dt", {}, names.split(" ").flatMap((name, index) => [index ? " " : null, el("kbd", {}, name)])),
        el("dd", {}, meaning)]))))),
    el("footer", {}, el("button", { type: "button", class: "primary", onclick: () => dialog.close() }, "Close")));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
