import { useStore } from '@nanostores/react';
import type { Session } from '@overtone/client/session/session';
import { bandStroke } from '@overtone/domain/figure/band-stroke';
import { currentOptimization } from '@overtone/domain/session/current-optimization';
import type { Hertz } from '@overtone/domain/units';
import { Plot } from '../figure/plot.tsx';
import { signalInk } from '../figure/signal-ink.ts';
import { usePlayedPair } from './use-program-moment.tsx';

/** "Current Optimization": the band of each rhythm that plays, with one second of it plotted. */
export function CurrentOptimization({ session }: { readonly session: Session }) {
  const settings = useStore(session.$settings);
  const ink = signalInk(settings);
  const { slowHz, fastHz } = usePlayedPair(session.program, settings);
  const { primary, supporting } = currentOptimization({
    ...settings,
    globalModulationHz: slowHz,
    centerModulationHz: fastHz,
  });
  return (
    <section aria-label="Current Optimization" className="grid gap-3">
      <h3 className="label font-sans tracking-normal">Current Optimization</h3>
      <dl className="grid grid-cols-2 divide-x divide-rule border-y border-rule">
        <State term="Primary State" band={primary.band} hz={fastHz} ink={ink} />
        <State term="Supporting State" band={supporting.band} hz={slowHz} ink={ink} />
      </dl>
    </section>
  );
}

interface StateProps {
  readonly term: string;
  readonly band: string;
  readonly hz: Hertz;
  readonly ink: string;
}

function State({ term, band, hz, ink }: StateProps) {
  return (
    <div className="grid gap-2 py-3 first:pr-4 last:pl-4">
      <dt className="text-note text-muted">{term}</dt>
      <dd className="font-display text-title font-semibold">{band}</dd>
      <dd aria-hidden>
        <Plot curve={bandStroke(hz)} className={`h-7 w-full ${ink}`} strokeWidth={1.25} />
      </dd>
    </div>
  );
}
