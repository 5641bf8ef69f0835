/// The page's elements, before the script fills them.
enum ReportMarkup {
    static let body = #"""
        <header>
          <div class="title"><h1>Golden images</h1><p id="summary"></p></div>
          <div id="states" class="chips" role="group" aria-label="States"></div>
          <input id="search" type="search" placeholder="Filter by name, tag or cause" aria-label="Filter">
          <div class="actions">
            <span id="decided"></span>
            <button id="export" class="primary" title="Export approvals (e)">Export approvals</button>
            <button id="help" title="Keys (?)" aria-label="Keys">?</button>
          </div>
        </header>
        <div id="columns">
          <nav aria-label="Pictures">
            <section id="clusters"></section>
            <ol id="list"></ol>
          </nav>
          <main>
            <div id="empty">Nothing to look at.</div>
            <article id="case" hidden>
              <div class="caption">
                <div><h2 id="name"></h2><p id="facts"></p></div>
                <div class="decide">
                  <button id="approve" title="Approve (a)">Approve</button>
                  <button id="reject" title="Reject (x)">Reject</button>
                  <button id="previous" title="Previous (k)" aria-label="Previous">&#8593;</button>
                  <button id="next" title="Next (j)" aria-label="Next">&#8595;</button>
                </div>
              </div>
              <pre id="message" hidden></pre>
              <div class="tools">
                <div id="modes" class="segments" role="group" aria-label="View">
                  <button data-mode="side" title="Side by side (1)">Side by side</button>
                  <button data-mode="slider" title="Slider (2)">Slider</button>
                  <button data-mode="blink" title="Blink (3)">Blink</button>
                  <button data-mode="heat" title="Difference (4)">Difference</button>
                </div>
                <div id="zooms" class="segments" role="group" aria-label="Zoom">
                  <button data-zoom="fit" title="Fit (0)">Fit</button>
                  <button data-zoom="1">1:1</button>
                  <button data-zoom="2">2:1</button>
                </div>
                <label><input id="boxes" type="checkbox" checked> Regions</label>
                <label><input id="loupes" type="checkbox" checked> Loupe</label>
              </div>
              <div id="stage"></div>
              <section id="why" aria-label="Why"></section>
            </article>
          </main>
        </div>
        <div id="loupe" hidden><canvas width="240" height="120"></canvas><code></code></div>
        <dialog id="keys">
          <h2>Keys</h2>
          <dl>
            <dt>j, &#8595; / k, &#8593;</dt><dd>next, previous picture</dd>
            <dt>a / x / u</dt><dd>approve, reject, undo</dd>
            <dt>c</dt><dd>approve all pictures of this cause</dd>
            <dt>1 2 3 4</dt><dd>side by side, slider, blink, difference</dd>
            <dt>space</dt><dd>flip golden and new picture while blinking</dd>
            <dt>0</dt><dd>zoom to fit; + and - zoom</dd>
            <dt>r / l</dt><dd>regions, loupe</dd>
            <dt>e</dt><dd>export approvals, for <code>vitrine approve FILE</code></dd>
            <dt>/</dt><dd>filter</dd>
          </dl>
          <form method="dialog"><button class="primary">Close</button></form>
        </dialog>
        """#
}
