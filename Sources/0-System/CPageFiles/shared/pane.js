import { clamp, el } from "./dom.js";

// The place that panes look at. Linked panes share one.
export class View extends EventTarget {
  constructor({ zoom = "fit", x = 0.5, y = 0.5 } = {}) {
    super();
    Object.assign(this, { zoom, x, y });
  }

  // `zoom` is in device pixels for each pixel of the picture; `x` and `y` are shares of the picture.
  change(values) {
    Object.assign(this, values);
    this.x = clamp(this.x, 0, 1);
    this.y = clamp(this.y, 0, 1);
    this.dispatchEvent(new Event("change"));
  }
}

const steps = [0.02, 0.05, 0.1, 0.25, 0.33, 0.5, 0.67, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
const least = steps[0], most = steps[steps.length - 1];
const gridZoom = 8;
const maxFit = 6;

// A picture seen through a window: exact device pixels, zooming and panning from fit to 6400 %, a pixel grid.
//
// Only what is visible is drawn, so that 6400 % costs what 100 % costs. Layers are
// `{ canvas, alpha, from, to }`: pictures drawn over each other, of which the shares from `from` to `to` of the
// width are seen.
export class Pane {
  // `handle` is something in the picture that is dragged: `{ hit, drag }`, both of a place, the first with
  // its geometry.
  constructor(view, label, { hover, pick, overlay, handle } = {}) {
    Object.assign(this, { view, hover, pick, overlay, handle, layers: [], dimmed: false, grid: true,
      frame: null });
    this.canvas = el("canvas", { tabindex: 0, role: "img", "aria-label": label, width: 0, height: 0 });
    const gamut = matchMedia("(color-gamut: p3)").matches ? "display-p3" : "srgb";
    this.context = this.canvas.getContext("2d", { colorSpace: gamut });
    this.element = el("div", { class: "pane" }, this.canvas);
    this.pointers = new Map();
    this.redraw = () => this.schedule();
    view.addEventListener("change", this.redraw);
    this.observer = new ResizeObserver(entries => this.resize(entries[0]));
    try {
      this.observer.observe(this.element, { box: "device-pixel-content-box" });
    } catch {
      // Not every browser knows the exact number of pixels.
      this.observer.observe(this.element);
    }
    this.listen();
  }

  dispose() {
    this.view.removeEventListener("change", this.redraw);
    this.observer.disconnect();
    cancelAnimationFrame(this.frameRequest);
  }

  setView(view) {
    this.view.removeEventListener("change", this.redraw);
    this.view = view;
    view.addEventListener("change", this.redraw);
    this.schedule();
  }

  show(layers) {
    this.layers = layers.filter(layer => layer?.canvas);
    this.schedule();
  }

  get size() {
    return {
      width: Math.max(1, ...this.layers.map(layer => layer.canvas.width)),
      height: Math.max(1, ...this.layers.map(layer => layer.canvas.height)),
    };
  }

  resize(entry) {
    const ratio = devicePixelRatio;
    const exact = entry.devicePixelContentBoxSize?.[0];
    // Where a screen is emulated, the exact size is that of the real one.
    const pixels = (length, found) => Math.abs(found - length * ratio) < 2 ? found : Math.round(length * ratio);
    const width = pixels(entry.contentRect.width, exact?.inlineSize);
    const height = pixels(entry.contentRect.height, exact?.blockSize);
    if (width === this.canvas.width && height === this.canvas.height) return;
    this.canvas.width = width;
    this.canvas.height = height;
    this.canvas.style.width = `${width / ratio}px`;
    this.canvas.style.height = `${height / ratio}px`;
    this.draw();
  }

  // The picture's place in the window, in device pixels.
  get geometry() {
    const { width, height } = this.size, ratio = devicePixelRatio;
    const margin = 16 * ratio, bezel = this.frame ? this.frame.bezel * 2 : 0;
    const room = [this.canvas.width - margin * 2, this.canvas.height - margin * 2].map(each => Math.max(each, 16));
    // A small picture is enlarged by whole numbers, so that its pixels stay squares.
    const whole = Math.min(room[0] / (width + bezel), room[1] / (height + bezel));
    const fit = whole < 1 ? Math.max(whole, least) : Math.min(Math.floor(whole), maxFit);
    const zoom = this.view.zoom === "fit" ? fit : this.view.zoom;
    const [x, y] = this.view.zoom === "fit" ? [0.5, 0.5] : [this.view.x, this.view.y];
    return { width, height, zoom, ratio,
      left: Math.round(this.canvas.width / 2 - x * width * zoom),
      top: Math.round(this.canvas.height / 2 - y * height * zoom) };
  }

  get zoom() { return this.geometry.zoom; }

  // Whether some of the picture is in the window, and the window is seen.
  get isSeen() {
    if (document.hidden || !this.canvas.width || !this.layers.length
      || !this.element.checkVisibility()) return false;
    const { left, top, zoom, width, height } = this.geometry;
    return left < this.canvas.width && top < this.canvas.height
      && left + width * zoom > 0 && top + height * zoom > 0;
  }

  toPicture(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect(), { left, top, zoom, ratio } = this.geometry;
    return { x: ((clientX - box.left) * ratio - left) / zoom, y: ((clientY - box.top) * ratio - top) / zoom };
  }

  zoomTo(zoom, clientX, clientY) {
    const box = this.canvas.getBoundingClientRect(), { width, height, ratio } = this.geometry;
    const [px, py] = [clientX ?? box.left + box.width / 2, clientY ?? box.top + box.height / 2];
    const kept = this.toPicture(px, py), next = clamp(zoom, least, most);
    this.view.change({ zoom: next,
      x: (kept.x - ((px - box.left) * ratio - this.canvas.width / 2) / next) / width,
      y: (kept.y - ((py - box.top) * ratio - this.canvas.height / 2) / next) / height });
  }

  step(by) {
    const now = this.zoom;
    const next = by > 0 ? steps.find(each => each > now * 1.01) : steps.findLast(each => each < now * 0.99);
    this.zoomTo(next ?? now);
  }

  // Moves the picture by device-independent pixels of the window.
  pan(dx, dy) {
    const { width, height, zoom, ratio } = this.geometry;
    const from = this.view.zoom === "fit" ? { x: 0.5, y: 0.5 } : this.view;
    this.view.change({ zoom, x: from.x - dx * ratio / zoom / width, y: from.y - dy * ratio / zoom / height });
  }

  listen() {
    const canvas = this.canvas;
    canvas.addEventListener("wheel", event => {
      // A picture that is seen whole has nowhere to go: the wheel scrolls what the pane stands in.
      if (this.view.zoom === "fit" && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
      // A pinch on a trackpad arrives as a wheel with the control key.
      if (event.ctrlKey || event.metaKey) {
        const speed = Math.abs(event.deltaY) < 50 ? 0.01 : 0.002;
        this.zoomTo(this.zoom * Math.exp(-event.deltaY * unit * speed), event.clientX, event.clientY);
      } else if (event.shiftKey && !event.deltaX) {
        this.pan(-event.deltaY * unit, 0);
      } else {
        this.pan(-event.deltaX * unit, -event.deltaY * unit);
      }
    }, { passive: false });
    canvas.addEventListener("pointerdown", event => {
      if (event.button > 1) return;
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      canvas.setPointerCapture(event.pointerId);
      this.moved = this.pointers.size > 1 || Pane.spaceHeld || event.button === 1;
      this.handling = !this.moved && this.isHandle(event);
      if (event.button === 1) event.preventDefault();
    });
    canvas.addEventListener("pointermove", event => this.move(event));
    canvas.addEventListener("pointerup", event => {
      const known = this.pointers.delete(event.pointerId);
      canvas.classList.remove("dragging");
      if (this.handling) {
        this.handling = false;
        return;
      }
      if (known && !this.moved && event.button === 0) this.pick?.(this.toPicture(event.clientX, event.clientY), event);
    });
    canvas.addEventListener("pointercancel", event => {
      this.pointers.delete(event.pointerId);
      this.handling = false;
    });
    canvas.addEventListener("pointerleave", () => this.hover?.(null));
    canvas.addEventListener("dblclick", event => {
      if (!this.isHandle(event)) this.view.change({ zoom: this.view.zoom === "fit" ? 1 : "fit" });
    });
  }

  isHandle(event) {
    return Boolean(this.handle?.hit(this.toPicture(event.clientX, event.clientY), this.geometry));
  }

  move(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last) {
      this.canvas.classList.toggle("on-handle", this.isHandle(event));
      this.hover?.(this.toPicture(event.clientX, event.clientY), event);
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    if (this.handling && this.pointers.size === 1) {
      this.handle.drag(this.toPicture(event.clientX, event.clientY), this.geometry);
      return;
    }
    if (this.pointers.size === 2) {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
      const distance = (a, b) => Math.max(Math.hypot(a.x - b.x, a.y - b.y), 8);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.zoomTo(this.zoom * distance(now, other) / distance(last, other), middle.x, middle.y);
      this.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    } else {
      if (!this.moved && Math.hypot(now.x - last.x, now.y - last.y) < 4) return;
      this.moved = true;
      this.canvas.classList.add("dragging");
      this.pan(now.x - last.x, now.y - last.y);
    }
    this.pointers.set(event.pointerId, now);
  }

  schedule() {
    if (this.frameRequest) return;
    this.frameRequest = requestAnimationFrame(() => this.draw());
  }

  draw() {
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = 0;
    const context = this.context, place = this.geometry;
    const { left, top, zoom, width, height } = place;
    // A picture that fits is zoomed by all that changes its room: the window, a device around it, its own size.
    if (this.shownZoom !== zoom) {
      this.shownZoom = zoom;
      this.zoomed?.();
    }
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    if (!this.layers.length || !this.canvas.width) return;
    context.save();
    if (this.frame) this.drawFrame(context, place);
    context.imageSmoothingEnabled = zoom < 1;
    context.imageSmoothingQuality = "high";
    if (this.dimmed) {
      context.globalAlpha = 0.4;
      context.filter = "grayscale(1)";
    } else {
      this.drawGround(context, place);
    }
    for (const layer of this.layers) this.drawLayer(context, place, layer);
    context.restore();
    if (this.grid && zoom >= gridZoom) this.drawGrid(context, place);
    this.overlay?.(context, { ...place, right: left + width * zoom, bottom: top + height * zoom }, this);
    this.painted?.();
  }

  drawLayer(context, { left, top, zoom }, { canvas, alpha = 1, from = 0, to = 1 }) {
    const total = this.size.width;
    const x0 = clamp(Math.floor(Math.max(-left / zoom, from * total)), 0, canvas.width);
    const x1 = clamp(Math.ceil(Math.min((this.canvas.width - left) / zoom, to * total)), 0, canvas.width);
    const y0 = clamp(Math.floor(-top / zoom), 0, canvas.height);
    const y1 = clamp(Math.ceil((this.canvas.height - top) / zoom), 0, canvas.height);
    if (x1 <= x0 || y1 <= y0) return;
    const before = context.globalAlpha;
    context.globalAlpha = before * alpha;
    context.drawImage(canvas, x0, y0, x1 - x0, y1 - y0,
      left + x0 * zoom, top + y0 * zoom, (x1 - x0) * zoom, (y1 - y0) * zoom);
    context.globalAlpha = before;
  }

  // The squares that mean transparency.
  drawGround(context, { left, top, zoom, width, height, ratio }) {
    const style = getComputedStyle(this.element);
    const side = Math.round(8 * ratio);
    const tile = new OffscreenCanvas(side * 2, side * 2), paint = tile.getContext("2d");
    paint.fillStyle = style.getPropertyValue("--check-a");
    paint.fillRect(0, 0, side * 2, side * 2);
    paint.fillStyle = style.getPropertyValue("--check-b");
    paint.fillRect(0, 0, side, side);
    paint.fillRect(side, side, side, side);
    context.fillStyle = context.createPattern(tile, "repeat");
    context.fillRect(left, top, width * zoom, height * zoom);
  }

  // The device around the picture: a bezel, a rim of metal and the display's corners. Sizes are in pixels.
  drawFrame(context, { left, top, zoom, width, height, ratio }) {
    const bezel = this.frame.bezel * zoom, radius = this.frame.radius * zoom;
    const outline = grow => {
      const path = new Path2D();
      path.roundRect(left - grow, top - grow, width * zoom + grow * 2, height * zoom + grow * 2, radius ? radius + grow : bezel / 2);
      return path;
    };
    context.fillStyle = "#5d5d63";
    context.fill(outline(bezel));
    context.fillStyle = "#0c0c0e";
    context.fill(outline(bezel - Math.max(ratio, bezel * 0.18)));
    const display = new Path2D();
    display.roundRect(left, top, width * zoom, height * zoom, radius);
    context.clip(display);
  }

  drawGrid(context, { left, top, zoom, width, height }) {
    const x0 = clamp(Math.floor(-left / zoom), 0, width), x1 = clamp(Math.ceil((this.canvas.width - left) / zoom), 0, width);
    const y0 = clamp(Math.floor(-top / zoom), 0, height), y1 = clamp(Math.ceil((this.canvas.height - top) / zoom), 0, height);
    context.beginPath();
    for (let x = x0; x <= x1; x++) context.rect(Math.round(left + x * zoom), top + y0 * zoom, 1, (y1 - y0) * zoom);
    for (let y = y0; y <= y1; y++) context.rect(left + x0 * zoom, Math.round(top + y * zoom), (x1 - x0) * zoom, 1);
    context.fillStyle = "#80808066";
    context.fill();
  }

  // The arrow keys pan; with Shift by a window.
  key(event) {
    const far = event.shiftKey ? 400 : 60;
    const by = { ArrowLeft: [far, 0], ArrowRight: [-far, 0], ArrowUp: [0, far], ArrowDown: [0, -far] }[event.key];
    if (by) this.pan(...by);
    return by !== undefined;
  }
}

Pane.spaceHeld = false;
