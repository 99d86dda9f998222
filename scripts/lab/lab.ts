// The measuring page: leads through the trials, and writes the report.
import product from '../../package.json' with { type: 'json' };
import { type LabReport, type LabTrial, reportText } from './lab-report.ts';
import { type RunningTrial, runTrial } from './lab-signal.ts';

const ASKED_HZ = [1, 3, 6, 10, 13, 20, 26, 40] as const;

/** Length of a trial: the usual one, and what is taken for one that is shorter or longer. */
const LENGTH_S = { usual: 20, least: 10, most: 600 } as const;

function part<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`);
  return found;
}

const setup = part('#setup', HTMLFormElement);
const patch = part('#patch', HTMLCanvasElement).getContext('2d');
const overlays = part('#overlays', HTMLDivElement);
const length = part('#length', HTMLInputElement);
const stop = part('#stop', HTMLButtonElement);
const output = part('output', HTMLOutputElement);
const rows = part('tbody', HTMLTableSectionElement);
const preview = part('pre', HTMLPreElement);
const save = part('#save', HTMLButtonElement);
const copy = part('#copy', HTMLButtonElement);

const trials = new Map<number, LabTrial>();
let running: RunningTrial | null = null;
let isSaved = true;

function setupNow(name: string): string {
  const value = new FormData(setup).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function reportNow(): LabReport {
  return {
    version: product.version,
    takenAt: `${new Date().toISOString().slice(0, 16)}Z`,
    browser: navigator.userAgent,
    window: `${innerWidth} x ${innerHeight} at ${devicePixelRatio}`,
    setup: {
      screen: setupNow('screen'),
      connection: setupNow('connection'),
      sound: setupNow('sound'),
      recorder: setupNow('recorder'),
    },
    trials: [...trials.values()].toSorted((a, b) => a.askedHz - b.askedHz),
  };
}

function showReport(): void {
  if (trials.size === 0) return;
  preview.textContent = reportText(reportNow());
  save.disabled = false;
  copy.disabled = false;
  isSaved = false;
}

/** What was heard of the session while a trial ran belongs after what became of it. */
function say(...sentences: readonly string[]): void {
  output.value = sentences.filter(Boolean).join(' ');
}

function setRunning(trial: RunningTrial | null): void {
  running = trial;
  stop.disabled = !trial;
  for (const button of rows.querySelectorAll('button')) button.disabled = trial !== null;
}

function field(row: HTMLTableRowElement, name: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'number';
  input.step = 'any';
  input.disabled = true;
  input.ariaLabel = name;
  row.insertCell().append(input);
  return input;
}

function numberIn({ value, valueAsNumber }: HTMLInputElement): number | null {
  return value === '' ? null : valueAsNumber;
}

function addRow(askedHz: number): void {
  const row = rows.insertRow();
  row.insertCell().textContent = `${askedHz} Hz`;
  const run = document.createElement('button');
  run.type = 'button';
  run.textContent = 'Run';
  run.ariaLabel = `Run ${askedHz} Hz`;
  row.insertCell().append(run);
  const [shown, screen, dropped, cost, offset] = [0, 1, 2, 3, 4].map(() => row.insertCell());
  const light = field(row, `Frequency of the light at ${askedHz} Hz`);
  const sound = field(row, `Frequency of the sound at ${askedHz} Hz`);
  const after = field(row, `Light after sound at ${askedHz} Hz, in milliseconds`);

  function note(trial: Pick<LabTrial, 'inside'>): void {
    trials.set(askedHz, {
      askedHz,
      ...trial,
      outside: {
        lightHz: numberIn(light),
        soundHz: numberIn(sound),
        lightAfterSoundMs: numberIn(after),
      },
    });
    showReport();
  }

  row.addEventListener('input', () => {
    const trial = trials.get(askedHz);
    if (trial) note(trial);
  });
  run.addEventListener('click', async () => {
    if (!patch || running) return;
    const asked = length.valueAsNumber || LENGTH_S.usual;
    const lengthS = Math.min(LENGTH_S.most, Math.max(LENGTH_S.least, asked));
    length.valueAsNumber = lengthS;
    say(`${askedHz} Hz for ${lengthS} s …`);
    // A canvas that was given to a worker cannot be given again.
    const overlay = document.createElement('canvas');
    overlays.replaceChildren(overlay);
    let problem = '';
    const trial = runTrial({ patch, overlay }, askedHz, lengthS, (reason) => (problem = reason));
    setRunning(trial);
    stop.focus();
    const inside = await trial.ended;
    overlays.replaceChildren();
    setRunning(null);
    run.focus();
    if (inside.shownFrames === 0) {
      return say(`${askedHz} Hz was stopped before its first picture.`, problem);
    }
    const isWhole = inside.lengthS >= lengthS - 1;
    say(
      isWhole
        ? `${askedHz} Hz has ended.`
        : `${askedHz} Hz was stopped after ${inside.lengthS.toFixed(1)} s.`,
      problem,
    );
    if (shown) shown.textContent = `${inside.lightHz.toFixed(2)} Hz`;
    if (screen) screen.textContent = inside.refreshHz ? `${inside.refreshHz.toFixed(2)} Hz` : '–';
    if (dropped)
      dropped.textContent = `${inside.droppedFrames} of ${inside.shownFrames + inside.droppedFrames}`;
    if (cost) cost.textContent = `${inside.frameCostMs.median.toFixed(2)} ms`;
    if (offset)
      offset.textContent = inside.offsetMs ? `${inside.offsetMs.median.toFixed(2)} ms` : '–';
    for (const figure of [light, sound, after]) figure.disabled = false;
    note({ inside });
  });
}

for (const hz of ASKED_HZ) addRow(hz);
setup.addEventListener('input', showReport);
setup.addEventListener('submit', (event) => event.preventDefault());
stop.addEventListener('click', () => running?.stop());
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') running?.stop();
});
document.addEventListener('visibilitychange', () => {
  if (document.hidden) running?.stop();
});
addEventListener('beforeunload', (event) => {
  if (!isSaved) event.preventDefault();
});
copy.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(preview.textContent);
    isSaved = true;
    say('The report is copied.');
  } catch {
    say('The browser refused to copy. Select the report’s text and copy it yourself.');
  }
});
save.addEventListener('click', () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(reportNow(), null, 2)], { type: 'application/json' }),
  );
  link.download = `overtone-lab-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  isSaved = true;
  say(`${link.download} is saved.`);
});
