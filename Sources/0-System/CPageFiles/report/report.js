import { clamp, counted, el, icon, number, redraw, segments } from "./dom.js";
import { besides, colorChange, Comparison, comparisonModes, drawn } from "./compare.js";
import { facts, isDark, merged, surface } from "./compare.js";
import { allCauses, causeElement, causeKey, causePixels, causeText, changeChips, pixelText, plainPath } from "./causes.js";
import { filmPanel } from "./film.js";
import { askApproval, askReason, keySheet, thumbnail } from "./approve.js";

const report = JSON.parse(document.getElementById("report").textContent);
const $ = id => document.getElementById(id);
const words = { fontsDiffer: "fonts differ", unstable: "not deterministic" };
const worst = { fontsDiffer: 2, unreadable: 2, unstable: 2, failed: 2, changed: 1, resized: 1, missing: 1,
  renamed: 1, expired: 1, obsolete: 1 };
const grave = state => worst[state] || 0;
const cases = report.cases.map((each, index) => ({ ...each, index, causes: allCauses(each.regions) }));
const leftovers = report.deletedObsolete ? report.unmarked || [] : report.obsolete;
for (const golden of report.shard || report.filtered ? [] : leftovers) {
  cases.push({ scene: golden, variant: "", state: "obsolete", golden, tags: [], regions: [], causes: [],
    message: "no scene has this golden", index: cases.length });
}
// Pictures that differ for several causes, or for one that is unknown: who approves one cause has not seen the others.
const mixed = new Set(report.clusters.flatMap(cluster => cluster.mixed)
  .concat(cases.filter(each => each.causes.length > 1).map(each => each.index)));

// What was decided stays with the browser until another run's report is opened.
const storage = `vitrine:${report.plan}:${cases.map(each => each.actualHash || "").join("").length}:${report.run.seconds}`;
let decisions = {};
try { decisions = JSON.parse(localStorage.getItem(storage) || "{}"); } catch { decisions = {}; }
const name = each => each.variant ? `${each.scene} [${each.variant}]` : each.scene;
const verdictOf = each => decisions[name(each)]?.verdict;
const canApprove = each => grave(each.state) > 0 && (each.actualHash || each.state === "obsolete")
  && each.state !== "unstable";
// Nothing is approved that was not shown; what has no picture, such as an obsolete golden, is named.
const painted = new Set();
const hasNew = each => Boolean(each.pictures?.actual || each.pictures?.patch);
const mustBeShown = each => hasNew(each) || ["changed", "resized", "missing"].includes(each.state);
const wasShown = each => painted.has(each.index) || !mustBeShown(each);
function decide(list, verdict, reason) {
  for (const each of list) {
    if (verdict === "approved" && !canApprove(each)) continue;
    if (verdict) decisions[name(each)] = reason ? { verdict, reason } : { verdict }; else delete decisions[name(each)];
  }
  try { localStorage.setItem(storage, JSON.stringify(decisions)); } catch { /* a private window */ }
  drawList();
  drawClusters();
  drawDecision();
}
function approvals() {
  const chosen = cases.filter(each => verdictOf(each) === "approved");
  const file = { version: 1, approvals: chosen.filter(each => each.state !== "obsolete").map(each => ({
    scene: each.scene, variant: each.variant, expected: each.expectedHash, actual: each.actualHash })) };
  const obsolete = chosen.filter(each => each.state === "obsolete").map(each => each.golden);
  if (obsolete.length) file.obsolete = obsolete;
  const rejections = cases.filter(each => verdictOf(each) === "rejected")
    .map(each => ({ scene: each.scene, variant: each.variant, reason: decisions[name(each)].reason }));
  if (rejections.length) file.rejections = rejections;
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

// The page is at work before its pictures are there: they stand behind it in the file, and each is whole once another
// element follows it.
const isReading = () => document.readyState === "loading";
const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds));
async function pictureText(id) {
  for (;;) {
    const element = $(id);
    if (element && (element.nextElementSibling || !isReading())) return element.textContent;
    if (!isReading()) throw new Error("the picture is missing");
    await pause(30);
  }
}
async function drawProgress() {
  const total = Number($("report").dataset.pictures) || 0;
  while (isReading()) {
    const count = document.querySelectorAll("script[type='text/plain']").length;
    $("reading").textContent = `Reading pictures: ${number(count)} of ${number(total)}`;
    await pause(60);
  }
  $("reading").textContent = "";
}
const decoded = new Map();
async function picture(id) {
  const bytes = Uint8Array.from(atob(await pictureText(id)), letter => letter.charCodeAt(0));
  return new Blob([bytes], { type: "image/png" });
}
const bitmap = async id => createImageBitmap(await picture(id));
const address = async id => URL.createObjectURL(await picture(id));
async function decode(each) {
  const files = each.pictures || {};
  const expected = files.expected ? drawn(await bitmap(files.expected)) : null;
  let actual = null;
  if (files.actual) {
    actual = drawn(await bitmap(files.actual));
  } else if (files.patch && expected) {
    const image = await bitmap(files.patch), box = files.patchBox;
    const [canvas, context] = surface(expected.width, expected.height);
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
  while (decoded.size > 6) decoded.delete(decoded.keys().next().value);
  return found;
}

let shownStates = new Set();
let search = "";
let current = null;
const all = !cases.some(each => grave(each.state) > 0);
const order = [...cases].sort((a, b) => grave(b.state) - grave(a.state)
  || (a.scene === b.scene ? Number(isDark(a)) - Number(isDark(b)) : 0) || a.index - b.index);
for (const each of cases) {
  each.haystack = [name(each), ...(each.tags || []), ...each.causes.map(causeText)].join("\n").toLowerCase();
}
function visible() {
  const needle = search.trim().toLowerCase();
  return order.filter(each => (shownStates.size === 0 ? grave(each.state) > 0 || all : shownStates.has(each.state))
    && (!needle || each.haystack.includes(needle)));
}
function drawStates() {
  const counts = new Map();
  for (const each of order) counts.set(each.state, (counts.get(each.state) || 0) + 1);
  redraw($("states"), ...[...counts].map(([state, count]) => el("button", {
    type: "button", "aria-pressed": String(shownStates.has(state)), "data-state": state,
    onclick: () => {
      if (!shownStates.delete(state)) shownStates.add(state);
      drawStates();
      drawList();
    },
  }, words[state] || state, el("small", {}, number(count)))));
}
// Causes beyond the first are a click away: the pictures below them are what the list is for.
const fewCauses = 2, maxCauses = 50;
let showsAllCauses = false;
function drawClusters() {
  $("clusters").hidden = !report.clusters.length;
  const rest = Math.min(report.clusters.length, maxCauses) - fewCauses;
  const more = rest > 0 ? el("button", { type: "button", class: "plain more",
    "aria-expanded": String(showsAllCauses),
    onclick: () => {
      showsAllCauses = !showsAllCauses;
      drawClusters();
      $("clusters").querySelector(".more")?.focus();
    } }, showsAllCauses ? "Fewer causes" : counted(rest, "more cause")) : null;
  const cards = report.clusters.slice(0, showsAllCauses ? maxCauses : fewCauses).map(cluster => {
    const members = cluster.cases.map(index => cases[index]);
    const others = members.filter(each => mixed.has(each.index));
    const open = members.filter(each => canApprove(each) && verdictOf(each) !== "approved");
    return el("section", { class: "cause-card cluster" }, causeElement(cluster.cause),
      el("div", { class: "soft small" },
        `${counted(members.length, "picture")}, ${pixelText(cluster.pixels, cluster.sharedPixels)}`),
      el("div", { class: "row" },
        el("button", { type: "button", onclick: () => { search = causeText(cluster.cause); $("search").value = search; drawList(); } }, "Show"),
        el("button", { type: "button", disabled: !open.length, "data-approve-cluster": "", onclick: () => approveCluster(cluster) },
          open.length ? "Approve…" : "Approved")),
      others.length ? el("details", { class: "mixed small" }, el("summary", { class: "warn" },
        counted(others.length, "picture"), " with other changes"), el("p", { class: "soft" },
        others.slice(0, 20).map(each => el("button",
          { type: "button", class: "link", "data-mixed": each.index,
          onclick: () => show(each, true) }, name(each))),
        others.length > 20 ? ` and ${number(others.length - 20)} more` : null)) : null);
  });
  redraw($("clusters"), ...cards, ...(more ? [more] : []));
}
// Asks with all pictures of a cause on a sheet. Those that hold other changes are named, and left out unless chosen.
async function approveCluster(cluster) {
  const members = cluster.cases.map(index => cases[index]).filter(each => canApprove(each) && verdictOf(each) !== "approved");
  const key = causeKey(cluster.cause);
  if (!members.length) return;
  const chosen = await askApproval(`Approve “${causeText(cluster.cause)}”`, members.map(each => {
    const others = each.causes.filter(cause => causeKey(cause) !== key).map(causeText);
    return { each, title: name(each), load: () => load(each),
      others: mixed.has(each.index) && !others.length ? ["changes whose cause is not known"] : others };
  }));
  if (chosen.length) decide(chosen.map(item => item.each), "approved");
}

// Thumbnails are made while they are in sight, one after the other: the picture that is open comes first.
const thumbnails = new Map();
const waitingThumbnails = [];
let makesThumbnails = false;
async function makeThumbnails() {
  if (makesThumbnails) return;
  makesThumbnails = true;
  while (waitingThumbnails.length) {
    const target = waitingThumbnails.shift();
    const each = target.each;
    if (!target.isConnected) continue;
    try {
      if (!thumbnails.has(each.index)) {
        const { expected, actual } = await decode(each);
        if (actual || expected) thumbnails.set(each.index, thumbnail(actual || expected, "", 160));
      }
      const found = thumbnails.get(each.index);
      if (found) {
        found.setAttribute("aria-hidden", "true");
        target.replaceChildren(found);
      }
    } catch { /* a picture that cannot be read has no thumbnail */ }
    await pause(0);
  }
  makesThumbnails = false;
}
const seen = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    waitingThumbnails.push(target);
  }
  makeThumbnails();
});
const plainScene = each => each.scene.replace(/^.*\//, "").replace(/\.(ya?ml|json|png)$/, "");
const folder = each => each.scene.replace(/\/?[^/]*$/, "");
function drawList() {
  const list = visible();
  const focused = document.activeElement?.dataset?.case;
  seen.disconnect();
  $("list").replaceChildren(...list.map(each => {
    const verdict = verdictOf(each);
    const thumb = el("span", { class: "thumb" });
    thumb.each = each;
    if (each.pictures) seen.observe(thumb);
    return el("li", { class: "golden-row" }, el("button", { type: "button", class: "plain",
      "data-case": each.index, "aria-current": each === current ? "true" : null, title: name(each),
      onclick: () => show(each, true) }, thumb,
      el("span", { class: "names" }, el("span", { class: "name" }, plainScene(each)),
        el("span", { class: "meta" },
          el("span", { class: "soft small" }, [each.variant, folder(each)].filter(Boolean).join(" · ")),
          el("span", { class: `badge mark ${verdict ?? ["", "one", "two"][grave(each.state)]}` },
            verdict ?? words[each.state] ?? each.state)))));
  }));
  if (focused) $("list").querySelector(`[data-case="${focused}"]`)?.focus();
  if (!list.includes(current)) show(list[0] || null);
}
function drawDecision() {
  const counts = Object.values(decisions).reduce((sum, { verdict }) => ({ ...sum, [verdict]: (sum[verdict] || 0) + 1 }), {});
  $("decided").textContent = ["approved", "rejected"].filter(each => counts[each]).map(each => `${number(counts[each])} ${each}`).join(", ");
  $("export").disabled = !counts.approved && !counts.rejected;
  if (!current) return;
  const verdict = verdictOf(current), reason = decisions[name(current)]?.reason;
  $("approve").title = !wasShown(current) ? "Approve (a), once the new picture was shown"
    : mixed.has(current.index) ? "Approve this picture (a): it differs for more than one cause"
      : "Approve (a)";
  $("approve").disabled = !canApprove(current);
  // A disabled button would lose the focus at each step.
  $("approve").setAttribute("aria-disabled", String(!wasShown(current)));
  $("approve").setAttribute("aria-pressed", String(verdict === "approved"));
  $("reject").setAttribute("aria-pressed", String(verdict === "rejected"));
  $("reason").hidden = !reason;
  $("reason").textContent = reason ? `Rejected: ${reason}` : "";
}
function step(by) {
  const list = visible();
  const next = list[clamp(list.indexOf(current) + by, 0, list.length - 1)];
  if (!next || next === current) return;
  show(next);
  document.querySelector(`[data-case="${next.index}"]`)?.scrollIntoView({ block: "nearest" });
}
function approveCurrent() {
  if (!current || !canApprove(current) || !wasShown(current)) return;
  const done = verdictOf(current) === "approved";
  decide([current], done ? null : "approved");
  if (!done) step(1);
}
async function rejectCurrent() {
  if (!current) return;
  const rejected = current;
  const reason = await askReason(`Reject ${name(rejected)}`, decisions[name(rejected)]?.reason ?? "");
  if (reason === null) return;
  decide([rejected], "rejected", reason);
  step(1);
}

// The comparison. On a narrow window two pictures side by side are too small: there it begins with the slider.
const comparison = new Comparison($("stage"), { hover: (place, event, pair) => point(place, pair),
  painted: pair => {
  if (painted.has(pair.each.index)) return;
  painted.add(pair.each.index);
  if (pair.each === current) drawDecision();
} });
let mode = window.innerWidth < 760 ? "slider" : "side";
let beside = false;
let turn = 0;
function drawModes() {
  redraw($("modes"), segments("View", comparisonModes, mode, setMode));
  for (const button of $("modes").querySelectorAll("button")) button.dataset.mode = button.dataset.value;
  $("boxes").setAttribute("aria-pressed", String(comparison.showsRegions));
  $("variants").setAttribute("aria-pressed", String(beside));
}
function setMode(value) {
  mode = value;
  drawModes();
  draw();
}
function setZoom(zoom) {
  if (zoom === "fit") comparison.view.change({ zoom, x: 0.5, y: 0.5 }); else comparison.panes[0]?.zoomTo(zoom);
}
for (const button of $("zooms").children) {
  button.addEventListener("click", () => setZoom(button.dataset.zoom === "fit" ? "fit" : Number(button.dataset.zoom)));
}
comparison.view.addEventListener("change", () => {
  for (const button of $("zooms").children) button.setAttribute("aria-pressed", String(button.dataset.zoom === String(comparison.view.zoom)));
});
function toggleRegions() {
  comparison.showsRegions = !comparison.showsRegions;
  drawModes();
  comparison.redraw();
}
function toggleVariants() {
  beside = !beside;
  drawModes();
  draw();
}
function regionsOf(each) {
  return merged((each.regions || []).map((region, index) => ({ ...region.box, index,
    name: nodeName(region.why?.nodes?.[0]),
    cause: (region.why?.causes || []).map(causeKey).join("\x02") })), 16);
}
const nodeName = node => node ? plainPath(node.source, node.name) : "";
function show(each, opens = false) {
  current = each;
  $("list").querySelector("[aria-current=true]")?.removeAttribute("aria-current");
  if (each) $("list").querySelector(`[data-case="${each.index}"]`)?.setAttribute("aria-current", "true");
  $("empty").hidden = each !== null;
  $("stage").hidden = $("case").hidden = each === null;
  if (!each) {
    $("message").hidden = $("warnings").hidden = true;
    return;
  }
  if (opens) setPane("middle");
  $("name").textContent = name(each);
  $("state").textContent = words[each.state] || each.state;
  $("state").className = `badge ${["", "one", "two"][grave(each.state)]}`;
  const size = each.actualSize && `${each.actualSize.width} × ${each.actualSize.height}`;
  $("facts").textContent = [size, facts(each.comparison),
    each.metric && `${each.metric}, tolerance ${each.tolerance?.text} (${each.tolerance?.source})`,
    (each.tags || []).join(", ")].filter(Boolean).join(" · ");
  $("message").hidden = !each.message;
  $("message").textContent = each.message ?? "";
  const warnings = [each.warnings ?? []].flat().join("\n").trim();
  $("warnings").hidden = !warnings;
  const count = warnings.match(/\bwarning: /g)?.length ?? 0;
  $("warnings").replaceChildren(el("summary", {}, count ? counted(count, "warning") : "Warnings"),
    el("pre", { tabindex: 0, role: "region", "aria-label": "Warnings" }, warnings));
  $("variants").disabled = cases.filter(other => other.scene === each.scene && other.pictures).length < 2;
  drawWhy();
  drawDecision();
  draw();
}
async function draw() {
  const own = ++turn;
  if (!current) return;
  $("stage").setAttribute("aria-busy", "true");
  const siblings = beside
    ? besides(cases.filter(each => each.scene === current.scene && each.pictures), current) : [current];
  let pairs = [];
  try {
    pairs = await Promise.all((siblings.length ? siblings : [current]).map(async each => ({ title: each.variant || each.scene, each,
      ...await load(each), regions: regionsOf(each) })));
  } catch (error) {
    if (own === turn) $("message").hidden = false;
    if (own === turn) $("message").textContent = `The picture cannot be read: ${error.message || error}`;
  }
  if (own !== turn) return;
  $("stage").removeAttribute("aria-busy");
  const both = pairs.some(pair => pair.expected && pair.actual);
  for (const button of $("modes").querySelectorAll("button")) button.disabled = !both && button.dataset.mode !== "side";
  comparison.show(pairs.filter(pair => pair.expected || pair.actual), both ? mode : "side");
}
function point(place, pair) {
  if (!place) {
    $("pointer").textContent = "";
    return;
  }
  $("pointer").textContent = colorChange(pair, place);
}
function drawWhy() {
  const regions = regionsOf(current), groups = new Map();
  regions.forEach((region, index) => {
    const members = region.members.map(member => current.regions[member]);
    if (!groups.has(region.cause)) groups.set(region.cause, { regions: [], members: [], pixels: 0 });
    const group = groups.get(region.cause);
    group.regions.push({ region, index });
    group.members.push(...members);
    group.pixels += members.reduce((sum, member) => sum + member.pixels, 0);
  });
  const panels = [...groups.values()].sort((a, b) => b.pixels - a.pixels).map(group => {
    const indices = group.regions.map(({ index }) => index);
    const causes = group.members[0].why?.causes || [];
    return el("div", { class: "region", onpointerenter: () => comparison.light(indices), onpointerleave: () => comparison.light([]) },
      causes.length ? causes.map((cause, index) => causeLine(cause, group.members.map(member => causePixels(member)[index]), causes.length > 1))
        : el("p", {}, "nothing is known of why"),
      el("p", { class: "soft small" }, `${counted(group.regions.length, "region")}, ${number(group.pixels)} px`),
      el("ul", { class: "region-lines" }, group.regions.slice(0, 12).map(({ region, index }) => el("li", {},
        el("button", { type: "button", class: "plain", onclick: () => comparison.light([index], true) }, el("span", {}, region.names.slice(0, 2).join(", ") || "region"),
          el("span", { class: "soft small mono" }, `${region.width} × ${region.height} at ${region.x}, ${region.y}`))))),
      nodes(group.members));
  });
  const film = filmPanel(current, address);
  $("why").replaceChildren(...[film ? [el("h3", {}, "Film"), film] : [], panels.length ? [el("h3", {}, "Why"), ...panels] : []].flat());
}
// A cause of some regions, its line in the scene, and its share of them where they have others.
function causeLine(cause, pixels, hasOthers) {
  const sum = key => pixels.reduce((total, each) => total + each[key], 0);
  const facts = [hasOthers ? pixelText(sum("own"), sum("shared")) : null, cause.line ? `line ${cause.line}` : null].filter(Boolean);
  return el("p", {}, causeElement(cause), facts.length ? el("span", { class: "soft small" }, ` ${facts.join(" · ")}`) : null);
}
function nodes(members) {
  const found = new Map();
  for (const member of members) {
    for (const node of member.why?.nodes || []) if (!found.has(node.source)) found.set(node.source, node);
  }
  if (!found.size) return null;
  return el("details", {}, el("summary", { class: "soft small" }, found.size === 1 ? "1 node" : `${found.size} nodes`),
    el("ul", {}, ...[...found.values()].slice(0, 30).map(node => el("li", { title: node.source }, nodeName(node),
      node.changes.length ? el("ul", {}, ...node.changes.map(change => el("li", {}, `${change.property}: `, changeChips(change.old, change.new)))) : null))));
}

// Panes, on windows that have room for one.
function setPane(pane) {
  document.body.dataset.pane = pane;
  for (const button of $("panes").children) button.setAttribute("aria-pressed", String(button.dataset.pane === pane));
}
$("panes").replaceChildren(...[["left", "list", "Pictures"], ["middle", "picture", "Compare"], ["right", "inspect", "Review"]].map(([pane, image, title]) =>
  el("button", { type: "button", class: "plain", "data-pane": pane, onclick: () => setPane(pane) }, icon(image), title)));

const revision = [report.run.branch, report.run.commit?.slice(0, 10)].filter(Boolean).join(" · ");
$("summary").textContent = [revision, `${counted(report.cases.length, "picture")} in ${report.run.seconds} s, ${report.run.day}`,
  `vitrine ${report.renderer}`, ...report.errors].filter(Boolean).join(" · ");
$("search").addEventListener("input", event => { search = event.target.value; drawList(); });
$("approve").addEventListener("click", approveCurrent);
$("reject").addEventListener("click", rejectCurrent);
$("next").addEventListener("click", () => step(1));
$("previous").addEventListener("click", () => step(-1));
$("export").addEventListener("click", exportApprovals);
$("boxes").addEventListener("click", toggleRegions);
$("variants").addEventListener("click", toggleVariants);
const showKeys = () => keySheet([["Pictures", [["j k", "next, previous picture"], ["a", "approve"], ["x", "reject, with a reason"], ["u", "undo"],
  ["c", "approve a cause, on a sheet of its pictures"], ["e", "export, for vitrine approve FILE"], ["/", "filter"], ["?", "this sheet"]]],
["View", [["1 … 5", "side by side, slider, onion skin, blink, difference"], ["Space", "flip golden and new picture while blinking"],
  ["0", "fit"], ["+ -", "zoom, up to 6400 %"], ["← ↑ → ↓", "pan"], ["r", "regions"], ["v", "all variants of the scene"]]]]);
$("help").addEventListener("click", showKeys);
const actions = {
  j: () => step(1), k: () => step(-1), a: approveCurrent, x: () => void rejectCurrent(), u: () => current && decide([current], null),
  c: () => {
    const keys = new Set((current?.causes || []).slice(0, 1).map(causeKey));
    const cluster = report.clusters.find(each => keys.has(causeKey(each.cause)));
    if (cluster) approveCluster(cluster);
  },
  e: exportApprovals, 0: () => setZoom("fit"), "+": () => comparison.panes[0]?.step(1), "=": () => comparison.panes[0]?.step(1),
  "-": () => comparison.panes[0]?.step(-1), r: toggleRegions, v: toggleVariants, " ": () => comparison.flip(),
  "/": () => { setPane("left"); $("search").focus(); }, "?": showKeys,
};
comparisonModes.forEach(([value], index) => { actions[index + 1] = () => setMode(value); });
document.addEventListener("keydown", event => {
  if (document.querySelector("dialog[open]")) return;
  if (event.target.matches("input[type=search]")) {
    if (event.key === "Escape" || event.key === "Enter") event.target.blur();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.startsWith("Arrow")) {
    if (event.target.matches("input[type=range]")) return;
    const pane = comparison.panes.find(each => each.canvas === event.target);
    if (pane ? pane.key(event) : event.key === "ArrowDown" || event.key === "ArrowUp") event.preventDefault();
    if (!pane && event.key === "ArrowDown") step(1);
    if (!pane && event.key === "ArrowUp") step(-1);
    return;
  }
  if ((event.key === " " || event.key === "Enter") && event.target.matches("button, summary")) return;
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  // A key that is held down decides once: the next picture has to be seen first.
  if (event.repeat && "axuce".includes(event.key)) return;
  action();
});
$("empty").textContent = "Nothing to look at.";
void drawProgress();
setPane(window.innerWidth < 1100 ? "middle" : "left");
drawModes();
comparison.view.change({});
drawStates();
drawClusters();
drawList();
drawDecision();
window.vitrine = { approvals };
