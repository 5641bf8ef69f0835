// What differs of a film: both films, which play at once, and the curves of what moves in another way.
import { clamp, counted, el, points, reducesMotion } from "./dom.js";

const ways = { timing: "same path, other timing", path: "other path", added: "it did not move", removed: "it moves no more" };
const plot = { width: 260, height: 96, inset: 6 };

// The films and curves of a case; null if it is no film. `address` makes the address of an embedded picture.
export function filmPanel(each, address) {
  const files = each.pictures || {}, film = each.film;
  if (!files.film && !film) return null;
  const shown = [["golden", files.oldFilm], ["new", files.film]].filter(([, id]) => id);
  const images = shown.map(([title, id]) => [title, el("img", { alt: `the ${title} film` }), id]);
  // Both begin at once: an animation starts when its address is set.
  const play = async () => {
    const addresses = await Promise.all(images.map(([, , id]) => address(id)));
    images.forEach(([, image], index) => {
      URL.revokeObjectURL(image.src);
      image.src = addresses[index];
    });
  };
  if (!reducesMotion()) play();
  return el("section", { class: "film region" },
    el("p", {}, film?.frame ? `Frame ${film.frame}, at ${Number(film.time.toFixed(3))} s, is the first of ${film.differing} that differ.` : "A film"),
    images.length ? el("div", { class: "films" }, images.map(([title, image]) => el("figure", {}, image, el("figcaption", { class: "soft small" }, title)))) : null,
    images.length ? el("button", { type: "button", onclick: play }, "Play from the start") : null,
    files.film && !files.oldFilm ? el("p", { class: "soft small" }, "With --base REV the old film is drawn, too: till then its strip and its curves are what is left of it.") : null,
    files.sheet ? el("details", {}, el("summary", { class: "soft small" }, "every sixth frame"), sheet(files.sheet, address)) : null,
    (film?.tracks || []).map(track => curves(track, film)));
}

function sheet(id, address) {
  const image = el("img", { alt: "every sixth frame of the new film", loading: "lazy" });
  address(id).then(found => { image.src = found; });
  return image;
}

// The curves of a property before and now, over the frames, with a line at the first that differs.
function curves(track, film) {
  const all = [...track.old, ...track.new].flat();
  const least = Math.min(...all), most = Math.max(...all), frames = Math.max(film.oldFrames, film.newFrames, 2);
  const x = frame => plot.inset + (plot.width - 2 * plot.inset) * frame / (frames - 1);
  const y = value => plot.height - plot.inset - (plot.height - 2 * plot.inset) * (most > least ? (value - least) / (most - least) : 0.5);
  const line = (values, name) => shape("polyline", { class: name, points: values.map((value, frame) => `${x(frame).toFixed(1)},${y(value).toFixed(1)}`).join(" ") });
  const at = x(clamp(track.frame - 1, 0, frames - 1)).toFixed(1);
  const drawing = shape("svg", { viewBox: `0 0 ${plot.width} ${plot.height}`, role: "img", "aria-label":
    `${track.property} of ${track.node} over ${counted(frames, "frame")}, from ${points(least)} to ${points(most)}` },
    shape("line", { class: "first", x1: at, x2: at, y1: 0, y2: plot.height }),
    ...track.old.map(values => line(values, "old")), ...track.new.map(values => line(values, "new")));
  return el("figure", { class: "curves" },
    el("figcaption", {}, el("span", { class: "mono" }, `${track.property} of ${track.node}`), el("span", { class: "soft small" },
      ` ${ways[track.kind] || track.kind}, from frame ${track.frame} on · ${points(least)} to ${points(most)}`)),
    all.length ? drawing : null,
    all.length ? el("p", { class: "soft small" }, legend(track, frames)) : null);
}

// What the lines of a plot are, from its first frame to its last; films that are goldens have 60 frames a second.
function legend(track, frames) {
  const lines = [track.old.length ? "dashed: golden" : "", track.new.length ? "solid: new" : ""].filter(Boolean);
  return `${lines.join(", ")}, over ${points((frames - 1) / 60)} s`;
}

function shape(kind, attributes, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}
