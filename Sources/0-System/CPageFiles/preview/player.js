// The player beneath the picture: plays what moves in a scene, goes to any frame, and lets its states be switched by hand.
import { clamp, el, icon, points, redraw, segments } from "./dom.js";
import { get } from "./api.js";
import { Frames, rate } from "./frames.js";
import { set, state } from "./state.js";

const speeds = [["1", "1×", "Full speed"], ["0.5", "½", "Half speed"], ["0.25", "¼", "A quarter of the speed"], ["0.1", "⅒", "A tenth of the speed"]];
// The pictures that play at once, and the latest moment at which a state is switched, in seconds.
const most = 4, latest = 59;
// The time for which a haptic is named, in seconds.
const noticed = 0.4;

const seconds = frame => `${(frame / rate).toFixed(frame >= 600 ? 2 : 3)} s`;

export class Player {
  constructor(host, { stage, announce, moved }) {
    Object.assign(this, { stage, announce, moved, films: new Map(), motion: null, frame: 0, isPlaying: false, key: "" });
    this.play = el("button", { type: "button", class: "play", "aria-keyshortcuts": "f", onclick: () => this.toggle() });
    const step = (by, name, title, image) => el("button", { type: "button", class: "plain", "data-step": name,
      "aria-label": title, title: `${title} (${by < 0 ? "<" : ">"})`, onclick: () => this.step(by) }, icon(image));
    this.loop = el("button", { type: "button", class: "plain toggle", title: "Over and over (Shift+L)", "aria-label": "Over and over",
      onclick: () => set({ loop: !state.loop }) }, icon("loop"));
    this.scrubber = el("input", { type: "range", min: 0, step: 1, "aria-label": "Frame", class: "scrubber",
      oninput: () => this.go(Number(this.scrubber.value)), onkeydown: event => this.key_(event) });
    this.track = el("div", { class: "film-track", "aria-hidden": "true" });
    this.time = el("output", { class: "film-time mono" });
    this.speeds = el("span", {});
    this.states = el("div", { class: "film-states", role: "group", "aria-label": "States" });
    this.note = el("span", { class: "film-note" });
    this.element = el("section", { class: "player", "aria-label": "Player", hidden: true },
      el("div", { class: "player-row" },
        el("span", { class: "segments", role: "group", "aria-label": "Frames" },
          step(-1, "back", "Previous frame", "backward"), this.play, step(1, "forward", "Next frame", "forward")),
        el("div", { class: "film-scrub" }, this.track, this.scrubber), this.note, this.time, this.speeds, this.loop),
      this.states);
    host.append(this.element);
    this.tick = now => this.advance(now);
  }

  get count() { return this.motion ? Math.max(Math.round(this.motion.duration * rate) + (this.motion.hasEnd ? 1 : 0), 1) : 1; }

  get isShown() { return !this.element.hidden; }

  // Whether one picture shows a moment of its own.
  get isFixed() { return state.columns === "time" || state.rows === "time"; }

  get cells() { return [...this.stage.all.values()].filter(cell => !cell.problems).slice(0, most); }

  // The moving things of the active picture, once it is there.
  async follow(cell, isChanged = false) {
    const parameters = cell && { ...cell.parameters, time: null };
    const key = cell && !this.isFixed ? JSON.stringify(parameters) : "";
    if (!isChanged && key === this.key) return;
    this.key = key;
    if (!key) return this.hide();
    if (this.scene !== cell.scene) this.hide();
    this.key = key;
    this.scene = cell.scene;
    if (!this.motion) this.frame = this.frameOfAddress();
    let motion;
    try {
      motion = await get("motion", { ...parameters, frame: this.frame / rate });
    } catch {
      // The picture says what is wrong; the last film stays until the scene is mended.
      if (this.key === key) this.key = "";
      this.resumes = false;
      return undefined;
    }
    if (this.key !== key) return undefined;
    if (!motion.moves) return this.hide();
    this.motion = motion;
    const goesOn = this.isPlaying || this.resumes;
    this.stop();
    this.drop();
    this.frame = clamp(goesOn ? this.frame : this.frameOfAddress(), 0, this.count - 1);
    this.resumes = false;
    this.element.hidden = false;
    this.draw();
    if (goesOn && this.count > 1) await this.start();
    return undefined;
  }

  // Whether what is shown is the player's, and not the picture of the moment in the address.
  get holds() { return this.isPlaying || this.isScrubbing || this.resumes; }

  // The address may name another moment, such as one that was typed.
  takeTime() {
    if (this.holds || !this.motion) return;
    const frame = clamp(this.frameOfAddress(), 0, this.count - 1);
    if (frame === this.frame) return;
    this.frame = frame;
    this.drawFrame();
  }

  frameOfAddress() {
    const time = Number(state.axes.time ?? this.stage.sceneTime ?? 0);
    return Number.isFinite(time) ? Math.round(time * rate) : 0;
  }

  hide() {
    this.stop();
    this.drop();
    Object.assign(this, { motion: null, scene: null, key: "", resumes: false });
    this.element.hidden = true;
    this.moved();
    return undefined;
  }

  // Gives up the frames. The picture stays as it is until it is drawn anew.
  drop() {
    for (const film of this.films.values()) film.dispose();
    this.films.clear();
  }

  film(cell) {
    const parameters = { ...cell.parameters, time: null };
    const key = JSON.stringify([parameters, this.count]);
    let film = this.films.get(cell);
    if (film?.key === key) return film;
    film?.dispose();
    film = new Frames(parameters, this.count, {
      arrived: () => { if (!this.isPlaying) this.show(cell, film); this.drawLoaded(); },
      failed: () => this.pause(),
    });
    film.key = key;
    this.films.set(cell, film);
    return film;
  }

  show(cell, film) {
    if (this.films.get(cell) !== film || !film.canvas.width || film.shown < 0) return;
    cell.showFilm(film.canvas);
  }

  // Playing.

  toggle() { if (this.isPlaying) this.pause(); else this.start(); }

  async start() {
    if (!this.isShown) return;
    if (this.count < 2) {
      this.announce("Nothing moves until a state is switched.");
      return;
    }
    if (this.frame >= this.count - 1) this.frame = 0;
    this.isPlaying = true;
    this.drawPlay();
    const run = this.run = {};
    const films = this.cells.map(cell => this.film(cell));
    await Promise.all(films.map(film => film.go(this.frame)));
    if (this.run !== run || !this.isPlaying) return;
    for (const cell of this.cells) this.show(cell, this.film(cell));
    for (const film of films) film.load(this.isLooped);
    this.rest(performance.now());
    requestAnimationFrame(this.tick);
  }

  // What was switched by hand is played once, so that it can be looked at.
  get isLooped() { return state.loop && !state.changes.length; }

  advance(now) {
    if (!this.isPlaying) return;
    requestAnimationFrame(this.tick);
    const films = this.cells.map(cell => this.films.get(cell)).filter(Boolean);
    let owed = Math.floor((now - this.anchor) / 1000 * rate * state.speed) - this.played;
    if (owed > this.count) {
      // The page was not seen for a while.
      this.rest(now);
      owed = 1;
    }
    const before = this.frame;
    let isOver = false;
    for (; owed > 0 && !isOver; owed -= 1) {
      isOver = this.frame + 1 >= this.count && !this.isLooped;
      if (isOver) break;
      const next = (this.frame + 1) % this.count;
      if (!films.every(film => film.isReady(next))) {
        // Time waits for the frames that are not there yet.
        this.rest(now);
        for (const film of films) {
          film.prepare();
          film.load(this.isLooped);
        }
        break;
      }
      for (const film of films) film.advance(next);
      this.frame = next;
      this.played += 1;
    }
    if (this.frame !== before) {
      for (const [cell, film] of this.films) this.show(cell, film);
      this.drawFrame();
    }
    if (isOver) this.pause();
  }

  // Counts time and frames from now on.
  rest(now) { [this.anchor, this.played] = [now, 0]; }

  pause() {
    if (!this.isPlaying) return;
    this.stop();
    this.settle();
  }

  // Stops without a moment of its own.
  stop() {
    clearTimeout(this.settling);
    this.isPlaying = this.isScrubbing = false;
    this.run = null;
    for (const film of this.films.values()) film.stop();
    this.drawPlay();
  }

  // Somebody who goes to a frame has stopped there.
  go(frame) {
    if (!this.isShown) return;
    const wanted = clamp(frame, 0, this.count - 1);
    if (this.isPlaying) this.stop();
    this.isScrubbing = true;
    this.frame = wanted;
    this.drawFrame();
    for (const cell of this.cells) this.film(cell).go(wanted).then(() => this.show(cell, this.film(cell)));
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), 250);
  }

  step(by) { this.go(this.frame + by); }

  // The moment at which it stays is the time of the picture, as if it were typed: all that is asked of it is of that moment.
  settle() {
    clearTimeout(this.settling);
    this.isScrubbing = false;
    if (this.isPlaying || !this.motion) return;
    const axes = { ...state.axes }, time = this.frame / rate;
    if (time === Number(this.stage.sceneTime ?? 0)) delete axes.time; else axes.time = String(time);
    set({ axes });
    this.stage.catchUp();
  }

  setSpeed(text) { set({ speed: Number(text) }); }

  cycleSpeed() {
    const at = speeds.findIndex(([value]) => Number(value) === state.speed);
    set({ speed: Number(speeds[(at + 1) % speeds.length][0]) });
    this.announce(`Speed ${speeds.find(([value]) => Number(value) === state.speed)[1]}`);
  }

  // The same moment, at another speed from now on.
  reset() {
    this.rest(performance.now());
    this.draw();
  }

  key_(event) {
    if (event.key !== " ") return;
    event.preventDefault();
    this.toggle();
  }

  // States.

  // The values that the states have at the frame that is shown.
  get values() {
    const values = Object.fromEntries(this.motion.states.map(each => [each.name, each.values[0]]));
    for (const change of this.motion.changes) if (change.at <= this.frame / rate + 1e-9) Object.assign(values, change.set);
    return values;
  }

  // Switches a state at the frame that is shown, from where everything is. The script ends there.
  switchState(name, value) {
    const at = this.frame / rate;
    if (at > latest) {
      this.announce("The film is a minute long. Go back to the script to begin anew.");
      return;
    }
    const same = state.changes.find(each => each.at === at);
    const changes = state.changes.filter(each => each.at < at);
    // A change of the script at this very moment happens, too.
    const written = this.motion.changes.filter(each => Math.abs(each.at - at) < 1e-9).map(each => each.set);
    changes.push({ at, set: Object.assign({}, ...written, same?.set, { [name]: value }) });
    this.stop();
    this.resumes = true;
    set({ changes });
    this.announce(`${name}: ${value}`);
  }

  followScript() {
    this.stop();
    this.frame = 0;
    this.resumes = true;
    set({ changes: [] });
  }

  // Drawing.

  draw() {
    this.scrubber.max = this.count - 1;
    this.scrubber.disabled = this.count < 2;
    const end = Math.max(this.count - 1, 1) / rate;
    const mark = (at, name) => {
      const tick = el("i", { class: name });
      tick.style.setProperty("--at", clamp(at / end, 0, 1));
      return tick;
    };
    this.runs = el("div", { class: "film-loaded" });
    this.track.replaceChildren(this.runs, ...this.motion.changes.map(each => mark(each.at, "change")), ...this.motion.marks.map(each => mark(each.at, "haptic")));
    this.loop.setAttribute("aria-pressed", String(state.loop));
    redraw(this.speeds, segments("Speed", speeds, String(state.speed), value => this.setSpeed(value)));
    this.drawPlay();
    this.drawFrame();
    this.drawLoaded();
  }

  drawPlay() {
    this.play.replaceChildren(icon(this.isPlaying ? "pause" : "play"));
    const title = this.isPlaying ? "Pause" : "Play";
    this.play.setAttribute("aria-label", title);
    this.play.title = `${title} (f)`;
    this.element.classList.toggle("playing", this.isPlaying);
  }

  drawFrame() {
    this.scrubber.value = this.frame;
    const text = `${seconds(this.frame)}, frame ${this.frame + 1} of ${this.count}`;
    this.scrubber.setAttribute("aria-valuetext", text);
    this.time.textContent = `${seconds(this.frame).padStart(8)} / ${points((this.count - 1) / rate)} s  ${String(this.frame + 1).padStart(String(this.count).length)} of ${this.count}`;
    this.element.dataset.frame = this.frame;
    const felt = this.motion.marks.filter(each => each.at <= this.frame / rate && each.at > this.frame / rate - noticed);
    this.note.textContent = felt.map(each => each.text).join(", ");
    this.drawStates();
    this.moved();
  }

  drawLoaded() {
    const film = this.films.get(this.stage.active);
    if (!this.runs || !film) return;
    this.runs.replaceChildren(...film.loaded.map(({ from, to }) => {
      const run = el("i", {});
      run.style.setProperty("--from", from);
      run.style.setProperty("--to", to);
      return run;
    }));
  }

  // Buttons stay as they are while they say the same, so that one can be pressed while the film plays.
  drawStates() {
    const values = this.values, key = JSON.stringify([this.motion.states, values, state.changes.length > 0]);
    if (this.statesKey === key) return;
    this.statesKey = key;
    this.states.hidden = !this.motion.states.length;
    redraw(this.states, ...this.motion.states.map(each => el("span", { class: "film-state" }, el("span", { class: "axis-name" }, each.name),
      segments(`State ${each.name}`, each.values.map(value => [`${each.name} ${value}`, value]), `${each.name} ${values[each.name]}`,
        chosen => this.switchState(each.name, chosen.slice(each.name.length + 1))))),
      state.changes.length ? el("button", { type: "button", class: "plain", "data-value": "script", title: "Forget what was switched by hand",
        onclick: () => this.followScript() }, icon("reset"), " Back to the script") : "");
  }
}
