import { points } from "./dom.js";
import { nodeTitle } from "./tree.js";

// What is drawn over the picture: frames, padding, alignment, baselines and distances. All in device pixels of the window.

const colors = { frame: "#2f6bff", hover: "#2f6bff", padding: "#33a06a", gap: "#c06ad8", distance: "#ff3b5c",
  baseline: "#c22fd0", guide: "#ff8a00" };

// White words on them have at least 4.5 to 1.
const markColors = { error: "#c81e40", warning: "#8a5a00", note: "#1d4fd0" };

const edges = frame => ({ x0: frame.x, y0: frame.y, x1: frame.x + frame.width, y1: frame.y + frame.height });

// The distances between two frames as lines, in points: to the edges of the one around, between the edges
// that face each other, or between like edges of frames that overlap. A line that ends beside the other frame
// has `to`, the end of its extension.
export function distances(a, b) {
  const [p, q] = [edges(a), edges(b)];
  const line = (x0, y0, x1, y1, to = null) => ({ x0, y0, x1, y1, to,
    length: Math.abs(x1 - x0) + Math.abs(y1 - y0) });
  const middle = (a0, a1, b0, b1) => {
    const [low, high] = [Math.max(a0, b0), Math.min(a1, b1)];
    return low < high ? (low + high) / 2 : (a0 + a1) / 2;
  };
  const y = middle(p.y0, p.y1, q.y0, q.y1), x = middle(p.x0, p.x1, q.x0, q.x1);
  const [isLeft, isRight, isAbove, isBelow] = [q.x1 <= p.x0, q.x0 >= p.x1, q.y1 <= p.y0, q.y0 >= p.y1];
  const found = [];
  if (!isLeft && !isRight && !isAbove && !isBelow) {
    found.push(line(p.x0, y, q.x0, y), line(p.x1, y, q.x1, y), line(x, p.y0, x, q.y0),
      line(x, p.y1, x, q.y1));
  }
  const reach = (value, low, high) => value < low ? low : value > high ? high : null;
  const toX = reach(x, q.x0, q.x1), toY = reach(y, q.y0, q.y1);
  const across = end => line(end === q.x0 ? p.x1 : p.x0, y, end, y, toY === null ? null : { x: end, y: toY });
  const down = end => line(x, end === q.y0 ? p.y1 : p.y0, x, end, toX === null ? null : { x: toX, y: end });
  if (isRight) found.push(across(q.x0));
  else if (isLeft) found.push(across(q.x1));
  if (isBelow) found.push(down(q.y0));
  else if (isAbove) found.push(down(q.y1));
  return found.filter(each => each.length > 0.005);
}

// The spaces between the children of a stack, in points.
export function gaps(node) {
  const way = /^(lazy)?(v|h)stack$/i.exec(node.kind)?.[2].toLowerCase();
  if (!way || !(node.children?.length > 1)) return [];
  const [start, size] = way === "v" ? ["y", "height"] : ["x", "width"];
  const boxes = node.children.map(child => child.outerFrame ?? child.frame)
    .sort((a, b) => a[start] - b[start]);
  return boxes.slice(1).map((box, index) => {
    const from = boxes[index][start] + boxes[index][size];
    return { frame: { ...node.frame, [start]: from, [size]: box[start] - from }, length: box[start] - from };
  }).filter(each => each.length > 0.005);
}

// The baseline that children are aligned by: the first child's first line, or its last.
function textBaseline(node, isLast) {
  const lines = [];
  const visit = each => {
    lines.push(...each.text?.lines || []);
    for (const child of each.children || []) visit(child);
  };
  for (const child of node.children || []) {
    visit(child);
    if (lines.length) return (isLast ? lines.at(-1) : lines[0]).y;
  }
  return null;
}

// Where an alignment puts things, as shares of a frame.
function alignmentShares(alignment, isMirrored) {
  const text = String(alignment).toLowerCase();
  const x = /leading/.test(text) ? 0 : /trailing/.test(text) ? 1 : 0.5;
  return { x: isMirrored ? 1 - x : x, y: /top/.test(text) ? 0 : /bottom/.test(text) ? 1 : 0.5 };
}

// A node's padding by the sides of the picture, whatever the direction of reading.
export function paddingSides(node) {
  const found = node.padding || {};
  return { top: found.top ?? 0, left: found.left ?? found.leading ?? 0, bottom: found.bottom ?? 0,
    right: found.right ?? found.trailing ?? 0 };
}

export class Overlay {
  constructor(context, place, { scale, direction }) {
    Object.assign(this, { context, place, direction, scale: scale * place.zoom, ratio: place.ratio });
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
    const { top, left, bottom, right } = paddingSides(node);
    const { x, y, width, height } = node.frame, outer = width + left + right;
    const parts = [
      [{ x: x - left, y: y - top, width: outer, height: top }, top],
      [{ x: x - left, y: y + height, width: outer, height: bottom }, bottom],
      [{ x: x - left, y, width: left, height }, left], [{ x: x + width, y, width: right, height }, right],
    ];
    for (const [frame, amount] of parts) {
      if (!(amount > 0)) continue;
      this.fill(frame, `${colors.padding}4d`);
      const [px, py, w, h] = this.rect(frame);
      if (Math.min(w, h) >= 12 * this.ratio) this.label(points(amount), px + w / 2, py + h / 2, "#1f7a4c");
    }
  }

  // The room between the children of a stack.
  gaps(node) {
    for (const { frame, length } of gaps(node)) {
      this.fill(frame, `${colors.gap}40`);
      const [x, y, w, h] = this.rect(frame);
      if (Math.min(w, h) >= 12 * this.ratio) this.label(points(length), x + w / 2, y + h / 2, "#8a35a3");
    }
  }

  // Everything around the content, where that is more than its padding.
  outer(node) {
    const { x, y, width, height } = node.frame, box = node.outerFrame, side = paddingSides(node);
    if (!box) return;
    const same = (a, b) => Math.abs(a - b) < 0.01;
    if (same(box.x, x - side.left) && same(box.y, y - side.top)
      && same(box.width, width + side.left + side.right)
      && same(box.height, height + side.top + side.bottom)) return;
    this.outline(box, colors.frame, 1, [2, 3]);
  }

  alignment(node) {
    if (!node.alignment) return;
    const { x, y, width, height } = node.frame;
    const at = alignmentShares(node.alignment, (node.direction ?? this.direction) === "rtl");
    const baseline = /textbaseline/i.test(node.alignment) ? textBaseline(node, /last/i.test(node.alignment))
      : null;
    const { context, ratio } = this;
    context.strokeStyle = colors.guide;
    context.lineWidth = ratio;
    context.setLineDash([4 * ratio, 3 * ratio]);
    context.beginPath();
    const gx = this.x(x + width * at.x) + 0.5, gy = this.y(baseline ?? y + height * at.y) + 0.5;
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
      const x = this.x(line.x), width = Math.max(this.x(line.x + line.width) - x, 2);
      context.fillRect(x, this.y(line.y), width, Math.max(1, Math.round(ratio)));
    }
  }

  // The font beside the first line of a text.
  font(node) {
    const line = node.text?.lines?.[0];
    if (!line || !node.text.font) return;
    const size = Number.isFinite(Number(node.text.size)) ? ` ${points(Number(node.text.size))} pt` : "";
    const text = [node.text.font, node.text.weight].filter(Boolean).join(" ") + size;
    this.label(text, this.x(line.x + line.width) + 6 * this.ratio, this.y(line.y) - 6 * this.ratio, "#8a1a96",
      { center: false });
  }

  distance({ x0, y0, x1, y1, to, length }) {
    const { context, ratio } = this, cap = 4 * ratio;
    if (to) {
      context.strokeStyle = colors.distance;
      context.lineWidth = ratio;
      context.setLineDash([3 * ratio, 3 * ratio]);
      context.beginPath();
      context.moveTo(this.x(x1) + 0.5, this.y(y1) + 0.5);
      context.lineTo(this.x(to.x) + 0.5, this.y(to.y) + 0.5);
      context.stroke();
      context.setLineDash([]);
    }
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
      this.gaps(selected);
      this.outer(selected);
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
    if (named) this.name(named, selected && hovered && selected !== hovered ? selected : null);
  }

  // The name and the size of a node, beside its padding and away from the distance to another one above it.
  name(node, other) {
    const { x, y, width, height } = node.frame, side = paddingSides(node);
    const [left, top, , h] = this.rect({ x: x - side.left, y: y - side.top, width: 0,
      height: height + side.top + side.bottom });
    const room = 11 * this.ratio, isBelow = other && other.frame.y + other.frame.height <= y;
    const below = top + h + room, fits = below + room < this.context.canvas.height;
    this.label(`${nodeTitle(node)} ${points(width)} × ${points(height)}`, left,
      (isBelow || top - room <= 0) && fits ? below : top - room, other ? "#c81e40" : "#1d4fd0", { center: false });
  }

  // A finding of the audit: a frame around its place, and its number at the corner.
  mark(area, severity, number, isChosen) {
    if (!area) return;
    const color = markColors[severity] ?? markColors.note, { ratio } = this;
    if (isChosen) this.fill(area, `${color}33`);
    if (area.width > 0 && area.height > 0) this.outline(area, color, isChosen ? 2 : 1);
    // Beside the corner, where neither the node's name nor what is marked lies under it.
    this.label(String(number), this.x(area.x) - 9 * ratio, this.y(area.y) + 8 * ratio, color);
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
