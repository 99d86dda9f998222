import { useStore } from '@nanostores/react';
import type { Who } from '@overtone/client/account/account-store';
import type { Host } from '@overtone/client/platform/host';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import type { Session } from '@overtone/client/session/session';
import { Disclosure } from '@overtone/ui/controls/disclosure';
import type { HoldTests } from '@overtone/ui/self-test/self-tests-at-hand';
import type { ReadableAtom } from 'nanostores';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { DEMO } from '../content/demo.ts';
import { useFragment } from './use-fragment.ts';

const SelfTestsAtHand = lazy(async () => ({
  default: (await import('@overtone/ui/self-test/self-tests-at-hand')).SelfTestsAtHand,
}));

/** The end of an address that unfolds the self-test. */
const FRAGMENT = '#self-test';

/** What the corner is given. */
export interface SelfTestCornerProps {
  readonly session: Session;
  readonly host: Host;
  /** Loads where programs are kept, at the first call. */
  readonly programs: () => Promise<ProgramHome>;
  /** Who sits here: whose tests they are. */
  readonly $who: ReadableAtom<Who>;
}

/** The self-test, folded away and not loaded until somebody looks, comes with a link to it, or has one that runs. */
export function SelfTestCorner({ session, host, programs, $who }: SelfTestCornerProps) {
  const place = useRef<HTMLElement>(null);
  const [hold] = useState(() => holdTests());
  const who = useStore($who);
  const person = who.kind === 'member' ? who.user.id : null;
  const isLinked = useFragment() === FRAGMENT;
  const [runs] = useState(() => host.storage.read('overtone.self-tests') !== null);
  const [isUnfolded, setUnfolded] = useState(runs);
  useEffect(() => {
    if (isLinked) place.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  return (
    <section ref={place} aria-label={DEMO.selfTest.label} className="scroll-mt-16">
      <Disclosure
        key={String(isLinked)}
        title={DEMO.selfTest.title}
        level={2}
        startsUnfolded={isUnfolded || isLinked}
        onUnfold={setUnfolded}
      >
        {(isUnfolded || isLinked) && who.kind !== 'unknown' && (
          <Suspense>
            <SelfTestsAtHand
              key={person}
              session={session}
              host={host}
              home={programs()}
              person={person}
              hold={hold}
            />
          </Suspense>
        )}
      </Disclosure>
    </section>
  );
}

/** Holds the self-tests of one person at a time. */
function holdTests(): HoldTests {
  let held: { readonly person: string | null; readonly tests: ReturnType<HoldTests> } | null = null;
  return (person, make) => {
    if (held?.person !== person) {
      held?.tests.stop();
      held = { person, tests: make() };
    }
    return held.tests;
  };
}
