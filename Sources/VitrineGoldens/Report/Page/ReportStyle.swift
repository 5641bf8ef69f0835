/// How the page looks: light and dark as the reader's system, wide and on a phone.
enum ReportStyle {
    static let page = #"""
        :root { color-scheme: light dark; --ground: #f6f6f8; --panel: #fff; --ink: #1c1c1e; --soft: #66666e;
          --line: #dcdce2; --accent: #3a5bd9; --on-accent: #fff; --good: #1d8a4b; --warn: #b26a00; --bad: #c9302c;
          --check-a: #e9e9ee; --check-b: #fafafc; --shade: #0000001a; }
        @media (prefers-color-scheme: dark) { :root { --ground: #131317; --panel: #1d1d23; --ink: #f0f0f4;
          --soft: #a2a2ad; --line: #33333c; --accent: #7d9bff; --on-accent: #10131f; --good: #5fcf8f; --warn: #f0b35a;
          --bad: #ff7b74; --check-a: #24242b; --check-b: #2b2b33; --shade: #0006; } }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; height: 100vh; height: 100dvh; display: flex; flex-direction: column; background: var(--ground);
          color: var(--ink); font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
        h1, h2, h3, p, ol, dl, pre { margin: 0; padding: 0; }
        h1 { font-size: 16px; } h2 { font-size: 16px; overflow-wrap: anywhere; } h3 { font-size: 13px; }
        code, pre { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        button, input { font: inherit; color: inherit; }
        button { border: 1px solid var(--line); background: var(--panel); border-radius: 8px; padding: 5px 11px;
          min-height: 32px; cursor: pointer; }
        button:hover { border-color: var(--accent); }
        button:focus-visible, input:focus-visible, #stage:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        button[aria-pressed="true"], button.primary { background: var(--accent); border-color: var(--accent);
          color: var(--on-accent); }
        button:disabled { opacity: .45; cursor: default; }
        header { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; padding: 10px 16px;
          background: var(--panel); border-bottom: 1px solid var(--line); }
        header .title { margin-right: auto; } header p, #facts { color: var(--soft); font-size: 13px; }
        header input { border: 1px solid var(--line); border-radius: 8px; background: var(--ground); padding: 5px 10px;
          min-height: 32px; width: 220px; }
        .chips, .segments, .actions, .decide { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
        .chips button { border-radius: 99px; } .chips button small { opacity: .75; margin-left: 4px; }
        .segments { gap: 0; } .segments button { border-radius: 0; margin-left: -1px; }
        .segments button:first-child { border-radius: 8px 0 0 8px; } .segments button:last-child { border-radius: 0 8px 8px 0; }
        #decided { color: var(--soft); font-size: 13px; }
        #columns { flex: 1; min-height: 0; display: grid; grid-template-columns: 340px minmax(0, 1fr); }
        nav { overflow: auto; border-right: 1px solid var(--line); background: var(--panel); }
        #clusters { padding: 10px; display: grid; gap: 8px; border-bottom: 1px solid var(--line); }
        #clusters:empty { display: none; }
        .cluster { border: 1px solid var(--line); border-radius: 10px; padding: 8px 10px; display: grid; gap: 6px; }
        .cluster code { overflow-wrap: anywhere; } .cluster div { display: flex; gap: 8px; align-items: center;
          justify-content: space-between; color: var(--soft); font-size: 12px; }
        #list { list-style: none; padding: 6px; }
        #list li button { width: 100%; text-align: left; border-color: transparent; background: none; display: grid;
          grid-template-columns: 12px 1fr auto; gap: 8px; align-items: center; padding: 6px 8px; }
        #list li { content-visibility: auto; contain-intrinsic-size: auto 52px; }
        #list b { display: block; font-weight: 500; overflow-wrap: anywhere; } #list small { color: var(--soft); }
        #list button[aria-current="true"] { background: color-mix(in srgb, var(--accent) 16%, transparent); }
        .dot { width: 10px; height: 10px; border-radius: 99px; background: var(--good); }
        .dot.one { background: var(--warn); } .dot.two { background: var(--bad); }
        .mark { font-size: 12px; font-weight: 600; } .mark.approved { color: var(--good); } .mark.rejected { color: var(--bad); }

        """#

    static let viewer = #"""
        main { overflow: auto; padding: 16px; min-width: 0; }
        #empty { color: var(--soft); padding: 48px 16px; text-align: center; }
        article { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
        .caption { display: flex; flex-wrap: wrap; gap: 10px; justify-content: space-between; align-items: flex-start; }
        .tools { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; }
        .tools label { display: inline-flex; gap: 5px; align-items: center; color: var(--soft); min-height: 32px; }
        #message { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px;
          white-space: pre-wrap; overflow-wrap: anywhere; }
        #stage { display: flex; gap: 12px; align-items: flex-start; overflow: auto; }
        figure { margin: 0; min-width: 0; flex: 0 1 auto; } figcaption { color: var(--soft); font-size: 12px; margin-bottom: 4px; }
        .picture { position: relative; overflow: hidden; border-radius: 6px; box-shadow: 0 0 0 1px var(--line);
          background: repeating-conic-gradient(var(--check-a) 0 25%, var(--check-b) 0 50%) 0 0 / 16px 16px; cursor: crosshair; }
        .picture canvas { display: block; width: 100%; height: auto; }
        .picture canvas + canvas { position: absolute; inset: 0 auto auto 0; }
        .picture.pixels canvas { image-rendering: pixelated; }
        .box { position: absolute; border: 2px solid #ff2d9b; border-radius: 3px; box-shadow: 0 0 0 1px #fff9; pointer-events: none; }
        .box.on { background: #ff2d9b33; border-color: #ffd60a; }
        .slide { width: 100%; accent-color: var(--accent); margin: 8px 0 0; }
        .divider { position: absolute; top: 0; bottom: 0; width: 2px; background: #ff2d9b; pointer-events: none; }
        #why { display: grid; gap: 8px; }
        .region { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 10px 12px;
          display: grid; gap: 6px; }
        .region:hover, .region:focus-within { border-color: #ff2d9b; }
        .region .head { display: flex; flex-wrap: wrap; gap: 4px 12px; justify-content: space-between; color: var(--soft); font-size: 12px; }
        .region .cause { font-weight: 600; overflow-wrap: anywhere; }
        .region ul { margin: 0; padding-left: 18px; } .region li { overflow-wrap: anywhere; }
        .region del { color: var(--bad); text-decoration-thickness: 1px; } .region ins { color: var(--good); text-decoration: none; }
        details summary { cursor: pointer; color: var(--soft); font-size: 13px; }
        #loupe { position: fixed; z-index: 5; pointer-events: none; background: var(--panel); border: 1px solid var(--line);
          border-radius: 10px; box-shadow: 0 8px 30px var(--shade); padding: 8px; display: grid; gap: 4px; }
        #loupe canvas { image-rendering: pixelated; border-radius: 4px; } #loupe code { white-space: pre; }
        dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--panel); color: var(--ink); padding: 20px;
          max-width: 90vw; } dialog::backdrop { background: #0006; }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 12px 0; } dt { font-weight: 600; } dd { margin: 0; }
        @media (max-width: 760px) {
          header input { width: 100%; order: 5; } header { padding: 8px 12px; gap: 8px; }
          #columns { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 34%) minmax(0, 1fr); }
          nav { border-right: 0; border-bottom: 1px solid var(--line); } main { padding: 12px; }
          #stage { flex-direction: column; } button { min-height: 40px; }
          .caption { position: sticky; top: -12px; background: var(--ground); padding: 8px 0; z-index: 2; }
        }

        """#
}
