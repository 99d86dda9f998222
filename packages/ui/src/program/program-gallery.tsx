import { useStore } from '@nanostores/react';
import { NEW_PROGRAM } from '@overtone/client/program/new-program';
import type { OwnProgram } from '@overtone/domain/program/own/own-program';
import { OWN_PROGRAMS } from '@overtone/domain/program/own/own-programs';
import { useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusOfGone } from '../controls/use-focus-of-gone.tsx';
import { useCalmArrival } from '../page/calm-panels.tsx';
import { CourseEvidence } from './course-evidence.tsx';
import { EndedNotice } from './ended-notice.tsx';
import { LeftNotice } from './left-notice.tsx';
import { OpenText } from './open-text.tsx';
import type { ProgramsPanelProps } from './program-parts.ts';
import { PlayingNotice } from './playing-notice.tsx';
import { ProgramRow } from './program-row.tsx';
import { usePlayed } from './use-played.ts';
import { YOURS } from './where-kept.tsx';

const LIST = 'grid gap-x-12 @4xl:grid-cols-2 @min-[94rem]:grid-cols-3';

/** The programs of the person, those that the product comes with, and how to bring one along. */
export function ProgramGallery({ desk, player }: Pick<ProgramsPanelProps, 'desk' | 'player'>) {
  const kept = useStore(desk.$kept);
  const deleted = useStore(desk.$deleted);
  const keptAt = useStore(desk.$place);
  const played = usePlayed(player);
  const hasNotice = useCalmArrival(played !== null);
  const place = useRef<HTMLDivElement>(null);
  const onwards = useRef<HTMLDivElement>(null);
  const begin = () => onwards.current?.querySelector('button') ?? null;
  useFocusOfGone(
    place,
    (all) => all.querySelector<HTMLElement>('[data-deleted] button') ?? begin(),
  );
  return (
    <div ref={place} className="grid gap-8">
      {player !== null && (
        <LeftNotice
          desk={desk}
          player={player}
          onForgotten={() => begin()?.focus({ preventScroll: true })}
        />
      )}
      {player !== null && played !== null && hasNotice && (
        <PlayingNotice {...{ desk, player, played }} />
      )}
      {player !== null && <EndedNotice player={player} />}
      <div ref={onwards} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-prose text-muted">
          A program is settings over time: a start, stage after stage, and a gentle end. Open one to
          see its course, and change it as you like.
        </p>
        <Button onPress={() => desk.open(NEW_PROGRAM, 'own')}>New program</Button>
      </div>
      {deleted !== null && (
        <output
          data-deleted
          className="flex flex-wrap items-center gap-x-4 border-l-2 border-edge bg-well px-4 py-1.5 text-small"
        >
          <span>
            “<bdi>{deleted.program.name}</bdi>” is deleted.
          </span>
          <Button tone="quiet" onPress={desk.bringBack}>
            Bring it back
          </Button>
        </output>
      )}
      {kept.length > 0 && (
        <section aria-label={YOURS[keptAt]} className="grid gap-3">
          <h3 className="label font-sans tracking-normal">{YOURS[keptAt]}</h3>
          <ul className={LIST}>
            {kept.map((each) => (
              <ProgramRow
                key={each.id}
                program={each.program}
                {...{ player, played }}
                onOpen={() => desk.open(each.program, 'kept', each.id)}
              >
                <p>
                  <Button
                    tone="quiet"
                    aria-label={`Delete ${each.program.name}`}
                    onPress={() => desk.remove(each)}
                  >
                    Delete
                  </Button>
                </p>
              </ProgramRow>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Ten to start with" className="grid gap-3">
        <h3 className="label font-sans tracking-normal">Ten to start with</h3>
        <ul className={LIST}>
          {OWN_PROGRAMS.map((own) => (
            <ProgramRow
              key={own.id}
              program={own.program}
              {...{ player, played }}
              onOpen={() => desk.open(own.program, 'own')}
            >
              <Reason own={own} />
            </ProgramRow>
          ))}
        </ul>
      </section>
      <OpenText desk={desk} />
    </div>
  );
}

function Reason({ own: { reason, source, state } }: { readonly own: OwnProgram }) {
  return (
    <>
      <p>{reason}</p>
      <CourseEvidence source={source} state={state} />
    </>
  );
}
