import { el } from "./dom.js";
import { chosenEditor, placeLink, shortFile } from "./places.js";

// A line as what stands before the characters that are meant, those, and the rest. Columns count Unicode
// scalars.
function parts(text, { column, length, message }) {
  const letters = [...text], start = Math.min(column - 1, letters.length);
  const rest = letters.slice(start).join("");
  // A name of several words is meant whole.
  const named = [...String(message).matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    .filter(name => rest.startsWith(name));
  const most = Math.max(length || 1, 1, ...named.map(name => [...name].length));
  const end = start + most;
  return [letters.slice(0, start).join(""), letters.slice(start, end).join(""), letters.slice(end).join("")];
}

// A diagnostic with its source lines, each a link, and a mark under the characters that are meant.
export function problemElement(problem) {
  const lines = (problem.source || []).map(({ line, text }) => {
    const here = line === problem.line;
    const code = el("code", {});
    if (here && problem.column) {
      const [before, meant, after] = parts(text, problem);
      code.append(before, el("mark", {}, meant || " "), after);
    } else {
      code.append(text);
    }
    return el("li", { class: here ? "here" : "" },
      placeLink({ file: problem.file, path: problem.path, line, column: here ? problem.column : 1 }, String(line)), code);
  });
  return el("article", { class: `problem ${problem.severity}` },
    el("p", { class: "message" }, el("strong", {}, problem.severity === "error" ? "Error" : problem.severity === "note" ? "Note" : "Warning"), " ", problem.message),
    problem.file ? el("p", { class: "where" }, placeLink(problem, `${shortFile(problem.file)}:${problem.line}:${problem.column ?? 1}`)) : null,
    lines.length ? el("ol", { class: "source" }, lines) : null,
    problem.hint && !problem.suggestions?.length ? el("p", { class: "hint" }, problem.hint) : null,
    problem.suggestions?.length ? el("p", { class: "hint" }, "Did you mean ",
      problem.suggestions.flatMap((each, index) => [index ? ", " : null, el("code", {}, each)]), "?") : null);
}

// The errors under the last good picture.
export function showProblems(host, problems, hasPicture) {
  host.hidden = !problems.length;
  // A sheet that says the same stays as it is, with the place that somebody has read to.
  const key = JSON.stringify([problems, hasPicture, chosenEditor()]);
  if (host.key === key) return;
  host.key = key;
  if (!problems.length) {
    host.replaceChildren();
    return;
  }
  const errors = problems.filter(each => each.severity === "error").length;
  const lost = problems.every(each => each.lost);
  host.replaceChildren(el("section", { class: "problem-sheet", tabindex: 0, role: "region", "aria-label": "Errors" },
    el("header", {}, el("strong", {}, lost ? "No connection" : problems[0].gone ? "No file" : errors === 1
      ? "1 error" : `${errors} errors`),
      el("span", { class: "soft" }, hasPicture ? "The last good picture stays above."
        : "There is no picture yet.")),
    problems.slice(0, 20).map(problemElement),
    problems.length > 20 ? el("p", { class: "soft" }, `and ${problems.length - 20} more`) : null));
}
