// Elements, numbers and messages: what every part of a page uses.

// An element with attributes and children. Text becomes text nodes, never markup; `on...` are listeners.
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return node;
}

const icons = {
  chevron: "M6 4l4 4-4 4", check: "M3 8.5l3.2 3.2L13 5", cross: "M4 4l8 8M12 4l-8 8", up: "M8 13V3M4 7l4-4 4 4",
  down: "M8 3v10M4 9l4 4 4-4", copy: "M6 6h7v7H6zM10 6V3H3v7h3", link: "M9 3h4v4M13 3L7 9M11 9v4H3V5h4",
  reset: "M4 4v4h4M4.6 8A4.5 4.5 0 1 1 6 12", list: "M3 4h10M3 8h10M3 12h10", picture: "M2.5 3h11v10h-11zM3 11l3-3 2 2 2-2 3 3",
  play: "M5 3l8 5-8 5z", pause: "M5 3v10M11 3v10", backward: "M12 3L6 8l6 5zM4 3v10", forward: "M4 3l6 5-6 5zM12 3v10",
  loop: "M4 10V7a2 2 0 0 1 2-2h6M10 3l2 2-2 2M12 6v3a2 2 0 0 1-2 2H4M6 13l-2-2 2-2",
  inspect: "M3 3h10v10H3zM6 6h4v4H6z", glass: "M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M5.5 6.5A3 3 0 0 1 8 5",
};

// A line drawing of 16 points, which takes the colour of the text beside it.
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", icons[name]);
  svg.append(path);
  return svg;
}

export const number = value => Number(value).toLocaleString("en-US");
export const counted = (count, noun) => `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
export const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
export const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// A length in points without the noise of binary fractions.
export const points = value => String(Math.round(value * 100) / 100);

// A button of a row in which one is chosen.
export function segments(label, choices, chosen, choose) {
  return el("div", { class: "segments", role: "group", "aria-label": label }, choices.map(([value, text, title]) =>
    el("button", { type: "button", "data-value": value, title, "aria-pressed": String(value === chosen),
      onclick: () => choose(value) }, text)));
}

// Draws what is in an element anew. A control that had the focus gives it to the one in its place.
export function redraw(host, ...children) {
  const focused = document.activeElement, nameOf = each => each.dataset.value ?? each.textContent;
  const name = focused !== host && host.contains(focused) ? nameOf(focused) : null;
  host.replaceChildren(...children);
  if (name === null) return;
  const controls = [...host.querySelectorAll("button, a, input, select, summary")];
  controls.find(each => nameOf(each) === name)?.focus();
}

// Colours as sRGB bytes: "#RGB", "#RRGGBB" and "#RRGGBBAA".
export function bytes(color) {
  const digits = String(color).replace(/^#/, "");
  if (!/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) return null;
  const whole = digits.length === 3 ? [...digits].map(each => each + each).join("") : digits;
  return [0, 2, 4, 6].map(at => at < whole.length ? parseInt(whole.slice(at, at + 2), 16) : 255);
}

export const hex = values => "#" + [...values].map(each => each.toString(16).padStart(2, "0").toUpperCase()).join("");

// A colour as people write it: without an alpha of one.
export const shortColor = color => /^#[0-9a-f]{6}ff$/i.test(color) ? color.slice(0, 7) : color;

export function swatch(color) {
  const chip = el("span", { class: "swatch", "aria-hidden": "true" });
  if (bytes(color)) chip.style.setProperty("--swatch", color);
  return chip;
}

export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Clipboards need a secure context, which another host than loopback is not.
    const field = el("textarea", { class: "unseen", "aria-hidden": "true" });
    field.value = text;
    (document.querySelector("dialog[open]") || document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
