import { useStore } from '@nanostores/react';
import type { KeepingTimes } from '@overtone/client/program/keep-in-time';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Session } from '@overtone/client/session/session';
import { deliveredLight } from '@overtone/engine/stimulus/delivered-light';
import { AudioFiles } from '@overtone/ui/program/audio-files';
import { latePart } from '@overtone/ui/late/late-part';
import { LatePlace } from '@overtone/ui/late/late-place';
import type { AskedProgram } from '@overtone/ui/program/use-asked-program';
import { useCallback } from 'react';
import { DEMO } from '../content/demo.ts';
import { makeAudioFile } from '../platform/audio-files.ts';
import { useFragment } from './use-fragment.ts';

export const ProgramsAtHand = latePart(
  async () => (await import('@overtone/ui/program/programs-at-hand')).ProgramsAtHand,
);

/** What the corner is given. */
export interface ProgramsCornerProps {
  readonly session: Pick<Session, '$engine' | 'program'>;
  readonly output: Pick<OutputStore, '$choice'>;
  /** Loads where programs are kept, at the first call. */
  readonly programs: () => Promise<ProgramHome>;
  /** A program that something else on the page wants open; null where nothing does. */
  readonly asked: AskedProgram | null;
  readonly host: KeepingTimes;
}

/** The programs; what reads and draws them is loaded as this is first drawn. */
export function ProgramsCorner({ session, output, programs, asked, host }: ProgramsCornerProps) {
  const fragment = useFragment();
  const { refreshHz } = useStore(session.$engine);
  const { flashGuard, showsLight } = useStore(output.$choice);
  const delivered = useCallback(
    (hz: number) => deliveredLight(hz, { refreshHz, isSteady: true }).hz,
    [refreshHz],
  );
  return (
    <section aria-label={DEMO.programs.label} className="grid gap-4">
      <h2 className="text-title">{DEMO.programs.title}</h2>
      <LatePlace name="The programs" fallback={<EmptyRows />}>
        <AudioFiles value={makeAudioFile}>
          <ProgramsAtHand
            {...{ programs, host }}
            fragment={fragment}
            asked={asked?.program ?? null}
            player={session.program}
            delivered={refreshHz === null || !showsLight ? null : delivered}
            isGuarded={flashGuard}
            address={`${location.origin}${location.pathname}`}
          />
        </AudioFiles>
      </LatePlace>
    </section>
  );
}

/** The rules of the list that is on its way, about where it will have them. */
function EmptyRows() {
  return (
    <div aria-hidden className="mt-46 divide-y divide-rule border-y border-rule">
      <div className="h-66" />
      <div className="h-66" />
    </div>
  );
}
