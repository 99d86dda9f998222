import type { CalendarEntry } from '@overtone/domain/calendar/write-event';
import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { stepOf, type TestStep } from '@overtone/domain/experiment/kept/next-state';
import { PRODUCT_NAME } from '@overtone/domain/product';
import type { Milliseconds } from '@overtone/domain/units';
import { momentWords } from './moment-words.ts';
import { lengthWords } from './protocol-words.ts';
import { otherWords } from './self-test-words.ts';

/**
 * The next session of a self-test as an event of the person's own calendar, at the moment from which it may begin. Others may read
 * that calendar: it says neither what is tested nor what is asked.
 */
export function nextSessionEntry(
  test: KeptTest,
  { untilMs }: Extract<TestStep, { kind: 'wait' }>,
  nowMs: Milliseconds,
): CalendarEntry {
  const { id, attempts, sealed } = test;
  const { shortestSessionMs } = sealed.protocol;
  const due = stepOf(test, untilMs);
  const missedFromMs = due.kind === 'ready' ? due.missedFromMs : null;
  const missed =
    missedFromMs === null ? '' : ` After ${momentWords(missedFromMs)} it counts as missed.`;
  const waits = otherWords(test);
  const other = waits && ` ${waits} ${PRODUCT_NAME} says until when, under Self-test.`;
  return {
    uid: `${id}-${attempts.length}@overtone`,
    writtenAtMs: nowMs,
    startMs: untilMs,
    lengthMs: shortestSessionMs,
    title: `${PRODUCT_NAME}: the next session may begin`,
    note: `The next session may begin now, and counts once ${lengthWords(shortestSessionMs)} have played.${missed}${other}`,
  };
}
