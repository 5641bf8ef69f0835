import { el, hex, icon, redraw, segments } from "./dom.js";
import { colorChange } from "./compare.js";
import { Pane } from "./pane.js";
import { keySheet } from "./approve.js";
import { get, listen } from "./api.js";
import { cycleAxis, drawAxes } from "./axes.js";
import { Goldens } from "./goldens.js";
import { Inspector } from "./inspector.js";
import { listenToKeys, sheet } from "./keys.js";
import { Player } from "./player.js";
import { chosenEditor, copyPlace, fillEditors, openPlace, setRoot } from "./places.js";
import { SceneList } from "./scenes.js";
import { Stage } from "./stage.js";
import { nodeTitle } from "./tree.js";
import { set, state, subscribe } from "./state.js";

const $ = id => document.getElementById(id);
let scenes = [];
let gone = null;
const warnings = new Map();

function announce(text) {
  $("announcement").textContent = "";
  requestAnimationFrame(() => { $("announcement").textContent = text; });
}

// A scene whose file is gone stays as it was, so that it can go on when the file comes back.
const sceneNow = () => scenes.find(scene => scene.id === state.scene)
  ?? (gone?.id === state.scene ? gone : null);

const list = new SceneList($("left"), id => {
  const axes = { ...state.axes };
  // The moment at which one scene was looked at is none of the next.
  if (player.isShown) delete axes.time;
  set({ scene: id, axes, node: "", values: {}, changes: [], pane: "middle" });
});
const axes = el("div", { class: "axes", role: "toolbar", "aria-label": "Environment" });
const preview = el("div", { class: "pane-body" }, axes);
$("middle").append(preview);
const stage = new Stage(preview, {
  hovered: (cell, place) => showPointer(cell, inspector.point(cell, place)),
  picked: (cell, place) => inspector.pick(cell, place),
  activated: cell => {
    if (cell) inspector.follow(cell);
    if (cell?.revision) player.follow(cell);
    showExtent();
  },
  loaded: cell => {
    if (cell === stage.active) inspector.follow(cell);
    frames();
    showExtent();
    if (!player.holds) cell?.showFilm(null);
    if (cell === stage.active) player.follow(cell);
  },
  timed: cell => { if (cell === stage.active) showTiming(cell.timing); },
  zoomed: cell => { if (cell === stage.active) showExtent(); },
  announce,
});
const inspector = new Inspector($("right"), { redraw: () => stage.redraw(), announce, tried: () => stage.refresh() });
stage.overlay = (context, place, cell) => inspector.paint(context, place, cell);
inspector.treeLoaded = () => frames();
const player = new Player(stage.host, { stage, announce, moved: () => inspector.showMotion() });
inspector.player = player;
stage.holds = () => player.holds;
const goldens = new Goldens({ left: $("left"), middle: $("middle"), right: $("right") }, {
  announce, openScene: found => set({ mode: "preview", scene: found.scene, node: "", pane: "middle",
    values: {}, columns: "", rows: "",
    axes: ["light", "dark"].includes(found.variant) ? { appearance: found.variant } : { variant: found.variant } }),
});
goldens.refreshed = () => drawModes();
goldens.onShown = goldens.comparison.zoomed = () => showExtent();
goldens.hover = (place, pair) => {
  $("pointer").textContent = place ? colorChange(pair, place) : "";
};

// A device's bezel and corners, from its name and its display's corner radius.
function frameOf(cell) {
  const device = cell.tree?.device;
  const scale = cell.tree?.scale ?? 1;
  if (!device) return { bezel: 8 * scale, radius: 0 };
  return { bezel: (/ipad/.test(device.name) ? 20 : device.cornerRadius ? 11 : 16) * scale, radius: (device.cornerRadius || 0) * scale };
}

const frames = () => stage.setFrames(frameOf);

function showPointer(cell, pixel) {
  let text = "";
  if (pixel && cell.canvas?.width && pixel.x >= 0 && pixel.y >= 0 && pixel.x < cell.canvas.width && pixel.y < cell.canvas.height) {
    const [r, g, b, a] = cell.canvas.getContext("2d", { willReadFrequently: true }).getImageData(pixel.x, pixel.y, 1, 1).data;
    const space = cell.colorSpace === "display-p3" ? " P3" : "";
    text = `${pixel.x}, ${pixel.y}  ${hex([r, g, b])}${space}${a < 255 ? ` ${Math.round(a / 2.55)} %` : ""}`;
  }
  $("pointer").textContent = text;
}

function showExtent() {
  const cell = stage.active;
  const pane = state.mode === "goldens" ? goldens.comparison.panes[0] : cell?.pane;
  showEffects(pane);
  if (!pane?.layers.length || !pane.canvas.width) {
    $("extent").textContent = "";
    zoomLabel.textContent = "Fit";
    return;
  }
  const { width, height } = pane.size, percent = Math.round(pane.zoom * 100);
  $("extent").textContent = `${width} × ${height} px  ${percent} %`;
  zoomLabel.textContent = `${percent} %`;
}

function showTiming({ total, server, cached }) {
  // What the server says of a picture that it had is of the time when it made it.
  if (cached) {
    $("timing").textContent = `${total.toFixed(0)} ms · cached`;
    return;
  }
  const parts = server.filter(([, time]) => time >= 0.05).map(([name, time]) => `${name} ${time.toFixed(time < 10 ? 1 : 0)}`);
  $("timing").textContent = [`${total.toFixed(0)} ms`, ...parts].join(" · ");
}

// Controls.

const zoomLabel = el("button", { type: "button", class: "plain zoom-label", title: "Fit (0)", onclick: () => zoom("fit") }, "Fit");
const panes = () => state.mode === "goldens" ? goldens.comparison.panes : [...stage.all.values()].map(cell => cell.pane);
const mainPane = () => state.mode === "goldens" ? goldens.comparison.panes[0] : stage.active?.pane;

function zoom(value) {
  for (const pane of state.linked || state.mode === "goldens" ? panes().slice(0, 1) : [mainPane()]) {
    if (value === "fit") pane?.view.change({ zoom: "fit", x: 0.5, y: 0.5 }); else pane?.zoomTo(value);
  }
  showExtent();
}

function stepZoom(by) {
  mainPane()?.step(by);
  showExtent();
}

function toggle(name, title, text, which = "") {
  return el("button", { type: "button", class: `plain toggle ${which}`, "data-toggle": name, title,
    onclick: () => set({ [name]: !state[name] }) }, text);
}

const toggles = [
  toggle("overlays", "Frames over the picture (h)", "Frames"),
  toggle("baselines", "Baselines of all texts (n)", "Baselines", "preview-only"),
  toggle("marks", "Marks of the audit's findings (q)", "Marks", "preview-only"),
  toggle("frame", "Device frame (d)", "Device", "preview-only"),
    toggle("grid", "Pixel grid, from 800 % (g)", "Grid"),
  toggle("linked", "Linked scrolling and zoom of several pictures (l)", "Linked", "preview-only"),
];
$("tools").append(...toggles, el("span", { class: "segments zooms", role: "group", "aria-label": "Zoom" },
  el("button", { type: "button", title: "Zoom out (-)", "aria-label": "Zoom out",
    onclick: () => stepZoom(-1) }, "−"), zoomLabel,
  el("button", { type: "button", title: "Zoom in (+)", "aria-label": "Zoom in", onclick: () => stepZoom(1) },
    "+"),
  el("button", { type: "button", title: "100 % (1)", onclick: () => zoom(1) }, "1:1")));

function drawTools() {
  for (const button of toggles) button.setAttribute("aria-pressed", String(state[button.dataset.toggle]));
  toggles[0].textContent = state.mode === "goldens" ? "Regions" : "Frames";
  showEffects(mainPane());
}

// A setting without effect on what is seen is not lit.
function showEffects(pane) {
  const effects = { marks: state.tab === "audit", grid: !pane?.canvas.width || pane.zoom >= 8, linked: stage.all.size > 1 };
  for (const button of toggles) button.classList.toggle("idle", effects[button.dataset.toggle] === false);
}

function drawModes() {
  const open = goldens.pictures.filter(each => ["changed", "missing", "failing"].includes(each.state)).length;
  const modes = [["preview", "Preview"], ["goldens", open ? `Goldens ${open}` : "Goldens"]];
  redraw($("modes"), segments("View", modes, state.mode, value => set({ mode: value })));
}

function drawPanes() {
  const names = [["left", "list", state.mode === "goldens" ? "Pictures" : "Scenes"], ["middle", "picture", "Picture"], ["right", "inspect", state.mode === "goldens" ? "Review" : "Inspect"]];
  redraw($("panes"), ...names.map(([name, image, title]) =>
    el("button", { type: "button", class: "plain", "data-value": name,
      "aria-pressed": String(state.pane === name), onclick: () => set({ pane: name }) },
      icon(image), el("span", {}, title))));
  document.body.dataset.pane = state.pane;
  // Where one pane is seen at a time, that one is the main part of the page.
  for (const [name, role] of [["left", "navigation"], ["right", "complementary"]]) {
    $(name).setAttribute("role", narrow.matches && state.pane === name ? "main" : role);
  }
}

const narrow = matchMedia("(max-width: 759px)");
narrow.addEventListener("change", drawPanes);

function drawMode() {
  const golden = state.mode === "goldens";
  document.body.dataset.mode = state.mode;
  list.element.hidden = preview.hidden = inspector.element.hidden = golden;
  goldens.leftElement.hidden = goldens.middleElement.hidden = goldens.rightElement.hidden = !golden;
  $("left").setAttribute("aria-label", golden ? "Pictures" : "Scenes");
  $("right").setAttribute("aria-label", golden ? "Review" : "Inspector");
  drawModes();
  drawTools();
  drawPanes();
  if (golden) {
    goldens.draw();
    goldens.show();
  }
}

function drawTitle() {
  const scene = sceneNow();
  const name = state.mode === "goldens" ? "Goldens" : scene ? scene.title || scene.name : "Vitrine";
  $("title").textContent = name;
  document.title = `${name} – Vitrine preview`;
}

function drawScene() {
  const scene = sceneNow();
  axes.hidden = !scene;
  drawTitle();
  list.select();
  showEffects(mainPane());
  if (!scene) {
    stage.arrange(null);
    player.hide();
    inspector.follow(null);
    inspector.leave(null);
    return;
  }
  drawAxes(axes, scene);
  stage.warn(warnings.get(scene.id) ?? []);
  stage.arrange(scene);
  inspector.leave(scene.id);
  if (player.scene && player.scene !== scene.id) player.hide();
  if (player.holds) player.follow(stage.active); else player.takeTime();
  showEffects(mainPane());
}

subscribe(changed => {
  const any = (...names) => names.some(name => changed.has(name));
  if (any("query", "tag")) {
    if (state.mode === "goldens") goldens.draw(); else list.draw();
  }
  if (any("mode")) {
    drawMode();
    drawScene();
  }
  if (any("scene", "axes", "columns", "rows", "chosen", "values", "changes", "linked") && !any("mode")) drawScene();
  if (any("mode") && inGoldens()) player.pause();
  if (any("speed", "loop") && player.isShown) player.reset();
  if (any("axes")) for (const scene of scenes) list.update(scene);
  if (any("node")) inspector.draw();
  if (any("tab")) {
    inspector.drawTabs();
    drawTools();
    stage.redraw();
  }
  if (any("overlays", "baselines", "marks", "grid", "frame", "linked")) drawTools();
  if (any("overlays", "baselines", "marks", "grid")) stage.redraw();
  if (any("finding")) inspector.audit.draw();
  if (any("frame")) frames();
  if (any("pane", "mode")) drawPanes();
  if (any("picture", "variants", "compare", "overlays", "grid") && state.mode === "goldens") {
    goldens.drawList();
    goldens.show();
  }
  if (any("all")) goldens.draw();
  if (any("zoom", "x", "y")) {
    const { zoom, x, y } = state;
    const { view } = stage;
    if (view.zoom !== zoom || view.x !== x || view.y !== y) Object.assign(view, { zoom, x, y });
    showExtent();
  }
});

// Keys.

const paneOrder = ["left", "middle", "right"];

function focusPane(name) {
  set({ pane: name });
  if (name === "left") {
    if (state.mode === "goldens") (goldens.list.querySelector('[aria-current="true"]') || goldens.search)?.focus(); else list.focus();
  } else if (name === "middle") {
    (mainPane()?.canvas ?? $("middle")).focus();
  } else if (state.mode === "preview" && state.tab === "inspect") {
    inspector.tree.focus();
  } else {
    const target = $("right").querySelector(state.mode === "preview" ? ".panel:not([hidden]) :is(input, button, select, a)" : "button:not(:disabled)");
    (target || $("right").querySelector('[role="tab"][tabindex="0"]') || $("right")).focus();
  }
}

const inGoldens = () => state.mode === "goldens";
const inPicture = () => $("middle").contains(document.activeElement);

function cycle(name, by = 1) {
  const value = cycleAxis(sceneNow(), name, by);
  if (value !== null) announce(`${name}: ${value}`);
}

const compareBy = index => () => inGoldens() ? set({ compare: ["side", "slider", "onion", "blink", "heat"][index - 1] }) : index <= 2 ? zoom(index) : false;

listenToKeys({
  F6: event => {
    const at = paneOrder.findIndex(name => $(name).contains(document.activeElement));
    focusPane(paneOrder[(at + (event.shiftKey ? 2 : 1) + 3) % 3]);
  },
  s: () => focusPane("left"), p: () => focusPane("middle"),
  i: () => { if (!inGoldens()) set({ tab: "inspect" }); focusPane("right"); },
  "/": () => { set({ pane: "left" }); (inGoldens() ? goldens.search : list.search).focus(); },
  "[": () => list.step(-1), "]": () => list.step(1), m: () => set({ mode: inGoldens() ? "preview" : "goldens" }),
  "?": () => keySheet(sheet), 0: () => zoom("fit"), "+": () => stepZoom(1), "=": () => stepZoom(1), "-": () => stepZoom(-1),
  1: compareBy(1), 2: compareBy(2), 3: compareBy(3), 4: compareBy(4), 5: compareBy(5),
  f: () => inGoldens() || !player.isShown ? false : player.toggle(),
  "<": () => inGoldens() || !player.isShown ? false : player.step(-1), ">": () => inGoldens() || !player.isShown ? false : player.step(1),
  z: () => inGoldens() || !player.isShown ? false : player.cycleSpeed(), "Shift+L": () => set({ loop: !state.loop }),
  g: () => set({ grid: !state.grid }), d: () => set({ frame: !state.frame }), l: () => set({ linked: !state.linked }),
  h: () => set({ overlays: !state.overlays }), n: () => set({ baselines: !state.baselines }),
  q: () => inGoldens() ? false : set({ marks: !state.marks }),
  t: () => cycle("appearance"), w: () => cycle("contrast"), r: () => cycle("layoutDirection"), b: () => cycle("dynamicType"), "Shift+B": () => cycle("dynamicType", -1),
  v: () => inGoldens() ? set({ variants: !state.variants }) : set({ columns: state.columns === "appearance" ? "" : "appearance" }),
  ".": () => stepCell(1), ",": () => stepCell(-1),
  c: () => {
    if (inGoldens() || !stage.active?.canvas.width) return false;
    focusPane("middle");
    movePointer(0, 0);
  },
  Enter: () => {
    if (!inPicture() || !inspector.cursor) return false;
    inspector.pick(stage.active, { x: inspector.cursor.x + 0.5, y: inspector.cursor.y + 0.5 });
  },
  Escape: () => {
    if (inspector.cursor || inspector.colors.pinned) inspector.endCursor(); else set({ node: "" });
  },
  o: () => { if (!inspector.selected?.source) return false; openPlace(inspector.selected.source); },
  y: () => { if (!inspector.selected?.source) return false; copyPlace(inspector.selected.source); },
  "Alt+1": () => { set({ tab: "inspect" }); focusPane("right"); }, "Alt+2": () => { set({ tab: "colors" }); focusPane("right"); },
  "Alt+3": () => { set({ tab: "glass" }); focusPane("right"); }, "Alt+4": () => { set({ tab: "values" }); focusPane("right"); },
  "Alt+5": () => { set({ tab: "audit" }); focusPane("right"); },
  j: () => inGoldens() ? goldens.step(1) : list.step(1), k: () => inGoldens() ? goldens.step(-1) : list.step(-1),
  // A key that is held down decides once: the next picture has to be seen first.
  a: event => inGoldens() ? event.repeat || void goldens.approveCurrent() : false,
  u: () => inGoldens() ? void goldens.undo() : false,
  x: () => inGoldens() && goldens.current ? void goldens.reject([goldens.current]) : false,
  "Shift+A": () => inGoldens() ? void goldens.approve(goldens.chosen(), "Approve the selection") : false,
  e: () => {
    if (!inGoldens() || !goldens.current) return false;
    const key = state.picture;
    if (!goldens.selection.delete(key)) goldens.selection.add(key);
    goldens.draw();
  },
  " ": () => {
    if (inGoldens() && state.compare === "blink") {
      goldens.comparison.flip();
      return;
    }
    if (!inPicture()) return false;
    Pane.spaceHeld = true;
    document.body.classList.add("panning");
  },
  Arrow: event => {
    if (!inPicture() || !(event.target instanceof HTMLCanvasElement)) return false;
    if (inspector.cursor && !inGoldens()) {
      const far = event.shiftKey ? 10 : 1;
      movePointer(...{ ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] }[event.key]);
      return true;
    }
    return panes().find(pane => pane.canvas === event.target)?.key(event) ?? false;
  },
});

document.addEventListener("keyup", event => {
  if (event.key !== " ") return;
  Pane.spaceHeld = false;
  document.body.classList.remove("panning");
});

function movePointer(dx, dy) {
  const cell = stage.active, at = inspector.moveCursor(cell, dx, dy);
  showPointer(cell, at);
  announce(`${$("pointer").textContent} ${inspector.hovered ? nodeTitle(inspector.hovered) : ""}`);
}

function stepCell(by) {
  const all = [...stage.all.values()];
  const next = all[(all.indexOf(stage.active) + by + all.length) % all.length];
  next?.pane.canvas.focus();
}

// The server.

function showConnection(text, name) {
  $("connection-text").textContent = text;
  $("connection").className = name;
}

async function loadScenes(next = null) {
  const found = await get("scenes");
  const before = sceneNow();
  scenes = found.scenes;
  setRoot(found.root, announce);
  list.show(scenes);
  // A file with another name is the same scene, in the same place of the page.
  if (next && scenes.some(scene => scene.id === next) && !scenes.some(scene => scene.id === state.scene)) {
    announce(`${state.scene} is ${next} now.`);
    set({ scene: next });
  }
  if (scenes.some(scene => scene.id === state.scene)) gone = null;
  else if (state.scene) gone = { ...before ?? unknown(state.scene), gone: true };
  else if (scenes.length) set({ scene: (list.visible()[0] ?? scenes[0]).id, node: "", values: {} });
  drawScene();
}

// A scene that an old address names: nothing but its name is known of it.
const unknown = id => ({ id, name: id.replace(/^.*\//, ""), folder: "", title: "", axes: {}, variants: [],
  tags: [] });

let settling = 0;

listen({
  connected: async again => {
    showConnection("Live", "live");
    try {
      await loadScenes();
      if (again) {
        stage.refresh();
        inspector.audit.recordEdit();
      }
      goldens.refresh();
    } catch (error) {
      showConnection(error.message, "lost");
    }
  },
  lost: () => showConnection("Reconnecting", "lost"),
  scenes: ({ renamed = {} }) => {
    const next = Object.hasOwn(renamed, state.scene) ? renamed[state.scene] : null;
    loadScenes(next).catch(() => {});
    goldens.refresh();
  },
  scene: data => {
    const scene = scenes.find(each => each.id === data.id);
    warnings.set(data.id, (data.diagnostics || []).filter(each => each.severity !== "error"));
    if (data.id === state.scene) {
      stage.refresh();
      stage.warn(warnings.get(data.id));
    }
    if (!scene) return;
    Object.assign(scene, { revision: data.revision ?? scene.revision, state: data.state ?? scene.state });
    // Thumbnails wait until the picture is there.
    setTimeout(() => list.update(scene), data.id === state.scene ? 250 : 0);
  },
  motion: data => {
    if (data.id !== state.scene || !stage.active) return;
    player.follow(stage.active, true);
    inspector.audit.recordEdit();
  },
  golden: data => {
    const scene = scenes.find(each => each.id === data.id);
    if (scene && ["changed", "missing", "failing"].includes(data.state)) list.update(Object.assign(scene, { state: data.state }));
    clearTimeout(settling);
    settling = setTimeout(() => goldens.refresh(), 200);
  },
});

fillEditors($("editor"), () => {
  inspector.draw();
  stage.loaded(stage.active);
  if (inGoldens()) goldens.show();
});
$("editor").title = `Editor: ${chosenEditor()}`;
$("help").addEventListener("click", () => keySheet(sheet));
drawMode();
drawScene();

// For scripts that look at the page, such as its own check.

export const pictures = () => [...stage.all.values()].map(cell => cell.shownCanvas);
export const motionPlayer = () => player;
export const zooms = () => panes().map(pane => pane.zoom);
export const hasFrame = () => Boolean(stage.active?.pane.frame && stage.active.canvas.width);
export const triedSource = () => inspector.values.source();
export const compared = () => goldens.comparison.panes.filter(pane => pane.layers.length).length;

// The place in the window of the first node of a kind, in CSS pixels.
export function spotOf(kind) {
  const cell = stage.active, layout = cell?.tree;
  const node = layout && [...layout.nodes.values()].find(each => each.kind === kind);
  if (!node) return null;
  const box = cell.pane.canvas.getBoundingClientRect(), { left, top, zoom, ratio } = cell.pane.geometry;
  const at = value => value * layout.scale * zoom;
  return [box.left + (left + at(node.frame.x + node.frame.width / 2)) / ratio, box.top + (top + at(node.frame.y + node.frame.height / 2)) / ratio];
}

// The place in the window of the mark of a finding.
export function markAt(index) {
  const cell = stage.active, area = cell?.tree && inspector.audit.marks(cell)[index]?.area;
  if (!area) return null;
  const box = cell.pane.canvas.getBoundingClientRect(), { left, top, zoom, ratio } = cell.pane.geometry;
  const at = value => value * cell.tree.scale * zoom;
  return [box.left + (left + at(area.x + area.width / 2)) / ratio, box.top + (top + at(area.y + area.height / 2)) / ratio];
}
