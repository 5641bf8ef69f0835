// The server: requests, pictures and what it says of its own accord.

let token = document.querySelector('meta[name="vitrine-token"]').content;

export class Refused extends Error {
  constructor(status, body) {
    super(body?.error || `The server answered ${status}.`);
    Object.assign(this, { status, body });
  }
}

function address(path, parameters) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, value);
  }
  return `/api/${path}?${query}`;
}

async function refused(response) {
  let body = null;
  try { body = await response.json(); } catch { /* not the server's own words */ }
  return new Refused(response.status, body);
}

export async function get(path, parameters = {}, options = {}) {
  const response = await fetch(address(path, parameters), options);
  if (!response.ok) throw await refused(response);
  return response.json();
}

export async function post(path, body) {
  const send = () => fetch(`/api/${path}`, { method: "POST", body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-Vitrine-Token": token } });
  let response = await send();
  if (response.status === 403) {
    // A server that was started anew has another token, and gives it with its page.
    await renewToken();
    response = await send();
  }
  if (!response.ok) throw await refused(response);
  return response.json();
}

async function renewToken() {
  const page = new DOMParser().parseFromString(await (await fetch("/")).text(), "text/html");
  token = page.querySelector('meta[name="vitrine-token"]')?.content || token;
}

export const pictureAddress = (path, parameters) => address(path, parameters);

// A picture as a file, or the part that has changed since a revision; nothing if nothing has.
export async function part(path, parameters) {
  const began = performance.now();
  const response = await fetch(address(path, parameters));
  const cached = response.headers.get("X-Vitrine-Cached") === "1";
  if (response.status === 204) {
    return { nothing: true, cached, revision: response.headers.get("X-Vitrine-Revision") };
  }
  if (!response.ok) throw await refused(response);
  const answered = performance.now();
  const numbers = name => (response.headers.get(name) || "").split(/[x,]/).map(Number);
  const colorSpace = response.headers.get("X-Vitrine-Color-Space") === "display-p3" ? "display-p3" : "srgb";
  const [width, height] = numbers("X-Vitrine-Size");
  const rect = numbers("X-Vitrine-Rect");
  return {
    blob: await response.blob(), colorSpace, cached, width, height,
    revision: response.headers.get("X-Vitrine-Revision"), hash: response.headers.get("X-Vitrine-Hash"),
    rect: rect.length === 4 ? { x: rect[0], y: rect[1], width: rect[2], height: rect[3] }
      : { x: 0, y: 0, width, height },
    server: timings(response.headers.get("Server-Timing")), request: answered - began, answered,
  };
}

// The pixels of a part. Bytes of sRGB stay what they are; those of another space need the profile that the file states.
export const decoded = found => createImageBitmap(found.blob, { premultiplyAlpha: "default",
  colorSpaceConversion: found.colorSpace === "srgb" ? "none" : "default" });

// A picture with its pixels, or the part that has changed since a revision.
export async function picture(path, parameters) {
  const found = await part(path, parameters);
  if (found.nothing) return found;
  const image = await decoded(found);
  return { ...found, image, decoding: performance.now() - found.answered };
}

// Small pictures are loaded two at a time: a browser has six connections to a server, and large pictures come
// first.
export class ThumbnailQueue {
  constructor() { Object.assign(this, { waiting: new Set(), loading: 0 }); }

  // Asks for the picture that `image.wanted` names, once it is the image's turn.
  want(image) {
    if (image.getAttribute("src") !== image.wanted) this.waiting.add(image);
    this.next();
  }

  drop(image) { this.waiting.delete(image); }

  clear() { this.waiting.clear(); }

  next() {
    for (const image of this.waiting) {
      if (this.loading >= 2) return;
      this.waiting.delete(image);
      if (!image.isConnected) continue;
      this.loading += 1;
      const done = succeeded => () => {
        image.onload = image.onerror = null;
        image.classList.toggle("none", !succeeded);
        this.loading -= 1;
        this.next();
      };
      image.onload = done(true);
      image.onerror = done(false);
      image.src = image.wanted;
    }
  }
}

// "layout;dur=3.1, raster;dur=9" as [["layout", 3.1], ["raster", 9]].
function timings(text) {
  return (text || "").split(",").map(each => each.trim().match(/^([\w-]+).*?;dur=([\d.]+)/)).filter(Boolean)
    .map(([, name, duration]) => [name, Number(duration)]);
}

const names = ["scenes", "scene", "golden", "motion"];

// The server's stream of events: one that ends is opened again.
function openStream({ opened, lost, heard }) {
  let source, waiting = 0, timer = 0, isClosed = false;
  const open = () => {
    if (isClosed) return;
    source = new EventSource("/api/events");
    source.onopen = () => {
      waiting = 0;
      opened();
    };
    source.onerror = () => {
      lost();
      if (source.readyState !== EventSource.CLOSED) return;
      waiting = Math.min(waiting * 2 || 500, 5000);
      timer = setTimeout(open, waiting);
    };
    for (const name of names) {
      source.addEventListener(name, event => {
        try { heard(name, JSON.parse(event.data)); } catch { /* half an event */ }
      });
    }
  };
  open();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    source.close();
  };
}

// The server's events, for ever: a server that ends is waited for, and asked for everything again when it is
// back.
//
// A browser has six connections to a server, so all its pages share one stream: the page that holds a lock
// listens and tells the others, and another takes its place when it goes. Without locks, on addresses that
// are not secure, pages in the background listen to nothing.
export function listen({ connected, lost, ...handlers }) {
  let state = "";
  const take = (kind, name, data) => {
    if (kind === "event") {
      handlers[name]?.(data);
    } else if (kind === "open") {
      // What happened while nobody listened is not known.
      const again = state !== "";
      state = "open";
      if (again) renewToken().catch(() => {});
      connected(again);
    } else if (kind === "lost") {
      state = "lost";
      lost();
    }
  };
  if (!navigator.locks) {
    let close = null;
    const follow = () => {
      if (document.hidden) {
        close?.();
        close = null;
      } else {
        close ??= openStream({ opened: () => take("open"), lost: () => take("lost"),
          heard: (name, data) => take("event", name, data) });
      }
    };
    document.addEventListener("visibilitychange", follow);
    follow();
    return;
  }
  const channel = new BroadcastChannel("vitrine-events");
  let leads = false;
  const tell = (kind, name, data) => {
    channel.postMessage({ kind, name, data });
    take(kind, name, data);
  };
  channel.onmessage = ({ data: { kind, name, data } }) => {
    if (kind === "hello") {
      if (leads && state) channel.postMessage({ kind: "now", name: state });
    } else if (kind === "now") {
      if (!state) take(name);
    } else if (!leads) {
      take(kind, name, data);
    }
  };
  channel.postMessage({ kind: "hello" });
  navigator.locks.request("vitrine-events", () => {
    leads = true;
    const close = openStream({ opened: () => tell("open"), lost: () => tell("lost"),
      heard: (name, data) => tell("event", name, data) });
    // A page that is kept for going back gives the lock away, and asks for it anew.
    return new Promise(done => addEventListener("pagehide", () => { close(); done(); }, { once: true }));
  });
  addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
}
