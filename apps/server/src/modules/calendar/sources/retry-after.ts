import type { Seconds } from '@overtone/domain/units';

/** Longest wait that a provider's word is taken for. */
const LONGEST_SECONDS: Seconds = 24 * 60 * 60;

/** How long a server asks to be left alone; nothing where it does not say, or names a date. */
export function retryAfterSeconds(header: string | null | undefined): {
  readonly retryAfterSeconds?: Seconds;
} {
  if (!/^\d{1,9}$/u.test(header ?? '')) return {};
  return { retryAfterSeconds: Math.min(LONGEST_SECONDS, Number(header)) };
}
