// The frames of one picture over time. While it plays they are loaded in order, each as the part that differs from the
// one before; a frame that somebody goes to is asked for by itself.
import { decoded, part, Refused } from "./api.js";

export const rate = 60;
// Files are kept, and of the pictures in them those that come next and those that are small.
const kept = { bytes: 300_000_000, ahead: 8, small: 120_000, pixels: 24_000_000 };

export class Frames {
  constructor(parameters, count, { arrived, failed }) {
    Object.assign(this, { parameters, count, arrived, failed, entries: [], shown: -1, revision: null, bytes: 0, pixels: 0,
      wanted: null, colorSpace: "srgb", canvas: document.createElement("canvas") });
    this.canvas.width = this.canvas.height = 0;
  }

  dispose() {
    this.disposed = true;
    for (const entry of this.entries) entry?.image?.close();
    this.entries = [];
  }

  // Goes to a frame, which is asked for unless it follows on the one shown. What is wanted meanwhile comes next.
  async go(frame) {
    this.wanted = frame;
    if (this.going) return this.going;
    this.going = (async () => {
      while (this.wanted !== null && !this.disposed) {
        const next = this.wanted;
        this.wanted = null;
        if (next !== this.shown) await this.fetchAlone(next);
      }
    })();
    try { await this.going; } finally { this.going = null; }
    return undefined;
  }

  async fetchAlone(frame) {
    try {
      const found = await part("picture", { ...this.parameters, frame: frame / rate, since: this.revision });
      const image = found.nothing ? null : await decoded(found);
      if (this.disposed) return image?.close();
      if (image) this.paint(found, image);
      image?.close();
      this.shown = frame;
      this.revision = found.revision ?? this.revision;
      this.arrived(this);
    } catch (error) {
      this.revision = null;
      if (!this.disposed) this.failed(error);
    }
    return undefined;
  }

  // Loads the frames after the one shown, round to it again if the film is played over and over.
  async load(isLooped) {
    if (this.loading) return;
    this.loading = true;
    try {
      for (let at = this.shown + 1; this.loading && !this.disposed; at += 1) {
        if (at >= this.count && !isLooped) break;
        if (at > this.shown + this.count) break;
        const frame = at % this.count;
        if (this.entries[frame]) continue;
        await this.fetchNext(frame);
      }
    } catch (error) {
      if (!this.disposed) this.failed(error);
    } finally {
      this.loading = false;
    }
  }

  stop() { this.loading = false; }

  async fetchNext(frame) {
    const before = frame === 0 ? null : this.entries[frame - 1]?.revision ?? (this.shown === frame - 1 ? this.revision : null);
    const ask = since => part("picture", { ...this.parameters, frame: frame / rate, since });
    let found;
    try {
      found = await ask(before);
    } catch (error) {
      if (!(error instanceof Refused) || before === null || error.status === 422) throw error;
      found = await ask(null);
    }
    if (this.disposed) return;
    this.entries[frame] = found;
    this.bytes += found.blob?.size ?? 0;
    if (this.bytes > kept.bytes) this.forget(frame);
    this.prepare();
    this.arrived(this);
  }

  // Gives up the frames that come latest.
  forget(frame) {
    for (let step = 1; step < this.count && this.bytes > kept.bytes * 0.8; step += 1) {
      const other = (frame - step * 1 + this.count) % this.count, entry = this.entries[other];
      if (!entry || other === this.shown) continue;
      this.bytes -= entry.blob?.size ?? 0;
      this.release(entry);
      this.entries[other] = undefined;
    }
  }

  // Decodes the pictures that come next.
  prepare() {
    for (let step = 1; step <= Math.min(kept.ahead, this.count); step += 1) {
      const entry = this.entries[(this.shown + step + this.count) % this.count];
      if (!entry || entry.nothing || entry.image || entry.isDecoding) continue;
      entry.isDecoding = true;
      decoded(entry).then(image => {
        entry.isDecoding = false;
        if (this.disposed) return image.close();
        entry.image = image;
        this.pixels += image.width * image.height;
        return this.arrived(this);
      }).catch(() => { entry.isDecoding = false; entry.nothing = true; });
    }
  }

  release(entry) {
    if (!entry.image) return;
    this.pixels -= entry.image.width * entry.image.height;
    entry.image.close();
    entry.image = null;
  }

  // Whether a frame can be shown after the one before it.
  isReady(frame) {
    const entry = this.entries[frame];
    return Boolean(entry && (entry.nothing || entry.image));
  }

  // Shows a frame after the one before it.
  advance(frame) {
    const entry = this.entries[frame];
    if (!entry.nothing) {
      this.paint(entry, entry.image);
      const { width, height } = entry.image;
      if (width * height > kept.small || this.pixels > kept.pixels) this.release(entry);
    }
    this.shown = frame;
    this.revision = entry.revision ?? this.revision;
    this.prepare();
  }

  paint({ width, height, rect, colorSpace }, image) {
    const { canvas } = this;
    if (this.colorSpace !== colorSpace || canvas.width !== width || canvas.height !== height) {
      if (this.colorSpace !== colorSpace) {
        this.canvas = document.createElement("canvas");
        this.canvas.getContext("2d", { colorSpace });
      }
      this.colorSpace = colorSpace;
      this.canvas.width = width;
      this.canvas.height = height;
    }
    const context = this.canvas.getContext("2d");
    context.clearRect(rect.x, rect.y, rect.width, rect.height);
    context.drawImage(image, rect.x, rect.y);
  }

  // The frames that are there, as runs of shares of the film.
  get loaded() {
    const runs = [];
    for (let frame = 0; frame < this.count; frame += 1) {
      if (!this.entries[frame]) continue;
      const last = runs.at(-1);
      if (last?.to === frame) last.to = frame + 1; else runs.push({ from: frame, to: frame + 1 });
    }
    return runs.map(({ from, to }) => ({ from: from / this.count, to: to / this.count }));
  }
}
