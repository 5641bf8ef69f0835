extension ReportScript {
    /// The pictures of one case: four views, zoom, regions and the loupe.
    static let viewer = #"""
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

        """#

    /// Why each region differs.
    static let why = #"""
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

        """#
}
