// The state of the page. What tells one place from another stands in the address, so that a reload, a bookmark and a
// copied address lead back to it.

const initial = {
  mode: "preview", scene: "", axes: {}, columns: "", rows: "", chosen: {}, values: {}, node: "", tab: "inspect",
  zoom: "fit", x: 0.5, y: 0.5, linked: true, frame: false, grid: true, overlays: true, baselines: false, marks: true, finding: "",
  changes: [], speed: 1, loop: true,
  query: "", tag: "", picture: "", compare: "side", variants: false, all: false, pane: "middle",
};

const json = new Set(["axes", "chosen", "values", "changes"]);

function read() {
  const state = structuredClone(initial);
  for (const [name, text] of new URLSearchParams(location.hash.slice(1))) {
    if (!Object.hasOwn(initial, name)) continue;
    try {
      if (json.has(name)) {
        const value = JSON.parse(text);
        if (value && typeof value === "object" && Array.isArray(value) === Array.isArray(initial[name])) state[name] = value;
      } else if (typeof initial[name] === "boolean") {
        state[name] = text === "true";
      } else if (name === "zoom") {
        state.zoom = Number(text) > 0 ? Math.min(Math.max(Number(text), 0.02), 64) : "fit";
      } else if (typeof initial[name] === "number") {
        state[name] = Number.isFinite(Number(text)) ? Number(text) : initial[name];
      } else {
        state[name] = text;
      }
    } catch { /* an address that somebody cut */ }
  }
  return state;
}

const listeners = new Set();
let writing = 0;

export const state = read();

export function subscribe(listener) { listeners.add(listener); }

// Changes some values, and says which have another value than before.
export function set(values) {
  const changed = Object.keys(values).filter(name => JSON.stringify(state[name]) !== JSON.stringify(values[name]));
  if (!changed.length) return;
  Object.assign(state, values);
  // Browsers refuse hundreds of addresses a second, which a drag would write.
  clearTimeout(writing);
  writing = setTimeout(write, 150);
  for (const listener of listeners) listener(new Set(changed));
}

function write() {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (JSON.stringify(value) === JSON.stringify(initial[name])) continue;
    text.set(name, json.has(name) ? JSON.stringify(value) : typeof value === "number" ? String(Math.round(value * 1e4) / 1e4) : value);
  }
  const address = text.toString().replaceAll("%2F", "/").replaceAll("%3A", ":");
  history.replaceState(null, "", address ? `#${address}` : location.pathname);
}

addEventListener("pagehide", write);
addEventListener("hashchange", () => set(read()));
