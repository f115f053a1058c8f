// Says what is under the pointer or selected, moves what is seen, and begins by drawing it all.
// picture.js comes before.

const tooltip = document.getElementById("tooltip");
const details = document.getElementById("details");

// Words.

function linesOf(event) {
  const [name, place] = data.ops[event.op];
  const lines = [
    place ? `${name} at ${place}` : name,
    `${data.pipes[event.pipe][0]}, iteration ${event.iteration}` +
      (event.cores > 1 ? `, in ${event.cores} cores at once` : ""),
    `cycles ${number(event.start)} to ${number(event.end)}: ` +
      `${number(event.end - event.start)} (${microseconds(event.end - event.start)})`,
    `issued at ${number(event.issued)}, seen by others from ${number(event.visible)}`,
  ];
  if (event.bytes) lines.push(`${number(event.bytes)} bytes`);
  lines.push(`waited for ${waitOf(event)}`);
  if (event.critical) lines.push("on the critical path");
  return lines;
}

function waitOf(event) {
  const before = events[event.before], reason = data.reasons[event.reason];
  if (!before) return reason;
  return `${reason}: ${data.ops[before.op][0]}, iteration ${before.iteration}`;
}

function showTooltip(x, y) {
  const memory = data.memories[memoryTops.findIndex((top) => y >= top && y < top + MEMORY)];
  let lines = view.hovered ? linesOf(view.hovered) : [];
  if (!view.hovered && memory && x >= LEFT && x <= LEFT + width()) {
    const step = memory.steps.filter(([cycle]) => cycle <= cycleAt(x)).pop();
    lines = [`${memory.memory} at cycle ${number(Math.round(cycleAt(x)))}`,
      `${number(step ? step[1] : 0)} of ${number(memory.capacity)} bytes`];
  }
  tooltip.hidden = !lines.length;
  if (!lines.length) return;
  tooltip.textContent = lines.join("\n");
  const room = canvas.clientWidth - tooltip.offsetWidth - 4;
  tooltip.style.left = Math.max(0, Math.min(x + 14, room)) + "px";
  tooltip.style.top = y + 18 + "px";
}

// Moving.

function show(first, count) {
  view.count = Math.min(Math.max(count, Math.min(NEAREST, data.cycles)), data.cycles) || 1;
  view.first = Math.min(Math.max(first, 0), Math.max(0, data.cycles - view.count));
  draw();
}

// Zooms so that the cycle at `x` stays there.
function zoom(factor, x = LEFT + width() / 2) {
  const cycle = cycleAt(x);
  const count = Math.min(view.count * factor, data.cycles);
  show(cycle - ((cycle - view.first) * count) / view.count, count);
}

function select(event) {
  view.selected = event;
  details.textContent = event ? linesOf(event).join("; ") : "No instruction is selected.";
  if (event && (event.end < view.first || event.start > view.first + view.count)) {
    show((event.start + event.end - view.count) / 2, view.count);
  } else {
    draw();
  }
}

// The instruction that a key leads to from the one that is selected.
function step(key) {
  const event = view.selected;
  if (!event) return events.find((each) => each.end >= view.first) || null;
  const row = eventsOf[event.pipe];
  switch (key) {
    case "ArrowLeft": return row[row.indexOf(event) - 1] || event;
    case "ArrowRight": return row[row.indexOf(event) + 1] || event;
    case "Enter": return events[event.before] || event;
    default: {
      const other = eventsOf[event.pipe + (key === "ArrowUp" ? -1 : 1)];
      if (!other) return event;
      const distance = (each) => Math.abs(each.start - event.start);
      return other.reduce((best, each) => (distance(each) < distance(best) ? each : best));
    }
  }
}

canvas.addEventListener("keydown", (press) => {
  const far = view.count / 4;
  const actions = {
    "+": () => zoom(0.5), "=": () => zoom(0.5), "-": () => zoom(2),
    "0": () => show(0, data.cycles), "Escape": () => select(null),
  };
  const moves = { ArrowLeft: -far, ArrowRight: far };
  if (press.ctrlKey || press.metaKey || press.altKey) return;
  if (press.shiftKey && press.key in moves) show(view.first + moves[press.key], view.count);
  else if (press.key in actions) actions[press.key]();
  else if (press.key === "Enter" || press.key.startsWith("Arrow")) select(step(press.key));
  else return;
  press.preventDefault();
});

let drag = null;
canvas.addEventListener("pointerdown", (press) => {
  drag = { x: press.offsetX, first: view.first, moved: false };
  canvas.setPointerCapture(press.pointerId);
});
canvas.addEventListener("pointermove", (move) => {
  if (drag) {
    const distance = move.offsetX - drag.x;
    drag.moved = drag.moved || Math.abs(distance) > 3;
    if (drag.moved) {
      canvas.classList.add("moving");
      tooltip.hidden = true;
      show(drag.first - (distance * view.count) / width(), view.count);
    }
    return;
  }
  const event = eventAt(move.offsetX, move.offsetY);
  if (event !== view.hovered) {
    view.hovered = event;
    draw();
  }
  showTooltip(move.offsetX, move.offsetY);
});
canvas.addEventListener("pointerup", (release) => {
  if (drag && !drag.moved) select(eventAt(release.offsetX, release.offsetY));
  drag = null;
  canvas.classList.remove("moving");
});
canvas.addEventListener("pointerleave", () => {
  view.hovered = null;
  tooltip.hidden = true;
  draw();
});
canvas.addEventListener("wheel", (turn) => {
  turn.preventDefault();
  if (Math.abs(turn.deltaX) > Math.abs(turn.deltaY)) {
    show(view.first + (turn.deltaX * view.count) / width(), view.count);
  } else {
    zoom(1.0015 ** turn.deltaY, turn.offsetX);
  }
}, { passive: false });

document.getElementById("closer").addEventListener("click", () => zoom(0.5));
document.getElementById("farther").addEventListener("click", () => zoom(2));
document.getElementById("whole").addEventListener("click", () => show(0, data.cycles));
colours.addEventListener("change", () => { legend(); draw(); });
window.addEventListener("resize", draw);
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
  legend();
  draw();
});

// The table of instructions is made when somebody opens it.
const instructions = document.getElementById("instructions");
instructions.addEventListener("toggle", () => {
  if (!instructions.open || instructions.querySelector("table")) return;
  const table = document.createElement("table");
  const fill = (row, texts, tag) => texts.forEach((text) => {
    const cell = document.createElement(tag);
    cell.textContent = text;
    row.append(cell);
  });
  const names = ["pipe", "op", "place", "iteration", "start", "end", "cycles", "waited for"];
  fill(table.createTHead().insertRow(), names, "th");
  const body = table.createTBody();
  for (const event of events) {
    fill(body.insertRow(), [data.pipes[event.pipe][0], ...data.ops[event.op], event.iteration,
      number(event.start), number(event.end), number(event.end - event.start),
      waitOf(event)], "td");
  }
  instructions.append(table);
});

legend();
draw();
