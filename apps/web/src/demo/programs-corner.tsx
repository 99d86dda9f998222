import { useStore } from '@nanostores/react';
import type { ProgramHome } from '@overtone/client/program-sync/program-home';
import type { OutputStore } from '@overtone/client/safety/output-store';
import type { Session } from '@overtone/client/session/session';
import { isProgramFragment } from '@overtone/domain/program/link/fragment-start';
import { deliveredLight } from '@overtone/engine/stimulus/delivered-light';
import { AudioFiles } from '@overtone/ui/program/audio-files';
import { Disclosure } from '@overtone/ui/controls/disclosure';
import type { AskedProgram } from '@overtone/ui/program/use-asked-program';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { DEMO } from '../content/demo.ts';
import { makeAudioFile } from '../platform/audio-files.ts';
import { useFragment } from './use-fragment.ts';

const ProgramsAtHand = lazy(async () => ({
  default: (await import('@overtone/ui/program/programs-at-hand')).ProgramsAtHand,
}));

/** What the corner is given. */
export interface ProgramsCornerProps {
  readonly session: Pick<Session, '$engine' | 'program'>;
  readonly output: Pick<OutputStore, '$choice'>;
  /** Loads where programs are kept, at the first call. */
  readonly programs: () => Promise<ProgramHome>;
  /** A program that something else on the page wants open; null where nothing does. */
  readonly asked: AskedProgram | null;
}

/** The programs, folded away and not loaded until somebody looks, or comes with a link to one. */
export function ProgramsCorner({ session, output, programs, asked }: ProgramsCornerProps) {
  const place = useRef<HTMLElement>(null);
  const fragment = useFragment();
  const comesWith = isProgramFragment(fragment) || asked !== null;
  const [isUnfolded, setUnfolded] = useState(comesWith);
  const { refreshHz } = useStore(session.$engine);
  const { flashGuard } = useStore(output.$choice);
  const delivered = useCallback(
    (hz: number) => deliveredLight(hz, { refreshHz, isSteady: true }).hz,
    [refreshHz],
  );

  // Whoever comes with a link looks at what it carries, not for it; so does whoever wants a program open.
  useEffect(() => {
    if (isProgramFragment(fragment) || asked !== null) {
      place.current?.scrollIntoView({ block: 'start' });
    }
  }, [fragment, asked]);

  return (
    <section ref={place} aria-label={DEMO.programs.label} className="scroll-mt-16">
      <Disclosure
        // A link or a wish that comes later unfolds it once more.
        key={`${isProgramFragment(fragment) ? fragment : ''} ${asked?.time ?? 0}`}
        title={DEMO.programs.title}
        level={2}
        startsUnfolded={isUnfolded || comesWith}
        onUnfold={setUnfolded}
      >
        {(isUnfolded || comesWith) && (
          <Suspense>
            <AudioFiles value={makeAudioFile}>
              <ProgramsAtHand
                home={programs()}
                fragment={fragment}
                asked={asked?.program ?? null}
                player={session.program}
                delivered={refreshHz === null ? null : delivered}
                isGuarded={flashGuard}
                address={`${location.origin}${location.pathname}`}
              />
            </AudioFiles>
          </Suspense>
        )}
      </Disclosure>
    </section>
  );
}
