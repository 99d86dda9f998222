import { useStore } from '@nanostores/react';
import type { Who } from '@overtone/client/account/account-store';
import type { Host } from '@overtone/client/platform/host';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import type { OutputStore } from '@overtone/client/safety/output-store';
import { asksHere } from '@overtone/client/self-test/asks-here';
import type { CurrentTest } from '@overtone/client/self-test/current-test';
import { RUNNING_MARK } from '@overtone/client/self-test/running-mark';
import type { SelfTests } from '@overtone/client/self-test/self-tests-port';
import type { Session } from '@overtone/client/session/session';
import { latePart } from '@overtone/ui/late/late-part';
import { LatePlace } from '@overtone/ui/late/late-place';
import type { HoldTests } from '@overtone/ui/self-test/self-tests-at-hand';
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { useState } from 'react';
import { DEMO } from '../content/demo.ts';

const SelfTestsAtHand = latePart(
  async () => (await import('@overtone/ui/self-test/self-tests-at-hand')).SelfTestsAtHand,
);

/** What the corner is given. */
export interface SelfTestCornerProps {
  readonly session: Session;
  readonly output: OutputStore;
  readonly host: Host;
  /** Loads where programs are kept, at the first call. */
  readonly programs: () => Promise<ProgramHome>;
  /** Who sits here: whose tests they are. */
  readonly $who: ReadableAtom<Who>;
  /** The tests that are held, for the rest of the page. */
  readonly $selfTests: WritableAtom<SelfTests | null>;
}

/** The self-test; what reads, runs and draws it is loaded as this is first drawn. */
export function SelfTestCorner({
  session,
  output,
  host,
  programs,
  $who,
  $selfTests,
}: SelfTestCornerProps) {
  const [hold] = useState(() => holdTests());
  const who = useStore($who);
  const isBlind = useStore(session.program.$isBlind);
  const isAsked = useAsked($selfTests);
  const own = who.kind === 'member' ? who.user.id : null;
  // Whoever signs in or out while a session plays, or is asked about, keeps the tests at hand until it is answered.
  const person = useWhileFree(own, !isBlind && !isAsked);
  return (
    <section aria-label={DEMO.selfTest.label} className="grid gap-4">
      <h2 className="text-title">{DEMO.selfTest.title}</h2>
      {who.kind !== 'unknown' && (
        <LatePlace name="The self-test">
          <SelfTestsAtHand
            key={person}
            session={session}
            output={output}
            host={host}
            programs={programs}
            person={person}
            isHeld={person !== own}
            hold={hold}
            $held={$selfTests}
          />
        </LatePlace>
      )}
    </section>
  );
}

/** Whether a self-test of this browser is under way. */
export function runsSelfTest(host: Host): boolean {
  return host.storage.read(RUNNING_MARK) !== null;
}

const NOTHING = atom<CurrentTest | null>(null);

/** Whether the tests that are held play a session here, or ask about one. */
function useAsked($selfTests: ReadableAtom<SelfTests | null>): boolean {
  const tests = useStore($selfTests);
  return asksHere(useStore(tests?.$current ?? NOTHING));
}

/** A value as it is, or while it is not free to change, as it was. */
function useWhileFree<Value>(value: Value, isFree: boolean): Value {
  const [held, setHeld] = useState(value);
  if (isFree && held !== value) setHeld(value);
  return isFree ? value : held;
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
