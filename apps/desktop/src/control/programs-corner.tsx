import { useStore } from '@nanostores/react';
import type { KeepingTimes } from '@overtone/client/program/keep-in-time';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Session } from '@overtone/client/session/session';
import { deliveredLight } from '@overtone/engine/stimulus/delivered-light';
import { Disclosure } from '@overtone/ui/controls/disclosure';
import { latePart } from '@overtone/ui/late/late-part';
import { LatePlace } from '@overtone/ui/late/late-place';
import type { AskedProgram } from '@overtone/ui/program/use-asked-program';
import { useCallback, useEffect, useRef, useState } from 'react';
import { WORDS } from './words.ts';

const ProgramsAtHand = latePart(
  async () => (await import('@overtone/ui/program/programs-at-hand')).ProgramsAtHand,
);

/** What the corner is given. */
export interface ProgramsCornerProps {
  readonly session: Pick<Session, '$engine' | 'program'>;
  readonly output: Pick<OutputStore, '$choice'>;
  /** A program that the assistant's offer wants open; null where nothing does. */
  readonly asked: AskedProgram | null;
  /** Loads where programs are kept, at the first call. */
  readonly programs: () => Promise<ProgramHome>;
  readonly host: KeepingTimes;
}

/** The programs, folded away and not loaded until somebody looks. They play through the session of this window. */
export function ProgramsCorner({ session, output, asked, programs, host }: ProgramsCornerProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { flashGuard } = useStore(output.$choice);
  const { refreshHz } = useStore(session.$engine);
  const delivered = useCallback(
    (hz: number) => deliveredLight(hz, { refreshHz, isSteady: true }).hz,
    [refreshHz],
  );
  useEffect(() => {
    if (asked !== null) place.current?.scrollIntoView({ block: 'start' });
  }, [asked]);

  return (
    <div ref={place} className="scroll-mt-32 border-y border-rule">
      <Disclosure
        // A wish that comes later unfolds it once more.
        key={asked?.time ?? 0}
        title={WORDS.programs}
        startsUnfolded={isUnfolded || asked !== null}
        onUnfold={setUnfolded}
      >
        {(isUnfolded || asked !== null) && (
          <LatePlace name="The programs">
            <ProgramsAtHand
              {...{ programs, host }}
              fragment=""
              player={session.program}
              delivered={refreshHz === null ? null : delivered}
              address={null}
              asked={asked?.program ?? null}
              isGuarded={flashGuard}
            />
          </LatePlace>
        )}
      </Disclosure>
    </div>
  );
}
