import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useCalmArrival } from '../page/calm-panels.tsx';
import { showBegin } from '../page/show-begin.ts';
import { GuardedHues } from './guarded-hues.tsx';
import { LineNotes } from './line-notes.tsx';
import { OpenProgram } from './open-program.tsx';
import { ProgramGallery } from './program-gallery.tsx';
import type { ProgramsPanelProps } from './program-parts.ts';
import { ToldOfPrograms } from './where-kept.tsx';

/** Programs: those that there are, or the one that lies open. */
export function ProgramsPanel(props: ProgramsPanelProps) {
  const { desk } = props;
  const place = useRef<HTMLDivElement>(null);
  const isOpen = useCalmArrival(useStore(desk.$open) !== null);
  const refused = useStore(desk.$refused);
  const wasOpen = useRef(isOpen);
  const refusal = useRef<HTMLDivElement>(null);

  // What was pressed to come here is gone; the focus begins again at what has come, and so does what is seen.
  useEffect(() => {
    if (wasOpen.current !== isOpen && place.current) {
      place.current.focus({ preventScroll: true });
      showBegin(place.current);
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  // What was refused was chosen far down the list.
  useEffect(() => {
    if (refused.length > 0 && refusal.current) showBegin(refusal.current);
  }, [refused]);

  return (
    <div
      ref={place}
      tabIndex={-1}
      // The list is read from the heading over it; what lies open has the height that there is.
      className={`@container grid gap-6 outline-none ${isOpen ? '' : 'scroll-mt-24'}`}
    >
      {refused.length > 0 && (
        <div
          ref={refusal}
          role="alert"
          className="border-l-2 border-warn bg-warn-well px-4 py-3 text-small"
        >
          <LineNotes notes={refused} />
        </div>
      )}
      <ToldOfPrograms desk={desk} />
      <GuardedHues value={props.isGuarded}>
        {isOpen ? <OpenProgram {...props} /> : <ProgramGallery desk={desk} player={props.player} />}
      </GuardedHues>
    </div>
  );
}
