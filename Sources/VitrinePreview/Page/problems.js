import { el } from "./dom.js";
import { placeLink, shortFile } from "./places.js";

// A diagnostic with its source lines, each a link, and a mark under the characters that are meant.
export function problemElement(problem) {
  const lines = (problem.source || []).map(({ line, text }) => {
    const here = line === problem.line;
    const code = el("code", {});
    if (here && problem.column) {
      const start = Math.min(problem.column - 1, text.length), end = Math.max(start + (problem.length || 1), start + 1);
      code.append(text.slice(0, start), el("mark", {}, text.slice(start, end) || " "), text.slice(end));
    } else {
      code.append(text);
    }
    return el("li", { class: here ? "here" : "" },
      placeLink({ file: problem.file, path: problem.path, line, column: here ? problem.column : 1 }, String(line)), code);
  });
  return el("article", { class: `problem ${problem.severity}` },
    el("p", { class: "message" }, el("strong", {}, problem.severity === "warning" ? "Warning" : "Error"), " ", problem.message),
    problem.file ? el("p", { class: "where" }, placeLink(problem, `${shortFile(problem.file)}:${problem.line}:${problem.column ?? 1}`)) : null,
    lines.length ? el("ol", { class: "source" }, lines) : null,
    problem.hint ? el("p", { class: "hint" }, problem.hint) : null,
    problem.suggestions?.length ? el("p", { class: "hint" }, "Did you mean ",
      problem.suggestions.flatMap((each, index) => [index ? ", " : null, el("code", {}, each)]), "?") : null);
}

// The errors over the last good picture.
export function showProblems(host, problems, hasPicture) {
  host.hidden = !problems.length;
  if (!problems.length) {
    host.replaceChildren();
    return;
  }
  const errors = problems.filter(each => each.severity === "error").length;
  const lost = problems.every(each => each.lost);
  host.replaceChildren(el("section", { class: "problem-sheet", tabindex: 0, role: "region", "aria-label": "Errors" },
    el("header", {}, el("strong", {}, lost ? "No connection" : errors === 1 ? "1 error" : `${errors} errors`),
      el("span", { class: "soft" }, hasPicture ? "The last good picture is below." : "There is no picture yet.")),
    problems.slice(0, 20).map(problemElement),
    problems.length > 20 ? el("p", { class: "soft" }, `and ${problems.length - 20} more`) : null));
}
