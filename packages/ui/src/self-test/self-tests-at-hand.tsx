import { useStore } from '@nanostores/react';
import type { Host } from '@overtone/client/platform/host';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import { accountShelf } from '@overtone/client/self-test/account-shelf';
import { deviceShelf } from '@overtone/client/self-test/device-shelf';
import { RUNNING_MARK } from '@overtone/client/self-test/running-mark';
import { createSelfTests } from '@overtone/client/self-test/self-tests';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Session } from '@overtone/client/session/session';
import type { WritableAtom } from 'nanostores';
import { use, useEffect, useState } from 'react';
import { $shownTheme } from '../theme/shown-theme.ts';
import { powerOf } from './power/power-of.tsx';
import { SelfTestPanel, type SelfTestPanelProps } from './self-test-panel.tsx';

/** What the self-tests of this browser are given. */
export interface SelfTestsAtHandProps extends Omit<
  SelfTestPanelProps,
  'tests' | 'session' | 'kept' | 'follows' | 'nowMs'
> {
  readonly session: Pick<Session, '$settings' | '$isOn' | '$engine' | 'program' | 'start'>;
  readonly output: Pick<OutputStore, '$choice' | '$inMeeting'>;
  readonly host: Pick<
    Host,
    'onVisibility' | 'now' | 'after' | 'every' | 'wallClock' | 'storage' | 'fetch' | 'log'
  >;
  /** Loads where programs are kept; the same at each drawing, until what could not be loaded is asked for anew. */
  readonly programs: () => Promise<ProgramHome>;
  /** Id of the account that they follow; null for somebody who has none. */
  readonly person: string | null;
  /** Holds them for as long as the page is there, since a session goes on when they are folded away. */
  readonly hold: HoldTests;
  /** Holds them for the rest of the page, once they are there. */
  readonly $held: WritableAtom<SelfTests | null>;
}

/** The self-tests of a person that are held already; else those that `make` makes, in place of another's. */
export type HoldTests = (person: string | null, make: () => SelfTests) => SelfTests;

/** The self-tests of this browser. What reads, runs and draws them comes with this file, and no sooner. */
export function SelfTestsAtHand({
  session,
  output,
  host,
  programs,
  person,
  hold,
  $held,
  ...panel
}: SelfTestsAtHandProps) {
  const kept = useStore(use(programs()).$kept);
  const [Power] = useState(() => powerOf({ host, isMember: person !== null }));
  const [tests] = useState(() => {
    if (!isSafe()) return null;
    return hold(person, () => {
      const local = deviceShelf(person);
      const shelf = person === null ? local : accountShelf(local, host, person);
      return createSelfTests({
        session,
        output,
        host,
        $theme: $shownTheme,
        shelf,
        locks: navigator.locks,
      });
    });
  });
  useEffect(() => $held.set(tests), [tests, $held]);
  useEffect(
    () =>
      tests?.$tests.subscribe((all) => {
        if (all === null) return;
        const runs = all.some(({ state }) => state.kind === 'running');
        if (runs) host.storage.write(RUNNING_MARK, 'running');
        else host.storage.remove(RUNNING_MARK);
      }),
    [tests, host],
  );
  if (!tests) {
    return (
      <p className="max-w-prose text-muted">
        A self-test needs a page opened over a secure connection (HTTPS), so that its order can be
        sealed.
      </p>
    );
  }
  return (
    <SelfTestPanel
      {...panel}
      Power={Power}
      tests={tests}
      session={session}
      nowMs={host.now}
      kept={kept}
      follows={person !== null}
    />
  );
}

/** Whether the browser can seal here: it does on HTTPS and on this very computer. */
function isSafe(): boolean {
  return globalThis.isSecureContext && typeof indexedDB !== 'undefined';
}
