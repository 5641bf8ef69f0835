import { el, number, swatch } from "./dom.js";
import { isColor } from "./compare.js";

export const shownValue = text => text === undefined || text === null ? "nothing" : text === "" ? '""' : text;

// What identifies a cause across pictures.
export const causeKey = cause => cause.id ?? [cause.kind, cause.subject, cause.old ?? "\0", cause.new ?? "\0"].join("\x01");

// Every cause of a picture's regions, each once: one that stands second in a region changes the picture, too.
export function allCauses(regions) {
  const found = new Map();
  for (const region of regions || []) {
    for (const cause of region.why?.causes || []) found.set(causeKey(cause), cause);
  }
  return [...found.values()];
}

// The pixels of a cause: its own, and those that it shares with others, where the picture does not tell which.
export function pixelText(own, shared = 0) {
  if (!shared) return `${number(own)} px`;
  return `${own ? `${number(own)} px, ` : ""}${number(shared)} px shared with other causes`;
}

// The pixels of each cause of a region.
export function causePixels(region) {
  const causes = region.why?.causes || [], shares = region.why?.shares;
  if (causes.length === 1) return [{ own: region.pixels, shared: 0 }];
  const sum = (shares || []).reduce((total, share) => total + share, 0);
  const isTold = shares?.length === causes.length && sum <= region.pixels;
  return causes.map((_, index) => isTold ? { own: shares[index], shared: region.pixels - sum } : { own: 0, shared: region.pixels });
}

const hasChange = cause => cause.old !== undefined && cause.old !== null || cause.new !== undefined && cause.new !== null;

// The subject of a cause without its values, for people.
export function causeSubject(cause) {
  switch (cause.kind) {
    case "token": return `token ${cause.subject}`;
    case "added": case "removed": return `${cause.kind}: ${plainPath(cause.subject, cause.name)}`;
    case "file": return `file ${cause.subject} has different contents`;
    case "options": return "options";
    case "renderer": return cause.old === cause.new ? "the renderer: the scene is unchanged" : "the renderer";
    case "scene": return plainPath(cause.subject, cause.name);
    default: return cause.subject;
  }
}

const saysChange = cause => hasChange(cause) && !["added", "removed", "file", "unknown"].includes(cause.kind)
  && !(cause.kind === "renderer" && cause.old === cause.new);

export function causeText(cause) {
  return causeSubject(cause) + (saysChange(cause) ? `: ${shownValue(cause.old)} → ${shownValue(cause.new)}` : "");
}

// A value, with a swatch beside a colour.
export function valueChip(value) {
  return isColor(value) ? el("span", { class: "chip" }, swatch(value), el("code", {}, value)) : el("code", {}, shownValue(value));
}

export function changeChips(old, next) {
  return el("span", { class: "change" }, el("del", {}, valueChip(old)), el("span", { class: "arrow", "aria-label": "to" }, "→"),
    el("ins", {}, valueChip(next)));
}

export function causeElement(cause) {
  return el("span", { class: "cause", title: cause.path ?? cause.subject }, el("span", { class: "subject" }, causeSubject(cause)),
    saysChange(cause) ? changeChips(cause.old, cause.new) : null);
}

// "body[1].vstack[3].hstack[2].text.font.size" as "font.size of text in hstack": the kinds that a reader of the scene
// sees, from the inside out. `name` is what people wrote there, such as the text that is shown.
export function plainPath(path, name) {
  const parts = String(path).split(".").map(part => part.replace(/\[\d+\]/g, ""));
  if (!String(path).includes("[")) return path.startsWith("#") ? path : name ? `${path} of “${name}”` : path;
  if (parts[0].startsWith("#")) {
    const inner = parts.slice(1).join(".");
    return inner ? `${inner} of ${parts[0]}` : parts[0];
  }
  // Kinds of nodes stand before an index; the property is what follows the last.
  const raw = String(path).split(".");
  const last = raw.findLastIndex(part => part.includes("["));
  const [kind, ...property] = raw.slice(last + 1);
  const node = kind ?? parts[last];
  const label = name ? `${node} “${name}”` : last > 0 && kind ? `${node} in ${parts[last]}` : node;
  return property.length ? `${property.join(".")} of ${label}` : label;
}
