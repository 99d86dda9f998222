import { useState } from 'react';
import { NETWORK_WORDS } from '../../content/figure-words.ts';
import { FigureBody } from './figure-body.tsx';
import { bothHigh, opposedSignals } from './opposed-signals.ts';
import { Area, Plane, Stroke } from './plane.tsx';
import { RangeField } from './range-field.tsx';

/** Two networks that trade places, as far as the reader lets them. */
export function NetworksFigure() {
  const [opposition, setOpposition] = useState(0.5);
  const [working, inward] = opposedSignals(-opposition);
  const zero = working.map(({ x }) => ({ x, y: 0 }));
  const shared = working.map(({ x, y }, index) => ({
    x,
    y: Math.max(0, Math.min(y, inward[index]?.y ?? 0)),
  }));
  const correlation = `${opposition > 0 ? '−' : ''}${opposition.toFixed(2)}`;
  return (
    <FigureBody
      finding={NETWORK_WORDS.finding(opposition, bothHigh(working, inward))}
      plot={
        <>
          <Plane
            className="h-56 border-l border-edge sm:h-72"
            marks={<line x2="100%" y1="50%" y2="50%" className="stroke-edge" />}
          >
            <Area upper={shared} lower={zero} className="fill-warn/30" />
            <Stroke curve={inward} className="stroke-muted" />
            <Stroke curve={working} className="stroke-accent" width={2.5} />
          </Plane>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-note text-muted">
            <span className="font-semibold text-accent">{NETWORK_WORDS.working}</span>
            <span className="font-semibold">{NETWORK_WORDS.inward}</span>
            <span className="text-warn">{NETWORK_WORDS.both}</span>
            <span>{NETWORK_WORDS.time} →</span>
          </p>
        </>
      }
      controls={
        <RangeField
          label={NETWORK_WORDS.opposition}
          value={opposition}
          min={0}
          max={0.95}
          step={0.05}
          text={NETWORK_WORDS.correlation(correlation)}
          onChange={setOpposition}
        />
      }
    />
  );
}
