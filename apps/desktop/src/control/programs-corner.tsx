import { useStore } from '@nanostores/react';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import type { Session } from '@overtone/client/session/session';
import { deliveredLight } from '@overtone/engine/stimulus/delivered-light';
import { Disclosure } from '@overtone/ui/controls/disclosure';
import { lazy, Suspense, useCallback, useState } from 'react';
import { WORDS } from './words.ts';

const ProgramsAtHand = lazy(async () => ({
  default: (await import('@overtone/ui/program/programs-at-hand')).ProgramsAtHand,
}));

/** What the corner is given. */
export interface ProgramsCornerProps {
  readonly session: Pick<Session, '$engine' | 'program'>;
  /** Loads where programs are kept, at the first call. */
  readonly programs: () => Promise<ProgramHome>;
}

/** The programs, folded away and not loaded until somebody looks. They play through the session of this window. */
export function ProgramsCorner({ session, programs }: ProgramsCornerProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { refreshHz } = useStore(session.$engine);
  const delivered = useCallback(
    (hz: number) => deliveredLight(hz, { refreshHz, isSteady: true }).hz,
    [refreshHz],
  );
  return (
    <div className="border-y border-rule">
      <Disclosure title={WORDS.programs} onUnfold={setUnfolded}>
        {isUnfolded && (
          <Suspense>
            <ProgramsAtHand
              home={programs()}
              fragment=""
              player={session.program}
              delivered={refreshHz === null ? null : delivered}
              address={null}
            />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
