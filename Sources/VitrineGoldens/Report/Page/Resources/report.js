const report = JSON.parse(document.getElementById("report").textContent);
const $ = id => document.getElementById(id);
const words = { fontsDiffer: "fonts differ", unstable: "not deterministic" };
const worst = { fontsDiffer: 2, unreadable: 2, unstable: 2, failed: 2, changed: 1, resized: 1, missing: 1,
  renamed: 1, expired: 1, obsolete: 1 };
const grave = state => worst[state] || 0;
const number = value => Number(value).toLocaleString("en-US");
const key = cause => [cause.kind, cause.subject, cause.old ?? "\0", cause.new ?? "\0"].join("\x01");
function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "class") node.className = value;
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) node.setAttribute(name, value);
  }
  node.append(...children.filter(child => child !== null && child !== undefined));
  return node;
}
const cases = report.cases.map((each, index) => ({ ...each, index, causes: causes(each) }));
for (const golden of report.shard || report.filtered || report.deletedObsolete ? [] : report.obsolete) {
  cases.push({ scene: golden, variant: "", state: "obsolete", golden, tags: [], regions: [], causes: [],
    message: "no scene has this golden", index: cases.length });
}
function causes(each) {
  const found = new Map();
  for (const region of each.regions || []) {
    const first = region.why?.causes?.[0];
    if (first) found.set(key(first), first);
  }
  return [...found.values()];
}
// Pictures that differ for several causes, or for one that is unknown: who approves one cause has not seen the others.
const mixed = new Set(report.clusters.flatMap(cluster => cluster.mixed));
function wording(cause) {
  const change = `${shown(cause.old)} → ${shown(cause.new)}`;
  switch (cause.kind) {
    case "token": return `token ${cause.subject}: ${change}`;
    case "scene": return `${cause.subject}: ${change}`;
    case "added": case "removed": return `${cause.kind}: ${cause.subject}`;
    case "file": return `file ${cause.subject} has different contents`;
    case "options": return `options: ${change}`;
    case "renderer": return cause.old === cause.new ? "the renderer: the scene is unchanged" : `the renderer: ${change}`;
    default: return cause.subject;
  }
}
const shown = text => text === undefined || text === null ? "nothing" : text === "" ? '""' : text;

// What was decided stays with the browser until another run's report is opened.
const storage = `vitrine:${report.plan}:${cases.map(each => each.actualHash || "").join("").length}:${report.run.seconds}`;
let decisions = {};
try { decisions = JSON.parse(localStorage.getItem(storage) || "{}"); } catch { decisions = {}; }
const name = each => each.variant ? `${each.scene} [${each.variant}]` : each.scene;
const canApprove = each => grave(each.state) > 0 && (each.actualHash || each.state === "obsolete")
  && each.state !== "unstable";
function decide(list, verdict) {
  for (const each of list) {
    if (verdict && !canApprove(each) && verdict === "approved") continue;
    if (verdict) decisions[name(each)] = verdict; else delete decisions[name(each)];
  }
  try { localStorage.setItem(storage, JSON.stringify(decisions)); } catch { /* a private window */ }
  drawList();
  drawClusters();
  drawDecision();
}
function approvals() {
  const chosen = cases.filter(each => decisions[name(each)] === "approved");
  const file = { version: 1, approvals: chosen.filter(each => each.state !== "obsolete").map(each => ({
    scene: each.scene, variant: each.variant, expected: each.expectedHash, actual: each.actualHash })) };
  const obsolete = chosen.filter(each => each.state === "obsolete").map(each => each.golden);
  if (obsolete.length) file.obsolete = obsolete;
  return file;
}
function exportApprovals() {
  const blob = new Blob([JSON.stringify(approvals(), null, 2) + "\n"], { type: "application/json" });
  const link = el("a", { href: URL.createObjectURL(blob), download: "approvals.json" });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
const decoded = new Map();
async function bitmap(id) {
  const bytes = Uint8Array.from(atob($(id).textContent), letter => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/png" }));
}
function surface(width, height) {
  const canvas = el("canvas");
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext("2d", { willReadFrequently: true })];
}
async function decode(each) {
  const files = each.pictures || {};
  let expected = null, actual = null;
  if (files.expected) {
    const image = await bitmap(files.expected);
    const [canvas, context] = surface(image.width, image.height);
    context.drawImage(image, 0, 0);
    expected = canvas;
  }
  if (files.actual) {
    const image = await bitmap(files.actual);
    const [canvas, context] = surface(image.width, image.height);
    context.drawImage(image, 0, 0);
    actual = canvas;
  } else if (files.patch && expected) {
    const image = await bitmap(files.patch);
    const [canvas, context] = surface(expected.width, expected.height);
    const box = files.patchBox;
    context.drawImage(expected, 0, 0);
    context.clearRect(box.x, box.y, box.width, box.height);
    context.drawImage(image, box.x, box.y);
    actual = canvas;
  }
  return { expected, actual };
}
// Pictures of a few cases are kept: hundreds would be gigabytes.
function load(each) {
  if (!decoded.has(each.index)) decoded.set(each.index, decode(each));
  const found = decoded.get(each.index);
  decoded.delete(each.index);
  decoded.set(each.index, found);
  while (decoded.size > 4) decoded.delete(decoded.keys().next().value);
  return found;
}
function copy(canvas) {
  const [result, context] = surface(canvas.width, canvas.height);
  context.drawImage(canvas, 0, 0);
  return result;
}
// The golden in dark grey, and what differs from black over magenta and orange to white.
function heat(expected, actual) {
  const width = Math.max(expected.width, actual.width), height = Math.max(expected.height, actual.height);
  const read = canvas => {
    const [whole, context] = surface(width, height);
    context.drawImage(canvas, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [canvas, context] = surface(width, height);
  const a = read(expected), b = read(actual), image = context.createImageData(width, height), out = image.data;
  for (let i = 0; i < out.length; i += 4) {
    const alpha = Math.abs(a[i + 3] - b[i + 3]);
    const most = Math.max(Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2]), alpha);
    out[i + 3] = 255;
    if (most === 0) {
      const grey = (a[i] * 77 + a[i + 1] * 150 + a[i + 2] * 29) / 256 / 4 * a[i + 3] / 255;
      out[i] = out[i + 1] = out[i + 2] = grey;
    } else {
      // The square root lifts a single level into sight.
      const t = Math.sqrt(most / 255);
      out[i] = Math.min(255, 140 + t * 230);
      out[i + 1] = Math.max(0, t * 330 - 75);
      out[i + 2] = t < 0.5 ? 150 - t * 200 : (t - 0.5) * 400 + 50;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
let shownStates = new Set();
let search = "";
let current = null;
const order = [...cases].sort((a, b) => grave(b.state) - grave(a.state) || a.index - b.index);
function visible() {
  const needle = search.trim().toLowerCase();
  return order.filter(each => (shownStates.size === 0 ? grave(each.state) > 0 || all : shownStates.has(each.state))
    && (!needle || each.haystack.includes(needle)));
}
const all = !cases.some(each => grave(each.state) > 0);
for (const each of cases) {
  each.haystack = [name(each), ...(each.tags || []), ...each.causes.map(wording)].join("\n").toLowerCase();
}
function drawStates() {
  const counts = new Map();
  for (const each of order) counts.set(each.state, (counts.get(each.state) || 0) + 1);
  $("states").replaceChildren(...[...counts].map(([state, count]) => el("button", {
    "aria-pressed": shownStates.has(state), "data-state": state,
    onclick: () => {
      if (!shownStates.delete(state)) shownStates.add(state);
      drawStates();
      drawList();
    },
  }, words[state] || state, el("small", {}, number(count)))));
}
function drawClusters() {
  $("clusters").replaceChildren(...report.clusters.slice(0, 50).map(cluster => {
    const members = cluster.cases.map(index => cases[index]);
    const clear = members.filter(each => !mixed.has(each.index));
    const others = members.filter(each => mixed.has(each.index));
    const done = clear.length > 0 && clear.every(each => decisions[name(each)] === "approved");
    const count = members.length === 1 ? "1 picture" : `${number(members.length)} pictures`;
    return el("div", { class: "cluster" }, el("code", {}, wording(cluster.cause)),
      el("div", {}, el("span", {}, `${count}, ${number(cluster.pixels)} px`),
        el("span", {},
          el("button", { onclick: () => { search = wording(cluster.cause); $("search").value = search; drawList(); } }, "Show"),
          " ",
          el("button", { class: done ? "" : "primary", disabled: done || !clear.some(canApprove),
            "data-approve-cluster": "", onclick: () => decide(clear, "approved") },
            done ? "Approved" : others.length ? `Approve ${number(clear.length)}` : "Approve all"))),
      others.length ? el("p", { class: "mixed" }, "Left out, because more than this differs: ",
        ...others.slice(0, 20).map(each => el("button", { "data-mixed": each.index, onclick: () => show(each) }, name(each))),
        others.length > 20 ? ` and ${number(others.length - 20)} more` : null) : null);
  }));
}
function drawList() {
  const list = visible();
  $("list").replaceChildren(...list.map(each => {
    const verdict = decisions[name(each)];
    return el("li", {}, el("button", { "aria-current": each === current, "data-case": each.index, onclick: () => show(each) },
      el("span", { class: `dot ${["", "one", "two"][grave(each.state)]}` }),
      el("span", {}, el("b", {}, each.scene), el("small", {}, [each.variant, words[each.state] || each.state].filter(Boolean).join(" · "))),
      verdict ? el("span", { class: `mark ${verdict}` }, verdict) : null));
  }));
  if (!list.includes(current)) show(list[0] || null);
}
function drawDecision() {
  const counts = Object.values(decisions).reduce((sum, verdict) => ({ ...sum, [verdict]: (sum[verdict] || 0) + 1 }), {});
  $("approve").title = current && mixed.has(current.index) ? "Approve this picture (a): it differs for more than one cause" : "Approve (a)";
  $("decided").textContent = ["approved", "rejected"].filter(each => counts[each]).map(each => `${number(counts[each])} ${each}`).join(", ");
  $("export").disabled = !counts.approved;
  if (!current) return;
  const verdict = decisions[name(current)];
  $("approve").disabled = !canApprove(current);
  $("approve").setAttribute("aria-pressed", verdict === "approved");
  $("reject").setAttribute("aria-pressed", verdict === "rejected");
}
function step(by) {
  const list = visible();
  const next = list[list.indexOf(current) + by];
  if (!next) return;
  show(next);
  document.querySelector(`[data-case="${next.index}"]`)?.scrollIntoView({ block: "nearest" });
}
function verdict(value) {
  if (!current) return;
  const place = visible().indexOf(current);
  decide([current], decisions[name(current)] === value ? null : value);
  if (value && decisions[name(current)] === value && visible()[place] === current) step(1);
}
const counts = new Map();
for (const each of cases) counts.set(each.state, (counts.get(each.state) || 0) + 1);
$("summary").textContent = [`${number(report.cases.length)} pictures in ${report.run.seconds} s, ${report.run.day}`,
  `vitrine ${report.renderer}`, ...report.errors].join(" · ");
let mode = "side";
let zoom = "fit";
let blinking = 0;
let flipped = false;
let drawing = 0;
function press(group, attribute, value) {
  for (const button of $(group).children) button.setAttribute("aria-pressed", button.getAttribute(attribute) === String(value));
}
function setMode(value) { mode = value; press("modes", "data-mode", mode); draw(); }
function setZoom(value) { zoom = value; press("zooms", "data-zoom", zoom); draw(); }
for (const button of $("modes").children) button.addEventListener("click", () => setMode(button.dataset.mode));
for (const button of $("zooms").children) {
  button.addEventListener("click", () => setZoom(button.dataset.zoom === "fit" ? "fit" : Number(button.dataset.zoom)));
}
$("boxes").addEventListener("change", () => draw());
function show(each) {
  current = each;
  $("list").querySelector("[aria-current=true]")?.setAttribute("aria-current", false);
  if (each) $("list").querySelector(`[data-case="${each.index}"]`)?.setAttribute("aria-current", true);
  $("empty").hidden = each !== null;
  $("case").hidden = each === null;
  if (!each) return;
  $("name").textContent = name(each);
  const size = each.actualSize && `${each.actualSize.width} × ${each.actualSize.height}`;
  const found = each.comparison;
  $("facts").textContent = [words[each.state] || each.state, size,
    found && `${number(found.differingPixels)} px differ, at most ${found.largestDifference}/255`,
    each.metric && `${each.metric}, tolerance ${each.tolerance?.text} (${each.tolerance?.source})`,
    (each.tags || []).join(", ")].filter(Boolean).join(" · ");
  const notes = [each.message, each.warnings].filter(Boolean).join("\n");
  $("message").hidden = !notes;
  $("message").textContent = notes;
  drawWhy();
  drawDecision();
  draw();
}
async function draw() {
  const turn = ++drawing;
  clearInterval(blinking);
  $("loupe").hidden = true;
  if (!current) return;
  const pictures = await load(current);
  if (turn !== drawing) return;
  const { expected, actual } = pictures;
  const stage = $("stage");
  const both = expected && actual;
  for (const button of $("modes").children) button.disabled = !both && button.dataset.mode !== "side";
  if (!expected && !actual) { stage.replaceChildren(); return; }
  const view = both ? mode : "side";
  if (view === "side") {
    stage.replaceChildren(...[["golden", expected], ["difference", both ? heat(expected, actual) : null], ["new", actual]]
      .filter(([, canvas]) => canvas).map(([title, canvas]) => figure(title, [copy(canvas)], pictures)));
  } else if (view === "heat") {
    stage.replaceChildren(figure("difference", [heat(expected, actual)], pictures));
  } else if (view === "slider") {
    const frame = figure("golden | new", [copy(expected), copy(actual)], pictures);
    const [below, above] = frame.querySelectorAll("canvas");
    const line = el("div", { class: "divider" });
    const range = el("input", { class: "slide", type: "range", min: 0, max: 1000, value: 500, "aria-label": "Golden to new" });
    const move = () => {
      const share = range.value / 10;
      above.style.clipPath = `inset(0 0 0 ${share}%)`;
      below.style.clipPath = `inset(0 ${100 - share}% 0 0)`;
      line.style.left = `calc(${share}% - 1px)`;
    };
    range.addEventListener("input", move);
    frame.querySelector(".picture").append(line);
    frame.append(range);
    stage.replaceChildren(frame);
    move();
  } else {
    const frame = figure("golden", [copy(expected), copy(actual)], pictures);
    stage.replaceChildren(frame);
    flipped = false;
    flip(frame);
    blinking = setInterval(() => flip(), 600);
  }
}
function flip() {
  const frame = $("stage").querySelector("figure");
  if (!frame || mode !== "blink") return;
  flipped = !flipped;
  const canvases = frame.querySelectorAll("canvas");
  canvases[0].style.visibility = flipped ? "visible" : "hidden";
  canvases[1].style.visibility = flipped ? "hidden" : "visible";
  frame.querySelector("figcaption").textContent = flipped ? "golden" : "new";
}
function figure(title, canvases, pictures) {
  const width = Math.max(...canvases.map(canvas => canvas.width));
  const height = Math.max(...canvases.map(canvas => canvas.height));
  const picture = el("div", { class: "picture" }, ...canvases);
  for (const canvas of canvases) canvas.style.width = `${canvas.width / width * 100}%`;
  // Device pixels of a mockup are small: at 1:1 one is a pixel of the page.
  const columns = mode === "side" && window.innerWidth > 760 ? 3 : 1;
  const room = Math.max(($("case").clientWidth - 12 * (columns - 1)) / columns, 120);
  const tall = Math.max(window.innerHeight * 0.72 / height * width, 120);
  picture.style.width = zoom === "fit" ? `${Math.min(width, room, tall)}px` : `${width * zoom}px`;
  picture.classList.toggle("pixels", zoom !== "fit" && zoom >= 2);
  if ($("boxes").checked) {
    (current.regions || []).slice(0, 60).forEach((region, index) => {
      const { x, y, width: w, height: h } = region.box;
      picture.append(el("div", { class: "box", "data-region": index,
        style: `left:${x / width * 100}%;top:${y / height * 100}%;width:${w / width * 100}%;height:${h / height * 100}%` }));
    });
  }
  picture.addEventListener("pointermove", event => loupe(event, picture, width, pictures));
  picture.addEventListener("pointerleave", () => { $("loupe").hidden = true; });
  return el("figure", {}, el("figcaption", {}, title), picture);
}
function loupe(event, picture, width, { expected, actual }) {
  const box = picture.getBoundingClientRect();
  const x = Math.floor((event.clientX - box.left) / box.width * width);
  const y = Math.floor((event.clientY - box.top) / box.width * width);
  const glass = $("loupe");
  glass.hidden = !$("loupes").checked;
  if (glass.hidden) return;
  const context = glass.querySelector("canvas").getContext("2d");
  context.imageSmoothingEnabled = false;
  context.clearRect(0, 0, 240, 120);
  const lines = [`(${x}, ${y})`];
  [["golden", expected, 0], ["new", actual, 122]].forEach(([title, canvas, left]) => {
    if (!canvas) return;
    context.drawImage(canvas, x - 7, y - 7, 15, 15, left, 0, 118, 118);
    context.strokeStyle = "#ff2d9b";
    context.strokeRect(left + 7 * 118 / 15, 7 * 118 / 15, 118 / 15, 118 / 15);
    const pixel = x < canvas.width && y < canvas.height && x >= 0 && y >= 0
      ? [...canvas.getContext("2d").getImageData(x, y, 1, 1).data].join(" ") : "outside";
    lines.push(`${title.padEnd(6)} ${pixel}`);
  });
  glass.querySelector("code").textContent = lines.join("\n");
  const right = event.clientX + 24 + 260 > window.innerWidth;
  glass.style.left = `${right ? Math.max(event.clientX - 284, 4) : event.clientX + 24}px`;
  glass.style.top = `${Math.min(event.clientY + 16, window.innerHeight - 220)}px`;
}
press("modes", "data-mode", mode);
press("zooms", "data-zoom", zoom);
let settling = 0;
window.addEventListener("resize", () => { clearTimeout(settling); settling = setTimeout(draw, 150); });
function drawWhy() {
  const regions = current.regions || [];
  const groups = new Map();
  regions.forEach((region, index) => {
    const cause = region.why?.causes?.[0];
    const id = cause ? key(cause) : "";
    if (!groups.has(id)) groups.set(id, { cause, regions: [], pixels: 0 });
    const group = groups.get(id);
    group.regions.push({ region, index });
    group.pixels += region.pixels;
  });
  const panels = [...groups.values()].sort((a, b) => b.pixels - a.pixels).map(group => {
    const light = on => () => {
      for (const { index } of group.regions) {
        for (const box of $("stage").querySelectorAll(`[data-region="${index}"]`)) box.classList.toggle("on", on);
      }
    };
    const count = group.regions.length === 1 ? "1 region" : `${number(group.regions.length)} regions`;
    const line = group.cause?.line ? ` · line ${group.cause.line}` : "";
    const others = new Map();
    for (const { region } of group.regions) {
      for (const cause of (region.why?.causes || []).slice(1)) others.set(key(cause), cause);
    }
    return el("div", { class: "region", tabindex: 0, onpointerenter: light(true), onpointerleave: light(false),
      onfocus: light(true), onblur: light(false) },
      el("div", { class: "head" }, el("span", {}, `${count}, ${number(group.pixels)} px${line}`),
        el("span", {}, group.regions.slice(0, 3).map(({ region: { box } }) => `${box.width} × ${box.height} at ${box.x}, ${box.y}`).join("; "))),
      el("p", { class: "cause" }, group.cause ? wording(group.cause) : "nothing is known of why"),
      others.size ? el("p", {}, "perhaps also: " + [...others.values()].slice(0, 5).map(wording).join("; ")) : null,
      nodes(group.regions));
  });
  $("why").replaceChildren(...(panels.length ? [el("h3", {}, "Why"), ...panels] : []));
}
function nodes(regions) {
  const found = new Map();
  for (const { region } of regions) {
    for (const node of region.why?.nodes || []) if (!found.has(node.source)) found.set(node.source, node);
  }
  if (!found.size) return null;
  return el("details", { open: found.size <= 4 }, el("summary", {}, found.size === 1 ? "1 node" : `${found.size} nodes`),
    el("ul", {}, ...[...found.values()].slice(0, 30).map(node => el("li", {}, el("code", {}, node.source),
      node.changes.length ? el("ul", {}, ...node.changes.map(change => el("li", {}, `${change.property}: `,
        el("del", {}, shown(change.old)), " → ", el("ins", {}, shown(change.new))))) : null))));
}
$("search").addEventListener("input", event => { search = event.target.value; drawList(); });
$("approve").addEventListener("click", () => verdict("approved"));
$("reject").addEventListener("click", () => verdict("rejected"));
$("next").addEventListener("click", () => step(1));
$("previous").addEventListener("click", () => step(-1));
$("export").addEventListener("click", exportApprovals);
$("help").addEventListener("click", () => $("keys").showModal());
const modes = ["side", "slider", "blink", "heat"];
function approveCause() {
  const wanted = new Set((current?.causes || []).slice(0, 1).map(key));
  decide(cases.filter(each => !mixed.has(each.index) && each.causes.some(cause => wanted.has(key(cause)))), "approved");
}
const actions = {
  j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
  a: () => verdict("approved"), x: () => verdict("rejected"), u: () => current && decide([current], null),
  c: approveCause, e: exportApprovals, 0: () => setZoom("fit"),
  "+": () => setZoom(zoom === "fit" ? 1 : Math.min(zoom * 2, 8)), "=": () => actions["+"](),
  "-": () => setZoom(zoom === "fit" || zoom <= 0.25 ? "fit" : zoom / 2),
  r: () => $("boxes").click(), l: () => $("loupes").click(), " ": () => flip(),
  "/": () => $("search").focus(), "?": () => $("keys").showModal(),
};
modes.forEach((each, index) => { actions[index + 1] = () => setMode(each); });
document.addEventListener("keydown", event => {
  if (event.target.matches("input[type=search]")) {
    if (event.key === "Escape" || event.key === "Enter") event.target.blur();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || $("keys").open) return;
  if (event.target.matches("input[type=range]") && event.key.startsWith("Arrow")) return;
  if (event.key === " " && event.target.matches("button")) return;
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
drawStates();
drawClusters();
drawList();
drawDecision();
window.vitrine = { approvals };
