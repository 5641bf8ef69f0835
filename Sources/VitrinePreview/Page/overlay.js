import { points } from "./dom.js";

// What is drawn over the picture: frames, padding, alignment, baselines and distances. All in device pixels of the window.

const colors = { frame: "#2f6bff", hover: "#2f6bff", padding: "#33a06a", distance: "#ff3b5c", baseline: "#c22fd0", guide: "#ff8a00" };

const edges = frame => ({ x0: frame.x, y0: frame.y, x1: frame.x + frame.width, y1: frame.y + frame.height });

// The distances between two frames as lines, in points: to the nearer edges, or to all four of the one around.
export function distances(a, b) {
  const [p, q] = [edges(a), edges(b)];
  const inside = (i, o) => i.x0 >= o.x0 && i.x1 <= o.x1 && i.y0 >= o.y0 && i.y1 <= o.y1;
  const line = (x0, y0, x1, y1) => ({ x0, y0, x1, y1, length: Math.abs(x1 - x0) + Math.abs(y1 - y0) });
  const [inner, outer] = inside(p, q) ? [p, q] : inside(q, p) ? [q, p] : [];
  if (inner) {
    const [x, y] = [(inner.x0 + inner.x1) / 2, (inner.y0 + inner.y1) / 2];
    return [line(outer.x0, y, inner.x0, y), line(inner.x1, y, outer.x1, y), line(x, outer.y0, x, inner.y0), line(x, inner.y1, x, outer.y1)]
      .filter(each => each.length > 0.005);
  }
  const middle = (a0, a1, b0, b1) => {
    const [low, high] = [Math.max(a0, b0), Math.min(a1, b1)];
    return low < high ? (low + high) / 2 : (a0 + a1) / 2;
  };
  const found = [];
  const y = middle(p.y0, p.y1, q.y0, q.y1), x = middle(p.x0, p.x1, q.x0, q.x1);
  if (q.x0 >= p.x1) found.push(line(p.x1, y, q.x0, y));
  else if (q.x1 <= p.x0) found.push(line(q.x1, y, p.x0, y));
  if (q.y0 >= p.y1) found.push(line(x, p.y1, x, q.y0));
  else if (q.y1 <= p.y0) found.push(line(x, q.y1, x, p.y0));
  return found.filter(each => each.length > 0.005);
}

// Where an alignment puts things, as shares of a frame.
function alignmentShares(alignment) {
  const text = String(alignment).toLowerCase();
  return { x: /leading/.test(text) ? 0 : /trailing/.test(text) ? 1 : 0.5, y: /top/.test(text) ? 0 : /bottom/.test(text) ? 1 : 0.5 };
}

export class Overlay {
  constructor(context, place, scale) {
    Object.assign(this, { context, place, scale: scale * place.zoom, ratio: place.ratio });
  }

  x(value) { return Math.round(this.place.left + value * this.scale); }
  y(value) { return Math.round(this.place.top + value * this.scale); }
  rect({ x, y, width, height }) { return [this.x(x), this.y(y), this.x(x + width) - this.x(x), this.y(y + height) - this.y(y)]; }

  outline(frame, color, width = 1, dash = []) {
    const [x, y, w, h] = this.rect(frame), half = this.ratio * width / 2;
    this.context.setLineDash(dash.map(each => each * this.ratio));
    this.context.lineWidth = this.ratio * width;
    this.context.strokeStyle = color;
    this.context.strokeRect(x + half, y + half, Math.max(w - half * 2, 0), Math.max(h - half * 2, 0));
    this.context.setLineDash([]);
  }

  fill(frame, color) {
    this.context.fillStyle = color;
    this.context.fillRect(...this.rect(frame));
  }

  // Text on a pill, kept within the window.
  label(text, x, y, color, { center = true } = {}) {
    const { context, ratio } = this;
    context.font = `600 ${11 * ratio}px system-ui, sans-serif`;
    const width = context.measureText(text).width + 8 * ratio, height = 16 * ratio;
    const left = Math.min(Math.max(center ? x - width / 2 : x, 2), context.canvas.width - width - 2);
    const top = Math.min(Math.max(y - height / 2, 2), context.canvas.height - height - 2);
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(left, top, width, height, 3 * ratio);
    context.fill();
    context.fillStyle = "#fff";
    context.textBaseline = "middle";
    context.fillText(text, left + 4 * ratio, top + height / 2 + ratio / 2);
  }

  // The padding as browsers' tools paint it: the room around the content, which is the node's frame.
  padding(node) {
    const { top = 0, leading = 0, bottom = 0, trailing = 0 } = node.padding || {};
    const { x, y, width, height } = node.frame, outer = width + leading + trailing;
    const parts = [
      [{ x: x - leading, y: y - top, width: outer, height: top }, top],
      [{ x: x - leading, y: y + height, width: outer, height: bottom }, bottom],
      [{ x: x - leading, y, width: leading, height }, leading], [{ x: x + width, y, width: trailing, height }, trailing],
    ];
    for (const [frame, amount] of parts) {
      if (!(amount > 0)) continue;
      this.fill(frame, `${colors.padding}4d`);
      const [px, py, w, h] = this.rect(frame);
      if (Math.min(w, h) >= 12 * this.ratio) this.label(points(amount), px + w / 2, py + h / 2, "#1f7a4c");
    }
  }

  alignment(node) {
    if (!node.alignment) return;
    const { x, y, width, height } = node.frame, at = alignmentShares(node.alignment);
    const { context, ratio } = this;
    context.strokeStyle = colors.guide;
    context.lineWidth = ratio;
    context.setLineDash([4 * ratio, 3 * ratio]);
    context.beginPath();
    const gx = this.x(x + width * at.x) + 0.5, gy = this.y(y + height * at.y) + 0.5;
    if (!/^h?stack$/.test(node.kind) || node.kind === "vstack") {
      context.moveTo(gx, this.y(y));
      context.lineTo(gx, this.y(y + height));
    }
    if (node.kind !== "vstack") {
      context.moveTo(this.x(x), gy);
      context.lineTo(this.x(x + width), gy);
    }
    context.stroke();
    context.setLineDash([]);
  }

  baselines(node) {
    const { context, ratio } = this;
    context.fillStyle = colors.baseline;
    for (const line of node.text?.lines || []) {
      context.fillRect(this.x(line.x), this.y(line.y), Math.max(this.x(line.x + line.width) - this.x(line.x), 2), Math.max(1, Math.round(ratio)));
    }
  }

  // The font beside the first line of a text.
  font(node) {
    const line = node.text?.lines?.[0];
    if (!line || !node.text.font) return;
    const size = Number.isFinite(Number(node.text.size)) ? ` ${points(Number(node.text.size))} pt` : "";
    this.label([node.text.font, node.text.weight].filter(Boolean).join(" ") + size, this.x(line.x + line.width) + 6 * this.ratio, this.y(line.y) - 6 * this.ratio, "#8a1a96", { center: false });
  }

  distance({ x0, y0, x1, y1, length }) {
    const { context, ratio } = this, cap = 4 * ratio;
    const [ax, ay, bx, by] = [this.x(x0), this.y(y0), this.x(x1), this.y(y1)].map(each => each + 0.5);
    context.strokeStyle = colors.distance;
    context.lineWidth = ratio;
    context.beginPath();
    context.moveTo(ax, ay);
    context.lineTo(bx, by);
    const [dx, dy] = ax === bx ? [cap, 0] : [0, cap];
    context.moveTo(ax - dx, ay - dy);
    context.lineTo(ax + dx, ay + dy);
    context.moveTo(bx - dx, by - dy);
    context.lineTo(bx + dx, by + dy);
    context.stroke();
    this.label(points(length), (ax + bx) / 2 + (ax === bx ? 18 * ratio : 0), (ay + by) / 2 - (ax === bx ? 0 : 12 * ratio), "#c81e40");
  }

  inspection({ selected, hovered, baselines, texts }) {
    if (baselines) for (const node of texts) this.baselines(node);
    if (selected) {
      this.padding(selected);
      this.alignment(selected);
      this.baselines(selected);
      if (!hovered) this.font(selected);
      this.outline(selected.frame, colors.frame, 2);
    }
    if (hovered && hovered !== selected) {
      this.fill(hovered.frame, `${colors.hover}1f`);
      this.padding(hovered);
      this.outline(hovered.frame, selected ? colors.distance : colors.hover, 1, selected ? [4, 3] : []);
      if (selected) for (const each of distances(selected.frame, hovered.frame)) this.distance(each);
    }
    const named = hovered ?? selected;
    if (named) {
      const [x, y, , h] = this.rect(named.frame);
      const above = y - 11 * this.ratio > 0;
      const { width, height } = named.frame;
      this.label(`${named.kind} ${points(width)} × ${points(height)}`, x, above ? y - 11 * this.ratio : y + h + 11 * this.ratio,
        hovered && selected && hovered !== selected ? "#c81e40" : "#1d4fd0", { center: false });
    }
  }

  // The pixel that the keyboard or a pinned colour means.
  crosshair(pixel) {
    const { context, place, ratio } = this;
    const x = Math.round(place.left + (pixel.x + 0.5) * place.zoom), y = Math.round(place.top + (pixel.y + 0.5) * place.zoom);
    const side = Math.max(place.zoom, 6 * ratio);
    for (const [color, width] of [["#000b", 3], ["#fff", 1]]) {
      context.strokeStyle = color;
      context.lineWidth = width * ratio;
      context.beginPath();
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
        context.moveTo(x + dx * side * 0.75, y + dy * side * 0.75);
        context.lineTo(x + dx * (side * 0.75 + 12 * ratio), y + dy * (side * 0.75 + 12 * ratio));
      }
      context.strokeRect(x - side / 2, y - side / 2, side, side);
      context.stroke();
    }
  }
}
