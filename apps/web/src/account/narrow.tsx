import type { RhythmPair } from '@overtone/domain/figure/pair-curve';
import type { ReactNode } from 'react';
import { PagePair } from '../site/sections/page-pair.tsx';

export interface NarrowProps {
  readonly title: string;
  readonly lead?: string | null;
  /** The pair that is drawn beside it. */
  readonly pair?: RhythmPair;
  readonly children: ReactNode;
}

/** A page with one thing to do, and a pair to look at: above it on a phone, beside it where there is room. */
export function Narrow({ title, lead = null, pair, children }: NarrowProps) {
  return (
    <div className="grid items-start gap-x-24 gap-y-8 lg:grid-cols-[28rem_minmax(0,1fr)]">
      <div className="order-2 grid w-full max-w-md gap-7 lg:order-1">
        <div className="grid gap-3">
          <h1 className="text-chapter tracking-display">{title}</h1>
          {lead !== null && <p className="font-serif text-read text-muted">{lead}</p>}
        </div>
        {children}
      </div>
      <PagePair pair={pair} className="order-1 w-full lg:order-2 lg:mt-32" />
    </div>
  );
}
