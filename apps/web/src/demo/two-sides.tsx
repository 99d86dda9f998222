import { useCalmValue } from '@overtone/ui/page/calm-panels';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DEMO } from '../content/demo.ts';

/** What stands on the two sides. */
export interface TwoSidesProps {
  readonly session: ReactNode;
  readonly practice: ReactNode;
  /** What lies between the two where they stand beside each other. */
  readonly divide: ReactNode;
}

/**
 * The session and the practice: beside each other, or on a phone one swipe apart. There a press of a name goes to its side,
 * too, no faster than is safe for something as large.
 */
export function TwoSides({ session, practice, divide }: TwoSidesProps) {
  const sides = useRef<HTMLDivElement>(null);
  const [isPractising, setPractising] = useState(false);
  const [asked, ask] = useState<{ readonly practises: boolean } | null>(null);
  const shown = useCalmValue(asked);
  useEffect(() => {
    if (shown === null) return;
    const place = sides.current;
    // In one step: lines of text that slide by turn a point of the screen dark and light a dozen times a second.
    place?.scrollTo({ left: shown.practises ? place.scrollWidth : 0, behavior: 'instant' });
  }, [shown]);
  return (
    <>
      <div className="demo-switch">
        {[false, true].map((practises) => (
          <button
            key={String(practises)}
            type="button"
            aria-pressed={isPractising === practises}
            onClick={() => ask({ practises })}
            className="chosen-ground relative min-h-7.5 cursor-pointer px-2.5 text-note text-muted max-md:before:absolute max-md:before:inset-x-0 max-md:before:-top-3.5 max-md:before:bottom-0 aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {practises ? DEMO.practice.short : DEMO.pane.short}
          </button>
        ))}
      </div>
      <div
        ref={sides}
        className="demo-sides"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setPractising(scrollLeft > clientWidth / 2)
        }
      >
        {session}
        {divide}
        {practice}
      </div>
    </>
  );
}
