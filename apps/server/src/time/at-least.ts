import { setTimeout as delay } from 'node:timers/promises';
import type { Milliseconds } from '@overtone/domain/units';

/** What `work` comes to, not before `ms` have passed, so that the time it took tells nothing. */
export async function atLeast<Value>(ms: Milliseconds, work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, delay(ms)]);
  return value;
}
