// The keyboard: single keys, off while a field is written in.

export const sheet = [
  ["Go", [
    ["s", "scenes"], ["p", "picture"], ["i", "inspector"], ["F6", "next pane"], ["/", "search"], ["[ ]", "previous, next scene"],
    ["m", "preview or goldens"], ["?", "this sheet"],
  ]],
  ["Picture", [
    ["0", "fit"], ["1", "100 %"], ["2", "200 %"], ["+ -", "zoom"], ["← ↑ → ↓", "pan, with Shift by more"], ["Space", "drag pans"],
    ["g", "pixel grid, from 800 %"], ["d", "device frame"], ["l", "link the pictures' scrolling and zoom"], [". ,", "next, previous picture of a matrix"],
  ]],
  ["Variants", [
    ["t", "light or dark"], ["w", "increased contrast"], ["r", "right to left"], ["b", "larger text"], ["Shift+B", "smaller text"], ["v", "light beside dark"],
  ]],
  ["Motion", [
    ["f", "play or pause"], ["< >", "previous, next frame"], ["z", "slow motion: a half, a quarter, a tenth"], ["Shift+L", "over and over"],
  ]],
  ["Inspect", [
    ["c", "a pointer that the arrow keys move, ten pixels with Shift"], ["Enter", "choose the node there, or pin its colour"],
    ["Esc", "let go"], ["h", "frames over the picture"], ["n", "baselines of all texts"], ["o", "open the source in the editor"], ["y", "copy its path"],
    ["Alt+1 … 5", "inspect, colour, glass, values, audit"], ["q", "marks of the audit's findings"],
  ]],
  ["Goldens", [
    ["j k", "next, previous picture"], ["1 … 5", "side by side, slider, onion skin, blink, difference"],
    ["a", "approve this picture"], ["x", "reject it, with a reason"], ["u", "take the decision back"],
    ["Shift+A", "approve the selection"], ["e", "select or leave out this picture"], ["v", "all variants of the scene"], ["Space", "flip while blinking"], ["← →", "move the divider, on its slider"],
  ]],
];

const typing = target => target.matches?.("input:not([type=checkbox]):not([type=range]), select, textarea");

// Runs the action of a key; `actions` gives it by name, such as "g" or "Shift+A".
export function listenToKeys(actions) {
  document.addEventListener("keydown", event => {
    if (document.querySelector("dialog[open]") || event.defaultPrevented) return;
    // An open sheet has Escape for itself.
    if (event.key === "Escape" && document.querySelector(":popover-open")) return;
    if (event.key === "F6") {
      event.preventDefault();
      actions.F6(event);
      return;
    }
    if (event.altKey && !event.ctrlKey && !event.metaKey && /^Digit[1-5]$/.test(event.code)) {
      event.preventDefault();
      actions[`Alt+${event.code.at(-1)}`]?.(event);
      return;
    }
    if (typing(event.target)) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.("input[type=range]") && event.key.startsWith("Arrow")) return;
    if ((event.key === " " || event.key === "Enter") && event.target.matches?.("button, a, summary, input")) return;
    const name = event.shiftKey && /^[A-Z]$/.test(event.key) ? `Shift+${event.key}` : event.key;
    const action = actions[name] ?? (event.key.startsWith("Arrow") ? actions.Arrow : undefined);
    if (action && action(event) !== false) event.preventDefault();
  });
}
