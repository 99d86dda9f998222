import { askAnew } from '@overtone/client/loading/late-load';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { LateBoundary } from './late-boundary.tsx';
import { NotLoadedNote } from './not-loaded-note.tsx';

/** What the place of a late part is given. */
export interface LatePlaceProps {
  /** What stands there, as a sentence begins with it: "This list". */
  readonly name: string;
  /** Stands there while it is on its way. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Where parts stand that are loaded when they are first drawn. What cannot be loaded takes nothing else with it: a sentence
 * stands in its place, with a way to try again; the rest of the page, its focus and a session that is on stay as they are.
 */
export function LatePlace({ name, fallback = null, children }: LatePlaceProps) {
  const [attempt, setAttempt] = useState(() => {
    askAnew();
    return 0;
  });
  const [state, setState] = useState<'fine' | 'missing' | 'trying'>('fine');
  const note = useRef<HTMLDivElement>(null);
  const begin = useRef<HTMLSpanElement>(null);
  const tryAgain = () => {
    askAnew();
    setState('trying');
    setAttempt(attempt + 1);
  };
  const isDrawn = () => {
    if (note.current?.contains(document.activeElement)) begin.current?.focus();
    setState('fine');
  };
  return (
    <>
      {state !== 'fine' && (
        <NotLoadedNote
          ref={note}
          name={name}
          isTrying={state === 'trying'}
          tries={attempt}
          onTry={tryAgain}
        />
      )}
      {attempt > 0 && (
        <span ref={begin} tabIndex={-1} className="sr-only">
          {state === 'fine' && `${name}, loaded`}
        </span>
      )}
      <LateBoundary key={attempt} onMissing={() => setState('missing')}>
        <Suspense fallback={state === 'fine' ? fallback : null}>
          {children}
          <Drawn onDrawn={isDrawn} />
        </Suspense>
      </LateBoundary>
    </>
  );
}

/** Tells once all that it stands beside is drawn. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  const tell = useRef(onDrawn);
  useEffect(() => tell.current(), []);
  return null;
}
