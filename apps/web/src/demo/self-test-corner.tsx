import type { Host } from '@overtone/client/platform/host';
import type { SelfTests } from '@overtone/client/self-test/self-tests';
import type { Session } from '@overtone/client/session/session';
import { Disclosure } from '@overtone/ui/controls/disclosure';
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
}

/** The self-test, folded away and not loaded until somebody looks, comes with a link to it, or has one that runs. */
export function SelfTestCorner({ session, host }: SelfTestCornerProps) {
  const place = useRef<HTMLElement>(null);
  const held = useRef<SelfTests | null>(null);
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
        {(isUnfolded || isLinked) && (
          <Suspense>
            <SelfTestsAtHand session={session} host={host} held={held} />
          </Suspense>
        )}
      </Disclosure>
    </section>
  );
}
