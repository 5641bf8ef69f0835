/// The page's script, in parts that share one scope.
enum ReportScript {
    /// The data, what was decided, and small helpers.
    static let model = #"""
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
        function wording(cause) {
          const change = `${shown(cause.old)} → ${shown(cause.new)}`;
          switch (cause.kind) {
            case "token": return `token ${cause.subject}: ${change}`;
            case "scene": return `${cause.subject}: ${change}`;
            case "added": case "removed": return `${cause.kind}: ${cause.subject}`;
            case "file": return `file ${cause.subject} has other contents`;
            case "options": return `options: ${change}`;
            case "renderer": return cause.old === cause.new ? "the renderer: the scene says what it said" : `the renderer: ${change}`;
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

        """#

    /// Pictures, taken from their elements when they are looked at.
    static let pictures = #"""
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

        """#
}
