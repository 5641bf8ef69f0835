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

// A picture, or the part that has changed since a revision; null if nothing has.
export async function picture(path, parameters) {
  const began = performance.now();
  const response = await fetch(address(path, parameters));
  if (response.status === 204) return { nothing: true, revision: response.headers.get("X-Vitrine-Revision") };
  if (!response.ok) throw await refused(response);
  const answered = performance.now();
  const numbers = name => (response.headers.get(name) || "").split(/[x,]/).map(Number);
  const image = await createImageBitmap(await response.blob(), { premultiplyAlpha: "default", colorSpaceConversion: "none" });
  const [width, height] = numbers("X-Vitrine-Size");
  const rect = numbers("X-Vitrine-Rect");
  return {
    image, revision: response.headers.get("X-Vitrine-Revision"), hash: response.headers.get("X-Vitrine-Hash"),
    width: width || image.width, height: height || image.height,
    rect: rect.length === 4 ? { x: rect[0], y: rect[1], width: rect[2], height: rect[3] } : { x: 0, y: 0, width: image.width, height: image.height },
    server: timings(response.headers.get("Server-Timing")), request: answered - began, decoding: performance.now() - answered,
  };
}

// "layout;dur=3.1, raster;dur=9" as [["layout", 3.1], ["raster", 9]].
function timings(text) {
  return (text || "").split(",").map(each => each.trim().match(/^([\w-]+).*?;dur=([\d.]+)/)).filter(Boolean)
    .map(([, name, duration]) => [name, Number(duration)]);
}

// The server's events, for ever: a server that ends is waited for, and asked for everything again when it is back.
export function listen({ scenes, scene, golden, connected, lost }) {
  let source, waiting = 0, wasLost = false;
  const open = () => {
    source = new EventSource("/api/events");
    source.onopen = () => {
      waiting = 0;
      if (wasLost) renewToken().catch(() => {});
      connected(wasLost);
      wasLost = false;
    };
    source.onerror = () => {
      wasLost = true;
      lost();
      if (source.readyState !== EventSource.CLOSED) return;
      waiting = Math.min(waiting * 2 || 500, 5000);
      setTimeout(open, waiting);
    };
    const on = (name, handler) => source.addEventListener(name, event => {
      let data = {};
      try { data = JSON.parse(event.data); } catch { return; }
      handler(data);
    });
    on("scenes", scenes);
    on("scene", scene);
    on("golden", golden);
  };
  open();
}
