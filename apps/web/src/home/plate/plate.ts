import { clampModulation } from '@overtone/domain/frequency/modulation-range';
import type { ShownPair } from '../opening/shown-pair.ts';

/** An answered sentence, to be kept: the task, what answered it, and the day. */
export interface Plate extends Omit<ShownPair, 'reason'> {
  readonly task: string;
  /** `2026-11-23`. */
  readonly date: string;
}

/** What the fragment of an address begins with that carries a plate. */
export const PLATE_HASH = '#plate?';

const MAX_TASK_LENGTH = 500;
const MAX_LABEL_LENGTH = 40;
const DATE = /^\d{4}-\d\d-\d\d$/u;
const isDay = (date: string) => DATE.test(date) && Number.isFinite(Date.parse(date));

/** The fragment that carries a plate. Nothing behind a # is ever sent to a server. */
export function hashOfPlate({ task, label, pair, hue, date }: Plate): string {
  const fields = {
    task,
    label,
    slow: `${pair.slowHz}`,
    fast: `${pair.fastHz}`,
    hue: `${hue}`,
    date,
  };
  return `${PLATE_HASH}${new URLSearchParams(fields).toString()}`;
}

/** The plate that a fragment carries; null for any other, and for one that is damaged. Never throws. */
export function plateOfHash(hash: string): Plate | null {
  if (!hash.startsWith(PLATE_HASH)) return null;
  const fields = new URLSearchParams(hash.slice(PLATE_HASH.length));
  const text = (name: string, most: number) => (fields.get(name) ?? '').trim().slice(0, most);
  const [task, label, date] = [
    text('task', MAX_TASK_LENGTH),
    text('label', MAX_LABEL_LENGTH),
    text('date', 10),
  ];
  const [slow, fast, hue] = ['slow', 'fast', 'hue'].map((name) => Number(fields.get(name) || NaN));
  if (!task || !label || !isDay(date)) return null;
  if (slow === undefined || fast === undefined || hue === undefined) return null;
  if (![slow, fast, hue].every(Number.isFinite)) return null;
  const pair = { slowHz: clampModulation(slow), fastHz: clampModulation(fast) };
  if (pair.slowHz >= pair.fastHz) return null;
  return { task, label, pair, hue: ((hue % 360) + 360) % 360, date };
}
