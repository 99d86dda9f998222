import type { Seconds } from '../units.ts';

const MINUTE: Seconds = 60;
const HOUR: Seconds = 60 * MINUTE;

/** When somebody who was too quick may try again, never too early: what takes longer than two minutes is said in minutes. */
export function againSentence(wait: Seconds): string {
  return `Please try again in ${waitWords(Math.max(1, Math.ceil(wait)))}.`;
}

function waitWords(seconds: Seconds): string {
  if (seconds <= 2 * MINUTE) return counted(seconds, 'second');
  if (seconds <= 2 * HOUR) return counted(Math.ceil(seconds / MINUTE), 'minute');
  return counted(Math.ceil(seconds / HOUR), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
