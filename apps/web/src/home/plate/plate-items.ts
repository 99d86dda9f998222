import { smoothPairCurve } from '@overtone/domain/figure/pair-curve';
import { svgPath } from '@overtone/domain/figure/svg-path';
import { pairEquation } from '@overtone/domain/figure/pair-equation';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import { PRODUCT_NAME } from '@overtone/domain/product';
import { accentHex } from '@overtone/ui/theme/hue-theme';
import type { Plate } from './plate.ts';

/** Size of a plate, in pixels. */
export interface PlateSize {
  readonly width: number;
  readonly height: number;
}

/** The plate itself, and the card that is shown where its link is shared. */
export const PLATE_SIZES = {
  plate: { width: 1000, height: 1250 },
  card: { width: 1200, height: 630 },
} as const satisfies Record<string, PlateSize>;

/** The paper of a plate, always by day. */
export const PLATE_PAPER = '#f8f7f2';
const INK = '#1c1b17';
const MUTED = '#55534c';

/** A thing on a plate: a line of text by its baseline, or the curve by the left end of its box's top. */
export type PlateItem = { readonly x: number; readonly y: number; readonly colour: string } & (
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly size: number;
      readonly family: 'serif' | 'sans' | 'mono';
      readonly isBold?: boolean;
    }
  | { readonly kind: 'curve'; readonly d: string }
);

/** "25 November 2026". */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const MARGIN = 72;
const TASK = { size: 46, lineHeight: 58, mostLines: 4, charWidth: 0.5 } as const;
/** Highest curve, as a share of its width; a higher one is no wave any more. */
const MOST_CURVE_HEIGHT = 0.45;
/** Room for the words under the curve. */
const FOOT = 200;

/** Everything on a plate of this size. */
export function plateItems(plate: Plate, { width, height }: PlateSize): readonly PlateItem[] {
  const { task, label, pair, hue, date } = plate;
  const accent = accentHex(hue);
  const lines = wrapped(
    `“${task}”`,
    Math.floor((width - 2 * MARGIN) / (TASK.size * TASK.charWidth)),
  );
  const slow = formatFrequency(pair.slowHz);
  const fast = formatFrequency(pair.fastHz);
  const foot = height - FOOT;
  const fromY = MARGIN + 16 + lines.length * TASK.lineHeight;
  const room = foot - 24 - fromY;
  const boxHeight = Math.min(room, (width - 2 * MARGIN) * MOST_CURVE_HEIGHT);
  const box = { width: width - 2 * MARGIN, height: boxHeight, inset: 4 };
  const curveY = fromY + (room - boxHeight) / 2;
  return [
    ...lines.map((text, line): PlateItem => ({
      kind: 'text',
      x: MARGIN,
      y: MARGIN + 36 + line * TASK.lineHeight,
      colour: INK,
      text,
      size: TASK.size,
      family: 'serif',
    })),
    { kind: 'curve', x: MARGIN, y: curveY, colour: accent, d: svgPath(smoothPairCurve(pair), box) },
    {
      kind: 'text',
      x: MARGIN,
      y: foot + 40,
      colour: accent,
      text: `${label}: ${slow} carrying ${fast}`,
      size: 30,
      family: 'sans',
      isBold: true,
    },
    {
      kind: 'text',
      x: MARGIN,
      y: foot + 82,
      colour: MUTED,
      text: pairEquation(pair),
      size: 22,
      family: 'mono',
    },
    {
      kind: 'text',
      x: MARGIN,
      y: foot + 128,
      colour: MUTED,
      text: `${PRODUCT_NAME}, ${DAY.format(new Date(date))}`,
      size: 22,
      family: 'sans',
    },
  ];
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
  if (lines.length <= TASK.mostLines) return lines;
  const kept = lines.slice(0, TASK.mostLines);
  return [...kept.slice(0, -1), `${(kept.at(-1) ?? '').slice(0, mostChars - 2)}…”`];
}

function pieces(word: string, mostChars: number): readonly string[] {
  const chars = Array.from(word);
  const count = Math.ceil(chars.length / mostChars);
  return Array.from({ length: count }, (_, index) =>
    chars.slice(index * mostChars, (index + 1) * mostChars).join(''),
  );
}
