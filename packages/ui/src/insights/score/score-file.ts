import { accentFor } from '../../theme/hue.ts';
import { oklchHex } from '../../theme/oklch.ts';
import type { InsightSession } from '@overtone/domain/contract/usage';
import type { Stave } from '@overtone/domain/usage/staves';
import type { Degrees } from '@overtone/domain/units';
import { shortDay } from '../../days/day-words.ts';
import { scoreFrame } from './score-frame.ts';
import { scoreLegend } from './score-legend.ts';
import { scoreSessions } from './score-notes.ts';
import { scoreRules, type ScoreText } from './score-rules.ts';

/** A picture as a file, with its size in pixels. */
export interface ScoreFile {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 1_200;
const MARGIN = 40;
const TITLE = 56;
const LEGEND = 48;
const LEGEND_STEP = 150;
/** The colours of day: what is taken away is mostly looked at on white paper. */
const PAPER = oklchHex({ lightness: 0.975, chroma: 0.006, hue: 95 });
const INK = oklchHex({ lightness: 0.22, chroma: 0.012, hue: 95 });
const MUTED = oklchHex({ lightness: 0.42, chroma: 0.012, hue: 95 });
const RULE = oklchHex({ lightness: 0.86, chroma: 0.01, hue: 95 });
const EDGE = oklchHex({ lightness: 0.62, chroma: 0.012, hue: 95 });

/** The score as a picture that needs nothing else: the same strokes as on the page, with a title and what the hues mean. */
export function scoreFile(
  staves: readonly Stave[],
  sessions: readonly InsightSession[],
): ScoreFile {
  const frame = scoreFrame(WIDTH - 2 * MARGIN, staves.length);
  const notes = scoreSessions(frame, staves, sessions);
  const rules = scoreRules(frame, staves);
  const height = TITLE + frame.height + LEGEND + MARGIN;
  const title = `Sessions from ${shortDay(staves[0]?.day ?? '')} to ${shortDay(staves.at(-1)?.day ?? '')}`;
  const strokes = notes.map(({ hue, isRated, notes: parts }) => {
    const ink = inkOf(hue);
    const lines = `<path d="${parts.map(({ path }) => path).join('')}" fill="none" stroke="${ink}" stroke-width="1.25"/>`;
    const [first] = parts;
    const head =
      isRated && first !== undefined
        ? `<circle cx="${first.x.toFixed(1)}" cy="${first.y.toFixed(1)}" r="2" fill="${ink}"/>`
        : '';
    return lines + head;
  });
  const legend = scoreLegend(notes).map(({ label, hue }, index) => {
    const [x, y] = [MARGIN + index * LEGEND_STEP, TITLE + frame.height + LEGEND / 2];
    return `<path d="M${x} ${y}h18" stroke="${inkOf(hue)}" stroke-width="2"/>${words({ x: x + 26, y: y + 4, anchor: 'start', text: label }, MUTED)}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12"><title>${title}</title><rect width="100%" height="100%" fill="${PAPER}"/>${words({ x: MARGIN, y: MARGIN, anchor: 'start', text: title }, INK, 18)}<g transform="translate(${MARGIN} ${TITLE})"><path d="${rules.staves}${rules.hours}" fill="none" stroke="${RULE}"/><path d="${rules.mondays}" fill="none" stroke="${EDGE}"/>${rules.texts.map((text) => words(text, MUTED)).join('')}${strokes.join('')}</g>${legend.join('')}</svg>`;
  return { svg, width: WIDTH, height };
}

function inkOf(hue: Degrees | null): string {
  return hue === null ? MUTED : oklchHex(accentFor(hue, 'day'));
}

function words({ x, y, anchor, text }: ScoreText, ink: string, size = 12): string {
  return `<text x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}" fill="${ink}" font-size="${size}">${text}</text>`;
}
