extension ReportScript {
    /// The header, the causes and the list of pictures.
    static let list = #"""
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
            const done = members.every(each => decisions[name(each)] === "approved");
            const count = members.length === 1 ? "1 picture" : `${number(members.length)} pictures`;
            return el("div", { class: "cluster" }, el("code", {}, wording(cluster.cause)),
              el("div", {}, el("span", {}, `${count}, ${number(cluster.pixels)} px`),
                el("span", {},
                  el("button", { onclick: () => { search = wording(cluster.cause); $("search").value = search; drawList(); } }, "Show"),
                  " ",
                  el("button", { class: done ? "" : "primary", disabled: done || !members.some(canApprove),
                    "data-approve-cluster": "", onclick: () => decide(members, "approved") }, done ? "Approved" : "Approve all"))));
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

        """#

    /// The keyboard, and the first drawing.
    static let keys = #"""
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
          decide(cases.filter(each => each.causes.some(cause => wanted.has(key(cause)))), "approved");
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

        """#
}
