import type { SubmissionState } from '@overtone/client/account/submission';
import type { Refusal } from '@overtone/client/api/call';
import { useState } from 'react';
import { RefusalNote } from './refusal-note.tsx';

export interface RefusalPlaceProps {
  readonly state: SubmissionState<unknown>;
  /** Where it stands in its form. */
  readonly className?: string;
}

/**
 * Where a form says why it was refused, and reads it out. The place stays as high while the next try is on its way: a key that
 * is held sends a form often, and what is below must not go to and fro with that.
 */
export function RefusalPlace({ state, className = '' }: RefusalPlaceProps) {
  const refusal = state.kind === 'refused' ? state.refusal : null;
  const nth = useNth(refusal);
  return (
    <>
      <div role="alert" className={`empty:hidden ${className}`}>
        {/* Another note each time: the same words are read out again. */}
        {refusal && <RefusalNote key={nth} sentence={refusal.sentence} />}
      </div>
      {state.kind === 'sending' && state.refusal && (
        <div aria-hidden className={`invisible ${className}`}>
          <RefusalNote sentence={state.refusal.sentence} />
        </div>
      )}
    </>
  );
}

/** Which refusal this is, counted since the form was drawn. */
function useNth(refusal: Refusal | null): number {
  const [last, setLast] = useState({ refusal, nth: 0 });
  if (last.refusal !== refusal) setLast({ refusal, nth: last.nth + 1 });
  return last.nth;
}
