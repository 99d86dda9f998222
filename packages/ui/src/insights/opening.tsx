import type { Stave } from '@overtone/domain/usage/staves';
import { useMemo } from 'react';
import { openingOf } from './opening-words.ts';

/** What the opening is given. */
export interface OpeningProps {
  readonly insights: Parameters<typeof openingOf>[0];
  readonly staves: readonly Stave[];
}

/** What the sessions say, before any picture of them. */
export function Opening({ insights, staves }: OpeningProps) {
  const { sentence, focus } = useMemo(() => openingOf(insights, staves), [insights, staves]);
  return (
    <div className="grid gap-3">
      <p className="font-display text-chapter tracking-display text-balance">{sentence}</p>
      {focus !== null && <p className="max-w-[44rem] text-muted">{focus}</p>}
    </div>
  );
}
