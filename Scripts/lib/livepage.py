"""A web page of the home screen in scenes/gallery, followed by a browser as development servers have it.

The nearest that there is to an editor's preview without packages from elsewhere: a server of one page that tells the
browser of changes, which swaps styles and contents in place and loads nothing anew.
"""

import http.server
import os
import pathlib
import threading
import time

STYLE = """\
:root { --accent: #6D4AFF; --light-x: -130px; }
* { box-sizing: border-box; margin: 0; }
body { width: 402px; height: 874px; overflow: hidden; position: relative; color: #000;
  font-family: Inter, sans-serif; background: linear-gradient(#F4F0FF, #EAF1FF, #FDF1F3); }
.light { position: absolute; border-radius: 50%; }
.one { width: 380px; height: 380px; left: calc(11px + var(--light-x)); top: 37px; opacity: .75;
  background: radial-gradient(circle closest-side, #B9A2FF, #7A4DFF00); }
.two { width: 420px; height: 420px; left: 141px; top: 167px; opacity: .65;
  background: radial-gradient(circle closest-side, #FFB5CF, #FF6FA500); }
.three { width: 400px; height: 400px; left: -59px; top: 527px; opacity: .8;
  background: radial-gradient(circle closest-side, #A9DBFF, #3BA0FF00); }
main { position: absolute; inset: 70px 20px 0; display: flex; flex-direction: column; gap: 10px; }
header, .row { display: flex; align-items: center; gap: 10px; }
header div, .row div { flex: 1; }
h1 { font-size: 24px; } small { font-size: 12px; color: #3c3c4399; } b { font-weight: 600; }
.logo { width: 34px; height: 34px; flex: none !important; border-radius: 11px;
  background: linear-gradient(135deg, #8B6CFF, #E0619B); box-shadow: 0 4px 20px #8B6CFF59; }
.round { width: 48px; height: 48px; flex: none !important; border-radius: 50%; }
.material { background: #ffffff1a; backdrop-filter: saturate(1.5) brightness(1.06) blur(29.5px);
  box-shadow: 0 1px 3px #0001, 0 8px 24px #0001, inset 0 0 0 .5px #fff6; }
.timer { position: relative; width: 236px; height: 236px; margin: 14px auto; text-align: center; padding-top: 74px;
  border-radius: 50%; box-shadow: inset 0 0 0 12px #ffffffb0; }
.timer i { position: absolute; inset: 0; border-radius: 50%; filter: drop-shadow(0 6px 24px #B45CFF4d);
  background: conic-gradient(#7C5CFF, #B45CFF, #FF6FA5, #FFA56B 275deg, #0000 0);
  mask: radial-gradient(closest-side, #0000 105px, #000 106px); }
.timer strong { display: block; font-size: 58px; font-weight: 600; letter-spacing: -.2px; }
.buttons { display: flex; justify-content: center; align-items: center; gap: 18px; padding-bottom: 10px; }
.pause { width: 164px; height: 50px; line-height: 50px; text-align: center; color: #fff; border-radius: 25px;
  background: linear-gradient(135deg, #7C5CFF, #A24BE8); box-shadow: 0 10px 44px #7C5CFF6b, 0 1px 6px #0002; }
.card { border-radius: 24px; padding: 12px 14px; flex: 1; }
.card .row + .row { border-top: .33px solid #3c3c434a; margin-top: 9px; padding-top: 9px; }
.accent { color: var(--accent); } .end { font-size: 12px; color: #3c3c4399; }
.tabs { position: absolute; left: 21px; right: 21px; bottom: 14px; height: 62px; border-radius: 31px; display: flex; }
.tabs span { flex: 1; text-align: center; font-size: 10px; padding-top: 38px; }
"""

BODY = """\
<div class="light one"></div><div class="light two"></div><div class="light three"></div>
<main>
<header><div class="logo"></div><div><h1>Focus</h1><small>Saturday, 21 November</small></div>
<div class="round material"></div><div class="round material"></div></header>
<div class="timer"><i></i><small>DEEP WORK</small><strong>18:42</strong><small>Session 3 of 4</small></div>
<div class="buttons"><div class="round material"></div><div class="pause">Pause</div>
<div class="round material"></div></div>
<div class="row"><div><small>TODAY</small></div><b class="accent">See all</b></div>
<section class="card material">
<div class="row"><div><b>Review the design tokens</b><br><small>Done at 8:55</small></div><span class="end">25 min</span></div>
<div class="row"><div><b>Write the chapter on light</b><br><small class="accent">Now, 31 minutes in</small></div><span class="end">50 min</span></div>
<div class="row"><div><b>Plan the week</b><br><small>At 16:00</small></div><span class="end">15 min</span></div>
</section>
<div class="row"><section class="card material"><b>2h 20m</b><br><small>focused today</small></section>
<section class="card material"><b>12</b><br><small>days in a row</small></section></div>
</main>
<nav class="tabs material"><span class="accent">Focus</span><span>Tasks</span><span>Flow</span><span>Progress</span><span>Profile</span></nav>
"""

PAGE = """\
<!doctype html><meta charset="utf-8"><title>Focus</title><style></style><body></body><script>
let numbers = {};
const take = async name => {
  const response = await fetch("/" + name);
  const text = await response.text();
  if (name === "style.css") document.querySelector("style").textContent = text; else document.body.innerHTML = text;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    window.painted = performance.timeOrigin + performance.now();
    window.done?.(window.painted);
  }));
};
new EventSource("/events").onmessage = event => take(event.data);
Promise.all([take("style.css"), take("body.html")]).then(() => { window.ready = true; });
</script>
"""


class LivePage:
    """The page's files in a folder, and its server. Use it in a `with` statement."""

    def __init__(self, folder: pathlib.Path):
        self.folder = folder
        (folder / "style.css").write_text(STYLE)
        (folder / "body.html").write_text(BODY)
        page = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                if self.path == "/events":
                    self.send_response(200)
                    self.send_header("Content-Type", "text/event-stream")
                    self.end_headers()
                    page.follow(self.wfile)
                    return
                name = self.path.lstrip("/")
                known = name in ("style.css", "body.html")
                data = (folder / name).read_bytes() if known else PAGE.encode()
                self.send_response(200)
                kind = "text/css" if name.endswith(".css") else "text/html; charset=utf-8"
                self.send_header("Content-Type", kind)
                self.send_header("Cache-Control", "no-store")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.ended = False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/"

    def follow(self, stream) -> None:
        """Tells a browser of each change, within two milliseconds."""
        files = [self.folder / name for name in ("style.css", "body.html")]
        known = [os.stat(file).st_mtime_ns for file in files]
        while not self.ended:
            time.sleep(0.002)
            for index, file in enumerate(files):
                now = os.stat(file)
                # A file that is being written is empty for a moment.
                if now.st_mtime_ns != known[index] and now.st_size:
                    known[index] = now.st_mtime_ns
                    stream.write(f"data: {file.name}\n\n".encode())
                    stream.flush()

    def __enter__(self) -> "LivePage":
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_) -> None:
        self.ended = True
        self.server.shutdown()
        self.server.server_close()
