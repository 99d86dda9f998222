import { pairSpanSeconds, smoothPairCurve } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { pairEquation } from '@overtone/domain/figure/pair-equation';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { accentHex } from '@overtone/ui/theme/hue-theme';
import type { Plate } from './plate.ts';
import { typeset } from './typeset.ts';

/** Size of a plate and of its letters, in pixels. */
export interface PlateSize {
  readonly width: number;
  readonly height: number;
  readonly letters: { readonly task: number; readonly label: number; readonly small: number };
}

/** The plate itself, and the card that is shown where its link is shared. */
export const PLATE_SIZES = {
  plate: { width: 1000, height: 1250, letters: { task: 58, label: 42, small: 34 } },
  card: { width: 1200, height: 630, letters: { task: 46, label: 34, small: 26 } },
} as const satisfies Record<string, PlateSize>;

/** The paper of a plate, always by day. */
export const PLATE_PAPER = '#f8f7f2';
const INK = '#1c1b17';
const MUTED = '#55534c';
const RULE = '#b9b6ab';

/** A thing on a plate: a line of text by its baseline, or a stroke by the left end of its box's top. */
export type PlateItem = { readonly x: number; readonly y: number; readonly colour: string } & (
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly size: number;
      readonly family: 'serif' | 'sans' | 'mono';
      readonly isBold?: boolean;
      /** Whether it ends at its x instead of beginning there. */
      readonly endsThere?: boolean;
    }
  | { readonly kind: 'stroke'; readonly d: string; readonly strokeWidth: number }
);

/** "25 November 2026". */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const MARGIN = 72;
const MOST_LINES = 4;
/** About how wide a letter is, as a share of its size. */
const LETTER = { serif: 0.5, sans: 0.53, mono: 0.6 } as const;
/** Highest curve, as a share of its width; a higher one is no wave any more. */
const MOST_CURVE_HEIGHT = 0.52;
/** Ticks of the axis of time. */
const TICKS = 10;
const TICK = 12;

/** Everything on a plate of this size: the task, its pair from edge to edge over an axis of time, and what the pair is. */
export function plateItems(
  plate: Plate,
  { width, height, letters }: PlateSize,
): readonly PlateItem[] {
  const { task, label, pair, hue, date } = plate;
  const accent = accentHex(hue);
  const textWidth = width - 2 * MARGIN;
  const lines = balanced(
    `“${typeset(task)}”`,
    Math.floor(textWidth / (letters.task * LETTER.serif)),
  );
  const lineHeight = letters.task * 1.2;
  const name = `${label}: ${formatFrequency(pair.slowHz)} carrying ${formatFrequency(pair.fastHz)}`;
  const equation = pairEquation(pair);
  const span = `${Number(pairSpanSeconds(pair).toFixed(1))} s`;
  const dateY = height - MARGIN;
  const equationY = dateY - letters.small * 1.6;
  const nameY = equationY - letters.small * 1.6;
  const axisY = nameY - letters.label - letters.small * 2.4;
  const fromY = MARGIN + lines.length * lineHeight + letters.small / 2;
  const room = axisY - letters.small / 2 - fromY;
  const boxHeight = Math.min(room, width * MOST_CURVE_HEIGHT);
  const box = { width, height: boxHeight, inset: 4 };
  const small = { kind: 'text', colour: MUTED, size: letters.small, family: 'sans' } as const;
  return [
    ...lines.map((text, line): PlateItem => ({
      kind: 'text',
      x: MARGIN,
      y: MARGIN + letters.task * 0.8 + line * lineHeight,
      colour: INK,
      text,
      size: letters.task,
      family: 'serif',
    })),
    {
      kind: 'stroke',
      x: 0,
      y: fromY + (room - boxHeight) / 2,
      colour: accent,
      d: svgPath(smoothPairCurve(pair), box),
      strokeWidth: 4,
    },
    { kind: 'stroke', x: 0, y: axisY, colour: RULE, d: axisPath(width), strokeWidth: 2 },
    { ...small, x: TICK * 2, y: axisY + letters.small * 1.5, text: '0 s', family: 'mono' },
    {
      ...small,
      x: width - TICK * 2,
      y: axisY + letters.small * 1.5,
      text: span,
      family: 'mono',
      endsThere: true,
    },
    {
      kind: 'text',
      x: MARGIN,
      y: nameY,
      colour: accent,
      text: name,
      size: fitting(letters.label, name, LETTER.sans, textWidth),
      family: 'sans',
      isBold: true,
    },
    {
      ...small,
      x: MARGIN,
      y: equationY,
      text: equation,
      size: fitting(letters.small, equation, LETTER.mono, textWidth),
      family: 'mono',
    },
    { ...small, x: MARGIN, y: dateY, text: `${PRODUCT_NAME}, ${DAY.format(new Date(date))}` },
  ];
}

/** The axis with a tick at each tenth of it. */
function axisPath(width: number): string {
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => (width * index) / TICKS);
  return `M0 0H${width}${ticks.map((x) => `M${x} 0V${TICK}`).join('')}`;
}

/** The largest size up to this at which a line of text is no wider. */
function fitting(size: number, text: string, letter: number, width: number): number {
  return Math.min(size, Math.floor(width / (text.length * letter)));
}

/** As few lines as there can be, each about as long as the others. */
function balanced(text: string, mostChars: number): readonly string[] {
  const count = wrapped(text, mostChars).length;
  let chars = mostChars;
  while (chars > 1 && wrapped(text, chars - 1).length === count) chars -= 1;
  return count < MOST_LINES ? wrapped(text, chars) : wrapped(text, mostChars);
}

/** Breaks a text into lines of so many characters; what does not fit into the last is cut off, and says so. */
function wrapped(text: string, mostChars: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/u).flatMap((long) => pieces(long, mostChars))) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= mostChars)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines;
  const kept = lines.slice(0, MOST_LINES);
  return [...kept.slice(0, -1), `${(kept.at(-1) ?? '').slice(0, mostChars - 2)}…”`];
}

function pieces(word: string, mostChars: number): readonly string[] {
  const chars = Array.from(word);
  const count = Math.ceil(chars.length / mostChars);
  return Array.from({ length: count }, (_, index) =>
    chars.slice(index * mostChars, (index + 1) * mostChars).join(''),
  );
}
