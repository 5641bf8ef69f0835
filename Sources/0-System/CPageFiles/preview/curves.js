// What moves at a node: each of its properties as a curve over time, with its changes, as `vitrine dump --stage motion` lists them.
import { clamp, el, points } from "./dom.js";

const plot = { width: 288, height: 72, inset: 5 };
const most = 40;

function shape(kind, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

const round = value => String(Math.round(value * 1000) / 1000);

export class Curves {
  constructor({ select }) {
    Object.assign(this, { select, heads: [], key: "" });
    this.element = el("section", { class: "motion", hidden: true, "aria-label": "Motion" });
  }

  // Draws the tracks of a node, or of all nodes where none is chosen.
  show(player, layout, node) {
    const { motion } = player;
    const tracks = (motion?.tracks ?? []).filter(track => !node || track.node === node.path);
    this.element.hidden = !tracks.length;
    if (this.motion !== motion || this.node !== node?.id || this.layout !== layout) {
      Object.assign(this, { motion, node: node?.id, layout, heads: [] });
      const shown = tracks.slice(0, most);
      this.element.replaceChildren(...tracks.length ? [el("h2", {}, node ? "Motion" : "What moves"),
        ...shown.map(track => this.figure(track, motion, layout, node)),
        tracks.length > most ? el("p", { class: "soft small" }, `${tracks.length - most} more`) : ""] : []);
    }
    this.move(player.frame, player.count);
  }

  figure(track, motion, layout, node) {
    const place = layout?.paths.get(track.node);
    const name = node ? track.property || "node" : [track.node, track.property].filter(Boolean).join(" · ");
    const value = el("span", { class: "mono small curve-value" });
    const title = place && !node ? el("button", { type: "button", class: "link", onclick: () => this.select(place.id) }, name)
      : el("span", { class: "mono" }, name);
    return el("figure", { class: "curve" }, el("figcaption", {}, title, value), this.drawing(track, motion, value),
      el("ol", { class: "steps small" }, el("li", { class: "soft" }, `from ${track.from}`),
        track.steps.map(step => el("li", {}, el("span", { class: "mono" }, `${round(step.at)} s`), ` to ${step.value}`,
          el("span", { class: "soft" }, step.by === "none" ? " at once" : ` by ${step.by}`,
            step.by === "none" ? "" : step.settles === null ? ", for ever" : `, settled at ${round(step.settles)} s`)))));
  }

  drawing(track, motion, value) {
    const all = track.lines.flat().filter(each => each !== null);
    if (!all.length) return "";
    const least = Math.min(...all), most = Math.max(...all), count = track.lines[0].length;
    const x = share => plot.inset + (plot.width - 2 * plot.inset) * share;
    const y = each => plot.height - plot.inset - (plot.height - 2 * plot.inset) * (most > least ? (each - least) / (most - least) : 0.5);
    const head = shape("line", { class: "head", x1: 0, x2: 0, y1: 0, y2: plot.height });
    this.heads.push({ head, x, value, track, count });
    return shape("svg", { viewBox: `0 0 ${plot.width} ${plot.height}`, role: "img", "aria-label":
      `${track.property || "transition"} of ${track.node} from ${points(least)} to ${points(most)}` },
      ...track.steps.map(step => {
        const at = x(clamp(step.at / motion.duration, 0, 1));
        return shape("line", { class: "step", x1: at, x2: at, y1: 0, y2: plot.height });
      }),
      ...track.lines.map(line => shape("polyline", { points: line.map((each, index) =>
        `${x(index / (count - 1)).toFixed(1)},${y(each ?? 0).toFixed(1)}`).join(" ") })), head);
  }

  // The line at the frame that is shown, and the value there.
  move(frame, frames) {
    for (const { head, x, value, track, count } of this.heads) {
      const share = frames > 1 ? clamp(frame / (frames - 1), 0, 1) : 0, at = x(share).toFixed(1);
      head.setAttribute("x1", at);
      head.setAttribute("x2", at);
      const index = Math.round(share * (count - 1));
      value.textContent = track.lines.map(line => round(line[index] ?? 0)).join(", ");
    }
  }
}
