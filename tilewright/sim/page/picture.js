// Draws the timeline and the memories on one canvas.
"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const events = data.events.map((row, number) => {
  const event = { number };
  data.columns.forEach((name, column) => { event[name] = row[column]; });
  return event;
});
const eventsOf = data.pipes.map(() => []);
for (const event of events) eventsOf[event.pipe].push(event);
for (const row of eventsOf) row.sort((one, other) => one.start - other.start);

const LEFT = 104, RIGHT = 50, AXIS = 24, ROW = 26, GAP = 10, MEMORY = 56;
const NEAREST = 20; // cycles that are shown at least
const canvas = document.getElementById("timeline");
const colours = document.getElementById("colours");
const context = canvas.getContext("2d");

// What is seen: from cycle `first`, `count` of them; which instruction the pointer is on and which
// is selected.
const view = { first: 0, count: data.cycles || 1, hovered: null, selected: null };

const number = (value) => value.toLocaleString("en-US");
const microseconds = (cycles) => (cycles / data.clock).toFixed(2) + " µs";
const kibibytes = (bytes) => number(Math.round(bytes / 102.4) / 10) + " KiB";
const style = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

// Where things are.

const coreOf = (pipe) => data.pipes[pipe][0].split(" ")[0];
const rowTops = [];
let height = AXIS;
data.pipes.forEach((_, pipe) => {
  if (pipe && coreOf(pipe) !== coreOf(pipe - 1)) height += GAP;
  rowTops.push(height);
  height += ROW;
});
const memoryTops = data.memories.map((_, index) => height + GAP + index * (MEMORY + GAP));
height += data.memories.length * (MEMORY + GAP) + GAP;

const width = () => canvas.clientWidth - LEFT - RIGHT;
const xOf = (cycle) => LEFT + ((cycle - view.first) * width()) / view.count;
const cycleAt = (x) => view.first + ((x - LEFT) * view.count) / width();

function eventAt(x, y) {
  const pipe = rowTops.findIndex((top) => y >= top && y < top + ROW);
  if (pipe < 0 || x < LEFT || x > LEFT + width()) return null;
  const cycle = cycleAt(x), near = (2 * view.count) / width();
  const distance = (event) => Math.max(event.start - cycle, cycle - event.end, 0);
  let best = null;
  for (const event of eventsOf[pipe]) {
    if (distance(event) <= near && (!best || distance(event) < distance(best))) best = event;
  }
  return best;
}

// Drawing.

function colourOf(event) {
  const kinds = data.activities;
  const index = colours.value === "activity" ? event.activity : event.iteration % kinds.length;
  return kinds[index][1];
}

function draw() {
  const scale = window.devicePixelRatio || 1;
  canvas.style.height = height + "px";
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(height * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.font = "12px system-ui, sans-serif";
  context.textBaseline = "middle";
  context.fillStyle = style("--page");
  context.fillRect(0, 0, canvas.clientWidth, height);
  drawRows();
  drawAxis();
  inside(() => eventsOf.forEach((row) => row.forEach(drawEvent)));
  data.memories.forEach(drawMemory);
  inside(drawSelection);
  const end = Math.min(data.cycles, Math.round(view.first + view.count));
  document.getElementById("range").textContent =
    `cycles ${number(Math.round(view.first))} to ${number(end)}`;
}

// Draws what may not reach out of the part of the canvas that has a time.
function inside(drawing) {
  context.save();
  context.beginPath();
  context.rect(LEFT, 0, width(), height);
  context.clip();
  drawing();
  context.restore();
}

function drawRows() {
  data.pipes.forEach(([name, busy], pipe) => {
    const middle = rowTops[pipe] + ROW / 2;
    context.fillStyle = style("--band");
    context.fillRect(LEFT, rowTops[pipe] + 2, width(), ROW - 4);
    context.fillStyle = style("--text");
    context.textAlign = "left";
    context.fillText(name, 8, middle);
    context.fillStyle = style("--quiet");
    context.textAlign = "right";
    context.fillText(((100 * busy) / data.cycles).toFixed(1) + "%", canvas.clientWidth - 6, middle);
  });
}

function drawAxis() {
  const least = (view.count * 90) / width();
  let step = 10 ** Math.floor(Math.log10(least));
  step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * step).find((each) => each >= least));
  context.textAlign = "center";
  context.strokeStyle = style("--line");
  context.fillStyle = style("--quiet");
  for (let at = Math.ceil(view.first / step) * step; at <= view.first + view.count; at += step) {
    context.beginPath();
    context.moveTo(xOf(at), AXIS - 4);
    context.lineTo(xOf(at), height);
    context.stroke();
    context.fillText(number(at), xOf(at), AXIS / 2);
  }
}

function drawEvent(event) {
  const left = xOf(event.start), right = xOf(event.end), top = rowTops[event.pipe] + 2;
  if (right < LEFT || left > LEFT + width()) return;
  const wide = right - left > 4;
  context.fillStyle = colourOf(event);
  context.fillRect(left, top, Math.max(right - left - (wide ? 1 : 0), 0.6), ROW - 4);
  if (event.critical) {
    context.fillStyle = style("--strong");
    context.fillRect(left, top + ROW - 7, Math.max(right - left - (wide ? 1 : 0), 0.6), 3);
  }
  const name = data.ops[event.op][0], shown = Math.max(left, LEFT);
  if (right - shown > 7 && right - shown > context.measureText(name).width + 7) {
    context.fillStyle = style("--bar-text");
    context.textAlign = "left";
    context.fillText(name, shown + 3, top + (ROW - 4) / 2 - (event.critical ? 1 : 0));
  }
}

function drawMemory(memory, index) {
  const top = memoryTops[index], bottom = top + MEMORY, { capacity, steps } = memory;
  const peak = peakOf(memory), most = mostOf(memory);
  const yOf = (bytes) => bottom - (bytes / (most || 1)) * (MEMORY - 4);
  context.fillStyle = style("--band");
  context.fillRect(LEFT, top, width(), MEMORY);
  inside(() => {
    context.fillStyle = style("--memory");
    context.beginPath();
    context.moveTo(xOf(0), bottom);
    let before = bottom;
    for (const [cycle, bytes] of steps) {
      context.lineTo(xOf(cycle), before);
      before = yOf(bytes);
      context.lineTo(xOf(cycle), before);
    }
    context.lineTo(xOf(data.cycles), before);
    context.lineTo(xOf(data.cycles), bottom);
    context.fill();
    context.fillStyle = style("--full");
    if (capacity <= most) context.fillRect(LEFT, yOf(capacity) - 1, width(), 2);
  });
  context.textAlign = "left";
  context.fillStyle = style("--text");
  context.fillText(memory.memory, 8, top + 10);
  context.fillStyle = style("--quiet");
  context.fillText("peak " + kibibytes(peak), 8, top + 27);
  context.fillText("of " + kibibytes(memory.capacity), 8, top + 43);
}

// The bytes up to which a memory is drawn: its capacity, or where less than half of that is ever
// used, a bit more than the peak.
function mostOf(memory) {
  const peak = peakOf(memory);
  return 2 * peak < memory.capacity ? 1.2 * peak : Math.max(memory.capacity, peak);
}

const peakOf = (memory) => Math.max(0, ...memory.steps.map((step) => step[1]));

// An outline around the instruction, and an arrow from what it waited for.
function drawSelection() {
  const event = view.hovered || view.selected;
  for (const each of new Set([view.selected, view.hovered])) {
    if (each) outline(each, each === view.selected ? 2.5 : 1.5);
  }
  if (!event || event.before < 0) return;
  const before = events[event.before];
  const from = [xOf(before.end), rowTops[before.pipe] + ROW / 2];
  const to = [xOf(event.start), rowTops[event.pipe] + ROW / 2];
  const bend = Math.max(20, (to[0] - from[0]) / 2);
  outline(before, 1.5);
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(...from);
  context.bezierCurveTo(from[0] + bend, from[1], to[0] - bend, to[1], ...to);
  context.stroke();
  context.fillStyle = style("--strong");
  context.beginPath();
  context.moveTo(...to);
  context.lineTo(to[0] - 8, to[1] - 5);
  context.lineTo(to[0] - 8, to[1] + 5);
  context.fill();
}

function outline(event, line) {
  context.strokeStyle = style("--strong");
  context.lineWidth = line;
  const left = xOf(event.start), right = xOf(event.end);
  context.strokeRect(left, rowTops[event.pipe] + 1, Math.max(right - left, 2), ROW - 2);
}

function legend() {
  const list = document.getElementById("legend");
  const iterations = 1 + Math.max(0, ...events.map((event) => event.iteration));
  const kinds = colours.value === "activity"
    ? data.activities.filter((_, index) => events.some((event) => event.activity === index))
    : data.activities.slice(0, iterations).map(([, colour], index) =>
      [iterations > data.activities.length ? `${index}, ${index + data.activities.length}, …`
        : `${index}`, colour]);
  const others = [["on the critical path", style("--strong")]];
  if (data.memories.some((memory) => memory.capacity <= mostOf(memory))) {
    others.push(["capacity of the memory", style("--full")]);
  }
  list.replaceChildren(...[...kinds, ...others].map(item));
}

function item([text, colour]) {
  const entry = document.createElement("li"), sample = document.createElement("span");
  sample.style.background = colour;
  entry.append(sample, text);
  return entry;
}
