import { accentFor } from '../../theme/hue.ts';
import { oklchHex } from '../../theme/oklch.ts';
import type { InsightSession } from '@overtone/domain/contract/usage';
import type { Stave } from '@overtone/domain/usage/staves';
import type { Degrees } from '@overtone/domain/units';
import { shortDay } from '../../days/day-words.ts';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { FaceName } from '../../files/embedded-faces.ts';
import { penOf, type ScorePen } from './score-pens.ts';
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
const LEGEND_STEP = 156;
/** Room for the caption and the name under the legend. */
const FOOT = 72;
const FILE_CAPTION =
  'Each stroke is a session: its own pair of rhythms, as long as it lasted. A dot: rated before and after; higher than its line: focus rose.';
/** The colours of day: what is taken away is mostly looked at on white paper. */
const PAPER = oklchHex({ lightness: 0.975, chroma: 0.006, hue: 95 });
const INK = oklchHex({ lightness: 0.22, chroma: 0.012, hue: 95 });
const MUTED = oklchHex({ lightness: 0.42, chroma: 0.012, hue: 95 });
const RULE = oklchHex({ lightness: 0.86, chroma: 0.01, hue: 95 });
const EDGE = oklchHex({ lightness: 0.62, chroma: 0.012, hue: 95 });

/** Faces that a file is set in: the page's own, where they are embedded. */
export const SCORE_FACES = [
  { family: 'Bricolage Grotesque', weight: '600' },
  { family: 'Hanken Grotesk', weight: '400' },
  { family: 'JetBrains Mono', weight: '400' },
] as const satisfies readonly FaceName[];
const SANS = "'Hanken Grotesk', system-ui, sans-serif";
const DISPLAY = "'Bricolage Grotesque', system-ui, sans-serif";
const MONO = "'JetBrains Mono', ui-monospace, monospace";

/**
 * The score as a picture that needs nothing else: the same strokes as on the page, with a title and what they mean.
 *
 * @param staves the newest first.
 * @param faces style sheet with the faces in it; see `embeddedFaces`.
 */
export function scoreFile(
  staves: readonly Stave[],
  sessions: readonly InsightSession[],
  faces: string,
): ScoreFile {
  const frame = scoreFrame(WIDTH - 2 * MARGIN, staves.length);
  const notes = scoreSessions(frame, staves, sessions);
  const rules = scoreRules(frame, staves);
  const height = TITLE + frame.height + LEGEND + FOOT;
  const title = `Sessions from ${spanText(staves)}`;
  const strokes = notes.map(({ state, hue, isRated, notes: parts }) => {
    const ink = inkOf(hue);
    const lines = `<path d="${parts.map(({ path }) => path).join('')}" fill="none" stroke="${ink}"${penText(penOf(state))}/>`;
    const [first] = parts;
    const head =
      isRated && first !== undefined
        ? `<circle cx="${first.x.toFixed(1)}" cy="${first.y.toFixed(1)}" r="2" fill="${ink}"/>`
        : '';
    return lines + head;
  });
  const legend = scoreLegend(notes).map(({ state, label, hue }, index) => {
    const [x, y] = [MARGIN + index * LEGEND_STEP, TITLE + frame.height + LEGEND / 2];
    return `<path d="M${x} ${y}h26" stroke="${inkOf(hue)}"${penText(penOf(state))}/>${words({ x: x + 34, y: y + 4, anchor: 'start', text: label }, MUTED)}`;
  });
  const foot = height - MARGIN;
  const captions = [
    words({ x: MARGIN, y: foot, anchor: 'start', text: FILE_CAPTION }, MUTED),
    words({ x: WIDTH - MARGIN, y: foot, anchor: 'end', text: PRODUCT_NAME }, INK),
  ];
  const style = faces === '' ? '' : `<style>${faces}</style>`;
  const heading = words(
    { x: MARGIN, y: MARGIN, anchor: 'start', text: title },
    INK,
    ` font-size="18" font-weight="600" font-family="${DISPLAY}"`,
  );
  const texts = rules.texts.map((text) =>
    words(text, MUTED, text.anchor === 'start' ? '' : ` font-family="${MONO}"`),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${SANS}" font-size="12"><title>${title}</title>${style}<rect width="100%" height="100%" fill="${PAPER}"/>${heading}<g transform="translate(${MARGIN} ${TITLE})"><path d="${rules.staves}${rules.hours}" fill="none" stroke="${RULE}"/><path d="${rules.mondays}" fill="none" stroke="${EDGE}"/>${texts.join('')}${strokes.join('')}</g>${legend.join('')}${captions.join('')}</svg>`;
  return { svg, width: WIDTH, height };
}

/** "27 Oct to 25 Nov 2026"; with both years where they are two. */
function spanText(staves: readonly Stave[]): string {
  const [first, last] = [staves.at(-1)?.day ?? '', staves[0]?.day ?? ''];
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)];
  return `${shortDay(first)}${from === to ? '' : ` ${from}`} to ${shortDay(last)} ${to}`;
}

function penText({ width, dashes }: ScorePen): string {
  return ` stroke-width="${width}"${dashes === null ? '' : ` stroke-dasharray="${dashes}"`}`;
}

function inkOf(hue: Degrees | null): string {
  return hue === null ? MUTED : oklchHex(accentFor(hue, 'day'));
}

function words({ x, y, anchor, text }: ScoreText, ink: string, more = ''): string {
  return `<text x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}" fill="${ink}"${more}>${text}</text>`;
}
