import { copyText, el, icon } from "./dom.js";

// Places in files, as links that open an editor, or as a path to be copied.

const editors = { vscode: "VS Code", cursor: "Cursor", zed: "Zed", xcode: "Xcode (copies xed)", path: "Copy path" };
let root = "";
let say = () => {};

export function setRoot(folder, announce) {
  root = folder || root;
  say = announce || say;
}

export function chosenEditor() {
  const known = localStorage.getItem("vitrine:editor");
  return Object.hasOwn(editors, known) ? known : "vscode";
}

export function fillEditors(select, changed) {
  select.replaceChildren(...Object.entries(editors).map(([name, title]) =>
    el("option", { value: name, selected: name === chosenEditor() }, title)));
  select.addEventListener("change", () => {
    localStorage.setItem("vitrine:editor", select.value);
    changed();
  });
}

const absolute = place => place.path || (place.file?.startsWith("/") ? place.file : `${root}/${place.file}`);
const shellQuoted = text => `'${text.replaceAll("'", "'\\''")}'`;

function schemeAddress(editor, place) {
  const path = absolute(place).split("/").map(encodeURIComponent).join("/");
  const scheme = { vscode: "vscode://file", cursor: "cursor://file", zed: "zed://file" }[editor];
  return scheme && `${scheme}${path}:${place.line || 1}:${place.column || 1}`;
}

export function copyPlace(place) {
  const text = chosenEditor() === "xcode" ? `xed --line ${place.line || 1} ${shellQuoted(absolute(place))}`
    : `${absolute(place)}:${place.line || 1}`;
  copyText(text);
  say(`Copied ${text}`);
}

export function openPlace(place) {
  const address = schemeAddress(chosenEditor(), place);
  if (address) location.href = address; else copyPlace(place);
}

// A file as it is named in the list of scenes: below the served folder.
export const shortFile = file => root && file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file;

// The place as a link or, for editors without addresses, as a button that copies it.
export function placeLink(place, text = place?.file ? `${shortFile(place.file)}:${place.line}` : "") {
  if (!place?.file) return el("span", {}, text);
  const address = schemeAddress(chosenEditor(), place);
  const link = address ? el("a", { href: address, class: "place", title: `Open ${shortFile(place.file)}:${place.line} in ${editors[chosenEditor()]}` }, text)
    : el("button", { type: "button", class: "link place", title: `Copy the place of ${shortFile(place.file)}:${place.line}`, onclick: () => copyPlace(place) }, text);
  return link;
}

export function copyButton(label, text) {
  return el("button", { type: "button", class: "plain tiny", title: label, "aria-label": label,
    onclick: async () => {
    try {
      await copyText(typeof text === "function" ? await text() : text);
      say("Copied");
    } catch (error) {
      say(error.message);
    }
  } }, icon("copy"));
}
