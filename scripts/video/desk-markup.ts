// The film's desk as HTML: the drawn desktop of the home page, larger, with work in its windows and Overtone in one of them.
import { pairInWords } from '@overtone/domain/figure/pair-caption';
import { pairCurve } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { swellCurve } from '@overtone/domain/figure/swell-curve';
import { intensityLabel } from '@overtone/domain/session/intensity';
import { percent } from '@overtone/domain/session/percent';
import { SUGGESTION_STATES } from '@overtone/domain/suggestion/states';
import { ASK } from '../../apps/web/src/content/ask.ts';
import { accentFor } from '../../packages/ui/src/theme/hue.ts';
import { oklchCss } from '../../packages/ui/src/theme/oklch.ts';
import type { Desk } from './desk-course.ts';

const CODE_BEFORE = `// the last write wins: which one is last?
export async function saveRow(row: Row) {
  const kept = await rows.read(row.id);
  const next = { ...kept, ...row };
  await rows.write(row.id, next);
  return next;
}

it('keeps what both of them wrote', async () => {
  await Promise.all([
    saveRow({ id: 7, name: 'Ada' }),
    saveRow({ id: 7, city: 'Turin' }),
  ]);
`;
const CODE_TYPED = `  const row = await rows.read(7);
  expect(row.name).toBe('Ada');
  expect(row.city).toBe('Turin');
});

// so: lock the row, then read it`;
const KEYWORDS = /\b(?:export|async|function|const|await|return)\b/gu;

const NOTES_BEFORE =
  'Imports keep the order of their rows, also where a file comes in several parts.';
const NOTES_TYPED =
  'Saving is safe while two people work on the same row: the second save waits until the first is done, and nothing that either of them wrote is lost on the way. Nobody has to reload a page for it.'.split(
    ' ',
  );

const CURVE = { width: 420, height: 44, inset: 3 };
const SWELL = { width: 296, height: 30, inset: 2 };
const CHART = { width: 150, height: 84, inset: 2 };

/** The picture of a desk. */
export function deskMarkup(desk: Desk): string {
  return `
    <div class="bar"><i></i><i></i><i></i><i></i><b>${clock(desk.callSeconds)}</b></div>
    <section class="window editor">${editor(desk)}</section>
    <section class="window page-seen">${notes(desk)}</section>
    <section class="window call">${call(desk)}</section>
    <section class="window overtone" style="${accents(desk)}">${overtone(desk)}</section>
    ${pointer(desk)}`;
}

function editor({ codeLength, hasCaretIn }: Desk): string {
  const code = CODE_BEFORE + CODE_TYPED.slice(0, codeLength);
  const lines = code.split('\n').map((line) => {
    const text = escaped(line);
    return line.startsWith('//') ? `<em>${text}</em>` : text.replaceAll(KEYWORDS, '<em>$&</em>');
  });
  const caret = hasCaretIn === 'code' ? '<s></s>' : '';
  return `${dots('save-row.test.ts')}<pre>${lines.map((line) => `<span>${line}</span>`).join('\n')}${caret}</pre>`;
}

function notes({ noteWords }: Desk): string {
  return `${dots('')}<span class="address"></span>
    <h1>Release notes</h1>
    <p>${NOTES_BEFORE}</p>
    <p>${NOTES_TYPED.slice(0, noteWords).join(' ')}<s class="of-another"></s></p>
    <svg class="chart" viewBox="0 0 ${CHART.width} ${CHART.height}"><path d="M0 0v${CHART.height}h${CHART.width}" /><path class="curve" d="${svgPath(pairCurve({ slowHz: 1, fastHz: 5 }, { fromSeconds: 0.1, spanSeconds: 0.9 }), CHART)}" /></svg>`;
}

function call({ callSeconds }: Desk): string {
  const face =
    '<svg viewBox="0 0 98 84"><circle cx="49" cy="34" r="15" /><path d="M20 84c0-38 58-38 58 0z" /></svg>';
  const time = `${Math.floor(callSeconds / 60)}:${String(callSeconds % 60).padStart(2, '0')}`;
  return `${dots('')}<div>${face}${face}</div><p><b></b><span>${time}</span><b class="end"></b></p>`;
}

function overtone({ sentence, answer, isOn, strength, hasCaretIn }: Desk): string {
  const pair = { slowHz: answer.globalModulationHz, fastHz: answer.centerModulationHz };
  const caret = hasCaretIn === 'field' ? '<s></s>' : '';
  const written = `${escaped(sentence)}${caret}`;
  const { label } = SUGGESTION_STATES[answer.state];
  const swell = svgPath(swellCurve(24), SWELL);
  const swellSvg = (name: string) =>
    `<svg class="${name}" viewBox="0 0 ${SWELL.width} ${SWELL.height}"><path d="${swell}" /></svg>`;
  return `${dots('Overtone')}
    <label>${ASK.label}</label>
    <div class="field">${written}</div>
    <p class="answer"><strong>${label}</strong> <span>${pairInWords(pair)}</span></p>
    <svg class="pair" viewBox="0 0 ${CURVE.width} ${CURVE.height}"><path d="${svgPath(pairCurve(pair), CURVE)}" /></svg>
    <div class="controls ${isOn ? 'is-on' : ''}">
      <div><span>${isOn ? 'On' : 'Off'}</span><i class="switch"></i></div>
      <div><span>Effect Intensity <b>${intensityLabel(strength)} <u>${percent(strength)}</u></b></span>
        <div class="slider">${swellSvg('all')}<div style="clip-path: inset(0 ${100 - 100 * strength}% 0 0)">${swellSvg('filled')}</div><i style="left: ${100 * strength}%"></i></div></div>
    </div>`;
}

function dots(title: string): string {
  return `<header><i></i><i></i><i></i><span>${title}</span></header>`;
}

function pointer({ pointer: { x, y } }: Desk): string {
  return `<svg class="pointer" viewBox="0 0 18 26" style="translate: ${x}px ${y}px"><path d="M1 1v20l5-4.6 3.4 8 3.6-1.5-3.4-7.9H16z" /></svg>`;
}

function accents({ answer }: Desk): string {
  const [day, night] = (['day', 'night'] as const).map((theme) =>
    oklchCss(accentFor(answer.visualHue, theme)),
  );
  return `--accent-day: ${day}; --accent-night: ${night}`;
}

function clock(callSeconds: number): string {
  return `10:${String(Math.floor(callSeconds / 60)).padStart(2, '0')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
