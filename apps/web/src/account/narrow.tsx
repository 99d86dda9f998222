import { pairCaption } from '@overtone/domain/figure/pair-caption';
import { type RhythmPair, smoothPairCurve } from '@overtone/domain/figure/pair-curve';
import { Plot } from '@overtone/ui/figure/plot';
import type { ReactNode } from 'react';

export interface NarrowProps {
  readonly title: string;
  readonly lead: string;
  /** The pair that is drawn beside it. */
  readonly pair?: RhythmPair;
  readonly children: ReactNode;
}

const FOCUS: RhythmPair = { slowHz: 3, fastHz: 40 };

/** A page with one thing to do, and a pair to look at: above it on a phone, beside it where there is room. */
export function Narrow({ title, lead, pair = FOCUS, children }: NarrowProps) {
  return (
    <div className="grid items-start gap-x-24 gap-y-8 lg:grid-cols-[28rem_minmax(0,1fr)]">
      <div className="order-2 grid w-full max-w-md gap-7 max-lg:mx-auto lg:order-1">
        <div className="grid gap-3">
          <h1 className="text-head tracking-display">{title}</h1>
          <p className="font-serif text-read text-muted">{lead}</p>
        </div>
        {children}
      </div>
      <figure className="order-1 w-full max-lg:mx-auto max-lg:max-w-md lg:sticky lg:top-14 lg:order-2">
        <Plot curve={smoothPairCurve(pair)} className="h-14 w-full text-accent lg:h-56" />
        <figcaption className="mt-6 hidden text-note text-muted lg:block">
          {pairCaption(pair)}.
        </figcaption>
      </figure>
    </div>
  );
}
