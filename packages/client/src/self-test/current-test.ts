import type { KeptTest } from '@overtone/domain/experiment/kept/kept-test';
import { asOf, stepOf, type TestStep } from '@overtone/domain/experiment/kept/next-state';
import { standingOf } from '@overtone/domain/experiment/kept/open-session';
import type { Milliseconds } from '@overtone/domain/units';

/** The self-test that runs, and what it waits for. */
export interface CurrentTest {
  /** As it stands by the clock as it is now. */
  readonly test: KeptTest;
  readonly step: TestStep;
  /** When it is seen so, by the calendar clock of the device. */
  readonly seenAtMs: Milliseconds;
  /** Whether a session of it plays, or stands paused, on this page. */
  readonly isUnderWay: boolean;
  /** Where else a session of it plays, or stands paused; nothing can be done here until it is finished there. */
  readonly elsewhere: 'tab' | 'browser' | null;
  /** Whether its session was cut off, by a reload or a crash, and may go on here. */
  readonly canGoOn: boolean;
  /** Whether this browser has the sealed order; without it no session can begin here. */
  readonly hasOrder: boolean;
}

/** What a page knows beside what is kept. */
export interface PageSight {
  readonly nowMs: Milliseconds;
  /** For how long nothing new was heard of the session that is open. */
  readonly silentMs: Milliseconds;
  /** Id of the test whose session this page plays; null without one. */
  readonly underWayId: string | null;
  readonly isInOtherTab: boolean;
  /** Id of this browser; null where no others hear of its tests. */
  readonly browserId: string | null;
  /** Ids of running tests whose order this browser has. */
  readonly withOrder: ReadonlySet<string>;
}

/** The test that a page shows as running: the newest, where one was begun without a connection and another elsewhere. */
export function runningTest(tests: readonly KeptTest[]): KeptTest | undefined {
  return tests
    .filter(({ state }) => state.kind === 'running')
    .toSorted((one, other) => other.createdAtMs - one.createdAtMs)[0];
}

/** The test that runs, as a page sees it; null where none does. */
export function currentTest(test: KeptTest | undefined, sight: PageSight): CurrentTest | null {
  if (test?.state.kind !== 'running') return null;
  const { nowMs, silentMs, underWayId, isInOtherTab, browserId, withOrder } = sight;
  const isUnderWay = underWayId === test.id;
  const { open } = test.state;
  const standing = open && !isUnderWay ? standingOf(open, browserId, { nowMs, silentMs }) : 'ended';
  const hasOrder = withOrder.has(test.id);
  return {
    test: asOf(test, nowMs),
    step: stepOf(test, nowMs),
    seenAtMs: nowMs,
    isUnderWay,
    elsewhere: isInOtherTab ? 'tab' : standing === 'elsewhere' ? 'browser' : null,
    canGoOn: !isInOtherTab && standing === 'cutOff' && hasOrder,
    hasOrder,
  };
}
