import { pointsFor, sampleCurve } from '@overtone/domain/figure/curve';
import { formatFrequency } from '@overtone/domain/frequency/format-frequency';
import type { Cycles, Seconds, UnitInterval } from '@overtone/domain/units';
import { useState } from 'react';
import { TONE_WORDS, TONE_HZ } from '../../content/figure-words.ts';
import { FigureBody } from './figure-body.tsx';
import { Area, Plane, Stroke } from './plane.tsx';
import { RangeField } from './range-field.tsx';
import { isochronicLevel, levelAtEar } from './two-ears.ts';

const SPAN_SECONDS: Seconds = 1;
const RATE = { min: 2, max: 40, step: 1 } as const;

/** A tone that pulses, beside two that only differ: what reaches each ear. */
export function TonesFigure() {
  const [beatHz, setBeat] = useState(10);
  const [crossed, setCrossed] = useState(0);
  const rows = [
    { text: TONE_WORDS.both, level: isochronicLevel, ink: 'accent' },
    {
      text: TONE_WORDS.left,
      level: (beat: Cycles) => levelAtEar(crossed, beat),
      ink: 'edge',
    },
    {
      text: TONE_WORDS.right(TONE_HZ + beatHz),
      level: (beat: Cycles) => levelAtEar(crossed, beat),
      ink: 'edge',
    },
  ] as const;
  return (
    <FigureBody
      finding={TONE_WORDS.finding(beatHz, crossed)}
      plot={
        <>
          {rows.map(({ text, level, ink }) => (
            <div key={text} className="mb-4">
              <p className="text-note font-semibold text-muted">{text}</p>
              <LevelRow beatHz={beatHz} level={level} ink={ink} />
            </div>
          ))}
          <p className="text-right text-note text-muted">{TONE_WORDS.time} →</p>
        </>
      }
      controls={
        <>
          <RangeField
            label={TONE_WORDS.rate}
            value={beatHz}
            {...RATE}
            text={formatFrequency(beatHz)}
            onChange={setBeat}
          />
          <RangeField
            label={TONE_WORDS.crossed}
            value={100 * crossed}
            min={0}
            max={100}
            step={5}
            text={TONE_WORDS.crossedValue(crossed)}
            onChange={(value) => setCrossed(value / 100)}
          />
        </>
      }
    />
  );
}

interface LevelRowProps {
  readonly beatHz: number;
  readonly level: (beat: Cycles) => UnitInterval;
  readonly ink: keyof typeof INKS;
}

const INKS = {
  accent: { fill: 'fill-pale-accent', stroke: 'stroke-accent' },
  edge: { fill: 'fill-pale-edge', stroke: 'stroke-edge' },
} as const;

/** The outline of a tone over a second. */
function LevelRow({ beatHz, level, ink }: LevelRowProps) {
  const { fill, stroke } = INKS[ink];
  const upper = sampleCurve(pointsFor(beatHz * SPAN_SECONDS), (x) => level(beatHz * x));
  const lower = upper.map(({ x, y }) => ({ x, y: -y }));
  return (
    <Plane className="mt-1.5 h-14 sm:h-16">
      <Area upper={upper} lower={lower} className={fill} />
      <Stroke curve={upper} className={stroke} width={1} />
      <Stroke curve={lower} className={stroke} width={1} />
    </Plane>
  );
}
