import { pointsFor, sampleCurve } from '@overtone/domain/figure/curve';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Seconds } from '@overtone/domain/units';
import { deliveredLight } from '@overtone/engine/stimulus/delivered-light';
import { SCREEN_WORDS } from '../../content/figure-words.ts';
import { FigureBody } from './figure-body.tsx';
import { Plane, Stroke } from './plane.tsx';
import { RangeField } from './range-field.tsx';
import { framesOf, seenHz, stairOf } from './screen-frames.ts';
import { usePaced } from './use-paced.ts';

const SPAN_SECONDS: Seconds = 0.25;
const ASKED = { min: 1, max: 60, step: 1 } as const;
const REFRESH = { min: 30, max: 240, step: 5 } as const;
const ROW = 'mt-2 h-20 sm:h-24';

/** A pulse that is asked of a screen: what its pictures would make of it, and what Overtone shows instead. */
export function ScreenFigure() {
  const [wish, drawn, setWish] = usePaced({ askedHz: 40, refreshHz: 60 });
  const { askedHz, refreshHz } = wish;
  const shown = deliveredLight(askedHz, { ...wish, isSteady: true });
  const asked = sampleCurve(pointsFor(drawn.askedHz * SPAN_SECONDS), (x) =>
    Math.sin(2 * Math.PI * drawn.askedHz * x * SPAN_SECONDS),
  );
  const frames = framesOf(drawn.askedHz, drawn.refreshHz, SPAN_SECONDS);
  const drawnHz = deliveredLight(drawn.askedHz, { ...drawn, isSteady: true }).hz;
  const delivered = framesOf(drawnHz, drawn.refreshHz, SPAN_SECONDS);
  return (
    <FigureBody
      finding={SCREEN_WORDS.finding(askedHz, refreshHz, seenHz(askedHz, refreshHz), shown)}
      plot={
        <>
          <p className="text-note font-semibold">{SCREEN_WORDS.asked(askedHz, refreshHz)}</p>
          <Plane
            className={ROW}
            marks={frames.map(({ x, y }) => (
              <circle
                key={x}
                cx={`${(100 * x).toFixed(2)}%`}
                cy={`${(50 - 50 * y).toFixed(1)}%`}
                r={drawn.refreshHz > 120 ? 2 : 3}
                className="fill-ink"
              />
            ))}
          >
            <Stroke curve={asked} className="stroke-edge" width={1} />
            <Stroke curve={stairOf(frames)} className="stroke-ink" />
          </Plane>
          <p className="mt-6 text-note font-semibold text-accent">
            {SCREEN_WORDS.shown(formatFrequency(shown.hz))}
          </p>
          <Plane className={ROW}>
            <Stroke curve={stairOf(delivered)} className="stroke-accent" width={2} />
          </Plane>
          <p className="mt-2 text-right text-note text-muted">{SCREEN_WORDS.time} →</p>
        </>
      }
      controls={
        <>
          <RangeField
            label={SCREEN_WORDS.rate}
            value={askedHz}
            {...ASKED}
            text={formatFrequency(askedHz)}
            onChange={(value) => setWish({ ...wish, askedHz: value })}
          />
          <RangeField
            label={SCREEN_WORDS.refresh}
            value={refreshHz}
            {...REFRESH}
            text={formatFrequency(refreshHz)}
            onChange={(value) => setWish({ ...wish, refreshHz: value })}
          />
        </>
      }
    />
  );
}
